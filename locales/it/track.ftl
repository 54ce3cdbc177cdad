# Track, in Italian. `en.ftl` explains the syntax.

## On the home page

track-name = Pista
track-kanji = 道
track-verb = Due numeri, una spinta
track-line = La carta più alta spinge: la differenza per la più bassa.
track-players = 2 giocatori, 3 min
track-luck = Mani scoperte, puro bluff
track-credit = Sumo, di Tony Reeves; variante tattica di John Walker
unfinished-track = Turno { $number }. I lottatori sono { $side ->
    [middle] al centro
    [east] sulla casella { $space } di Est
   *[west] sulla casella { $space } di Ovest
}.

## Cards and positions

track-tactic = { $tactic ->
    [yori] Yori
    [gino-sho] Ginō-shō
    [nodowa] Nodowa
    [katasukashi] Katasukashi
   *[kanto] Kantō
}
track-tactic-kanji = { $tactic ->
    [yori] 寄
    [gino-sho] 技
    [nodowa] 喉
    [katasukashi] 透
    [kanto] 敢
   *[master] 横
}
track-master = Sumo Master
track-master-as = Sumo Master come { $tactic }
track-how = { $tactic ->
    [yori] Avanzi di una casella.
    [gino-sho] Nulla si muove.
    [nodowa] Vale 7 meno il numero dell’avversario; poi spinge il numero più alto, anche se è quello dell’avversario.
    [katasukashi] La posizione si rovescia: stessa casella, ma nell’altra metà.
    [kanto] Ripete quello che ha fatto la tua carta precedente.
   *[master] Quando la giochi, scegli quale delle altre cinque diventa.
}
track-card-of = { $seat ->
    [east] { $card } di Est
   *[west] { $card } di Ovest
}
track-face-down = { $seat ->
    [east] Carta di Est, coperta
   *[west] Carta di Ovest, coperta
}
track-hand = { $seat ->
    [east] Mano scoperta di Est
   *[west] Mano scoperta di Ovest
}
track-option-spent = { $card }, usata
track-option-chosen = { $card }, coperta
track-spent = usata
track-chosen = scelta
track-yours = tua
track-place = { $side ->
    [middle] centro
    [east] { $number } di Est
    [west] { $number } di Ovest
    [beyond-east] fuori pista, lato di Est
   *[beyond-west] fuori pista, lato di Ovest
}
track-picture = La pista
track-end = { $seat ->
    [east] Lato di Est
   *[west] Lato di Ovest
}
track-stand = { $side ->
    [middle] I lottatori sono al centro.
    [east] I lottatori sono sulla casella { $number } di Est.
    [west] I lottatori sono sulla casella { $number } di Ovest.
    [beyond-east] I lottatori sono fuori pista, dal lato di Est.
   *[beyond-west] I lottatori sono fuori pista, dal lato di Ovest.
}
track-spaces = { $number ->
    [one] 1 casella
   *[other] { $number } caselle
}
track-sum = ({ $high } − { $low }) × { $low } = { $spaces }

## A bout

