# Slam, in German. `en.ftl` explains the syntax.

## Auf der Startseite

slam-name = Slam
slam-kanji = 投
slam-verb = Werfen und gut landen
slam-line = Zwei Ringer-Würfel, drei Würfe: kassieren oder riskieren.
slam-players = 2 oder mehr, 10 min
slam-luck = Eine ruhige Hand
slam-credit = Sumo Slam, Ridley’s und Game Factory 2018
unfinished-slam = Runde { $number }.

## Der Ring

ring-picture = Der Ring, leer
ring-hidden = Blind: Der Ring ist nicht zu sehen
ring-lies = { $wrestler ->
    [a] Der indigoblaue Ringer
   *[b] Der zinnoberrote Ringer
} { $fall ->
    [champion] steht.
    [headstand] steht auf dem Kopf.
    [side] liegt auf der Seite.
    [belly] liegt auf dem Bauch.
    [knock-out] liegt auf dem Rücken.
    [outside] ist draußen.
   *[none] ist im Ring.
}
ring-grip = Neu werfen: { $wrestler ->
    [a] der indigoblaue Ringer
   *[b] der zinnoberrote Ringer
}, { $fall ->
    [champion] der steht
    [headstand] der auf dem Kopf steht
    [side] der auf der Seite liegt
    [belly] der auf dem Bauch liegt
    [knock-out] der auf dem Rücken liegt
   *[outside] der draußen ist
}
throw-pull = Zurückziehen, loslassen
throw-pull-spin = seitwärts für Drall
throw-pulled = Kraft { $strength } %
throw-pulled-to = { $side ->
    [ahead] geradeaus
    [left] { $degrees }° nach links
   *[right] { $degrees }° nach rechts
}{ $spin ->
    [none] { "" }
    [left] , Drall nach links
   *[right] , Drall nach rechts
}
throw-grip = Werfen: zurückziehen und loslassen. Die Pfeiltasten stellen Richtung und Kraft ein, mit Shift den Drall; Enter wirft. { $side ->
    [ahead] Geradeaus
    [left] { $degrees }° nach links
   *[right] { $degrees }° nach rechts
}, Kraft { $strength } %, Drall { $spin }
throw-by-sliders = Mit Zahlen werfen
throw-by-which = Richtung, Kraft, Drall
throw-by = { $what ->
    [aim] Richtung
    [strength] Kraft
   *[spin] Drall
}
throw-aim-is = { $side ->
    [ahead] geradeaus
    [left] { $degrees }° nach links
   *[right] { $degrees }° nach rechts
}
throw-strength-is = { $percent } %
throw-spin-is = { $spin }
rope-title = Das Seil von Hand legen
rope-how = Zieh auf dem Lehm, um den Ring zu zeichnen, oder tippe Ecke für Ecke. Mit der Tastatur: Pfeiltasten bewegen das Kreuz, Enter setzt eine Ecke, Backspace nimmt sie zurück.
rope-corners = { $number ->
    [one] Noch eine Ecke, bitte.
   *[other] Noch { $number } Ecken, bitte.
}
rope-laid = Der Ring liegt: { $length } cm Seil.
rope-eight = Der Ring liegt als Acht: { $length } cm Seil.
rope-refused = { $why ->
    [too-short] Das ist zu kurz für einen Ring. Zeichne ihn größer.
    [too-long] Das Seil ist nur 1,60 m lang.
    [open] Die Linie muss dorthin zurück, wo sie beginnt.
    [crosses] Die Linie darf sich nur einmal kreuzen, wie bei einer Acht.
    [too-thin] Dieser Ring ist zu schmal für einen Ringer.
   *[too-far] Der Ring muss auf dem Lehm bleiben.
}
rope-cursor = Ecke { $right } mm rechts und { $ahead } mm vor der Mitte; Enter setzt sie
rope-clear = Löschen
fair-title = Wie Würfe landen
fair-lead = Der Ring wird berechnet und kennt weder Namen noch Punktestände: Der gleiche Wurf landet für alle gleich, auch für Computer.
fair-so-far = Bisherige Würfe
fair-tried = Ein Versuch: { $number } Würfe
fair-none = Auf diesem Gerät wurde noch nichts geworfen.
fair-position = Position
fair-wrestlers = Ringer
fair-share = Anteil
fair-measured = Gemessene Tabelle
fair-percent = { $whole },{ $tenth } %
fair-own-key = geworfen
fair-table-key = gemessen über viele Würfe
fair-verdict = { $odd ->
    [0] Das liegt im Rahmen des Zufalls.
    [one] Eine Position weicht stärker von der Tabelle ab, als es der Zufall in neunzehn von zwanzig Fällen bewirkt. Auch gezielte Würfe und Ringer, die schon daliegen, können das verursachen.
   *[other] { $odd } Positionen weichen stärker von der Tabelle ab, als es der Zufall in neunzehn von zwanzig Fällen bewirkt. Auch gezielte Würfe und Ringer, die schon daliegen, können das verursachen.
}
fair-shape = Form des Rings
fair-sizes = Größe
fair-size = { $percent } %
fair-try = { $number } Mal werfen
fair-progress = Schon geworfen
fair-done = { $done } von { $number }
fair-cancel = Stopp
fair-failed = Der Ring hat nicht geantwortet. Versuch es bitte noch einmal.

