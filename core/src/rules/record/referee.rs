//! The referee: plays every record of a text through the rules of its game and says what came of it.

use std::fmt::Display;

use serde::Serialize;
use serde_json::{Map, Value};

use super::{Broken, Notation, RawRecord, Record, RecordError, split};
use crate::rules::{
    GameId, circle::Circle, momentum::Momentum, slam::Slam, track::Track, tricks::Tricks,
};

/// What the referee says of one record; serialised, it is the line that the `referee` command prints.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Finding {
    /// Every move is legal.
    Sound {
        /// `true`.
        ok: bool,
        /// The game.
        game: GameId,
        /// The game's own fields: how the bout stands or ended.
        #[serde(flatten)]
        summary: Map<String, Value>,
    },
    /// Something in it cannot be.
    Damaged {
        /// `false`.
        ok: bool,
        /// The game, if a known `Game` tag was read.
        game: Option<GameId>,
        /// The line of the text, counted from 1.
        line: usize,
        /// The token or part of a tag at fault.
        token: String,
        /// The rule that was broken, in a player's words.
        error: String,
    },
}

impl Finding {
    /// Whether the record is sound.
    pub const fn is_sound(&self) -> bool {
        matches!(self, Self::Sound { .. })
    }

    /// What is said of a record that cannot be judged for another reason than its text.
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
        Some(GameId::Tricks) => played::<Tricks>(raw),
        Some(GameId::Track) => played::<Track>(raw),
        Some(GameId::Circle) => played::<Circle>(raw),
        Some(GameId::Momentum) => played::<Momentum>(raw),
        Some(GameId::Slam) => played::<Slam>(raw),
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
