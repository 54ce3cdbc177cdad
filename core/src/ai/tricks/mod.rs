//! The computer opponents of `tricks`, trick-taking sumo.
//!
//! [`solver`] plays on with all cards known, and [`known`] says which hands the other may hold; [`sampling`] is the plain opponent that
//! combines the two. [`thinking`] is the strong opponent: it reads what the other has played ([`model`]), looks ahead without looking into
//! the other's hand ([`lookahead`]), and solves the [`tachiai`] and the [`endgame`]. [`advice`] tells a player what it thinks; [`oracle`],
//! [`arena`] and [`exploit`] serve the command line.

pub mod advice;
pub mod arena;
pub mod endgame;
pub mod exploit;
pub mod known;
pub mod lookahead;
pub mod model;
pub mod oracle;
pub mod sampling;
pub mod solver;
pub mod tachiai;
pub mod thinking;

use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

use super::{Level, draw};
use crate::rules::tricks::{Card, View};
use known::Known;
use thinking::Effort;

/// Why no card can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotDecide {
    /// The view is not that of a seat that has to choose a card.
    #[error("This seat is not asked for a card now")]
    NotAsked,
    /// No bout shows such a view.
    #[error("No bout can look like this")]
    NoSuchBout,
}

/// The weight of each card; cards that are missing are never played.
pub type Mix = Vec<(Card, f32)>;

/// The card that a computer opponent of this level plays.
///
/// # Errors
/// [`CannotDecide`]; never for a view that a bout shows to a seat that acts.
pub fn decide(view: &View, level: Level, seed: u64) -> Result<Card, CannotDecide> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let known = Known::new(view, &mut rng)?;
    draw(&mix(&known, level, &mut rng), &mut rng).ok_or(CannotDecide::NoSuchBout)
}

/// The mix that a level plays. The four lower ranks sample more and more deals; `docs/opponents.md` has the figures.
fn mix<R: Rng>(known: &Known, level: Level, rng: &mut R) -> Mix {
    match level {
        Level::Makushita if rng.random() => anything(known),
        Level::Makushita | Level::Maegashira => sampling::mix(known, 1, rng),
        Level::Komusubi => sampling::mix(known, 4, rng),
        Level::Ozeki => sampling::mix(known, 30, rng),
        Level::Yokozuna => thinking::mix(known, &Effort::default(), rng),
    }
}

/// Every legal card with equal probability.
fn anything(known: &Known) -> Mix {
    let cards = known.view.playable();
    cards
        .into_iter()
        .map(|card| (card, 1.0 / cards.len() as f32))
        .collect()
}
