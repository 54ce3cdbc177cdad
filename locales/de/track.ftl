# Track, in German. `en.ftl` explains the syntax.

## Auf der Startseite

track-name = Track
track-kanji = 道
track-verb = Zwei Zahlen, ein Schub
track-line = Die höhere Karte schiebt: Unterschied mal niedrigere Karte.
track-players = 2 Spieler, 3 min
track-luck = Offene Hände, reiner Bluff
track-credit = Sumo, von Tony Reeves; Variante mit Taktiken von John Walker
unfinished-track = Zug { $number }. Die Ringer stehen { $side ->
    [middle] in der Mitte
    [east] auf Osts Feld { $space }
   *[west] auf Wests Feld { $space }
}.

## Karten und Stellungen

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
track-master = Sumo-Meister
track-master-as = Sumo-Meister als { $tactic }
track-how = { $tactic ->
    [yori] Du rückst ein Feld vor.
    [gino-sho] Nichts bewegt sich.
    [nodowa] Zählt als 7 minus die Zahl des Gegners; dann schiebt die höhere, auch wenn es seine ist.
    [katasukashi] Die Stellung wird an der Mitte gespiegelt: Von deinem Feld 3 geht es auf Feld 3 des Gegners, und umgekehrt.
    [kanto] Wiederholt, was deine vorige Karte bewirkt hat.
   *[master] Er ist eine der fünf anderen Taktiken; welche, wählst du beim Legen.
}
track-card-of = { $seat ->
    [east] Osts { $card }
   *[west] Wests { $card }
}
track-face-down = { $seat ->
    [east] Osts Karte, verdeckt
   *[west] Wests Karte, verdeckt
}
track-hand = { $seat ->
    [east] Osts offene Hand
   *[west] Wests offene Hand
}
track-option-spent = { $card }, verbraucht
track-option-chosen = { $card }, liegt verdeckt
track-spent = verbraucht
track-chosen = gewählt
track-yours = deine
track-place = { $side ->
    [middle] Mitte
    [east] Osts Feld { $number }
    [west] Wests Feld { $number }
    [beyond-east] hinter Osts Ende
   *[beyond-west] hinter Wests Ende
}
track-picture = Die Bahn
track-end = { $seat ->
    [east] Osts Ende
   *[west] Wests Ende
}
track-stand = { $side ->
    [middle] Die Ringer stehen in der Mitte.
    [east] Die Ringer stehen auf Osts Feld { $number }.
    [west] Die Ringer stehen auf Wests Feld { $number }.
    [beyond-east] Die Ringer stehen hinter Osts Ende.
   *[beyond-west] Die Ringer stehen hinter Wests Ende.
}
track-spaces = { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
}
track-sum = ({ $high } − { $low }) × { $low } = { $spaces }

## Ein Kampf

