//! The players' names.

use crate::{rules::Seat, session::Player, ui::words::t};

/// A player’s name as used in sentences.
pub fn player_name(player: &Player) -> String {
    match player {
        Player::Person(name) => name.clone(),
        Player::Computer(level) => t!("level", level = level.slug()),
    }
}

/// East’s and West’s names; if they are equal, each with its seat.
pub fn names(players: &[Player; 2]) -> [String; 2] {
    let names = [player_name(&players[0]), player_name(&players[1])];
    if names[0] != names[1] {
        return names;
    }
    let seated = |seat: Seat| {
        t!(
            "name-of-seat",
            name = &names[seat.index() & 1],
            seat = t!("seat", seat = seat.slug())
        )
    };
    Seat::PAIR.map(seated)
}
