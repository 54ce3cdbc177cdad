//! The set-up of a bout: who plays, in which order, by which rules, in which ring.

mod asks;
mod form;
mod ring;

use ai::Level;
use basho::{Book, LONGEST_NAME, tidy};
use bout::{
    Player, fighter,
    games::slam::{Begins, Model, Sitter, begin, record_tags::Rope},
};
use rand::Rng;
use rules::{
    GameId,
    slam::{Config, MOST_PLAYERS, Mode, Slam},
};
use serde::{Deserialize, Serialize};
use store::Slot;
use yew::prelude::*;

use super::{
    fairness::{FairnessPage, THROWN},
    picture::still,
};
use crate::ui::{
    parts::{Folded, Screen},
    routes::Route,
    stage::{SetupUi, entries::AnySlot, is_typed, player_name, quick_sheet},
    words::t,
};

/// The most players on one device.
pub(super) const MOST: usize = if MOST_PLAYERS < 8 { MOST_PLAYERS } else { 8 };

/// Who sits at a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// A guest, by name; an unnamed guest gets a number.
    Guest(String),
    /// A wrestler, by id.
    Wrestler(u32),
    /// A computer of this level.
    Computer(Level),
}

/// The last set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The players, in seat order.
    pub places: Vec<Place>,
    /// How it is decided who begins.
    pub begins: Begins,
    /// The index of the youngest player's place.
    pub youngest: usize,
    /// The mode of the bout.
    pub mode: Mode,
    /// The table options of the ring.
    pub rope: Rope,
    /// Whether the bout is practice.
    pub keiko: bool,
    /// Whether the player is drawing the rope and what is drawn so far is no ring.
    #[serde(skip)]
    pub undrawn: bool,
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
            undrawn: false,
        }
    }
}

/// A name as a record can hold it: without commas, which separate the names there.
fn clean(name: &str) -> Option<String> {
    tidy(&name.replace(',', " "))
}

/// The name, with a number if another player already has it.
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
    /// Whether there is only one player, which makes the bout practice.
    pub fn alone(&self) -> bool {
        self.places.len() < 2
    }

    /// Whether only computers play.
    pub fn watched(&self) -> bool {
        let computer = |place: &Place| matches!(place, Place::Computer(_));
        self.places.iter().all(computer)
    }

    /// The players by place. No name and no wrestler is used twice, and no retired wrestler is used.
    pub fn sitters(&self, book: &Book) -> Vec<Sitter> {
        let mut sitters: Vec<Sitter> = Vec::new();
        for (place, seated) in self.places.iter().enumerate() {
            let guest = || t!("slam-guest", number = place + 1);
            let (name, wrestler) = match seated {
                Place::Computer(level) => (player_name(&Player::Computer(*level)), None),
                Place::Guest(name) => (clean(name).unwrap_or_else(guest), None),
                Place::Wrestler(id) => {
                    let free = !sitters.iter().any(|other| other.wrestler == Some(*id));
                    let known = book.wrestler(*id).filter(|it| !it.retired && free);
                    let name = known.and_then(|it| clean(&it.shikona));
                    (name.unwrap_or_else(guest), known.map(|it| it.id))
                }
            };
            let name = unlike(&name, &sitters);
            let player = match seated {
                Place::Computer(level) => Player::Computer(*level),
                Place::Guest(_) | Place::Wrestler(_) => Player::Person(name.clone()),
            };
            sitters.push(Sitter {
                player,
                name,
                wrestler,
            });
        }
        sitters
    }

    /// The place of the player who begins.
    fn first<R: Rng>(&self, book: &Book, sitters: &[Sitter], rng: &mut R) -> usize {
        match self.begins {
            Begins::Youngest => self.youngest,
            Begins::Random => rng.next_u32() as usize % sitters.len().max(1),
            Begins::Champion => champion(book, sitters).unwrap_or(self.youngest),
        }
    }
}

impl SetupUi for Slam {
    const ENTRIES: &[AnySlot] = &[AnySlot::new(THROWN, |text| {
        THROWN.read(text, Ok::<_, ()>).kind()
    })];
    type Setup = Setup;

    const SETUP: Slot<Setup> = Slot::new("setup.slam", 1);

    fn checked(setup: Setup) -> Option<Setup> {
        let number = setup.places.len();
        let sound = (1..=MOST).contains(&number) && setup.youngest < number;
        sound.then_some(setup)
    }

    /// A bout between these players, rotated so that the first one begins.
    fn begin<R: Rng>(setup: &Setup, book: &Book, rng: &mut R) -> Model {
        let mut sitters = setup.sitters(book);
        let first = setup.first(book, &sitters, rng);
        let number = sitters.len();
        sitters.rotate_left(first.min(number));
        // A bout that is only watched is no practice.
        let keiko = setup.keiko && !setup.watched();
        let rope = setup.rope.clone();
        // A player alone has nobody to outlast, so the mode is basho.
        let mode = if number < 2 { Mode::Basho } else { setup.mode };
        begin(sitters, mode, rope, setup.begins, keiko, rng)
    }

    fn lacks(setup: &Setup) -> Option<String> {
        setup.undrawn.then(|| t!("slam-undrawn"))
    }

    fn board(setup: &Setup, _: &Book) -> Html {
        still(setup.rope.outline(1), [None; 2], None)
    }

    fn settled(mut setup: Setup, book: &Book) -> Setup {
        for place in 0..setup.places.len() {
            let Place::Guest(name) = &setup.places[place] else {
                continue;
            };
            let name = tidy(name).filter(|name| is_typed(name));
            let named = name.and_then(|name| book.named(&name));
            let named = named.map(|wrestler| Place::Wrestler(wrestler.id));
            if let Some(named) = named.filter(|named| !setup.places.contains(named)) {
                setup.places[place] = named;
            }
        }
        setup
    }

    fn first(shared: bool, names: Vec<String>) -> Setup {
        let mut setup = Setup::default();
        let mut names = names.into_iter();
        if let (Some(first), Some(name)) = (setup.places.first_mut(), names.next()) {
            *first = Place::Guest(name);
        }
        if shared {
            let other = || t!("setup-default-name", seat = "west");
            let guest = Place::Guest(names.next().unwrap_or_else(other));
            setup.places.pop();
            setup.places.push(guest);
        }
        setup
    }

    fn questions(
        setup: &Setup,
        book: &Book,
        onchange: &Callback<Setup>,
        _: bool,
        folded: &mut Folded,
    ) -> Html {
        asks::questions(setup, book, onchange, folded)
    }

    fn reference(_: &Setup, onclose: Callback<()>) -> Html {
        quick_sheet::<Slam>(&Config::default(), onclose)
    }

    fn special(route: Route) -> Option<Screen> {
        (route == Route::Fairness)
            .then(|| Screen::new(t!("slam-fairness-way"), html! { <FairnessPage /> }))
    }
}

/// The place of the last grand champion among these players, if any.
fn champion(book: &Book, sitters: &[Sitter]) -> Option<usize> {
    let fighter = |it: &Sitter| fighter(&it.player, &it.name, it.wrestler);
    let fighters: Vec<_> = sitters.iter().map(fighter).collect();
    let last = book.last_winner(GameId::Slam, Mode::Nokkuauto.slug())?;
    fighters.iter().position(|fighter| fighter == last)
}

#[cfg(test)]
mod tests;
