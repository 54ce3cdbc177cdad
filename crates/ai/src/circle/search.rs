//! Searches from one reveal to the next, using only what everybody knows.
//!
//! A reveal is a game of hidden hands ([`Reveal`]). The position after it is looked up ([`Leaves`]) or is a reveal itself. Of such a reveal
//! the search keeps the average value and what holding each card adds.

use rules::{
    Game, Joint, Side, Step,
    circle::{Action, Ask, Board, Card, CardSet, Circle, Verdict},
};

use super::{
    knowledge::{Keeps, Knowledge, PerCard},
    leaves::{Leaves, Worth},
    reveal::{Hand, Reveal},
};

/// What everybody knows when both seats choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// Where the wrestlers stand.
    pub board: Board,
    /// Who has priority.
    pub priority: Option<Side>,
    /// What is known of the cards of both seats.
    pub knowledge: [Knowledge; 2],
}

impl Position {
    /// An exact key of the position.
    fn key(&self) -> u64 {
        let place = |seat| self.board.place(seat).map_or(31, |at| at.index() as u64);
        let [east, west] = Side::PAIR.map(place);
        let priority = self.priority.map_or(2, |seat| seat.index() as u64);
        let [easts, wests] = self.knowledge.map(Knowledge::key);
        (east << 7 | west << 2 | priority) << 40 | easts << 20 | wests
    }
}

/// A seat and its hand. The search looks deeper at the cards of this hand than at what else the seat might hold.
pub type Own = (Side, CardSet);

/// A hand that holds a given card: the hand's index, the card's index in it, and the hand.
type Holder = (usize, usize, CardSet);

/// How a turn ends after two cards: what the position is worth, and what the hands keep.
#[derive(Clone, Copy)]
struct End {
    worth: Worth,
    keeps: [Keeps; 2],
}

/// A search of limited depth.
#[derive(Debug)]
pub struct Search<'a> {
    leaves: &'a Leaves,
    /// The solver's iterations for each reveal below the first.
    rounds: u32,
    /// A cache of the worth of positions, sorted by depth and key.
    found: Vec<((u32, u64), Worth)>,
}

impl<'a> Search<'a> {
    /// A search with this many solver iterations for each reveal below the first.
    pub const fn new(leaves: &'a Leaves, rounds: u32) -> Self {
        Self {
            leaves,
            rounds,
            found: Vec::new(),
        }
    }

    /// What the position is worth, looking `depth` reveals ahead.
    pub fn worth(&mut self, position: &Position, depth: u32) -> Worth {
        if depth == 0 {
            return self.leaves.worth(position.board, position.priority);
        }
        let key = (depth, position.key());
        if let Ok(place) = self.place(key) {
            return self.found[place].1;
        }
        let worth = self.solved(position, depth);
        if let Err(place) = self.place(key) {
            self.found.insert(place, (key, worth));
        }
        worth
    }

    fn place(&self, key: (u32, u64)) -> Result<usize, usize> {
        self.found.binary_search_by_key(&key, |(key, _)| *key)
    }

    fn solved(&mut self, position: &Position, depth: u32) -> Worth {
        let mut reveal = self.reveal(position, depth, None);
        reveal.solve(self.rounds);
        let mut worth = Worth::default();
        for (seat, sign) in Side::PAIR.into_iter().zip([0.5, -0.5]) {
            let own = seat.index();
            let values = reveal.values(seat).into_iter().zip(&reveal.hands[own]);
            let values = values.map(|(values, hand)| {
                let parts = values.iter().zip(hand.mix()).map(|(v, p)| v * p);
                (hand.set(), parts.sum())
            });
            let (mean, cards) = position.knowledge[own].spread(values);
            worth.value += sign * mean;
            worth.cards[own] = cards;
        }
        worth
    }

    /// The reveal in this position, looking `depth` reveals ahead, this one included. If `own` is given, the search looks at other hands of
    /// that seat only as far as this reveal.
    pub fn reveal(&mut self, position: &Position, depth: u32, own: Option<Own>) -> Reveal {
        let hands = |knowledge: Knowledge| knowledge.hands().map(Hand::new).collect::<Vec<_>>();
        let mut reveal = Reveal {
            payoff: [PerCard::default(); Card::ALL.len()],
            hands: position.knowledge.map(hands),
        };
        let holders = reveal.hands.each_ref().map(|hands| holders(hands));
        for east in Card::ALL {
            for west in Card::ALL {
                let holders = [&holders[0][east.index()][..], &holders[1][west.index()]];
                let cards = [east, west];
                let depth = match own {
                    Some((seat, hand)) if !hand.contains(cards[seat.index()]) => 1,
                    _ => depth,
                };
                // Returns `None` only for cards that cannot occur in a bout.
                let _ = self.fill(position, depth, own, cards, holders, &mut reveal);
            }
        }
        reveal
    }

