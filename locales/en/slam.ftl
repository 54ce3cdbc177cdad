# Slam, in English. `en.ftl` explains the syntax.

## On the home page

slam-name = Slam
slam-kanji = 投
slam-verb = Throw and land well
slam-line = Two wrestler dice, three throws: keep a fall or risk it.
slam-players = 2 or more, 10 min
slam-luck = A steady hand
slam-credit = Sumo Slam, Ridley’s and Game Factory 2018
unfinished-slam = Round { $number }.

## The ring

ring-picture = The ring, empty
ring-hidden = Blindfold: the ring cannot be seen
ring-lies = { $wrestler ->
    [a] The indigo wrestler
   *[b] The vermilion wrestler
} { $fall ->
    [champion] stands.
    [headstand] stands on his head.
    [side] lies on his side.
    [belly] lies on his belly.
    [knock-out] lies on his back.
    [outside] is outside.
   *[none] is in the ring.
}
ring-grip = Throw again { $wrestler ->
    [a] the indigo wrestler
   *[b] the vermilion wrestler
}, { $fall ->
    [champion] who stands
    [headstand] who stands on his head
    [side] who lies on his side
    [belly] who lies on his belly
    [knock-out] who lies on his back
   *[outside] who is outside
}
throw-pull = Pull back, let go
throw-pull-spin = sideways for spin
throw-pulled = Strength { $strength }%
throw-pulled-to = { $side ->
    [ahead] straight ahead
    [left] { $degrees }° to the left
   *[right] { $degrees }° to the right
}{ $spin ->
    [none] { "" }
    [left] , spin to the left
   *[right] , spin to the right
}
throw-grip = Throw: pull back and let go. Arrow keys aim and set the strength, with Shift the spin; Enter throws. { $side ->
    [ahead] Straight ahead
    [left] { $degrees }° to the left
   *[right] { $degrees }° to the right
}, strength { $strength }%, spin { $spin }
throw-by-sliders = Throw by numbers
throw-by-which = aim, strength, spin
throw-by = { $what ->
    [aim] Aim
    [strength] Strength
   *[spin] Spin
}
throw-aim-is = { $side ->
    [ahead] straight ahead
    [left] { $degrees }° to the left
   *[right] { $degrees }° to the right
}
throw-strength-is = { $percent }%
throw-spin-is = { $spin }
rope-title = Lay the rope by hand
rope-how = Drag on the clay to draw the ring, or tap corner after corner. With the keyboard: arrow keys move the cross, Enter sets a corner, Backspace takes it back.
rope-corners = { $number ->
    [one] One more corner, please.
   *[other] { $number } more corners, please.
}
rope-laid = The rope lies: { $length } cm of it.
rope-eight = The rope lies as a figure of eight: { $length } cm of it.
rope-refused = { $why ->
    [too-short] That is too short for a ring. Draw it larger.
    [too-long] The rope is only 1.60 m long.
    [open] The line has to come back to where it begins.
    [crosses] The line may cross itself only once, as a figure of eight does.
    [too-thin] That ring is too narrow for a wrestler.
   *[too-far] The ring has to stay on the clay.
}
rope-cursor = Corner { $right } mm to the right, { $ahead } mm ahead of the middle; Enter sets it
rope-clear = Clear
fair-title = How throws land
fair-lead = The ring is a computation, and it knows neither names nor totals: the same throw lands alike for everybody, computers included.
fair-so-far = Throws so far
fair-tried = A trial: { $number } throws
fair-none = Nothing has been thrown on this device yet.
fair-position = Position
fair-wrestlers = Wrestlers
fair-share = Share
fair-measured = Measured table
fair-percent = { $whole }.{ $tenth }%
fair-own-key = thrown
fair-table-key = measured over many throws
fair-verdict = { $odd ->
    [0] That is what chance does with these odds.
    [one] One position is further from the table than chance explains in nineteen of twenty cases. Aimed throws and wrestlers that lie there already do that, too.
   *[other] { $odd } positions are further from the table than chance explains in nineteen of twenty cases. Aimed throws and wrestlers that lie there already do that, too.
}
fair-shape = Shape of the ring
fair-sizes = Size
fair-size = { $percent }%
fair-try = Throw { $number } times
fair-progress = Throws made
fair-done = { $done } of { $number }
fair-cancel = Stop
fair-failed = The ring did not answer. Please try again.

