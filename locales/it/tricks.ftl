# Tricks, in Italian. `en.ftl` explains the syntax.

## On the home page

tricks-name = Prese
tricks-kanji = 札
tricks-verb = Fai prese e spingi
tricks-line = Spingi fuori l’avversario un passo alla volta, o proiettalo in un colpo: cinque tecniche.
tricks-players = 2 giocatori, 5 min
tricks-luck = La fortuna delle carte
tricks-credit = SUMO, di kota konno, Bright Eye Games 2024
unfinished-tachiai = Al tachiai.
unfinished-trick = Presa { $number }. I lottatori sono { $place ->
    [centre] al centro
    [east] sul bordo di Est
   *[west] sul bordo di Ovest
}.

## The set-up of a bout

setup-throws = Proiezioni: Abisetaoshi e Hikiotoshi
setup-throws-name = { $throws ->
    [either] Valgono per tutti
   *[follower] Solo per chi risponde
}
setup-throws-note = { $throws ->
    [either] Come nel regolamento stampato: valgono per tutti e due, chiunque abbia aperto.
   *[follower] Come le descrivono alcuni negozi: valgono solo per chi gioca la seconda carta.
}

## Face to face

# Both players read this, so it must not say that the player holds the colour that was led.
facing-refused = Quella carta è tornata in mano. Tieni premuta una carta per vedere se ora si può giocare.
now-follow-if = Tocca a te: se puoi, segui { $card }

## Cards

card = { $suit ->
    [green] Drago verde
    [red] Fenice rossa
    [white] Tigre bianca
   *[black] Tartaruga nera
} { $number }
# With its article, as everywhere in a sentence: “il 4 verde”. No message may put di, a, da, in or su before it.
card-plain = { $number ->
    [1] l’1
   *[other] il { $number }
} { $suit ->
    [green] verde
    [red] rosso
    [white] bianco
   *[black] nero
}
suit-letter = { $suit ->
    [green] V
    [red] R
    [white] B
   *[black] N
}
suit-name = { $suit ->
    [green] Drago verde
    [red] Fenice rossa
    [white] Tigre bianca
   *[black] Tartaruga nera
}
cards-held = { $number ->
    [one] una carta
   *[other] { $number } carte
}
holds = { $name } ha in mano { $number ->
    [one] una carta
   *[other] { $number } carte
}
card-face-down = La tua carta, coperta

## Kimarite

kimarite-heading-kanji = 決まり手
kimarite-how = { $kimarite ->
    [yorikiri] Spingi fuori: fai la presa mentre l’avversario è sul suo bordo.
    [uwatenage] Fai l’ultima presa.
    [abisetaoshi] Il tuo 4 incontra un 1 dello stesso colore.
    [hikiotoshi] Il tuo 1 incontra un 5 dello stesso colore.
   *[utchari] Sul tuo bordo, rispondi con un 2 di un altro colore.
}
kimarite-follower = { $kimarite ->
    [abisetaoshi] Rispondi a un 1 con il 4 dello stesso colore.
   *[hikiotoshi] Rispondi a un 5 con l’1 dello stesso colore.
}
kimarite-why = { $kimarite ->
    [yorikiri] { $loser } era sul bordo e ha perso la presa: una spinta, ed è fuori.
    [uwatenage] Chi fa l’ultima presa proietta a terra l’altro.
    [abisetaoshi] Il 4 cade con tutto il suo peso sull’1 dello stesso colore.
    [hikiotoshi] L’1 si scansa, e il 5 dello stesso colore gli cade accanto.
   *[utchari] Piegato all’indietro sulla paglia, il 2 di un altro colore gira e getta fuori chi spinge.
}

## The bout

techniques = Tecniche
tachiai = Tachiai
tachiai-kanji = 立合い
trick-number = Presa { $number }
edge = { $seat ->
    [east] Bordo di Est
   *[west] Bordo di Ovest
}
your-card = la tua carta
stand = I due lottatori sono { $place ->
    [centre] al centro
    [east] sul bordo di Est
   *[west] sul bordo di Ovest
}.
field = Campo
on-the-field = In campo
last-trick = Presa precedente
no-trick = Nessuna presa giocata.
no-tachiai = Nessuna carta mostrata.
tie = Parità
leads = Apre { $name }
cards-seen = Carte viste
unseen-number = { $number } mai viste
seen-key = Piene: giocate. Con cornice: tue.
seen-yours = tua
seen-played = giocata
option-wins = { $card }, vince per { $kimarite }
option-loses = { $card }, perde per { $kimarite }
fits-follows = segue
fits-wins = vince
fits-lost = perde
fits-loses = perde: { $kimarite }