track-turn = Zug { $number }
track-turn-of = Zug { $number }/{ $all }
track-turn-head = Zug
track-sum-head = Schub
track-place-head = Danach
track-by-referee = Zeit abgelaufen: Der Ringrichter hat gewählt
track-clock = { $number ->
    [one] Noch eine Sekunde
   *[other] Noch { $number } Sekunden
}
track-now-late = Die Zeit von { $name } ist abgelaufen, deshalb wählt der Ringrichter.
track-now-you-late = Deine Zeit ist abgelaufen: Der Ringrichter spielt eine deiner Karten
track-now-revealed = Beide Karten sind aufgedeckt.
track-now-lifted = Eine Karte, die nur angehoben war, zählt nicht.
track-now-swap = Tausche bis zu zwei Zahlen gegen Taktiken
track-now-swap-sealed = Deine Wahl wird gezeigt, sobald beide gewählt haben.
track-now-swap-why = Heimlich: Beides wird zugleich gezeigt und gilt für den ganzen Kampf.
track-now-swapped = Jetzt liegen beide Hände offen.
track-swaps = Welche Zahlen du tauschst
track-swap = { $number } gegen { $tactic }
track-swap-none = kein Tausch
track-swap-seal = { $number ->
    [0] Nichts tauschen
    [one] Eine Zahl tauschen
   *[other] { $number } Zahlen tauschen
}
track-refuse-spent = { $card ->
    [one] Die { $card } ist verbraucht.
    [other] Die { $card } ist verbraucht.
   *[tactic] { $card } ist verbraucht.
}
track-refuse-third = Höchstens zwei Zahlen: Nimm zuerst eine zurück.
track-refuse-swaps = Zuerst wählen beide, was sie tauschen.
track-refuse-late = Zahlen tauscht man nur im Spiel mit Taktiken, vor dem ersten Zug.
track-name-tactic = Was soll der Sumo-Meister sein?
track-confirm = { $card ->
    [one] Die { $card }
    [other] Die { $card }
   *[tactic] { $card }
} spielen?
track-lay = { $card ->
    [one] Die { $card }
    [other] Die { $card }
   *[tactic] { $card }
} verdeckt legen
track-no-turn = Die höhere Karte schiebt: Unterschied mal niedrigere Karte.
track-this-turn = Zug { $number }: Osts { $east }, Wests { $west }
track-last-turn = Voriger Zug: Osts { $east }, Wests { $west }
track-ifs = Wenn du { $card ->
    [one] die { $card }
    [other] die { $card }
   *[tactic] { $card }
} spielst …
track-ifs-end = Wenn du { $card ->
    [one] die { $card }
    [other] die { $card }
   *[tactic] { $card }
} spielst, und dann der letzte Zug …
track-ifs-from = { $whose ->
    [own] du stehst auf deinem Feld { $number }
    [theirs] du stehst auf seinem Feld { $number }
   *[middle] du stehst in der Mitte
}
track-ifs-way = { $way ->
    [push] { $number } vor
    [back] { $number } zurück
   *[stay] bleibt
}
track-ifs-to = { $to ->
    [own] deine { $number }
    [theirs] seine { $number }
    [won] Sieg
    [lost] draußen
   *[middle] Mitte
}
track-out = draußen
track-nominate = Falls die Zeit abläuft: { $card }
track-nominees = Falls die Zeit des Gegners abläuft:
track-nominate-why = Tippe eine an: Der Ringrichter spielt sie, falls die Zeit des Gegners abläuft.
track-nominated = Falls die Zeit des Gegners abläuft, spielt der Ringrichter { $card ->
    [one] die { $card }
    [other] die { $card }
   *[tactic] { $card }
}.

## Der Verlauf

track-log-revealed = { $east } zeigt { $eastcard ->
    [one] die { $eastcard }
    [other] die { $eastcard }
   *[tactic] { $eastcard }
}, { $west } { $westcard ->
    [one] die { $westcard }
    [other] die { $westcard }
   *[tactic] { $westcard }
}.
track-log-referee = Zeit abgelaufen: Der Ringrichter spielt { $card ->
    [one] die { $card }
    [other] die { $card }
   *[tactic] { $card }
} für { $name }.
track-log-repeated = Das Kantō von { $name } wiederholt { $card ->
    [one] die { $card }
    [other] die { $card }
   *[tactic] { $card }
}.
track-log-counted = Das Nodowa von { $name } zählt als { $number }.
track-log-pushed = { $name } schiebt: { $sum }.
track-log-equal = Gleiche Karten: Nichts bewegt sich.
track-log-zero = Gegen eine 0 bewegt sich nichts.
track-log-advanced = { $name } rückt ein Feld vor.
track-log-stopped = Das Ginō-shō von { $name }: In diesem Zug bewegt sich nichts mehr.
track-log-reversed = { $name } weicht aus, und die Stellung wird gespiegelt.
track-log-cancelled = Zwei { $tactic } heben sich gegenseitig auf.
track-log-idle = { $tactic } von { $name } bewirkt nichts: { $why ->
    [number] Es gibt keine Zahl zum Vergleichen.
    [zero] Es traf auf eine 0.
    [nothing] Es gibt keine Karte zum Wiederholen.
   *[stopped] Ginō-shō war früher.
}
track-log-back = Beide nehmen alle ihre Karten zurück.
track-log-oshi = Shōbu-ari! { $name } gewinnt durch Oshidashi.
track-log-position = Shōbu-ari! { $name } gewinnt durch Stellung.
track-log-tie = Die Ringer stehen in der Mitte: Gleichstand.
track-log-swapped = { $count ->
    [0] { $name } tauscht nichts.
    [one] { $name } tauscht die { $first } gegen { $firsttactic }.
   *[other] { $name } tauscht die { $first } gegen { $firsttactic } und die { $second } gegen { $secondtactic }.
}

