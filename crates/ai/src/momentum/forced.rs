//! Proves forced wins: the search looks at every reply and estimates nothing.

use super::{
    boards::Board,
    tables::{Cursor, Stand, Tables},
};

/// How many of the replies that last refuted a threat are tried first (killer moves).
const SAVIOURS: usize = 6;

/// A search for forced wins.
#[derive(Debug)]
pub struct Forced<'a> {
    tables: &'a mut Tables,
    /// The boards of the replies with which the opponent last avoided the loss, the latest first, by how many turns were left.
    saviours: [[Board; SAVIOURS]; 2],
    nodes: u64,
    budget: u64,
}

impl<'a> Forced<'a> {
    /// A search that gives up after visiting `budget` positions.
    pub const fn new(tables: &'a mut Tables, budget: u64) -> Self {
        Self {
            tables,
            saviours: [[0; SAVIOURS]; 2],
            nodes: 0,
            budget,
        }
    }

    /// How many positions have been visited so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    fn at_once(&mut self, at: Stand) -> bool {
        self.nodes += 1;
        self.tables.wins(at)
    }

    /// The position after a turn with which the mover, who cannot win at once, wins in `turns` turns in all (two or three), whatever the
    /// opponent does.
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

    /// Whether the mover, who cannot win at once, loses within `turns` turns of the opponent (one or two).
    pub fn lost(&mut self, at: Stand, turns: u8) -> bool {
        self.saved(at, turns).is_none()
    }

    /// The position after a turn with which the mover, who cannot win at once, does not lose within `turns` turns of the opponent (one or
    /// two).
    pub fn saved(&mut self, at: Stand, turns: u8) -> Option<Stand> {
        let kind = usize::from(turns > 1);
        for place in 0..SAVIOURS {
            let board = self.saviours[kind][place];
            for next in self.tables.after(at, board) {
                if self.survives(next, turns) {
                    self.saviours[kind][..=place].rotate_right(1);
                    return Some(next);
                }
            }
        }
        let mut cursor = Cursor::new(self.tables, at);
        while let Some(next) = cursor.next(self.tables) {
            if !self.saviours[kind].contains(&next.theirs) && self.survives(next, turns) {
                self.saviours[kind].rotate_right(1);
                self.saviours[kind][0] = next.theirs;
                return Some(next);
            }
        }
        None
    }

    /// Whether the player who has just moved does not lose within `turns` turns of the mover.
    fn survives(&mut self, at: Stand, turns: u8) -> bool {
        !self.at_once(at) && (turns == 1 || self.win(at, turns).is_none())
    }
}
