//! What is asked before a bout: who sits down, in which order, by which rules, in which ring.

mod form;
mod page;
mod ring;

use rand::Rng;
use serde::{Deserialize, Serialize};

use super::{
    model::{Begins, Model, Sitter},
    told::Rope,
};
use crate::{
    ai::Level,
    basho::{Book, LONGEST_NAME, tidy},
    rules::{
        GameId,
        slam::{MOST_PLAYERS, Mode},
    },
    session::Player,
    store::{Slot, Store},
    ui::{book, stage::player_name, words::t},
};

pub use page::SetupPage;

/// Where the last set-up is kept.
pub const SETUP: Slot<Setup> = Slot::new("setup.slam", 1);

/// The most who sit down at one device.
pub(super) const MOST: usize = if MOST_PLAYERS < 8 { MOST_PLAYERS } else { 8 };

/// Who sits at a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// A guest, by name; without one by number.
    Guest(String),
    /// A wrestler, by id.
    Wrestler(u32),
    /// A computer of that strength.
    Computer(Level),
}

/// The last set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Who sits down, in the order in which they sit.
    pub places: Vec<Place>,
    /// Who begins.
    pub begins: Begins,
    /// Where the youngest sits.
    pub youngest: usize,
    /// What is played for.
    pub mode: Mode,
    /// The table options of the ring.
    pub rope: Rope,
    /// Whether it is practice.
    pub keiko: bool,
}

impl Default for Setup {
    fn default() -> Self {
        let guest = t!("setup-default-name", seat = "east");
        Self {
            places: vec![Place::Guest(guest), Place::Computer(Level::default())],
            begins: Begins::default(),
            youngest: 0,
            mode: Mode::default(),
            rope: Rope::default(),
            keiko: false,
        }
    }
}

/// A name as it stands in a record: without commas, which part names there.
fn clean(name: &str) -> Option<String> {
    tidy(&name.replace(',', " "))
}

/// The name, with a number if somebody has it already.
fn unlike(name: &str, others: &[Sitter]) -> String {
    let taken = |name: &str| {
        let name = name.to_lowercase();
        others.iter().any(|other| other.name.to_lowercase() == name)
    };
    let numbered = |number: usize| {
        let number = format!(" {number}");
        let room = LONGEST_NAME.saturating_sub(number.len());
        let short: String = name.chars().take(room).collect();
        format!("{}{number}", short.trim_end())
    };
    if !taken(name) {
        return name.to_owned();
    }
    (2..=others.len() + 2)
        .map(numbered)
        .find(|name| !taken(name))
        .unwrap_or_else(|| name.to_owned())
}

impl Setup {
    /// This, if so many can sit down.
    pub(in crate::ui) fn checked(self) -> Result<Self, ()> {
        let number = self.places.len();
        let sound = (1..=MOST).contains(&number) && self.youngest < number;
        sound.then_some(self).ok_or(())
    }

    /// The last set-up on this device, if there was one.
    pub fn last(store: &Store) -> Option<Self> {
        store.load_with(&SETUP, Self::checked)
    }

    /// Whether it has to be practice: one alone plays against nobody.
    pub fn alone(&self) -> bool {
        self.places.len() < 2
    }

    /// Whether nobody plays.
    pub fn watched(&self) -> bool {
        let computer = |place: &Place| matches!(place, Place::Computer(_));
        self.places.iter().all(computer)
    }

    /// Who sits down, in the order of the places: no name twice, no wrestler twice, no wrestler who has retired.
    pub fn sitters(&self, book: &Book) -> Vec<Sitter> {
        let mut sitters: Vec<Sitter> = Vec::new();
        for (place, seated) in self.places.iter().enumerate() {
            let guest = || t!("slam-guest", number = place + 1);
            let (person, wrestler) = match seated {
                Place::Computer(level) => {
                    let player = Player::Computer(*level);
                    let name = unlike(&player_name(&player), &sitters);
                    sitters.push(Sitter {
                        player,
                        name,
                        wrestler: None,
                    });
                    continue;
                }
                Place::Guest(name) => (clean(name).unwrap_or_else(guest), None),
                Place::Wrestler(id) => {
                    let free = !sitters.iter().any(|other| other.wrestler == Some(*id));
                    let known = book.wrestler(*id).filter(|it| !it.retired && free);
                    let name = known.and_then(|it| clean(&it.shikona));
                    (name.unwrap_or_else(guest), known.map(|it| it.id))
                }
            };
            let name = unlike(&person, &sitters);
            sitters.push(Sitter {
                player: Player::Person(name.clone()),
                name,
                wrestler,
            });
        }
        sitters
    }

    /// The place of whoever begins.
    fn first<R: Rng>(&self, book: &Book, sitters: &[Sitter], rng: &mut R) -> usize {
        match self.begins {
            Begins::Youngest => self.youngest,
            Begins::Random => rng.next_u32() as usize % sitters.len().max(1),
            Begins::Champion => champion(book, sitters).unwrap_or(self.youngest),
        }
    }

    /// A bout between those who sit down, the first of whom begins.
    pub fn bout<R: Rng>(&self, book: &Book, rng: &mut R) -> Model {
        let mut sitters = self.sitters(book);
        let first = self.first(book, &sitters, rng);
        let number = sitters.len();
        sitters.rotate_left(first.min(number));
        // Who watches practises nothing.
        let keiko = self.keiko && !self.watched();
        let rope = self.rope.clone();
        // Nobody can leave before one who is alone.
        let mode = if number < 2 { Mode::Basho } else { self.mode };
        Model::new(sitters, mode, rope, self.begins, keiko, rng)
    }
}

/// The place of the last grand champion, if one of these is it.
fn champion(book: &Book, sitters: &[Sitter]) -> Option<usize> {
    let fighters: Vec<_> = sitters.iter().map(fighter).collect();
    let last = book.last_winner(GameId::Slam, Mode::Nokkuauto.slug())?;
    fighters.iter().position(|fighter| fighter == last)
}

/// The sitter as the book knows such.
fn fighter(sitter: &Sitter) -> crate::basho::Fighter {
    use crate::basho::Fighter;
    match (&sitter.player, sitter.wrestler) {
        (Player::Computer(level), _) => Fighter::Computer(book::rank_of(*level)),
        (Player::Person(_), Some(id)) => Fighter::Wrestler(id),
        (Player::Person(name), None) => Fighter::Guest(name.clone()),
    }
}

#[cfg(test)]
mod tests;
