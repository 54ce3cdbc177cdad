# The page's texts in English, the reference for all other catalogues.
#
# Each line is `key = text`. A name in braces with a dollar sign, as in { $name }, is replaced by a value; keep all of them, in any order
# that suits the language. A choice by number or word looks like this:
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
name-of-seat = { $name } ({ $seat })
seat-kanji = { $seat ->
    [east] 東
   *[west] 西
}

## Home

games = Choose a game
play = Play
tricks-name = Tricks
tricks-kanji = 札
tricks-verb = Win tricks, push
tricks-line = Over the edge step by step, or out at once by one of five techniques.
tricks-players = 2 players, 5 min
tricks-luck = Luck of the deal
tricks-credit = SUMO, designed by kota konno, Bright Eye Games 2024
track-name = Track
track-kanji = 道
track-verb = Two numbers, one push
track-line = The higher card pushes: the difference times the lower.
track-players = 2 players, 3 min
track-luck = Open hands, pure bluff
track-credit = Sumo, designed by Tony Reeves; tactical variant by John Walker
circle-name = Circle
circle-kanji = 輪
circle-verb = One secret move each
circle-line = Ten techniques on nineteen circles, revealed together.
circle-players = 2 players, 10 min
circle-luck = Hidden hands of three
circle-credit = Sumo!, designed by Jim Winslow, Hasbro 2000
momentum-name = Momentum
momentum-kanji = 勢
momentum-verb = Lean first, then walk
momentum-line = Shift two disks of weight, and the weight carries you.
momentum-players = 2 players, 15 min
momentum-luck = No luck, all in sight
momentum-credit = Sumo Sumo, designed by Jorge Zhang
slam-name = Slam
slam-kanji = 投
slam-verb = Throw and land well
slam-line = Two wrestler dice, three throws: keep a fall or risk it.
slam-players = 2 or more, 10 min
slam-luck = A steady hand
slam-credit = Sumo Slam, Ridley’s and Game Factory 2018
unfinished = An unfinished bout
unfinished-tachiai = Tricks, at the tachiai.
unfinished-trick = Tricks, trick { $number }. The wrestlers stand { $place ->
    [centre] in the middle
    [east] at East’s edge
   *[west] at West’s edge
}.
unfinished-track = Track, turn { $number }. The wrestlers stand { $side ->
    [middle] in the middle
    [east] on East’s { $space }
   *[west] on West’s { $space }
}.
unfinished-slam = Slam, round { $number }.
versus = v.
unofficial = An unofficial set of five published games.
credits = Designers and publishers

## The data on this device

notice = Notice
damaged = { $number ->
    [one] One stored entry was damaged and has been set aside. Everything else is as it was.
   *[other] { $number } stored entries were damaged and have been set aside. Everything else is as it was.
}
damaged-save = Save what was set aside to a file
damaged-discard = Throw it away
not-kept = This browser keeps nothing for this page: you can play, but a bout will not outlive the tab.
save-refused = The browser has refused to keep this bout; its space may be full. You can play on, but the last steps are lost when this tab is closed.
dismiss = Dismiss
update = A new version of the page is here. What is kept stays; a bout that waits goes on in it.
update-take = Take the new version
backup = { $number } bouts have come since the last file was saved. They lie in this browser only.
backup-take = Save a file
watching = This bout is being played in another tab. Here you watch.
watching-here = Take it over here

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
letters = Letter keys
letters-on = On
letters-off = Off
letters-note = They mean something wherever the focus is at the table, so that two can share a keyboard. They are told by their place, and named as on an English one (QWERTY). Without them: Tab to a palm cover, hold Space to look, pick with the arrow keys, lay with Enter.
log = Log
leave = Leave the bout; it is kept
new-bout = New bout
rules = Rules

## The set-up of a bout

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
setup-seat = You sit
setup-seat-name = { $seat ->
    [east] East, left
   *[west] West, right
}
seating = How you sit
seating-passing = { $hands ->
    [open] Side by side
   *[hidden] Pass the tablet
}
seating-facing = Face to face
seating-passing-note = { $hands ->
    [open] Both read the page from the same edge.
   *[hidden] A curtain hangs while it changes hands.
}
seating-facing-note = { $hands ->
    [open] The tablet lies between you, an edge for each.
   *[hidden] The tablet lies between you, an edge for each. What you choose from shows only while its palm cover is held.
}
seating-cramped = This screen is too small to sit face to face; pass it instead.
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
setup-guest = A guest
setup-guest-name = The guest’s name
setup-wrestlers = Wrestlers keep scorepads, guests do not
begin = Begin
computer = Computer
level = { $level ->
    [makushita] Makushita
    [maegashira] Maegashira
    [komusubi] Komusubi
    [ozeki] Ōzeki
   *[yokozuna] Yokozuna
}
setup-opponent = Opponent

## The hand-over screen

handover-title = { $name }, your turn
handover-take = { $name }, take the tablet
handover-sealed = { $what ->
    [swaps] { $other } has chosen swaps.
   *[card] { $other }’s card lies face down.
} Nothing shows while the curtain hangs.
handover-why = Nothing shows while the curtain hangs.
handover-lift = Hold to lift the curtain
handover-twice = or press twice
handover-back = { $what ->
    [swaps] { $other }: choose the swaps again
   *[card] { $other }: take the card back
}

## Face to face

palm = Hold to look
palm-letters = or keys (QWERTY): { $look } looks, { $back } and { $on } pick, { $lay } lays
palm-keys = or Tab to here: Space looks, arrows pick, Enter lays
card-covered = Card { $number }, face down
facing-picked = A card is picked
facing-picked-why = It stands out of the hand. Press it again, or your place in the middle, to lay it.
facing-back = Take it back
facing-refused = Not that card: { $led } was led, and who holds that colour must follow it.
now-follow-if = Your card: follow the { $card } if you can

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

## What to do now

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

## Hints in practice

hint = Hint
hint-thinking = The analysis is thinking …
hint-failed = No hint came. Ask once more.
study-failed = The analysis did not answer.
hint-wins = { $kimarite ->
    [yorikiri] Play the { $card }: it beats their { $led }, and they stand on the edge. Yorikiri.
    [uwatenage] Play the { $card }: it takes the last trick. Uwatenage.
    [abisetaoshi] Play the { $card }: it comes down on their { $led }. Abisetaoshi.
    [hikiotoshi] Play the { $card }: under their { $led } it throws them. Hikiotoshi.
   *[utchari] Play the { $card }: on your own edge an off-colour 2 swings them out. Utchari.
}
hint-loses = Nothing holds any more. The { $card } loses to { $kimarite }, and no other card does better.
hint-only = Play the { $card }: no other card can be played. { $share }
hint-escape = Play the { $card }: every other card loses at once. { $share }
hint-untakeable = Lead the { $card }: nothing that they may hold can take it. { $share }
hint-chances = Play the { $card }. { $share }
hint-share = { $tenths ->
    [0] It hardly ever wins the bout.
    [1] It wins about 1 bout of 10.
    [10] It nearly always wins the bout.
   *[other] It wins about { $tenths } bouts of 10.
}
hint-mix = Mix, so that nobody reads you: { $cards }.
hint-mix-part = the { $card } in { $tenths } of 10
hint-meant = { $card }, the hint

## Refusals

refuse-follow = Not the { $card }: { $led } was led, and who holds that colour must follow it.
refuse-held = The { $card } is not in your hand.

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

## The rules of trick-taking sumo

