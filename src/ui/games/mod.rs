//! One folder a game: its model, its words, its screens.

pub mod track;
pub mod tricks;

use crate::rules::GameId;

/// The games that can be played.
pub const READY: [GameId; 2] = [GameId::Tricks, GameId::Track];
