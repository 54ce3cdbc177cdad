# Track, in English. `en.ftl` explains the syntax.

## On the home page

track-name = Track
track-kanji = 道
track-verb = Two numbers, one push
track-line = The higher card pushes: the difference times the lower.
track-players = 2 players, 3 min
track-luck = Open hands, pure bluff
track-credit = Sumo, designed by Tony Reeves; tactical variant by John Walker
unfinished-track = Turn { $number }. The wrestlers stand { $side ->
    [middle] in the middle
    [east] on East’s { $space }
   *[west] on West’s { $space }
}.

## Cards and positions

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
    [nodowa] Counts as 7 minus their number; then the higher pushes, theirs too.
    [katasukashi] The position is mirrored: from your space 3 to their space 3.
    [kanto] Repeats what your previous card did.
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
track-picture = The track
track-end = { $seat ->
    [east] East’s end
   *[west] West’s end
}
track-stand = { $side ->
    [middle] The wrestlers stand in the middle.
    [east] The wrestlers stand on East’s { $number }.
    [west] The wrestlers stand on West’s { $number }.
    [beyond-east] The wrestlers stand beyond East’s end.
   *[beyond-west] The wrestlers stand beyond West’s end.
}
track-spaces = { $number ->
    [one] 1 space
   *[other] { $number } spaces
}
track-sum = ({ $high } − { $low }) × { $low } = { $spaces }

## A bout

track-turn = Turn { $number }
track-turn-of = Turn { $number } of { $all }
track-turn-head = Turn
track-sum-head = Push
track-place-head = Ends on
track-by-referee = time ran out: the referee’s choice
track-clock = { $number ->
    [one] One second left
   *[other] { $number } seconds left
}
track-now-late = { $name }’s time ran out, so the referee chooses.
track-now-you-late = Your time ran out: the referee plays one of your cards
track-now-revealed = Both cards are turned over.
track-now-lifted = A card that was only picked up did not count.
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
# Here and below, `$card` is a number or a tactic’s name. A language can choose an article by it.
track-confirm = Play the { $card }?
track-lay = Lay the { $card } face down
track-no-turn = The higher card pushes: the difference times the lower.
track-this-turn = Turn { $number }: East’s { $east }, West’s { $west }
track-last-turn = Last turn: East’s { $east }, West’s { $west }
track-ifs = If you play { $card } …
track-ifs-end = If you play { $card }, and then the last turn …
track-ifs-from = { $whose ->
    [own] you stand on your { $number }
    [theirs] you stand on their { $number }
   *[middle] you stand in the middle
}
track-ifs-way = { $way ->
    [push] push { $number }
    [back] back { $number }
   *[stay] stay
}
track-ifs-to = { $to ->
    [own] your { $number }
    [theirs] their { $number }
    [won] you win
    [lost] out
   *[middle] middle
}
track-out = out
track-nominate = Should their time run out: { $card }
track-nominees = Should their time run out:
track-nominate-why = Tap one of these: the referee plays it, should their time run out.
track-nominated = Should their time run out, the referee plays the { $card }.

## The log

track-log-revealed = { $east } shows the { $eastcard }, { $west } the { $westcard }.
track-log-referee = Time ran out: the referee played { $name }’s { $card }.
track-log-repeated = { $name }’s Kantō repeats the { $card }.
track-log-counted = { $name }’s Nodowa counts as { $number }.
track-log-pushed = { $name } pushes, { $sum }.
track-log-equal = Equal cards: nothing moves.
track-log-zero = Against a 0 nothing moves.
track-log-advanced = { $name } advances one space.
track-log-stopped = { $name }’s Ginō-shō: nothing more moves this turn.
track-log-reversed = { $name } dodges, and the position is mirrored.
track-log-cancelled = Two { $tactic } cancel out.
track-log-idle = { $name }’s { $tactic } does nothing: { $why ->
    [number] there is no number to compare with.
    [zero] it met a 0.
    [nothing] there is no card to repeat.
   *[stopped] Ginō-shō came first.
}
track-log-back = Both take all their cards back.
track-log-oshi = Shōbu-ari! { $name } wins by oshidashi.
track-log-position = Shōbu-ari! { $name } wins by position.
track-log-tie = The wrestlers stand in the middle: a tie.
track-log-swapped = { $count ->
    [0] { $name } swaps nothing.
    [one] { $name } swaps { $first } for { $firsttactic }.
   *[other] { $name } swaps { $first } for { $firsttactic } and { $second } for { $secondtactic }.
}

## The result

track-points = { $points ->
    [one] { $points } table point
   *[other] { $points } table points
} from { $bouts ->
    [one] { $bouts } bout
   *[other] { $bouts } bouts
}
track-kimarite = { $kimarite ->
    [oshi-dashi] Oshidashi
    [position] Position
   *[tie] A tie
}
track-kimarite-kanji = { $kimarite ->
    [oshi-dashi] 押し出し
    [position] 優勢
   *[tie] 引き分け
}
track-why-oshi = { $loser } was pushed off the track.
track-why-position = { $side ->
    [east] After the last turn the wrestlers stand in { $loser }’s half, on East’s { $number }.
   *[west] After the last turn the wrestlers stand in { $loser }’s half, on West’s { $number }.
}
track-why-tie = After the last turn the wrestlers stand in the middle.

