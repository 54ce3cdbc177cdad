# Momentum, in Italian. `en.ftl` explains the syntax.

## On the home page

momentum-name = Slancio
momentum-kanji = 勢
momentum-verb = Prima il peso, poi i passi
momentum-line = Sposta due dischi di peso, e il peso ti trascina.
momentum-players = 2 giocatori, 15 min
momentum-luck = Niente fortuna, tutto in vista
momentum-credit = Sumo Sumo, di Jorge Zhang

## A bout

momentum-toward = { $toward ->
    [F] avanti
    [FR] avanti a destra
    [BR] indietro a destra
    [B] indietro
    [BL] indietro a sinistra
   *[FL] avanti a sinistra
}
momentum-side = Lato { $side }
momentum-sides = Tabellone
momentum-side-note = { $side ->
    [6] 91 esagoni: veloce, ma non equo. Fra due computer forti ha sempre vinto chi cominciava.
    [7] 127 esagoni: la misura più equa per tutti e due.
   *[8] 169 esagoni: un incontro lungo.
}
momentum-length = { $number ->
    [1] Un incontro
   *[other] Al meglio di { $number }
}
momentum-first-note = Il primo incontro lo comincia Est, poi ci si alterna. Un pareggio si rigioca.
momentum-of = Slancio di { $name }
momentum-on = { $hex ->
    [F] avanti
    [FR] avanti a destra
    [BR] indietro a destra
    [B] indietro
    [BL] indietro a sinistra
   *[FL] avanti a sinistra
}: { $number ->
    [0] nessun disco
    [1] 1 disco
   *[other] { $number } dischi
}{ $hint ->
    [from] , sposta un disco da qui: il consiglio
    [to] , sposta un disco qui: il consiglio
   *[none] { "" }
}
momentum-room = { $toward ->
    [F] avanti
    [FR] avanti a destra
    [BR] indietro a destra
    [B] indietro
    [BL] indietro a sinistra
   *[FL] avanti a sinistra
} { $number }
momentum-stands = Esagoni fra { $name } e il bordo, per direzione: { $rooms }.
momentum-is-out = { $name } è fuori dal tabellone.
momentum-arrow = { $number } { $toward ->
    [F] avanti
    [FR] avanti a destra
    [BR] indietro a destra
    [B] indietro
    [BL] indietro a sinistra
   *[FL] avanti a sinistra
}
momentum-axes = Ordine dei tre assi
momentum-orders = Gli ordini possibili, e dove portano
momentum-order = Ordine: { $axes }.
momentum-when = { $when ->
    [first] prima
    [then] poi
    [last] infine
    [any] a piacere
    [none] fermo
   *[open] tocca e vai
}
momentum-still = equilibrio
momentum-comes = { $what ->
    [off] spingi { $name } fuori dal tabellone, { $toward ->
        [F] in avanti
        [FR] in avanti a destra
        [BR] all’indietro a destra
        [B] all’indietro
        [BL] all’indietro a sinistra
       *[FL] in avanti a sinistra
    }, e vinci
    [fall] esci dal tabellone, { $toward ->
        [F] in avanti
        [FR] in avanti a destra
        [BR] all’indietro a destra
        [B] all’indietro
        [BL] all’indietro a sinistra
       *[FL] in avanti a sinistra
    }, e perdi
    [push] spingi { $name } di { $number ->
        [1] 1 esagono
       *[other] { $number } esagoni
    }
    [walk] { $number ->
        [1] ti muovi di 1 esagono, senza spingere
       *[other] ti muovi di { $number } esagoni, senza spingere
    }
   *[stay] non ti muovi
}
momentum-ask = { $what ->
    [two] Sposta due dischi
    [one] Sposta ancora un disco
    [lay] Dove va?
    [order] Scegli l’ordine e muoviti
   *[walk] Muoviti, o cambia
}
momentum-ask-named = { $name }: { $what ->
    [two] sposta due dischi
    [one] sposta ancora un disco
    [lay] dove va?
    [order] scegli l’ordine e muoviti
   *[walk] muoviti, o cambia
}
momentum-ask-two = Trascina un disco da un esagono all’altro della tua plancia, o tocca i due esagoni.
momentum-ask-one = O lascialo dov’è.
momentum-ask-lay = Il disco viene dall’esagono { $hex ->
    [F] «avanti»
    [FR] «avanti a destra»
    [BR] «indietro a destra»
    [B] «indietro»
    [BL] «indietro a sinistra»
   *[FL] «avanti a sinistra»
}. Tocca l’esagono dove deve andare; tocca di nuovo quello di partenza per lasciarlo lì.
momentum-ask-order = Tocca i riquadri qui sotto nell’ordine in cui ti muovi.
momentum-ask-comes = { $what ->
    [off] Con questo turno spingi { $name } fuori dal tabellone, { $toward ->
        [F] in avanti
        [FR] in avanti a destra
        [BR] all’indietro a destra
        [B] all’indietro
        [BL] all’indietro a sinistra
       *[FL] in avanti a sinistra
    }, e vinci.
    [fall] Con questo turno esci dal tabellone, { $toward ->
        [F] in avanti
        [FR] in avanti a destra
        [BR] all’indietro a destra
        [B] all’indietro
        [BL] all’indietro a sinistra
       *[FL] in avanti a sinistra
    }, e perdi.
    [push] Con questo turno spingi { $name } di { $number ->
        [1] 1 esagono
       *[other] { $number } esagoni
    }.
    [walk] Con questo turno ti muovi di { $number ->
        [1] 1 esagono
       *[other] { $number } esagoni
    }, senza spingere.
   *[stay] Con questo turno non ti muovi.
}
momentum-warned = Così esci dal tabellone e perdi l’incontro. Ti muovi lo stesso?
momentum-no-order = Prima tocca i riquadri nell’ordine in cui ti muovi.
momentum-walk = Muoviti
momentum-walk-off = Esci dal tabellone
momentum-leave = Lascia un disco dov’è
momentum-back = Riprendi
momentum-refuse-empty = Sull’esagono { $hex ->
    [F] «avanti»
    [FR] «avanti a destra»
    [BR] «indietro a destra»
    [B] «indietro»
    [BL] «indietro a sinistra»
   *[FL] «avanti a sinistra»
} non ci sono dischi.
momentum-refuse-same = Metti il disco dell’esagono { $hex ->
    [F] «avanti»
    [FR] «avanti a destra»
    [BR] «indietro a destra»
    [B] «indietro»
    [BL] «indietro a sinistra»
   *[FL] «avanti a sinistra»
} su un altro esagono.
momentum-refuse-both = Hai già spostato i due dischi. Per cambiare, prima riprendi.
momentum-refuse-walking = Prima si spostano i dischi, poi si sceglie l’ordine: per cambiarli, riprendi l’ordine.
momentum-refuse-none-held = Prima prendi un disco.
momentum-refuse-held = Prima posa il disco che hai preso.
momentum-refuse-walked = Quell’asse è già nell’ordine.
momentum-refuse-still = Quell’asse è in equilibrio: non porta da nessuna parte.
momentum-refuse-ended = L’incontro finisce prima.
momentum-log-began = Turno { $number }: { $name }.
momentum-log-leaned = { $name } sposta un disco da { $from ->
    [F] «avanti»
    [FR] «avanti a destra»
    [BR] «indietro a destra»
    [B] «indietro»
    [BL] «indietro a sinistra»
   *[FL] «avanti a sinistra»
} a { $to ->
    [F] «avanti»
    [FR] «avanti a destra»
    [BR] «indietro a destra»
    [B] «indietro»
    [BL] «indietro a sinistra»
   *[FL] «avanti a sinistra»
}.
momentum-log-walked = { $name } si muove di { $number ->
    [1] 1 esagono
   *[other] { $number } esagoni
} { $toward ->
    [F] in avanti
    [FR] in avanti a destra
    [BR] all’indietro a destra
    [B] all’indietro
    [BL] all’indietro a sinistra
   *[FL] in avanti a sinistra
}.
momentum-log-pushed = { $name } spinge { $other } di { $number ->
    [1] 1 esagono
   *[other] { $number } esagoni
} { $toward ->
    [F] in avanti
    [FR] in avanti a destra
    [BR] all’indietro a destra
    [B] all’indietro
    [BL] all’indietro a sinistra
   *[FL] in avanti a sinistra
}.
momentum-log-off = { $name } spinge { $other } fuori dal tabellone, { $toward ->
    [F] in avanti
    [FR] in avanti a destra
    [BR] all’indietro a destra
    [B] all’indietro
    [BL] all’indietro a sinistra
   *[FL] in avanti a sinistra
}.
momentum-log-fell = { $name } esce dal tabellone, { $toward ->
    [F] in avanti
    [FR] in avanti a destra
    [BR] all’indietro a destra
    [B] all’indietro
    [BL] all’indietro a sinistra
   *[FL] in avanti a sinistra
}.
momentum-log-won = { $name } vince l’incontro.
momentum-log-draw = Hikiwake: l’incontro finisce in pareggio.
momentum-kimarite = { $kimarite ->
    [push] Oshidashi
    [fall] Isamiashi
   *[hikiwake] Hikiwake
}
momentum-kimarite-kanji = { $kimarite ->
    [push] 押し出し
    [fall] 勇み足
   *[hikiwake] 引き分け
}
momentum-ended-push = { $name } ha spinto { $loser } fuori dal tabellone, { $toward ->
    [F] in avanti
    [FR] in avanti a destra
    [BR] all’indietro a destra
    [B] all’indietro
    [BL] all’indietro a sinistra
   *[FL] in avanti a sinistra
}.
momentum-ended-fall = { $loser } ha lasciato il tabellone, { $toward ->
    [F] in avanti
    [FR] in avanti a destra
    [BR] all’indietro a destra
    [B] all’indietro
    [BL] all’indietro a sinistra
   *[FL] in avanti a sinistra
}.
momentum-ended-repetition = La stessa posizione si è presentata per la terza volta.
momentum-ended-turns = Sono stati giocati duecento turni, contando quelli di tutti e due.
momentum-quick-lean = Prima due dischi: ognuno va da un esagono qualsiasi della tua plancia a un altro, o resta.
momentum-quick-walk = Poi ti muovi lungo i tre assi, nell’ordine che vuoi. Su ognuno vai nella direzione che ha più dischi, un esagono per ogni disco in più.
momentum-quick-push = Se incontri l’avversario, lo spingi. Se finisce fuori dal tabellone ha perso; se esci da solo, hai perso tu.
momentum-quick-stays = I dischi restano dove sono: nel prossimo turno ti trascinano di nuovo.
momentum-quick-draw = Alla terza volta della stessa posizione, o dopo duecento turni in tutto, l’incontro finisce in pareggio.
momentum-shift = { $from ->
    [F] avanti
    [FR] avanti a destra
    [BR] indietro a destra
    [B] indietro
    [BL] indietro a sinistra
   *[FL] avanti a sinistra
} → { $to ->
    [F] avanti
    [FR] avanti a destra
    [BR] indietro a destra
    [B] indietro
    [BL] indietro a sinistra
   *[FL] avanti a sinistra
}
momentum-turn = { $leans ->
    [0] nessun disco
   *[other] { $lean }
}; { $walks ->
    [0] nessun passo
   *[other] poi { $walk }
}
momentum-drawn-turn = { $leans ->
    [0] Lascia i due dischi dove sono
    [1] Sposta il disco «a»
   *[2] Sposta i dischi «a» e «b»
}, poi { $walks ->
    [0] non muoverti.
    [1] segui 1.
    [2] segui 1 2.
   *[3] segui 1 2 3.
}
momentum-turn-told = { $turn }.
momentum-drawn-played = { $name } ha { $leans ->
    [0] lasciato i due dischi dov’erano
    [1] spostato il disco «a»
   *[2] spostato i dischi «a» e «b»
}, poi { $walks ->
    [0] non ha fatto passi.
    [1] ha seguito 1.
    [2] ha seguito 1 2.
   *[3] ha seguito 1 2 3.
}
momentum-drawn-best = Il turno migliore: { $leans ->
    [0] lasciare i due dischi dove sono
    [1] spostare il disco «a»
   *[2] spostare i dischi «a» e «b»
}, poi { $walks ->
    [0] restare fermi.
    [1] seguire 1.
    [2] seguire 1 2.
   *[3] seguire 1 2 3.
}
momentum-best-told = Il turno migliore: { $turn }.
momentum-was-best = Era il turno migliore.
momentum-threat-ways = Slancio di { $name }: { $ways }.
momentum-threat = { $what ->
    [off] Se non ti sposti, { $name } può spingerti fuori dal tabellone.
    [pushes] Se non ti sposti, { $name } può spingerti.
   *[walks] Per ora { $name } non arriva fino a te, ma spostando due dischi potrebbe farlo.
}
momentum-recap = { $what ->
    [walked] { $name } si muove: { $ways }.
    [pushed] { $name } spinge { $other }: { $ways }.
    [leaned] { $name } sposta dei dischi senza muoversi.
   *[stayed] { $name } non si muove.
}
momentum-recap-leg = { $number ->
    [1] 1 esagono
   *[other] { $number } esagoni
} { $toward ->
    [F] in avanti
    [FR] in avanti a destra
    [BR] all’indietro a destra
    [B] all’indietro
    [BL] all’indietro a sinistra
   *[FL] in avanti a sinistra
}
momentum-reason = { $what ->
    [wins] Spinge l’altro fuori dal tabellone.
    [falls] Così si esce dal tabellone.
    [lets-win] Ogni altra scelta perde altrettanto presto.
    [forces] Vince in { $turns } turni, qualunque cosa accada.
    [loses] È il turno che resiste più a lungo.
    [saves] Altrimenti una spinta potrebbe portarti fuori nel prossimo turno.
    [threatens] Minaccia di spingere fuori l’altro.
    [pushes] Spinge l’altro più vicino al bordo.
    [centres] Porta più vicino al centro.
   *[gathers] Raccoglie slancio.
}