## What to do now

now-tachiai = Scegli una carta per il tachiai
now-tachiai-why = Apre il numero più alto. Le due carte restano fuori dall’incontro.
now-again = Parità: scegli ancora
now-again-why = { $number ->
    [one] Dopo questa resta una carta a testa.
   *[other] Numeri uguali. Ti restano { $number } carte.
}
now-lead = Apri tu: qualsiasi carta
now-follow = Tocca a te: segui { $card }
now-free = { $suit ->
    [green] Tocca a te: qualsiasi carta, non hai il verde
    [red] Tocca a te: qualsiasi carta, non hai il rosso
    [white] Tocca a te: qualsiasi carta, non hai il bianco
   *[black] Tocca a te: qualsiasi carta, non hai il nero
}
now-edge = { $edge ->
    [own] Sei sul tuo bordo. Se perdi questa presa l’avversario vince, a meno che tu non faccia una tecnica più alta.
    [theirs] { $other } è sul bordo. Se fai questa presa vinci, a meno che l’avversario non faccia una tecnica più alta.
   *[none] Chi fa la presa spinge di un passo.
}
now-last = L’ultima presa: chi la fa vince per Uwatenage, a meno che l’altro non faccia una tecnica più alta.
now-you-led = Hai aperto con { $card }.
now-they-lead = Apre { $name }.
now-you-took = Fai la presa
now-took = { $name } fa la presa
now-first = { $who ->
    [you] Il tuo { $high } batte { $low ->
        [1] l’1
       *[other] il { $low }
    }: apri tu
   *[they] Il { $high } di { $name } batte { $low ->
        [1] l’1
       *[other] il { $low }
    }: apre { $name }
}
now-first-why = Le due carte restano scoperte, fuori dall’incontro.
now-tie = Due volte { $number }: parità
now-tie-why = Le due carte restano fuori dall’incontro. Scegliete ancora.
now-wins = { $kimarite }: vince { $name }
now-void = Torinaoshi: nuove carte
now-void-why = Sette parità di fila: l’incontro è nullo, e nessuno lo ha perso.
now-dealt = Le carte sono distribuite
took-high = Il { $high } batte { $low ->
    [1] l’1
   *[other] il { $low }
}.
took-high-push = Il { $high } batte { $low ->
    [1] l’1
   *[other] il { $low }
} e { $whom ->
    [you] ti spinge
   *[they] spinge { $name }
} { $place ->
    [centre] al centro
    [yours] sul tuo bordo
   *[theirs] sul suo bordo
}.
took-off = Con { $card } non si segue il colore.
took-off-push = Con { $card } non si segue il colore: chi ha aperto { $whom ->
    [you] ti spinge
   *[they] spinge { $name }
} { $place ->
    [centre] al centro
    [yours] sul tuo bordo
   *[theirs] sul suo bordo
}.
tricks-confirm = Giochi { $card }?

## Hints in practice

hint-wins = { $kimarite ->
    [yorikiri] Gioca { $card }: batte { $led }, e l’avversario è sul bordo. Yorikiri.
    [uwatenage] Gioca { $card }: fa l’ultima presa. Uwatenage.
    [abisetaoshi] Gioca { $card }: schiaccia { $led }. Abisetaoshi.
    [hikiotoshi] Gioca { $card }: fa cadere { $led }. Hikiotoshi.
   *[utchari] Gioca { $card }: sul tuo bordo un 2 di un altro colore getta fuori l’avversario. Utchari.
}
hint-loses = Ogni carta perde. Con { $card } perdi per { $kimarite }, e nessun’altra carta ti salva.
hint-only = Gioca { $card }: non si può giocare altro.
hint-escape = Gioca { $card }: ogni altra carta perde subito.
hint-untakeable = Apri con { $card }: nessuna carta che l’avversario può avere è più forte.
hint-chances = Gioca { $card }.
hint-mix = Varia, così nessuno può indovinare: { $cards }.
hint-mix-part = { $card } { $tenths ->
    [one] 1 volta
   *[other] { $tenths } volte
} su 10

## Refusals

