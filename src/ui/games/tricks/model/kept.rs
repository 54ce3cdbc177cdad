//! A bout between visits.

use serde::{Deserialize, Serialize};

use super::{Model, Seating, Torikumi};
use crate::{
    rules::tricks::{Card, Tricks},
    session::{Player, Saved, Table, Unsound},
    store::Slot,
};

/// Where the bout is kept.
pub const BOUT: Slot<SavedBout> = Slot::new("bout.tricks", 1);

/// A bout as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedBout {
    players: [Player; 2],
    torikumi: Option<Torikumi>,
    keiko: bool,
    seating: Seating,
    pub(super) table: Saved<Card>,
    seen: [usize; 2],
}

impl Model {
    /// The bout as it was kept. Two who share a device find the curtain down, or both hands covered.
    ///
    /// # Errors
    /// When the kept bout cannot be.
    pub fn resume(saved: SavedBout) -> Result<Self, Unsound<Tricks>> {
        let table = Table::resume(&saved.table)?;
        let seen = saved.seen.map(|seen| seen.min(table.len()));
        let mut model = Self::at(saved.players, saved.keiko, table, seen);
        model.torikumi = saved.torikumi;
        Ok(model.seated(saved.seating))
    }

    /// What is to be kept.
    pub fn save(&self) -> SavedBout {
        SavedBout {
            players: self.players.clone(),
            torikumi: self.torikumi,
            keiko: self.keiko,
            seating: self.seating,
            table: self.table.save(),
            seen: self.seen,
        }
    }
}
