//! A bout between visits.

use serde::{Deserialize, Serialize};

use super::{Clock, Model, Play, Seating, Torikumi};
use crate::{
    session::{Player, Saved, Table, Unsound},
    store::Store,
};

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
    clock: Option<Clock<N>>,
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
        // Whose time has run out is not called.
        model.eyes = model.opening();
        model.lot = saved.lot;
        Ok(model.seated(saved.seating))
    }

    /// The bout that is kept in the store, if there is one.
    pub fn kept(store: &Store) -> Option<Self> {
        store.load_with(&G::BOUT, Self::resume)
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
            clock: self.clock,
        }
    }
}