    /// Evaluates the position after two cards and writes the result into the reveal; `None` if these cards cannot occur in a bout.
    fn fill(
        &mut self,
        position: &Position,
        depth: u32,
        mine: Option<Own>,
        cards: [Card; 2],
        holders: [&[Holder]; 2],
        reveal: &mut Reveal,
    ) -> Option<()> {
        let hands = [holders[0].first()?.2, holders[1].first()?.2];
        let bout = revealed(position, cards, hands)?;
        let chooser = follower(&bout);
        let mut fallen = [Keeps::default(); 2];
        if let Some(seat) = chooser {
            // The seat's hand decides what follows, so the whole value goes into what that hand adds.
            let (own, other) = (seat.index(), seat.other().index());
            let mut ends = Ends::default();
            let mut weights = PerCard::default();
            for &(place, slot, hand) in holders[own] {
                let mut hands = hands;
                hands[own] = hand;
                let mut end = |second: Second| -> Option<End> {
                    let depth = match (mine, second) {
                        (Some((owner, held)), Second::Any) if owner == seat && held != hand => 1,
                        (Some((owner, held)), Second::Card(card))
                            if owner == seat && !held.contains(card) =>
                        {
                            1
                        }
                        _ => depth,
                    };
                    let bout = revealed(position, cards, hands)?;
                    Some(self.end(position, depth, hands, bout, (seat, second)))
                };
                let best = if cards[own] == Card::Hikkake {
                    ends.best(seat, hand, &mut end)?
                } else {
                    end(Second::Any)?
                };
                let value = best.worth.value_for(seat) + best.keeps[own].of(hand);
                reveal.hands[own][place].adds[slot][cards[other].index()] = value;
                let sums = weights.iter_mut().zip(best.worth.cards[other]);
                sums.for_each(|(sum, w)| *sum += w / holders[own].len() as f32);
            }
            fallen[other] = position.knowledge[other].keeps(CardSet::one(cards[other]), &weights);
        } else {
            let end = self.end(position, depth, hands, bout, (Side::East, Second::None));
            reveal.payoff[cards[0].index()][cards[1].index()] = end.worth.value;
            fallen = end.keeps;
        }
        for seat in Side::PAIR.into_iter().filter(|seat| chooser != Some(*seat)) {
            let (own, other) = (seat.index(), seat.other().index());
            for &(place, slot, _) in holders[own] {
                let hand = &mut reveal.hands[own][place];
                hand.adds[slot][cards[other].index()] = fallen[own].of(hand.cards);
            }
        }
        Some(())
    }

    /// Plays the turn to its end after a reveal. A seat that is asked inside the turn takes what the table rates best. Either the card that
    /// it can play second is given, or its hand is known.
    fn end(
        &mut self,
        position: &Position,
        depth: u32,
        hands: [CardSet; 2],
        bout: Circle,
        (chooser, second): (Side, Second),
    ) -> End {
        let played = |bout: &Circle, seat: Side| hands[seat.index()].without(bout.hand(seat));
        let next = |bout: &Circle| {
            let knowledge = |seat: Side| position.knowledge[seat.index()];
            Position {
                board: bout.board(),
                priority: bout.priority(),
                knowledge: Side::PAIR
                    .map(|seat| knowledge(seat).after(played(bout, seat), bout.known(seat))),
            }
        };
        let keeps = |bout: &Circle, worth: &Worth| {
            Side::PAIR.map(|seat| {
                let own = seat.index();
                position.knowledge[own].keeps(played(bout, seat), &worth.cards[own])
            })
        };
        let leaves = self.leaves;
        let judge = |bout: &Circle| {
            if let Some(verdict) = bout.verdict() {
                return won(verdict);
            }
            let next = next(bout);
            let worth = leaves.worth(next.board, next.priority);
            let adds = |seat: Side| {
                let own = seat.index();
                if second == Second::Any && seat == chooser {
                    keeps(bout, &worth)[own].of(hands[own])
                } else {
                    next.knowledge[own].weight(&worth.cards[own])
                }
            };
            worth.value + adds(Side::East) - adds(Side::West)
        };
        let bout = play_out_turn(bout, second, &judge);
        let worth = match bout.verdict() {
            Some(verdict) => Worth {
                value: won(verdict),
                ..Worth::default()
            },
            None => self.worth(&next(&bout), depth.saturating_sub(1)),
        };
        let keeps = keeps(&bout, &worth);
        End { worth, keeps }
    }
}

