# Circle, in German. `en.ftl` explains the syntax.

## Auf der Startseite

circle-name = Circle
circle-kanji = 輪
circle-verb = Ein geheimer Zug pro Seite
circle-line = Zehn Techniken auf neunzehn Kreisen, zugleich aufgedeckt.
circle-players = 2 Spieler, 10 min
circle-luck = Drei verdeckte Handkarten
circle-credit = Sumo!, von Jim Winslow, Hasbro 2000

## Ein Kampf

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
    [attack] Angriff
   *[defence] Abwehr
} { $number }
circle-how = { $card ->
    [yorikiri] Greif einen Kreis weit an.
    [yoritaoshi] Greif einen Kreis weit an.
    [oshidashi] Neben dem Gegner: Nimm seinen Kreis ein und schieb ihn schräg nach vorn, links oder rechts. Nicht neben ihm: Greif einen Kreis weit an.
    [tsuridashi] Neben dem Gegner: Setz ihn auf dem Kreis direkt hinter dir ab, oder draußen, wenn du mit dem Rücken zum Rand stehst. Nicht neben ihm: nichts.
    [kimedashi] Greif einen Kreis weit an. Wenn im nächsten Zug beide angreifen, bist du zuerst dran, egal welche Zahlen die Karten haben.
    [tsukidashi] Greif zwei Kreise weit an.
    [hikkake] Hebt den Angriff des Gegners auf, egal welche Zahlen die Karten haben. Danach darfst du noch einen Angriff spielen.
    [uwatehineri] Neben dem Gegner: Tausch mit ihm den Platz. Nicht neben ihm: nichts.
    [mamorite] Geh genau zwei Kreise geradeaus, in eine beliebige Richtung; beide müssen frei sein und im Ring liegen. Geht das nicht: nichts.
   *[tsuppari] Hebt in diesem Zug jeden Angriff des Gegners auf.
}
circle-wrestler = { $seat ->
    [east] Blaue Lotosblüte
   *[west] Verschneiter Fuji
}
# The odd numbers are hours on the board; the even ones are directions for a reader at an end of it.
circle-toward-hour = { $number ->
    [0] Von dir weg
    [1] Rechts oben
    [2] Von dir weg, rechts
    [3] Rechts
    [4] Auf dich zu, rechts
    [5] Rechts unten
    [6] Auf dich zu
    [7] Links unten
    [8] Auf dich zu, links
    [9] Links
    [10] Von dir weg, links
   *[other] Links oben
}
# The same in the middle of a sentence.
circle-way-to = { $number ->
    [1] rechts oben
    [3] rechts
    [5] rechts unten
    [7] links unten
    [9] links
   *[other] links oben
}
circle-face-down = { $seat ->
    [east] Osts Karte, verdeckt
   *[west] Wests Karte, verdeckt
}
circle-cards-of = Die zehn Karten von { $name }
circle-chip = { $card }: { $at ->
    [gone] gespielt
    [mine] auf deiner Hand
    [known] sicher auf der Hand
   *[open] kann noch kommen
}
circle-pile = Stapel { $number }
circle-hand = Hand { $number }
circle-priority = zuerst dran
circle-basho = Ein Basho: fünf Durchgänge
circle-period = Ein Durchgang
circle-basho-note = Wer zuerst drei Durchgänge gewinnt, gewinnt das Basho.
circle-directions = Richtungen
circle-confirm = { $card } spielen?
circle-stands = { $name } steht in Reihe { $row }, Kreis { $circle }.
circle-is-out = { $name } ist aus dem Ring.
circle-before = Beide wählen heimlich eine von drei Karten und decken sie zugleich auf.
circle-laid = { $name }, Zug { $number }
circle-laid-now = { $name }, jetzt
circle-last-turn = Zug { $number }
circle-versus = { $east }: { $eastcard }. { $west }: { $westcard }.
circle-way = { $what ->
    [out] { $name } ist draußen
    [aside] { $name } wird zur Seite geschoben und bleibt im Ring
    [pushes] { $own } schiebt { $name } { $number ->
        [one] einen Kreis weiter
       *[other] { $number } Kreise weiter
    }
    [behind] { $name } wird hinter { $own } abgesetzt
    [changes] { $own } und { $name } tauschen die Plätze
    [goes] { $own } geht { $number ->
        [one] einen Kreis
       *[other] { $number } Kreise
    }
    [apart] das bewirkt nichts, denn die beiden stehen nicht nebeneinander
    [limit] beide kämen aus dem Ring; dafür muss eine andere Karte gespielt werden
   *[stays] nichts geschieht
}
circle-toward = { $toward }: { $what }
circle-foresee = { $what ->
    [out] Von hier aus kommt { $name } aus dem Ring.
    [aside] Von hier aus wird { $name } zur Seite geschoben und bleibt im Ring.
    [pushes] Von hier aus schiebt { $own } { $name } { $number ->
        [one] einen Kreis weiter
       *[other] { $number } Kreise weiter
    }.
    [behind] Von hier aus wird { $name } hinter { $own } abgesetzt.
    [changes] Von hier aus tauschen { $own } und { $name } die Plätze.
    [goes] Von hier aus geht { $own } { $number ->
        [one] einen Kreis
       *[other] { $number } Kreise
    }.
    [apart] Von hier aus bewirkt das nichts, denn die beiden stehen nicht nebeneinander.
    [limit] Von hier aus kämen beide aus dem Ring; dafür muss eine andere Karte gespielt werden.
   *[stays] Von hier aus geschieht nichts.
}
circle-foresee-toward = { $what ->
    [out] Nach { $ways }: { $name } kommt aus dem Ring.
    [aside] Nach { $ways }: { $name } wird zur Seite geschoben und bleibt im Ring.
    [pushes] Nach { $ways }: { $own } schiebt { $name } { $number ->
        [one] einen Kreis weiter
       *[other] { $number } Kreise weiter
    }.
    [behind] Nach { $ways }: { $name } wird hinter { $own } abgesetzt.
    [changes] Nach { $ways }: { $own } und { $name } tauschen die Plätze.
    [goes] Nach { $ways }: { $own } geht { $number ->
        [one] einen Kreis
       *[other] { $number } Kreise
    }.
    [apart] Nach { $ways }: Das bewirkt nichts, denn die beiden stehen nicht nebeneinander.
    [limit] Nach { $ways }: Beide kämen aus dem Ring; dafür muss eine andere Karte gespielt werden.
   *[stays] Nach { $ways }: Nichts geschieht.
}
circle-foresee-may = Es kann noch etwas dazwischenkommen.
circle-no-follow = Kein weiterer Angriff
circle-why = { $why ->
    [out] { $what }: Das bringt { $name } aus dem Ring, wenn { $name } es nicht verhindert.
    [cancels] { $what }: Das hebt jeden Angriff von { $name } auf.
    [protects] { $what }: Danach können dich weniger Karten von { $name } hinausbringen.
    [pushes] { $what }: Das schiebt { $name } dorthin, wo du willst.
    [nearer] { $what }: Das bringt dich näher an { $name } heran.
   *[waits] { $what }: Damit wartest du ab, was { $name } tut.
}
circle-why-way = { $why ->
    [out] So bringst du { $name } aus dem Ring, wenn { $name } es nicht verhindert.
    [protects] So können dich weniger Karten von { $name } hinausbringen.
    [pushes] So schiebst du { $name } dorthin, wo du willst.
    [nearer] So kommst du näher an { $name } heran.
   *[waits] So hältst du Abstand und siehst, was { $name } tut.
}
circle-hint = Am besten: { $what }.
circle-hint-mix = Spiel gemischt, damit dich niemand durchschaut: { $parts }.
circle-hint-part = { $what } in { $tenths } von 10 Fällen
circle-now-you-first = Du bist zuerst dran, wenn beide angreifen.
circle-now-they-first = { $name } ist zuerst dran, wenn beide angreifen.
circle-now-inside = Der Zug geht weiter, wenn das entschieden ist.
circle-ask-aside = Wohin soll { $name }?
circle-ask-aside-why = Dein Oshidashi schiebt schräg nach vorn, links oder rechts.
circle-ask-where = Wohin gehst du?
circle-ask-where-why = Dein Mamorite geht zwei Kreise geradeaus.
circle-handover = { $what ->
    [way] Der Zug geht weiter: Wähle eine Richtung
    [substitute] Der Zug geht weiter: Eine andere Karte ersetzt dein Tsukidashi
   *[follow] Der Zug geht weiter: Du darfst noch einmal angreifen
}. Solange der Vorhang hängt, ist nichts zu sehen.
circle-ask-way = In welche Richtung greifst du an?
circle-ask-way-why = Mit { $card } führen zwei Wege näher an { $name } heran.
circle-ask-substitute = Spiel eine andere Karte
circle-ask-substitute-why = Dein Tsukidashi brächte beide aus dem Ring. Spiel dafür eine andere Karte.
circle-refused-substitute = Diese Karte geht nicht als Ersatz. Spiel eine andere statt deines Tsukidashi.
circle-ask-follow = Noch ein Angriff?
circle-ask-follow-why = Nach deinem Hikkake darfst du noch einen Angriff spielen oder keinen.
circle-refused-follow = Damit kannst du jetzt nicht angreifen. Spiel einen anderen Angriff oder keinen.
circle-why-annulled = Es ist noch derselbe Zug: Beide wählen eine andere Karte.
circle-why-order = Zuerst wirkt, was aufhebt, dann Abwehr, dann Angriff: die kleinere Zahl vor der größeren.
circle-why-first = Ein Kimedashi im vorigen Zug hat Vorrang vor den Zahlen.
circle-why-gained = Das gilt, wenn im nächsten Zug beide angreifen, aber niemand mit Hikkake.
circle-why-limit = Neben einem Gegner mit dem Rand im Rücken brächte ein Tsukidashi beide hinaus.
circle-not-revealed = Sie wurde erst nach dem Aufdecken gespielt.
circle-ended = { $card ->
    [oshidashi] { $loser } wurde zur Seite aus dem Ring geschoben.
    [tsuridashi] { $loser } wurde hochgehoben und außerhalb des Rings abgesetzt.
    [tsukidashi] { $loser } wurde aus dem Ring gestoßen.
   *[other] { $loser } wurde aus dem Ring geschoben.
}
circle-log-reshuffled = { $name } mischt die abgelegten Karten zu einem neuen Stapel.
circle-log-drew = { $name } zieht { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
circle-log-drew-cards = { $name } zieht { $cards }.
circle-log-revealed = Zug { $number }: { $east } deckt { $eastcard } auf, { $west } { $westcard }.
circle-log-annulled = { $card } gegen { $card }: Sie heben sich gegenseitig auf.
circle-log-first = { $name } ist nach dem Kimedashi zuerst dran.
circle-log-gained = { $name } ist im nächsten Zug zuerst dran.
circle-log-ended = { $name } ist nicht mehr zuerst dran.
circle-log-cancelled = { $with } hebt { $card } auf.
circle-log-moved = { $card }: { $name } geht { $number ->
    [one] einen Kreis
   *[other] { $number } Kreise
} { $hour ->
    [0] von dir weg
    [2] von dir weg nach rechts
    [4] auf dich zu nach rechts
    [6] auf dich zu
    [8] auf dich zu nach links
    [10] von dir weg nach links
    [1] nach rechts oben
    [3] nach rechts
    [5] nach rechts unten
    [7] nach links unten
    [9] nach links
   *[other] nach links oben
}.
circle-log-pushed = { $card }: { $name } schiebt { $other } { $where ->
    [out] aus dem Ring
   *[ring] { $hour ->
        [0] von dir weg
        [2] von dir weg nach rechts
        [4] auf dich zu nach rechts
        [6] auf dich zu
        [8] auf dich zu nach links
        [10] von dir weg nach links
        [1] nach rechts oben
        [3] nach rechts
        [5] nach rechts unten
        [7] nach links unten
        [9] nach links
       *[other] nach links oben
    }
}.
circle-log-set-down = Tsuridashi: { $name } hebt { $other } hoch. { $other } landet { $where ->
    [out] außerhalb des Rings
   *[ring] auf dem Kreis hinter { $name }
}.
circle-log-changed = Uwatehineri: { $name } und { $other } tauschen die Plätze.
circle-log-idle = { $card } von { $name } bewirkt nichts: { $why ->
    [apart] Die Ringer stehen nicht nebeneinander
   *[nothing] Es gibt keinen Angriff aufzuheben
}.
circle-log-took-back = { $name } nimmt das Tsukidashi zurück: Es brächte beide aus dem Ring.
circle-log-substituted = { $name } spielt dafür { $card }.
circle-log-followed = { $name } setzt mit { $card } nach.
circle-log-no-follow = { $name } setzt nicht nach.
circle-log-aside = { $east } legt ab: { $eastcards }. { $west } legt ab: { $westcards }.
circle-log-decided = { $card }: { $name } gewinnt den Durchgang.
circle-refuse-held = Du hast { $card } nicht mehr auf der Hand.
circle-refuse-direction = Wähle zuerst eine Richtung.
circle-refuse-way = Mit { $card } geht es nicht in diese Richtung.
circle-refuse-same = Du hast das Tsukidashi gerade zurückgenommen: Spiel eine andere Karte.
circle-refuse-defence = Auf ein Hikkake folgt nur ein Angriff; { $card } ist eine Abwehr.
circle-refuse-draw = Es werden noch Karten gezogen.
circle-quick-turn = Beide wählen eine ihrer drei Karten und decken sie zugleich auf. Gleiche Karten heben sich gegenseitig auf; beide wählen neu. Wer aus dem Ring geschoben oder außerhalb abgesetzt wird, hat verloren.
circle-quick-order = Zuerst wird aufgehoben, dann abgewehrt, dann angegriffen. Von zwei Angriffskarten oder zwei Abwehrkarten wirkt die niedrigere Zahl zuerst. Greifen beide an und hat dein Kimedashi im vorigen Zug gewirkt, bist du zuerst dran, egal welche Zahlen die Karten haben.
circle-quick-limit = Ein Angriff geht geradeaus auf den Gegner zu und schiebt ihn, wenn er im Weg steht. Steht ihr nicht in einer Linie, wählst du zwischen den zwei Wegen, die näher an ihn heranführen.
circle-quick-tsukidashi = Steht der Gegner direkt vor dir und hat den Rand im Rücken, brächte ein Tsukidashi beide hinaus: Es wird zurückgenommen und durch eine andere Karte ersetzt.
circle-signs = Die zehn Zeichen neben einem Namen
circle-sign = { $at ->
    [gone] Gespielt
    [mine] Auf deiner Hand
    [known] Sicher auf einer Hand
   *[open] Kann noch kommen
}
circle-quick-basho = Zehn Karten pro Seite, drei davon auf der Hand. Ist der Stapel leer, werden die abgelegten Karten zu einem neuen gemischt. Wer drei von fünf Durchgängen gewinnt, gewinnt das Basho.

## Ein Rückblick

study-cost = Das kostete { $cost } von 100 Kämpfen.

## Die Regeln

circle-rules-title = Regeln von Circle
circle-rules-lead = Schieb den Gegner aus dem Ring, oder setz ihn außerhalb ab.
circle-rules-more = Beide wählen heimlich eine von drei Karten: Errate, was kommt.
circle-part = { $part ->
    [ring] Der Ring
    [turn] Ein Zug
    [order] Welche Karte wann wirkt
    [attack] Angreifen
    [cards] Die zehn Karten
    [limit] Wenn ein Tsukidashi zu weit geht
    [piles] Hand und Stapel
    [basho] Das Basho
    [ours] Unsere Auslegung
   *[credits] Wer es gemacht hat
}
circle-rules-ring = Der Ring besteht aus neunzehn Kreisen. Ost, die Blaue Lotosblüte, und West, der Verschneite Fuji, beginnen in gegenüberliegenden Ecken; zwischen ihnen sind drei Kreise frei. Wer aus den Kreisen hinausgeschoben oder außerhalb abgesetzt wird, hat verloren.
circle-rules-directions = Es gibt sechs Richtungen: rechts, links und auf jeder Seite schräg nach oben oder unten. Die Niederschrift nennt sie wie auf einem Zifferblatt: 3 ist rechts, 9 links, 11 und 1 sind links oben und rechts oben, 7 und 5 links unten und rechts unten.
circle-rules-turn = Beide wählen heimlich eine ihrer drei Karten und decken sie zugleich auf. Dann wirken die Karten, eine nach der anderen.
circle-rules-annul = Gleiche Karten heben sich gegenseitig auf: Beide werden abgelegt, beide Hände werden auf drei Karten aufgefüllt, und beide wählen im selben Zug neu.
circle-rules-choices = Lässt eine Karte etwas offen, etwa die Richtung, wird nur gefragt, wer sie gespielt hat. Gibt es nur eine Möglichkeit, wird nicht gefragt.
circle-rules-order = { $what ->
    [defence] Eine Abwehr wirkt vor einem Angriff.
    [number] Von zwei Angriffskarten oder zwei Abwehrkarten wirkt die niedrigere Zahl zuerst.
    [board] Die zweite Karte wirkt von dort aus, wo die Ringer nach der ersten stehen. Wer draußen ist, tut nichts mehr.
    [tsuppari] Tsuppari hebt jeden Angriff des Gegners auf, auch ein Hikkake und den Angriff, der darauf folgen würde. Gegen eine Abwehr bewirkt es nichts.
    [hikkake] Hikkake hebt den Angriff des Gegners auf, egal welche Zahlen die Karten haben, aber nie eine Abwehr. Zwei Hikkake sind gleiche Karten: Sie heben sich gegenseitig auf.
    [follow] Wer Hikkake gespielt hat, darf sofort noch einen Angriff aus der Hand spielen, muss aber nicht. Das gilt auch, wenn Hikkake nichts aufgehoben hat. Hat der Gegner eine Abwehr gespielt, wirkt der Angriff nach ihr.
    [priority] Hat dein Kimedashi im vorigen Zug gewirkt, bist du zuerst dran, wenn beide angreifen, egal welche Zahlen die Karten haben. Ein aufgehobenes Kimedashi bringt nichts.
   *[ends] Der Vorrang durch ein Kimedashi endet durch ein Hikkake oder eine Abwehr des Gegners, spätestens am Ende des Zuges.
}
circle-rules-attack = Ein Angriff geht geradeaus auf den Gegner zu. Stehen beide in einer Linie, führt also eine der sechs Richtungen gerade vom einen zum anderen, gibt es nur einen Weg. Sonst wählt, wer angreift, einen der zwei Wege, die näher heranführen, und geht nur so lange, wie jeder Schritt näher führt. So verlässt niemand allein den Ring.
circle-rules-push = Wer auf den Gegner trifft, schiebt ihn mit jedem Schritt einen Kreis weiter und nimmt seinen Kreis ein. Ein Angriff über zwei Kreise kann also zweimal schieben.
circle-rules-cards = Beide haben die gleichen zehn Karten: sieben Angriffskarten mit den Zahlen 1 bis 7 und drei Abwehrkarten mit den Zahlen 1 bis 3. Ein Kampf in Circle heißt Durchgang. Davor mischen beide ihre zehn Karten zu einem Stapel und ziehen drei. Zwei Ringer stehen nebeneinander, wenn ihre Kreise benachbart sind.
circle-rules-limit = Steht der Gegner direkt vor dir und hat den Rand im Rücken, dann brächte ein Tsukidashi beide hinaus. Deshalb ist es nicht erlaubt.
circle-rules-substitute = Wer es gespielt hat, nimmt es wieder auf die Hand und spielt dafür sofort eine andere Karte, mit voller Wirkung: Sie kann einen Angriff aufheben, der noch nicht gewirkt hat. Selbst wenn sie die gleiche ist wie die des Gegners, heben sich die beiden nicht gegenseitig auf.
circle-rules-piles = Nach dem Zug legen beide ab, was sie gespielt haben, und füllen ihre Hand auf drei Karten auf. Ist der Stapel leer, wenn eine Karte zu ziehen ist, werden die abgelegten Karten zu einem neuen gemischt.
circle-rules-seen = Du siehst deine eigene Hand, aber nicht die des Gegners. Alle sehen, was abgelegt wurde, wie viele Karten in jedem Stapel und auf jeder Hand sind, und wer durch ein Kimedashi zuerst dran ist. Niemand kennt die Reihenfolge eines Stapels.
circle-rules-basho = Ein Basho hat bis zu fünf Durchgänge. Wer zuerst drei davon gewinnt, gewinnt es. Ein Durchgang dauert, bis jemand draußen ist, egal wie viele Züge das braucht; unentschieden endet keiner. Jeder beginnt von vorn: die Ringer in ihren Ecken, zehn Karten gemischt, drei gezogen.
circle-our-reading = { $what ->
    [ring] Wie die neunzehn Kreise liegen und wo die Ringer beginnen.
    [numbers] Die Zahlen auf den Karten; die gedruckten kennen wir nicht.
    [annul] Karten, die sich gegenseitig aufheben, lassen einen Vorrang, wie er ist.
    [follow] Auf ein Hikkake darf jeder Angriff folgen, auch einer, der nichts bewirken wird, nicht aber ein Tsukidashi, das zu weit ginge.
   *[counted] Was alle mitzählen können oder gesehen haben, wird gezeigt: ein zurückgenommenes Tsukidashi, und die Hand von jemandem, dessen Stapel leer ist.
}

## Mitschriften

circle-record-held = { $seat ->
    [east] Ost hat { $card } nicht auf der Hand
   *[west] West hat { $card } nicht auf der Hand
}.
circle-record-pile = { $seat ->
    [east] { $card } ist nicht in Osts Stapel
   *[west] { $card } ist nicht in Wests Stapel
}.
circle-record-draw = { $seat ->
    [east] Hier zieht Ost { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }
   *[west] Hier zieht West { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }
}.
circle-record-due = { $what ->
    [draw] Hier zieht { $seat ->
        [east] Ost
       *[west] West
    } Karten
    [reveal] Hier decken beide eine Karte auf
    [direction] Hier wählt { $seat ->
        [east] Ost
       *[west] West
    } eine Richtung
    [substitute] Hier spielt { $seat ->
        [east] Ost
       *[west] West
    } statt des Tsukidashi eine andere Karte
   *[follow] Hier spielt { $seat ->
        [east] Ost
       *[west] West
    } nach dem Hikkake einen Angriff oder keinen
}.
circle-record-card = „{ $text }“ ist keine Karte; die Karten sind YK, YT, OD, TD, KD, TK, HK, UH, MM und TP.
circle-record-twice = { $card } wird zweimal gezogen.
circle-record-hour = „{ $text }“ ist keine Richtung; die Richtungen sind 1, 3, 5, 7, 9 und 11.
circle-record-token = Ziehen schreibt man E+YK, Aufdecken OD=TP, eine Wahl E>11, E:YT oder E:-.

## Die Lektion

circle-lesson-ask = { $step ->
    [1] Wähle Yorikiri
    [2] Wähle Oshidashi
    [3] Wähle Uwatehineri
    [4] Wähle Kimedashi
    [5] Wähle den Weg: nach rechts oben
    [6] Wähle Tsukidashi
   *[7] Spiel dafür Yoritaoshi
}
circle-lesson-why = { $step ->
    [1] Du bist der blaue Ringer, links: Schieb den Gegner aus dem Ring. Yorikiri greift an: Du gehst einen Kreis geradeaus auf ihn zu. Tippe die Karte einmal an, dann zeigt der Ring, wohin das führt.
    [2] Die niedrigere Zahl wirkt zuerst, und die 3 von Oshidashi ist niedrig. Von hier aus geht es einen Kreis weit; neben dem Gegner schiebt es ihn zur Seite.
    [3] Du stehst am Rand, und der nächste Angriff des Gegners schiebt dich hinaus. Eine Abwehr wirkt vor einem Angriff: Mit Uwatehineri tauscht ihr vorher die Plätze.
    [4] Kimedashi greift einen Kreis weit an. Wenn es wirkt und im nächsten Zug beide angreifen, bist du zuerst dran, egal welche Zahlen die Karten haben.
    [5] Mit Mamorite, einer Abwehr, ist der Gegner zwei Kreise geradeaus gegangen. Ihr steht nicht mehr in einer Linie, also führen zwei Wege näher heran.
    [6] Der Gegner steht neben dir am Rand, und du bist zuerst dran. Versuch Tsukidashi, den Angriff über zwei Kreise.
   *[7] Zwei Kreise brächten euch beide hinaus, deshalb wird Tsukidashi zurückgenommen. Wähle dafür eine andere Karte: Ein Kreis genügt.
}
circle-lesson-other = { $step ->
    [3] Das rettet dich nicht: Du stehst am Rand. Uwatehineri schon.
    [5] Auch dieser Weg führt näher. Geh in dieser Lektion nach rechts oben.
    [7] Tsuppari schiebt nicht, Yoritaoshi schon.
   *[other] Auch das darfst du spielen. Wähle in dieser Lektion die Karte, die oben genannt ist.
}
circle-lesson-seen = { $step ->
    [1] Beide haben angegriffen. Deine Nummer 1 hat vor der 2 des Gegners gewirkt, und beide sind einen Kreis gegangen.
    [2] Deine 3 hat vor der 6 des Gegners gewirkt. Aber auch die zweite Karte zählt: Sein Tsukidashi geht zwei Kreise weit und hat dich an den Rand geschoben.
    [3] Zuerst habt ihr die Plätze getauscht. Dann hat dich sein Yorikiri vom Rand weggeschoben.
    [5] Dein Kimedashi hat gewirkt. Wenn im nächsten Zug beide angreifen, bist du zuerst dran.
    [7] Hinaus aus den neunzehn Kreisen: Du gewinnst. Sein Oshidashi, Nummer 3, kam nicht mehr zum Zug, weil du durch dein Kimedashi zuerst dran warst.
   *[other] { "" }
}