rules-title = Rules of Tricks
rules-all = All games
rules-read = Read the rules
rules-list-lead = A page a game.
rules-lead = Trick-taking sumo for two. A bout takes about five minutes.
rules-contents = Contents
rules-link = All the rules, with pictures
rules-part = { $part ->
    [aim] The aim
    [deal] Cards and deal
    [tachiai] The tachiai
    [trick] A trick
    [push] The push
    [kimarite] Five kimarite
    [both] Both at once
    [draw] No draws
    [sight] What you may see
    [pad] The scorepad
    [words] Words
    [ours] Our reading
   *[credits] Who made it
}
rules-aim = Two wrestlers lean into each other on a ring of clay. Every trick you take pushes them one step. Push the other one out, or end the bout in a single trick with one of five techniques, the kimarite.
rules-aim-end = The first technique wins the bout on the spot. There are no points to count.
rules-deal = Twenty cards: the numbers 1 to 5 in four colours. They are shuffled, and each side is dealt eight. The four left over stay face down for the whole bout, and nobody looks at them.
rules-deal-sides = East sits on the left and pushes to the right; West is the mirror image. The wrestlers begin in the middle.
rules-deal-colours = Every colour has its guardian and its letter too, so that you never have to tell colours apart.
suit-kanji = { $suit ->
    [green] 青龍
    [red] 朱雀
    [white] 白虎
   *[black] 玄武
}
rules-tachiai = The tachiai is the first clash. Each side picks a card in secret, and on the call Hakkyoi both are turned up. The higher number leads the first trick; the colours don’t matter. If the numbers are the same, both pick again.
rules-tachiai-cost = The cards of the clash stay on the field, face up, and are not played again. Nobody draws new ones: what you spend here you will lack later. No technique counts yet.
rules-clash = { $how ->
    [leads] leads
    [waits] follows
   *[ties] again
}
rules-clash-leads = The higher number: { $winner } leads the first trick.
rules-clash-tie = The same number: both choose once more.
rules-leads = leads
rules-follows = follows
rules-trick = Whoever has the lead plays any card. The other side follows with a card of that colour if it holds one; if it holds none, any card will do.
rules-trick-taker = In one colour, the higher number takes the trick. Off colour never takes it: then the trick is the leader’s, however low their card.
rules-example = { $place ->
    [east] East is on the edge. { $leader } leads
    [west] West is on the edge. { $leader } leads
    [last] These are the last cards. { $leader } leads
   *[centre] { $leader } leads
} the { $led } and { $follower } plays the { $followed }.
rules-example-takes = { $winner } takes the trick.
rules-example-wins = { $kimarite }: { $winner } wins.
rules-example-both = { $winner } wins: { $kimarite } stands above { $loser }’s { $other }.
rules-push = Whoever takes the trick pushes the other one step, and leads the next trick. The ring has only three places. From the middle, one push brings someone to the edge; from your own edge, one push brings you back.
rules-place = { $place ->
    [east] East’s edge: East is in danger.
    [west] West’s edge: West is in danger.
   *[centre] The middle.
}
rules-kimarite = Look at each trick before anyone pushes. If it makes one of these techniques, the bout is over and the wrestlers stay where they stood. To be on the edge means to stand there as the trick begins.
kimarite-say = { $kimarite ->
    [yorikiri] say yo-ree-kee-ree
    [uwatenage] say oo-wah-teh-nah-geh
    [abisetaoshi] say ah-bee-seh-tah-oh-shee
    [hikiotoshi] say hee-kee-oh-toh-shee
   *[utchari] say oot-chah-ree
}
rules-kimarite-more = { $kimarite ->
    [yorikiri] One step more and they are over the straw. It is the plainest way to win, and in a real ring the most common.
    [uwatenage] If nobody has won before, the last card decides: an overarm throw, wherever the two stand.
    [abisetaoshi] You come down on them with all your weight, wherever the two stand.
    [hikiotoshi] You step aside and their own charge brings them down, wherever the two stand. The 5 that nothing beats is not safe from it.
   *[utchari] You lose the trick, bend back over the straw, and swing the pusher out past you. Only who follows can do it, and only with a colour that was not led.
}
rules-throws-heading = A choice at the table
rules-throws = Abisetaoshi and Hikiotoshi count for both sides: for whoever plays the 4 or the 1, leading or following. Before a bout you can agree that they count only for the side that follows. The other three are not touched by this.
rules-both = A single trick can make a technique for each side. Then the higher number wins the bout; that is what the numbers are for. If one side makes several at once, the highest is written down and the others are named beside it.
rules-draw = No bout ends undecided. There are seven tricks at most, and whoever takes the last one has thrown the other by Uwatenage.
rules-draw-void = Only the tachiai can fail. If it is tied seven times, each side is down to one card: the bout is void. That is a torinaoshi, a new deal, and no scorepad hears of it.
rules-sight = You may look at your own hand and, at any time, at every card played: by whom, and in which trick. You may see where the wrestlers stand, how many cards the other side holds, and which colours it has shown to be out of.
rules-sight-never = You never see the other hand, the four cards left over, or a card of the tachiai before both are chosen. The computer sees no more than you do.
rules-pad = Each wrestler can keep a scorepad. A bout adds a star to it: an outlined one for a win, a filled one for a loss, with the kimarite beside it. The third loss closes the sheet, and its wins make the rank.
rules-pad-col-wins = Wins
rules-pad-col-rank = Rank
rules-pad-kept = Closed sheets are kept, and the best of them is the wrestler’s rank.
term = { $term ->
    [dohyo] Dohyō
    [tawara] Tawara
    [higashi] Higashi
    [nishi] Nishi
    [fusa] Fusa
    [torikumi] Torikumi
    [tachiai] Tachiai
    [hakkeyoi] Hakkeyoi
    [nokotta] Nokotta
    [shobuari] Shōbu ari
    [kimarite] Kimarite
    [torinaoshi] Torinaoshi
    [hoshitori] Hoshitori
    [shiroboshi] Shiroboshi
    [kuroboshi] Kuroboshi
    [shikona] Shikona
    [banzuke] Banzuke
   *[keiko] Keiko
}
term-kanji = { $term ->
    [dohyo] 土俵
    [tawara] 俵
    [higashi] 東
    [nishi] 西
    [fusa] 房
    [torikumi] 取組
    [tachiai] 立合い
    [hakkeyoi] はっけよい
    [nokotta] 残った
    [shobuari] 勝負あり
    [kimarite] 決まり手
    [torinaoshi] 取り直し
    [hoshitori] 星取
    [shiroboshi] 白星
    [kuroboshi] 黒星
    [shikona] 四股名
    [banzuke] 番付
   *[keiko] 稽古
}
term-is = { $term ->
    [dohyo] the ring of clay on which a bout is fought
    [tawara] the straw bales that make its edge
    [higashi] East, the left side
    [nishi] West, the right side
    [fusa] the four coloured tassels that hang over the ring
    [torikumi] a bout
    [tachiai] the clash with which a bout begins
    [hakkeyoi] the referee’s call to clash; this page writes it Hakkyoi
    [nokotta] the referee’s call while nobody is out
    [shobuari] the referee’s call when it is decided
    [kimarite] the technique that decides a bout
    [torinaoshi] a bout that has to be fought again
    [hoshitori] the row of stars
    [shiroboshi] a white star: a win
    [kuroboshi] a black star: a loss
    [shikona] a wrestler’s ring name
    [banzuke] the list of all wrestlers by rank
   *[keiko] practice
}
rules-spelling-heading = Names on the box
rules-spelling = The names here are spelt as the Japan Sumo Association spells them. The published game prints some of them otherwise:
rules-spelling-here = Here
rules-spelling-kanji = Japanese
rules-spelling-box = As printed
kimarite-printed = { $kimarite ->
    [yorikiri] YORIKIRI
    [uwatenage] WUWATENAGE
    [abisetaoshi] ABISE-TAOSHI
    [hikiotoshi] HIKIOTOSHI
   *[utchari] WUCCHARI
}
rules-ours = Where the rule book leaves something open, we had to choose. This is our reading:
rules-our-reading = { $what ->
    [colours] The four colours are those of the tassels over a real ring, green, red, white and black, and each has the guardian that belongs to it. The book only asks for four colours.
    [throws] Abisetaoshi and Hikiotoshi count whoever led, as the book prints them. Some shops describe them as the follower’s alone; the choice at the table gives you that game.
    [edge] Where the wrestlers stand is judged as the trick begins, before its push.
    [void] A bout that never finds a leader counts for nobody.
   *[spelling] The techniques’ names follow the Japan Sumo Association.
}
rules-credit-book = Its graphic design is by METEOR, its English rules are by Keisuke Sakuma and Mark Cooke.
rules-credit-ours = This page is not the rule book. It tells the game in its own words, and neither designer nor publisher has anything to do with it. If you like the game, look for the printed one.

## The first lesson

