//! Looking ahead from one reveal to the next, by what everybody knows.
//!
//! A reveal is a game of hidden hands ([`Reveal`]). What comes after it is looked up ([`Leaves`]), or is a reveal itself, of which is kept what
//! it is worth on average and what holding each card adds.

use super::{
    leaves::{Leaves, Worth},
    reveal::{Hand, Reveal},
    side::{PerCard, Side},
};
use crate::rules::{
    Enumerate, Game, Joint, Outcome, Seat, Step, Turn,
    circle::{Action, Ask, Board, Card, CardSet, Circle},
};

/// What everybody knows when both choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// Where the wrestlers stand.
    pub board: Board,
    /// Who has priority.
    pub priority: Option<Seat>,
    /// The cards of both.
    pub sides: [Side; 2],
}

impl Position {
    /// All that tells positions apart, in one number.
    fn key(&self) -> u64 {
        let place = |seat| self.board.place(seat).map_or(31, |at| at.index() as u64);
        let [east, west] = Seat::PAIR.map(place);
        let priority = self.priority.map_or(2, |seat| seat.index() as u64);
        let [easts, wests] = self.sides.map(Side::key);
        (east << 7 | west << 2 | priority) << 40 | easts << 20 | wests
    }
}

/// A hand that holds a card: its place among the hands, the card's place in it, and the hand.
type Holder = (usize, usize, CardSet);

/// What two cards come to.
struct Line {
    /// What East and West have played.
    played: [CardSet; 2],
    /// What it is worth then.
    worth: Worth,
}

/// A look ahead.
#[derive(Debug)]
pub struct Search<'a> {
    leaves: &'a Leaves,
    /// How often a reveal below the first is gone through.
    rounds: u32,
    /// What positions were found to be worth, by depth and key, in order.
    found: Vec<((u32, u64), Worth)>,
}

impl<'a> Search<'a> {
    /// A search that goes so often through each reveal below the first.
    pub const fn new(leaves: &'a Leaves, rounds: u32) -> Self {
        Self {
            leaves,
            rounds,
            found: Vec::new(),
        }
    }

    /// What the position is worth, looking so many reveals ahead.
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
        let mut reveal = self.reveal(position, depth);
        reveal.solve(self.rounds);
        let mut worth = Worth::default();
        for (seat, sign) in Seat::PAIR.into_iter().zip([0.5, -0.5]) {
            let own = seat.index();
            let values = reveal.values(seat).into_iter().zip(&reveal.hands[own]);
            let values = values.map(|(values, hand)| {
                let parts = values.iter().zip(hand.mix()).map(|(v, p)| v * p);
                (hand.set(), parts.sum())
            });
            let (mean, cards) = position.sides[own].spread(values);
            worth.value += sign * mean;
            worth.cards[own] = cards;
        }
        worth
    }

    /// The reveal in this position; what comes of it is looked at so many reveals ahead, this one counted.
    pub fn reveal(&mut self, position: &Position, depth: u32) -> Reveal {
        let hands = |side: Side| side.hands().map(Hand::new).collect::<Vec<_>>();
        let mut reveal = Reveal {
            payoff: [PerCard::default(); Card::ALL.len()],
            hands: position.sides.map(hands),
        };
        let holders = reveal.hands.each_ref().map(|hands| holders(hands));
        for east in Card::ALL {
            for west in Card::ALL {
                let holders = [&holders[0][east.index()][..], &holders[1][west.index()]];
                // Only what no bout shows has no line.
                let _ = self.fill(position, depth, [east, west], holders, &mut reveal);
            }
        }
        reveal
    }

    /// Works out what two cards come to.
    fn fill(
        &mut self,
        position: &Position,
        depth: u32,
        cards: [Card; 2],
        holders: [&[Holder]; 2],
        reveal: &mut Reveal,
    ) -> Option<()> {
        let hands = [holders[0].first()?.2, holders[1].first()?.2];
        let bout = revealed(position, cards, hands)?;
        let mut fallen = [PerCard::default(); 2];
        let chooser = follower(&bout);
        if let Some(seat) = chooser {
            // What follows is decided by the seat's hand, so all that comes of it is added by that hand.
            let (own, other) = (seat.index(), seat.other().index());
            for &(place, slot, hand) in holders[own] {
                let mut hands = hands;
                hands[own] = hand;
                let bout = revealed(position, cards, hands)?;
                let line = self.line(position, depth, hands, bout, chooser);
                let kept = position.sides[own].kept(hand, line.played[own], &line.worth.cards[own]);
                let value = line.worth.value_for(seat);
                reveal.hands[own][place].adds[slot][cards[other].index()] = value + kept;
                let sums = fallen[other].iter_mut().zip(line.worth.cards[other]);
                sums.for_each(|(sum, w)| *sum += w / holders[own].len() as f32);
            }
        } else {
            let line = self.line(position, depth, hands, bout, None);
            reveal.payoff[cards[0].index()][cards[1].index()] = line.worth.value;
            fallen = line.worth.cards;
        }
        for seat in Seat::PAIR.into_iter().filter(|seat| chooser != Some(*seat)) {
            let (own, other) = (seat.index(), seat.other().index());
            for &(place, slot, hand) in holders[own] {
                let played = CardSet::one(cards[own]);
                let kept = position.sides[own].kept(hand, played, &fallen[own]);
                reveal.hands[own][place].adds[slot][cards[other].index()] = kept;
            }
        }
        Some(())
    }

    /// Plays on after a reveal. Whoever is asked inside the turn takes what the table likes best; of the chooser the hand is known.
    fn line(
        &mut self,
        position: &Position,
        depth: u32,
        hands: [CardSet; 2],
        bout: Circle,
        chooser: Option<Seat>,
    ) -> Line {
        let played =
            |bout: &Circle| Seat::PAIR.map(|seat| hands[seat.index()].without(bout.hand(seat)));
        let next = |bout: &Circle| {
            let played = played(bout);
            let after = |seat: Seat| {
                position.sides[seat.index()].after(played[seat.index()], bout.known(seat))
            };
            Position {
                board: bout.board(),
                priority: bout.priority(),
                sides: Seat::PAIR.map(after),
            }
        };
        let leaves = self.leaves;
        let judge = |bout: &Circle| {
            if let Turn::Over(outcome) = bout.turn() {
                return won(outcome);
            }
            let (played, next) = (played(bout), next(bout));
            let worth = leaves.worth(next.board, next.priority);
            let adds = |seat: Seat| {
                let own = seat.index();
                let weights = &worth.cards[own];
                if chooser == Some(seat) {
                    position.sides[own].kept(hands[own], played[own], weights)
                } else {
                    next.sides[own].weight(weights)
                }
            };
            worth.value + adds(Seat::EAST) - adds(Seat::WEST)
        };
        let bout = settle(bout, &judge);
        let worth = match bout.turn() {
            Turn::Over(outcome) => Worth {
                value: won(outcome),
                ..Worth::default()
            },
            _ => self.worth(&next(&bout), depth.saturating_sub(1)),
        };
        Line {
            played: played(&bout),
            worth,
        }
    }
}

