# Tricks, in English. `en.ftl` explains the syntax.

## On the home page

tricks-name = Tricks
tricks-kanji = 札
tricks-verb = Win tricks, push
tricks-line = Push them out step by step, or throw them at once: five techniques.
tricks-players = 2 players, 5 min
tricks-luck = Luck of the deal
tricks-credit = SUMO, designed by kota konno, Bright Eye Games 2024
unfinished-tachiai = At the tachiai.
unfinished-trick = Trick { $number }. The wrestlers stand { $place ->
    [centre] in the middle
    [east] at East’s edge
   *[west] at West’s edge
}.

## The set-up of a bout

setup-throws = Throws: Abisetaoshi and Hikiotoshi
setup-throws-name = { $throws ->
    [either] Count for both
   *[follower] Follower only
}
setup-throws-note = { $throws ->
    [either] As the rule book prints them: they count whoever led.
   *[follower] As the shops describe them: they count only for whoever plays second.
}

## Face to face

# Both players read this, so it must not say that the player holds the colour that was led.
facing-refused = That card is back in your hand. Hold a card to see whether it can be played now.
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
suit-letter = { $suit ->
    [green] G
    [red] R
    [white] W
   *[black] B
}
suit-name = { $suit ->
    [green] Green dragon
    [red] Red bird
    [white] White tiger
   *[black] Black tortoise
}
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

