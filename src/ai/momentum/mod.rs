//! Stands in until the opponent lands on this branch: plays at random.

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

use super::Level;
use crate::rules::{
    Enumerate as _,
    momentum::{Action, View},
};

/// Any turn.
///
/// # Errors
/// When the bout is over.
pub fn decide(view: &View, _: Level, seed: u64) -> Result<Action, ()> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mover = view.bout.position().mover();
    view.bout.any(mover, &mut rng).ok_or(())
}

pub mod advice {
    //! Stands in.

    use serde::{Deserialize, Serialize};

    use super::View;

    /// Nothing yet.
    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    pub struct Advice {}

    /// Nothing yet.
    ///
    /// # Errors
    /// Always.
    pub fn advise(_: &View, _: u64) -> Result<Advice, ()> {
        Err(())
    }
}
