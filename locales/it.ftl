# The page's texts in Italian.
#
# Each line is `key = text`. A name in braces with a dollar sign, as in { $name }, is replaced by a value; keep all of them, in any order
# that suits the language. A choice by number or word looks like this:
#
#     key = { $number ->
#         [one] one trick
#        *[other] { $number } tricks
#     }

## The whole page

app-name = Hakkyoi
app-tagline = Cinque giochi di sumo in una pagina
app-title = { $page } · Hakkyoi
list-middle = { $first }, { $last }
list-end = { $first } e { $last }
list-sentences = { $first } { $last }
home = Home
to-home = Hakkyoi, home
close = Chiudi
go-on = Continua
nothing-here = Qui non c’è nulla
nothing-here-why = Il ring è spazzato e vuoto. Forse l’indirizzo è incompleto.

## Seats

seat = { $seat ->
    [east] Est
   *[west] Ovest
}
name-of-seat = { $name } ({ $seat })
seat-kanji = { $seat ->
    [east] 東
   *[west] 西
}

## Home

games = Scegli un gioco
play = Gioca
unfinished = { $what ->
    [practice] Un allenamento di { $game } in sospeso
   *[bout] Un incontro di { $game } in sospeso
}
versus = vs
unofficial = Una raccolta non ufficiale di cinque giochi pubblicati.
credits = Autori ed editori

## Lessons

lesson = Lezione
lesson-offer = Impara giocando
lesson-of = Impara { $game } giocando
lesson-skip = Salta
lesson-step = Passo { $step } di { $steps }
lesson-play = Gioca un incontro
lesson-again = Ripeti
lesson-seen = Che cosa è successo

## Problems

problem = Problema
problems = Problemi
problems-kanji = 問題
problems-what = In ogni posizione una sola scelta è la migliore, ed è dimostrato. Trovala.
problems-solved = { $number ->
    [one] { $number } risolto
   *[other] { $number } risolti
}
problems-streak = { $number ->
    [0] Risolvilo oggi e domani: comincia una serie.
    [one] Serie di un giorno. Un giorno saltato non la interrompe.
   *[other] { $number } giorni di fila. Un giorno saltato non interrompe la serie.
}
problem-today = Il problema del giorno
problem-today-of = Oggi: { $game }
problem-today-done = Risolto per oggi.
problem-ask = Trova la scelta migliore.
problem-on = Avanti: anche qui una sola scelta è la migliore.
problem-worth = La scelta migliore vince { $best } incontri su 100, ogni altra { $other ->
    [0] nessuno
   *[other] al massimo { $other }
}.
problem-forced = Una scelta vince di sicuro, qualunque cosa faccia l’avversario, e prima di ogni altra.
problem-other = { $tries ->
    [1] Non è la scelta migliore: { $what }.
   *[other] Tentativo { $tries }, nemmeno questa è la scelta migliore: { $what }.
}
problem-wins = { $wins ->
    [0] Non vince nessun incontro su 100, la scelta migliore ne vince { $best }.
    [one] Vince { $wins } incontro su 100, la scelta migliore { $best }.
   *[other] Vince { $wins } incontri su 100, la scelta migliore { $best }.
}
problem-lost = Perdi subito.
problem-loses = Perdi, qualunque cosa tu faccia dopo.
problem-loses-to = Ecco come vince allora { $name }: { $reply }.
problem-unsure = { $turns ->
    [1] La vittoria non è sicura in questo turno.
    [2] La vittoria non è sicura né in questo turno né nel tuo prossimo.
   *[other] La vittoria non è sicura entro { $turns } dei tuoi turni.
}
problem-holds-out = Ecco come resiste { $name }: { $reply }.
problem-hidden = In un incontro non vedresti che cosa ha in mano { $name }, e la vittoria non sarebbe sicura contro: { $reply }.
problem-best = La scelta migliore: { $what }.
problem-best-wins = Vince { $best } incontri su 100, ogni altra { $other ->
    [0] nessuno
   *[other] al massimo { $other }
}.
problem-best-sure = { $turns ->
    [0] Vince di sicuro; ogni altra scelta perde.
    [1] Vince di sicuro in questo turno.
    [2] Vince di sicuro in questo turno o nel tuo prossimo; nessun’altra scelta ci riesce.
   *[other] Vince di sicuro entro { $turns } dei tuoi turni; nessun’altra scelta ci riesce.
}
problem-solved = Risolto.
problem-count = Problema { $number } di { $all }, difficoltà { $grade } su 5
problem-show = Risposta
problem-told = La risposta era questa.
problem-loading = Si carica il problema…
problem-missing = Non è stato possibile caricare il problema. Collegati una volta a Internet, poi riprova.
problem-next = Problema successivo
training = Esercizi
training-what = Tu e l’avversario scegliete nello stesso momento, perciò il gioco migliore è spesso un misto: ora questa carta, ora quella. Scegline una e guarda quanto valeva.
training-ask = Che cosa giochi?
training-why = Tu e l’avversario scegliete nello stesso momento, e il gioco migliore è un misto di più carte.
training-looking = Si cerca una posizione…
training-missing = Non è stato possibile trovare una posizione. Collegati una volta a Internet, poi riprova.
training-next = Posizione successiva
training-mix = Il gioco migliore in 100 posizioni come questa
training-cost = { $number ->
    [0] { $what }: non costa nulla
    [one] { $what }: costa { $number } vittoria su 100 incontri
   *[other] { $what }: costa { $number } vittorie su 100 incontri
}
training-known = Se { $name } conoscesse la tua scelta, la risposta migliore sarebbe { $answer }: vinceresti { $left } incontri su 100. Il gioco migliore ne vince { $wins }.
training-known-hidden = Se { $name } conoscesse la tua scelta, vinceresti { $left } incontri su 100. Il gioco migliore ne vince { $wins }.
training-average = Le tue ultime { $count } scelte sono costate in media { $number } { $number ->
    [one] vittoria
   *[other] vittorie
} su 100 incontri.
training-stands = { $count ->
    [0] non ancora provato
   *[other] { $number ->
        [one] { $number } vittoria persa
       *[other] { $number } vittorie perse
    } su 100 in media
}
mix-played = giocata
mix-share = { $number } { $number ->
    [one] volta
   *[other] volte
} su 100