kimarite-heading-kanji = 決まり手
kimarite-how = { $kimarite ->
    [yorikiri] Push out: win while they stand on their edge.
    [uwatenage] Win the final trick.
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

techniques = Techniques
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
field = Field
on-the-field = On the field
last-trick = Previous trick
no-trick = No trick has been played.
no-tachiai = Nothing has been shown.
tie = Tie
leads = { $name } leads
cards-seen = Cards seen
unseen-number = { $number } unseen
seen-key = Filled: played. Framed: yours.
seen-yours = yours
seen-played = played
option-wins = { $card }, wins by { $kimarite }
option-loses = { $card }, loses to { $kimarite }
fits-follows = follows
fits-wins = wins
fits-lost = loses
fits-loses = loses: { $kimarite }

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
now-free = { $suit ->
    [green] Your card: any, you hold no green
    [red] Your card: any, you hold no red
    [white] Your card: any, you hold no white
   *[black] Your card: any, you hold no black
}
now-edge = { $edge ->
    [own] You stand on your own edge. Lose this trick and they win, unless you make a higher technique.
    [theirs] { $other } stands on the edge. Win this trick and you win, unless they make a higher technique.
   *[none] The winner of the trick pushes one step.
}
now-last = The last trick: Uwatenage, unless the other makes a higher technique.
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
took-high = The { $high } beats the { $low }.
took-high-push = The { $high } beats the { $low } and pushes { $whom ->
    [you] you
   *[they] { $name }
} to { $place ->
    [centre] the middle
    [yours] your edge
   *[theirs] their edge
}.
took-off = The { $card } is off colour.
took-off-push = The { $card } is off colour: the leader pushes { $whom ->
    [you] you
   *[they] { $name }
} to { $place ->
    [centre] the middle
    [yours] your edge
   *[theirs] their edge
}.
tricks-confirm = Play the { $card }?

## Hints in practice

hint-wins = { $kimarite ->
    [yorikiri] Play the { $card }: it beats their { $led }, and they stand on the edge. Yorikiri.
    [uwatenage] Play the { $card }: it takes the last trick. Uwatenage.
    [abisetaoshi] Play the { $card }: it comes down on their { $led }. Abisetaoshi.
    [hikiotoshi] Play the { $card }: under their { $led } it throws them. Hikiotoshi.
   *[utchari] Play the { $card }: on your own edge an off-colour 2 swings them out. Utchari.
}
hint-loses = Every card loses. The { $card } loses to { $kimarite }, and no other card does better.
hint-only = Play the { $card }: no other card can be played.
hint-escape = Play the { $card }: every other card loses at once.
hint-untakeable = Lead the { $card }: nothing that they may hold can take it.
hint-chances = Play the { $card }.
hint-mix = Mix, so that nobody reads you: { $cards }.
hint-mix-part = the { $card } in { $tenths } of 10

## Refusals

refuse-follow = { $led ->
    [green] Not the { $card }: green was led, and who holds that colour must follow it.
    [red] Not the { $card }: red was led, and who holds that colour must follow it.
    [white] Not the { $card }: white was led, and who holds that colour must follow it.
   *[black] Not the { $card }: black was led, and who holds that colour must follow it.
}
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
log-decided = Shōbu-ari! { $name } wins by { $kimarite }.
log-void = Torinaoshi: the bout is void.

## The result

result-also = { $name } made { $kimarite }, number { $number }. { $winning } is number { $higher }, and the higher decides.
result-with = Performed with it: { $others }.
result-void = Torinaoshi
result-void-kanji = 取り直し
result-void-say = The bout is void
new-deal = New deal

## Quick reference

quick-tachiai = Both show a card at once; the higher number leads. On a tie, both choose another card.
quick-follow = Follow the led colour if you can. The higher card of that colour takes the trick; a card of another colour never does.
quick-push = The winner of a trick pushes one step and leads the next. Pushing out is Yorikiri, number 1.
quick-both = If both make a technique in one trick, the higher number wins the bout.
quick-throws = { $throws ->
    [either] Throws 3 and 4 count whoever led.
   *[follower] Throws 3 and 4 count only for whoever follows.
}

## The rules

rules-title = Rules of Tricks
rules-lead = Be the first to make one of five winning techniques: push the other wrestler out of the ring, or throw them.
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
rules-aim = Two wrestlers lean into each other on a ring of clay. A trick is two cards, one from each side. Every trick that you take pushes the other wrestler one step. A winning technique is called a kimarite. Pushing out is number 1; the other four, numbers 2 to 5, are throws. If both sides make a technique in one trick, the higher number wins.
rules-aim-end = The first trick with a technique in it decides the bout. There are no points to count.
rules-deal = Twenty cards: the numbers 1 to 5 in four colours. They are shuffled, and each side is dealt eight. The four left over stay face down for the whole bout, and nobody looks at them.
rules-deal-sides = East sits on the left and pushes to the right; West is the mirror image. The wrestlers begin in the middle.
rules-deal-colours = Every colour has its guardian and its letter too, so that you can play even if you cannot tell colours apart.
suit-kanji = { $suit ->
    [green] 青龍
    [red] 朱雀
    [white] 白虎
   *[black] 玄武
}
rules-tachiai = The tachiai is the first clash. Each side picks a card in secret, and on the call Hakkyoi both are turned up. The higher number leads the first trick: that side plays the first card. The colours don’t matter. If the numbers are the same, both pick again.
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
rules-trick = Whoever has the lead plays any card, face up. The other side follows: it must play a card of that colour if it holds one; if it holds none, any card will do.
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
rules-push = Whoever takes the trick pushes the other wrestler one step, and leads the next trick. The two wrestlers always move together, and the ring has only three places: the middle and the two edges. If you take a trick in the middle, you push the other wrestler to their edge. If you take one on your own edge, you push both of you back to the middle. If you lose one there, you are pushed out: that is Yorikiri.
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
    [yorikiri] One step more and they are over the straw. It is the plainest way to win, and in a real ring among the most common. Only a higher technique in the same trick beats it.
    [uwatenage] It is an overarm throw, wherever the two stand. If nobody has won before, whoever takes the last trick wins, unless the other makes a higher technique in it.
    [abisetaoshi] You come down on them with all your weight, wherever the two stand.
    [hikiotoshi] You step aside and their own charge brings them down, wherever the two stand. The 5 that nothing beats is not safe from it.
   *[utchari] You lose the trick, bend back over the straw, and swing the pusher out past you. Only the side that follows can do it, and only with a colour that was not led.
}
rules-throws-heading = A choice at the table
rules-throws = Abisetaoshi and Hikiotoshi count for both sides: for whoever plays the 4 or the 1, leading or following. Before a bout you can agree that they count only for the side that follows. The other three are not touched by this.
rules-both = A single trick can make a technique for each side. Then the higher number wins the bout; that is what the numbers are for. If one side makes several at once, the highest is written down and the others are named beside it.
rules-draw = No bout ends undecided. There are seven tricks at most, and whoever takes the last one wins by Uwatenage, unless the other makes a higher technique in it.
rules-draw-void = Only the tachiai can fail. If it is tied seven times, each side is down to one card: the bout is void. That is a torinaoshi, a new deal, and nothing is written on a scorepad.
rules-sight = You may look at your own hand and, at any time, at every card played: by whom, and in which trick. You may see where the wrestlers stand, how many cards the other side holds, and which colours it has shown to be out of.
rules-sight-never = You never see the other hand, the four cards left over, or a card of the tachiai before both are chosen. The computer sees no more than you do.
rules-pad = Every wrestler keeps a scorepad, and so does every computer opponent; guests keep none. A bout that counts adds a star to it: an outlined one for a win, a filled one for a loss, with the kimarite beside it. Practice adds no star. The third loss closes the sheet, and its wins make the rank.
rules-pad-col-wins = Wins
rules-pad-col-rank = Rank
rules-pad-kept = Closed sheets are kept, and the best of them is the wrestler’s rank. The scorepad’s page shows the best rank, all sheets, and the technique that wins most for the wrestler.
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
rules-our-reading = { $what ->
    [colours] The four colours are those of the tassels over a real ring, green, red, white and black, and each has the guardian that belongs to it. The book only asks for four colours.
    [throws] Abisetaoshi and Hikiotoshi count whoever led, as the book prints them. Some shops describe them as the follower’s alone; the choice at the table gives you that game.
    [edge] Where the wrestlers stand is judged as the trick begins, before its push.
    [void] A bout that never finds a leader counts for nobody.
   *[spelling] The techniques’ names follow the Japan Sumo Association.
}
rules-credit-book = Its graphic design is by METEOR, its English rules are by Keisuke Sakuma and Mark Cooke.
rules-credit-ours = This page is not the rule book. It tells the game in its own words, and neither designer nor publisher has anything to do with it. If you like the game, look for the printed one.

