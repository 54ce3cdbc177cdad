# The words of the page in English: the catalogue that the others are measured against.
#
# Each line is `key = words`. A name in braces with a dollar, as in { $name }, stands for what is put there;
# keep all of them, in whatever order the language wants. A choice by number or word is written so:
#
#     key = { $number ->
#         [one] one trick
#        *[other] { $number } tricks
#     }

## The whole page

app-name = Hakkyoi
app-tagline = Five sumo games for one table
app-title = { $page } · Hakkyoi
home = Home
to-home = Hakkyoi, home
close = Close
go-on = Go on
nothing-here = Nothing here
nothing-here-why = The ring is swept and empty. The address may have been cut short.

## Seats

seat = { $seat ->
    [east] East
   *[west] West
}
seat-kanji = { $seat ->
    [east] 東
   *[west] 西
}

## Home

games = Choose a game
play = Play
in-training = In training
in-training-kanji = 稽古中
game-name = { $game ->
    [tricks] Tricks
    [track] Track
    [circle] Circle
    [momentum] Momentum
   *[slam] Slam
}
game-kanji = { $game ->
    [tricks] 札
    [track] 道
    [circle] 輪
    [momentum] 勢
   *[slam] 投
}
game-verb = { $game ->
    [tricks] Win tricks, push
    [track] Two numbers, one push
    [circle] One secret move each
    [momentum] Lean first, then walk
   *[slam] Throw and land well
}
game-line = { $game ->
    [tricks] Over the edge step by step, or out at once by one of five techniques.
    [track] The higher card pushes: the difference times the lower.
    [circle] Ten techniques on nineteen circles, revealed together.
    [momentum] Shift two disks of weight, and the weight carries you.
   *[slam] Two wrestler dice, three throws: keep a fall or risk it.
}
game-players = { $game ->
    [tricks] 2 players, 5 min
    [track] 2 players, 3 min
    [circle] 2 players, 10 min
    [momentum] 2 players, 15 min
   *[slam] 2 or more, 10 min
}
game-luck = { $game ->
    [tricks] Luck of the deal
    [track] Open hands, pure bluff
    [circle] Hidden hands of three
    [momentum] No luck, all in sight
   *[slam] A steady hand
}
unfinished = An unfinished bout
unfinished-tachiai = Tricks, at the tachiai.
unfinished-trick = Tricks, trick { $number }. The wrestlers stand { $place ->
    [centre] in the middle
    [east] at East’s edge
   *[west] at West’s edge
}.
versus = v.
unofficial = An unofficial set of five published games.
credits = Designers and publishers
credit = { $game ->
    [tricks] SUMO, designed by kota konno, Bright Eye Games 2024
    [track] Sumo, designed by Tony Reeves; tactical variant by John Walker
    [circle] Sumo!, designed by Jim Winslow, Hasbro 2000
    [momentum] Sumo Sumo, designed by Jorge Zhang
   *[slam] Sumo Slam, Ridley’s and Game Factory 2018
}

## What is kept on this device

notice = Notice
damaged = { $number ->
    [one] One stored entry was damaged and has been set aside. Everything else is as it was.
   *[other] { $number } stored entries were damaged and have been set aside. Everything else is as it was.
}
damaged-save = Save what was set aside to a file
damaged-discard = Throw it away
not-kept = This browser keeps nothing for this page: you can play, but a bout will not outlive the tab.
save-refused = The browser has refused to keep this bout; its space may be full. You can play on, but a reload would lose the last steps.
dismiss = Dismiss

## Settings

settings = Settings
menu = Menu
theme = Theme
theme-name = { $theme ->
    [system] As the device
    [day] Day
   *[night] Night
}
pace = Pace
pace-name = { $pace ->
    [instant] Instant
    [fast] Fast
    [normal] Normal
   *[slow] Slow
}
confirm = A card is played
confirm-no = At once
confirm-yes = After a further press
sound = Sound
sound-on = On
sound-off = Off
log = Log
leave = Leave the bout; it is kept
new-bout = New bout
rules = Rules

## Setting up a bout

