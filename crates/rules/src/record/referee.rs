//! The referee: plays every record of a text through the rules of its game and reports the result.

use std::fmt::Display;

use serde::Serialize;
use serde_json::{Map, Value};

use super::{Broken, Notation, RawRecord, Record, RecordError, split};
use crate::GameId;
use crate::with_game;

/// The referee's report on one record; the `referee` command prints it as one line of JSON.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Finding {
    /// Every move is legal.
    Sound {
        /// Always `true`.
        ok: bool,
        /// The game.
        game: GameId,
        /// The game's own fields: how the bout stands or how it ended.
        #[serde(flatten)]
        summary: Map<String, Value>,
    },
    /// The record has a fault.
    Damaged {
        /// Always `false`.
        ok: bool,
        /// The game, if a known `Game` tag was read.
        game: Option<GameId>,
        /// The line of the text, counted from 1.
        line: usize,
        /// The token or part of a tag at fault.
        token: String,
        /// What is wrong, in words for a player.
        error: String,
    },
}

impl Finding {
    /// Whether the record is sound.
    pub const fn is_sound(&self) -> bool {
        matches!(self, Self::Sound { .. })
    }

    /// The report on a record that cannot be judged, for a reason outside its text.
    pub fn beside(raw: &RawRecord, token: &str, error: String) -> Self {
        Self::Damaged {
            ok: false,
            game: raw.game,
            line: raw.line,
            token: token.to_owned(),
            error,
        }
    }
}

impl<I: Display, M: Display> From<RecordError<I, M>> for Finding {
    fn from(error: RecordError<I, M>) -> Self {
        Self::Damaged {
            ok: false,
            game: error.game,
            line: error.line,
            token: error.token,
            error: error.fault.to_string(),
        }
    }
}

impl From<Broken> for Finding {
    fn from(broken: Broken) -> Self {
        Self::Damaged {
            ok: false,
            game: broken.game,
            line: broken.line,
            token: broken.token,
            error: broken.form.to_string(),
        }
    }
}

/// Judges every record of a text, in order. Linear in the text.
pub fn referee(text: &str) -> Vec<Finding> {
    split(text).iter().map(judge).collect()
}

fn judge(raw: &RawRecord) -> Finding {
    match raw.game {
        Some(game) => with_game!(game, G => played::<G>(raw)),
        None => raw.unknown_game().into(),
    }
}

fn played<G: Notation>(raw: &RawRecord) -> Finding {
    match Record::<G>::read(raw) {
        Ok((_, state)) => Finding::Sound {
            ok: true,
            game: G::ID,
            summary: state.summary(),
        },
        Err(error) => error.into(),
    }
}