## Practice and review

track-mix = What { $name } should play
track-hint-mix = What the analysis would play
track-gave-away = The { $card } cost { $number } wins in 100 bouts.
track-in-mix = The { $card } is right { $number } times in 100.
track-no-cost = The { $card } cost nothing.
track-swap-cost = { $number ->
    [0] This swap cost nothing.
   *[other] This swap cost { $number } wins in 100 bouts.
}

## Setting up

track-ends = How long
track-six-turns = Six turns
track-endless = Until a push-off
track-endless-note = Until a push-off (oshidashi): whoever has no cards left takes all of them back, and the bout goes on.
track-zero = A zero in each hand
track-tactics = Tactics
track-without = Without
track-with = With
track-clock-ask = Time for a choice
track-clock-time = { $number ->
    [0] No limit
    [60] 1 minute
   *[other] { $number } seconds
}
track-clock-free = Another time
track-clock-seconds = Seconds, { $most } at most
track-clock-note = { $number ->
    [one] Whoever has not chosen after one second leaves it to the referee. Between two people, you can nominate a card of the other’s until they have chosen. Swapping has no clock.
   *[other] Whoever has not chosen after { $number } seconds leaves it to the referee. Between two people, you can nominate a card of the other’s until they have chosen. Swapping has no clock.
}

## The rules

track-quick-turn = Both choose a card and turn it over together. The higher one pushes: the difference times the lower. Equal cards push nothing.
track-quick-end = A wrestler pushed beyond the end of the track has lost. The last space is not out yet. After six turns, East wins in West’s half and West in East’s; in the middle it is a tie.
track-quick-oshi = A wrestler pushed beyond the end of the track has lost. There is no last turn: when both hands are empty, both take all their cards back.
track-quick-zero = { $oshi ->
    [true] Each hand also holds a 0, against which nothing moves.
   *[false] Each hand also holds a 0, against which nothing moves. One card stays unplayed.
}
track-quick-tactical = Before the bout each may secretly swap up to two numbers for the tactics of the same value.
track-rules-title = Rules of Track
track-rules-lead = Push the other wrestler off the end of the track, or be in the other’s half when the last turn is over.
track-rules-more = All cards are in sight; all that is hidden is which one comes now.
track-part = { $part ->
    [track] The track and the cards
    [turn] A turn
    [end] How a bout ends
    [zero] With a zero
    [oshi] Until a push-off
    [tactical] Tactics
    [order] Which tactic acts, and when
    [clock] The clock
    [robin] The round robin
    [ours] Our reading
   *[credits] Credits
}
track-rules-track = The track has seventeen spaces: a middle, and eight on either side. The wrestlers begin in the middle. They always stand on the same space and move together. East pushes toward West’s end, West toward East’s.
track-rules-hands = Each player holds the numbers 1 to 6. Both hands lie open all the time, and a card that has been played is gone.
track-rules-turn = Both choose a card in secret and turn it over at the same moment.
track-rules-sum = The higher card pushes: as many spaces as it is higher, times the lower card. A 6 against a 3 goes nine spaces, and no push goes further. Equal cards push nothing.
track-rules-push-off = Whoever is pushed beyond their own end has lost at once. That is oshidashi. On the last space one is still in.
track-rules-position = If nobody has been pushed off after six turns, East wins by position in West’s half, and West in East’s half. In the middle it is a tie.
track-rules-forced = In the standard game the sixth turn leaves no choice, so it plays itself.
track-rules-zero = Each hand holds a 0, too. A push against it goes nowhere: a number times nothing is nothing. In a game of six turns one card of each hand then stays unplayed; until a push-off, all are played.
track-rules-oshi = This can be combined with the zero and with tactics, as those can with each other. There is no last turn. When the hands are empty both take all their cards back, and the bout goes on until somebody is pushed off.
track-rules-tactical = Before the first turn each player may swap up to two of the numbers 1 to 6 for the tactics of the same value, without showing which. When both have chosen, the swaps are shown, and both hands lie open again.
track-rules-order = A push compares two numbers. Where tactics are played, these things hold:
track-rules-order-of = { $what ->
    [number] Against a number only the tactic acts. Nodowa counts as 7 minus that number: against a 2 it is a 5. Against a 0 it does nothing. A Kantō that repeats a number counts as that number; one that repeats a tactic acts as that tactic.
    [tactics] Of two tactics, the lower value acts first, then the higher. There is no number then, so Nodowa does nothing, and neither does a Kantō that repeats a number or a Nodowa.
    [master] What a Sumo Master is to be is chosen in secret, as it is laid. It has the value of what it is played as. Kantō keeps its 5 whatever it repeats.
    [gino] Ginō-shō stops all that would come after it in the turn, and nothing that came before.
    [equal] Two Yori cancel out, and so do two Katasukashi.
    [kanto] Two Kantō act in the order of what they repeat, and together if they repeat the same; one that repeats a number, or has nothing to repeat, does nothing. Whatever it meets, a Kantō that is your first card has nothing to repeat.
    [last] Kantō repeats what your previous card did: of a Sumo Master what it was played as, of a Kantō what that repeated. Taking the cards back does not change this.
   *[end] Each time a card has acted, check whether somebody is beyond the end. Two tactics that act together count as one.
}
track-rules-clock = A clock can be set for each turn; swapping before the bout has none. If somebody’s time runs out, the referee plays a card for them, drawn at random. Between two people you may nominate, while you choose and until the other has chosen, the card that the referee would then play. What a Sumo Master is played as is drawn, too, unless the nomination says it.
track-rules-robin = Three or more can play a round robin: everybody meets everybody once. If their number is odd, each round leaves one of them without an opponent.
track-our-reading = { $what ->
    [zero] With a zero there are still six turns, so that one card stays unplayed.
    [shown] The swaps are shown before the first turn.
    [order] Track was first a game played by post. Where its rules leave open in which order tactics act, the order is ours.
   *[kanto] That a first Kantō does nothing, and that the cards coming back do not change what it repeats, is ours.
}
track-example = { $side ->
    [middle] From the middle:
    [east] From East’s { $number }:
   *[west] From West’s { $number }:
}