## Finché il programma non è in funzione (static/start.js)

not-loaded = Non è stato possibile caricare la pagina. C’è rete? Allora ricaricala.
no-wasm = Questo browser non può far funzionare Hakkyoi
no-wasm-why = I giochi hanno bisogno di WebAssembly. Questo browser non lo conosce, oppure è disattivato: da un’impostazione, da una modalità di protezione o da chi gestisce il dispositivo. Consentilo per questa pagina, o apri la pagina in un altro browser. Ciò che hai salvato resta.
load-again = Ricarica
report = L’errore
report-kept = Niente è perso: ogni mossa fin qui è salvata su questo dispositivo.
report-resume = Riprendi l’incontro
report-copy = Copia l’errore
report-copied = L’errore è stato copiato.
report-marked = L’errore è selezionato: puoi copiarlo da lì.

## The data on this device

notice = Avviso
damaged = { $number ->
    [one] Una voce salvata era danneggiata ed è stata messa da parte. Tutto il resto è come prima.
   *[other] { $number } voci salvate erano danneggiate e sono state messe da parte. Tutto il resto è come prima.
}
damaged-no-room = { $number ->
    [one] Una voce salvata è danneggiata. Manca lo spazio per metterla da parte, quindi resta dov’è, e al suo posto non si può salvare nulla finché non la elimini. Prima salvala in un file.
   *[other] { $number } voci salvate sono danneggiate. Manca lo spazio per metterle da parte tutte, quindi alcune restano dove sono, e al loro posto non si può salvare nulla finché non le elimini. Prima salvale in un file.
}
damaged-save = Salva le voci messe da parte
damaged-discard = Elimina
not-kept = Questo browser non salva nulla per questa pagina: puoi giocare, ma l’incontro va perso quando chiudi la scheda.
save-refused = Il browser non ha salvato questo incontro: forse il suo spazio è pieno. Puoi continuare a giocare, ma le ultime mosse vanno perse quando chiudi la scheda.
newer = Una versione più recente di questa pagina ha salvato qualcosa su questo dispositivo, e lì resta. Questa versione ne fa a meno: quello che salverebbe nello stesso posto va perso quando chiudi la scheda.
newer-stays = Una versione più recente di questa pagina ha salvato su questo dispositivo qualcosa che questa versione non sa leggere. Resta com’è. Ricarica la pagina per avere la versione più recente.
save-newer = Una versione più recente di questa pagina ha salvato qui un incontro. Puoi continuare a giocare, ma questo incontro va perso quando chiudi la scheda.
room-scarce = Lo spazio che il browser riserva a questa pagina è quasi pieno ({ $percent }%). Una volta pieno non si può salvare altro: salva i tuoi dati in un file.
bout-erased = In un’altra scheda sono stati cancellati tutti i dati di questo dispositivo. Qui l’incontro continua: dalla tua prossima mossa viene di nuovo salvato.
bout-passed = Questo incontro è andato avanti in un’altra scheda. Le mosse che il browser non aveva salvato in questa scheda sono andate perse.
dismiss = Nascondi
update = È pronta una nuova versione della pagina. Tutto ciò che è salvato resta, e l’incontro in sospeso continua nella nuova versione.
update-take = Usa la nuova versione
backup = Dall’ultimo file salvato hai giocato { $number } incontri. Sono solo in questo browser.
backup-take = Salva un file
watching = Questo incontro si gioca in un’altra scheda. Qui puoi guardare.
watching-here = Gioca qui

## Settings

settings = Impostazioni
menu = Menu
language = Lingua
language-device = Automatica
language-missing = Non è stato possibile caricare questa lingua: forse manca la rete. La pagina mantiene la sua lingua e riproverà quando la aprirai di nuovo.
theme = Aspetto
theme-name = { $theme ->
    [system] Automatico
    [day] Giorno
   *[night] Notte
}
view = Vista del dohyō
view-side = Di lato
view-above = Dall’alto
pace = Ritmo
pace-name = { $pace ->
    [instant] Immediato
    [fast] Veloce
    [normal] Normale
   *[slow] Lento
}
confirm = Giocare una carta
confirm-no = Subito
confirm-yes = Con conferma
sound = Suono
sound-on = Sì
sound-off = No
letters = Tasti lettera
letters-on = Sì
letters-off = No
letters-note = Funzionano in tutta la pagina, così in due potete usare la stessa tastiera. Conta la posizione dei tasti; se il browser non dice che cosa è stampato sui tuoi, i nomi sono quelli della tastiera inglese (QWERTY). Se li spegni: vai con Tab sul copricarte, tieni premuto Spazio per guardare, scegli con le frecce, posa con Invio.
version = Hakkyoi, versione { $version }
log = Cronaca
leave = Esci (l’incontro resta salvato)
new-bout = Nuovo incontro
rules = Regole

