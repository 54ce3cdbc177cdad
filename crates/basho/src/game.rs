//! The game of a bout that the book holds.

use rules::GameId;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::bout::is_word;

/// The game of a bout in the book. It may be one that only a later version of the page knows: the book keeps such a bout and shows it nowhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameName {
    /// A game of this version.
    Known(GameId),
    /// The word for any other game.
    Unknown(String),
}

impl GameName {
    /// The game called by this word.
    pub fn of_slug(word: &str) -> Self {
        let known = GameId::from_slug(word).map(Self::Known);
        known.unwrap_or_else(|| Self::Unknown(word.to_owned()))
    }

    /// The game, if this version has it.
    pub const fn known(&self) -> Option<GameId> {
        match self {
            Self::Known(game) => Some(*game),
            Self::Unknown(_) => None,
        }
    }

    /// The word for the game.
    pub fn slug(&self) -> &str {
        match self {
            Self::Known(game) => game.slug(),
            Self::Unknown(word) => word,
        }
    }

    /// Whether some version of the page can have written it.
    pub(super) fn is_sound(&self) -> bool {
        is_word(self.slug())
    }
}

impl From<GameId> for GameName {
    fn from(game: GameId) -> Self {
        Self::Known(game)
    }
}

impl PartialEq<GameId> for GameName {
    fn eq(&self, game: &GameId) -> bool {
        self.known() == Some(*game)
    }
}

impl Serialize for GameName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.slug().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for GameName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        Ok(Self::of_slug(&word))
    }
}