refuse-follow = { $led ->
    [green] Non { $card }: si è aperto con il verde, e chi ha quel colore deve seguirlo.
    [red] Non { $card }: si è aperto con il rosso, e chi ha quel colore deve seguirlo.
    [white] Non { $card }: si è aperto con il bianco, e chi ha quel colore deve seguirlo.
   *[black] Non { $card }: si è aperto con il nero, e chi ha quel colore deve seguirlo.
}
refuse-held = Non hai in mano { $card }.

## The log

log-dealt = L’incontro comincia. Otto carte a testa; quattro restano coperte.
log-clashed = { $east } mostra { $eastcard }, { $west } { $westcard }.
log-tied = Parità. Entrambi scelgono ancora.
log-leads = { $name } apre la prima presa.
log-led = { $name } apre con { $card }.
log-followed = { $name } gioca { $card }.
log-took = { $name } fa la presa.
log-pushed = { $name } spinge. I lottatori sono { $place ->
    [centre] al centro
    [east] sul bordo di Est
   *[west] sul bordo di Ovest
}.
log-decided = Shōbu-ari! { $name } vince per { $kimarite }.
log-void = Torinaoshi: l’incontro è nullo.

## The result

result-also = { $name } ha fatto { $kimarite }, numero { $number }. { $winning } è il numero { $higher }, e decide il più alto.
result-with = Insieme a questa: { $others }.
result-void = Torinaoshi
result-void-kanji = 取り直し
result-void-say = L’incontro è nullo
new-deal = Nuove carte

## Quick reference

quick-tachiai = Ognuno mostra una carta, nello stesso momento; apre il numero più alto. In caso di parità si sceglie un’altra carta.
quick-follow = Se puoi, segui il colore con cui si è aperto. Fa la presa la carta più alta di quel colore; una carta di un altro colore mai.
quick-push = Chi fa la presa spinge di un passo e apre la prossima. Spingere fuori è Yorikiri, numero 1.
quick-both = Se entrambi fanno una tecnica nella stessa presa, vince l’incontro il numero più alto.
quick-throws = { $throws ->
    [either] Le proiezioni 3 e 4 valgono per tutti e due, chiunque abbia aperto.
   *[follower] Le proiezioni 3 e 4 valgono solo per chi risponde.
}

## The rules

