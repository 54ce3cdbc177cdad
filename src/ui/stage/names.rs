//! What the players are called.

use crate::{session::Player, ui::words::t};

/// A player’s name as it stands in sentences.
pub fn player_name(player: &Player) -> String {
    match player {
        Player::Person(name) => name.clone(),
        Player::Computer(level) => t!("level", level = level.slug()),
    }
}

/// East’s and West’s names.
pub fn names(players: &[Player; 2]) -> [String; 2] {
    [player_name(&players[0]), player_name(&players[1])]
}