## The set-up of a bout

setup-who = Chi gioca
setup-table = In due a questo tavolo
setup-computer = Contro il computer
setup-watch = Guarda due computer
setup-more = Altre opzioni
setup-kind = L’incontro vale?
setup-real = Vale
setup-keiko = Allenamento
setup-keiko-note = Keiko 稽古: puoi annullare ogni mossa e chiedere un consiglio con un tocco.
undo = Annulla
setup-names = Nomi
setup-name = { $seat ->
    [east] Est, a sinistra
   *[west] Ovest, a destra
}
setup-default-name = { $seat ->
    [east] Tetsu
   *[west] Kaze
}
setup-seat = Il tuo posto
setup-seat-name = { $seat ->
    [east] Est, sinistra
   *[west] Ovest, destra
}
seating = Come vi sedete
seating-passing = { $hands ->
    [open] Fianco a fianco
   *[hidden] A turno
}
seating-facing = Faccia a faccia
seating-passing-note = { $hands ->
    [open] Guardate entrambi dallo stesso lato.
   *[hidden] Una tendina nasconde le carte mentre vi passate il dispositivo.
}
seating-facing-note = { $hands ->
    [open] Il dispositivo sta fra voi due, un lato per ciascuno.
   *[hidden] Il dispositivo sta fra voi due, un lato per ciascuno. Le tue carte si vedono solo mentre tieni premuto il copricarte o una carta, uno di voi alla volta.
}
seating-cramped = Questo schermo è troppo piccolo per giocare faccia a faccia: passatevi il dispositivo.
setup-gives-up = L’incontro in sospeso fra { $east } e { $west } verrebbe abbandonato.
setup-gives-up-stays = Resta incompiuto nell’elenco dei tuoi incontri.
setup-go-on = Continua quello
setup-guest = Un ospite
setup-guest-name = Nome dell’ospite
setup-wrestlers = Crea un lottatore, e ogni incontro che vale finisce sul suo segnapunti
begin = Inizia
# How strong a computer plays, in a word and with the rank that sumo has for it.
level = { $level ->
    [makushita] Principiante (makushita)
    [maegashira] Facile (maegashira)
    [komusubi] Medio (komusubi)
    [ozeki] Forte (ōzeki)
   *[yokozuna] Esperto (yokozuna)
}
# The computers' ring names, one for each strength. They are invented, and short, because a phone has little room for them.
opponent = { $level ->
    [makushita] Moyama
    [maegashira] Soyogi
    [komusubi] Iwakumo
    [ozeki] Oroshi
   *[yokozuna] Raimine
}
# Where a player chooses one of them.
opponent-level = { $name }, { $level ->
    [makushita] principiante (makushita)
    [maegashira] facile (maegashira)
    [komusubi] medio (komusubi)
    [ozeki] forte (ōzeki)
   *[yokozuna] esperto (yokozuna)
}
# Beside the name of a computer on the banzuke.
banzuke-computer = { $level ->
    [makushita] Computer, principiante
    [maegashira] Computer, facile
    [komusubi] Computer, medio
    [ozeki] Computer, forte
   *[yokozuna] Computer, esperto
}
setup-opponent = Avversario
setup-gives-up-all = L’incontro in sospeso di { $names } verrebbe abbandonato.

## The hand-over screen

handover-title = { $name }, tocca a te
handover-take = { $name }, prendi il dispositivo
handover-sealed = { $what ->
    [swaps] { $other } ha scelto gli scambi.
   *[card] La carta di { $other } è coperta.
} Finché la tendina è chiusa non si vede nulla.
look-together = Per tutti e due, { $east } e { $west }.
handover-why = Finché la tendina è chiusa non si vede nulla.
handover-lift = Tieni premuto per aprire
handover-again = Premi ancora una volta
handover-twice = o premi due volte
handover-back = { $what ->
    [swaps] { $other }: scegli di nuovo gli scambi
   *[card] { $other }: riprendi la carta
}

## Face to face

palm = Tieni premuto e guarda
palm-of = Tieni premuto e guarda la mano di { $name }
palm-letters = { $named ->
    [printed] o tasti: { $look } guarda, { $back } e { $on } scelgono, { $lay } posa
   *[placed] o tasti (QWERTY): { $look } guarda, { $back } e { $on } scelgono, { $lay } posa
}
palm-keys = o Tab fin qui: Spazio guarda, le frecce scelgono, Invio posa
palm-touch = poi scorri sulle carte, o tienine premuta una
card-covered = Carta { $number }, coperta
facing-picked = Una carta è scelta
facing-picked-why = Sporge dalla mano. Per posarla premila di nuovo, o premi il tuo posto al centro.
facing-back = Riprendila
facing-waits = Si aspetta { $name }.

