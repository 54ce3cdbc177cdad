# Circle, in Italian. `en.ftl` explains the syntax.

## On the home page

circle-name = Cerchi
circle-kanji = 輪
circle-verb = Una mossa segreta a testa
circle-line = Dieci tecniche su diciannove cerchi, svelate insieme.
circle-players = 2 giocatori, 10 min
circle-luck = Tre carte nascoste a testa
circle-credit = Sumo!, di Jim Winslow, Hasbro 2000

## A bout

circle-card = { $card ->
    [yorikiri] Yorikiri
    [yoritaoshi] Yoritaoshi
    [oshidashi] Oshidashi
    [tsuridashi] Tsuridashi
    [kimedashi] Kimedashi
    [tsukidashi] Tsukidashi
    [hikkake] Hikkake
    [uwatehineri] Uwatehineri
    [mamorite] Mamorite
   *[tsuppari] Tsuppari
}
circle-card-label = { $card }, { $kind ->
    [attack] attacco
   *[defence] difesa
} { $number }
circle-how = { $card ->
    [yorikiri] Attacchi avanzando di un cerchio.
    [yoritaoshi] Attacchi avanzando di un cerchio.
    [oshidashi] Accanto all’avversario: lo spingi di lato, avanti a sinistra o avanti a destra, e prendi il suo posto. Altrimenti: attacchi avanzando di un cerchio.
    [tsuridashi] Accanto all’avversario: lo sollevi e lo posi sul cerchio dietro di te, o fuori se hai il bordo alle spalle. Altrimenti: nulla.
    [kimedashi] Attacchi avanzando di un cerchio; nel prossimo turno, se attaccate entrambi, agisci prima tu, qualunque siano i numeri.
    [tsukidashi] Attacchi avanzando di due cerchi.
    [hikkake] Blocca l’attacco dell’avversario, qualunque siano i numeri; poi puoi giocare un altro attacco.
    [uwatehineri] Accanto all’avversario: vi scambiate di posto. Altrimenti: nulla.
    [mamorite] Ti sposti esattamente di due cerchi in linea retta, in qualsiasi direzione, su cerchi vuoti e dentro il ring. Se non puoi: nulla.
   *[tsuppari] Blocca ogni attacco dell’avversario in questo turno.
}
circle-wrestler = { $seat ->
    [east] Fiore di Loto Blu
   *[west] Monte Fuji Innevato
}
# The odd numbers are hours on the board; the even ones are directions for a reader at an end of it.
circle-toward-hour = { $number ->
    [0] Lontano da te
    [1] Su a destra
    [2] A destra, lontano da te
    [3] A destra
    [4] A destra, verso di te
    [5] Giù a destra
    [6] Verso di te
    [7] Giù a sinistra
    [8] A sinistra, verso di te
    [9] A sinistra
    [10] A sinistra, lontano da te
   *[other] Su a sinistra
}
# The same in the middle of a sentence.
circle-way-to = { $number ->
    [1] su a destra
    [3] a destra
    [5] giù a destra
    [7] giù a sinistra
    [9] a sinistra
   *[other] su a sinistra
}
circle-face-down = { $seat ->
    [east] Carta di Est, coperta
   *[west] Carta di Ovest, coperta
}
circle-cards-of = Le dieci carte di { $name }
circle-chip = { $card }: { $at ->
    [gone] giocata
    [mine] nella tua mano
    [known] di sicuro in mano
   *[open] può ancora arrivare
}
circle-pile = mazzo { $number }
circle-hand = mano { $number }
circle-priority = agisce prima
circle-basho = Un basho: cinque riprese
circle-period = Una ripresa
circle-basho-note = Vince il basho chi vince per primo tre riprese.
circle-directions = Direzioni
circle-confirm = Giochi { $card }?
circle-stands = { $name } è nella fila { $row }, cerchio { $circle }.
circle-is-out = { $name } è fuori dal ring.
circle-before = Ognuno sceglie in segreto una delle sue tre carte; poi si girano insieme.
circle-laid = { $name }, turno { $number }
circle-laid-now = { $name }, adesso
circle-last-turn = Turno { $number }
circle-versus = { $east }: { $eastcard }. { $west }: { $westcard }.
circle-way = { $what ->
    [out] { $name } è fuori
    [aside] { $name } finisce di lato, ma resta dentro
    [pushes] { $own } spinge { $name } di { $number ->
        [one] un cerchio
       *[other] { $number } cerchi
    }
    [behind] { $name } finisce dietro { $own }
    [changes] { $own } e { $name } si scambiano di posto
    [goes] { $own } si sposta di { $number ->
        [one] un cerchio
       *[other] { $number } cerchi
    }
    [apart] non fa nulla, perché i due sono lontani
    [limit] porterebbe fuori entrambi, e al suo posto servirà un’altra carta
   *[stays] non succede nulla
}
circle-toward = { $toward }: { $what }
circle-foresee = { $what ->
    [out] Da questa posizione { $name } finisce fuori.
    [aside] Da questa posizione { $name } finisce di lato, ma resta dentro.
    [pushes] Da questa posizione { $own } spinge { $name } di { $number ->
        [one] un cerchio
       *[other] { $number } cerchi
    }.
    [behind] Da questa posizione { $name } finisce dietro { $own }.
    [changes] Da questa posizione { $own } e { $name } si scambiano di posto.
    [goes] Da questa posizione { $own } si sposta di { $number ->
        [one] un cerchio
       *[other] { $number } cerchi
    }.
    [apart] Da questa posizione non succede nulla, perché i due sono lontani.
    [limit] Da questa posizione andrebbero fuori entrambi, e al posto di questa carta ne servirà un’altra.
   *[stays] Da questa posizione non succede nulla.
}
circle-foresee-toward = { $what ->
    [out] Andando { $ways }: { $name } finisce fuori.
    [aside] Andando { $ways }: { $name } finisce di lato, ma resta dentro.
    [pushes] Andando { $ways }: { $own } spinge { $name } di { $number ->
        [one] un cerchio
       *[other] { $number } cerchi
    }.
    [behind] Andando { $ways }: { $name } finisce dietro { $own }.
    [changes] Andando { $ways }: { $own } e { $name } si scambiano di posto.
    [goes] Andando { $ways }: { $own } si sposta di { $number ->
        [one] un cerchio
       *[other] { $number } cerchi
    }.
    [apart] Andando { $ways }: non succede nulla, perché i due sono lontani.
    [limit] Andando { $ways }: andrebbero fuori entrambi, e al posto di questa carta ne servirà un’altra.
   *[stays] Andando { $ways }: non succede nulla.
}
circle-foresee-may = Qualcosa può ancora mettersi di mezzo.
circle-no-follow = Nessun altro attacco
circle-why = { $why ->
    [out] { $what }: porta { $name } fuori dal ring, se { $name } non lo impedisce.
    [cancels] { $what }: blocca qualsiasi attacco di { $name }.
    [protects] { $what }: poi meno carte di { $name } possono portarti fuori.
    [pushes] { $what }: sposta { $name } dove vuoi tu.
    [nearer] { $what }: ti porta più vicino a { $name }.
   *[waits] { $what }: così vedi prima che cosa fa { $name }.
}
circle-why-way = { $why ->
    [out] Così porti { $name } fuori dal ring, se { $name } non lo impedisce.
    [protects] Così meno carte di { $name } possono portarti fuori.
    [pushes] Così sposti { $name } dove vuoi tu.
    [nearer] Così ti avvicini a { $name }.
   *[waits] Così resti a distanza e vedi che cosa fa { $name }.
}
circle-hint = La scelta migliore: { $what }.
circle-hint-mix = Varia, così nessuno può indovinare: { $parts }.
circle-hint-part = { $what } { $tenths ->
    [one] 1 volta
   *[other] { $tenths } volte
} su 10
circle-now-you-first = Se attaccate entrambi, agisci prima tu.
circle-now-they-first = Se attaccate entrambi, agisce prima { $name }.
circle-now-inside = Poi il turno continua.
circle-ask-aside = Da che parte va { $name }?
circle-ask-aside-why = Il tuo Oshidashi spinge di lato, avanti a sinistra o avanti a destra.
circle-ask-where = Da che parte vai?
circle-ask-where-why = Il tuo Mamorite ti sposta di due cerchi in linea retta.
circle-handover = { $what ->
    [way] Il turno continua: scegli una direzione
    [substitute] Il turno continua: un’altra carta sostituisce il tuo Tsukidashi
   *[follow] Il turno continua: puoi attaccare ancora
}. Finché la tendina è chiusa non si vede nulla.
circle-ask-way = Da che parte attacchi?
circle-ask-way-why = Con { $card } entrambe le direzioni ti portano più vicino a { $name }.
circle-ask-substitute = Gioca un’altra carta
circle-ask-substitute-why = Il tuo Tsukidashi porterebbe entrambi fuori dal ring. Un’altra carta prende il suo posto.
circle-refused-substitute = Quella non può prendere il suo posto. Gioca un’altra carta invece del tuo Tsukidashi.
circle-ask-follow = Un altro attacco?
circle-ask-follow-why = Dopo Hikkake puoi giocare un attacco, o nessuno.
circle-refused-follow = Quell’attacco ora non si può fare. Giocane un altro, o nessuno.
circle-why-annulled = Il turno è ancora lo stesso: entrambi scelgono un’altra carta.
circle-why-order = Prima le carte che bloccano, poi le difese, poi gli attacchi: il numero più basso prima del più alto.
circle-why-first = Un Kimedashi del turno scorso conta più dei numeri.
circle-why-gained = Vale se nel prossimo turno attaccate entrambi, e nessuno dei due con Hikkake.
circle-why-limit = Accanto a chi ha il bordo alle spalle, un Tsukidashi porta fuori entrambi.
circle-not-revealed = È stata giocata quando le carte erano già girate.
circle-ended = { $card ->
    [oshidashi] Una spinta di lato ha portato { $loser } fuori dal ring.
    [tsuridashi] Una presa alla cintura ha portato { $loser } di peso fuori dal ring.
    [tsukidashi] Un colpo ha cacciato { $loser } fuori dal ring.
   *[other] Una spinta ha portato { $loser } fuori dal ring.
}
circle-log-reshuffled = { $name } mescola gli scarti in un nuovo mazzo.
circle-log-drew = { $name } pesca { $number ->
    [one] una carta
   *[other] { $number } carte
}.
circle-log-drew-cards = { $name } pesca { $cards }.
circle-log-revealed = Turno { $number }: { $east } gira { $eastcard }, { $west } { $westcard }.
circle-log-annulled = { $card } contro { $card }: si annullano a vicenda.
circle-log-first = { $name } agisce prima, grazie a Kimedashi.
circle-log-gained = { $name } agirà prima nel prossimo turno.
circle-log-ended = { $name } non ha più il vantaggio di agire prima.
circle-log-cancelled = { $with } blocca { $card }.
circle-log-moved = { $card }: { $name } si sposta di { $number ->
    [one] un cerchio
   *[other] { $number } cerchi
} { $hour ->
    [0] lontano da te
    [2] a destra, lontano da te
    [4] a destra, verso di te
    [6] verso di te
    [8] a sinistra, verso di te
    [10] a sinistra, lontano da te
    [1] su a destra
    [3] a destra
    [5] giù a destra
    [7] giù a sinistra
    [9] a sinistra
   *[other] su a sinistra
}.
circle-log-pushed = { $card }: { $name } spinge { $other } { $where ->
    [out] fuori dal ring
   *[ring] { $hour ->
        [0] lontano da te
        [2] a destra, lontano da te
        [4] a destra, verso di te
        [6] verso di te
        [8] a sinistra, verso di te
        [10] a sinistra, lontano da te
        [1] su a destra
        [3] a destra
        [5] giù a destra
        [7] giù a sinistra
        [9] a sinistra
       *[other] su a sinistra
    }
}.
circle-log-set-down = Tsuridashi: { $name } solleva e posa { $other } { $where ->
    [out] fuori dal ring
   *[ring] sul cerchio dietro { $name }
}.
circle-log-changed = Uwatehineri: { $name } e { $other } si scambiano di posto.
circle-log-idle = { $card } di { $name } non fa nulla: { $why ->
    [apart] i lottatori sono lontani
   *[nothing] non c’è nessun attacco da bloccare
}.
circle-log-took-back = { $name } riprende Tsukidashi: porterebbe fuori entrambi.
circle-log-substituted = { $name } gioca invece { $card }.
circle-log-followed = { $name } prosegue con { $card }.
circle-log-no-follow = { $name } non gioca un altro attacco.
circle-log-aside = Scarti di { $east }: { $eastcards }. Di { $west }: { $westcards }.
circle-log-decided = { $card }: { $name } vince la ripresa.
circle-refuse-held = { $card } non è più nella tua mano.
circle-refuse-direction = Prima scegli una direzione.
circle-refuse-way = Con { $card } non si può andare in quella direzione.
circle-refuse-same = Hai appena ripreso Tsukidashi: gioca un’altra carta.
circle-refuse-defence = Dopo Hikkake si può giocare solo un attacco; { $card } è una difesa.
circle-refuse-draw = Si stanno ancora pescando le carte.
circle-quick-turn = Ognuno sceglie una delle sue tre carte; poi si girano insieme. Carte uguali si annullano a vicenda, e si sceglie di nuovo. Chi viene spinto o posato fuori dal ring ha perso.
circle-quick-order = Prima le carte che bloccano, poi le difese, poi gli attacchi. Di due attacchi, o di due difese, agisce prima il numero più basso. Se attaccate entrambi e nel turno scorso ha agito un Kimedashi, agisce prima chi l’ha giocato, qualunque siano i numeri.
circle-quick-limit = Un attacco va dritto verso l’avversario e spinge chi incontra. Se non siete in linea, scegli fra le due direzioni che avvicinano.
circle-quick-tsukidashi = Accanto a un avversario con il bordo alle spalle, un Tsukidashi porterebbe fuori entrambi: si riprende, e si gioca un’altra carta.
circle-signs = I dieci segni accanto a un nome
circle-sign = { $at ->
    [gone] Giocata
    [mine] Nella tua mano
    [known] Di sicuro in mano
   *[open] Può ancora arrivare
}
circle-quick-basho = Dieci carte a testa, tre in mano. Un mazzo vuoto si rifà con gli scarti. Il basho ha al massimo cinque riprese: lo vince chi ne vince per primo tre.

