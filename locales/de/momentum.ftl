# Momentum, in German. `en.ftl` explains the syntax.

## Auf der Startseite

momentum-name = Momentum
momentum-kanji = 勢
momentum-verb = Erst verlagern, dann gehen
momentum-line = Verlagere dein Gewicht mit zwei Scheiben, und es trägt dich.
momentum-players = 2 Spieler, 15 min
momentum-luck = Kein Glück, alles offen
momentum-credit = Sumo Sumo, von Jorge Zhang

## Ein Kampf

momentum-toward = { $toward ->
    [F] vorn
    [FR] vorn rechts
    [BR] hinten rechts
    [B] hinten
    [BL] hinten links
   *[FL] vorn links
}
momentum-side = Kante { $side }
momentum-sides = Brett
momentum-side-note = { $side ->
    [6] 91 Felder: schnell, aber ungerecht. Zwischen zwei starken Computern gewann immer, wer begann.
    [7] 127 Felder: die gerechteste Größe.
   *[8] 169 Felder: ein langer Kampf.
}
momentum-length = { $number ->
    [1] Ein Kampf
   *[other] Bis zu { $number } Kämpfe
}
momentum-first-note = Ost beginnt den ersten Kampf, danach geht es abwechselnd. Ein unentschiedener Kampf wird wiederholt.
momentum-of = Der Schwung von { $name }
momentum-on = { $hex ->
    [F] vorn
    [FR] vorn rechts
    [BR] hinten rechts
    [B] hinten
    [BL] hinten links
   *[FL] vorn links
}: { $number ->
    [0] keine Scheibe
    [1] 1 Scheibe
   *[other] { $number } Scheiben
}{ $hint ->
    [from] , von hier eine Scheibe: der Tipp
    [to] , hierher eine Scheibe: der Tipp
   *[none] { "" }
}
momentum-room = { $toward ->
    [F] vorn
    [FR] vorn rechts
    [BR] hinten rechts
    [B] hinten
    [BL] hinten links
   *[FL] vorn links
} { $number }
momentum-stands = So viele Felder hat { $name } bis zum Rand: { $rooms }.
momentum-is-out = { $name } ist vom Brett.
momentum-arrow = { $number } { $toward ->
    [F] nach vorn
    [FR] nach vorn rechts
    [BR] nach hinten rechts
    [B] nach hinten
    [BL] nach hinten links
   *[FL] nach vorn links
}
momentum-axes = Reihenfolge der drei Achsen
momentum-orders = Reihenfolgen und wohin sie führen
momentum-order = Reihenfolge: { $axes }.
momentum-when = { $when ->
    [first] zuerst
    [then] dann
    [last] zuletzt
    [any] beliebig
    [none] kein Schritt
   *[open] antippen
}
momentum-still = ausgeglichen
momentum-comes = { $what ->
    [off] schiebt { $name } { $toward ->
        [F] nach vorn
        [FR] nach vorn rechts
        [BR] nach hinten rechts
        [B] nach hinten
        [BL] nach hinten links
       *[FL] nach vorn links
    } vom Brett und gewinnt
    [fall] führt { $toward ->
        [F] nach vorn
        [FR] nach vorn rechts
        [BR] nach hinten rechts
        [B] nach hinten
        [BL] nach hinten links
       *[FL] nach vorn links
    } vom Brett und verliert
    [push] schiebt { $name } { $number ->
        [1] 1 Feld weit
       *[other] { $number } Felder weit
    }
    [walk] { $number ->
        [1] geht 1 Feld weit, ohne Schub
       *[other] geht { $number } Felder weit, ohne Schub
    }
   *[stay] bewegt den Ringer nicht
}
momentum-ask = { $what ->
    [two] Bewege zwei Scheiben
    [one] Bewege noch eine Scheibe
    [lay] Wohin kommt sie?
    [order] Wähle die Reihenfolge, dann geh
   *[walk] Geh, oder ändere es
}
momentum-ask-named = { $name }: { $what ->
    [two] bewege zwei Scheiben
    [one] bewege noch eine Scheibe
    [lay] wohin kommt sie?
    [order] wähle die Reihenfolge, dann geh
   *[walk] geh, oder ändere es
}
momentum-ask-two = Zieh eine Scheibe von einem Feld deiner Schwungtafel auf ein anderes, oder tippe beide Felder an.
momentum-ask-one = Oder lass sie, wo sie ist.
momentum-ask-lay = Die Scheibe kommt von { $hex ->
    [F] vorn
    [FR] vorn rechts
    [BR] hinten rechts
    [B] hinten
    [BL] hinten links
   *[FL] vorn links
}. Tippe das Feld an, auf das sie soll, oder noch einmal dasselbe, um sie liegen zu lassen.
momentum-ask-order = Tippe die Kästen unten in der Reihenfolge an, in der du gehst.
momentum-ask-comes = { $what ->
    [off] Damit schiebst du { $name } { $toward ->
        [F] nach vorn
        [FR] nach vorn rechts
        [BR] nach hinten rechts
        [B] nach hinten
        [BL] nach hinten links
       *[FL] nach vorn links
    } vom Brett und gewinnst.
    [fall] Damit gehst du { $toward ->
        [F] nach vorn
        [FR] nach vorn rechts
        [BR] nach hinten rechts
        [B] nach hinten
        [BL] nach hinten links
       *[FL] nach vorn links
    } vom Brett und verlierst.
    [push] Damit schiebst du { $name } { $number ->
        [1] 1 Feld weit
       *[other] { $number } Felder weit
    }.
    [walk] Damit gehst du { $number ->
        [1] 1 Feld weit
       *[other] { $number } Felder weit
    }, ohne zu schieben.
   *[stay] Damit bleibt dein Ringer stehen.
}
momentum-warned = Damit gehst du vom Brett und verlierst den Kampf. Trotzdem gehen?
momentum-no-order = Tippe zuerst die Kästen in der Reihenfolge an, in der du gehst.
momentum-walk = Gehen
momentum-walk-off = Vom Brett gehen
momentum-leave = Eine Scheibe liegen lassen
momentum-back = Zurücknehmen
momentum-refuse-empty = Auf dem Feld { $hex ->
    [F] „vorn“
    [FR] „vorn rechts“
    [BR] „hinten rechts“
    [B] „hinten“
    [BL] „hinten links“
   *[FL] „vorn links“
} liegt keine Scheibe.
momentum-refuse-same = Leg die Scheibe vom Feld { $hex ->
    [F] „vorn“
    [FR] „vorn rechts“
    [BR] „hinten rechts“
    [B] „hinten“
    [BL] „hinten links“
   *[FL] „vorn links“
} auf ein anderes Feld.
momentum-refuse-both = Beide Scheiben sind bewegt. Nimm sie zuerst zurück, wenn du andere willst.
momentum-refuse-walking = Scheiben bewegst du vor dem ersten Schritt. Nimm zuerst die Reihenfolge zurück.
momentum-refuse-none-held = Nimm zuerst eine Scheibe auf.
momentum-refuse-held = Leg zuerst die Scheibe ab, die du hältst.
momentum-refuse-walked = Diese Achse hat schon ihren Platz.
momentum-refuse-still = Diese Achse ist ausgeglichen: Sie führt nirgendwohin.
momentum-refuse-ended = Vorher endet der Kampf.
momentum-log-began = Zug { $number }: { $name }.
momentum-log-leaned = { $name } bewegt eine Scheibe von { $from ->
    [F] vorn
    [FR] vorn rechts
    [BR] hinten rechts
    [B] hinten
    [BL] hinten links
   *[FL] vorn links
} { $to ->
    [F] nach vorn
    [FR] nach vorn rechts
    [BR] nach hinten rechts
    [B] nach hinten
    [BL] nach hinten links
   *[FL] nach vorn links
}.
momentum-log-walked = { $name } geht { $number ->
    [1] 1 Feld
   *[other] { $number } Felder
} { $toward ->
    [F] nach vorn
    [FR] nach vorn rechts
    [BR] nach hinten rechts
    [B] nach hinten
    [BL] nach hinten links
   *[FL] nach vorn links
}.
momentum-log-pushed = { $name } schiebt { $other } { $number ->
    [1] 1 Feld
   *[other] { $number } Felder
} { $toward ->
    [F] nach vorn
    [FR] nach vorn rechts
    [BR] nach hinten rechts
    [B] nach hinten
    [BL] nach hinten links
   *[FL] nach vorn links
}.
momentum-log-off = { $name } schiebt { $other } { $toward ->
    [F] nach vorn
    [FR] nach vorn rechts
    [BR] nach hinten rechts
    [B] nach hinten
    [BL] nach hinten links
   *[FL] nach vorn links
} vom Brett.
momentum-log-fell = { $name } geht { $toward ->
    [F] nach vorn
    [FR] nach vorn rechts
    [BR] nach hinten rechts
    [B] nach hinten
    [BL] nach hinten links
   *[FL] nach vorn links
} vom Brett.
momentum-log-won = { $name } gewinnt den Kampf.
momentum-log-draw = Hikiwake: Der Kampf ist unentschieden.
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
momentum-ended-push = { $name } hat { $loser } { $toward ->
    [F] nach vorn
    [FR] nach vorn rechts
    [BR] nach hinten rechts
    [B] nach hinten
    [BL] nach hinten links
   *[FL] nach vorn links
} vom Brett geschoben.
momentum-ended-fall = { $loser } ist { $toward ->
    [F] nach vorn
    [FR] nach vorn rechts
    [BR] nach hinten rechts
    [B] nach hinten
    [BL] nach hinten links
   *[FL] nach vorn links
} vom Brett gegangen.
momentum-ended-repetition = Die Stellung hat sich zum dritten Mal ergeben.
momentum-ended-turns = Beide zusammen haben zweihundert Züge gespielt.
momentum-quick-lean = Zuerst zwei Scheiben: Jede wandert von einem beliebigen Feld deiner Schwungtafel auf ein anderes oder bleibt liegen.
momentum-quick-walk = Dann gehst du alle drei Achsen, in beliebiger Reihenfolge: jede zum volleren Ende hin, ein Feld für jede Scheibe, die dort mehr liegt als am anderen.
momentum-quick-push = Wer dir im Weg steht, wird mitgeschoben. Wer vom Brett geschoben wird, hat verloren; wer selbst hinausgeht, auch.
momentum-quick-stays = Die Scheiben bleiben, wie sie liegen: Im nächsten Zug tragen sie dich wieder.
momentum-quick-draw = Ergibt sich eine Stellung zum dritten Mal, oder haben beide zusammen zweihundert Züge gespielt, ist der Kampf unentschieden.
momentum-shift = von { $from ->
    [F] vorn
    [FR] vorn rechts
    [BR] hinten rechts
    [B] hinten
    [BL] hinten links
   *[FL] vorn links
} { $to ->
    [F] nach vorn
    [FR] nach vorn rechts
    [BR] nach hinten rechts
    [B] nach hinten
    [BL] nach hinten links
   *[FL] nach vorn links
}
momentum-turn = { $leans ->
    [0] keine Scheibe bewegt
   *[other] { $lean }
}; { $walks ->
    [0] kein Schritt
   *[other] dann { $walk }
}
momentum-drawn-turn = { $leans ->
    [0] Beide Scheiben liegen lassen
    [1] a verlagern
   *[2] a und b verlagern
}, dann { $walks ->
    [0] stehen bleiben.
    [1] Weg 1 gehen.
    [2] Weg 1, dann 2 gehen.
   *[3] Weg 1, 2, dann 3 gehen.
}
momentum-turn-told = { $turn }.
momentum-drawn-played = { $name } hat { $leans ->
    [0] beide Scheiben liegen gelassen
    [1] a verlagert
   *[2] a und b verlagert
} und ist dann { $walks ->
    [0] stehen geblieben.
    [1] Weg 1 gegangen.
    [2] Weg 1, dann 2 gegangen.
   *[3] Weg 1, 2, dann 3 gegangen.
}
momentum-drawn-best = Am besten: { $leans ->
    [0] beide Scheiben liegen lassen
    [1] a verlagern
   *[2] a und b verlagern
}, dann { $walks ->
    [0] stehen bleiben.
    [1] Weg 1 gehen.
    [2] Weg 1, dann 2 gehen.
   *[3] Weg 1, 2, dann 3 gehen.
}
momentum-best-told = Am besten: { $turn }.
momentum-was-best = Das war der beste Zug.
momentum-threat-ways = { $name } steht bereit: { $ways }.
momentum-threat = { $what ->
    [off] Wenn du stehen bleibst, kann { $name } dich vom Brett schieben.
    [pushes] Wenn du stehen bleibst, kann { $name } dich schieben.
   *[walks] Noch kommt { $name } nicht an dich heran, mit zwei bewegten Scheiben vielleicht schon.
}
momentum-recap = { $what ->
    [walked] { $name } ging { $ways }.
    [pushed] { $name } schob { $other } { $ways }.
    [leaned] { $name } bewegte Scheiben und blieb stehen.
   *[stayed] { $name } blieb stehen.
}
momentum-recap-leg = { $number ->
    [1] 1 Feld
   *[other] { $number } Felder
} { $toward ->
    [F] nach vorn
    [FR] nach vorn rechts
    [BR] nach hinten rechts
    [B] nach hinten
    [BL] nach hinten links
   *[FL] nach vorn links
}
momentum-reason = { $what ->
    [wins] Das schiebt den Gegner vom Brett.
    [falls] Das führt vom Brett.
    [lets-win] Alles andere verliert genauso schnell.
    [forces] Das gewinnt in { $turns } Zügen, was auch kommt.
    [loses] So hältst du am längsten durch.
    [saves] Sonst könntest du im nächsten Zug vom Brett geschoben werden.
    [threatens] Das droht, den Gegner vom Brett zu schieben.
    [pushes] Das schiebt den Gegner näher an den Rand.
    [centres] Das führt näher zur Mitte.
   *[gathers] Das sammelt Schwung.
}