rules-title = Regole di Prese
rules-lead = Fai prima dell’altro una delle cinque tecniche vincenti: spingi l’altro lottatore fuori dal ring, o proiettalo a terra.
rules-part = { $part ->
    [aim] Lo scopo
    [deal] Le carte
    [tachiai] Il tachiai
    [trick] Una presa
    [push] La spinta
    [kimarite] Cinque kimarite
    [both] Due tecniche insieme
    [draw] Nessun pareggio
    [sight] Che cosa puoi vedere
    [pad] Il segnapunti
    [words] Parole
    [ours] La nostra lettura
   *[credits] Chi l’ha fatto
}
rules-aim = Due lottatori premono l’uno contro l’altro su un ring d’argilla. Una presa sono due carte, una per parte. Ogni presa che fai spinge l’altro di un passo. Una tecnica che vince si chiama kimarite. Spingere fuori è la numero 1; le altre quattro, dalla 2 alla 5, sono proiezioni. Se nella stessa presa tutti e due fanno una tecnica, vince il numero più alto.
rules-aim-end = La prima presa che contiene una tecnica decide l’incontro. Non ci sono punti da contare.
rules-deal = Venti carte: i numeri da 1 a 5 in quattro colori. Si mescolano e se ne distribuiscono otto a testa. Le quattro che avanzano restano coperte per tutto l’incontro, e nessuno le guarda.
rules-deal-sides = Est siede a sinistra e spinge verso destra; Ovest è il suo riflesso. I lottatori cominciano al centro.
rules-deal-colours = Ogni colore ha anche il suo guardiano e la sua lettera: così riconosci le carte anche se non distingui i colori.
suit-kanji = { $suit ->
    [green] 青龍
    [red] 朱雀
    [white] 白虎
   *[black] 玄武
}
rules-tachiai = Il tachiai è il primo scontro. Ognuno sceglie una carta in segreto, e al grido Hakkyoi si girano entrambe. Chi ha mostrato il numero più alto apre la prima presa, cioè gioca la prima carta; i colori non contano. Se i numeri sono uguali, ognuno sceglie un’altra carta.
rules-tachiai-cost = Le carte dello scontro restano in campo, scoperte, e non si giocano più. Nessuno ne pesca altre: la carta che usi qui ti mancherà dopo. Nel tachiai non vale ancora nessuna tecnica.
rules-clash = { $how ->
    [leads] apre
    [waits] risponde
   *[ties] ancora
}
rules-clash-leads = Il numero più alto: { $winner } apre la prima presa.
rules-clash-tie = Lo stesso numero: si sceglie ancora una volta.
rules-leads = apre
rules-follows = risponde
rules-trick = Chi apre gioca una carta qualsiasi, scoperta. L’altro deve rispondere con una carta dello stesso colore, se ce l’ha; se non ce l’ha, può giocare qualsiasi carta.
rules-trick-taker = Se le due carte hanno lo stesso colore, fa la presa il numero più alto. Se chi risponde gioca un altro colore, la presa è sempre di chi ha aperto, anche con una carta bassa.
rules-example = { $place ->
    [east] Est è sul bordo. { $leader } apre
    [west] Ovest è sul bordo. { $leader } apre
    [last] Sono le ultime carte. { $leader } apre
   *[centre] { $leader } apre
} con { $led }, { $follower } gioca { $followed }.
rules-example-takes = { $winner } fa la presa.
rules-example-wins = { $kimarite }: vince { $winner }.
rules-example-both = Vince { $winner }: { $kimarite } vale più di { $other }, la tecnica di { $loser }.
rules-push = Chi fa la presa spinge l’altro di un passo e apre la presa successiva. I lottatori restano sempre insieme, e i posti sono solo tre: il centro e i due bordi. Se fai la presa al centro, spingi l’altro sul suo bordo. Se la fai sul tuo bordo, la tua spinta vi riporta al centro; se lì la perdi, l’altro ti spinge fuori: è Yorikiri.
rules-place = { $place ->
    [east] Bordo di Est: Est è in pericolo.
    [west] Bordo di Ovest: Ovest è in pericolo.
   *[centre] Il centro.
}
rules-kimarite = Guarda ogni presa prima che qualcuno spinga. Se contiene una di queste tecniche, l’incontro è finito e i lottatori restano dov’erano. Essere sul bordo vuol dire trovarsi lì quando la presa comincia.
kimarite-say = { $kimarite ->
    [yorikiri] si legge io-ri-chi-ri
    [uwatenage] si legge u-ua-te-na-ghe
    [abisetaoshi] si legge a-bi-se-ta-o-sci
    [hikiotoshi] si legge hi-chi-o-to-sci
   *[utchari] si legge ut-cia-ri
}
rules-kimarite-more = { $kimarite ->
    [yorikiri] Ancora un passo e l’avversario è oltre la paglia. È il modo più semplice di vincere, e in un vero ring uno dei più comuni. Lo batte solo una tecnica più alta nella stessa presa.
    [uwatenage] È una proiezione con il braccio da sopra, ovunque siano i due. Se nessuno ha vinto prima, vince chi fa l’ultima presa, a meno che l’altro non ci faccia una tecnica più alta.
    [abisetaoshi] Cadi addosso all’avversario con tutto il tuo peso, ovunque siate.
    [hikiotoshi] Ti scansi, e l’avversario cade per la sua stessa carica, ovunque siate. Nemmeno il 5, che nessun numero batte, è al sicuro.
   *[utchari] Perdi la presa, ti pieghi all’indietro sulla paglia e getti fuori chi ti spinge. Può farlo solo chi risponde, e solo con un colore diverso da quello con cui si è aperto.
}
rules-throws-heading = Una scelta al tavolo
rules-throws = Abisetaoshi e Hikiotoshi valgono per entrambi: per chi gioca il 4 o l’1, che apra o che risponda. Prima dell’incontro potete decidere che valgano solo per chi risponde. Le altre tre non cambiano.
rules-both = Una sola presa può contenere una tecnica per ciascuno. Allora vince l’incontro il numero più alto: i numeri servono a questo. Se uno ne fa più d’una nella stessa presa, si segna la più alta, e accanto si scrivono le altre.
rules-draw = Nessun incontro resta indeciso. Ci sono al massimo sette prese, e chi fa l’ultima vince per Uwatenage, a meno che l’altro non ci faccia una tecnica più alta.
rules-draw-void = Solo il tachiai può fallire. Dopo sette parità ognuno ha ancora una sola carta: l’incontro è nullo. È un torinaoshi: si distribuiscono nuove carte, e sui segnapunti non si scrive nulla.
rules-sight = Puoi guardare la tua mano e, in ogni momento, tutte le carte giocate: chi le ha giocate, e in quale presa. Puoi vedere dove sono i lottatori, quante carte ha l’altro e quali colori ha mostrato di non avere più.
rules-sight-never = Non vedi mai la mano dell’altro, le quattro carte avanzate, o una carta del tachiai prima che entrambe siano scelte. Il computer non vede più di te.
rules-pad = Ogni lottatore ha un segnapunti, e anche ogni computer; gli ospiti no. Un incontro che conta aggiunge una stella: vuota per una vittoria, piena per una sconfitta, con accanto la kimarite. L’allenamento non ne aggiunge. La terza sconfitta chiude il foglio, e le vittorie che vi sono segnate danno il grado.
rules-pad-col-wins = Vittorie
rules-pad-col-rank = Grado
rules-pad-kept = I fogli chiusi si conservano, e il migliore dà il grado del lottatore. La pagina del segnapunti mostra il miglior grado, tutti i fogli e la tecnica che fa vincere di più.
rules-spelling-heading = I nomi sulla scatola
rules-spelling = Qui i nomi sono scritti come li scrive l’associazione giapponese di sumo. Il gioco pubblicato ne stampa alcuni in altro modo:
rules-spelling-here = Qui
rules-spelling-kanji = Giapponese
rules-spelling-box = Sulla scatola
kimarite-printed = { $kimarite ->
    [yorikiri] YORIKIRI
    [uwatenage] WUWATENAGE
    [abisetaoshi] ABISE-TAOSHI
    [hikiotoshi] HIKIOTOSHI
   *[utchari] WUCCHARI
}
rules-our-reading = { $what ->
    [colours] I quattro colori sono quelli delle nappe sopra un vero ring, verde, rosso, bianco e nero, e ognuno ha il suo guardiano. Il regolamento chiede solo quattro colori.
    [throws] Abisetaoshi e Hikiotoshi valgono per tutti e due, chiunque abbia aperto, come dice il regolamento stampato. Alcuni negozi le descrivono come riservate a chi risponde; con la scelta al tavolo potete giocare anche così.
    [edge] Il posto dei lottatori si guarda quando la presa comincia, prima della spinta.
    [void] Un incontro in cui il tachiai non decide chi apre non conta per nessuno.
   *[spelling] I nomi delle tecniche seguono l’associazione giapponese di sumo.
}
rules-credit-book = La grafica è di METEOR, le regole inglesi sono di Keisuke Sakuma e Mark Cooke.
rules-credit-ours = Questa pagina non è il regolamento. Racconta il gioco con parole sue, e né l’autore né l’editore c’entrano. Se il gioco ti piace, cerca quello stampato.