## The lesson

tricks-lesson-ask = { $step ->
    [1] The tachiai: choose your red 5
    [2] You lead: play your green 4
    [3] They are on the edge: lead your white 3
    [4] They led the red 3: follow it
    [5] You are on the edge: beat the black 3
    [6] You lead: play your white 2
   *[7] They led the black 5: throw them
}
tricks-lesson-why = { $step ->
    [1] You are East, on the left. Both sides show a card at once, and the higher number leads the first trick.
    [2] A leader may play anything. They must follow in green if they can; the higher green card takes the trick.
    [3] Take this trick and you push them out: that is Yorikiri. But you don’t know who holds the higher white cards.
    [4] Whoever holds the colour must follow it. You have one red card; try another if you like, and it is refused.
    [5] Lose this trick and you are out. You must follow in black: which of your black cards is higher?
    [6] You have nothing high left. Keep your black cards, above all the 1: it can do something no other card can.
   *[7] Nothing beats a 5. But a 1 of the same colour steps aside and lets it fall: that is Hikiotoshi.
}
tricks-lesson-other = { $step ->
    [1] That card might lose the clash. No card is higher than your red 5.
    [2] You may lead that, too. For this lesson, lead the green 4.
    [3] You may lead that, too. For this lesson, try the white 3.
    [5] That does not beat the black 3: they would push you out. A higher black card saves you.
    [6] You will want that card later. Lead the white 2.
   *[7] That loses to the 5, and they would push you out. Look for the 1.
}
tricks-lesson-seen = { $step ->
    [1] Both cards stay on the field and are spent. The 5 got you the lead.
    [2] They hold no green card. Another colour never takes a trick, so it is yours, and you push them to their edge.
    [3] They had the 4. Whoever takes the trick pushes and leads: they push you back to the middle.
    [4] You had to play your red card, and it lost. They push you to your own edge. One more lost trick and you are out.
    [5] Saved: you push them back to the middle, and the lead is yours.
    [6] They had the white 5, and push you to your edge again. Now they lead.
   *[7] They took the trick with you on the edge: that is Yorikiri, technique number 1. Your Hikiotoshi is number 4, and the higher number wins. There are five such techniques: tap Kimarite.
}

## Records and replays

record-no-card = “{ $text }” is no card; cards are written G1 to G5, R1 to R5, W1 to W5 and B1 to B5.
record-dealt-twice = the { $card } is dealt twice.
record-hand = a hand is eight cards, not { $number }.
record-throws = Throws is “either” or “follower”.
record-tachiai = in the tachiai a move is East’s card and West’s, as in G5=W3.
record-trick = a trick is the leader’s card and the other’s, as in R5-R1.
record-open-trick = nothing can follow the open trick that began with the { $card }.
record-no-move = no move is due here.
record-held = { $seat ->
    [east] East
   *[west] West
} does not hold the { $card }.
record-follow = { $seat ->
    [east] East
   *[west] West
} holds { $led ->
    [green] green
    [red] red
    [white] white
   *[black] black
} and must follow it, not play the { $card }.

## The analysis of a finished bout

judged = { $weight ->
    [same] { $whose ->
        [named] { $name }: best, and the analysis would play it too.
       *[clear] Best: the analysis would play it too.
    }
    [best] { $whose ->
        [named] { $name }: best, it cost nothing.
       *[clear] Best: it cost nothing.
    }
    [close] { $whose ->
        [named] { $name }: close, { $cost } fewer wins in 100 bouts.
       *[clear] Close: { $cost } fewer wins in 100 bouts.
    }
    [slip] { $whose ->
        [named] { $name }: a slip, { $cost } fewer wins in 100 bouts.
       *[clear] A slip: { $cost } fewer wins in 100 bouts.
    }
   *[mistake] { $whose ->
        [named] { $name }: a mistake, { $cost } fewer wins in 100 bouts.
       *[clear] A mistake: { $cost } fewer wins in 100 bouts.
    }
}
judged-choice = { $reason ->
    [wins] The analysis plays the { $card }, which wins by { $kimarite }.
    [loses] The analysis plays the { $card }, which loses to { $kimarite }, but every card loses.
    [escape] The analysis plays the { $card }, the only escape.
    [untakeable] The analysis plays the { $card }, which nothing can take.
   *[chances] The analysis plays the { $card }.
}
judged-only = No other card could be played.
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
summary-none = These choices cost nothing.
summary-cost = Together, the other choices cost { $whole }.{ $tenths } wins.