lesson = First lesson
lesson-kanji = 稽古
lesson-offer = Learn it by playing
lesson-skip = Skip the lesson
lesson-step = Step { $step } of { $steps }
lesson-new = New to the game?
lesson-new-why = Learn Tricks by playing one bout with a coach: seven cards, three minutes.
lesson-begin = Begin
lesson-play = Play a bout
lesson-again = Once more
lesson-ask = { $step ->
    [1] The tachiai: choose your red 5
    [2] You lead: play your green 4
    [3] They are on the edge: lead your white 3
    [4] They led the red 3: follow it
    [5] You are on the edge: beat the black 3
    [6] You lead: let the white 2 go
   *[7] They led the black 5: throw them
}
lesson-ask-why = { $step ->
    [1] You are East, on the left. Both sides show a card at once, and the higher number leads the first trick.
    [2] A leader may play anything. They must follow in green if they can; the higher green card takes the trick.
    [3] Take this trick and you push them out: that is Yorikiri. But you don’t know who holds the higher white cards.
    [4] Whoever holds the colour must follow it. You have one red card; try another if you like, and it is refused.
    [5] Lose this trick and you are out. You must follow in black: which of your black cards is higher?
    [6] You have nothing high left. Keep your black cards, above all the 1: it can do something no other card can.
   *[7] Nothing beats a 5. But a 1 of the same colour steps aside and lets it fall: that is Hikiotoshi.
}
lesson-other = { $step ->
    [1] The { $card } might lose the clash. No card is higher than your red 5.
    [2] The { $card } could be led, too. For this lesson, lead the green 4.
    [3] The { $card } could be led, too. For this lesson, try the white 3.
    [5] The { $card } does not beat the black 3: they would push you out. A higher black card saves you.
    [6] You will want the { $card } later. Lead the white 2.
   *[7] The { $card } loses to the 5, and they would push you out. Look for the 1.
}
lesson-seen = { $step ->
    [1] Both cards stay on the field and are gone: the 5 got you the lead, and now you have it no more.
    [2] They hold no green card. Off colour never takes a trick, so it is yours, and you push them to their edge.
    [3] They had the 4. Whoever takes the trick pushes and leads: they push you back to the middle.
    [4] Your red card had to be played and lost. They push you to your own edge. One more lost trick and you are out.
    [5] Saved: you push them back to the middle, and the lead is yours.
    [6] They had the white 5, and push you to your edge again. Now they lead.
   *[7] They took the trick with you on the edge: Yorikiri, number 1. Your Hikiotoshi is number 4, and the higher number wins.
}

## Wrestlers

elsewhere = Other pages
wrestlers = Wrestlers
wrestlers-kanji = 力士
wrestlers-none = No wrestlers yet. Give one a name, choose the name when you set up a bout, and every bout that is decided adds a star to the scorepad.
wrestlers-retired = Retired
wrestler-new = A new wrestler’s name
wrestler-name = Name
wrestler-make = Make a wrestler
wrestler-made = { $name } has come to the ring.
wrestler-rename = Rename
wrestler-rename-whom = Rename { $name }
wrestler-renamed = The wrestler’s name is { $name } now.
wrestler-retire = Retire
wrestler-retire-whom = Retire { $name }
wrestler-retire-why = A retired wrestler is not offered for bouts any more. All sheets are kept, and coming back is always possible.
wrestler-retired = { $name } has retired.
wrestler-return = Come back
wrestler-return-whom = Come back, { $name }
wrestler-back = { $name } is back.
retired = retired
cancel = Cancel
book-no-name = A wrestler needs a name.
book-name-taken = Another wrestler has that name.
book-not-there = That wrestler is not there any more.
book-refused = The browser has refused to keep this; its space may be full.
standing-none = No bout yet
standing-open = No rank yet, { $wins } won, { $losses } lost
standing = { $rank }, { $wins } won, { $losses } lost

## Scorepads and the banzuke

scorepads = Scorepads
scorepad = Scorepad
scorepad-kanji = 星取
pad-of = { $name }, { $game }
pad-best = Best rank { $rank }, on sheet { $number }.
pad-all = { $sheets ->
    [one] One sheet
   *[other] { $sheets } sheets
}, { $wins }, { $losses }.
pad-empty = { $name } has no bout on a sheet yet. The first one that is decided begins it; the third loss closes it, and the wins on it give the rank.
sheets = Sheets
sheet-number = Sheet { $number }
sheet-open = Open
sheet-closed = third loss: sheet closed, { $rank }
score = { $wins }, { $losses }
wins = { $number ->
    [one] { $number } win
   *[other] { $number } wins
}
losses = { $number ->
    [one] { $number } loss
   *[other] { $number } losses
}
star-won = won
star-lost = lost
days = { $first } to { $last }
third-loss = Closed by the third loss
third-loss-kanji = 三敗
wins-with = Wins with
wins-with-kanji = 得意技
lost-to = lost to
won-lost = { $won } won, { $lost } lost
speciality = { $name } wins by { $kimarite }: { $won } of { $wins }.
ranks = Rank
ranks-how = wins before the third loss
rank-wins = { $rank ->
    [yokozuna] 10 or more
    [ozeki] 8 or 9
    [sekiwake] 6 or 7
    [komusubi] 5
    [maegashira] 4
   *[makushita] 0 to 3
}
rank = { $rank ->
    [yokozuna] Yokozuna
    [ozeki] Ōzeki
    [sekiwake] Sekiwake
    [komusubi] Komusubi
    [maegashira] Maegashira
   *[makushita] Makushita
}
rank-kanji = { $rank ->
    [yokozuna] 横綱
    [ozeki] 大関
    [sekiwake] 関脇
    [komusubi] 小結
    [maegashira] 前頭
   *[makushita] 幕下
}
banzuke = Banzuke
banzuke-kanji = 番付
banzuke-none = Nobody keeps a sheet yet. Make a wrestler, or win a bout against the computer: it keeps sheets too.

## Exporting and importing the data

data = Your data
data-way = Data
data-kanji = 控え
data-where = Bouts, wrestlers, scorepads and settings lie on this device, in this browser, and nowhere else.
data-export = Take everything with you
data-export-why = One file holds all of it, damaged entries too: for another device, or to be safe.
data-export-do = Save to a file
data-exported = Everything has been put into a file.
data-import = Bring it back
data-import-why = A file from this page takes the place of everything that is kept here. It is looked through first; you are asked before anything changes.
data-import-do = Choose a file
data-import-sure = The file of { $date } is sound. It takes the place of everything that is kept here now.
data-import-yes = Replace everything
data-imported = Everything is as the file has it.
data-report = The page has stumbled
data-report-why = This is what it has said, with nothing of your bouts. It goes nowhere by itself.
data-report-discard = Throw it away
data-erase = Erase
data-erase-why = Every bout, wrestler, sheet and setting on this device.
data-erase-do = Erase everything
data-erase-sure = Nothing can bring it back but a file that you have saved before.
data-erase-yes = Erase everything
data-erased = Everything has been erased.
data-failed = The browser has refused it; its space may be full. Everything is as it was.
unfit-no-archive = This is no file from this page, or it is damaged. Nothing has changed.
unfit-version = This file comes from a later version ({ $version }). Nothing has changed; update the page first.
unfit-unknown = This file holds “{ $name }”, which this version of the page does not know. Nothing has changed; update the page first.
unfit-damaged = What this file holds as “{ $name }” is damaged. Nothing has changed.

## Records and replays

record = The record
record-copy = Copy the record
record-link = Copy a link
record-share = Share
record-copied = The record has been copied.
record-not-copied = The browser refuses to copy. The record can be marked and copied by hand.
record-link-copied = A link that holds the record has been copied.
record-open = A bout from a record
record-paste = Paste a record of { $game } here
record-look = Look at the bout
record-wrong = Line { $line }, “{ $token }”: { $why }.
record-form = { $form ->
    [none] there is no record in this text
    [several] there is more than one record
    [other] this is a bout of another game
    [unknown] a game of this name is not known here
    [no-game] a record begins with its [Game "…"] tag
    [late] the tags of a record stand before its moves
    [twice] this tag stands twice in one record
    [backslash] inside a value a backslash stands only before " or another \
    [quotes] the quotes of this tag’s value are not closed
    [after] after a tag’s bracket the line ends
   *[tag] a tag is written [Name "value"], with a word for its name
}
record-over = the bout is already over
record-turn = it is not this side’s turn
record-result = the moves end in “{ $result }”
record-missing = the tag [{ $tag } "…"] is missing
record-no-card = “{ $text }” is no card; cards are written G1 to G5, R1 to R5, W1 to W5 and B1 to B5
record-dealt-twice = the { $card } is dealt twice
record-hand = a hand is eight cards, not { $number }
record-throws = Throws is “either” or “follower”
record-tachiai = in the tachiai a move is East’s card and West’s, as in G5=W3
record-trick = a trick is the leader’s card and the other’s, as in R5-R1
record-open-trick = nothing can follow the open trick that began with the { $card }
record-no-move = no move is due here
record-held = { $seat ->
    [east] East
   *[west] West
} does not hold the { $card }
record-follow = { $seat ->
    [east] East
   *[west] West
} holds { $led } and must follow it, not play the { $card }
review = Looking again
review-back = Back
review-next = Next
review-place = { $number } of { $all }
hand-of = { $name }’s hand

## The analysis of a finished bout