track-turn = Turno { $number }
track-turn-of = Turno { $number }/{ $all }
track-turn-head = Turno
track-sum-head = Spinta
track-place-head = Arrivo
track-by-referee = tempo scaduto: ha scelto l’arbitro
track-clock = { $number ->
    [one] Resta un secondo
   *[other] Restano { $number } secondi
}
track-now-late = Tempo scaduto per { $name }: sceglie l’arbitro.
track-now-you-late = Tempo scaduto: l’arbitro gioca una delle tue carte
track-now-revealed = Le due carte sono girate.
track-now-lifted = Una carta solo sollevata non conta.
track-now-swap = Scambia fino a due numeri con tattiche
track-now-swap-sealed = La tua scelta si mostra quando avete scelto entrambi.
track-now-swap-why = In segreto; le due scelte si mostrano insieme e valgono per tutto l’incontro.
track-now-swapped = Ora le due mani sono scoperte.
track-swaps = Quali numeri scambiare
track-swap = { $number } con { $tactic }
track-swap-none = nessuno scambio
track-swap-seal = { $number ->
    [0] Nessuno scambio
    [one] Scambia un numero
   *[other] Scambia { $number } numeri
}
track-refuse-spent = La carta { $card } è già usata.
track-refuse-third = Al massimo due numeri: prima riprendine uno.
track-refuse-swaps = Prima entrambi scelgono che cosa scambiare.
track-refuse-late = I numeri si scambiano solo se si gioca con le tattiche, e prima del primo turno.
track-name-tactic = Che cosa diventa il Sumo Master?
track-confirm = Giochi { $card ->
    [one] l’1
    [other] il { $card }
   *[tactic] { $card }
}?
track-lay = Posa { $card ->
    [one] l’1 coperto
    [other] il { $card } coperto
   *[tactic] { $card } coperto
}
track-no-turn = La carta più alta spinge: la differenza moltiplicata per la più bassa.
track-this-turn = Turno { $number }: Est { $east }, Ovest { $west }
track-last-turn = Ultimo turno: Est { $east }, Ovest { $west }
track-ifs = Se giochi { $card ->
    [one] l’1
    [other] il { $card }
   *[tactic] { $card }
}…
track-ifs-end = Se giochi { $card ->
    [one] l’1
    [other] il { $card }
   *[tactic] { $card }
}, e poi l’ultimo turno…
track-ifs-from = { $whose ->
    [own] sei sulla tua casella { $number }
    [theirs] sei sulla sua casella { $number }
   *[middle] sei al centro
}
track-ifs-way = { $way ->
    [push] avanti { $number }
    [back] indietro { $number }
   *[stay] fermi
}
track-ifs-to = { $to ->
    [own] tua { $number }
    [theirs] sua { $number }
    [won] vinci
    [lost] fuori
   *[middle] centro
}
track-out = fuori
track-nominate = Se scade il tempo dell’altro: { $card }
track-nominees = Se scade il tempo dell’altro:
track-nominate-why = Toccane una: l’arbitro la gioca se scade il tempo dell’altro.
track-nominated = Se scade il tempo dell’altro, l’arbitro gioca la carta { $card }.

## The log

track-log-revealed = { $east } mostra { $eastcard ->
    [one] l’1
    [other] il { $eastcard }
   *[tactic] { $eastcard }
}, { $west } { $westcard ->
    [one] l’1
    [other] il { $westcard }
   *[tactic] { $westcard }
}.
track-log-referee = Tempo scaduto: l’arbitro ha giocato { $card ->
    [one] l’1
    [other] il { $card }
   *[tactic] { $card }
} per { $name }.
track-log-repeated = Il Kantō di { $name } ripete { $card ->
    [one] l’1
    [other] il { $card }
   *[tactic] { $card }
}.
track-log-counted = Il Nodowa di { $name } vale { $number }.
track-log-pushed = { $name } spinge: { $sum }.
track-log-equal = Carte uguali: nulla si muove.
track-log-zero = Contro uno 0 nulla si muove.
track-log-advanced = { $name } avanza di una casella.
track-log-stopped = Ginō-shō di { $name }: in questo turno nulla si muove più.
track-log-reversed = { $name } si scansa, e la posizione si rovescia.
track-log-cancelled = Due { $tactic } si annullano a vicenda.
track-log-idle = { $tactic } di { $name } non fa nulla: { $why ->
    [number] non c’è un numero con cui confrontarsi.
    [zero] ha incontrato uno 0.
    [nothing] non c’è una carta da ripetere.
   *[stopped] prima è venuto Ginō-shō.
}
track-log-back = Entrambi riprendono tutte le loro carte.
track-log-oshi = Shōbu-ari! { $name } vince per oshidashi.
track-log-position = Shōbu-ari! { $name } vince per posizione.
track-log-tie = I lottatori sono al centro: pareggio.
track-log-swapped = { $count ->
    [0] { $name } non scambia nulla.
    [one] { $name } scambia { $first ->
        [1] l’1
       *[other] il { $first }
    } con { $firsttactic }.
   *[other] { $name } scambia { $first ->
        [1] l’1
       *[other] il { $first }
    } con { $firsttactic } e { $second ->
        [1] l’1
       *[other] il { $second }
    } con { $secondtactic }.
}

## The result

track-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in classifica da { $bouts ->
    [one] { $bouts } incontro
   *[other] { $bouts } incontri
}
track-kimarite = { $kimarite ->
    [oshi-dashi] Oshidashi
    [position] Posizione
   *[tie] Pareggio
}
track-kimarite-kanji = { $kimarite ->
    [oshi-dashi] 押し出し
    [position] 優勢
   *[tie] 引き分け
}
track-why-oshi = Una spinta ha portato { $loser } fuori dalla pista.
track-why-position = { $side ->
    [east] Dopo l’ultimo turno i lottatori sono nella metà di { $loser }, sulla casella { $number } di Est.
   *[west] Dopo l’ultimo turno i lottatori sono nella metà di { $loser }, sulla casella { $number } di Ovest.
}
track-why-tie = Dopo l’ultimo turno i lottatori sono al centro.

