# Slam, in Italian. `en.ftl` explains the syntax.

## On the home page

slam-name = Slam
slam-kanji = 投
slam-verb = Lancia e atterra bene
slam-line = Due dadi lottatore, tre lanci: tieni il risultato o rischia.
slam-players = 2 o più, 10 min
slam-luck = Mano ferma
slam-credit = Sumo Slam, Ridley’s e Game Factory 2018
unfinished-slam = Round { $number }.

## The ring

ring-picture = Il ring, vuoto
ring-hidden = Al buio: il ring non si vede
ring-lies = { $wrestler ->
    [a] Il lottatore indaco
   *[b] Il lottatore vermiglio
} { $fall ->
    [champion] è in piedi.
    [headstand] è a testa in giù.
    [side] è sul fianco.
    [belly] è a pancia in giù.
    [knock-out] è sulla schiena.
    [outside] è fuori.
   *[none] è nel ring.
}
ring-grip = Rilancia { $wrestler ->
    [a] il lottatore indaco
   *[b] il lottatore vermiglio
}, { $fall ->
    [champion] in piedi
    [headstand] a testa in giù
    [side] sul fianco
    [belly] a pancia in giù
    [knock-out] sulla schiena
   *[outside] fuori
}
throw-pull = Tira e rilascia
throw-pull-spin = di lato per l’effetto
throw-pulled = Forza { $strength }%
throw-pulled-to = { $side ->
    [ahead] dritto
    [left] { $degrees }° a sinistra
   *[right] { $degrees }° a destra
}{ $spin ->
    [none] { "" }
    [left] , effetto a sinistra
   *[right] , effetto a destra
}
throw-grip = Lancio: tira indietro e rilascia. Le frecce regolano mira e forza, con Maiusc l’effetto; Invio lancia. { $side ->
    [ahead] Dritto
    [left] { $degrees }° a sinistra
   *[right] { $degrees }° a destra
}, forza { $strength }%, effetto { $spin }
throw-by-sliders = Lancia con i numeri
throw-by-which = mira, forza, effetto
throw-by = { $what ->
    [aim] Mira
    [strength] Forza
   *[spin] Effetto
}
throw-aim-is = { $side ->
    [ahead] dritto
    [left] { $degrees }° a sinistra
   *[right] { $degrees }° a destra
}
throw-strength-is = { $percent }%
throw-spin-is = { $spin }
rope-title = Disponi la corda a mano
rope-how = Trascina il dito o il mouse sull’argilla per disegnare il ring, o tocca un angolo dopo l’altro. Con la tastiera: le frecce muovono la croce, Invio fissa un angolo, Backspace lo toglie.
rope-corners = { $number ->
    [one] Ancora un angolo.
   *[other] Ancora { $number } angoli.
}
rope-laid = La corda è disposta: { $length } cm.
rope-eight = La corda forma un otto: { $length } cm.
rope-refused = { $why ->
    [too-short] È troppo corta per un ring. Disegnalo più grande.
    [too-long] La corda è lunga solo 1,60 m.
    [open] La linea deve tornare al punto di partenza.
    [crosses] La linea può incrociarsi una sola volta, come in un otto.
    [too-thin] Il ring è troppo stretto per un lottatore.
   *[too-far] Il ring deve restare sull’argilla.
}
rope-cursor = Angolo { $right } mm a destra, { $ahead } mm oltre il centro; Invio lo fissa
rope-clear = Azzera
fair-title = Come cadono i lanci
fair-lead = I lanci sono calcolati, e il calcolo non conosce né nomi né totali: lo stesso lancio cade allo stesso modo per tutti, computer compresi.
fair-so-far = I lanci finora
fair-tried = Una prova: { $number } lanci
fair-none = Su questo dispositivo non c’è ancora nessun lancio.
fair-position = Posizione
fair-wrestlers = Lottatori
fair-share = Quota
fair-measured = Tabella misurata
fair-percent = { $whole },{ $tenth }%
fair-own-key = lanciati
fair-table-key = misurati su molti lanci
fair-verdict = { $odd ->
    [0] Con queste probabilità è quello che ci si aspetta dal caso.
    [one] In una posizione lo scarto dalla tabella supera quello che il caso spiega diciannove volte su venti. Per arrivarci bastano i lanci mirati e i lottatori rimasti nel ring.
   *[other] In { $odd } posizioni lo scarto dalla tabella supera quello che il caso spiega diciannove volte su venti. Per arrivarci bastano i lanci mirati e i lottatori rimasti nel ring.
}
fair-shape = Forma del ring
fair-sizes = Misura
fair-size = { $percent }%
fair-try = Fai { $number } lanci
fair-progress = Lanci fatti
fair-done = { $done } di { $number }
fair-cancel = Ferma
fair-failed = Il ring non ha risposto. Riprova.