## The lesson

tricks-lesson-ask = { $step ->
    [1] Il tachiai: scegli il tuo 5 rosso
    [2] Apri tu: gioca il tuo 4 verde
    [3] L’avversario è sul bordo: apri con il tuo 3 bianco
    [4] Ha aperto con il 3 rosso: seguilo
    [5] Sei sul bordo: batti il 3 nero
    [6] Apri tu: gioca il tuo 2 bianco
   *[7] Ha aperto con il 5 nero: fallo cadere
}
tricks-lesson-why = { $step ->
    [1] Sei Est, a sinistra. Mostrate una carta ciascuno nello stesso momento, e il numero più alto apre la prima presa.
    [2] Chi apre può giocare quello che vuole. L’avversario deve seguire il verde, se può; la carta verde più alta fa la presa.
    [3] Se fai questa presa spingi fuori l’avversario: è Yorikiri. Ma non sai chi ha le carte bianche più alte.
    [4] Chi ha il colore deve seguirlo. Tu hai una carta rossa; se vuoi provane un’altra: sarà rifiutata.
    [5] Se perdi questa presa sei fuori. Devi seguire il nero: quale delle tue carte nere è più alta?
    [6] Non ti restano carte alte. Tieni le carte nere, soprattutto l’1: può fare qualcosa che nessun’altra carta sa fare.
   *[7] Nulla batte un 5. Ma un 1 dello stesso colore si scansa e lo lascia cadere: è Hikiotoshi.
}
tricks-lesson-other = { $step ->
    [1] Con quella carta potresti perdere lo scontro. Nessuna carta è più alta del tuo 5 rosso.
    [2] Puoi aprire anche con quella. Per questa lezione apri con il 4 verde.
    [3] Puoi aprire anche con quella. Per questa lezione prova il 3 bianco.
    [5] Quella non batte il 3 nero: l’avversario ti spingerebbe fuori. Ti salva una carta nera più alta.
    [6] Quella carta ti servirà più tardi. Apri con il 2 bianco.
   *[7] Quella perde contro il 5, e l’avversario ti spingerebbe fuori. Cerca l’1.
}
tricks-lesson-seen = { $step ->
    [1] Le due carte restano in campo e non si giocano più. Grazie al 5 apri tu.
    [2] L’avversario non ha carte verdi. Un altro colore non fa mai la presa: è tua, e spingi l’avversario sul suo bordo.
    [3] Aveva il 4. Chi fa la presa spinge e apre: ti spinge di nuovo al centro.
    [4] Dovevi giocare la tua carta rossa, e ha perso. L’avversario ti spinge sul tuo bordo. Un’altra presa persa e sei fuori.
    [5] In salvo: spingi l’avversario di nuovo al centro, e apri tu.
    [6] Aveva il 5 bianco, e ti spinge di nuovo sul tuo bordo. Ora apre l’avversario.
   *[7] L’avversario ha fatto la presa con te sul bordo: è Yorikiri, la tecnica numero 1. Il tuo Hikiotoshi è il numero 4, e vince il numero più alto. Le tecniche sono cinque: tocca Kimarite.
}