## A review

study-cost = È costato { $cost } { $cost ->
    [one] vittoria
   *[other] vittorie
} su 100 incontri.

## The rules

circle-rules-title = Regole di Cerchi
circle-rules-lead = Spingi l’altro lottatore fuori dal ring, o posalo fuori.
circle-rules-more = Ognuno sceglie in segreto una delle sue tre carte: cerca di indovinare quella dell’altro.
circle-part = { $part ->
    [ring] Il ring
    [turn] Un turno
    [order] Quale carta agisce, e quando
    [attack] Attaccare
    [cards] Le dieci carte
    [limit] Quando Tsukidashi va troppo lontano
    [piles] Mani e mazzi
    [basho] Il basho
    [ours] La nostra lettura
   *[credits] Chi l’ha fatto
}
circle-rules-ring = Il ring è fatto di diciannove cerchi. Est, Fiore di Loto Blu, e Ovest, Monte Fuji Innevato, cominciano in angoli opposti, con tre cerchi vuoti in mezzo. Chi viene spinto o posato fuori dai cerchi ha perso.
circle-rules-directions = Le direzioni sono sei: a destra, a sinistra e, da ciascun lato, in diagonale verso l’alto o verso il basso. Nella trascrizione hanno i nomi delle ore di un orologio: 3 è a destra e 9 a sinistra; 1 è su a destra e 11 su a sinistra, 5 giù a destra e 7 giù a sinistra.
circle-rules-turn = Ognuno sceglie in segreto una delle sue tre carte; poi si girano insieme. Allora le carte agiscono, una dopo l’altra.
circle-rules-annul = Due carte uguali si annullano a vicenda: si scartano entrambe, ognuno pesca fino ad avere tre carte in mano, e si sceglie di nuovo nello stesso turno.
circle-rules-choices = Se una carta lascia qualcosa da scegliere, come una direzione, sceglie solo chi l’ha giocata. Se la possibilità è una sola, non si chiede nulla.
circle-rules-order = { $what ->
    [defence] Una difesa agisce prima di un attacco.
    [number] Di due attacchi, o di due difese, agisce prima il numero più basso.
    [board] La seconda carta agisce sul ring come l’ha lasciato la prima. Chi è fuori non agisce più.
    [tsuppari] Tsuppari blocca ogni attacco dell’avversario, compreso Hikkake con quello che seguirebbe. Contro una difesa non fa nulla.
    [hikkake] Hikkake blocca l’attacco dell’avversario, qualunque siano i numeri, ma mai una difesa. Due Hikkake sono carte uguali: si annullano a vicenda.
    [follow] Chi ha giocato Hikkake può giocare subito un altro attacco dalla mano, o nessuno, anche se Hikkake non ha bloccato nulla. Se l’avversario ha giocato una difesa, quell’attacco agisce dopo la difesa.
    [priority] Se il tuo Kimedashi ha agito nel turno precedente, agisci prima tu se attaccate entrambi, qualunque siano i numeri. Un Kimedashi bloccato non dà questo vantaggio.
   *[ends] Il vantaggio di agire per primo, dato da Kimedashi, finisce se l’avversario gioca Hikkake o una difesa, e in ogni caso alla fine del turno.
}
circle-rules-attack = Un attacco va dritto verso l’avversario. Se i due sono in linea, cioè se una delle sei direzioni porta dritto dall’uno all’altro, la direzione è una sola. Altrimenti chi attacca sceglie una delle due direzioni che avvicinano, e si ferma prima di un passo che non avvicina più; così nessuno esce dal ring da solo.
circle-rules-push = Chi avanza sul cerchio dell’avversario lo spinge un cerchio più in là, e prende il suo posto. Un attacco di due cerchi può quindi spingere due volte.
circle-rules-cards = Ognuno ha le stesse dieci carte: sette attacchi, numerati da 1 a 7, e tre difese, da 1 a 3. Un incontro di Cerchi si chiama ripresa. Prima di ogni ripresa ognuno mescola le dieci carte in un mazzo e ne pesca tre. «Accanto» vuol dire che i due lottatori stanno su cerchi vicini.
circle-rules-limit = Se l’avversario ti sta accanto e ha il bordo alle spalle, un Tsukidashi porterebbe fuori anche te, quindi non si può fare.
circle-rules-substitute = Chi l’ha giocato lo riprende in mano e gioca al suo posto un’altra carta, in quel momento e con tutto il suo effetto: può ancora bloccare un attacco che non ha ancora agito. Se è uguale alla carta dell’avversario, le due non si annullano.
circle-rules-piles = Dopo il turno ognuno scarta le carte giocate e completa la mano a tre carte. Se il mazzo è vuoto quando si deve pescare, gli scarti si mescolano in uno nuovo.
circle-rules-seen = Vedi la tua mano, e non quella dell’altro. Tutti vedono gli scarti, quante carte ci sono in ogni mazzo e in ogni mano, e chi agisce prima grazie a Kimedashi. Nessuno conosce l’ordine di un mazzo.
circle-rules-basho = Un basho ha al massimo cinque riprese. Lo vince chi ne vince per primo tre. Una ripresa dura finché uno dei due non è fuori, per quanti turni ci vogliano; non c’è pareggio. Ogni ripresa comincia da capo: lottatori negli angoli, dieci carte mescolate, tre pescate.
circle-our-reading = { $what ->
    [ring] Come sono disposti i diciannove cerchi, e dove cominciano i lottatori.
    [numbers] I numeri sulle carte; quelli stampati non li conosciamo.
    [annul] Carte che si annullano a vicenda non cambiano chi agisce prima.
    [follow] Dopo Hikkake si può giocare qualsiasi attacco, anche uno che non farà nulla; ma non un Tsukidashi che porterebbe fuori entrambi.
   *[counted] La pagina mostra quello che tutti hanno visto o possono ricavare contando: un Tsukidashi ripreso, e le carte in mano di chi ha il mazzo vuoto.
}