## Der Tisch

slam-mode = { $mode ->
    [basho] Basho, bis 500
   *[nokkuauto] Nokkuauto, Letzter scheidet aus
}
slam-titles = { $number ->
    [one] Einmal
   *[other] { $number }-mal
} Großmeister
slam-totals = { $bouts ->
    [one] Letzter Kampf: Punktestand { $most }
   *[other] Letzte { $bouts } Kämpfe: höchster Punktestand { $most }, im Schnitt { $average }
}
slam-kimarite = { $mode ->
    [basho] Basho
   *[nokkuauto] Nokkuauto
}
slam-modes = Spielart
slam-mode-note = { $mode ->
    [basho] In Slam ist ein Basho (ein Turnier) ein Wettlauf: Wer am Ende eines Zuges 500 oder mehr hat, hat sofort gewonnen.
   *[nokkuauto] Nach jeder Runde scheidet aus, wer den niedrigsten Punktestand hat. Wer übrig bleibt, ist Großmeister.
}
slam-round = Nokkuauto, Runde { $number }
slam-wrestler = { $wrestler ->
    [a] Indigo
   *[b] Zinnober
}
slam-fall = { $fall ->
    [champion] Champion
    [headstand] Kopfstand
    [side] Seitenaufprall
    [belly] Bauchlandung
    [knock-out] Knock-out
   *[outside] Draußen
}
slam-lies = Indigo: { $a ->
    [champion] Champion
    [headstand] Kopfstand
    [side] Seitenaufprall
    [belly] Bauchlandung
    [knock-out] Knock-out
   *[outside] draußen
}. Zinnober: { $b ->
    [champion] Champion
    [headstand] Kopfstand
    [side] Seitenaufprall
    [belly] Bauchlandung
    [knock-out] Knock-out
   *[outside] draußen
}.
slam-stops = { $name } kassiert
slam-throws-again = { $name } wirft { $thrown ->
    [a] Indigo
    [b] Zinnober
   *[ab] beide
} neu
slam-shape = { $shape ->
    [circle] Kreis
    [oval] Oval
    [square] Quadrat
    [triangle] Dreieck
    [eight] Acht
   *[drawn] Von Hand gezeichnet
}
slam-ring-is = { $shape }, { $percent } % des Seils
slam-terms = { $mode }. Ring: { $ring }.
slam-log-landed = { $name }, Wurf { $throw }, { $thrown ->
    [a] Indigo
    [b] Zinnober
   *[ab] beide
}. { $lies }
slam-log-scored = { $name } kassiert { $points } und hat jetzt { $total }.
slam-log-nothing = Ein Ringer ist draußen: { $name } bekommt nichts und bleibt bei { $total }.
slam-log-lost = Beide Ringer sind draußen: { $name } verliert alles.
slam-log-tied = Hikiwake auf dem letzten Platz: { $names } werfen je einen Ringer.
slam-log-threw = { $name } wirft einen Ringer. Er { $fall ->
    [champion] steht als Champion
    [headstand] landet im Kopfstand
    [side] prallt auf die Seite
    [belly] landet auf dem Bauch
    [knock-out] geht knock-out
   *[outside] fliegt nach draußen
}.
slam-log-left = { $name } scheidet nach Runde { $round } aus.
slam-log-won = { $mode ->
    [basho] { $name } gewinnt das Basho.
   *[nokkuauto] { $name } ist Großmeister.
}
slam-refuse = { $what ->
    [both] Eine Landung nennt beide Ringer
   *[one] In einem Stechen werfen alle nur einen Ringer
}
slam-now-throw = { $name }: wirf { $thrown ->
    [a] Indigo
    [b] Zinnober
   *[ab] beide Ringer
}
slam-now-throw-how = Zieh irgendwo im Bild zurück und lass los, oder stell Richtung und Kraft ein.
slam-now-tie = { $name }: ein Wurf gegen den letzten Platz
slam-now-tie-how = { $how ->
    [once] Beide fliegen zugleich in denselben Ring.
   *[turns] Einer nach dem anderen; dazwischen wird der Ring geräumt.
}
slam-now-flies = { $name } wirft
slam-now-aims = { $name } zielt
slam-now-decide = { $name }: kassieren oder werfen?
slam-now-decide-how = { $number ->
    [1] Erster von drei Würfen.
   *[2] Zweiter von drei Würfen.
} Ein Ringer, der liegen bleibt, kann noch umgeworfen werden.
slam-pair = { $fall ->
    [champion] Zwei Champions zählen zusammen { $points }.
   *[knock-out] Zwei Knock-outs zählen zusammen { $points }.
}
slam-choice = { $what ->
    [stop] kassieren
    [a] Indigo werfen
    [b] Zinnober werfen
   *[ab] beide werfen
}
slam-advice = { $what ->
    [stop] Kassieren
    [a] Indigo werfen
    [b] Zinnober werfen
   *[ab] Beide werfen
}: { $percent } % Siegchance, im Schnitt { $points } Punkte.
slam-score = Punkte
slam-turn = Zug
slam-total = Stand
slam-throwing = wirft
slam-left = ausgeschieden
slam-out = { $outside ->
    [1] draußen
   *[2] beide draußen
}
slam-tally-out = { $outside ->
    [1] draußen
   *[2] beide draußen
} { $points }
slam-worth = Was jede Position zählt
slam-position = Position
slam-one = einer
slam-both = beide
slam-keep = Lassen
slam-throw = Werfen
slam-keep-or-throw = Lassen oder neu werfen
slam-again = { $thrown ->
    [a] Indigo neu werfen
    [b] Zinnober neu werfen
    [ab] Beide neu werfen
   *[none] Neu werfen
}
slam-stop = { $points } kassieren
slam-next = Jetzt ist { $name } dran
slam-on-the-table = Jetzt auf dem Tisch
slam-throw-by = Zielen und werfen
slam-throw-it = { $thrown ->
    [a] Indigo werfen
    [b] Zinnober werfen
   *[ab] Beide Ringer werfen
}
slam-failed = Es kam keine Antwort.
slam-ring = Ring
slam-ring-stands = Der Ring bleibt, wie er ist, bis der Kampf vorbei ist.
slam-shapes = Form des Rings
slam-sizes = Größe des Rings
slam-size = { $percent } %
slam-size-note = Wie viel vom 1,60 m langen Seil den Ring bildet. In einem kleineren Ring zu landen ist schwerer.
slam-shrinking = Schrumpfender Ring
slam-shrinking-note = In jeder Runde verliert der Ring ein Zehntel des ganzen Seils, bis nur noch 40 % übrig sind.
slam-blindfold = Blind
slam-blindfold-note = Der Ring ist verborgen, solange jemand zielt und wirft.
slam-yes = Ja
slam-no = Nein
slam-undrawn = Der Ring ist noch nicht gezeichnet.
slam-who = Wer spielt
slam-who-note = Bis zu { $number } Spieler, auch allein; geworfen wird in dieser Reihenfolge.
slam-add = { $what ->
    [guest] Gast hinzufügen
   *[computer] Computer hinzufügen
}
slam-add-wrestler = Ringer hinzufügen
slam-place = { $what ->
    [up] Hoch
    [down] Runter
   *[out] Entfernen
}
slam-place-of = { $what ->
    [up] { $name } hoch
    [down] { $name } runter
   *[out] { $name } entfernen
}
slam-name-of = Name von Spieler { $number }
slam-level-of = Stärke von Spieler { $number }
slam-guest = Gast { $number }
slam-first = Wer beginnt
slam-begins = { $who ->
    [youngest] Wer am jüngsten ist
    [random] Der Zufall entscheidet
   *[champion] Der letzte Großmeister
}
slam-begins-note = { $who ->
    [random] Die anderen folgen in ihrer Reihenfolge.
   *[champion] Wer von ihnen auf diesem Gerät zuletzt gewonnen hat; sonst, wer am jüngsten ist.
}
slam-youngest = Am jüngsten ist
slam-alone = Allein übst du: Wie wenige Züge brauchst du bis 500?
slam-result-say = { $mode ->
    [basho] Shōbu-ari! Das Basho ist entschieden.
   *[nokkuauto] Shōbu-ari! Der Großmeister steht fest.
}
slam-won-kanji = { $mode ->
    [basho] 優勝
   *[nokkuauto] 横綱
}
slam-ended-basho = { $name } hat { $total } erreicht.
slam-ended-nokkuauto = Nur { $name } ist übrig.
slam-ended-alone = 500 in { $turns } Zügen.
slam-fly = Wurf zeigen
slam-no-flight = Von diesem Wurf ist nur die Landung bekannt.
slam-fairness-way = Wie Würfe landen
slam-quick = { $what ->
    [throws] Ein Zug hat bis zu drei Würfe. Beim ersten wirfst du beide Ringer.
    [keep] Nach jedem Wurf kassierst du, oder du wirfst einen oder beide neu. Ein Ringer, den du liegen lässt, kann noch getroffen werden.
    [outside] Ein Ringer draußen: Der Zug ist vorbei und bringt nichts. Beide draußen: Dein ganzer Punktestand ist weg. Was auf dem Seil liegt, ist drinnen.
    [basho] Basho, hier ein Wettlauf: Wer am Ende eines Zuges zuerst 500 hat, gewinnt.
   *[nokkuauto] Nokkuauto: Ein Ringer draußen beendet den Zug, und jeder draußen kostet 100; den ganzen Punktestand verliert niemand. Nach jeder Runde scheidet aus, wer den niedrigsten Punktestand hat; haben ihn mehrere, werfen sie je einen Ringer, und wer am schlechtesten wirft, scheidet aus.
}

