//! What fuzzing must know about each game besides its rules. A game without its [`Fuzzed`] does not compile.

mod circle;
mod momentum;
mod slam;
mod track;
mod tricks;

use rules::laws::Lawful;
use serde::{Serialize, de::DeserializeOwned};

/// A game whose bouts can be encoded as bytes.
pub trait Fuzzed:
    Lawful<
        Action: Serialize + DeserializeOwned,
        Chance: Serialize + DeserializeOwned,
        View: Serialize + DeserializeOwned,
    >
{
    /// All configs, apart from the players' names.
    fn configs() -> impl Iterator<Item = Self::Config>;

    /// The index of the config in [`Fuzzed::configs`], ignoring names.
    fn number(config: &Self::Config) -> Option<usize> {
        Self::configs().position(|it| it == *config)
    }

    /// Asserts that this state is possible in a bout.
    ///
    /// # Panics
    /// If it is not.
    fn sound(&self);
}
