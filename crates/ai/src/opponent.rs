//! The trait of a game with computer opponents.

use std::fmt::Debug;

use rand::Rng;
use rules::Game;
use serde::{Serialize, de::DeserializeOwned};

use super::Level;

/// Why a computer opponent cannot choose an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotDecide {
    /// The view is not that of a seat that acts.
    #[error("This seat is not asked for anything now")]
    NotAsked,
    /// No bout shows such a view.
    #[error("No bout can look like this")]
    NoSuchBout,
}

/// A game with computer opponents. They use no random source but the caller's generator: equally seeded generators give equal results.
pub trait Opponent:
    Game<View: Serialize + DeserializeOwned, Action: Serialize + DeserializeOwned>
{
    /// What an opponent must know besides the view; `()` if the view says everything.
    type Context: Copy + PartialEq + Debug + Default + Serialize + DeserializeOwned;
    /// What the strongest level thinks of every action.
    type Advice: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// A cache that makes results come faster, never different; `()` if there is nothing to cache.
    type Memory: Default + Debug;

    /// The action that a computer opponent of this level chooses.
    ///
    /// # Errors
    /// [`CannotDecide`]; never for a view that a bout shows to a seat that acts.
    fn decide<R: Rng>(
        view: &Self::View,
        context: Self::Context,
        level: Level,
        rng: &mut R,
        memory: &mut Self::Memory,
    ) -> Result<Self::Action, CannotDecide>;

    /// What the strongest level thinks of this view.
    ///
    /// # Errors
    /// The same as [`Opponent::decide`].
    fn advise<R: Rng>(
        view: &Self::View,
        context: Self::Context,
        rng: &mut R,
        memory: &mut Self::Memory,
    ) -> Result<Self::Advice, CannotDecide>;
}

#[cfg(test)]
pub(crate) mod tests;