## Die Regeln

slam-rules-title = Regeln von Slam
slam-rules-lead = Erreiche zuerst 500 Punkte, oder bleib bis zuletzt übrig.
slam-rules-more = Wirf zwei Ringer in einen Ring aus Seil: Es zählt, wie sie liegen bleiben, und ob du es dabei belässt, entscheidest du.
slam-part = { $part ->
    [throws] Werfen
    [worth] Wie sie liegen
    [turn] Ein Zug
    [outside] Draußen
    [basho] Basho
    [nokkuauto] Nokkuauto
    [hikiwake] Hikiwake
    [ring] Der Ring
   *[credits] Wer es gemacht hat
}
slam-rules = { $what ->
    [throws] Du wirfst zwei Ringer, Indigo und Zinnober, in einen Dohyō, den ein Seil bildet.
    [hand] Zieh irgendwo im Bild zurück und lass los, wie bei einer Schleuder: Die Richtung bestimmt, wohin du wirfst, und die Länge, wie kräftig; ein Schwenk zur Seite gibt Drall. Mit Reglern und Tasten geht es genauso gut.
    [rope] Was auf dem Seil liegt, ist drinnen.
    [nudge] Lehnt ein Ringer am Ende so, dass seine Position nicht klar ist, wird er angestupst, bis sie klar ist.
    [worth] Jeder Ringer bleibt in einer von fünf Positionen liegen. Ein Champion steht, und ein Knock-out liegt auf dem Rücken. Die Werte beider Ringer werden zusammengezählt. Nur zwei Champions zählen mehr als ihre Summe, nämlich 300, und zwei Knock-outs weniger, nämlich −50.
    [turn] Du hast bis zu drei Würfe. Beim ersten wirfst du beide Ringer. Danach kassierst du, was daliegt, oder du wirfst einen von ihnen oder beide neu. Nach dem dritten Wurf ist der Zug vorbei, und es zählt, was daliegt.
    [stays] Ein Ringer, den du liegen lässt, bleibt, wo er ist. Der nächste Wurf kann ihn treffen, umwerfen oder hinausschieben: Es zählt, wie beide am Ende liegen.
    [outside] Sobald ein Ringer außerhalb des Rings liegen bleibt, ist der Zug vorbei und bringt nichts. Was du vorher hattest, bleibt dir.
    [both-outside] Sind beide draußen, verlierst du auch deinen ganzen Punktestand.
    [basho] Ein Basho ist ein Turnier; in Slam ist es ein Wettlauf. Die Spieler sind reihum dran. Wer am Ende eines Zuges 500 oder mehr hat, gewinnt sofort.
    [nokkuauto] In einer Runde machen alle einen Zug. Dann scheidet aus, wer den niedrigsten Punktestand hat, und die anderen spielen mit dem weiter, was sie haben. Wer übrig bleibt, ist Großmeister.
    [nokkuauto-outside] Hier kostet jeder Ringer draußen 100 und beendet den Zug. Ein Ringer drinnen bringt dann nichts. Den ganzen Punktestand verliert hier niemand, aber man kann unter 0 fallen.
    [hikiwake] Haben mehrere den niedrigsten Punktestand, werfen sie je einen Ringer. Wer den niedrigsten Wert wirft, scheidet aus; draußen zählt dabei −100. Zwei werfen zugleich in denselben Ring, mehr nacheinander, wobei der Ring jedes Mal geräumt wird.
    [hikiwake-again] Haben mehrere denselben niedrigsten Wert geworfen, werfen diese noch einmal.
    [shapes] Das Seil ist 1,60 m lang, und 60 % bis 100 % davon bilden den Ring. Er kann ein Kreis, ein Oval, ein Quadrat, ein Dreieck oder eine Acht sein, oder was du zeichnest. Je weniger Seil ihn bildet und je stärker er eingebuchtet ist, desto schwerer ist es, drinnen zu landen.
    [shrinking] Ein schrumpfender Ring verliert in jeder Runde ein Zehntel des ganzen Seils, bis nur noch 40 % übrig sind.
    [blindfold] Spielt ihr blind, ist der Ring nicht zu sehen, solange jemand zielt und wirft.
    [begins] Bis zu acht können mitspielen, und du kannst auch allein üben. Wer allein spielt, versucht, in möglichst wenigen Zügen 500 zu erreichen. Es beginnt, wer am jüngsten ist, oder jemand, den der Zufall bestimmt, oder der letzte Großmeister.
   *[physics] Hier wird der Wurf simuliert: zwei starre Körper auf Lehm, mit einem Seil, an das sie sich lehnen können.
}
slam-example = { $lies } { $points } Punkte.