/// What East has of an outcome.
pub fn won(outcome: Outcome) -> f32 {
    match outcome {
        Outcome::Win(Seat::EAST) => 1.0,
        Outcome::Win(_) => -1.0,
        Outcome::Draw => 0.0,
    }
}

/// The bout after these cards are revealed from these hands.
fn revealed(position: &Position, cards: [Card; 2], hands: [CardSet; 2]) -> Option<Circle> {
    let aside = position.sides.map(Side::aside);
    let mut bout = Circle::standing(position.board, position.priority, hands, aside)?;
    let step = Step::Act(Joint::Both(cards.map(Action::Reveal)));
    bout.apply(step, &mut ()).ok()?;
    Some(bout)
}

/// What may become of the choice that one seat is asked for inside a turn.
fn choices(bout: &Circle) -> impl Iterator<Item = Circle> {
    let asked = bout.choice().map(|choice| choice.seat);
    asked.into_iter().flat_map(move |seat| {
        bout.actions(seat).filter_map(move |action| {
            let mut next = *bout;
            let step = Step::Act(Joint::One(seat, action));
            next.apply(step, &mut ()).is_ok().then_some(next)
        })
    })
}

/// The seat that is asked for a second card on the way to the turn's end, if any: there is never more than one.
fn follower(bout: &Circle) -> Option<Seat> {
    let choice = bout.choice()?;
    match choice.ask {
        Ask::Direction { .. } => choices(bout).find_map(|bout| follower(&bout)),
        Ask::Substitute | Ask::FollowUp => Some(choice.seat),
    }
}

/// The end of the turn, everybody who is asked on the way taking what is judged best for the own seat; judgements are East's.
pub fn settle(bout: Circle, judge: &impl Fn(&Circle) -> f32) -> Circle {
    let Some(choice) = bout.choice() else {
        return bout;
    };
    let sign = if choice.seat == Seat::EAST { 1.0 } else { -1.0 };
    let ends = choices(&bout).map(|bout| settle(bout, judge));
    let judged = ends.map(|bout| (sign * judge(&bout), bout));
    judged
        .max_by(|(a, _), (b, _)| a.total_cmp(b))
        .map_or(bout, |(_, bout)| bout)
}

/// For each card the hands that hold it.
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