## Records

track-record-held = { $seat ->
    [east] East does not hold the { $card }
   *[west] West does not hold the { $card }
}.
track-record-variant = “{ $text }” is no variant; there are zero, oshi-dashi and tactical.
track-record-twice = “{ $text }” stands there twice.
track-record-swap = “{ $text }” cannot be swapped; the numbers 1 to 6 can.
track-record-swaps = a seat swaps two numbers at most, not { $number }.
track-record-untold = before the first turn the tags East-Swaps and West-Swaps say what was swapped.
track-record-turn = a turn is East’s card and West’s, as in 6=3.
track-record-card = “{ $text }” is no card; cards are written 0 to 6, Y, G, N, S, K, and MY to MK for the Sumo Master.

## The round robin

robin = Round robin
robin-offer = Three or more? Set up a round robin
robin-who = Who wrestles
robin-add = A wrestler or a computer
robin-guest = Or a guest
robin-add-guest = Enter the guest
robin-remove = Take out
robin-remove-name = Take out { $name }
robin-twice = That wrestler is already entered.
robin-many = There is room for { $number } wrestlers.
robin-few = A round robin needs at least { $number } wrestlers.
robin-begin = Begin the round robin
robin-keep = Back to the current round robin
robin-replaces = This replaces the current round robin.
robin-gone = The round robin of this bout no longer exists, so the bout counts nowhere.
robin-new = New round robin
robin-again = Again with the same wrestlers
robin-on = The round robin goes on
robin-won-with = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $bouts } bouts.
robin-round = Round { $number } of { $all }
robin-round-number = Round { $number }
robin-bye = { $name } has nobody to wrestle in this round.
robin-sit = Play this bout
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
    [positions] Positions
    [ties] Ties
    [losses] Losses
   *[points] Points
}
robin-points = A push-off is worth 3 points, a win by position 2, a tie 1, a loss 0. With equal points the result against each other counts, then push-offs; then the place is shared.
robin-torikumi = All bouts
robin-to-come = { $east } and { $west }
robin-ended = { $winner } beat { $loser } { $kimarite ->
    [oshi-dashi] by oshidashi
   *[position] by position
}
# Of several computers of one level, all but the first have a number.
robin-another = { $name } { $number }
robin-tied = { $east } and { $west } tied
robin-sure = Another bout goes on
robin-give-up = Give it up and begin this one

## The lesson

track-lesson-ask = { $step ->
    [1] Choose your 4
    [2] Choose your 1
    [3] Choose your 5
   *[4] Choose your 6
}
track-lesson-why = { $step ->
    [1] You are East: push West past the end of the track, or into their half in six turns. Both choose a card in secret. The higher one pushes: the difference times the lower.
    [2] They still hold the 6, and it may come now. Because the push is multiplied by the lower card, your 1 keeps it short.
    [3] Tap the 5 once: West’s cards hang under the spaces where they would leave you; equal cards push nobody. Then play it.
   *[4] Tap the 6: all of West’s cards hang beyond the end. Whatever they play, it wins.
}
track-lesson-other = { $step ->
    [1] You may play that, too. For this lesson, choose the 4.
    [2] You may play that, too. For this lesson, see what the 1 does against a high card.
    [3] You may play that, too. For this lesson, choose the 5.
   *[4] You may play that, too. For this lesson, choose the 6: it wins now.
}
track-lesson-seen = { $step ->
    [1] 4 against 2: the difference is 2, times the lower card, 2. That is four spaces. Both cards are spent.
    [2] (6 − 1) × 1 is five spaces. Your 2 would have cost eight: (6 − 2) × 2.
    [3] 5 against 3: the difference is 2, times the lower card, 3. That is six spaces, up to their 5.
   *[4] 6 against 4: eight spaces, past the end. You win. If nobody is pushed out in six turns, whoever stands in the other’s half wins.
}