## Das Ergebnis

track-points = { $points ->
    [one] { $points } Tabellenpunkt
   *[other] { $points } Tabellenpunkte
} aus { $bouts ->
    [one] { $bouts } Kampf
   *[other] { $bouts } Kämpfen
}
track-kimarite = { $kimarite ->
    [oshi-dashi] Oshidashi
    [position] Stellung
   *[tie] Gleichstand
}
track-kimarite-kanji = { $kimarite ->
    [oshi-dashi] 押し出し
    [position] 優勢
   *[tie] 引き分け
}
track-why-oshi = { $loser } wurde von der Bahn geschoben.
track-why-position = { $side ->
    [east] Nach dem letzten Zug stehen die Ringer in der Hälfte von { $loser }, auf Osts Feld { $number }.
   *[west] Nach dem letzten Zug stehen die Ringer in der Hälfte von { $loser }, auf Wests Feld { $number }.
}
track-why-tie = Nach dem letzten Zug stehen die Ringer in der Mitte.

## Übung und Rückblick

track-mix = Was { $name } spielen sollte
track-hint-mix = Was die Analyse spielen würde
track-gave-away = { $card ->
    [one] Die { $card }
    [other] Die { $card }
   *[tactic] { $card }
} kostete { $number } von 100 Kämpfen.
track-in-mix = { $card ->
    [one] Die { $card }
    [other] Die { $card }
   *[tactic] { $card }
} ist in { $number } von 100 Fällen richtig.
track-no-cost = { $card ->
    [one] Die { $card }
    [other] Die { $card }
   *[tactic] { $card }
} kostete nichts.
track-swap-cost = { $number ->
    [0] Dieser Tausch kostete nichts.
   *[other] Dieser Tausch kostete { $number } von 100 Kämpfen.
}

## Einen Kampf einrichten

track-ends = Wie lange
track-six-turns = Sechs Züge
track-endless = Bis zum Oshidashi
track-endless-note = Bis jemand hinausgeschoben wird (Oshidashi): Wer keine Karten mehr hat, nimmt alle zurück, und der Kampf geht weiter.
track-zero = Eine Null in jeder Hand
track-tactics = Taktiken
track-without = Ohne
track-with = Mit
track-clock-ask = Bedenkzeit pro Wahl
track-clock-time = { $number ->
    [0] Unbegrenzt
    [60] 1 Minute
   *[other] { $number } Sekunden
}
track-clock-free = Andere Zeit
track-clock-seconds = Sekunden, höchstens { $most }
track-clock-note = { $number ->
    [one] Wer nach einer Sekunde nicht gewählt hat, überlässt die Wahl dem Ringrichter. Spielen zwei Menschen, kannst du eine Karte des Gegners vormerken, bis er gewählt hat. Beim Tauschen läuft keine Uhr.
   *[other] Wer nach { $number } Sekunden nicht gewählt hat, überlässt die Wahl dem Ringrichter. Spielen zwei Menschen, kannst du eine Karte des Gegners vormerken, bis er gewählt hat. Beim Tauschen läuft keine Uhr.
}

## Die Regeln

