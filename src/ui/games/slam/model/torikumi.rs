//! A bout as scorepads know it, and the next one between the same.

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

/// How scorepads know a bout.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Torikumi {
    /// Tells the bout from all others.
    pub id: u64,
    /// Which wrestlers sit there, by id; none for guests and computers.
    pub wrestlers: Vec<Option<u32>>,
}

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Begins {
    /// The youngest, chosen by hand.
    #[default]
    Youngest,
    /// Somebody, by lot.
    Random,
    /// Whoever won last.
    Champion,
}

impl Model {
    /// Who begins, by agreement.
    pub fn begins(&self) -> Begins {
        self.begins
    }

    /// How scorepads know the bout; none for practice.
    pub fn torikumi(&self) -> Option<&Torikumi> {
        self.torikumi.as_ref()
    }

    /// The next bout between the same, with another who begins if that was agreed.
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
            // A basho makes nobody grand champion: the last one began.
            (Begins::Champion, Some(winner)) if self.mode() == Mode::Nokkuauto => winner.index(),
            _ => 0,
        };
        let number = sitters.len();
        sitters.rotate_left(first.min(number));
        let (mode, rope) = (self.mode(), self.rope.clone());
        Self::new(sitters, mode, rope, self.begins, self.keiko, rng)
    }

    /// Writes down on scorepads what a decided bout has come to: once, however often it is called.
    ///
    /// # Errors
    /// In a player’s words, when it cannot be written.
    pub fn write_down(&self, store: &Store) -> Result<(), String> {
        self.decided_bout()
            .map_or(Ok(()), |bout| book::enter(store, bout))
    }

    /// What is written on scorepads, but for the day: none while the bout is undecided, or not for them.
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
            // Of two computers of one strength, one keeps the sheet.
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