## The table

slam-mode = { $mode ->
    [basho] Basho, first to 500
   *[nokkuauto] Nokkuauto, the lowest leaves
}
slam-titles = { $number ->
    [one] Grand champion once
    [2] Grand champion twice
   *[other] Grand champion { $number } times
}
slam-totals = { $bouts ->
    [one] Last bout: total { $most }
   *[other] Last { $bouts } bouts: highest total { $most }, average { $average }
}
slam-kimarite = { $mode ->
    [basho] Basho
   *[nokkuauto] Nokkuauto
}
slam-modes = Played as
slam-mode-note = { $mode ->
    [basho] In slam, a basho (a tournament) is a race: whoever has 500 or more when a turn ends has won at once.
   *[nokkuauto] After each round whoever has the lowest total leaves. The last one left is the grand champion.
}
slam-round = Nokkuauto, round { $number }
slam-wrestler = { $wrestler ->
    [a] Indigo
   *[b] Vermilion
}
slam-fall = { $fall ->
    [champion] Champion
    [headstand] Headstand
    [side] On the side
    [belly] On the belly
    [knock-out] Knock-out
   *[outside] Outside
}
slam-lies = Indigo: { $a ->
    [champion] champion
    [headstand] headstand
    [side] on the side
    [belly] on the belly
    [knock-out] knock-out
   *[outside] outside
}. Vermilion: { $b ->
    [champion] champion
    [headstand] headstand
    [side] on the side
    [belly] on the belly
    [knock-out] knock-out
   *[outside] outside
}.
slam-stops = { $name } stops
slam-throws-again = { $name } throws { $thrown ->
    [a] indigo
    [b] vermilion
   *[ab] both
} again
slam-shape = { $shape ->
    [circle] Circle
    [oval] Oval
    [square] Square
    [triangle] Triangle
    [eight] Figure of eight
   *[drawn] Drawn by hand
}
slam-ring-is = { $shape }, { $percent }% of the rope
slam-terms = { $mode }. Ring: { $ring }.
slam-log-landed = { $name }, throw { $throw }, { $thrown ->
    [a] indigo
    [b] vermilion
   *[ab] both
}. { $lies }
slam-log-scored = { $name } scores { $points }, { $total } in all.
slam-log-nothing = One wrestler is outside: { $name } scores nothing and stays at { $total }.
slam-log-lost = Both wrestlers are outside: { $name } loses everything.
slam-log-tied = Hikiwake for the lowest place: { $names } throw one wrestler each.
slam-log-threw = { $name } throws one wrestler, who { $fall ->
    [champion] stands as champion
    [headstand] does a headstand
    [side] lands on the side
    [belly] lands on the belly
    [knock-out] is knocked out
   *[outside] flies out of the ring
}.
slam-log-left = { $name } leaves after round { $round }.
slam-log-won = { $mode ->
    [basho] { $name } wins the basho.
   *[nokkuauto] { $name } is the grand champion.
}
slam-refuse = { $what ->
    [both] a landing names both wrestlers
   *[one] in a tie-break each player throws one wrestler
}
slam-now-throw = { $name }: throw { $thrown ->
    [a] indigo
    [b] vermilion
   *[ab] both wrestlers
}
slam-now-throw-how = Pull back anywhere in the picture and let go, or set aim and strength.
slam-now-tie = { $name }: one throw against the lowest place
slam-now-tie-how = { $how ->
    [once] Both fly at the same time, into the same ring.
   *[turns] One after another; the ring is cleared each time.
}
slam-now-flies = { $name } throws
slam-now-aims = { $name } takes aim
slam-now-decide = { $name }: keep, or throw?
slam-now-decide-how = { $number ->
    [1] First of three throws.
   *[2] Second of three throws.
} A wrestler that stays can still be knocked over.
slam-pair = { $fall ->
    [champion] Two Champions count { $points } together.
   *[knock-out] Two Knock-outs count { $points } together.
}
slam-choice = { $what ->
    [stop] stop
    [a] throw indigo
    [b] throw vermilion
   *[ab] throw both
}
slam-advice = { $what ->
    [stop] Stop
    [a] Throw indigo
    [b] Throw vermilion
   *[ab] Throw both
}: { $percent }% to win, { $points } points on average.
slam-score = Score
slam-turn = Turn
slam-total = Total
slam-throwing = throwing
slam-left = has left
slam-out = { $outside ->
    [1] out
   *[2] both out
}
slam-tally-out = { $outside ->
    [1] out
   *[2] both out
} { $points }
slam-worth = What a fall is worth
slam-position = How it lies
slam-one = one
slam-both = both
slam-keep = Keep
slam-throw = Throw
slam-keep-or-throw = Keep or throw again
slam-again = { $thrown ->
    [a] Throw indigo again
    [b] Throw vermilion again
    [ab] Throw both again
   *[none] Throw again
}
slam-stop = Stop and score { $points }
slam-next = { $name } is next
slam-on-the-table = On the table now
slam-throw-by = Aim and throw
slam-throw-it = { $thrown ->
    [a] Throw indigo
    [b] Throw vermilion
   *[ab] Throw both wrestlers
}
slam-failed = No answer has come.
slam-ring = Ring
slam-ring-stands = The ring stays as it is until the bout is over.
slam-shapes = Shape of the ring
slam-sizes = Size of the ring
slam-size = { $percent }%
slam-size-note = How much of the 1.60 m rope forms the ring. A smaller ring is harder.
slam-shrinking = Shrinking ring
slam-shrinking-note = Each round the ring loses a tenth of the whole rope, down to 40%.
slam-blindfold = Blindfold
slam-blindfold-note = The ring is hidden while somebody aims and throws.
slam-yes = Yes
slam-no = No
slam-undrawn = The ring has not been drawn yet.
slam-who = Who plays
slam-who-note = One to { $number } players; they throw in this order.
slam-add = { $what ->
    [guest] Add a guest
   *[computer] Add a computer
}
slam-add-wrestler = Add a wrestler
slam-place = { $what ->
    [up] Up
    [down] Down
   *[out] Take out
}
slam-place-of = { $what ->
    [up] { $name } up
    [down] { $name } down
   *[out] Take out { $name }
}
slam-name-of = Name of player { $number }
slam-level-of = Strength of player { $number }
slam-guest = Guest { $number }
slam-first = Who begins
slam-begins = { $who ->
    [youngest] The youngest
    [random] Chosen at random
   *[champion] The last grand champion
}
slam-begins-note = { $who ->
    [random] The others follow in their order.
   *[champion] Whoever of these won last on this device; if nobody has, the youngest.
}
slam-youngest = The youngest is
slam-alone = Alone, you practise: how few turns do you need to 500?
slam-result-say = { $mode ->
    [basho] Shōbu-ari! The basho is decided.
   *[nokkuauto] Shōbu-ari! Here is the grand champion.
}
slam-won-kanji = { $mode ->
    [basho] 優勝
   *[nokkuauto] 横綱
}
slam-ended-basho = { $name } has reached { $total }.
slam-ended-nokkuauto = { $name } is the last one left.
slam-ended-alone = 500 in { $turns } turns.
slam-fly = Show the throw
slam-no-flight = Only how it landed is known.
slam-fairness-way = How throws land
slam-quick = { $what ->
    [throws] A turn has up to three throws. The first is of both wrestlers.
    [keep] After each throw you stop and score, or throw one or both again. One that stays lies where it is and can still be hit.
    [outside] One wrestler outside: the turn is over and scores nothing. Both outside: your whole total is gone. What lies on the rope is inside.
    [basho] Basho, here a race: the first to reach 500 at the end of a turn wins.
   *[nokkuauto] Nokkuauto: an outside ends the turn and costs 100 for each wrestler; nobody loses the whole total. After every round the player with the lowest total leaves; if several have it, each of them throws one wrestler, and whoever throws the lowest leaves.
}