analysis = Analysis
analyse = Analyse
analyse-on = Go on analysing
analyse-stop = Stop
analyse-why = The strongest level looks at every choice of both sides, each time with what that side could see.
analyse-nothing = Nobody has had a choice yet.
analyse-at = Choice { $number } of { $all }
analyse-failed = The analysis could not go on.
analyse-done = All choices have been analysed.
judged-same = Best: the analysis would play it too.
judged-best = Best: as good as the { $card }, which the analysis would play.
judged = { $weight ->
    [close] Close: { $cost } of 100 bouts behind. The analysis plays the { $card }.
    [slip] A slip: { $cost } of 100 bouts. The analysis plays the { $card }.
   *[mistake] A mistake: { $cost } of 100 bouts. The analysis plays the { $card }.
}
judged-card = { $card } ({ $remark })
judged-only = No other card could be played.
judged-whose = { $name }: { $judgement }
weight = { $weight ->
    [slip] slip
   *[mistake] mistake
} { $cost }
rated = { $name }: bouts won of 100
rated-card = Card
rated-won = Won
rated-about = Remarks
rated-played = played
rated-choice = analysis
rated-mix = analysis, { $tenths } of 10
rated-wins = wins: { $kimarite }
rated-loses = loses: { $kimarite }
rated-escape = only escape
rated-untakeable = nothing takes it
summary = { $best } of { $all ->
    [one] one choice
   *[other] { $all } choices
} best.
summary-none = Nothing given away.
summary-cost = Given away: { $cost } of 100 bouts.
summary-most = Mattered most: { $event }

## Track: cards and positions

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
track-master = Sumo Master
track-master-as = Sumo Master as { $tactic }
track-how = { $tactic ->
    [yori] You advance one space.
    [gino-sho] Nothing moves.
    [nodowa] Counts as 7 less their number, then pushes like a number.
    [katasukashi] The place is turned over: your side becomes theirs.
    [kanto] Does once more what your last card did.
   *[master] When you play it, it is any one of the five others.
}
track-card-of = { $seat ->
    [east] East’s { $card }
   *[west] West’s { $card }
}
track-face-down = { $seat ->
    [east] East’s card, face down
   *[west] West’s card, face down
}
track-hand = { $seat ->
    [east] East’s open hand
   *[west] West’s open hand
}
track-option-spent = { $card }, spent
track-option-chosen = { $card }, lies face down
track-spent = spent
track-chosen = chosen
track-yours = yours
track-place = { $side ->
    [middle] the middle
    [east] East’s { $number }
    [west] West’s { $number }
    [beyond-east] beyond East’s end
   *[beyond-west] beyond West’s end
}
track-at = { $side ->
    [middle] in the middle
    [east] on East’s { $number }
    [west] on West’s { $number }
    [beyond-east] beyond East’s end
   *[beyond-west] beyond West’s end
}
track-picture = The track
track-end = { $seat ->
    [east] East’s end
   *[west] West’s end
}
track-stand = The wrestlers stand { $place }.
track-spaces = { $number ->
    [one] 1 space
   *[other] { $number } spaces
}
track-sum = ({ $high } − { $low }) × { $low } = { $spaces }

## Track: a bout

track-turn = Turn { $number }
track-turn-of = Turn { $number } of { $all }
track-turn-head = Turn
track-sum-head = Push
track-place-head = Then on
track-by-referee = chosen by the referee
track-clock = { $number ->
    [one] One second left
   *[other] { $number } seconds left
}
track-now-choose = Choose a card
track-now-choose-named = { $name }, choose a card
track-now-why = Both are turned over together.
track-now-sealed = { $name }’s card lies face down. Both are turned over together.
track-now-late = { $name }’s time ran out. The referee will choose for them; nominate a card if you like.
track-now-you-late = Your time is over: the referee chooses
track-now-both-think = Both are thinking
track-now-revealed = Both cards are turned over.
track-now-decided = The bout is decided.
track-now-swap = Swap up to two numbers for tactics
track-now-swap-sealed = Your choice is shown once both have chosen.
track-now-swap-why = In secret; both choices are shown together, and hold for the whole bout.
track-now-swapped = Now both hands lie open.
track-swaps = Which numbers to swap
track-swap = { $number } for { $tactic }
track-swap-none = no swap
track-swap-seal = { $number ->
    [0] Swap nothing
    [one] Swap one number
   *[other] Swap { $number } numbers
}
track-refuse-spent = The { $card } is spent.
track-refuse-third = Two numbers at most: take one back first.
track-refuse-swaps = First both seats choose what to swap.
track-refuse-late = Numbers are swapped only in the tactical game, before the first turn.
track-name-tactic = What is the Sumo Master to be?
track-lay = Lay the { $card } face down
track-no-turn = The higher card pushes: the difference times the lower.
track-this-turn = Turn { $number }: East’s { $east }, West’s { $west }
track-last-turn = Last turn: East’s { $east }, West’s { $west }
track-ifs = Your { $card } would leave the wrestlers on
track-ifs-card = { $seat ->
    [east] East’s card
   *[west] West’s card
}
track-ifs-space = space
track-ifs-for = good for
track-ifs-side = { $whose ->
    [good] you
    [bad] them
   *[middle] nobody
}
track-ifs-out = { $whose ->
    [good] you win
   *[bad] they win
}
track-out = out
track-nominate = Should their time run out: { $card }
track-nominees = Should their time run out:
track-nominate-why = Tap one of these: the referee plays it, should their time run out.
track-nominated = Should their time run out, the referee plays the { $card }.

## Track: the log

track-log-revealed = { $east } shows the { $eastcard }, { $west } the { $westcard }.
track-log-referee = The referee chose for { $name }.
track-log-repeated = { $name }’s Kantō repeats the { $card }.
track-log-counted = { $name }’s Nodowa counts as { $number }.
track-log-pushed = { $name } pushes, { $sum }. The wrestlers stand { $place }.
track-log-equal = Equal cards: nothing moves.
track-log-zero = Against a 0 nothing moves.
track-log-advanced = { $name } advances one space. The wrestlers stand { $place }.
track-log-stopped = { $name }’s Ginō-shō: nothing moves any more.
track-log-reversed = { $name } dodges and the place is turned over. The wrestlers stand { $place }.
track-log-cancelled = Two { $tactic } cancel out.
track-log-idle = { $name }’s { $tactic } does nothing: { $why ->
    [number] there is no number to compare with.
    [zero] it met a 0.
    [nothing] there is no card to repeat.
   *[stopped] Ginō-shō came first.
}
track-log-back = Both take all their cards back.
track-log-oshi = Shōbu ari! { $name } wins by oshi-dashi.
track-log-position = Shōbu ari! { $name } wins by position.
track-log-tie = The wrestlers stand in the middle: a tie.
track-log-swapped = { $count ->
    [0] { $name } swaps nothing.
    [one] { $name } swaps { $first }.
   *[other] { $name } swaps { $first } and { $second }.
}

## Track: the result

track-kimarite = { $kimarite ->
    [oshi-dashi] Oshi-dashi
    [position] By position
   *[tie] A tie
}
track-kimarite-kanji = { $kimarite ->
    [oshi-dashi] 押し出し
    [position] 優勢
   *[tie] 引き分け
}
track-why-oshi = { $loser } was pushed off the track.
track-why-position = After the last turn the wrestlers stand in { $loser }’s half, { $place }.
track-say-tie = Nobody wins
track-why-tie = After the last turn the wrestlers stand in the middle.

## Track: practice and review

track-mix = What { $name } should play
track-hint-mix = What the analysis would play
track-played = played
track-percent = { $number } %
track-gave-away = The { $card } gave away { $number } of 100 bouts.
track-in-mix = The { $card } is right { $number } times of 100.
track-no-cost = The { $card } cost nothing.
track-swap-cost = { $number ->
    [0] This swap cost nothing.
   *[other] This swap gave away { $number } of 100 bouts.
}

## Track: setting up

track-ends = How long
track-six-turns = Six turns
track-endless = Until a push-off
track-endless-note = Oshi-dashi: whoever has no cards left takes all of them back, and the bout goes on.
track-zero = A zero in each hand
track-tactics = Tactics
track-without = Without
track-with = With
track-clock-ask = Time for a choice
track-clock-time = { $number ->
    [0] As long as it takes
    [60] 1 minute
   *[other] { $number } seconds
}
track-clock-free = Another time
track-clock-seconds = Seconds, { $most } at most
track-clock-note = { $number ->
    [one] Whoever has not chosen after one second leaves it to the referee. While choosing you can nominate a card for another person.
   *[other] Whoever has not chosen after { $number } seconds leaves it to the referee. While choosing you can nominate a card for another person.
}

