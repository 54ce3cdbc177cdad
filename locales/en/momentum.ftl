# Momentum, in English. `en.ftl` explains the syntax.

## On the home page

momentum-name = Momentum
momentum-kanji = 勢
momentum-verb = Lean first, then walk
momentum-line = Shift two disks of weight, and the weight carries you.
momentum-players = 2 players, 15 min
momentum-luck = No luck, all in sight
momentum-credit = Sumo Sumo, designed by Jorge Zhang

## A bout

momentum-toward = { $toward ->
    [F] forward
    [FR] forward right
    [BR] backward right
    [B] backward
    [BL] backward left
   *[FL] forward left
}
momentum-side = Side { $side }
momentum-sides = Board
momentum-side-note = { $side ->
    [6] 91 hexes: quick, but unfair. Between two strong computers, whoever began always won.
    [7] 127 hexes: the size that is fairest to both.
   *[8] 169 hexes: a long bout.
}
momentum-length = { $number ->
    [1] One bout
   *[other] Best of { $number }
}
momentum-first-note = East begins the first bout; after that they take turns. A drawn bout is played again.
momentum-of = { $name }’s momentum
momentum-on = { $hex ->
    [F] forward
    [FR] forward right
    [BR] backward right
    [B] backward
    [BL] backward left
   *[FL] forward left
}: { $number ->
    [0] no disk
    [1] 1 disk
   *[other] { $number } disks
}{ $hint ->
    [from] , move a disk from here: the hint
    [to] , move a disk to here: the hint
   *[none] { "" }
}
momentum-room = { $toward ->
    [F] forward
    [FR] forward right
    [BR] backward right
    [B] backward
    [BL] backward left
   *[FL] forward left
} { $number }
momentum-stands = { $name }’s hexes to the rim, by direction: { $rooms }.
momentum-is-out = { $name } is off the board.
momentum-arrow = { $number } { $toward ->
    [F] forward
    [FR] forward right
    [BR] backward right
    [B] backward
    [BL] backward left
   *[FL] forward left
}
momentum-axes = Order of the three axes
momentum-orders = Orders, and where they end
momentum-order = Order: { $axes }.
momentum-when = { $when ->
    [first] first
    [then] then
    [last] last
    [any] any order
    [none] no step
   *[open] tap to walk
}
momentum-still = balanced
momentum-comes = { $what ->
    [off] pushes { $name } off the board, { $toward ->
        [F] forward
        [FR] forward right
        [BR] backward right
        [B] backward
        [BL] backward left
       *[FL] forward left
    }, and wins
    [fall] walks off the board, { $toward ->
        [F] forward
        [FR] forward right
        [BR] backward right
        [B] backward
        [BL] backward left
       *[FL] forward left
    }, and loses
    [push] pushes { $name } { $number ->
        [1] 1 hex
       *[other] { $number } hexes
    }
    [walk] { $number ->
        [1] walks 1 hex, no push
       *[other] walks { $number } hexes, no push
    }
   *[stay] does not move the wrestler
}
momentum-ask = { $what ->
    [two] Move two disks
    [one] Move one more disk
    [lay] Where does it go?
    [order] Set the order, then walk
   *[walk] Walk, or change it
}
momentum-ask-named = { $name }: { $what ->
    [two] move two disks
    [one] move one more disk
    [lay] where does it go?
    [order] set the order, then walk
   *[walk] walk, or change it
}
momentum-ask-two = Drag a disk from one hex of your momentum board to another, or tap both hexes.
momentum-ask-one = Or leave it where it is.
momentum-ask-lay = The disk comes from { $hex ->
    [F] forward
    [FR] forward right
    [BR] backward right
    [B] backward
    [BL] backward left
   *[FL] forward left
}. Tap the hex it goes to; tap the same hex again to leave it.
momentum-ask-order = Tap the boxes below in the order in which you walk.
momentum-ask-comes = { $what ->
    [off] This turn pushes { $name } off the board, { $toward ->
        [F] forward
        [FR] forward right
        [BR] backward right
        [B] backward
        [BL] backward left
       *[FL] forward left
    }, and wins.
    [fall] This turn walks off the board, { $toward ->
        [F] forward
        [FR] forward right
        [BR] backward right
        [B] backward
        [BL] backward left
       *[FL] forward left
    }, and loses.
    [push] This turn pushes { $name } { $number ->
        [1] 1 hex
       *[other] { $number } hexes
    }.
    [walk] This turn walks { $number ->
        [1] 1 hex
       *[other] { $number } hexes
    }, no push.
   *[stay] This turn does not move the wrestler.
}
momentum-warned = This walks off the board and loses the bout. Walk all the same?
momentum-no-order = First tap the boxes in the order in which you walk.
momentum-walk = Walk
momentum-walk-off = Walk off the board
momentum-leave = Leave a disk where it is
momentum-back = Take back
momentum-refuse-empty = No disk lies on the hex { $hex ->
    [F] “forward”
    [FR] “forward right”
    [BR] “backward right”
    [B] “backward”
    [BL] “backward left”
   *[FL] “forward left”
}.
momentum-refuse-same = From the hex { $hex ->
    [F] “forward”
    [FR] “forward right”
    [BR] “backward right”
    [B] “backward”
    [BL] “backward left”
   *[FL] “forward left”
} a disk goes to another hex.
momentum-refuse-both = Both disks have been moved. Take back first if you want others.
momentum-refuse-walking = Disks are moved before the first step. Take the order back first.
momentum-refuse-none-held = First pick a disk up.
momentum-refuse-held = First lay down the disk that you hold.
momentum-refuse-walked = That axis has its place already.
momentum-refuse-still = That axis is balanced: it leads nowhere.
momentum-refuse-ended = The bout ends before that.
momentum-log-began = Turn { $number }: { $name }.
momentum-log-leaned = { $name } moves a disk from { $from ->
    [F] forward
    [FR] forward right
    [BR] backward right
    [B] backward
    [BL] backward left
   *[FL] forward left
} to { $to ->
    [F] forward
    [FR] forward right
    [BR] backward right
    [B] backward
    [BL] backward left
   *[FL] forward left
}.
momentum-log-walked = { $name } walks { $number ->
    [1] 1 hex
   *[other] { $number } hexes
} { $toward ->
    [F] forward
    [FR] forward right
    [BR] backward right
    [B] backward
    [BL] backward left
   *[FL] forward left
}.
momentum-log-pushed = { $name } pushes { $other } { $number ->
    [1] 1 hex
   *[other] { $number } hexes
} { $toward ->
    [F] forward
    [FR] forward right
    [BR] backward right
    [B] backward
    [BL] backward left
   *[FL] forward left
}.
momentum-log-off = { $name } pushes { $other } off the board, { $toward ->
    [F] forward
    [FR] forward right
    [BR] backward right
    [B] backward
    [BL] backward left
   *[FL] forward left
}.
momentum-log-fell = { $name } walks off the board, { $toward ->
    [F] forward
    [FR] forward right
    [BR] backward right
    [B] backward
    [BL] backward left
   *[FL] forward left
}.
momentum-log-won = { $name } wins the bout.
momentum-log-draw = Hikiwake: the bout is drawn.
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
momentum-ended-push = { $name } pushed { $loser } off the board, { $toward ->
    [F] forward
    [FR] forward right
    [BR] backward right
    [B] backward
    [BL] backward left
   *[FL] forward left
}.
momentum-ended-fall = { $loser } walked off the board, { $toward ->
    [F] forward
    [FR] forward right
    [BR] backward right
    [B] backward
    [BL] backward left
   *[FL] forward left
}.
momentum-ended-repetition = The same position stood for the third time.
momentum-ended-turns = Two hundred turns have been played, those of both together.
momentum-quick-lean = First two disks: each goes from any hex of your momentum board to any other, or stays.
momentum-quick-walk = Then you walk the three axes, in the order that you like. On each you go as many hexes as its two ends differ, toward the fuller one.
momentum-quick-push = Whoever stands in your way is pushed along. Pushed off the board, they have lost; if you walk off yourself, you have.
momentum-quick-stays = The disks stay as they lie: next turn they carry you again.
momentum-quick-draw = The same position for the third time, or two hundred turns of both together, and the bout is drawn.
momentum-shift = { $from ->
    [F] forward
    [FR] forward right
    [BR] backward right
    [B] backward
    [BL] backward left
   *[FL] forward left
} to { $to ->
    [F] forward
    [FR] forward right
    [BR] backward right
    [B] backward
    [BL] backward left
   *[FL] forward left
}
momentum-turn = { $leans ->
    [0] no disk
   *[other] { $lean }
}; { $walks ->
    [0] no step
   *[other] then { $walk }
}
momentum-drawn-turn = { $leans ->
    [0] Leave both disks
    [1] Lean a
   *[2] Lean a and b
}, then { $walks ->
    [0] stay.
    [1] walk 1.
    [2] walk 1 2.
   *[3] walk 1 2 3.
}
momentum-turn-told = { $turn }.
momentum-drawn-played = { $name } { $leans ->
    [0] left both disks
    [1] leaned a
   *[2] leaned a and b
}, then { $walks ->
    [0] stayed.
    [1] walked 1.
    [2] walked 1 2.
   *[3] walked 1 2 3.
}
momentum-drawn-best = The best: { $leans ->
    [0] leave both disks
    [1] lean a
   *[2] lean a and b
}, then { $walks ->
    [0] stay.
    [1] walk 1.
    [2] walk 1 2.
   *[3] walk 1 2 3.
}
momentum-best-told = The best: { $turn }.
momentum-was-best = That was the best turn.
momentum-threat-ways = { $name } stands ready: { $ways }.
momentum-threat = { $what ->
    [off] If you stay, { $name } can push you off the board.
    [pushes] If you stay, { $name } can push you.
   *[walks] { $name } does not reach you yet, but may after moving two disks.
}
momentum-recap = { $what ->
    [walked] { $name } walked { $ways }.
    [pushed] { $name } pushed { $other } { $ways }.
    [leaned] { $name } moved disks and stayed in place.
   *[stayed] { $name } stayed in place.
}
momentum-recap-leg = { $number ->
    [1] 1 hex
   *[other] { $number } hexes
} { $toward ->
    [F] forward
    [FR] forward right
    [BR] backward right
    [B] backward
    [BL] backward left
   *[FL] forward left
}
momentum-reason = { $what ->
    [wins] That pushes the other off the board.
    [falls] That walks off the board.
    [lets-win] Anything else loses as fast.
    [forces] That wins in { $turns } turns, whatever comes.
    [loses] It holds out longest.
    [saves] Otherwise you could be pushed off next turn.
    [threatens] It threatens to push the other off.
    [pushes] It pushes the other nearer to the rim.
    [centres] It leads nearer to the middle.
   *[gathers] It gathers momentum.
}