## The bout

hand = La tua mano
dohyo = Il dohyō
what-now = E adesso
shout = { $shout ->
    [hakkyoi] Hakkyoi!
   *[shobuari] Shōbu-ari!
}
shout-kanji = { $shout ->
    [hakkyoi] はっきよい
   *[shobuari] 勝負あり
}
option-shut = { $card }, ora non si può giocare
choose-card = Scegli una carta
choose-card-named = { $name }, scegli una carta
choose-together = Le due carte si girano insieme.
choose-sealed = La carta di { $name } è coperta. Le due carte si girano insieme.
choose-thinking = Tutti e due pensano
tap-again = Toccala di nuovo per giocarla.

## What to do now

now-choosing = { $name } sta scegliendo
now-thinking = { $name } sta pensando
now-sealed-why = La tua carta resta coperta finché non avete scelto entrambi.
confirm-play = Gioca
confirm-back = Riprendila
now-failed = Il computer non è riuscito a scegliere
retry = Riprova
result = Risultato

## Hints in practice

hint = Consiglio
hint-thinking = Il consiglio arriva…
hint-failed = Nessun consiglio. Chiedi di nuovo.
hint-meant = { $card }, il consiglio
study-failed = L’analisi non ha risposto.
study-thinks = L’analisi sta pensando…
study-progress = Scelte analizzate: { $done } su { $all }.
hint-share = { $tenths ->
    [0] Così non si vince quasi mai.
    [1] Così si vince circa 1 incontro su 10.
    [10] Così si vince quasi sempre.
   *[other] Così si vincono circa { $tenths } incontri su 10.
}

## The result

result-say = Shōbu-ari! { $name } vince.
result-drawn = Nessuno vince.
win = vittoria
loss = sconfitta
rematch = Rivincita
look-again = Rivedi

## Quick reference

quick = In breve

## The rules

rules-all = Giochi
rules-read = Leggi le regole
rules-list-lead = Una pagina per ogni gioco.
rules-contents = Indice
rules-then = poi
rules-link = Tutte le regole, con figure
rules-ours = Dove il regolamento lascia un dubbio, abbiamo dovuto scegliere. Noi lo leggiamo così:
credit-ours = Disegni, testi e gioco del computer sono opera di Hakkyoi.

## Wrestlers

elsewhere = Altre pagine
back = Indietro
back-to = { $to ->
    [bout] All’incontro
    [setup] Alla preparazione
   *[other] Indietro
}
wrestlers = Lottatori
wrestlers-kanji = 力士
wrestlers-none = Ancora nessun lottatore. Dai un nome al tuo e sceglilo quando prepari un incontro: ogni incontro vinto o perso aggiunge una stella al segnapunti.
wrestlers-retired = A riposo
wrestler-new = Nome del nuovo lottatore
wrestler-name = Nome
wrestler-make = Crea un lottatore
wrestler-made = C’è un nuovo lottatore: { $name }.
wrestler-rename = Rinomina
wrestler-rename-whom = Rinomina { $name }
wrestler-renamed = Ora il lottatore si chiama { $name }.
wrestler-retire = A riposo
wrestler-retire-whom = Metti { $name } a riposo
wrestler-retire-why = Un lottatore a riposo non viene più proposto per gli incontri. Tutti i fogli restano, e puoi richiamarlo quando vuoi.
wrestler-retired = { $name } va a riposo.
wrestler-return = Richiama
wrestler-return-whom = Richiama { $name }
wrestler-back = { $name } è di nuovo in gara.
retired = a riposo
cancel = Annulla
book-no-name = A un lottatore serve un nome.
book-name-taken = Un altro lottatore ha già questo nome.
book-not-there = Quel lottatore non esiste più.
book-refused = Il browser non ha potuto salvare: forse il suo spazio è pieno.
standing-none = Nessun incontro
standing-open = Ancora senza grado; vinti { $wins }, persi { $losses }
standing = { $rank }; vinti { $wins }, persi { $losses }

## Scorepads and the banzuke