## Die Regeln

momentum-rules-title = Regeln von Momentum
momentum-rules-lead = Schieb den Gegner vom Brett.
momentum-rules-more = Zwölf Scheiben sind dein Gewicht: Verlagere zwei davon, geh dann, wohin das Gewicht dich trägt, und nimm den Gegner mit.
momentum-part = { $part ->
    [board] Das Brett
    [lean] Erst das Gewicht verlagern
    [walk] Dann gehen
    [push] Schieben
    [end] Vom Brett
    [draw] Wenn niemand gewinnt
    [basho] Das Basho
    [ours] Unsere Auslegung
   *[credits] Wer es gemacht hat
}
momentum-rules = { $what ->
    [board] Das Brett ist ein Sechseck aus 127 sechseckigen Feldern, sieben an jeder Kante. Vor dem Kampf könnt ihr auch ein kleines mit sechs oder ein großes mit acht Feldern je Kante wählen. Auf dem kleinen hat in jedem Kampf zwischen zwei starken Computern gewonnen, wer begann.
    [start] Ost beginnt im Bild zwei Felder links der Mitte und schaut nach rechts. West beginnt zwei Felder rechts der Mitte und schaut nach links. Die Ringer drehen sich nie. Ost macht den ersten Zug des ersten Kampfes.
    [disks] Beide haben eine Schwungtafel mit sechs Feldern, eines für jede Richtung, in die der eigene Ringer gehen kann: vorn, vorn rechts, hinten rechts, hinten, hinten links, vorn links. Auf jedem liegen zwei Scheiben, zusammen zwölf.
    [lean] Ein Zug beginnt damit, dass du zwei Scheiben bewegst, eine nach der anderen. Jede darf von einem beliebigen Feld deiner Schwungtafel auf ein beliebiges anderes. Du darfst auch beide Male dieselbe Scheibe bewegen.
    [leave] Du darfst eine Scheibe oder beide liegen lassen.
    [axes] Zwei Felder, die sich gegenüberliegen, bilden eine Achse; es gibt also drei. Auf jeder gehst du zum Feld mit mehr Scheiben, einen Schritt für jede Scheibe, die es mehr hat als das Feld gegenüber. Haben beide gleich viele, bleibst du stehen.
    [order] Du wählst die Reihenfolge der drei Achsen und gehst jede einmal, mit allen ihren Schritten: Vorher anhalten gibt es nicht.
    [stays] Die Scheiben bleiben, wo sie liegen, nach dem Zug und nach einem Zusammenstoß. Was dich diesmal getragen hat, trägt dich nächstes Mal wieder, wenn du nichts änderst.
    [push] Führt ein Schritt auf das Feld des Gegners, wird der Gegner in dieselbe Richtung ein Feld weitergeschoben, und du nimmst sein Feld ein. Sind noch Schritte übrig, schiebst du weiter.
    [meets] Welche Achse zuerst kommt, kann entscheiden, ob du den Gegner triffst: Mit denselben Scheiben schiebst du ihn in der einen Reihenfolge, und in der anderen gehst du um ihn herum.
    [off] Wer vom Brett geschoben wird, hat sofort verloren. Ob der andere im selben Zug später auch über den Rand gegangen wäre, ist egal.
    [fall] Wer allein vom Brett geht, hat sofort verloren, egal wie viele Schritte übrig waren. Bevor du das tust, wirst du gefragt.
    [draw] Ergibt sich zum dritten Mal die gleiche Stellung, mit den gleichen Scheiben auf beiden Schwungtafeln und derselben Seite am Zug, dann ist der Kampf unentschieden: Hikiwake. Das Gleiche gilt nach 200 Zügen, die Züge beider Seiten zusammengezählt.
   *[basho] Ein Basho geht über bis zu drei, fünf oder sieben Kämpfe; wer die Mehrheit davon gewinnt, gewinnt es. Die beiden beginnen abwechselnd. Ein unentschiedener Kampf zählt für niemanden und wird wiederholt.
}
momentum-our-reading = { $what ->
    [side] Die Größe des Bretts. Auf dem Brett mit sechs Feldern je Kante hat in 400 von 400 Kämpfen zwischen zwei starken Computern gewonnen, wer begann. Es ist also nur für schnelle Kämpfe.
    [start] Wo die Ringer beginnen, und dass Ost den ersten Zug hat.
   *[draw] Das Unentschieden bei Wiederholung und nach 200 Zügen.
}