## The rules

momentum-rules-title = Regole di Slancio
momentum-rules-lead = Spingi l’altro lottatore fuori dal tabellone.
momentum-rules-more = Dodici dischi sono il tuo peso: spostane due, poi va’ dove il peso ti porta, e trascina con te l’altro.
momentum-part = { $part ->
    [board] Il tabellone
    [lean] Prima sposti il peso
    [walk] Poi ti muovi
    [push] Spingere
    [end] Fuori dal tabellone
    [draw] Quando nessuno vince
    [basho] Il basho
    [ours] La nostra lettura
   *[credits] Chi l’ha fatto
}
momentum-rules = { $what ->
    [board] Il tabellone è un grande esagono di 127 esagoni, sette per lato. Prima dell’incontro se ne può scegliere uno piccolo, con sei per lato, o uno grande, con otto. Su quello piccolo chi cominciava ha vinto tutti gli incontri fra due computer forti.
    [start] Nella figura Est comincia due esagoni a sinistra del centro e guarda a destra. Ovest comincia due esagoni a destra del centro e guarda a sinistra. Non si girano mai. Il primo turno del primo incontro è di Est.
    [disks] Ognuno ha una plancia dello slancio con sei esagoni, uno per ogni direzione, come le vede il suo lottatore: avanti, avanti a destra, indietro a destra, indietro, indietro a sinistra, avanti a sinistra. Su ognuno ci sono due dischi, dodici in tutto.
    [lean] Un turno comincia spostando due dischi, uno dopo l’altro. Ogni volta prendi un disco da un esagono qualsiasi della tua plancia e lo metti su un altro; la seconda volta puoi spostare ancora lo stesso disco.
    [leave] Puoi anche spostarne uno solo, o nessuno.
    [axes] Sulla plancia due esagoni opposti formano un asse, quindi gli assi sono tre. Lungo ciascuno il tuo lottatore si muove nella direzione dell’esagono con più dischi, un passo per ogni disco che ha in più di quello opposto. Un passo è un esagono del tabellone. Se i dischi sono pari, resta dov’è.
    [order] Scegli tu l’ordine dei tre assi. Ti muovi lungo ciascuno una volta e fai tutti i suoi passi: non ci si può fermare prima.
    [stays] I dischi restano dove sono, dopo il turno e dopo uno scontro. Quello che ti ha trascinato questa volta ti trascina anche la prossima, se non lo sposti.
    [push] Se un passo ti porta sull’esagono dell’avversario, spingi l’avversario un esagono più in là nella stessa direzione e prendi il suo posto. Se restano passi, continui a spingere.
    [meets] L’ordine degli assi può decidere se incontri l’avversario: con gli stessi dischi, in un ordine lo spingi, in un altro gli passi accanto.
    [off] Chi viene spinto fuori dal tabellone ha perso subito. Non importa se, più avanti nello stesso turno, sarebbe uscito anche chi lo ha spinto.
    [fall] Chi esce da solo dal tabellone ha perso subito, anche se gli restavano passi. La pagina chiede conferma prima di lasciartelo fare.
    [draw] Quando la stessa posizione si presenta per la terza volta, con gli stessi dischi sulle due plance e lo stesso giocatore di turno, l’incontro finisce in pareggio: hikiwake. Lo stesso vale dopo 200 turni, contando quelli di tutti e due.
   *[basho] Un basho è al meglio di tre, cinque o sette incontri. I due si alternano: cominciano un incontro per uno. Un pareggio non conta per nessuno e si rigioca.
}
momentum-our-reading = { $what ->
    [side] La misura del tabellone. Con sei esagoni per lato, fra due computer forti chi cominciava ha vinto 400 incontri su 400: quel tabellone serve solo per incontri veloci.
    [start] Dove cominciano i lottatori, e che comincia Est.
   *[draw] Il pareggio quando una posizione si ripete, e quello dopo 200 turni.
}