kimarite = { $kimarite ->
    [yorikiri] Yorikiri
    [uwatenage] Uwatenage
    [abisetaoshi] Abisetaoshi
    [hikiotoshi] Hikiotoshi
   *[utchari] Utchari
}
scorepads = Segnapunti
scorepad = Segnapunti
scorepad-kanji = 星取
pad-of = { $name }, { $game }
pad-best = Miglior grado: { $rank }, sul foglio { $number }.
pad-all = { $sheets ->
    [one] Un foglio
   *[other] { $sheets } fogli
}, { $wins ->
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
}, { $losses ->
    [one] { $losses } sconfitta
   *[other] { $losses } sconfitte
}.
pad-empty = { $name } non ha ancora stelle. Ogni incontro vinto o perso ne aggiunge una qui.
sheets = Fogli
sheet-number = Foglio { $number }
sheet-open = Aperto
sheet-closed = terza sconfitta: foglio chiuso, { $rank }
star-won = vinto
star-lost = perso
days = { $first } – { $last }
third-loss = Chiuso dalla terza sconfitta
third-loss-kanji = 三敗
pad-techniques = Tecniche
pad-techniques-kanji = 決まり手
pad-won = vinti
pad-lost = persi
over-time = I risultati nel tempo
over-time-now = { $stands ->
    [level] Tante vittorie quante sconfitte
    [fewer] { $number } { $number ->
        [one] vittoria
       *[other] vittorie
    } in meno rispetto alle sconfitte
   *[more] { $number } { $number ->
        [one] vittoria
       *[other] vittorie
    } in più rispetto alle sconfitte
} in { $bouts } incontri vinti o persi. Serie di vittorie più lunga: { $run }.
pad-basho = { $won ->
    [one] { $won } basho vinto
   *[other] { $won } basho vinti
} su { $all }
pad-newest = Gli ultimi incontri
star-points = { $number ->
    [one] { $points } punto
   *[other] { $points } punti
}
pad-met = Avversari
head-to-head = { $name } contro { $rival }
kinboshi = Kinboshi
kinboshi-kanji = 金星
kinboshi-what = Vittorie sul computer più forte, uno yokozuna
won-lost = vinti { $won }, persi { $lost }
album = Album delle kimarite
album-won = vinto con { $won } su { $all }
album-unmet = non ancora vista
album-new = Nuova nell’album di { $name }: { $kimarite }
speciality = { $name } vince con { $kimarite }: { $won } { $won ->
    [one] volta
   *[other] volte
} su { $wins }.
ranks = Grado
ranks-how = vittorie prima della terza sconfitta
rank-wins = { $rank ->
    [yokozuna] 10 o più
    [ozeki] 8 o 9
    [sekiwake] 6 o 7
    [komusubi] 5
    [maegashira] 4
   *[makushita] da 0 a 3
}
rank = { $rank ->
    [yokozuna] Yokozuna
    [ozeki] Ōzeki
    [sekiwake] Sekiwake
    [komusubi] Komusubi
    [maegashira] Maegashira
   *[makushita] Makushita
}
all-games = Tutti i giochi
all-games-how = Chi ha vinto di più
banzuke = Banzuke
banzuke-kanji = 番付
banzuke-none = Nessuno ha ancora una stella. Crea un lottatore, o finisci un incontro contro il computer: anche il computer raccoglie stelle.

## The archive of all bouts

bouts = Incontri
bouts-kanji = 取組
bouts-none = Ancora nessun incontro. Ogni incontro finito resta qui, anche contro il computer e tra ospiti, così puoi rivederlo. Gli allenamenti non restano.
bouts-found = { $number ->
    [0] Nessun incontro corrisponde
    [one] Un incontro
   *[other] { $number } incontri
}
bouts-more = Mostra altri incontri
bouts-name = Nome
bouts-game = Gioco
bouts-result = Risultato
bouts-any = tutti
kimarite-heading = Kimarite
bouts-ended = { $ended ->
    [won] vinto
    [drawn] nessun vincitore
   *[lost] perso
}
bouts-save = Salva questi incontri in un file
bout-save = Salva in un file
bouts-saved = { $number ->
    [one] Un incontro è stato salvato in un file.
   *[other] { $number } incontri sono stati salvati in un file.
}
bout-beat = { $winner } batte { $others }
bout-drawn = Nessun vincitore: { $names }
bout-open = Incompiuto: { $names }
bout-given-up = Abbandonato
bout-what = { $kimarite }, { $game }, { $date }
bout-share-which = Condividi: { $bout }
bout-delete = Elimina
bout-delete-which = Elimina: { $bout }
bout-delete-sure = Elimina l’incontro da questo dispositivo e le sue stelle dai segnapunti. Non si può recuperare.
bout-deleted = L’incontro è stato eliminato.
bout-gone = Questo incontro non è su questo dispositivo. Forse è stato eliminato qui, o giocato su un altro dispositivo.
bout-unreadable = Questo verbale è danneggiato, oppure l’ha scritto una versione più recente di questa pagina. Ricarica la pagina per avere la versione più recente.
star-look = { $won ->
    [yes] Una vittoria: rivedi questo incontro
   *[no] Una sconfitta: rivedi questo incontro
}
keep-pad = Vuoi creare un segnapunti per { $name } e metterci questo incontro?
keep-pad-do = Crea un segnapunti
keep-pad-known = { $name } ha già un segnapunti qui. Vuoi metterci questo incontro?
keep-pad-known-do = Mettilo lì

## Exporting and importing the data

