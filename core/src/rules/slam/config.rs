//! Who plays, and what for.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::MOST_PLAYERS;

/// What is played for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// The first to reach [`super::GOAL`].
    #[default]
    Basho,
    /// The lowest leaves after each round.
    Nokkuauto,
}

impl Mode {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Basho, Self::Nokkuauto];

    /// The word in records, which is the kimarite, too.
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

/// Who plays, and what for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Config {
    /// The names, in the order in which they sit; the first begins. One to [`MOST_PLAYERS`], as [`check`] has them; one alone practises.
    pub players: Vec<String>,
    /// What is played for.
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

/// Why these cannot play together.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadPlayers {
    /// Somebody has no name; nobody at all included.
    #[error("Every player needs a name")]
    Nameless,
    /// More than [`MOST_PLAYERS`].
    #[error("There are {0} players; no more than {MOST_PLAYERS} can play")]
    TooMany(usize),
    /// Two have the same name.
    #[error("Two players are called “{0}”; each needs a name of their own")]
    Twice(String),
    /// A record could not hold this name; [`tidy`] makes it one that can be.
    #[error(
        "“{0}” cannot be a name: no comma with a space after it can stand in one, and nothing that cannot be seen"
    )]
    NotAName(String),
}

/// Whether these can play together, in this order.
///
/// # Errors
/// What stands against it.
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

/// What parts two names in a record.
pub(super) const PART: &str = ", ";

/// The name as a record can hold it: white space and control characters are one space each, none at the ends, and none after a comma.
pub fn tidy(name: &str) -> String {
    let parts = name.split(|c: char| c.is_whitespace() || c.is_control());
    let words: Vec<&str> = parts.filter(|word| !word.is_empty()).collect();
    words.join(" ").replace(PART, ",")
}