## The table

slam-mode = { $mode ->
    [basho] Basho, il primo a 500
   *[nokkuauto] Nokkuauto, a eliminazione
}
slam-titles = { $number ->
    [one] Una volta
   *[other] { $number } volte
} gran campione
slam-totals = { $bouts ->
    [one] Ultimo incontro: totale { $most }
   *[other] Ultimi { $bouts } incontri: totale più alto { $most }, in media { $average }
}
slam-kimarite = { $mode ->
    [basho] Basho
   *[nokkuauto] Nokkuauto
}
slam-modes = Modo di gioco
slam-mode-note = { $mode ->
    [basho] In Slam un basho (un torneo) è una gara: chi ha 500 o più punti alla fine di un turno ha vinto subito.
   *[nokkuauto] Dopo ogni round esce chi ha il totale più basso. L’ultimo rimasto è il gran campione.
}
slam-round = Nokkuauto, round { $number }
slam-wrestler = { $wrestler ->
    [a] Indaco
   *[b] Vermiglio
}
slam-fall = { $fall ->
    [champion] In piedi
    [headstand] A testa in giù
    [side] Sul fianco
    [belly] A pancia in giù
    [knock-out] Sulla schiena
   *[outside] Fuori
}
slam-lies = Indaco: { $a ->
    [champion] in piedi
    [headstand] a testa in giù
    [side] sul fianco
    [belly] a pancia in giù
    [knock-out] sulla schiena
   *[outside] fuori
}. Vermiglio: { $b ->
    [champion] in piedi
    [headstand] a testa in giù
    [side] sul fianco
    [belly] a pancia in giù
    [knock-out] sulla schiena
   *[outside] fuori
}.
slam-stops = { $name } si ferma
slam-throws-again = { $name } rilancia { $thrown ->
    [a] l’indaco
    [b] il vermiglio
   *[ab] entrambi
}
slam-shape = { $shape ->
    [circle] Cerchio
    [oval] Ovale
    [square] Quadrato
    [triangle] Triangolo
    [eight] Otto
   *[drawn] Disegnato a mano
}
slam-ring-is = { $shape }, { $percent }% della corda
slam-terms = { $mode }. Ring: { $ring }.
slam-log-landed = { $name }, lancio { $throw }, { $thrown ->
    [a] indaco
    [b] vermiglio
   *[ab] entrambi
}. { $lies }
slam-log-scored = { $name } fa { $points } punti, { $total } in tutto.
slam-log-nothing = Un lottatore è fuori: { $name } non fa punti e resta a { $total }.
slam-log-lost = Entrambi i lottatori sono fuori: { $name } perde tutto.
slam-log-tied = Hikiwake all’ultimo posto: { $names } lanciano un lottatore a testa.
slam-log-threw = { $name } lancia un lottatore, che { $fall ->
    [champion] atterra in piedi
    [headstand] atterra a testa in giù
    [side] atterra sul fianco
    [belly] atterra a pancia in giù
    [knock-out] atterra sulla schiena
   *[outside] finisce fuori
}.
slam-log-left = { $name } esce dopo il round { $round }.
slam-log-won = { $mode ->
    [basho] { $name } vince il basho.
   *[nokkuauto] { $name } è il gran campione.
}
slam-refuse = { $what ->
    [both] un lancio indica la posizione di entrambi i lottatori
   *[one] in uno spareggio ognuno lancia un lottatore
}
slam-now-throw = { $name }: lancia { $thrown ->
    [a] l’indaco
    [b] il vermiglio
   *[ab] entrambi
}
slam-now-throw-how = Tira indietro in un punto qualsiasi della figura e rilascia, o regola mira e forza.
slam-now-tie = { $name }: spareggio per l’ultimo posto
slam-now-tie-how = { $how ->
    [once] Volano insieme, nello stesso ring.
   *[turns] Uno dopo l’altro; ogni volta il ring si svuota.
}
slam-now-flies = { $name } lancia
slam-now-aims = { $name } prende la mira
slam-now-decide = { $name }: tieni o rilanci?
slam-now-decide-how = { $number ->
    [1] Primo di tre lanci.
   *[2] Secondo di tre lanci.
} Un lottatore che resta può ancora essere colpito.
slam-pair = { $fall ->
    [champion] Due in piedi valgono insieme { $points } punti.
   *[knock-out] Due sulla schiena valgono insieme { $points } punti.
}
slam-choice = { $what ->
    [stop] fermarsi
    [a] rilanciare l’indaco
    [b] rilanciare il vermiglio
   *[ab] rilanciare entrambi
}
slam-advice = { $what ->
    [stop] Fermati
    [a] Rilancia l’indaco
    [b] Rilancia il vermiglio
   *[ab] Rilancia entrambi
}: vittoria { $percent }%, in media { $points } punti.
slam-score = Punteggio
slam-turn = Turno
slam-total = Totale
slam-throwing = lancia
slam-left = fuori gara
slam-out = { $outside ->
    [1] fuori
   *[2] 2 fuori
}
slam-tally-out = { $outside ->
    [1] fuori
   *[2] 2 fuori
} { $points }
slam-worth = Quanto vale una caduta
slam-position = Posizione
slam-one = uno
slam-both = due
slam-keep = Tieni
slam-throw = Lancia
slam-keep-or-throw = Tieni o rilancia
slam-again = { $thrown ->
    [a] Rilancia l’indaco
    [b] Rilancia il vermiglio
    [ab] Rilancia entrambi
   *[none] Rilancia
}
slam-stop = Fermati: { $points } punti
slam-next = Ora tocca a { $name }
slam-on-the-table = Ora in gioco
slam-throw-by = Mira e lancia
slam-throw-it = { $thrown ->
    [a] Lancia l’indaco
    [b] Lancia il vermiglio
   *[ab] Lancia entrambi
}
slam-failed = Nessuna risposta.
slam-ring = Ring
slam-ring-stands = Il ring resta com’è fino alla fine dell’incontro.
slam-shapes = Forma del ring
slam-sizes = Misura del ring
slam-size = { $percent }%
slam-size-note = Quanta della corda di 1,60 m forma il ring. Un ring più piccolo è più difficile.
slam-shrinking = Restringimento
slam-shrinking-note = A ogni round il ring perde un decimo di tutta la corda, fino al 40%.
slam-blindfold = Al buio
slam-blindfold-note = Il ring è nascosto mentre qualcuno mira e lancia.
slam-yes = Sì
slam-no = No
slam-undrawn = Il ring non è ancora disegnato.
slam-who = Chi gioca
slam-who-note = Da uno a { $number } giocatori; lanciano in quest’ordine.
slam-add = { $what ->
    [guest] Aggiungi ospite
   *[computer] Aggiungi computer
}
slam-add-wrestler = Aggiungi lottatore
slam-place = { $what ->
    [up] Su
    [down] Giù
   *[out] Togli
}
slam-place-of = { $what ->
    [up] Sposta su { $name }
    [down] Sposta giù { $name }
   *[out] Togli { $name }
}
slam-name-of = Nome del giocatore { $number }
slam-level-of = Livello del giocatore { $number }
slam-guest = Ospite { $number }
slam-first = Chi comincia
slam-begins = { $who ->
    [youngest] Il più giovane
    [random] Estratto a sorte
   *[champion] L’ultimo gran campione
}
slam-begins-note = { $who ->
    [random] Gli altri seguono nel loro ordine.
   *[champion] Chi fra loro ha vinto per ultimo su questo dispositivo; se non ha vinto nessuno, il più giovane.
}
slam-youngest = Il più giovane è
slam-alone = In solitario ti alleni: quanti turni ti servono per arrivare a 500?
slam-result-say = { $mode ->
    [basho] Shōbu-ari! Il basho è deciso.
   *[nokkuauto] Shōbu-ari! Ecco il gran campione.
}
slam-won-kanji = { $mode ->
    [basho] 優勝
   *[nokkuauto] 横綱
}
slam-ended-basho = { $name } è a { $total } punti.
slam-ended-nokkuauto = Alla fine resta solo { $name }.
slam-ended-alone = 500 in { $turns } turni.
slam-fly = Mostra il lancio
slam-no-flight = Si sa solo come è caduto.
slam-fairness-way = Come cadono i lanci
slam-quick = { $what ->
    [throws] Un turno ha fino a tre lanci. Il primo è di entrambi i lottatori.
    [keep] Dopo ogni lancio ti fermi e segni i punti, o rilanci uno o entrambi. Quello che resta sta dov’è e può ancora essere colpito.
    [outside] Un lottatore fuori: il turno è finito e non dà punti. Entrambi fuori: perdi tutto il totale. Chi si ferma sulla corda è dentro.
    [basho] Basho, qui una gara: vince chi arriva per primo a 500 alla fine di un turno.
   *[nokkuauto] Nokkuauto: ogni lottatore fuori costa 100 e chiude il turno; nessuno perde tutto il totale. Dopo ogni round esce chi ha il totale più basso; se sono più di uno, ognuno di loro lancia un lottatore, ed esce chi fa meno.
}