## Records

circle-record-held = { $seat ->
    [east] Est non ha in mano { $card }
   *[west] Ovest non ha in mano { $card }
}.
circle-record-pile = { $seat ->
    [east] { $card } non è nel mazzo di Est
   *[west] { $card } non è nel mazzo di Ovest
}.
circle-record-draw = { $seat ->
    [east] qui Est pesca { $number ->
        [one] una carta
       *[other] { $number } carte
    }
   *[west] qui Ovest pesca { $number ->
        [one] una carta
       *[other] { $number } carte
    }
}.
circle-record-due = { $what ->
    [draw] qui { $seat ->
        [east] Est
       *[west] Ovest
    } pesca
    [reveal] qui entrambi girano una carta
    [direction] qui { $seat ->
        [east] Est
       *[west] Ovest
    } sceglie una direzione
    [substitute] qui { $seat ->
        [east] Est
       *[west] Ovest
    } gioca un’altra carta al posto di Tsukidashi
   *[follow] qui { $seat ->
        [east] Est
       *[west] Ovest
    } gioca un attacco dopo Hikkake, o nessuno
}.
circle-record-card = «{ $text }» non è una carta; le carte sono YK, YT, OD, TD, KD, TK, HK, UH, MM e TP.
circle-record-twice = { $card } viene pescato due volte.
circle-record-hour = «{ $text }» non è una direzione; le direzioni sono 1, 3, 5, 7, 9 e 11.
circle-record-token = una carta pescata si scrive E+YK, due carte girate OD=TP, una scelta E>11, E:YT o E:-.