setup-who = Who plays
setup-table = Two at this table
setup-computer = Against the computer
setup-watch = Watch two computers
setup-kind = The bout is
setup-real = For real
setup-keiko = Practice
setup-keiko-note = Keiko 稽古: anything can be taken back, and a hint is a tap away.
undo = Undo
setup-names = Names
setup-name = { $seat ->
    [east] East, on the left
   *[west] West, on the right
}
setup-default-name = { $seat ->
    [east] Tetsu
   *[west] Kaze
}
setup-your-name = Your name
setup-seat = You sit
setup-seat-name = { $seat ->
    [east] East, left
   *[west] West, right
}
setup-throws = Throws: Abisetaoshi and Hikiotoshi
setup-throws-name = { $throws ->
    [either] Count for both
   *[follower] Only who follows
}
setup-throws-note = { $throws ->
    [either] As the rule book prints them: they count whoever led.
   *[follower] As the shops describe them: they count only for whoever plays second.
}
setup-gives-up = The unfinished bout between { $east } and { $west } would be given up.
setup-go-on = Go on with it instead
begin = Begin
computer = Computer
level = { $level ->
    [makushita] Makushita
    [maegashira] Maegashira
    [komusubi] Komusubi
    [ozeki] Ōzeki
   *[yokozuna] Yokozuna
}
level-kanji = { $level ->
    [makushita] 幕下
    [maegashira] 前頭
    [komusubi] 小結
    [ozeki] 大関
   *[yokozuna] 横綱
}
setup-opponent = Opponent

## The hand-over

handover-title = { $name }, your turn
handover-take = { $name }, take the tablet
handover-sealed = { $other }’s card lies face down. Nothing shows while the curtain hangs.
handover-why = Nothing shows while the curtain hangs.
handover-lift = Hold to lift the curtain
handover-twice = or press twice
handover-back = { $other }: take the card back

## Cards

card = { $suit ->
    [green] Green dragon
    [red] Red bird
    [white] White tiger
   *[black] Black tortoise
} { $number }
card-plain = { $suit ->
    [green] green
    [red] red
    [white] white
   *[black] black
} { $number }
suit-plain = { $suit ->
    [green] green
    [red] red
    [white] white
   *[black] black
}
suit-name = { $suit ->
    [green] Green dragon
    [red] Red bird
    [white] White tiger
   *[black] Black tortoise
}
hand = Your hand
cards-held = { $number ->
    [one] one card
   *[other] { $number } cards
}
holds = { $name } holds { $number ->
    [one] one card
   *[other] { $number } cards
}
card-face-down = Your card, face down

## Kimarite

kimarite-heading = Kimarite
kimarite-heading-kanji = 決まり手
kimarite = { $kimarite ->
    [yorikiri] Yorikiri
    [uwatenage] Uwatenage
    [abisetaoshi] Abisetaoshi
    [hikiotoshi] Hikiotoshi
   *[utchari] Utchari
}
kimarite-kanji = { $kimarite ->
    [yorikiri] 寄り切り
    [uwatenage] 上手投げ
    [abisetaoshi] 浴せ倒し
    [hikiotoshi] 引き落とし
   *[utchari] うっちゃり
}
kimarite-how = { $kimarite ->
    [yorikiri] Win the trick while they stand on their edge.
    [uwatenage] Win the last trick.
    [abisetaoshi] Your 4 meets a 1 of its colour.
    [hikiotoshi] Your 1 meets a 5 of its colour.
   *[utchari] On your own edge, follow with an off-colour 2.
}
kimarite-follower = { $kimarite ->
    [abisetaoshi] Follow a 1 with the 4 of its colour.
   *[hikiotoshi] Follow a 5 with the 1 of its colour.
}
kimarite-why = { $kimarite ->
    [yorikiri] { $loser } stood on the edge and lost the trick: one push, and out.
    [uwatenage] The last trick is a throw for whoever takes it.
    [abisetaoshi] The 4 comes down on the 1 of its colour with all its weight.
    [hikiotoshi] The 1 slips aside, and the 5 of its colour falls past it.
   *[utchari] Bent back over the straw, the 2 of another colour swings the pusher out.
}

## The bout

bout = The bout
dohyo = The dohyō
techniques = Techniques
what-now = What now
tachiai = Tachiai
tachiai-kanji = 立合い
trick-number = Trick { $number }
edge = { $seat ->
    [east] East’s edge
   *[west] West’s edge
}
your-card = your card
stand = Both wrestlers stand { $place ->
    [centre] in the middle
    [east] at East’s edge
   *[west] at West’s edge
}.
shout = { $shout ->
    [hakkyoi] Hakkyoi!
   *[shobuari] Shōbu ari!
}
shout-kanji = { $shout ->
    [hakkyoi] はっきよい
   *[shobuari] 勝負あり
}
field = Field
on-the-field = On the field
last-trick = Last trick
no-trick = No trick has been played.
no-tachiai = Nothing has been shown.
tie = Tie
leads = { $name } leads
cards-seen = Cards seen
unseen-number = { $number } unseen
seen-key = Filled: played. Framed: yours.
seen-yours = yours
seen-played = played
fits-follows = follows
fits-wins = { $number } wins
option-shut = { $card }, cannot be played now