track-quick-turn = Beide wählen eine Karte und decken sie zugleich auf. Die höhere schiebt: Unterschied mal niedrigere Karte. Gleiche Karten schieben nicht.
track-quick-end = Wer über das Ende der Bahn geschoben wird, hat verloren. Auf dem letzten Feld ist man noch nicht draußen. Nach sechs Zügen gewinnt Ost in Wests Hälfte und West in Osts Hälfte; in der Mitte ist Gleichstand.
track-quick-oshi = Wer über das Ende der Bahn geschoben wird, hat verloren. Einen letzten Zug gibt es nicht: Sind beide Hände leer, nehmen beide alle ihre Karten zurück.
track-quick-zero = { $oshi ->
    [true] Jede Hand hat auch eine 0, gegen die sich nichts bewegt.
   *[false] Jede Hand hat auch eine 0, gegen die sich nichts bewegt. Eine Karte bleibt ungespielt.
}
track-quick-tactical = Vor dem Kampf darf jede Seite heimlich bis zu zwei Zahlen gegen die Taktiken mit demselben Wert tauschen.
track-rules-title = Regeln von Track
track-rules-lead = Schieb den Gegner über das Ende der Bahn, oder steh nach dem letzten Zug in seiner Hälfte.
track-rules-more = Alle Karten liegen offen; verborgen ist nur, welche jetzt kommt.
track-part = { $part ->
    [track] Die Bahn und die Karten
    [turn] Ein Zug
    [end] Wie ein Kampf endet
    [zero] Mit einer Null
    [oshi] Bis zum Oshidashi
    [tactical] Taktiken
    [order] Welche Taktik wann wirkt
    [clock] Die Uhr
    [robin] Das Rundenturnier
    [ours] Unsere Auslegung
   *[credits] Wer es gemacht hat
}
track-rules-track = Die Bahn hat siebzehn Felder: eines in der Mitte und acht auf jeder Seite. Die Ringer stehen immer auf demselben Feld und bewegen sich zusammen; sie beginnen in der Mitte. Ost schiebt zu Wests Ende, West zu Osts Ende.
track-rules-hands = Beide haben die Zahlen 1 bis 6. Beide Hände liegen immer offen, und eine gespielte Karte ist weg.
track-rules-turn = Beide wählen heimlich eine Karte und decken sie im selben Moment auf.
track-rules-sum = Die höhere Karte schiebt. Wie viele Felder weit, das ist der Unterschied der Zahlen mal die niedrigere Zahl. Eine 6 gegen eine 3 schiebt (6 − 3) × 3 Felder weit, also neun, und weiter geht kein Schub. Gleiche Karten schieben nicht.
track-rules-push-off = Wer über das eigene Ende geschoben wird, hat sofort verloren. Das ist Oshidashi. Auf dem letzten Feld ist man noch nicht draußen.
track-rules-position = Ist nach sechs Zügen niemand hinausgeschoben, gewinnt durch Stellung, wer den anderen in dessen Hälfte geschoben hat. In der Mitte ist Gleichstand.
track-rules-forced = Im Grundspiel haben beide für den sechsten Zug nur noch eine Karte, deshalb spielt er sich von selbst.
track-rules-zero = Jede Hand hat auch eine 0. Ein Schub gegen sie führt nirgendwohin: Jede Zahl mal null ist null. Im Spiel mit sechs Zügen bleibt dann in jeder Hand eine Karte übrig; bis zum Oshidashi werden alle gespielt.
track-rules-oshi = Einen letzten Zug gibt es in dieser Variante nicht. Sind die Hände leer, nehmen beide alle ihre Karten zurück, und der Kampf geht weiter, bis jemand hinausgeschoben wird. Diese Variante, die Null und die Taktiken lassen sich beliebig verbinden.
track-rules-tactical = Vor dem ersten Zug dürfen beide bis zu zwei der Zahlen 1 bis 6 gegen die Taktiken mit demselben Wert tauschen, ohne zu zeigen, welche. Haben beide gewählt, wird der Tausch gezeigt, und beide Hände liegen wieder offen.
track-rules-order = Ein Schub vergleicht zwei Zahlen. Wo Taktiken gespielt werden, gilt:
track-rules-order-of = { $what ->
    [number] Trifft eine Taktik auf eine Zahl, wirkt nur die Taktik. Nodowa zählt als 7 minus diese Zahl: Gegen eine 2 ist es eine 5, und die höhere schiebt wie sonst. Gegen eine 0 bewirkt es nichts. Ein Kantō, das eine Zahl wiederholt, zählt als diese Zahl; eines, das eine Taktik wiederholt, wirkt wie diese Taktik.
    [tactics] Von zwei Taktiken wirkt die mit dem niedrigeren Wert zuerst, dann die andere. Eine Zahl gibt es dann nicht, deshalb bewirkt Nodowa nichts, und auch ein Kantō nicht, das eine Zahl oder ein Nodowa wiederholt.
    [master] Was ein Sumo-Meister sein soll, wird heimlich beim Legen gewählt. Er hat den Wert der Taktik, als die er gespielt wird. Kantō behält seinen Wert 5, egal was es wiederholt.
    [gino] Ginō-shō verhindert alles, was in diesem Zug nach ihm käme, und nichts, was vorher kam.
    [equal] Zwei Yori heben sich gegenseitig auf, ebenso zwei Katasukashi.
    [kanto] Von zwei Kantō wirkt das zuerst, das die Taktik mit dem niedrigeren Wert wiederholt; wiederholen beide dieselbe, wirken sie zugleich. Eines, das eine Zahl oder gar nichts wiederholt, bewirkt nichts. Ein Kantō, das deine erste Karte ist, hat nichts zu wiederholen und bewirkt nie etwas.
    [last] Kantō wiederholt, was deine vorige Karte bewirkt hat: bei einem Sumo-Meister das, als was er gespielt wurde, bei einem Kantō das, was es wiederholt hat. Nehmt ihr die Karten zurück, ändert das nichts daran.
   *[end] Prüft jedes Mal, wenn eine Karte gewirkt hat, ob jemand über das Ende hinaus ist. Zwei Taktiken, die zugleich wirken, zählen dabei als eine.
}
track-rules-clock = Für jeden Zug könnt ihr eine Uhr stellen; beim Tauschen vor dem Kampf läuft keine. Läuft einer Seite die Zeit ab, spielt der Ringrichter für sie eine zufällige Karte. Spielen zwei Menschen, darfst du eine Karte des Gegners vormerken, während du wählst und danach, bis der Gegner gewählt hat: Läuft seine Zeit ab, spielt der Ringrichter diese. Welche Taktik ein Sumo-Meister dann ist, entscheidet auch der Zufall, wenn es nicht vorgemerkt ist.
track-rules-robin = Drei oder mehr können ein Rundenturnier spielen: Jeder trifft einmal auf jeden. Ist ihre Zahl ungerade, hat in jeder Runde jemand spielfrei.
track-our-reading = { $what ->
    [zero] Auch mit einer Null sind es sechs Züge; eine Karte bleibt also ungespielt.
    [shown] Der Tausch wird vor dem ersten Zug gezeigt.
    [order] Track war zuerst ein Spiel per Post. Wo dessen Regeln offenlassen, in welcher Reihenfolge Taktiken wirken, ist die Reihenfolge von uns.
   *[kanto] Dass ein Kantō als erste Karte nichts bewirkt und dass zurückgenommene Karten nicht ändern, was es wiederholt, ist von uns.
}
track-example = { $side ->
    [middle] Von der Mitte aus:
    [east] Von Osts Feld { $number } aus:
   *[west] Von Wests Feld { $number } aus:
}