## Mitschriften

slam-record-mode = „{ $text }“ ist keine Spielart; es gibt basho und nokkuauto.
slam-record-token = { $due ->
    [landing] Eine Landung besteht aus zwei Buchstaben von C, H, S, B, K und O: Indigo, dann Zinnober
    [decision] Nach einem Wurf kommt . zum Kassieren, oder a, b oder ab zum Neuwerfen
   *[fall] In einem Stechen ist ein Wurf ein Buchstabe von C, H, S, B, K und O
}.
slam-record-nameless = Alle Spieler brauchen einen Namen.
slam-record-many = { $number } Spieler sind zu viele.
slam-record-twice = Zwei Spieler heißen „{ $name }“.
slam-record-not-a-name = „{ $name }“ kann kein Name sein: Er darf kein Komma mit Leerzeichen danach und nichts Unsichtbares enthalten.

## Die Lektion

slam-lesson-ask = { $step ->
    [1] Wirf beide Ringer
    [2] Lass Indigo liegen, wirf Zinnober neu
    [3] Wirf Zinnober
   *[4] Kassiere 175
}
slam-lesson-why = { $step ->
    [1] Zieh irgendwo im Bild zurück und lass los, oder stell Richtung und Kraft ein. In dieser Lektion fallen die Ringer so, wie die Lektion es braucht.
    [2] Ein Kopfstand zählt 100, eine Bauchlandung 25, zusammen 125. Ein Zug hat bis zu drei Würfe. Wähle „Werfen“ für Zinnober, dann wirf ihn neu.
    [3] Nur Zinnober fliegt. Indigo bleibt, wo er liegt.
   *[4] Ein Seitenaufprall zählt 75 statt 25. Ein dritter Wurf könnte das verderben, also kassiere.
}
slam-lesson-other = { $step ->
    [2] Auch das darfst du tun. Wirf in dieser Lektion Zinnober neu, und nur Zinnober.
   *[other] Auch das darfst du tun. Kassiere in dieser Lektion hier.
}
slam-lesson-seen = { $step ->
    [4] 175 Punkte gehören dir. Ein Ringer draußen kostet den Zug, zwei kosten alles, was du hast. Wer am Ende eines Zuges zuerst 500 hat, gewinnt.
   *[other] { "" }
}
