# Circle, in English. `en.ftl` explains the syntax.

## On the home page

circle-name = Circle
circle-kanji = 輪
circle-verb = One secret move each
circle-line = Ten techniques on nineteen circles, revealed together.
circle-players = 2 players, 10 min
circle-luck = Hidden hands of three
circle-credit = Sumo!, designed by Jim Winslow, Hasbro 2000

## A bout

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
circle-card-label = { $card }, { $kind ->
    [attack] attack
   *[defence] defence
} { $number }
circle-how = { $card ->
    [yorikiri] Attack one circle.
    [yoritaoshi] Attack one circle.
    [oshidashi] Beside the opponent: take their circle and push them aside, to the front left or right. Apart: attack one circle.
    [tsuridashi] Beside the opponent: set them down on the circle behind you, or out if you have your back to the edge. Apart: nothing.
    [kimedashi] Attack one circle; next turn, if both attack, you act first, whatever the numbers.
    [tsukidashi] Attack two circles.
    [hikkake] Cancels the opponent’s attack, whatever the numbers; then you may play another attack.
    [uwatehineri] Beside the opponent: change places. Apart: nothing.
    [mamorite] Move exactly two circles straight in any direction, over empty circles and inside the ring. If you cannot: nothing.
   *[tsuppari] Cancels every attack of the opponent this turn.
}
circle-wrestler = { $seat ->
    [east] Blue Lotus Flower
   *[west] Snowy Mount Fuji
}
# The odd numbers are hours on the board; the even ones are directions for a reader at an end of it.
circle-toward-hour = { $number ->
    [0] Away from you
    [1] Up right
    [2] To your far right
    [3] Right
    [4] To your near right
    [5] Down right
    [6] Toward you
    [7] Down left
    [8] To your near left
    [9] Left
    [10] To your far left
   *[other] Up left
}
# The same in the middle of a sentence.
circle-way-to = { $number ->
    [1] upper right
    [3] right
    [5] lower right
    [7] lower left
    [9] left
   *[other] upper left
}
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
circle-basho = A basho: five periods
circle-period = One period
circle-basho-note = A basho is won by the first to win three periods.
circle-directions = Directions
circle-confirm = Play the { $card }?
circle-stands = { $name } stands in row { $row }, circle { $circle }.
circle-is-out = { $name } is out of the ring.
circle-before = Both choose one of three cards in secret, and turn them over together.
circle-laid = { $name }, turn { $number }
circle-laid-now = { $name }, now
circle-last-turn = Turn { $number }
circle-versus = { $east }: { $eastcard }. { $west }: { $westcard }.
circle-way = { $what ->
    [out] { $name } is out
    [aside] pushed aside, { $name } stays in
    [pushes] { $own } pushes { $name } { $number ->
        [one] one circle
       *[other] { $number } circles
    }
    [behind] { $name } is set down behind { $own }
    [changes] { $own } and { $name } change places
    [goes] { $own } goes { $number ->
        [one] one circle
       *[other] { $number } circles
    }
    [apart] it does nothing, for the two stand apart
    [limit] it would carry both out, and another card must take its place
   *[stays] nothing happens
}
circle-toward = { $toward }: { $what }
circle-foresee = { $what ->
    [out] From here, { $name } is out.
    [aside] From here, { $name } is pushed aside and stays in.
    [pushes] From here, { $own } pushes { $name } { $number ->
        [one] one circle
       *[other] { $number } circles
    }.
    [behind] From here, { $name } is set down behind { $own }.
    [changes] From here, { $own } and { $name } change places.
    [goes] From here, { $own } goes { $number ->
        [one] one circle
       *[other] { $number } circles
    }.
    [apart] From here, it does nothing, for the two stand apart.
    [limit] From here, it would carry both out, and another card must take its place.
   *[stays] From here, nothing happens.
}
circle-foresee-toward = { $what ->
    [out] To the { $ways }: { $name } is out.
    [aside] To the { $ways }: { $name } is pushed aside and stays in.
    [pushes] To the { $ways }: { $own } pushes { $name } { $number ->
        [one] one circle
       *[other] { $number } circles
    }.
    [behind] To the { $ways }: { $name } is set down behind { $own }.
    [changes] To the { $ways }: { $own } and { $name } change places.
    [goes] To the { $ways }: { $own } goes { $number ->
        [one] one circle
       *[other] { $number } circles
    }.
    [apart] To the { $ways }: it does nothing, for the two stand apart.
    [limit] To the { $ways }: it would carry both out, and another card must take its place.
   *[stays] To the { $ways }: nothing happens.
}
circle-foresee-may = Something may still intervene.
circle-no-follow = No further attack
circle-why = { $why ->
    [out] { $what } takes { $name } out of the ring, unless { $name } stops it.
    [cancels] { $what } cancels whatever attack { $name } plays.
    [protects] After { $what }, fewer of { $name }’s cards can take you out.
    [pushes] { $what } moves { $name } where you want.
    [nearer] { $what } brings you nearer to { $name }.
   *[waits] { $what } waits to see what { $name } does.
}
circle-why-way = { $why ->
    [out] This way you take { $name } out of the ring, unless { $name } stops it.
    [protects] This way, fewer of { $name }’s cards can take you out.
    [pushes] This way you move { $name } where you want.
    [nearer] This way you get nearer to { $name }.
   *[waits] This way you keep your distance and see what { $name } does.
}
circle-hint = Best: { $what }.
circle-hint-mix = Mix, so that nobody reads you: { $parts }.
circle-hint-part = { $what } in { $tenths } of 10
circle-now-you-first = You act first if both attack.
circle-now-they-first = { $name } acts first if both attack.
circle-now-inside = The turn goes on when that is decided.
circle-ask-aside = Which way does { $name } go?
circle-ask-aside-why = Your Oshidashi pushes aside, to the front left or right.
circle-ask-where = Which way do you go?
circle-ask-where-why = Your Mamorite goes two circles in a straight line.
circle-handover = { $what ->
    [way] The turn goes on: choose a direction
    [substitute] The turn goes on: another card takes the place of your Tsukidashi
   *[follow] The turn goes on: you may attack again
}. Nothing shows while the curtain hangs.
circle-ask-way = Which way do you attack?
circle-ask-way-why = Both ways of your { $card } lead nearer to { $name }.
circle-ask-substitute = Play another card instead
circle-ask-substitute-why = Your Tsukidashi would carry both out of the ring. Another card takes its place.
circle-refused-substitute = That cannot take its place. Play another card instead of your Tsukidashi.
circle-ask-follow = Another attack?
circle-ask-follow-why = After your Hikkake you may play an attack, or none.
circle-refused-follow = That is no attack you can make now. Play another, or none.
circle-why-annulled = It is still the same turn: both choose another card.
circle-why-order = What cancels acts first, then defences, then attacks: lower numbers before higher.
circle-why-first = A Kimedashi last turn goes before the numbers.
circle-why-gained = It counts if both attack next turn, and neither by Hikkake.
circle-why-limit = Beside an opponent with the edge behind, a Tsukidashi would carry both out.
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
} { $hour ->
    [0] away from you
    [2] to your far right
    [4] to your near right
    [6] toward you
    [8] to your near left
    [10] to your far left
    [1] to the upper right
    [3] to the right
    [5] to the lower right
    [7] to the lower left
    [9] to the left
   *[other] to the upper left
}.
circle-log-pushed = { $card }: { $name } pushes { $other } { $where ->
    [out] out of the ring
   *[ring] { $hour ->
        [0] away from you
        [2] to your far right
        [4] to your near right
        [6] toward you
        [8] to your near left
        [10] to your far left
        [1] to the upper right
        [3] to the right
        [5] to the lower right
        [7] to the lower left
        [9] to the left
       *[other] to the upper left
    }
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
circle-log-no-follow = No attack by { $name } follows.
circle-log-aside = Set aside by { $east }: { $eastcards }. By { $west }: { $westcards }.
circle-log-decided = { $card }: { $name } wins the period.
circle-refuse-held = You do not hold { $card } any more.
circle-refuse-direction = First choose a direction.
circle-refuse-way = { $card } cannot go that way.
circle-refuse-same = You have just taken the Tsukidashi back: play another card.
circle-refuse-defence = Only an attack follows a Hikkake; { $card } is a defence.
circle-refuse-draw = Cards are still being drawn.
circle-quick-turn = Both choose one of their three cards and turn them over together. Equal cards annul each other; both choose again. Pushed or set down outside the ring, a wrestler has lost.
circle-quick-order = Cancelling comes first, then defence, then attack. Of two attacks, or two defences, the lower number acts first. If both attack and a Kimedashi acted last turn, its owner acts first, whatever the numbers.
circle-quick-limit = An attack walks straight toward the opponent and pushes whoever it meets. When you do not stand in line, you choose between the two ways that lead nearer.
circle-quick-tsukidashi = Beside an opponent with the edge behind, a Tsukidashi would carry both out: it is taken back, and another card played instead.
circle-signs = The ten signs beside a name
circle-sign = { $at ->
    [gone] Played
    [mine] In your hand
    [known] Known to be in a hand
   *[open] May still come
}
circle-quick-basho = Ten cards each, three in hand. An empty pile is made anew out of the cards set aside. Three periods of five win the basho.

## A review

study-cost = It cost { $cost } wins in 100 bouts.

## The rules

circle-rules-title = Rules of Circle
circle-rules-lead = Push the other wrestler out of the ring, or set them down outside it.
circle-rules-more = Both choose one of three cards in secret: guess what comes.
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
circle-rules-ring = The ring is nineteen circles. East, the Blue Lotus Flower, and West, the Snowy Mount Fuji, begin in opposite corners, with three empty circles between them. Whoever is pushed or set down outside the circles has lost.
circle-rules-directions = There are six directions: right, left, and aslant to each side, up or down. The written record calls them by the hours of a clock: 3 is right and 9 left; 11 and 1 are up left and up right, 7 and 5 down left and down right.
circle-rules-turn = Both choose one of their three cards in secret and turn them over together. Then the cards act, one after the other.
circle-rules-annul = Equal cards annul each other: both are set aside, both hands are filled up, and both choose again in the same turn.
circle-rules-choices = Where a card leaves its owner a choice, such as a direction, only that player is asked. Where there is just one possibility it is taken without asking.
circle-rules-order = { $what ->
    [defence] A defence acts before an attack.
    [number] Of two attacks, or of two defences, the lower number acts first.
    [board] The second card acts on the ring as the first has left it. Whoever is out acts no more.
    [tsuppari] Tsuppari cancels every attack of the opponent, a Hikkake and whatever would follow it included. Against a defence it does nothing.
    [hikkake] Hikkake cancels the opponent’s attack, whatever the numbers, but never a defence. Two Hikkake are equal cards: they annul each other.
    [follow] After a Hikkake its owner may play another attack from hand at once, or none, even if the Hikkake cancelled nothing. That attack acts after any defence of the opponent.
    [priority] Whoever’s Kimedashi acted last turn acts first when both attack, whatever the numbers. One that was cancelled brings nothing.
   *[ends] A Kimedashi’s right to act first ends with a Hikkake or a defence of the opponent, and in any case with the turn.
}
circle-rules-attack = An attack goes straight toward the opponent. The two stand in line if one of the six directions leads straight from one to the other. Then there is only one way. Otherwise the attacker chooses one of the two that lead nearer, and walks only as long as every step does; so nobody leaves the ring alone.
circle-rules-push = A step onto the opponent’s circle pushes the opponent one circle on, and the attacker takes the circle that the opponent left. So an attack of two circles can push twice.
circle-rules-cards = Each player has the same ten: seven attacks, numbered 1 to 7, and three defences, numbered 1 to 3. A bout of Circle is called a period. Before it, each player shuffles the ten into a pile and draws three. Two wrestlers are beside each other when they stand on neighbouring circles.
circle-rules-limit = Beside an opponent who has the edge behind, a Tsukidashi would carry both out, so it may not be made.
circle-rules-substitute = Its owner takes it back into hand and plays another card in its place, at that moment and with its whole effect: it can still cancel an attack that has not acted. It is not compared with the opponent’s card, so it never annuls.
circle-rules-piles = After the turn both set aside what they have played and fill up their hands to three. If a pile is empty when a card must be drawn, the cards set aside are shuffled into a new one.
circle-rules-seen = You see your own hand, and not the other’s. Everybody sees what has been set aside, how many cards are in each pile and hand, and who acts first thanks to a Kimedashi. Nobody knows the order of a pile.
circle-rules-basho = A basho has up to five periods. Whoever first wins three of them wins it. A period lasts until somebody is out, however many turns that takes; there is no draw. Every period starts afresh: wrestlers in their corners, ten cards shuffled, three drawn.
circle-our-reading = { $what ->
    [ring] How the nineteen circles lie, and where the wrestlers begin.
    [numbers] The numbers on the cards; the printed ones are not known to us.
    [annul] Cards that annul each other leave a priority as it is.
    [follow] Any attack may follow a Hikkake, even one that will do nothing; a Tsukidashi at its limit may not.
   *[counted] What everybody has seen or can work out is shown: a Tsukidashi taken back, and the hand of a player whose pile is empty.
}

## Records

circle-record-held = { $seat ->
    [east] East does not hold the { $card }
   *[west] West does not hold the { $card }
}.
circle-record-pile = { $seat ->
    [east] the { $card } is not in East’s pile
   *[west] the { $card } is not in West’s pile
}.
circle-record-draw = { $seat ->
    [east] East draws { $number ->
        [one] one card
       *[other] { $number } cards
    } here
   *[west] West draws { $number ->
        [one] one card
       *[other] { $number } cards
    } here
}.
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
}.
circle-record-card = “{ $text }” is no card; the cards are YK, YT, OD, TD, KD, TK, HK, UH, MM and TP.
circle-record-twice = the { $card } is drawn twice.
circle-record-hour = “{ $text }” is no direction; the directions are 1, 3, 5, 7, 9 and 11.
circle-record-token = a draw is written E+YK, a reveal OD=TP, a choice E>11, E:YT or E:-.

