//! The referee: plays every record of a text through the rules of its game and says what came of it.

use serde::Serialize;
use serde_json::{Map, Value};

use super::{Notation, RawRecord, Record, RecordError, split};
use crate::rules::{GameId, tricks::Tricks};

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
}

impl From<RecordError> for Finding {
    fn from(error: RecordError) -> Self {
        Self::Damaged {
            ok: false,
            game: error.game,
            line: error.line,
            token: error.token,
            error: error.error,
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
        Some(game @ (GameId::Track | GameId::Circle | GameId::Momentum | GameId::Slam)) => {
            let error = format!(
                "The rules of “{}” are not part of this version yet",
                game.slug()
            );
            RecordError {
                game: Some(game),
                line: raw.line,
                token: game.slug().to_owned(),
                error,
            }
            .into()
        }
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