data = I tuoi dati
data-way = Dati
data-kanji = 控え
data-where = Incontri, lottatori, segnapunti e impostazioni sono salvati solo in questo browser, su questo dispositivo.
data-export = Porta tutto con te
data-export-why = Un solo file contiene tutto, anche le voci danneggiate: per un altro dispositivo, o per sicurezza.
data-export-do = Salva in un file
data-exported = Il browser ha ricevuto il file. Controlla che sia fra i download prima di farci affidamento.
data-own-app = Su questo dispositivo, un’app nella schermata Home ha dati propri. Prima di aggiungervi questa pagina, salva qui i tuoi dati in un file e poi riprendili lì.
data-own-app-home = Prima di aggiungere Hakkyoi alla schermata Home: i tuoi dati restano in questo browser.
data-import = Riporta tutto qui
data-import-why = Puoi aggiungere a quello che c’è un file salvato da questa pagina, o sostituire tutto. Prima vedi che cosa cambierebbe.
data-import-do = Scegli un file
data-import-sure = Il file ({ $date }) è a posto.
data-add-what = Se lo aggiungi: { $wrestlers ->
    [0] nessun nuovo lottatore
    [one] un nuovo lottatore
   *[other] { $wrestlers } nuovi lottatori
}, { $bouts ->
    [0] nessun nuovo incontro
    [one] un nuovo incontro
   *[other] { $bouts } nuovi incontri
} e { $unfinished ->
    [0] nessun incontro in sospeso
    [one] un incontro in sospeso
   *[other] { $unfinished } incontri in sospeso
}. Quello che c’è già non cambia.
data-add-nothing = I suoi lottatori e incontri sono già tutti qui. Aggiungerlo non cambia nulla.
data-differing = { $number ->
    [one] Un lottatore ha un altro nome nel file, o è a riposo in uno solo dei due posti, e resta com’è qui.
   *[other] { $number } lottatori hanno un altro nome nel file, o sono a riposo in uno solo dei due posti, e restano come sono qui.
}
data-replace-what = Se sostituisci tutto, quello che c’è ora viene eliminato e al suo posto va il contenuto del file.
data-add-yes = Aggiungi a quello che c’è
data-added = Ora tutto il contenuto del file è qui.
data-import-yes = Sostituisci tutto
data-imported = Ora tutto è come nel file.
data-room = Che cosa occupa spazio
data-room-part = { $part ->
    [books] Lottatori, segnapunti e tutti gli incontri
    [bouts] L’ultimo incontro di ogni gioco
    [damaged] Voci danneggiate
   *[others] Impostazioni e preparazione
}
data-kilobytes = { $number } kB
data-room-all = In tutto { $used } dei circa { $granted } che il browser riserva a questa pagina.
data-report = La pagina è inciampata
data-report-why = Ecco il messaggio d’errore: non contiene nulla dei tuoi incontri, e non viene inviato a nessuno se non lo fai tu.
data-report-discard = Elimina
data-erase = Cancella
data-erase-why = Ogni incontro, lottatore, foglio e impostazione su questo dispositivo, e ciò che hanno salvato altre versioni di questa pagina.
data-erase-do = Cancella tutto
data-erase-sure = Solo un file salvato prima può riportare indietro i dati.
data-erase-yes = Cancella tutto
data-erased = Tutto è stato cancellato.
download-failed = Il browser non ha accettato il file, quindi non è stato salvato nulla. Tutto è come prima; riprova.
data-failed = Il browser ha rifiutato: forse il suo spazio è pieno. Tutto è come prima.
unfit-no-archive = Questo file non viene da questa pagina, o è danneggiato. Non è cambiato nulla.
unfit-version = Questo file viene da una versione successiva ({ $version }). Non è cambiato nulla; prima aggiorna la pagina.
unfit-unknown = Questo file contiene «{ $name }», che questa versione della pagina non conosce. Non è cambiato nulla; prima aggiorna la pagina.
unfit-newer = In questo file «{ $name }» è stato scritto da una versione più recente della pagina. Non è cambiato nulla; prima aggiorna la pagina.
unfit-damaged = In questo file «{ $name }» è danneggiato. Non è cambiato nulla.

## Records and replays

record = Il verbale
record-copy = Copia il verbale
record-link = Copia un link
record-share = Condividi
record-qr = Codice QR
record-qr-name = Codice QR di un link a questo incontro
record-qr-drawn = Il codice QR è in preparazione…
record-qr-scan = Inquadralo con la fotocamera di un altro dispositivo per rivedere lì questo incontro.
record-qr-long = L’incontro è troppo lungo per un codice QR. Copia invece il verbale.
record-qr-failed = Nessun codice QR. Riprova.
record-copied = Il verbale è stato copiato.
record-not-copied = Il browser non permette di copiare. Puoi selezionare il verbale e copiarlo a mano.
record-link-copied = È stato copiato un link a questo incontro.
record-open = Un incontro da un verbale
record-paste = Incolla qui un verbale di { $game }
record-look = Guarda l’incontro
link-garbled = Questo link è tagliato o danneggiato, quindi l’incontro che contiene non si può leggere. Chiedi che te lo mandino di nuovo, oppure incolla qui il verbale.
record-wrong = Riga { $line }, «{ $token }»: { $why }
record-form = { $form ->
    [none] in questo testo non c’è nessun verbale
    [several] c’è più di un verbale
    [other] questo è un incontro di un altro gioco
    [unknown] qui non c’è nessun gioco con questo nome
    [no-game] un verbale comincia con il tag [Game "…"]
    [late] i tag di un verbale stanno prima delle mosse
    [twice] questo tag compare due volte in un verbale
    [backslash] dentro un valore una barra rovesciata sta solo prima di " o di un’altra \
    [quotes] le virgolette del valore di questo tag non sono chiuse
    [after] dopo la parentesi chiusa di un tag la riga deve finire
   *[tag] un tag si scrive [Nome "valore"], con una parola come nome
}.
record-over = l’incontro è già finito.
record-turn = non tocca a questo lato.
record-result = le mosse portano a «{ $result }».
record-missing = manca il tag [{ $tag } "…"].
review = Replay
review-back = Indietro
review-next = Avanti
review-first = Inizio
review-last = Fine
review-play = Riproduci
review-pause = Pausa
review-steps = Scorri l’incontro
review-turns = Turni
review-empty = In questo incontro non è ancora successo nulla.
greet-watch = Guarda l’incontro
greet-play = Gioca a { $game }
play-on = Continua da qui
play-on-as = Continua come { $name }
play-on-anyway = Abbandonalo e gioca
play-on-note = Finché non scegli altro, il caso e gli altri fanno quello che hanno fatto in questo incontro.
review-place = { $number } di { $all }
hand-of = Mano di { $name }