## Practice and review

track-mix = Che cosa dovrebbe giocare { $name }
track-hint-mix = Che cosa giocherebbe l’analisi
track-gave-away = La carta { $card } è costata { $number } { $number ->
    [one] vittoria
   *[other] vittorie
} su 100 incontri.
track-in-mix = La carta { $card } è giusta { $number } { $number ->
    [one] volta
   *[other] volte
} su 100.
track-no-cost = La carta { $card } non è costata nulla.
track-swap-cost = { $number ->
    [0] Questo scambio non è costato nulla.
    [one] Questo scambio è costato { $number } vittoria su 100 incontri.
   *[other] Questo scambio è costato { $number } vittorie su 100 incontri.
}

## Setting up

track-ends = Quanto dura
track-six-turns = Sei turni
track-endless = Fino all’oshidashi
track-endless-note = Fino all’oshidashi, cioè finché uno spinge fuori l’altro: chi non ha più carte le riprende tutte, e l’incontro continua.
track-zero = Uno zero in ogni mano
track-tactics = Tattiche
track-without = Senza
track-with = Con
track-clock-ask = Tempo per scegliere
track-clock-time = { $number ->
    [0] Senza limite
    [60] 1 minuto
   *[other] { $number } secondi
}
track-clock-free = Un altro tempo
track-clock-seconds = Secondi, al massimo { $most }
track-clock-note = { $number ->
    [one] Chi non ha scelto dopo un secondo lascia la scelta all’arbitro. Fra due persone, finché l’altro non ha scelto puoi indicare quale delle sue carte giocherebbe l’arbitro. Per gli scambi non c’è limite di tempo.
   *[other] Chi non ha scelto dopo { $number } secondi lascia la scelta all’arbitro. Fra due persone, finché l’altro non ha scelto puoi indicare quale delle sue carte giocherebbe l’arbitro. Per gli scambi non c’è limite di tempo.
}

## The rules