## The rules

slam-rules-title = Regole di Slam
slam-rules-lead = Arriva a 500 punti prima degli altri, o resta l’ultimo in gara.
slam-rules-more = Lancia due lottatori in un ring di corda: conta come si fermano, e sta a te decidere se va bene così.
slam-part = { $part ->
    [throws] Lanciare
    [worth] Come cadono
    [turn] Un turno
    [outside] Fuori
    [basho] Basho
    [nokkuauto] Nokkuauto
    [hikiwake] Hikiwake
    [ring] Il ring
   *[credits] Chi l’ha fatto
}
slam-rules = { $what ->
    [throws] Lanci due lottatori, uno indaco e uno vermiglio, in un dohyō fatto con una corda.
    [hand] Tira indietro in un punto qualsiasi della figura e rilascia: la direzione è la mira, la lunghezza è la forza, e uno spostamento di lato dà l’effetto. Si può lanciare anche con i cursori e con i tasti.
    [rope] Chi si ferma sulla corda è dentro.
    [nudge] Se un lottatore si ferma appoggiato, e la sua posizione non è chiara, riceve una spintarella finché non lo è.
    [worth] Ogni lottatore si ferma in una di cinque posizioni. I valori si sommano, con due eccezioni: due lottatori in piedi valgono 300, più della loro somma, e due sulla schiena −50, meno della loro somma.
    [turn] Hai fino a tre lanci. Il primo è di entrambi i lottatori. Poi, dopo ogni lancio, ti fermi e segni i punti, o rilanci uno dei due o entrambi. Dopo il terzo lancio il turno è finito, e si segnano i punti.
    [stays] Un lottatore che tieni resta dov’è. Il prossimo lancio può colpirlo, girarlo o spingerlo fuori: conta come sono i due alla fine.
    [outside] Appena un lottatore si ferma fuori dal ring, il turno è finito e non dà punti. Quello che avevi prima resta.
    [both-outside] Se sono fuori entrambi, perdi anche tutto il totale.
    [basho] Un basho è un torneo; in Slam è una gara. I giocatori fanno un turno alla volta, nell’ordine in cui siedono. Chi ha 500 o più punti alla fine di un turno vince subito.
    [nokkuauto] In ogni round tutti fanno un turno. Poi esce chi ha il totale più basso, e gli altri continuano con i punti che hanno. L’ultimo rimasto è il gran campione.
    [nokkuauto-outside] Qui ogni lottatore fuori costa 100 punti e chiude il turno; quello rimasto dentro non dà punti. Nessuno perde tutto il totale, ma un totale può scendere sotto lo 0.
    [hikiwake] Se più giocatori hanno il totale più basso, ognuno di loro lancia un lottatore: esce chi fa il valore più basso, e fuori vale −100. Se sono in due, lanciano insieme nello stesso ring; se sono di più, lanciano uno dopo l’altro, e ogni volta il ring si svuota.
    [hikiwake-again] Chi è ancora in parità all’ultimo posto lancia di nuovo.
    [shapes] La corda è lunga 1,60 m, e il ring ne usa dal 60% al 100%. Può essere un cerchio, un ovale, un quadrato, un triangolo, un otto, o quello che disegni tu. Meno corda usa il ring, e più rientranze ha, più è difficile cadere dentro.
    [shrinking] Con il restringimento il ring perde a ogni round un decimo di tutta la corda, fino al 40%.
    [blindfold] Al buio il ring non si vede mentre qualcuno mira e lancia.
    [begins] I giocatori possono essere da uno a otto. In solitario si cerca di arrivare a 500 nel minor numero di turni. Comincia il più giovane, o chi viene estratto a sorte, o l’ultimo gran campione.
   *[physics] Qui il lancio è simulato: due corpi rigidi sull’argilla, con una corda a cui possono appoggiarsi.
}
slam-example = { $lies } { $points } punti.