## Records and replays

record-no-card = «{ $text }» non è una carta; le carte si scrivono da G1 a G5, da R1 a R5, da W1 a W5 e da B1 a B5.
record-dealt-twice = { $card } è distribuito due volte.
record-hand = una mano ha otto carte, non { $number }.
record-throws = Throws è «either» o «follower».
record-tachiai = nel tachiai una mossa è la carta di Est e quella di Ovest, come in G5=W3.
record-trick = una presa è la carta di chi apre e quella dell’altro, come in R5-R1.
record-open-trick = dopo la presa aperta con { $card }, e non finita, non può venire altro.
record-no-move = qui non tocca a nessuno.
record-held = { $seat ->
    [east] Est
   *[west] Ovest
} non ha in mano { $card }.
record-follow = { $seat ->
    [east] Est
   *[west] Ovest
} ha { $led ->
    [green] il verde
    [red] il rosso
    [white] il bianco
   *[black] il nero
} e deve seguirlo, non giocare { $card }.

## The analysis of a finished bout

judged = { $weight ->
    [same] { $whose ->
        [named] { $name }: ottima, anche l’analisi la giocherebbe.
       *[clear] Ottima: anche l’analisi la giocherebbe.
    }
    [best] { $whose ->
        [named] { $name }: ottima, non è costata nulla.
       *[clear] Ottima: non è costata nulla.
    }
    [close] { $whose ->
        [named] { $name }: quasi, { $cost } { $cost ->
            [one] vittoria
           *[other] vittorie
        } in meno su 100 incontri.
       *[clear] Quasi: { $cost } { $cost ->
            [one] vittoria
           *[other] vittorie
        } in meno su 100 incontri.
    }
    [slip] { $whose ->
        [named] { $name }: una svista, { $cost } { $cost ->
            [one] vittoria
           *[other] vittorie
        } in meno su 100 incontri.
       *[clear] Una svista: { $cost } { $cost ->
            [one] vittoria
           *[other] vittorie
        } in meno su 100 incontri.
    }
   *[mistake] { $whose ->
        [named] { $name }: un errore, { $cost } { $cost ->
            [one] vittoria
           *[other] vittorie
        } in meno su 100 incontri.
       *[clear] Un errore: { $cost } { $cost ->
            [one] vittoria
           *[other] vittorie
        } in meno su 100 incontri.
    }
}
judged-choice = { $reason ->
    [wins] L’analisi gioca { $card }, che vince per { $kimarite }.
    [loses] L’analisi gioca { $card }, che perde comunque, per { $kimarite }.
    [escape] L’analisi gioca { $card }, l’unica salvezza.
    [untakeable] L’analisi gioca { $card }, che nessuna carta batte.
   *[chances] L’analisi gioca { $card }.
}
judged-only = Non si poteva giocare altro.
rated = { $name }: incontri vinti su 100
rated-card = Carta
rated-won = Vinti
rated-about = Note
rated-played = giocata
rated-choice = analisi
rated-mix = analisi, { $tenths } su 10
rated-wins = vince: { $kimarite }
rated-loses = perde: { $kimarite }
rated-escape = unica salvezza
rated-untakeable = nessuna la batte
summary = Scelte ottime: { $best } su { $all }.
summary-none = Queste scelte non costano nulla.
summary-cost = In tutto le altre scelte costano { $whole },{ $tenths } vittorie.
