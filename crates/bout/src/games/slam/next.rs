//! Who plays, who begins, and the next bout between the same players.

use rand::Rng;
use serde::{Deserialize, Serialize};

use super::{Config, Mode, Model, Player, RingState, Rope};

/// A player who sits down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// Whether a person or a computer plays.
    pub player: Player,
    /// The player's name, unique at the table.
    pub name: String,
    /// The wrestler's id; `None` for guests and computers.
    pub wrestler: Option<u32>,
}

/// How it is decided who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Begins {
    /// The youngest player, whom the players name.
    #[default]
    Youngest,
    /// A random player.
    Random,
    /// The last winner.
    Champion,
}

/// A new bout between these players, of whom the first begins.
pub fn begin<R: Rng>(
    sitters: Vec<Sitter>,
    mode: Mode,
    rope: Rope,
    begins: Begins,
    keiko: bool,
    rng: &mut R,
) -> Model {
    let config = Config {
        players: sitters.iter().map(|sitter| sitter.name.clone()).collect(),
        mode,
    };
    let (players, wrestlers): (Vec<_>, Vec<_>) = sitters
        .into_iter()
        .map(|sitter| (sitter.player, sitter.wrestler))
        .unzip();
    let ring_state = RingState {
        begins,
        rope,
        ..RingState::default()
    };
    Model::new(players, keiko, config, rng)
        .between(wrestlers)
        .equipped(ring_state)
}

/// The player who begins the next bout by the players' agreement, and its config.
pub(super) fn next<R: Rng>(model: &Model, rng: &mut R) -> (usize, Config) {
    let mut config = model.config();
    let number = config.players.len();
    let first = match (model.extras().begins, model.winner()) {
        (Begins::Random, _) => rng.next_u32() as usize % number.max(1),
        // A basho makes nobody grand champion, so the same player begins again.
        (Begins::Champion, Some(winner)) if model.mode() == Mode::Nokkuauto => winner.index(),
        _ => 0,
    };
    config.players.rotate_left(first.min(number));
    (first, config)
}
