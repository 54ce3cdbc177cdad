//! The players' names.

use bout::{Model, Player};
use rules::Seat;

use super::GameUi;
use crate::ui::{data::book::opponent_name, words::t};

/// A player’s name as used in sentences.
pub fn player_name(player: &Player) -> String {
    match player {
        Player::Person(name) => name.clone(),
        Player::Computer(level) => opponent_name(*level),
    }
}

/// East and West, for a bout that nobody plays.
pub fn seat_names() -> [String; 2] {
    Seat::PAIR.map(|seat| t!("seat", seat))
}

/// The players' names in seat order; if two players have the same, each with its seat.
pub fn names(players: &[Player]) -> Vec<String> {
    let names: Vec<String> = players.iter().map(player_name).collect();
    match &names[..] {
        [east, west] if east == west => Seat::PAIR
            .into_iter()
            .map(|seat| t!("name-of-seat", name = east, seat = t!("seat", seat)))
            .collect(),
        _ => names,
    }
}

/// The players' names as used in sentences, in seat order.
pub fn names_of<G: GameUi>(model: &Model<G>) -> Vec<String> {
    names_in::<G>(&model.table().record().config, model.players())
}

/// The names of these players in a bout with this config, in seat order.
pub fn names_in<G: GameUi>(config: &G::Config, players: &[Player]) -> Vec<String> {
    match G::names(config) {
        [] => names(players),
        named => named.to_vec(),
    }
}

/// East’s and West’s names, in a game for two.
pub fn pair_names<G: GameUi>(model: &Model<G>) -> [String; 2] {
    let mut names = names_of(model).into_iter();
    [(); 2].map(|()| names.next().unwrap_or_default())
}

/// The names that a set-up proposes, or gives to a guest without a name, in all languages.
const PROPOSED: [&str; 9] = [
    "Tetsu",
    "Kaze",
    "鉄",
    "風",
    "Guest",
    "Gast",
    "Invité",
    "Ospite",
    "ゲスト",
];

/// Whether somebody has typed this name: it is none that set-ups give, nor one of those with a number after it.
pub fn is_typed(name: &str) -> bool {
    let unnumbered = name.trim_end_matches(|last: char| last.is_ascii_digit());
    !PROPOSED.contains(&unnumbered.trim_end())
}

/// The people who have typed a name and keep no scorepad, in a bout that counts.
pub fn guests<G: GameUi>(model: &Model<G>) -> Vec<(Seat, String)> {
    let Some(identity) = model.identity() else {
        return Vec::new();
    };
    let players = model.seats().zip(model.players()).zip(&identity.wrestlers);
    let guest = |((seat, player), wrestler): ((Seat, &Player), &Option<u32>)| match player {
        Player::Person(name) if wrestler.is_none() && is_typed(name) => Some((seat, name.clone())),
        _ => None,
    };
    players.filter_map(guest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::words::{CATALOGUES, speak};

    #[test]
    fn given_name_is_typed_in_no_language() {
        for (tag, file) in CATALOGUES {
            speak(tag, (*file).to_owned()).unwrap();
            for seat in Seat::PAIR {
                let proposed = t!("setup-default-name", seat);
                assert!(!is_typed(&proposed), "{tag}: {proposed}");
            }
            let unnamed = t!("slam-guest", number = 12);
            assert!(!is_typed(&unnamed), "{tag}: {unnamed}");
        }
        assert!(!is_typed("Tetsu 2"));
        assert!(["Anna", "Anna 2", "007"].into_iter().all(is_typed));
    }
}
