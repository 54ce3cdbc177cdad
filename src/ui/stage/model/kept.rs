//! A bout between visits.

use serde::{Deserialize, Serialize};

use super::{Clock, Model, Play, Seating, Torikumi};
use crate::{
    basho::{Bout, Series},
    rules::{GameId, Seat},
    session::{Player, Saved, Table, Unsound},
    store::{Slot, Store},
    ui::book,
};

/// What is told of a kept bout where nobody knows its rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Digest {
    /// Whether nothing is left to be played of it, or of its basho.
    pub over: bool,
    /// The number of the trick, turn or round at which it stands; 0 before the first, and after the last.
    pub number: u32,
    /// Where the wrestlers stand, as the game counts it.
    pub position: i8,
    /// The periods that East and West have won of the basho that it is a period of.
    pub stars: Option<[u8; 2]>,
    /// What is to be written on scorepads, without the day.
    pub entry: Option<Bout>,
}

/// A kept bout as it is seen where nobody knows its rules.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Waiting {
    /// Who plays, in the order in which they sit; East and West, where there are two.
    pub players: Vec<Player>,
    /// How it stands.
    pub digest: Digest,
}

/// Where that game's bout is kept.
const fn slot(game: GameId) -> Slot<Waiting> {
    // Of the same names and versions as the games' own.
    match game {
        GameId::Tricks => Slot::new("bout.tricks", 1),
        GameId::Circle => Slot::new("bout.circle", 1),
        GameId::Momentum => Slot::new("bout.momentum", 1),
        GameId::Slam => Slot::new("bout.slam", 1),
        GameId::Track => Slot::new("bout.track", 1),
    }
}

impl Waiting {
    /// The bout of that game that is kept in the store, if there is one.
    pub fn kept(store: &Store, game: GameId) -> Option<Self> {
        store.load(&slot(game))
    }

    /// Writes down what kept bouts have come to, should the page have died before that was written.
    pub fn settle(store: &Store) {
        for game in GameId::ALL {
            let entry = Self::kept(store, game).and_then(|waiting| waiting.digest.entry);
            if let Some(entry) = entry {
                // Said on the bout's page, which tries it again.
                let _ = book::enter(store, entry);
            }
        }
    }
}

/// A bout as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedBout<A, N> {
    players: [Player; 2],
    torikumi: Option<Torikumi>,
    keiko: bool,
    #[serde(default)]
    lot: u64,
    seating: Seating,
    pub(super) table: Saved<A>,
    seen: [usize; 2],
    series: Option<Series>,
    clock: Option<Clock<N>>,
    digest: Digest,
}

impl<G: Play> Model<G> {
    /// The bout as it was kept. Two who share a device find the curtain down, or both hands covered.
    ///
    /// # Errors
    /// When the kept bout cannot be.
    pub fn resume(saved: SavedBout<G::Action, G::Nomination>) -> Result<Self, Unsound<G>> {
        let table = Table::resume(&saved.table)?;
        let seen = saved.seen.map(|seen| seen.min(table.len()));
        let mut model = Self::at(saved.players, saved.keiko, table, seen);
        model.torikumi = saved.torikumi;
        model.clock = saved.clock;
        model.series = saved.series;
        // Whose time has run out is not called.
        model.eyes = model.opening();
        model.lot = saved.lot;
        model.draw();
        Ok(model.seated(saved.seating))
    }

    /// The bout that is kept in the store, if there is one.
    pub fn kept(store: &Store) -> Option<Self> {
        store.load_with(&G::BOUT, Self::resume)
    }

    fn digest(&self) -> Digest {
        let (number, position) = G::place(&self.public_view());
        Digest {
            over: self.done(),
            stars: self
                .series_now()
                .map(|series| Seat::PAIR.map(|seat| series.wins(seat))),
            number: if self.over() { 0 } else { number },
            position,
            entry: self.decided(),
        }
    }

    /// What is to be kept.
    pub fn save(&self) -> SavedBout<G::Action, G::Nomination> {
        SavedBout {
            players: self.players.clone(),
            torikumi: self.torikumi,
            keiko: self.keiko,
            lot: self.lot,
            seating: self.seating,
            table: self.table.save(),
            seen: self.seen,
            series: self.series.clone(),
            clock: self.clock,
            digest: self.digest(),
        }
    }
}