/// What may be played after the first card of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Second {
    /// Any card in the hand.
    Any,
    /// No card.
    None,
    /// This card if it may be played, otherwise no card.
    Card(Card),
}

/// How a turn ends after a Hikkake: with each second card, and without one.
#[derive(Default)]
struct Ends([Option<End>; Card::ALL.len() + 1]);

impl Ends {
    /// The best end for the seat among those that the hand allows; ends that are not in the cache yet are computed.
    fn best(
        &mut self,
        seat: Side,
        hand: CardSet,
        end: &mut impl FnMut(Second) -> Option<End>,
    ) -> Option<End> {
        let attacks = hand
            .and(CardSet::ATTACKS)
            .without(CardSet::one(Card::Hikkake));
        let cards = attacks.into_iter().map(Second::Card);
        let mut best: Option<(f32, End)> = None;
        for second in cards.chain([Second::None]) {
            let place = match second {
                Second::Card(card) => card.index(),
                _ => Card::ALL.len(),
            };
            let found = match self.0[place] {
                Some(found) => found,
                None => *self.0[place].insert(end(second)?),
            };
            let value = found.worth.value_for(seat) + found.keeps[seat.index()].of(hand);
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, found));
            }
        }
        best.map(|(_, end)| end)
    }
}

/// What a decided bout is worth to East.
pub fn won(verdict: Verdict) -> f32 {
    match verdict.winner {
        Side::East => 1.0,
        Side::West => -1.0,
    }
}

/// The bout after these cards are revealed from these hands.
fn revealed(position: &Position, cards: [Card; 2], hands: [CardSet; 2]) -> Option<Circle> {
    let aside = position.knowledge.map(Knowledge::aside);
    let mut bout = Circle::standing(position.board, position.priority, hands, aside)?;
    let step = Step::Act(Joint::Both(cards.map(Action::Reveal)));
    bout.apply(step, &mut ()).ok()?;
    Some(bout)
}

/// The bouts that can follow the choice of one seat inside a turn.
fn choices(bout: &Circle, second: Second) -> impl Iterator<Item = Circle> {
    let choice = bout.choice();
    let follows = choice.is_some_and(|choice| choice.ask == Ask::FollowUp);
    let wanted = move |seat: Side| match second {
        Second::Card(card) if follows => {
            let action = Action::Follow(card);
            Some(if bout.check(seat.into(), &action).is_ok() {
                action
            } else {
                Action::Pass
            })
        }
        Second::None if follows => Some(Action::Pass),
        _ => None,
    };
    let asked = choice.map(|choice| (choice.seat, wanted(choice.seat)));
    asked.into_iter().flat_map(move |(seat, wanted)| {
        let actions = bout.options(seat);
        let actions = actions.filter(move |action| wanted.is_none_or(|wanted| wanted == *action));
        actions.filter_map(move |action| {
            let mut next = *bout;
            let step = Step::Act(Joint::One(seat.into(), action));
            next.apply(step, &mut ()).is_ok().then_some(next)
        })
    })
}

/// The seat that is asked for a second card before the turn ends, if any; there is never more than one.
fn follower(bout: &Circle) -> Option<Side> {
    let choice = bout.choice()?;
    match choice.ask {
        Ask::Direction { .. } => choices(bout, Second::Any).find_map(|bout| follower(&bout)),
        Ask::Substitute | Ask::FollowUp => Some(choice.seat),
    }
}

/// Plays the turn to its end. Every seat that is asked takes what `judge` rates best for it; `judge` returns the value for East.
pub fn play_out_turn(bout: Circle, second: Second, judge: &impl Fn(&Circle) -> f32) -> Circle {
    let Some(choice) = bout.choice() else {
        return bout;
    };
    let sign = if choice.seat == Side::East { 1.0 } else { -1.0 };
    let mut ends = choices(&bout, second).map(|bout| play_out_turn(bout, second, judge));
    let Some(first) = ends.next() else {
        return bout;
    };
    let mut best = (None, first);
    for end in ends {
        let most = *best.0.get_or_insert_with(|| sign * judge(&first));
        let value = sign * judge(&end);
        if value > most {
            best = (Some(value), end);
        }
    }
    best.1
}

/// For each card, the hands that hold it.
fn holders(hands: &[Hand]) -> [Vec<Holder>; Card::ALL.len()] {
    Card::ALL.map(|card| {
        let hands = hands.iter().enumerate();
        let holding = hands.filter_map(|(place, hand)| {
            let slot = hand.cards.iter().position(|&held| held == card)?;
            Some((place, slot, hand.set()))
        });
        holding.collect()
    })
}
