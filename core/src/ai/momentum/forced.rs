//! Forced wins, told for certain: every reply is looked at, nothing is judged.

use super::{
    boards::Board,
    tables::{Cursor, Stand, Tables},
};

/// So many replies that saved the other are tried first.
const SAVIOURS: usize = 6;

/// Looks for forced wins.
#[derive(Debug)]
pub struct Forced<'a> {
    tables: &'a mut Tables,
    /// What the other moved its disks to when it got away, the last first; by how many turns were left.
    saviours: [[Board; SAVIOURS]; 2],
    nodes: u64,
    budget: u64,
}

impl<'a> Forced<'a> {
    /// A search that gives up after so many positions.
    pub const fn new(tables: &'a mut Tables, budget: u64) -> Self {
        Self {
            tables,
            saviours: [[0; SAVIOURS]; 2],
            nodes: 0,
            budget,
        }
    }

    /// How many positions were looked at so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    fn at_once(&mut self, at: Stand) -> bool {
        self.nodes += 1;
        self.tables.wins(at)
    }

    /// A turn after which the mover, who cannot win at once, wins in so many turns in all (two or three), whatever the other does.
    pub fn win(&mut self, at: Stand, turns: u8) -> Option<Stand> {
        let mut cursor = Cursor::new(self.tables, at);
        while let Some(next) = cursor.next(self.tables) {
            if self.nodes > self.budget {
                return None;
            }
            if !self.at_once(next) && self.lost(next, turns - 1) {
                return Some(next);
            }
        }
        None
    }

    /// Whether the mover, who cannot win at once, loses within so many turns of the other, one or two.
    pub fn lost(&mut self, at: Stand, turns: u8) -> bool {
        let kind = usize::from(turns > 1);
        for place in 0..SAVIOURS {
            let board = self.saviours[kind][place];
            for next in self.tables.after(at, board) {
                if self.survives(next, turns) {
                    self.saviours[kind][..=place].rotate_right(1);
                    return false;
                }
            }
        }
        let mut cursor = Cursor::new(self.tables, at);
        while let Some(next) = cursor.next(self.tables) {
            if !self.saviours[kind].contains(&next.theirs) && self.survives(next, turns) {
                self.saviours[kind].rotate_right(1);
                self.saviours[kind][0] = next.theirs;
                return false;
            }
        }
        true
    }

    /// Whether who has just moved does not lose within so many turns of the mover.
    fn survives(&mut self, at: Stand, turns: u8) -> bool {
        !self.at_once(at) && (turns == 1 || self.win(at, turns).is_none())
    }
}