## Track: rules

track-quick-turn = Both choose a card and turn it over together. The higher one pushes: the difference times the lower. Equal cards push nothing.
track-quick-end = Pushed beyond the end of the track, a wrestler has lost. After six turns whoever stands in the other’s half wins.
track-quick-oshi = Pushed beyond the end of the track, a wrestler has lost. There is no last turn: empty hands take all their cards back.
track-quick-zero = { $oshi ->
    [true] Each hand holds a 0 as well, which moves nothing.
   *[false] Each hand holds a 0 as well, which moves nothing. One card stays unplayed.
}
track-quick-tactical = Before the bout each may secretly swap up to two numbers for the tactics of the same value.
track-rules-title = The rules of Track
track-rules-lead = Two wrestlers on a straight track, six numbers each, all of them in sight. All that is hidden is which one comes now.
track-part = { $part ->
    [track] The track and the cards
    [turn] A turn
    [end] How a bout ends
    [zero] With a zero
    [oshi] Until a push-off
    [tactical] Tactics
    [order] Which tactic acts, and when
    [clock] The clock
    [ours] Our reading
   *[credits] Credits
}
track-rules-track = The track has seventeen spaces: a middle, and eight on either side. The wrestlers begin in the middle. East pushes toward West’s end, West toward East’s.
track-rules-hands = Each player holds the numbers 1 to 6. Both hands lie open all the time, and a card that has been played is gone.
track-rules-turn = Both choose a card in secret and turn it over at the same moment.
track-rules-sum = The higher card pushes: as many spaces as it is higher, times the lower card. A 6 against a 3 goes nine spaces, and no push goes further. Equal cards push nothing.
track-rules-push-off = Whoever is pushed beyond the own end has lost at once. That is oshi-dashi.
track-rules-position = If nobody has been after six turns, whoever stands in the other’s half wins by position. In the middle it is a tie.
track-rules-forced = In the standard game the sixth turn leaves no choice, so it plays itself.
track-rules-zero = Each hand holds a 0, too. A push against it goes nowhere: whatever is multiplied by nothing is nothing. There are still six turns, so one card of each stays unplayed.
track-rules-oshi = There is no last turn. When the hands are empty both take all their cards back, and the bout goes on until somebody is pushed off.
track-rules-tactical = Before the first turn each player swaps up to two numbers for the tactics of the same value, without showing which. Then both hands lie open again.
track-rules-order = A push compares two numbers. Where tactics are played, these things hold:
track-rules-order-of = { $what ->
    [number] Against a number only the tactic acts. Nodowa turns into the other side of the die: against a 2 it is a 5. Against a 0 it does nothing.
    [tactics] Of two tactics, the lower value acts first, then the higher. There is no number then, so Nodowa does nothing, and neither does a Kantō that repeats a number.
    [master] A Sumo Master has the value of what it is played as, and Kantō keeps its 5 whatever it repeats.
    [gino] Ginō-shō stops all that would come after it in the turn, and nothing that came before.
    [equal] Two Yori cancel out, and so do two Katasukashi.
    [kanto] Two Kantō act in the order of what they repeat; one with nothing to repeat does nothing.
    [last] What Kantō repeats is what the last card did: of a Sumo Master what it was played as, of a Kantō what that repeated. Taking the cards back changes nothing about it.
   *[end] After each of these steps it is looked whether somebody is beyond the end.
}
track-rules-clock = A clock can be set for each choice. While you choose you may nominate one of the other’s cards; if their time runs out, the referee plays it for them, and without a nomination any card, by lot. A Sumo Master is then played as anything, by lot as well.
track-our-reading = { $what ->
    [zero] With a zero there are still six turns, so that one card stays unplayed.
    [shown] The swaps are shown before the first turn.
    [order] The order in which tactics act is ours, where the postal rules leave it open.
   *[kanto] That a first Kantō does nothing, and that the cards coming back do not change what it repeats, is ours.
}
track-credit-ours = Drawings, words and the computer opponents are Hakkyoi’s own.
track-example = From { $place }:

## Track: records

track-record-held = { $seat ->
    [east] East does not hold the { $card }.
   *[west] West does not hold the { $card }.
}
track-record-variant = “{ $text }” is no variant; there are zero, oshi-dashi and tactical.
track-record-twice = “{ $text }” stands there twice.
track-record-swap = “{ $text }” cannot be swapped; the numbers 1 to 6 can.
track-record-swaps = a seat swaps two numbers at most, not { $number }.
track-record-untold = before the first turn the tags East-Swaps and West-Swaps say what was swapped.
track-record-turn = a turn is East’s card and West’s, as in 6=3.
track-record-card = “{ $text }” is no card; cards are written 0 to 6, Y, G, N, S, K, and MY to MK for the Sumo Master.

## Track: the round robin

robin = Round robin
robin-offer = Three or more? Set up a round robin
robin-who = Who wrestles
robin-add = A wrestler or a computer
robin-pick = Choose one to enter
robin-computer = { $name }, computer
robin-guest = Or a guest
robin-add-guest = Enter the guest
robin-remove = Take out
robin-remove-name = Take out { $name }
robin-twice = That wrestler is entered already.
robin-many = There is room for { $number } wrestlers.
robin-few = A round robin needs { $number } wrestlers at least.
robin-begin = Begin the round robin
robin-keep = Back to the one that goes on
robin-replaces = It takes the place of the round robin that is kept now.
robin-gone = The round robin of this bout is not kept any more, so the bout counts nowhere.
robin-new = New round robin
robin-round = Round { $number } of { $all }
robin-round-number = Round { $number }
robin-bye = { $name } has nobody to wrestle in this round.
robin-sit = Sit down
robin-watch = Watch
robin-play-out = Play it out
robin-played-out = They are wrestling …
robin-won = { $number ->
    [one] { $names } wins the round robin
   *[other] { $names } share the round robin
}
robin-table = Table
robin-place = Place
robin-wrestler = Wrestler
robin-column = { $column ->
    [played] Played
    [push-offs] Push-offs
    [positions] By position
    [ties] Ties
    [losses] Losses
   *[points] Points
}
robin-points = A push-off is worth 3 points, a win by position 2, a tie 1. Of those with as many points the result against each other counts, then push-offs.
robin-torikumi = All bouts
robin-to-come = { $east } and { $west }
robin-ended = { $winner } beat { $loser } { $kimarite ->
    [oshi-dashi] by oshi-dashi
   *[position] by position
}
robin-tied = { $east } and { $west } tied
robin-back = To the table
robin-sure = Another bout goes on
robin-give-up = Give it up and begin this one

