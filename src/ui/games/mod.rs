//! One folder a game: its model, its words, its screens.

pub mod circle;
pub mod momentum;
pub mod track;
pub mod tricks;

use crate::rules::GameId;

/// The games that can be played.
pub const READY: [GameId; 4] = [
    GameId::Tricks,
    GameId::Track,
    GameId::Circle,
    GameId::Momentum,
];