## What now

now-tachiai = Choose a card for the tachiai
now-tachiai-why = The higher number leads. Both cards stay out of the bout.
now-again = A tie: choose again
now-again-why = { $number ->
    [one] One card each is left after this.
   *[other] Equal numbers. { $number } cards are left to you.
}
now-lead = Your lead: any card
now-follow = Your card: follow the { $card }
now-free = Your card: any, you hold no { $suit }
now-edge = { $edge ->
    [own] You stand on your own edge. Lose this trick plainly and it is Yorikiri.
    [theirs] { $other } stands on the edge. Win this trick and it is Yorikiri.
   *[none] The winner of the trick pushes one step.
}
now-last = The last trick: it is Uwatenage for whoever wins it.
now-choosing = { $name } is choosing
now-thinking = { $name } is thinking
now-sealed-why = Your card lies face down until both are chosen.
now-you-led = You led the { $card }.
now-they-lead = { $name } has the lead.
now-you-took = You take the trick
now-took = { $name } takes the trick
now-first = { $who ->
    [you] Your { $high } beats the { $low }: you lead
   *[they] { $name }’s { $high } beats the { $low }: { $name } leads
}
now-first-why = Both cards stay face up, out of the bout.
now-tie = Two times { $number }: a tie
now-tie-why = Both cards stay out of the bout. Choose again.
now-wins = { $kimarite }: { $name } wins
now-void = Torinaoshi: a new deal
now-void-why = Seven ties in a row: the bout is void, and nobody has lost it.
now-dealt = The cards are dealt
now-confirm = Play the { $card }?
confirm-play = Play it
confirm-back = Put it back
now-failed = The computer could not choose
retry = Ask again
result = Result
took-high = The { $high } beats the { $low }
took-off = The { $card } is off colour
took-push = { $how } and pushes { $whom ->
    [you] you
   *[they] { $name }
} to { $place ->
    [centre] the middle
    [yours] your edge
   *[theirs] their edge
}.
took-push-off = { $how }: the leader pushes { $whom ->
    [you] you
   *[they] { $name }
} to { $place ->
    [centre] the middle
    [yours] your edge
   *[theirs] their edge
}.
took-plain = { $how }.

## Refusals

refuse-follow = Not the { $card }: { $led } was led, and who holds that colour must follow it.
refuse-held = The { $card } is not in your hand.
refuse-wait = Not now: { $name } has to choose first.

## The log

log-dealt = The bout begins. Eight cards each; four stay unseen.
log-clashed = { $east } shows the { $eastcard }, { $west } the { $westcard }.
log-tied = A tie. Both choose again.
log-leads = { $name } leads first.
log-led = { $name } leads the { $card }.
log-followed = { $name } plays the { $card }.
log-took = { $name } takes the trick.
log-pushed = { $name } pushes. The wrestlers stand { $place ->
    [centre] in the middle
    [east] at East’s edge
   *[west] at West’s edge
}.
log-decided = Shōbu ari! { $name } wins by { $kimarite }.
log-void = Torinaoshi: the bout is void.

## The result

result-say = Shōbu ari! { $name } wins by
result-also = { $name } made { $kimarite }, number { $number }. { $winning } is number { $higher }, and the higher decides.
result-with = Performed with it: { $others }.
result-void = Torinaoshi
result-void-kanji = 取り直し
result-void-say = The bout is void
win = win
loss = loss
rematch = Rematch
new-deal = New deal
look-again = Look again

## Quick reference

quick = Quick reference
quick-tachiai = Both show a card at once; the higher number leads. A tie is shown again.
quick-follow = Follow the led colour if you can. The higher card of that colour takes the trick; a card of another colour never does.
quick-push = The winner of a trick pushes one step and leads the next.
quick-both = If both make a technique in one trick, the higher number wins the bout.
quick-throws = { $throws ->
    [either] Throws 3 and 4 count whoever led.
   *[follower] Throws 3 and 4 count only for whoever follows.
}