## Circle

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
circle-card-kanji = { $card ->
    [yorikiri] 寄り切り
    [yoritaoshi] 寄り倒し
    [oshidashi] 押し出し
    [tsuridashi] 吊り出し
    [kimedashi] 極め出し
    [tsukidashi] 突き出し
    [hikkake] 引っ掛け
    [uwatehineri] 上手捻り
    [mamorite] 守り手
   *[tsuppari] 突っ張り
}
circle-card-label = { $card }, { $kind ->
    [attack] attack
   *[defence] defence
} { $number }
circle-how = { $card ->
    [yorikiri] Attack one circle.
    [yoritaoshi] Attack one circle.
    [oshidashi] Beside the opponent: take their circle and push them aside, to the front left or right. Apart: attack one circle.
    [tsuridashi] Beside the opponent: set them down on the circle behind you. Apart: nothing.
    [kimedashi] Attack one circle; next turn you act first if both attack.
    [tsukidashi] Attack two circles.
    [hikkake] Cancels the opponent’s attack; then its owner may play another attack.
    [uwatehineri] Beside the opponent: change places. Apart: nothing.
    [mamorite] Move exactly two circles in a straight line over empty circles.
   *[tsuppari] Cancels every attack of the opponent this turn.
}
circle-wrestler = { $seat ->
    [east] Blue Lotus Flower
   *[west] Snowy Mount Fuji
}
circle-hour = { $number } o’clock
circle-face-down = { $seat ->
    [east] East’s card, face down
   *[west] West’s card, face down
}
circle-cards-of = { $name }’s ten cards
circle-chip = { $card }: { $at ->
    [gone] played
    [mine] in your hand
    [known] known to be in hand
   *[open] may still come
}
circle-pile = pile { $number }
circle-hand = hand { $number }
circle-priority = acts first
circle-length = Length
circle-basho = A basho: five periods
circle-period = One period
circle-basho-note = Whoever wins three periods first wins the basho.
unfinished-series-next = In the basho it stands { $east }–{ $west }; the next bout waits.
unfinished-series = Turn { $number }; in the basho it stands { $east }–{ $west }
bout-turn = Turn { $number }
period-of = { $game ->
    [circle] Period { $number } of { $all }
   *[other] Bout { $number } of { $all }
}
senshuraku = Senshūraku
period-turn = turn { $number }
next-period = { $game ->
    [circle] Period { $number }
   *[other] Bout { $number }
}
new-basho = New basho
basho-won = { $name } wins the basho { $more }–{ $fewer }.
basho-senshuraku = { $game ->
    [circle] { $number }–{ $number }. Senshūraku: the next period decides the basho.
   *[other] { $number }–{ $number }. Senshūraku: the next bout decides the basho.
}
basho-stands = In the basho it stands { $east }–{ $west }.
circle-directions = Directions
circle-stands = { $name } stands in row { $row }, circle { $circle }.
circle-is-out = { $name } is out of the ring.
circle-before = Both choose one of three cards in secret, and turn them over together.
circle-last-turn = Turn { $number }
circle-versus = { $east }: { $eastcard }. { $west }: { $westcard }.
circle-way = { $what ->
    [out] { $name } is out
    [aside] pushed aside, { $name } stays in
    [pushes] you push { $name } { $number ->
        [one] one circle
       *[other] { $number } circles
    }
    [behind] { $name } is set down behind you
    [changes] you change places
    [goes] you go { $number ->
        [one] one circle
       *[other] { $number } circles
    }
    [apart] it does nothing, for you stand apart
    [limit] it would carry both out, and another card must take its place
   *[stays] nothing happens
}
circle-toward = { $hours } o’clock: { $what }
circle-foresee = From here, if nothing intervenes: { $what }.
circle-no-follow = No further attack
circle-hint = Best: { $what }. { $share }
circle-hint-mix = Mix, so that nobody reads you: { $parts }. { $share }
circle-played = { $name }: { $what }.
circle-cost = It gave away about { $tenths ->
    [one] 1 bout of 10
   *[other] { $tenths } bouts of 10
}.
circle-hint-part = { $what } in { $tenths } of 10
circle-now-you-first = You act first if both attack.
circle-now-they-first = { $name } acts first if both attack.
circle-now-inside = The turn goes on when that is decided.
circle-ask-aside = Which way does { $name } go?
circle-ask-aside-why = Your Oshidashi pushes aside, to the front left or right.
circle-ask-where = Which way do you go?
circle-ask-where-why = Your Mamorite goes two circles in a straight line.
circle-ask-way = Which way do you attack?
circle-ask-way-why = Both ways of your { $card } lead nearer to { $name }.
circle-ask-substitute = Play another card instead
circle-ask-substitute-why = Your Tsukidashi would carry both out of the ring. Another card takes its place.
circle-refused-substitute = That cannot take its place. Play another card instead of your Tsukidashi.
circle-ask-follow = Another attack?
circle-ask-follow-why = After your Hikkake you may play an attack, or none.
circle-refused-follow = That is no attack you can make now. Play another, or none.
circle-why-annulled = Equal cards annul each other: both choose again.
circle-why-first = A Kimedashi last turn goes before the numbers.
circle-why-gained = It counts if both attack next turn, and neither by Hikkake.
circle-why-limit = With the opponent at the edge a Tsukidashi would carry both out.
circle-not-revealed = It was played after the cards were turned over.
circle-ended = { $card ->
    [oshidashi] { $loser } was pushed aside, out of the ring.
    [tsuridashi] { $loser } was lifted, and set down outside the ring.
    [tsukidashi] { $loser } was thrust out of the ring.
   *[other] { $loser } was pushed out of the ring.
}
circle-log-reshuffled = { $name } shuffles the cards set aside into a new pile.
circle-log-drew = { $name } draws { $number ->
    [one] a card
   *[other] { $number } cards
}.
circle-log-drew-cards = { $name } draws { $cards }.
circle-log-revealed = Turn { $number }: { $east } turns over { $eastcard }, { $west } { $westcard }.
circle-log-annulled = { $card } against { $card }: they annul each other.
circle-log-first = { $name } acts first, after the Kimedashi.
circle-log-gained = { $name } will act first next turn.
circle-log-ended = { $name } no longer acts first.
circle-log-cancelled = { $with } cancels { $card }.
circle-log-moved = { $card }: { $name } goes { $number ->
    [one] one circle
   *[other] { $number } circles
} toward { $hour }.
circle-log-pushed = { $card }: { $name } pushes { $other } { $where ->
    [out] out of the ring
   *[ring] toward { $hour }
}.
circle-log-set-down = Tsuridashi: { $name } lifts { $other } and sets them down { $where ->
    [out] outside the ring
   *[ring] on the circle behind { $name }
}.
circle-log-changed = Uwatehineri: { $name } and { $other } change places.
circle-log-idle = { $card } of { $name } does nothing: { $why ->
    [apart] the wrestlers stand apart
   *[nothing] it finds no attack to cancel
}.
circle-log-took-back = { $name } takes the Tsukidashi back: it would carry both out.
circle-log-substituted = { $name } plays { $card } instead.
circle-log-followed = { $name } follows up with { $card }.
circle-log-no-follow = { $name } plays no further attack.
circle-log-aside = Set aside by { $east }: { $eastcards }. By { $west }: { $westcards }.
circle-log-decided = { $card }: { $name } wins the period.
circle-refuse-held = You do not hold { $card } any more.
circle-refuse-direction = First choose a direction.
circle-refuse-way = { $card } cannot go toward { $hour }.
circle-refuse-same = You have just taken the Tsukidashi back: play another card.
circle-refuse-defence = Only an attack follows a Hikkake; { $card } is a defence.
circle-refuse-draw = Cards are still being drawn.
circle-quick-turn = Both choose one of their three cards and turn them over together. Equal cards annul each other; both choose again. Pushed or set down outside the ring, a wrestler has lost.
circle-quick-order = Cancelling comes first, then defence, then attack. Of two attacks, or two defences, the lower number acts first.
circle-quick-limit = An attack walks straight toward the opponent and pushes whoever it meets. When you do not stand in line, you choose between the two ways that lead nearer.
circle-quick-tsukidashi = A Tsukidashi against an opponent at the edge would carry both out: it is taken back, and another card played instead.
circle-signs = The ten signs beside a name
circle-sign = { $at ->
    [gone] Played
    [mine] In your hand
    [known] Known to be in a hand
   *[open] May still come
}
circle-quick-basho = Ten cards each, three in hand. An empty pile is made anew out of the cards set aside. Three periods of five win the basho.

## Circle: rules

circle-rules-title = The rules of Circle
circle-rules-lead = Nineteen circles, ten cards each, three of them in hand. Guess what comes, and push.
circle-part = { $part ->
    [ring] The ring
    [turn] A turn
    [order] Which card acts, and when
    [attack] Attacking
    [cards] The ten cards
    [limit] When a Tsukidashi goes too far
    [piles] Hands and piles
    [basho] The basho
    [ours] Our reading
   *[credits] Credits
}
circle-rules-ring = The ring is nineteen circles. East, the Blue Lotus Flower, and West, the Snowy Mount Fuji, begin in opposite corners. Whoever is pushed or set down outside the circles has lost.
circle-rules-directions = There are six directions, called as on the face of a clock: 1, 3, 5, 7, 9 and 11 o’clock.
circle-rules-turn = Both choose one of their three cards in secret and turn them over together. Then the cards act, one after the other.
circle-rules-annul = Equal cards annul each other: both are set aside, both hands are filled up, and both choose again in the same turn.
circle-rules-choices = Where a card leaves its owner a choice, such as a direction, only that player is asked. Where there is just one possibility it is taken without asking.
circle-rules-order = { $what ->
    [defence] A defence acts before an attack.
    [number] Of two attacks, or of two defences, the lower number acts first.
    [board] The second card acts on the ring as the first has left it. Whoever is out acts no more.
    [tsuppari] Tsuppari cancels every attack of the opponent, a Hikkake and whatever would follow it included. Against a defence it does nothing.
    [hikkake] Hikkake cancels the opponent’s attack, whatever the numbers, but never a defence.
    [follow] After a Hikkake its owner may play another attack from hand at once, or none. It acts after any defence of the opponent.
    [priority] Whoever’s Kimedashi acted last turn acts first when both attack, whatever the numbers. One that was cancelled brings nothing.
   *[ends] A Hikkake or a defence of the opponent ends that, and so does the end of the turn.
}
circle-rules-attack = An attack goes straight toward the opponent. If the two stand in line there is one way. Otherwise the attacker chooses one of the two that lead nearer, and walks only as long as every step does; so nobody leaves the ring alone.
circle-rules-push = Walking into the opponent pushes the opponent one circle on, and the attacker takes that circle.
circle-rules-cards = Each player has the same ten: seven attacks and three defences, each kind with its numbers. Two wrestlers are adjacent when they stand on neighbouring circles.
circle-rules-limit = Beside an opponent who has the edge behind, a Tsukidashi would carry both out, so it may not be made.
circle-rules-substitute = Its owner takes it back into hand and plays another card in its place, at that moment and with its whole effect: it can still cancel an attack that has not acted. It is not compared with the opponent’s card, so it never annuls.
circle-rules-piles = After the turn both set aside what they have played and fill up their hands to three. If a pile is empty when a card must be drawn, the cards set aside are shuffled into a new one.
circle-rules-seen = Everybody sees what has been set aside, and how many cards are in each pile and hand. Nobody knows the order of a pile.
circle-rules-basho = A basho has up to five periods. Whoever first wins three of them wins it.
circle-our-reading = { $what ->
    [ring] How the nineteen circles lie, and where the wrestlers begin.
    [numbers] The numbers on the cards; the printed ones are not known to us.
    [annul] Cards that annul each other leave a priority as it is.
    [follow] Any attack may follow a Hikkake, even one that will do nothing; a Tsukidashi at its limit may not.
   *[counted] What everybody can count or has seen is shown: a Tsukidashi taken back, and a hand whose pile is empty.
}