## Mitschriften

track-record-held = { $seat ->
    [east] Ost hat diese Karte nicht: { $card }
   *[west] West hat diese Karte nicht: { $card }
}.
track-record-variant = „{ $text }“ ist keine Variante; es gibt zero, oshi-dashi und tactical.
track-record-twice = „{ $text }“ steht zweimal da.
track-record-swap = „{ $text }“ ist nicht tauschbar; nur die Zahlen 1 bis 6.
track-record-swaps = Eine Seite tauscht höchstens zwei Zahlen, nicht { $number }.
track-record-untold = Vor dem ersten Zug sagen die Angaben East-Swaps und West-Swaps, was getauscht wurde.
track-record-turn = Ein Zug besteht aus Osts Karte und Wests Karte, wie 6=3.
track-record-card = „{ $text }“ ist keine Karte; Karten schreibt man 0 bis 6, Y, G, N, S, K, und MY bis MK für den Sumo-Meister.

## Das Rundenturnier

robin = Runden{"\u00AD"}turnier
robin-offer = Drei oder mehr? Richtet ein Rundenturnier ein
robin-who = Wer kämpft
robin-add = Ein Ringer oder ein Computer
robin-guest = Oder ein Gast
robin-add-guest = Gast aufnehmen
robin-remove = Entfernen
robin-remove-name = { $name } entfernen
robin-twice = Dieser Ringer ist schon dabei.
robin-many = Es ist Platz für { $number } Ringer.
robin-few = Ein Rundenturnier braucht mindestens { $number } Ringer.
robin-begin = Rundenturnier beginnen
robin-keep = Zurück zum laufenden Rundenturnier
robin-replaces = Das ersetzt das laufende Rundenturnier.
robin-gone = Das Rundenturnier dieses Kampfes gibt es nicht mehr. Deshalb zählt der Kampf nirgends.
robin-new = Neues Rundenturnier
robin-again = Noch einmal mit denselben
robin-on = Das Rundenturnier geht weiter
robin-won-with = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in { $bouts } Kämpfen.
robin-round = Runde { $number } von { $all }
robin-round-number = Runde { $number }
robin-bye = { $name } hat in dieser Runde spielfrei.
robin-sit = Kampf spielen
robin-watch = Zusehen
robin-play-out = Durchspielen
robin-played-out = Sie kämpfen …
robin-won = { $number ->
    [one] { $names } gewinnt das Rundenturnier
   *[other] { $names } gewinnen gemeinsam
}
robin-table = Tabelle
robin-place = Platz
robin-wrestler = Ringer
robin-column = { $column ->
    [played] Gespielt
    [push-offs] Oshidashi
    [positions] Stellung
    [ties] Gleichstand
    [losses] Verloren
   *[points] Punkte
}
robin-points = Ein Oshidashi bringt 3 Punkte, ein Sieg durch Stellung 2, ein Gleichstand 1, eine Niederlage 0. Bei Punktgleichheit zählt der Kampf gegeneinander, dann die Zahl der Oshidashi; sonst wird der Platz geteilt.
robin-torikumi = Alle Kämpfe
robin-to-come = { $east } und { $west }
robin-ended = { $winner } besiegte { $loser } { $kimarite ->
    [oshi-dashi] durch Oshidashi
   *[position] durch Stellung
}
# Of several computers of one level, all but the first have a number.
robin-another = { $name } { $number }
robin-tied = { $east } und { $west }: Gleichstand
robin-sure = Ein anderer Kampf läuft noch
robin-give-up = Abbrechen und diesen beginnen

