# Ballen, auf Deutsch.

## Auf der Startseite

bales-name = Bales
bales-kanji = 俵
bales-verb = Nimm den letzten
bales-line = Sieben Strohballen: Nimm einen oder zwei, und lass dem Gegner keinen.
bales-players = 2 Spieler, 1 min
bales-luck = Kein Glück, alles offen
bales-credit = Ein sehr altes Zählspiel. Niemand weiß, wer es erfunden hat.

## Ein Kampf

bales-ring = Der Ring
bales-left = { $number ->
    [0] Es ist kein Ballen mehr da.
    [one] Ein Ballen ist noch da.
   *[other] { $number } Ballen sind noch da.
}
bales-ask = Trag einen Ballen weg oder zwei
bales-ask-named = { $name }, trag einen Ballen weg oder zwei
bales-take = { $number ->
    [one] Einen Ballen wegtragen
   *[other] Zwei Ballen wegtragen
}
bales-hint = { $number ->
    [one] Trag einen Ballen weg
   *[other] Trag zwei Ballen weg
}: Dann gewinnst du, was auch immer der Gegner tut.
bales-hint-none = Was du auch tust: Der Gegner kann gewinnen.
bales-took = { $name } trägt { $number ->
    [one] einen Ballen
   *[other] zwei Ballen
} weg.
bales-won = { $name } gewinnt den Kampf.
bales-last = Der letzte Ballen
bales-last-kanji = 俵
bales-ended = { $name } hat den letzten Ballen weggetragen.

## Die Regeln

bales-rules-title = Die Regeln von Bales
bales-rules = Sieben Strohballen liegen im Ring. Ihr seid abwechselnd dran, Ost zuerst. Wer dran ist, trägt einen Ballen weg oder zwei. Wer den letzten wegträgt, gewinnt.
bales-part = { $part ->
    [turn] Ein Zug
   *[credits] Wer es gemacht hat
}

## Mitschriften

bales-token = Schreib einen Zug als -1 oder -2: so viele Ballen werden weggetragen.
bales-one-left = Es ist nur noch ein Ballen da.

## Die Lektion

bales-lesson-ask = { $step ->
    [2] Trag zwei Ballen weg
   *[other] Trag einen Ballen weg
}
bales-lesson-why = { $step ->
    [1] Sieben Ballen liegen im Ring. Lass sechs übrig: Was der Gegner auch nimmt, du kannst drei übrig lassen.
    [2] Fünf sind noch da. Lass drei übrig: Was der Gegner auch nimmt, du bekommst den letzten.
   *[3] Ein Ballen ist noch da, und er gehört dir.
}
bales-lesson-other = Damit hätte der Gegner eine Zahl, die gut für ihn ist.
bales-lesson-seen = { $step ->
    [1] Der Gegner hat einen genommen.
    [2] Der Gegner hat zwei genommen.
   *[3] Du hast den letzten Ballen weggetragen: Du gewinnst.
}
