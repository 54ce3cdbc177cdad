//! The computer opponents of `tricks`, trick-taking sumo.
//!
//! [`solver`] plays on with all cards known, and [`known`] says which hands the other may hold; [`sampling`] is the plain opponent that
//! combines the two. [`thinking`] is the strong opponent: it infers the other's hand from what the other has played ([`model`]), searches
//! ahead without knowing that hand ([`lookahead`]), and solves the [`tachiai`] and the [`endgame`]. [`certain`] proves how a bout must end,
//! and [`advice`] tells a player what the strong opponent thinks.

pub mod advice;
pub mod certain;
pub mod endgame;
pub mod known;
pub mod lookahead;
pub mod model;
pub mod sampling;
pub mod solver;
pub mod tachiai;
pub mod thinking;

use advice::Advice;
use known::Known;
use rand::{Rng, RngExt};
use rules::tricks::{Card, Tricks, View};
use thinking::Effort;

use super::{CannotDecide, Level, Opponent, draw};

/// The weight of each card; cards that are missing are never played.
pub type Mix = Vec<(Card, f32)>;

impl Opponent for Tricks {
    type Context = ();
    type Advice = Advice;
    type Memory = ();

    fn decide<R: Rng>(
        view: &View,
        (): (),
        level: Level,
        rng: &mut R,
        (): &mut (),
    ) -> Result<Card, CannotDecide> {
        let known = Known::new(view, rng)?;
        draw(&mix(&known, level, rng), rng).ok_or(CannotDecide::NoSuchBout)
    }

    fn advise<R: Rng>(
        view: &View,
        (): (),
        rng: &mut R,
        (): &mut (),
    ) -> Result<Advice, CannotDecide> {
        advice::advise(view, rng)
    }
}

/// The mix that a level plays. The four lower ranks sample more and more deals; `docs/opponents.md` has the figures.
pub fn mix<R: Rng>(known: &Known, level: Level, rng: &mut R) -> Mix {
    match level {
        Level::Makushita if rng.random() => anything(known),
        Level::Makushita | Level::Maegashira => sampling::mix(known, 1, rng),
        Level::Komusubi => sampling::mix(known, 4, rng),
        Level::Ozeki => sampling::mix(known, 30, rng),
        Level::Yokozuna => thinking::mix(known, &Effort::default(), rng),
    }
}

/// Every legal card with equal probability.
pub fn anything(known: &Known) -> Mix {
    let cards = known.view.playable();
    cards
        .into_iter()
        .map(|card| (card, 1.0 / cards.len() as f32))
        .collect()
}

#[cfg(test)]
mod opponent_tests;
