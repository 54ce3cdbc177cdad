//! The bout's entry on scorepads, and the rematch.

use rand::Rng;
use serde::{Deserialize, Serialize};

use super::{Mode, Model, Sitter};
use crate::{
    basho::{Bout, Fighter, tidy},
    rules::{GameId, record::Notation as _},
    session::Player,
    store::Store,
    ui::book::{self, rank_of},
};

/// How scorepads identify a bout.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BoutIdentity {
    /// The bout's unique id.
    pub id: u64,
    /// The wrestlers' ids by seat; `None` for guests and computers.
    pub wrestlers: Vec<Option<u32>>,
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

impl Model {
    /// How the players agreed on who begins.
    pub fn begins(&self) -> Begins {
        self.begins
    }

    /// How scorepads identify the bout; `None` for practice.
    pub fn torikumi(&self) -> Option<&BoutIdentity> {
        self.torikumi.as_ref()
    }

    /// The next bout between the same players. The agreement decides who begins.
    #[must_use]
    pub fn rematch<R: Rng>(&self, rng: &mut R) -> Self {
        let wrestlers = self.torikumi.as_ref().map(|it| &it.wrestlers);
        let seats = self.players.iter().zip(self.names()).enumerate();
        let mut sitters: Vec<Sitter> = seats
            .map(|(place, (player, name))| Sitter {
                player: player.clone(),
                name: name.clone(),
                wrestler: wrestlers.and_then(|ids| ids.get(place).copied().flatten()),
            })
            .collect();
        let first = match (self.begins, self.winner()) {
            (Begins::Random, _) => rng.next_u32() as usize % sitters.len().max(1),
            // A basho makes nobody grand champion, so the same player begins again.
            (Begins::Champion, Some(winner)) if self.mode() == Mode::Nokkuauto => winner.index(),
            _ => 0,
        };
        let number = sitters.len();
        sitters.rotate_left(first.min(number));
        let (mode, rope) = (self.mode(), self.rope.clone());
        Self::new(sitters, mode, rope, self.begins, self.keiko, rng)
    }

    /// Enters a decided bout on scorepads: once, however often it is called.
    ///
    /// # Errors
    /// A sentence for the player, if the entry cannot be written.
    pub fn write_down(&self, store: &Store) -> Result<(), String> {
        self.decided_bout()
            .map_or(Ok(()), |bout| book::enter(store, bout))
    }

    /// The entry for scorepads, without the date; `None` while the bout is undecided, or in practice.
    pub fn decided_bout(&self) -> Option<Bout> {
        let torikumi = self.torikumi.as_ref()?;
        let winner = self.winner()?;
        let mut seats: Vec<Fighter> = Vec::new();
        for (place, player) in self.players.iter().enumerate() {
            let wrestler = torikumi.wrestlers.get(place).copied().flatten();
            let name = self.names().get(place);
            let guest = || Fighter::Guest(name.and_then(|name| tidy(name)).unwrap_or_default());
            let fighter = match (player, wrestler) {
                (Player::Computer(level), _) => Fighter::Computer(rank_of(*level)),
                (Player::Person(_), Some(id)) => Fighter::Wrestler(id),
                (Player::Person(_), None) => guest(),
            };
            // Of two computers of the same strength, only one has a scorepad entry; the other counts as a guest.
            let twice = fighter.keeper().is_some() && seats.contains(&fighter);
            seats.push(if twice { guest() } else { fighter });
        }
        Some(Bout {
            id: torikumi.id,
            game: GameId::Slam,
            date: String::new(),
            seats,
            winner,
            kimarite: self.bout().kimarite_slug()?.to_owned(),
        })
    }
}