## Circle: records

circle-record-held = { $seat ->
    [east] East does not hold the { $card }
   *[west] West does not hold the { $card }
}
circle-record-pile = { $seat ->
    [east] the { $card } is not in East’s pile
   *[west] the { $card } is not in West’s pile
}
circle-record-draw = { $seat ->
    [east] East draws { $number ->
        [one] one card
       *[other] { $number } cards
    } here
   *[west] West draws { $number ->
        [one] one card
       *[other] { $number } cards
    } here
}
circle-record-due = { $what ->
    [draw] here { $seat ->
        [east] East
       *[west] West
    } draws
    [reveal] here both reveal a card
    [direction] here { $seat ->
        [east] East
       *[west] West
    } chooses a direction
    [substitute] here { $seat ->
        [east] East
       *[west] West
    } plays another card in place of the Tsukidashi
   *[follow] here { $seat ->
        [east] East
       *[west] West
    } plays an attack after the Hikkake, or none
}
circle-record-card = “{ $text }” is no card; the cards are YK, YT, OD, TD, KD, TK, HK, UH, MM and TP
circle-record-twice = the { $card } is drawn twice
circle-record-hour = “{ $text }” is no direction; the directions are 1, 3, 5, 7, 9 and 11
circle-record-token = a draw is written E+YK, a reveal OD=TP, a choice E>11, E:YT or E:-

### Momentum

momentum-hex = { $hex ->
    [F] forward
    [FR] forward right
    [BR] backward right
    [B] backward
    [BL] backward left
   *[FL] forward left
}
momentum-wind = { $wind ->
    [n] north
    [ne] north-east
    [se] south-east
    [s] south
    [sw] south-west
   *[nw] north-west
}
momentum-side = Side { $side }
momentum-sides = Board
momentum-side-note = { $side ->
    [6] 91 hexes: a quick bout, in which beginning helps.
    [7] 127 hexes: the size that is fairest to both.
   *[8] 169 hexes: a long bout.
}
momentum-length = { $number ->
    [1] One bout
   *[other] Best of { $number }
}
momentum-first-note = East begins the first bout; from then on the two begin by turns.
momentum-of = { $name }’s momentum
momentum-on = { $hex }: { $number ->
    [0] no disk
    [1] 1 disk
   *[other] { $number } disks
}
momentum-room = { $wind } { $number }
momentum-stands = { $name } has so many hexes behind to the rim: { $rooms }.
momentum-is-out = { $name } is off the board.
momentum-arrow = { $number } { $toward }
momentum-axes = Order of the three axes
momentum-orders = Orders, and where they end
momentum-when = { $when ->
    [first] first
    [then] then
    [last] last
    [none] no step
   *[open] tap to walk
}
momentum-still = balanced
momentum-comes-off = pushes { $name } off the board to the { $wind }: you win
momentum-comes-fall = walks off the board to the { $wind }: you lose
momentum-comes-push = pushes { $name } { $number ->
    [1] 1 hex
   *[other] { $number } hexes
}
momentum-comes-walk = { $number ->
    [0] stays where it is
    [1] walks 1 hex, no push
   *[other] walks { $number } hexes, no push
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
momentum-ask-lay = The disk comes from { $hex }. Back there it stays where it was.
momentum-ask-order = Tap the axes in the order in which you walk them.
momentum-ask-comes = So the turn { $what }.
momentum-warned = This walks off the board and loses the bout. Walk all the same?
momentum-no-order = First set the order of the axes.
momentum-walk = Walk
momentum-walk-off = Walk off the board
momentum-leave = Leave a disk
momentum-back = Take back
momentum-refuse-empty = No disk lies on { $hex }.
momentum-refuse-same = From { $hex } a disk goes to another hex.
momentum-refuse-both = Both disks have been moved. Take back first if you want others.
momentum-refuse-walking = Disks are moved before the first step. Take the order back first.
momentum-refuse-none-held = First pick a disk up.
momentum-refuse-held = First lay down the disk that you hold.
momentum-refuse-walked = That axis has its place already.
momentum-refuse-still = That axis is balanced: it leads nowhere.
momentum-refuse-ended = The bout ends before that.
momentum-log-began = Turn { $number }: { $name }.
momentum-log-leaned = { $name } moves a disk from { $from } to { $to }.
momentum-log-walked = { $name } walks { $number ->
    [1] 1 hex
   *[other] { $number } hexes
} { $toward }.
momentum-log-pushed = { $name } pushes { $other } { $number ->
    [1] 1 hex
   *[other] { $number } hexes
} to the { $wind }.
momentum-log-off = { $name } pushes { $other } off the board to the { $wind }.
momentum-log-fell = { $name } walks off the board to the { $wind }.
momentum-log-won = { $name } wins the bout.
momentum-log-draw = Hikiwake: the bout is drawn.
momentum-drawn = Nobody wins:
momentum-kimarite = { $kimarite ->
    [push] Push
    [fall] Fall
   *[hikiwake] Hikiwake
}
momentum-kimarite-kanji = { $kimarite ->
    [push] 押し出し
    [fall] 勇み足
   *[hikiwake] 引き分け
}
momentum-ended-push = { $name } pushed { $loser } off the board to the { $wind }.
momentum-ended-fall = { $loser } walked off the board, { $toward }.
momentum-ended-repetition = The same position stood for the third time.
momentum-ended-turns = Two hundred turns have been played.
momentum-quick-lean = First two disks: each goes from any hex of your momentum board to any other, or stays.
momentum-quick-walk = Then you walk the three axes, in the order that you like. On each you go as many hexes as its two ends differ, toward the fuller one.
momentum-quick-push = Who stands in your way is pushed along. Off the board they have lost, and so have you if you walk off yourself.
momentum-quick-stays = The disks stay as they lie: next turn they carry you again.
momentum-quick-draw = The same position for the third time, or two hundred turns, and the bout is drawn.
momentum-shift = { $from } to { $to }
momentum-no-shift = no disk
momentum-turn-stays = { $lean }; no step
momentum-turn-walks = { $lean }; then { $walk }
momentum-hint = Move { $turn }. { $why } { $share }
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

## Momentum: rules

momentum-rules-title = Momentum’s rules
momentum-rules-lead = Twelve disks are your weight. Shift two of them, then go where the weight takes you, and take the other along.
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
    [board] The board is a hexagon of 127 hexes, seven along each edge. A small one with six along the edge and a large one with eight can be chosen before the bout.
    [start] East begins two hexes south of the middle and faces north. West begins two hexes north of it and faces south. East takes the first turn of the first bout.
    [disks] Each player has a momentum board of six hexes, one for each direction as their own wrestler faces: forward, forward right, backward right, backward, backward left, forward left. Two disks lie on each, twelve in all.
    [lean] A turn begins with two disk moves, one after the other. Each takes a disk from any hex of your momentum board to any other; the second may move the same disk on.
    [leave] You may leave one disk where it is, or both.
    [axes] Two hexes that lie across from each other make an axis, so there are three. Along each you walk toward the hex with more disks, one step for every disk that it has more than the hex across. If both have the same, you stay.
    [order] You choose the order of the three axes, and walk each of them once.
    [stays] Disks stay where they lie, after the turn and after a clash. What carried you this time carries you again next time, unless you move it.
    [push] If a step leads onto the opponent’s hex, the opponent is pushed one hex on in the same direction, and you take the hex. If steps are left, you go on pushing.
    [meets] Which axis comes first can decide whom you meet: the same disks push one time, and go round the other time.
    [off] Whoever is pushed off the board has lost at once. It does not matter that the other would have gone over the edge later in the same turn.
    [fall] Whoever walks off the board alone has lost at once, whatever steps were left. The page asks before it lets you.
    [draw] When the same position stands for the third time, with the same disks on both boards and the same player to move, the bout is a draw: hikiwake. So it is after 200 turns.
   *[basho] A basho is the best of three, five or seven bouts. The two take turns at going first. A draw counts for nobody.
}
momentum-our-reading = { $what ->
    [side] The size of the board. On a smaller one the first mover wins too often: a search found a sure win in two turns with five hexes along the edge.
    [start] Where the wrestlers begin, and that East goes first.
   *[draw] The draw by repetition, and after 200 turns.
}

