//! The players' names.

use super::{GameUi, Model};
use crate::{
    rules::Seat,
    session::Player,
    ui::{book::opponent_name, words::t},
};

/// A player’s name as used in sentences.
pub fn player_name(player: &Player) -> String {
    match player {
        Player::Person(name) => name.clone(),
        Player::Computer(level) => opponent_name(*level),
    }
}

/// The players' names in seat order; if two players have the same, each with its seat.
pub fn names(players: &[Player]) -> Vec<String> {
    let names: Vec<String> = players.iter().map(player_name).collect();
    match &names[..] {
        [east, west] if east == west => Seat::PAIR
            .into_iter()
            .map(|seat| {
                t!(
                    "name-of-seat",
                    name = east,
                    seat = t!("seat", seat = seat.slug())
                )
            })
            .collect(),
        _ => names,
    }
}

impl<G: GameUi> Model<G> {
    /// East’s and West’s names, in a game for two.
    pub fn pair_names(&self) -> [String; 2] {
        let mut names = self.names().into_iter();
        [(); 2].map(|()| names.next().unwrap_or_default())
    }
}