## Mitschriften

momentum-record-side = „{ $text }“ ist kein Brett; ein Brett hat 6, 7 oder 8 Felder je Kante.
momentum-record-first = Wer beginnt, heißt east oder west, nicht „{ $text }“.
momentum-record-hex = „{ $text }“ ist kein Feld einer Schwungtafel; sie heißen F, FR, BR, B, BL und FL.
momentum-record-order = „{ $text }“ ist keine Reihenfolge der Achsen; V, R und L stehen darin je einmal.
momentum-record-token = Einen Zug schreibt man B>F,BL>FR:VRL, mit - für eine Scheibe, die liegen bleibt.

## Die Lektion

momentum-lesson-ask = { $step ->
    [1] Bewege eine Scheibe von ← nach →
    [2] Lass beide Scheiben liegen
    [3] Bewege eine Scheibe von ↖ nach ↘
    [4] Bremse mit beiden Scheiben
   *[5] Bewege zwei Scheiben von ↗ nach ↙
}
momentum-lesson-why = { $step ->
    [1] Schieb den Gegner vom Brett. Lass die zweite Scheibe liegen, dann geh: Drei vorn gegen eine hinten tragen dich zwei Felder weit.
    [2] Schwung bleibt: Vorn liegen noch immer zwei Scheiben mehr. Lass zweimal eine Scheibe liegen und geh.
    [3] Lass die zweite liegen. Jetzt zählt die Reihenfolge: Zuerst ↘, und du triffst den Gegner; zuerst →, und du verfehlst ihn.
    [4] Gehst du so weiter, führt es dich vom Brett. Bewege eine Scheibe von → nach ← und eine von ↘ nach ↖.
   *[5] Der Gegner steht neben dir am Rand. Vier Scheiben gegen keine tragen dich vier Felder nach ↙, und er steht im Weg.
}
momentum-lesson-other = { $step ->
    [3] Dieser Zug verfehlt den Gegner. Lass die zweite Scheibe liegen und geh zuerst ↘.
    [4] Das hält dich nicht auf dem Brett. Gleiche beide Achsen aus: von → nach ← und von ↘ nach ↖.
   *[other] Auch das darfst du tun. Mach in dieser Lektion, was oben steht.
}
momentum-lesson-seen = { $step ->
    [1] Zwei Felder nach vorn. Der Gegner ist zwei Felder zur Seite gegangen.
    [2] Wieder zwei Felder, ohne eine Scheibe zu bewegen. Der Gegner hat gebremst: Alle seine Achsen sind ausgeglichen, also bleibt er stehen.
    [3] Du hast den Gegner getroffen und sein Feld eingenommen; er wurde ein Feld weitergeschoben. Dann bist du nach vorn bis zum Rand gegangen.
    [4] Alles ist ausgeglichen, also bleibst du stehen. Der Gegner hatte noch Schwung und ist an den Rand gekommen.
   *[5] Du hast den Gegner am Rand entlang und vom Brett geschoben: Das gewinnt sofort.
}
