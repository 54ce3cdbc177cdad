//! The players and the mode.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::MOST_PLAYERS;

/// The mode: how the bout is won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// The first to reach [`super::GOAL`] wins.
    #[default]
    Basho,
    /// The lowest total leaves after each round; the last player wins.
    Nokkuauto,
}

impl Mode {
    /// Both modes.
    pub const ALL: [Self; 2] = [Self::Basho, Self::Nokkuauto];

    /// The word for the mode in records, also as the kimarite.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Basho => "basho",
            Self::Nokkuauto => "nokkuauto",
        }
    }

    /// The mode with that word.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mode| mode.slug() == slug)
    }
}

/// The players and the mode.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Config {
    /// The names in seating order; the first player begins. One to [`MOST_PLAYERS`] names that pass [`check`]; one player alone practises.
    pub players: Vec<String>,
    /// The mode.
    pub mode: Mode,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            players: vec!["East".to_owned(), "West".to_owned()],
            mode: Mode::Basho,
        }
    }
}

/// Why these players cannot play together.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadPlayers {
    /// A player has no name, or there is no player.
    #[error("Every player needs a name")]
    Nameless,
    /// More than [`MOST_PLAYERS`].
    #[error("There are {0} players; no more than {MOST_PLAYERS} can play")]
    TooMany(usize),
    /// Two players have the same name.
    #[error("Two players are called “{0}”; each needs a name of their own")]
    Twice(String),
    /// A record cannot hold this name; [`tidy`] turns it into one that it can hold.
    #[error(
        "“{0}” cannot be a name: no comma with a space after it can stand in one, and nothing that cannot be seen"
    )]
    NotAName(String),
}

/// Checks whether these players can play together, in this order.
///
/// # Errors
/// Why they cannot.
pub fn check(players: &[String]) -> Result<(), BadPlayers> {
    if players.len() > MOST_PLAYERS {
        return Err(BadPlayers::TooMany(players.len()));
    }
    if players.is_empty() {
        return Err(BadPlayers::Nameless);
    }
    let mut names = BTreeSet::new();
    for name in players {
        if name.trim().is_empty() {
            return Err(BadPlayers::Nameless);
        }
        if name.contains(PART) || name.contains(char::is_control) {
            return Err(BadPlayers::NotAName(name.clone()));
        }
        if !names.insert(name) {
            return Err(BadPlayers::Twice(name.clone()));
        }
    }
    Ok(())
}

/// The separator between two names in a record.
pub(super) const PART: &str = ", ";

/// The name as a record can hold it: white space and control characters become single spaces, with none at the ends or after a comma.
pub fn tidy(name: &str) -> String {
    let parts = name.split(|c: char| c.is_whitespace() || c.is_control());
    let words: Vec<&str> = parts.filter(|word| !word.is_empty()).collect();
    words.join(" ").replace(PART, ",")
}