track-quick-turn = Ognuno sceglie una carta; poi si girano insieme. La più alta spinge: la differenza moltiplicata per la più bassa. Carte uguali non spingono.
track-quick-end = Chi viene spinto oltre la fine della pista ha perso. L’ultima casella non è ancora fuori. Dopo sei turni vince chi ha portato i lottatori nella metà dell’altro; al centro è pareggio.
track-quick-oshi = Chi viene spinto oltre la fine della pista ha perso. Non c’è un ultimo turno: quando le mani sono vuote, entrambi riprendono tutte le loro carte.
track-quick-zero = { $oshi ->
    [true] Ogni mano ha anche uno 0: contro lo 0 nulla si muove.
   *[false] Ogni mano ha anche uno 0: contro lo 0 nulla si muove. Una carta a testa resta non giocata.
}
track-quick-tactical = Prima dell’incontro ognuno può scambiare in segreto fino a due numeri con le tattiche dello stesso valore.
track-rules-title = Regole di Pista
track-rules-lead = Spingi l’altro lottatore oltre la fine della pista, o finisci l’ultimo turno nella sua metà.
track-rules-more = Tutte le carte si vedono; resta segreto solo quale si gioca adesso.
track-part = { $part ->
    [track] La pista e le carte
    [turn] Un turno
    [end] Come finisce un incontro
    [zero] Con uno zero
    [oshi] Fino all’oshidashi
    [tactical] Tattiche
    [order] Quale tattica agisce, e quando
    [clock] Il tempo
    [robin] Il girone
    [ours] La nostra lettura
   *[credits] Chi l’ha fatto
}
track-rules-track = La pista ha diciassette caselle: il centro, e otto da ogni lato. I lottatori cominciano al centro; stanno sempre sulla stessa casella e si muovono insieme. Est spinge verso il lato di Ovest, Ovest verso quello di Est.
track-rules-hands = Ognuno ha i numeri da 1 a 6. Le due mani sono sempre scoperte, e una carta giocata non c’è più.
track-rules-turn = Ognuno sceglie una carta in segreto; poi le due carte si girano nello stesso momento.
track-rules-sum = La carta più alta spinge. Quante caselle? La differenza fra le due carte, moltiplicata per la più bassa. Un 6 contro un 3 fa nove caselle, e nessuna spinta è più lunga. Carte uguali non spingono.
track-rules-push-off = Chi viene spinto oltre la fine della pista, dal proprio lato, ha perso subito. È l’oshidashi. Sull’ultima casella si è ancora dentro.
track-rules-position = Se dopo sei turni nessuno è fuori, vince per posizione chi ha portato i lottatori nella metà dell’altro. Se sono al centro è pareggio.
track-rules-forced = Nel gioco normale il sesto turno non lascia scelta, quindi si gioca da solo.
track-rules-zero = Ogni mano ha anche uno 0. Contro lo 0 nessuna spinta muove i lottatori: un numero moltiplicato per zero fa zero. Se l’incontro dura sei turni, una carta a testa resta non giocata; se si gioca fino all’oshidashi, si giocano tutte.
track-rules-oshi = Non c’è un ultimo turno. Quando le mani sono vuote entrambi riprendono tutte le loro carte, e l’incontro continua finché uno viene spinto fuori. Questa variante si può combinare con lo zero e con le tattiche, e anche queste due fra loro.
track-rules-tactical = Prima del primo turno ognuno può scambiare fino a due dei numeri da 1 a 6 con le tattiche dello stesso valore, senza mostrare quali. Quando tutti e due hanno scelto, gli scambi si mostrano e le due mani tornano scoperte.
track-rules-order = Una spinta confronta due numeri. Quando si giocano tattiche vale questo:
track-rules-order-of = { $what ->
    [number] Contro un numero agisce solo la tattica. Nodowa vale 7 meno quel numero: contro un 2 è un 5. Contro uno 0 non fa nulla. Un Kantō che ripete un numero vale come quel numero; uno che ripete una tattica agisce come quella tattica.
    [tactics] Di due tattiche agisce prima quella di valore più basso, poi l’altra. Qui manca un numero con cui confrontarsi, quindi Nodowa non fa nulla, e nemmeno un Kantō che ripete un numero o un Nodowa.
    [master] Che cosa sarà un Sumo Master si sceglie in segreto, mentre lo si posa. Ha il valore della tattica che diventa. Kantō mantiene il suo 5, qualunque cosa ripeta.
    [gino] Ginō-shō ferma tutto quello che verrebbe dopo nello stesso turno; quello che è venuto prima resta valido.
    [equal] Due Yori si annullano a vicenda, e così due Katasukashi.
    [kanto] Di due Kantō agisce prima quello che ripete la tattica di valore più basso; se ripetono la stessa, agiscono insieme. Anche qui un Kantō che ripete un numero non fa nulla. Un Kantō giocato come prima carta non ha nulla da ripetere, quindi non fa mai nulla.
    [last] Kantō ripete quello che ha fatto la tua carta precedente: se era un Sumo Master, la tattica che era diventato; se era un Kantō, quello che aveva ripetuto. Vale anche dopo che le carte sono state riprese.
   *[end] Ogni volta che una carta ha agito, si guarda se qualcuno è fuori pista. Due tattiche che agiscono insieme contano come una sola.
}
track-rules-clock = Si può fissare un tempo per ogni turno; per gli scambi prima dell’incontro non c’è limite. Se scade il tempo di qualcuno, l’arbitro gioca una carta al suo posto, estratta a sorte. Fra due persone, mentre scegli e finché l’altro non ha scelto, puoi indicare quale delle sue carte giocherebbe l’arbitro. Se l’arbitro gioca un Sumo Master, anche la tattica si estrae a sorte, a meno che non sia stata indicata.
track-rules-robin = In tre o più si può giocare un girone: ognuno incontra tutti gli altri una volta. Se si è in numero dispari, in ogni giornata uno resta senza avversario.
track-our-reading = { $what ->
    [zero] Con uno zero i turni sono comunque sei, quindi una carta resta non giocata.
    [shown] Gli scambi si mostrano prima del primo turno.
    [order] Pista era in origine un gioco per corrispondenza. Dove le sue regole non dicono in che ordine agiscono le tattiche, l’ordine è nostro.
   *[kanto] Un Kantō giocato come prima carta non fa nulla, e riprendere le carte non cambia quello che un Kantō ripete.
}
track-example = { $side ->
    [middle] Dal centro:
    [east] Dalla casella { $number } di Est:
   *[west] Dalla casella { $number } di Ovest:
}

## Records

track-record-held = { $seat ->
    [east] Est non ha in mano la carta { $card }
   *[west] Ovest non ha in mano la carta { $card }
}.
track-record-variant = «{ $text }» non è una variante; ci sono zero, oshi-dashi e tactical.
track-record-twice = «{ $text }» compare due volte.
track-record-swap = «{ $text }» non si può scambiare; i numeri da 1 a 6 sì.
track-record-swaps = ognuno scambia al massimo due numeri, non { $number }.
track-record-untold = prima del primo turno i tag East-Swaps e West-Swaps dicono che cosa si è scambiato.
track-record-turn = un turno è la carta di Est e quella di Ovest, come in 6=3.
track-record-card = «{ $text }» non è una carta; le carte si scrivono da 0 a 6, Y, G, N, S, K, e da MY a MK per Sumo Master.

