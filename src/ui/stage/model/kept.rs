//! The saved bout.

use serde::{Deserialize, Serialize};

use super::{BoutIdentity, Clock, Model, Play, Seating};
use crate::{
    basho::Series,
    rules::Seat,
    session::{Player, Saved, Table, Unsound},
    store::Store,
};

/// What a saved bout tells to code that does not know its rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Digest {
    /// Whether nothing is left to play in the bout and its basho.
    pub over: bool,
    /// The number of the current trick, turn or round; 0 before the first, and after the last.
    pub number: u32,
    /// The wrestlers' position, as the game counts it.
    pub position: i8,
    /// The periods that East and West have won in the basho, if the bout belongs to one.
    pub stars: Option<[u8; 2]>,
}

/// A saved bout as seen by code that does not know its rules.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Waiting {
    /// The players, in seat order.
    pub players: Vec<Player>,
    /// How the bout stands.
    pub digest: Digest,
}

/// A bout as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedBout<A, N> {
    players: [Player; 2],
    torikumi: Option<BoutIdentity>,
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
    /// Resumes a saved bout. Two players who share a device find the curtain down, or both hands covered.
    ///
    /// # Errors
    /// If the saved bout is not valid.
    pub fn resume(saved: SavedBout<G::Action, G::Nomination>) -> Result<Self, Unsound<G>> {
        let table = Table::resume(&saved.table)?;
        let seen = saved.seen.map(|seen| seen.min(table.len()));
        let mut model = Self::at(saved.players, saved.keiko, table, seen);
        model.torikumi = saved.torikumi;
        model.clock = saved.clock;
        model.series = saved.series;
        // A player whose time ran out gets no hand-over screen.
        model.eyes = model.opening();
        model.lot = saved.lot;
        model.draw_chance();
        Ok(model.seated(saved.seating))
    }

    /// The saved bout in the store, if there is one.
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
        }
    }

    /// The stored form of the bout.
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