## The rules

slam-rules-title = Rules of Slam
slam-rules-lead = Reach 500 points first, or be the last one left.
slam-rules-more = Throw two wrestlers into a ring of rope: how they come to rest is what counts, and whether you leave it at that is up to you.
slam-part = { $part ->
    [throws] Throwing
    [worth] How they lie
    [turn] A turn
    [outside] Outside
    [basho] Basho
    [nokkuauto] Nokkuauto
    [hikiwake] Hikiwake
    [ring] The ring
   *[credits] Credits
}
slam-rules = { $what ->
    [throws] You throw two wrestlers, indigo and vermilion, into a dohyō laid of a rope.
    [hand] Pull back anywhere in the picture and let go: the direction is your aim, the length your strength, and a swing sideways is spin. Sliders and keys throw just as well.
    [rope] What lies on the rope is inside.
    [nudge] A wrestler that leans and is in no clear position when it has come to rest is nudged until it is.
    [worth] Each wrestler comes to rest in one of five positions. A Champion stands, and a Knock-out lies on the back. The values of both wrestlers are added. Only two Champions count more than their sum, 300, and two Knock-outs less, −50.
    [turn] You have up to three throws. The first is of both wrestlers. After it you either stop and score what lies there, or throw one of them or both again. After the third throw the turn is over, and you score what lies there.
    [stays] A wrestler that you keep stays where it lies. The next throw may hit it, turn it over or push it out: what counts is how both lie in the end.
    [outside] As soon as a wrestler comes to rest outside the ring, the turn is over and scores nothing. What you had before stays.
    [both-outside] If both are outside, you lose your whole total as well.
    [basho] A basho is a tournament; in slam it is a race. Players take turns in the order in which they sit. Whoever has 500 or more at the end of a turn wins at once.
    [nokkuauto] Everybody takes one turn a round. Then whoever has the lowest total leaves, and the others go on with what they have. The last one left is the grand champion.
    [nokkuauto-outside] Here each wrestler outside costs 100 and ends the turn. A wrestler inside then scores nothing. Nobody loses the whole total, but a total can go below 0.
    [hikiwake] If several have the lowest total, each of them throws one wrestler; whoever throws the lowest value leaves, and outside counts as −100. Two throw at the same time into the same ring, more of them one after another, with the ring cleared each time.
    [hikiwake-again] Those who are still tied for the lowest throw again.
    [shapes] The rope is 1.60 m long, and 60% to 100% of it forms the ring. It can be a circle, an oval, a square, a triangle, a figure of eight, or whatever you draw. The less of it forms the ring, and the more it is indented, the harder it is to land inside.
    [shrinking] A shrinking ring loses a tenth of the whole rope each round, down to 40% of it.
    [blindfold] Blindfold, the ring cannot be seen while somebody aims and throws.
    [begins] One to eight play. Alone, one plays for the fewest turns to 500. The youngest begins, or somebody chosen at random, or the last grand champion.
   *[physics] Here the throw is simulated: two rigid bodies on clay, with a rope that they can lean on.
}
slam-example = { $lies } { $points } points.

