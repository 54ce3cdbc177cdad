# Bales, in English. `en.ftl` explains the syntax.

## On the home page

bales-name = Bales
bales-kanji = 俵
bales-verb = Carry off the last one
bales-line = Seven bales of straw: take one or two, and leave the other player none.
bales-players = 2 players, 1 min
bales-luck = No luck, all in sight
bales-credit = A very old game of counting. Nobody knows who designed it.

## A bout

bales-ring = The ring
bales-left = { $number ->
    [0] No bale is left.
    [one] One bale is left.
   *[other] { $number } bales are left.
}
bales-ask = Carry off one bale or two
bales-ask-named = { $name }, carry off one bale or two
bales-take = { $number ->
    [one] Carry off one bale
   *[other] Carry off two bales
}
bales-hint = Carry off { $number ->
    [one] one bale
   *[other] two bales
}: then you win, whatever the other player does.
bales-hint-none = Whatever you do, the other player can win.
bales-took = { $name } carries off { $number ->
    [one] one bale
   *[other] two bales
}.
bales-won = { $name } wins the bout.
bales-last = The last bale
bales-last-kanji = 俵
bales-ended = { $name } carried off the last bale.

## The rules

bales-rules-title = The rules of Bales
bales-rules = Seven bales of straw lie in the ring. You take turns, East first. In your turn, you carry off one bale or two. Whoever carries off the last bale wins.
bales-part = { $part ->
    [turn] A turn
   *[credits] Credits
}

## Records

bales-token = Write a turn as -1 or -2, the bales that are carried off.
bales-one-left = Only one bale is left.

## The lesson

bales-lesson-ask = { $step ->
    [2] Carry off two bales
   *[other] Carry off one bale
}
bales-lesson-why = { $step ->
    [1] Seven bales lie in the ring. Leave six: whatever they take, you can leave three.
    [2] Five are left. Leave three: whatever they take, you get the last one.
   *[3] One bale is left, and it is yours.
}
bales-lesson-other = That would leave them a number that is good for them.
bales-lesson-seen = { $step ->
    [1] They took one.
    [2] They took two.
   *[3] You carried off the last bale: you win.
}