## The rules

momentum-rules-title = Rules of Momentum
momentum-rules-lead = Push the other wrestler off the board.
momentum-rules-more = Twelve disks are your weight: shift two of them, then go where the weight takes you, and take the other along.
momentum-part = { $part ->
    [board] The board
    [lean] First lean
    [walk] Then walk
    [push] Pushing
    [end] Off the board
    [draw] When nobody wins
    [basho] The basho
    [ours] Our reading
   *[credits] Credits
}
momentum-rules = { $what ->
    [board] The board is a hexagon of 127 hexes, seven along each edge. A small one with six along the edge and a large one with eight can be chosen before the bout. On the small one, whoever began won every bout between two strong computers.
    [start] In the picture, East begins two hexes left of the middle and faces right. West begins two hexes right of it and faces left. They never turn. East takes the first turn of the first bout.
    [disks] Each player has a momentum board of six hexes, one for each direction as their own wrestler faces: forward, forward right, backward right, backward, backward left, forward left. Two disks lie on each, twelve in all.
    [lean] A turn begins with two disk moves, one after the other. Each takes a disk from any hex of your momentum board to any other; the second may move the same disk on.
    [leave] You may leave one disk where it is, or both.
    [axes] Two hexes that lie across from each other make an axis, so there are three. Along each you walk toward the hex with more disks, one step for every disk that it has more than the hex across. If both have the same, you stay.
    [order] You choose the order of the three axes, and walk each of them once. You take all of its steps: nobody stops short.
    [stays] Disks stay where they lie, after the turn and after a clash. What carried you this time carries you again next time, unless you move it.
    [push] If a step leads onto the opponent’s hex, the opponent is pushed one hex on in the same direction, and you take the hex. If steps are left, you go on pushing.
    [meets] Which axis comes first can decide whether you meet the opponent: with the same disks, you push them in one order and pass them by in another.
    [off] Whoever is pushed off the board has lost at once. It does not matter that the other would have gone over the edge later in the same turn.
    [fall] Whoever walks off the board alone has lost at once, whatever steps were left. The page asks before it lets you.
    [draw] When the same position stands for the third time, with the same disks on both boards and the same player to move, the bout is a draw: hikiwake. So it is after 200 turns, those of both players together.
   *[basho] A basho is the best of three, five or seven bouts. The two take turns at going first. A drawn bout counts for nobody and is played again.
}
momentum-our-reading = { $what ->
    [side] The size of the board. With six hexes along the edge, whoever began won 400 of 400 bouts between two strong computers, so that board is for quick bouts only.
    [start] Where the wrestlers begin, and that East goes first.
   *[draw] The draw by repetition, and after 200 turns.
}