## Records

slam-record-mode = «{ $text }» non è un modo di gioco; c’è basho o nokkuauto.
slam-record-token = { $due ->
    [landing] un lancio si scrive con due lettere fra C, H, S, B, K e O: quella dell’indaco, poi quella del vermiglio
    [decision] dopo un lancio viene . per fermarsi, o a, b o ab per rilanciare
   *[fall] in uno spareggio un lancio è una lettera fra C, H, S, B, K e O
}.
slam-record-nameless = ogni giocatore deve avere un nome.
slam-record-many = { $number } giocatori sono troppi.
slam-record-twice = due giocatori si chiamano «{ $name }».
slam-record-not-a-name = «{ $name }» non può essere un nome: un nome non contiene una virgola seguita da uno spazio, né caratteri che non si vedono.

## The lesson

slam-lesson-ask = { $step ->
    [1] Lancia entrambi i lottatori
    [2] Tieni l’indaco, rilancia il vermiglio
    [3] Lancia il vermiglio
   *[4] Fermati e segna 175 punti
}
slam-lesson-why = { $step ->
    [1] Tira indietro in un punto qualsiasi della figura e rilascia, o regola mira e forza. In questa lezione i lottatori cadono come serve alla lezione.
    [2] A testa in giù vale 100 e a pancia in giù 25: insieme 125. Un turno ha fino a tre lanci. Scegli «Lancia» per il vermiglio, poi rilancialo.
    [3] Vola solo il vermiglio. L’indaco resta dov’è.
   *[4] Sul fianco vale 75 invece di 25. Un terzo lancio potrebbe rovinare tutto: fermati.
}
slam-lesson-other = { $step ->
    [2] Puoi fare anche così. Per questa lezione rilancia il vermiglio, e solo quello.
   *[other] Puoi fare anche così. Per questa lezione fermati qui.
}
slam-lesson-seen = { $step ->
    [4] 175 punti sono tuoi. Un lottatore fuori costa il turno, due costano tutto il totale. Vince chi arriva per primo a 500 alla fine di un turno.
   *[other] { "" }
}