## The analysis

analysis = Analisi
study-played = { $name }: { $what }.
review-share = { $wins ->
    [one] Così si vince { $wins } incontro su 100.
   *[other] Così si vincono { $wins } incontri su 100.
}
cost-mark = { $weight ->
    [slip] { $name }: una svista che costa { $cost } vittorie su 100
   *[mistake] { $name }: un errore che costa { $cost } vittorie su 100
}
costliest = La scelta costata di più a { $name }: { $played }. Meglio: { $best }. La differenza: { $cost } vittorie su 100 incontri.
costliest-none = Nessuna scelta è costata molto.
graph = Chi era in vantaggio
graph-of = Le possibilità di { $name }
graph-here = Da qui { $name } vince { $exact ->
    [exact] esattamente
   *[estimate] circa
} { $wins ->
    [one] { $wins } incontro
   *[other] { $wins } incontri
} su 100.

## A round robin

robin-pick = Scegli chi iscrivere
robin-back = Alla classifica

## A basho

basho-length = Durata
unfinished-series-next = Basho: { $east }{"\u2060"}–{"\u2060"}{ $west }; resta da giocare il prossimo incontro.
unfinished-series = Turno { $number }; basho: { $east }{"\u2060"}–{"\u2060"}{ $west }
bout-turn = Turno { $number }
period-turn = { $game ->
    [circle] Ripresa { $number } di { $all }, turno { $turn }
   *[other] Incontro { $number }, al meglio di { $all }, turno { $turn }
}
senshuraku-turn = Senshūraku, turno { $turn }
next-period = { $game ->
    [circle] Ripresa { $number }
   *[other] Incontro { $number }
}
new-basho = Nuovo basho
basho-won = { $name } vince il basho { $more }{"\u2060"}–{"\u2060"}{ $fewer }.
basho-senshuraku = { $game ->
    [circle] { $number }{"\u2060"}–{"\u2060"}{ $number }. Senshūraku: la prossima ripresa decide il basho.
   *[other] { $number }{"\u2060"}–{"\u2060"}{ $number }. Senshūraku: il prossimo incontro decide il basho.
}
basho-stands = Punteggio del basho: { $east }{"\u2060"}–{"\u2060"}{ $west }.

## Japanese words, and what a tap on one says