## Records

slam-record-mode = “{ $text }” is no mode; it is basho or nokkuauto.
slam-record-token = { $due ->
    [landing] a landing is two letters of C, H, S, B, K and O: indigo’s, then vermilion’s
    [decision] after a throw comes . to stop, or a, b or ab to throw again
   *[fall] in a tie-break a throw is one letter of C, H, S, B, K and O
}.
slam-record-nameless = every player needs a name.
slam-record-many = { $number } players are too many.
slam-record-twice = two players are called “{ $name }”.
slam-record-not-a-name = “{ $name }” cannot be a name: no comma with a space after it stands in one, and nothing that cannot be seen.

## The lesson

slam-lesson-ask = { $step ->
    [1] Throw both wrestlers
    [2] Keep indigo, throw vermilion again
    [3] Throw vermilion
   *[4] Stop and score 175
}
slam-lesson-why = { $step ->
    [1] Pull back anywhere in the picture and let go, or set aim and strength. In this lesson the wrestlers fall as the lesson needs it.
    [2] A headstand is worth 100 and a belly 25: together 125. A turn has up to three throws. Choose “Throw” for vermilion, then throw it again.
    [3] Only vermilion flies. Indigo stays where it lies.
   *[4] On its side it is worth 75 instead of 25. A third throw could spoil it, so stop.
}
slam-lesson-other = { $step ->
    [2] You may do that, too. For this lesson, throw vermilion again, and only vermilion.
   *[other] You may do that, too. For this lesson, stop here.
}
slam-lesson-seen = { $step ->
    [4] 175 points are yours. One wrestler outside costs the turn, two cost all that you have. The first to reach 500 at the end of a turn wins.
   *[other] { "" }
}