## Momentum: records

momentum-record-side = “{ $text }” is no board; a board has 6, 7 or 8 hexes along the edge
momentum-record-first = “{ $text }” goes first; it is east or west
momentum-record-hex = “{ $text }” is no hex of a momentum board; they are F, FR, BR, B, BL and FL
momentum-record-order = “{ $text }” is no order of the axes; each of V, R and L stands in it once
momentum-record-token = a turn is written B>F,BL>FR:VRL, with - for a disk that stays where it is

## Slam: the ring

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
throw-grip = Throw: pull back and let go. Arrow keys aim and set the strength, with Shift the spin; Enter throws. { $aim }, strength { $strength } %, spin { $spin }
throw-by-sliders = Throw by numbers
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
throw-strength-is = { $percent } %
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
fair-percent = { $whole }.{ $tenth } %
fair-own-key = thrown
fair-table-key = measured over many throws
fair-verdict = { $odd ->
    [0] That is what chance does with these odds.
    [one] One position is further from the table than chance explains in nineteen of twenty cases. Aimed throws and wrestlers that lie there already do that, too.
   *[other] { $odd } positions are further from the table than chance explains in nineteen of twenty cases. Aimed throws and wrestlers that lie there already do that, too.
}
fair-shape = Shape of the ring
fair-sizes = Size
fair-size = { $percent } %
fair-try = Throw { $number } times
fair-progress = Throws made
fair-done = { $done } of { $number }
fair-cancel = Stop
fair-failed = The ring did not answer. Please try again.

## Slam: the table

slam-mode = { $mode ->
    [basho] Basho, first to 500
   *[nokkuauto] Nokkuauto, the lowest leaves
}
slam-modes = Played as
slam-mode-note = { $mode ->
    [basho] Whoever has 500 or more when a turn ends has won at once.
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
slam-lies = Indigo: { $a }. Vermilion: { $b }.
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
slam-ring-is = { $shape }, { $percent } % of the rope
slam-log-landed = { $name }, throw { $throw }, { $thrown ->
    [a] indigo
    [b] vermilion
   *[ab] both
}. { $lies }
slam-log-scored = { $name } scores { $points }, { $total } in all.
slam-log-nothing = One wrestler is outside: { $name } scores nothing and stays at { $total }.
slam-log-lost = Both wrestlers are outside: { $name } loses everything.
slam-log-tied = Hikiwake for the lowest place: { $names } throw one wrestler each.
slam-log-threw = { $name } throws one wrestler: { $fall }.
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
   *[ab] both
}
slam-now-throw-how = Pull back on the ring and let go, or set aim and strength.
slam-now-tie = { $name }: one throw against the lowest place
slam-now-tie-how = { $how ->
    [once] Both fly at the same time, into the same ring.
   *[turns] One after another; the ring is cleared each time.
}
slam-now-flies = { $name } throws
slam-now-aims = { $name } takes aim
slam-now-decide = { $name }: keep, or throw again?
slam-now-decide-how = { $number ->
    [1] First of three throws.
   *[2] Second of three throws.
} A wrestler that stays can still be knocked over.
slam-advice = { $what ->
    [stop] Stop
    [a] Throw indigo
    [b] Throw vermilion
   *[ab] Throw both
}: { $percent } % to win, { $points } points on average.
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
   *[ab] Throw both
}
slam-failed = No answer has come.
slam-ring = Ring
slam-ring-stands = The ring stays as it is until the bout is over.
slam-shapes = Shape of the ring
slam-sizes = Size of the ring
slam-size = { $percent } %
slam-size-note = How much of the rope of 1.60 m forms the ring. A smaller ring is harder.
slam-shrinking = Shrinking ring
slam-shrinking-note = Each round the ring is a tenth smaller, down to 40 %.
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
    [random] Chosen by lot
   *[champion] The last grand champion
}
slam-begins-note = { $who ->
    [random] The others follow in their order.
   *[champion] Whoever of these won last here; nobody yet, and the youngest begins.
}
slam-youngest = The youngest is
slam-alone = One alone practises: keiko.
slam-gives-up = The unfinished bout of { $names } would be given up.
slam-result-say = { $mode ->
    [basho] Shōbu ari! The basho goes to
   *[nokkuauto] Shōbu ari! The grand champion is
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
    [outside] One wrestler outside: the turn is over and scores nothing. Both outside: your whole total is gone.
    [basho] Basho: the first to reach 500 at the end of a turn wins.
   *[nokkuauto] Nokkuauto: each wrestler outside costs 100. After every round the lowest total leaves; a tie is thrown out with one wrestler each.
}

## Slam: rules

slam-rules-title = Slam’s rules
slam-rules-lead = Two wrestlers fly into a ring of rope. How they come to rest is what counts, and whether you leave it at that is up to you.
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
    [hand] Pull back on the ring and let go: the direction is your aim, the length your strength, and a swing sideways is spin. Sliders and keys throw just as well.
    [rope] What lies on the rope is inside.
    [worth] Each wrestler comes to rest in one of five positions. If both lie differently, their values are added. If both lie alike, the column for both holds instead.
    [turn] You have up to three throws. The first is of both wrestlers. After it you either stop and score what lies there, or throw one of them or both again. After the third throw the turn is over.
    [stays] A wrestler that you keep stays where it lies. The next throw may hit it, turn it over or push it out: what counts is how both lie in the end.
    [outside] As soon as a wrestler comes to rest outside the ring, the turn is over and scores nothing.
    [both-outside] If both are outside, you lose your whole total as well.
    [basho] Players take turns. Whoever has 500 or more at the end of a turn wins at once.
    [nokkuauto] Everybody takes one turn a round. Then whoever has the lowest total leaves, and the others go on with what they have. The last one left is the grand champion.
    [nokkuauto-outside] Here each wrestler outside costs 100 and ends the turn, and no total falls to 0.
    [hikiwake] If several have the lowest total, each of them throws one wrestler; the lowest value leaves, and outside counts as −100. Two throw at the same time into the same ring, more of them one after another, with the ring cleared each time.
    [hikiwake-again] Those who are still tied for the lowest throw again.
    [shapes] The rope is 1.60 m long. It can be a circle, an oval, a square, a triangle, a figure of eight, or whatever you draw. The less of it forms the ring, and the more it is indented, the harder it is to land inside.
    [shrinking] A shrinking ring is a tenth smaller each round, down to 40 % of the rope.
    [blindfold] Blindfold, the ring cannot be seen while somebody aims and throws.
    [begins] The youngest begins, or somebody chosen by lot, or the last grand champion.
   *[physics] Here the throw is simulated: two rigid bodies on clay, with a rope that they can lean on. One that comes to rest leaning is nudged until it lies clearly.
}
slam-example = { $lies } { $points } points.

## Slam: records

slam-record-mode = “{ $text }” is no mode; it is basho or nokkuauto
slam-record-token = { $due ->
    [landing] a landing is two letters of C, H, S, B, K and O: indigo’s, then vermilion’s
    [decision] after a throw comes . to stop, or a, b or ab to throw again
   *[fall] in a tie-break a throw is one letter of C, H, S, B, K and O
}
slam-record-nameless = every player needs a name
slam-record-many = { $number } players are too many
slam-record-twice = two players are called “{ $name }”
slam-record-not-a-name = “{ $name }” cannot be a name: no comma with a space after it stands in one, and nothing that cannot be seen