## Die Lektion

track-lesson-ask = { $step ->
    [1] Wähle deine 4
    [2] Wähle deine 1
    [3] Wähle deine 5
   *[4] Wähle deine 6
}
track-lesson-why = { $step ->
    [1] Du bist Ost: Schieb West über das Ende der Bahn oder in sechs Zügen in seine Hälfte. Beide wählen heimlich eine Karte. Die höhere schiebt: Unterschied mal niedrigere Karte.
    [2] Der Gegner hat noch die 6, und sie kann jetzt kommen. Weil der Unterschied mit der niedrigeren Karte malgenommen wird, hält deine 1 den Schub kurz.
    [3] Tippe die 5 einmal an: Wests Karten hängen unter den Feldern, auf die sie dich brächten; gleiche Karten schieben niemanden. Dann spiel die 5.
   *[4] Tippe die 6 an: Alle Karten von West hängen jenseits des Endes. Was West auch spielt, die 6 gewinnt.
}
track-lesson-other = { $step ->
    [1] Auch die darfst du spielen. Wähle in dieser Lektion die 4.
    [2] Auch die darfst du spielen. Sieh in dieser Lektion, was die 1 gegen eine hohe Karte tut.
    [3] Auch die darfst du spielen. Wähle in dieser Lektion die 5.
   *[4] Auch die darfst du spielen. Wähle in dieser Lektion die 6: Sie gewinnt jetzt.
}
track-lesson-seen = { $step ->
    [1] 4 gegen 2: Der Unterschied ist 2, mal die niedrigere Karte, 2. Das sind vier Felder. Beide Karten sind verbraucht.
    [2] (6 − 1) × 1 sind fünf Felder. Deine 2 hätte acht gekostet: (6 − 2) × 2.
    [3] 5 gegen 3: Der Unterschied ist 2, mal die niedrigere Karte, 3. Das sind sechs Felder, bis auf Wests Feld 5.
   *[4] 6 gegen 4: acht Felder, über das Ende hinaus. Du gewinnst. Ist nach sechs Zügen niemand draußen, gewinnt, wer in der Hälfte des Gegners steht.
}