## Records

momentum-record-side = “{ $text }” is no board; a board has 6, 7 or 8 hexes along the edge.
momentum-record-first = “{ $text }” goes first; it is east or west.
momentum-record-hex = “{ $text }” is no hex of a momentum board; they are F, FR, BR, B, BL and FL.
momentum-record-order = “{ $text }” is no order of the axes; each of V, R and L stands in it once.
momentum-record-token = a turn is written B>F,BL>FR:VRL, with - for a disk that stays where it is.

## The lesson

momentum-lesson-ask = { $step ->
    [1] Move a disk from ← to →
    [2] Leave both disks
    [3] Move a disk from ↖ to ↘
    [4] Brake with both disks
   *[5] Move two disks from ↗ to ↙
}
momentum-lesson-why = { $step ->
    [1] Push the other off the board. Leave the second disk, then walk: three ahead against one behind carry you two hexes.
    [2] Momentum stays: two more still lie ahead than behind. Leave a disk, twice, and walk.
    [3] Leave the second. Now the order counts: go ↘ first, and you meet them; go → first, and you miss.
    [4] Walking on would carry you off the board. Move one disk from → to ←, and one from ↘ to ↖.
   *[5] They stand at the edge beside you. Four disks against none carry you four hexes ↙, and they are in the way.
}
momentum-lesson-other = { $step ->
    [3] That turn misses them. Leave the second disk, and go ↘ first.
    [4] That does not hold you on the board. Balance both axes: → to ←, and ↘ to ↖.
   *[other] You may do that, too. For this lesson, do as it says above.
}
momentum-lesson-seen = { $step ->
    [1] Two hexes forward. They went two hexes aside.
    [2] Two hexes again, without moving a disk. They have braked: all their hexes balance, so they stay.
    [3] You met them and took their hex; they were pushed one hex on. Then you went forward, to the edge.
    [4] Everything balances, so you stay. They still had momentum and came to the edge.
   *[5] You pushed them along the edge and off the board: that wins at once.
}