term = { $term ->
    [abisetaoshi] Abisetaoshi
    [banzuke] Banzuke
    [basho] Basho
    [byakko] Byakko
    [dohyo] Dohyō
    [fuda] Fuda
    [fusa] Fusa
    [genbu] Genbu
    [ginosho] Ginō-shō
    [hakkeyoi] Hakkeyoi
    [hakkyoi] Hakkyoi
    [higashi] Higashi
    [hikae] Hikae
    [hikiotoshi] Hikiotoshi
    [hikiwake] Hikiwake
    [hikkake] Hikkake
    [hoshitori] Hoshitori
    [ikioi] Ikioi
    [isamiashi] Isamiashi
    [kanto] Kantō
    [katasukashi] Katasukashi
    [keiko] Keiko
    [kimarite] Kimarite
    [kimedashi] Kimedashi
    [komusubi] Komusubi
    [kuroboshi] Kuroboshi
    [maegashira] Maegashira
    [makushita] Makushita
    [mamorite] Mamorite
    [michi] Michi
    [nage] Nage
    [nishi] Nishi
    [nodowa] Nodowa
    [nokkuauto] Nokkuauto
    [nokotta] Nokotta
    [oshidashi] Oshidashi
    [ozeki] Ōzeki
    [rikishi] Rikishi
    [seiryu] Seiryū
    [sekiwake] Sekiwake
    [senshuraku] Senshūraku
    [shikona] Shikona
    [shiroboshi] Shiroboshi
    [shobuari] Shōbu-ari
    [suzaku] Suzaku
    [tachiai] Tachiai
    [tawara] Tawara
    [tokuiwaza] Tokuiwaza
    [torikumi] Torikumi
    [torinaoshi] Torinaoshi
    [tsukidashi] Tsukidashi
    [tsuppari] Tsuppari
    [tsuridashi] Tsuridashi
    [utchari] Utchari
    [uwatehineri] Uwatehineri
    [uwatenage] Uwatenage
    [wa] Wa
    [yokozuna] Yokozuna
    [yori] Yori
    [yorikiri] Yorikiri
    [yoritaoshi] Yoritaoshi
    [yusei] Yūsei
   *[yusho] Yūshō
}
term-kanji = { $term ->
    [abisetaoshi] 浴せ倒し
    [banzuke] 番付
    [basho] 場所
    [byakko] 白虎
    [dohyo] 土俵
    [fuda] 札
    [fusa] 房
    [genbu] 玄武
    [ginosho] 技能賞
    [hakkeyoi] はっけよい
    [hakkyoi] はっきよい
    [higashi] 東
    [hikae] 控え
    [hikiotoshi] 引き落とし
    [hikiwake] 引き分け
    [hikkake] 引っ掛け
    [hoshitori] 星取
    [ikioi] 勢
    [isamiashi] 勇み足
    [kanto] 敢闘賞
    [katasukashi] 肩透かし
    [keiko] 稽古
    [kimarite] 決まり手
    [kimedashi] 極め出し
    [komusubi] 小結
    [kuroboshi] 黒星
    [maegashira] 前頭
    [makushita] 幕下
    [mamorite] 守り手
    [michi] 道
    [nage] 投
    [nishi] 西
    [nodowa] 喉輪
    [nokkuauto] ノックアウト
    [nokotta] 残った
    [oshidashi] 押し出し
    [ozeki] 大関
    [rikishi] 力士
    [seiryu] 青龍
    [sekiwake] 関脇
    [senshuraku] 千秋楽
    [shikona] 四股名
    [shiroboshi] 白星
    [shobuari] 勝負あり
    [suzaku] 朱雀
    [tachiai] 立合い
    [tawara] 俵
    [tokuiwaza] 得意技
    [torikumi] 取組
    [torinaoshi] 取り直し
    [tsukidashi] 突き出し
    [tsuppari] 突っ張り
    [tsuridashi] 吊り出し
    [utchari] うっちゃり
    [uwatehineri] 上手捻り
    [uwatenage] 上手投げ
    [wa] 輪
    [yokozuna] 横綱
    [yori] 寄
    [yorikiri] 寄り切り
    [yoritaoshi] 寄り倒し
    [yusei] 優勢
   *[yusho] 優勝
}
term-is = { $term ->
    [abisetaoshi] atterrare l’avversario cadendogli addosso
    [banzuke] la lista di tutti i lottatori per grado
    [basho] un torneo
    [byakko] la tigre bianca, guardiana dell’ovest
    [dohyo] il ring d’argilla su cui si combatte
    [fuda] una carta, una targhetta
    [fusa] le quattro nappe colorate appese sopra il ring
    [genbu] la tartaruga nera, guardiana del nord
    [ginosho] il premio per la tecnica
    [hakkeyoi] il grido dell’arbitro per lo scontro; in questa pagina si scrive Hakkyoi
    [hakkyoi] il grido dell’arbitro per lo scontro, e il nome di questa pagina
    [higashi] Est, il lato sinistro
    [hikae] ciò che si tiene di riserva; anche il posto dove aspettano i prossimi lottatori
    [hikiotoshi] tirare a terra in avanti
    [hikiwake] un pareggio
    [hikkake] agganciare il braccio e far girare l’avversario
    [hoshitori] la fila di stelle: bianca per una vittoria, nera per una sconfitta
    [ikioi] slancio, forza
    [isamiashi] uscire dal ring per un proprio errore
    [kanto] il premio per lo spirito combattivo
    [katasukashi] scansarsi e tirare giù la spalla dell’avversario
    [keiko] allenamento
    [kimarite] la tecnica che decide un incontro
    [kimedashi] bloccare le due braccia e portare fuori
    [komusubi] il quarto grado
    [kuroboshi] una stella nera: una sconfitta
    [maegashira] il quinto grado, quello di quasi tutti i lottatori della prima divisione
    [makushita] un grado della terza divisione, per giovani lottatori
    [mamorite] una mano che difende
    [michi] una via, una pista
    [nage] un lancio, una proiezione
    [nishi] Ovest, il lato destro
    [nodowa] una mano alla gola
    [nokkuauto] un knock-out
    [nokotta] il grido dell’arbitro finché nessuno è fuori
    [oshidashi] spingere fuori con le due mani
    [ozeki] il secondo grado, subito sotto i gran campioni
    [rikishi] un lottatore di sumo
    [seiryu] il drago verde, guardiano dell’est
    [sekiwake] il terzo grado
    [senshuraku] l’ultimo giorno di un torneo
    [shikona] il nome di battaglia di un lottatore
    [shiroboshi] una stella bianca: una vittoria
    [shobuari] il grido dell’arbitro quando l’incontro è deciso
    [suzaku] la fenice rossa, guardiana del sud
    [tachiai] lo scontro con cui comincia un incontro
    [tawara] le balle di paglia che formano il bordo del ring
    [tokuiwaza] le tecniche preferite di un lottatore
    [torikumi] un incontro
    [torinaoshi] un incontro da rifare
    [tsukidashi] cacciare fuori con un colpo
    [tsuppari] colpi rapidi al petto
    [tsuridashi] sollevare per la cintura e portare fuori
    [utchari] girarsi sul bordo e gettare fuori
    [uwatehineri] torcere a terra, con il braccio da sopra
    [uwatenage] proiettare, con il braccio da sopra
    [wa] un anello, un cerchio
    [yokozuna] il grado più alto, il gran campione
    [yori] avanzare petto contro petto
    [yorikiri] portare fuori tenendo la cintura
    [yoritaoshi] portare fuori e atterrare
    [yusei] avere la meglio
   *[yusho] la vittoria di un torneo
}