## The round robin

robin = Girone
robin-offer = In tre o più? Organizza un girone
robin-who = Chi lotta
robin-add = Un lottatore o un computer
robin-guest = O un ospite
robin-add-guest = Iscrivi l’ospite
robin-remove = Togli
robin-remove-name = Togli { $name }
robin-twice = Quel lottatore è già iscritto.
robin-many = C’è posto per { $number } lottatori.
robin-few = Per un girone servono almeno { $number } lottatori.
robin-begin = Inizia il girone
robin-keep = Torna al girone in corso
robin-replaces = Prende il posto del girone in corso.
robin-gone = Il girone di questo incontro non esiste più, quindi l’incontro non conta da nessuna parte.
robin-new = Nuovo girone
robin-again = Di nuovo con gli stessi
robin-on = Il girone continua
robin-won-with = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in { $bouts } incontri.
robin-round = Giornata { $number } di { $all }
robin-round-number = Giornata { $number }
robin-bye = { $name } riposa in questa giornata.
robin-sit = Gioca l’incontro
robin-watch = Guarda
robin-play-out = Fai giocare
robin-played-out = Stanno lottando…
robin-won = { $number ->
    [one] { $names } vince il girone
   *[other] { $names } vincono il girone a pari merito
}
robin-table = Classifica
robin-place = Posto
robin-wrestler = Lottatore
robin-column = { $column ->
    [played] Giocati
    [push-offs] Oshidashi
    [positions] Posizione
    [ties] Pareggi
    [losses] Sconfitte
   *[points] Punti
}
robin-points = Una vittoria per oshidashi vale 3 punti, una per posizione 2, un pareggio 1, una sconfitta 0. A parità di punti conta il risultato fra i due, poi il numero di oshidashi; poi il posto è a pari merito.
robin-torikumi = Gli incontri
robin-to-come = { $east } e { $west }
robin-ended = { $winner } batte { $loser } { $kimarite ->
    [oshi-dashi] per oshidashi
   *[position] per posizione
}
# Of several computers of one level, all but the first have a number.
robin-another = { $name } { $number }
robin-tied = { $east } e { $west }: pareggio
robin-sure = È in corso un altro incontro
robin-give-up = Abbandonalo e inizia questo

## The lesson

track-lesson-ask = { $step ->
    [1] Scegli il tuo 4
    [2] Scegli il tuo 1
    [3] Scegli il tuo 5
   *[4] Scegli il tuo 6
}
track-lesson-why = { $step ->
    [1] Sei Est: in sei turni spingi Ovest oltre la fine della pista, o almeno nella sua metà. Ognuno sceglie una carta in segreto. La più alta spinge: la differenza moltiplicata per la più bassa.
    [2] L’avversario ha ancora il 6, e potrebbe giocarlo adesso. La spinta si moltiplica per la carta più bassa: con il tuo 1 resta corta.
    [3] Tocca il 5 una volta: le carte di Ovest appaiono sotto le caselle dove ti porterebbero; carte uguali non spingono nessuno. Poi giocalo.
   *[4] Tocca il 6: tutte le carte di Ovest appaiono oltre la fine. Qualunque carta giochi, il 6 vince.
}
track-lesson-other = { $step ->
    [1] Puoi giocare anche quella. Per questa lezione scegli il 4.
    [2] Puoi giocare anche quella. Per questa lezione guarda che cosa fa l’1 contro una carta alta.
    [3] Puoi giocare anche quella. Per questa lezione scegli il 5.
   *[4] Puoi giocare anche quella. Per questa lezione scegli il 6: vince subito.
}
track-lesson-seen = { $step ->
    [1] 4 contro 2: la differenza è 2, e anche la carta più bassa è 2. 2 × 2 fa quattro caselle. Le due carte sono usate.
    [2] (6 − 1) × 1 fa cinque caselle. Con il tuo 2 sarebbero state otto: (6 − 2) × 2.
    [3] 5 contro 3: la differenza è 2, moltiplicata per la carta più bassa, 3. Fa sei caselle, fino alla casella 5 dell’avversario.
   *[4] 6 contro 4: otto caselle, oltre la fine. Hai vinto. Se dopo sei turni nessuno è fuori, vince chi è nella metà dell’altro.
}