## The lesson

circle-lesson-ask = { $step ->
    [1] Scegli Yorikiri
    [2] Scegli Oshidashi
    [3] Scegli Uwatehineri
    [4] Scegli Kimedashi
    [5] Scegli dove andare: su a destra
    [6] Scegli Tsukidashi
   *[7] Gioca Yoritaoshi al suo posto
}
circle-lesson-why = { $step ->
    [1] Il tuo lottatore è quello blu, a sinistra: spingi l’altro fuori dal ring. Yorikiri è un attacco: avanzi di un cerchio dritto verso l’avversario. Tocca la carta una volta, e il ring mostra dove ti porta.
    [2] Il numero più basso agisce prima, e il 3 di Oshidashi è basso. Da qui avanza di un cerchio; accanto all’altro lottatore lo spinge di lato.
    [3] Sei sul bordo, e il prossimo attacco ti spinge fuori. Una difesa agisce prima di un attacco: con Uwatehineri vi scambiate di posto.
    [4] Con Kimedashi attacchi avanzando di un cerchio. Se agisce, e nel prossimo turno attaccate entrambi, agisci prima tu, qualunque siano i numeri.
    [5] Con Mamorite, una difesa, l’avversario si è spostato di due cerchi in linea retta. Non siete più in linea, quindi due direzioni avvicinano.
    [6] L’avversario è sul bordo, accanto a te, e tu agisci prima. Prova Tsukidashi, l’attacco che avanza di due cerchi.
   *[7] Due cerchi porterebbero fuori entrambi, quindi Tsukidashi si riprende. Scegli una carta al suo posto: basta un cerchio.
}
circle-lesson-other = { $step ->
    [3] Quella non ti salva: sei sul bordo. Uwatehineri sì.
    [5] Anche quella direzione avvicina. Per questa lezione vai su a destra.
    [7] Tsuppari non spinge. Yoritaoshi sì.
   *[other] Puoi giocare anche quella. Per questa lezione scegli la carta scritta sopra.
}
circle-lesson-seen = { $step ->
    [1] Avete attaccato entrambi. Il tuo numero 1 ha agito prima del suo 2, e siete avanzati di un cerchio ciascuno.
    [2] Il tuo 3 ha agito prima del suo 6. Ma anche la seconda carta conta: il suo Tsukidashi avanza di due cerchi, e ti ha spinto sul bordo.
    [3] Prima vi siete scambiati di posto; poi il suo Yorikiri ti ha spinto via dal bordo.
    [5] Il tuo Kimedashi ha agito. Se nel prossimo turno attaccate entrambi, agisci prima tu.
    [7] Fuori dai diciannove cerchi: hai vinto. Il suo Oshidashi, numero 3, non ha mai agito, perché grazie a Kimedashi hai agito prima tu.
   *[other] { "" }
}
