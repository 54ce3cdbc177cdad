//! No move received (NMR): what the referee plays for a seat that has not chosen in time.

use rand::{Rng, seq::IteratorRandom};
use serde::{Deserialize, Serialize};

use super::{Action, Card, Play, Tactic, Track};
use crate::rules::Seat;

/// A card that a seat nominates from the opponent's hand while choosing, for the case that the opponent's time runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Nomination {
    /// A card; a Sumo Master then names a tactic at random.
    Card(Card),
    /// A card as it is to be revealed.
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
    /// What the referee plays for the seat: the card that its opponent nominated, if the seat holds it, otherwise one of its cards, each as
    /// likely. `None` when no card is asked for.
    pub fn referee<R: Rng>(
        &self,
        seat: Seat,
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
