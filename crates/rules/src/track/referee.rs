//! No move received (NMR): which card the referee plays for a seat that has not chosen in time.

use rand::{Rng, seq::IteratorRandom};
use serde::{Deserialize, Serialize};

use super::{Action, Card, Play, Tactic, Track};
use crate::Side;

/// A card of the opponent that a seat nominates while choosing, in case the opponent's time runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Nomination {
    /// A card; the referee draws a Sumo Master's tactic at random.
    Card(Card),
    /// A card with the tactic that a Sumo Master is to be played as.
    Play(Play),
}

impl Nomination {
    /// The nominated card.
    pub const fn card(self) -> Card {
        match self {
            Self::Card(card) => card,
            Self::Play(play) => play.card(),
        }
    }
}

impl Track {
    /// What the referee plays for the seat: the card that its opponent nominated, if the seat holds it; otherwise one of its cards, all
    /// equally likely. `None` if the turn asks for no card.
    pub fn referee<R: Rng>(
        &self,
        seat: Side,
        nomination: Option<Nomination>,
        rng: &mut R,
    ) -> Option<Action> {
        let playable = self.playable(seat);
        if playable.is_empty() {
            return None;
        }
        let nominated = nomination.filter(|nominated| self.hand(seat).contains(nominated.card()));
        let card = match nominated {
            Some(Nomination::Play(play)) => return Some(Action::referees(play)),
            Some(Nomination::Card(card)) => card,
            None => self.hand(seat).into_iter().choose(rng)?,
        };
        let play = match card {
            Card::Number(number) => Play::Number(number),
            Card::Tactic(tactic) => Play::Tactic(tactic),
            Card::Master => Play::Master(Tactic::ALL.into_iter().choose(rng)?),
        };
        Some(Action::referees(play))
    }
}