## Records

momentum-record-side = «{ $text }» non è un tabellone; un tabellone ha 6, 7 o 8 esagoni per lato.
momentum-record-first = «{ $text }» non può cominciare; comincia east o west.
momentum-record-hex = «{ $text }» non è un esagono di una plancia; sono F, FR, BR, B, BL e FL.
momentum-record-order = «{ $text }» non è un ordine degli assi; V, R e L compaiono una volta ciascuno.
momentum-record-token = un turno si scrive B>F,BL>FR:VRL, con - per un disco che resta dov’è.

## The lesson

momentum-lesson-ask = { $step ->
    [1] Sposta un disco da ← a →
    [2] Lascia i due dischi
    [3] Sposta un disco da ↖ a ↘
    [4] Frena con i due dischi
   *[5] Sposta due dischi da ↗ a ↙
}
momentum-lesson-why = { $step ->
    [1] Spingi l’altro fuori dal tabellone. Lascia il secondo disco, poi muoviti: tre avanti contro uno indietro ti portano due esagoni più in là.
    [2] Lo slancio resta: avanti ci sono ancora due dischi in più. Lascia un disco, due volte, e muoviti.
    [3] Lascia il secondo. Ora conta l’ordine: se vai prima ↘ incontri l’avversario; se vai prima →, lo manchi.
    [4] Se continui così esci dal tabellone. Sposta un disco da → a ←, e uno da ↘ a ↖.
   *[5] L’avversario è al bordo, accanto a te. Quattro dischi contro zero ti portano quattro esagoni verso ↙, e lui è in mezzo.
}
momentum-lesson-other = { $step ->
    [3] Quel turno lo manca. Lascia il secondo disco, e vai prima ↘.
    [4] Così non resti sul tabellone. Porta in equilibrio i due assi: da → a ←, e da ↘ a ↖.
   *[other] Puoi fare anche così. Per questa lezione fa’ come è scritto sopra.
}
momentum-lesson-seen = { $step ->
    [1] Due esagoni avanti. L’avversario è andato due esagoni di lato.
    [2] Di nuovo due esagoni, senza spostare un disco. L’avversario ha frenato: tutti i suoi assi sono in equilibrio, quindi resta fermo.
    [3] Hai incontrato l’avversario e preso il suo posto; la spinta l’ha portato un esagono più in là. Poi hai proseguito avanti, fino al bordo.
    [4] Tutto è in equilibrio, quindi resti dove sei. L’avversario aveva ancora slancio ed è arrivato al bordo.
   *[5] Hai spinto l’avversario lungo il bordo e fuori dal tabellone: hai vinto subito.
}
