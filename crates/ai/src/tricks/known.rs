//! What a seat knows: its view as sets of cards, and the hands that the other seat may hold.

use rand::Rng;
use rules::{
    Determinize, Game, Joint, Side, Step, Turn,
    tricks::{Card, CardSet, Deal, Throws, Tricks, View},
};

use super::{CannotDecide, solver::Stand};

/// What the seat has to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A tachiai card, at the same time as the other seat.
    Tachiai,
    /// A lead.
    Lead,
    /// A card that follows this lead.
    Follow(Card),
}

/// The view of a seat that has to choose a card.
#[derive(Clone, PartialEq, Debug)]
pub struct Known {
    /// The view.
    pub view: View,
    /// The seat.
    pub seat: Side,
    /// What it has to choose.
    pub asked: Asked,
    /// The cards that the other may hold.
    pub possible: CardSet,
    /// How many of them the other holds.
    pub others: usize,
}

impl Known {
    /// Reads a view.
    ///
    /// # Errors
    /// [`CannotDecide`] for a view of a seat that does not act, or one that no bout shows. The rules replay the bout in the view to check
    /// it.
    pub fn new<R: Rng>(view: &View, rng: &mut R) -> Result<Self, CannotDecide> {
        let asked = view.viewer.side().filter(|&side| view.turn.asks(side));
        let seat = asked.ok_or(CannotDecide::NotAsked)?;
        let twin = Tricks::determinize(view, rng).ok_or(CannotDecide::NoSuchBout)?;
        if replay(&twin).is_none_or(|state| state != twin) {
            return Err(CannotDecide::NoSuchBout);
        }
        let asked = match view.trick {
            None => Asked::Tachiai,
            Some((_, None)) => Asked::Lead,
            Some((_, Some(led))) => Asked::Follow(led),
        };
        let other = seat.other();
        Ok(Self {
            seat,
            asked,
            possible: view.unknown().without(view.out_of(other).cards()),
            others: view.held[other.index()].into(),
            view: view.clone(),
        })
    }

    /// The table rule on throws.
    pub const fn throws(&self) -> Throws {
        self.view.config.throws
    }

    /// Where the wrestlers stand, as that seat sees it.
    pub fn stand(&self, seat: Side) -> Stand {
        let position = self.view.position;
        Stand::new(if seat == Side::East {
            position
        } else {
            -position
        })
    }

    /// The cards that have not been revealed to everybody.
    pub fn hidden(&self) -> CardSet {
        CardSet::ALL.without(self.view.shown())
    }

    /// How many hands the other may hold.
    pub fn count(&self) -> u64 {
        choose(self.possible.len() as u64, self.others as u64)
    }

    /// Every hand that the other may hold.
    pub fn hands(&self) -> impl Iterator<Item = CardSet> + use<> {
        subsets(self.possible, self.others)
    }
}

/// The number of ways to take `some` of `all` things.
fn choose(all: u64, some: u64) -> u64 {
    (0..some).fold(1, |ways, taken| {
        ways * (all.saturating_sub(taken)) / (taken + 1)
    })
}

/// Every subset of that size.
pub fn subsets(set: CardSet, size: usize) -> impl Iterator<Item = CardSet> {
    let cards: Vec<Card> = set.into_iter().collect();
    let end = 1u32 << cards.len();
    let first = (1u32 << size.min(31)) - 1;
    let patterns = std::iter::successors((first < end).then_some(first), move |&pattern| {
        if pattern == 0 {
            return None;
        }
        // The next larger number with equally many ones (Gosper's hack).
        let low = pattern & pattern.wrapping_neg();
        let ripple = pattern + low;
        let next = ripple | (((pattern ^ ripple) >> 2) / low);
        (next < end).then_some(next)
    });
    patterns.map(move |pattern| {
        let places = (0..cards.len()).filter(|place| pattern >> place & 1 == 1);
        places.map(|place| cards[place]).collect()
    })
}

/// Replays a completed view from its beginning; `None` if the rules refuse a step.
fn replay(end: &Tricks) -> Option<Tricks> {
    let mut hands = Side::PAIR.map(|seat| end.hand(seat));
    let mut steps = Vec::new();
    for cards in end.tachiai() {
        for seat in Side::PAIR {
            hands[seat.index()].insert(cards[seat.index()]);
        }
        steps.push(Joint::Both(cards));
    }
    for trick in end.tricks() {
        for seat in Side::PAIR {
            hands[seat.index()].insert(trick.card_of(seat));
        }
        steps.push(Joint::One(trick.leader.into(), trick.led));
        steps.push(Joint::One(trick.leader.other().into(), trick.followed));
    }
    if let Some((leader, Some(led))) = end.trick() {
        hands[leader.index()].insert(led);
        steps.push(Joint::One(leader.into(), led));
    }
    let mut state = Tricks::new(&end.config());
    state.apply(Step::Chance(Deal { hands }), &mut ()).ok()?;
    for step in steps {
        if matches!(state.turn(), Turn::Over(_)) {
            return None;
        }
        state.apply(Step::Act(step), &mut ()).ok()?;
    }
    Some(state)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subsets_yields_every_subset_once() {
        for size in 0..=8 {
            let set = CardSet::from_bits(0b1010_1110_0110_1010_0101);
            let all: std::collections::HashSet<CardSet> = subsets(set, size).collect();
            assert_eq!(all.len() as u64, choose(set.len() as u64, size as u64));
            assert!(
                all.iter()
                    .all(|s| s.len() == size && s.without(set).is_empty())
            );
        }
        assert_eq!(subsets(CardSet::from_bits(3), 3).count(), 0);
        assert_eq!(choose(12, 8), 495);
    }
}