## The lesson

circle-lesson-ask = { $step ->
    [1] Choose Yorikiri
    [2] Choose Oshidashi
    [3] Choose Uwatehineri
    [4] Choose Kimedashi
    [5] Choose where to go: up right
    [6] Choose Tsukidashi
   *[7] Play Yoritaoshi instead
}
circle-lesson-why = { $step ->
    [1] You are the blue wrestler, on the left: push the other out of the ring. Yorikiri attacks: you go one circle straight toward them. Tap it once, and the ring shows where it leads.
    [2] The lower number acts first, and Oshidashi’s 3 is low. From here it goes one circle; beside the other wrestler it pushes them aside.
    [3] You are on the edge, and their next attack pushes you out. A defence acts before an attack: with Uwatehineri you change places.
    [4] Kimedashi attacks one circle. If it acts, and both of you attack next turn, you act first, whatever the numbers say.
    [5] With Mamorite, a defence, they went two circles in a line. You are no longer in line with them, so two ways lead nearer.
    [6] They are on the edge, beside you, and you act first. Try Tsukidashi, the attack of two circles.
   *[7] Two circles would carry both of you out, so Tsukidashi is taken back. Choose a card in its place: one circle is enough.
}
circle-lesson-other = { $step ->
    [3] That does not save you: you are on the edge. Uwatehineri does.
    [5] That way leads nearer, too. For this lesson, go up right.
    [7] Tsuppari does not push. Yoritaoshi does.
   *[other] You may play that, too. For this lesson, choose the card that is named above.
}
circle-lesson-seen = { $step ->
    [1] Both of you attacked. Your number 1 acted before their 2, and each of you went one circle.
    [2] Your 3 acted before their 6. But the second card counts as well: their Tsukidashi goes two circles and pushed you to the edge.
    [3] First you changed places; then their Yorikiri pushed you away from the edge.
    [5] Your Kimedashi has acted. If both of you attack next turn, you act first.
    [7] Out of the nineteen circles: you win. Their Oshidashi, number 3, never acted, because your Kimedashi let you go first.
   *[other] { "" }
}
