//! Thinking about trick-taking sumo.
//!
//! [`solver`] plays on with all cards known; [`known`] says which hands the other may hold; [`sampling`] is the plain opponent that puts the two
//! together.

pub mod known;
pub mod sampling;
pub mod solver;

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

use super::Level;
use crate::rules::tricks::{Card, View};
use known::Known;

/// Why no card can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotDecide {
    /// The view is not of a seat that is asked for a card.
    #[error("This seat is not asked for a card now")]
    NotAsked,
    /// No bout shows such a view.
    #[error("No bout can look like this")]
    NoSuchBout,
}

/// The card that a computer opponent of this level plays.
///
/// # Errors
/// [`CannotDecide`]; never for the view that a bout shows to a seat that is asked.
pub fn decide(view: &View, level: Level, seed: u64) -> Result<Card, CannotDecide> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let known = Known::new(view, &mut rng)?;
    let deals = match level {
        Level::Makushita => 1,
        Level::Maegashira => 2,
        Level::Komusubi => 5,
        Level::Ozeki => 20,
        Level::Yokozuna => 500,
    };
    sampling::choose(&known, deals, &mut rng).ok_or(CannotDecide::NoSuchBout)
}
