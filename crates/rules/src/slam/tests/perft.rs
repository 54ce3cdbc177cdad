//! The chances that perft counts: every landing, and every fall in a tie-break.

use super::*;
use crate::perft::Perft;

impl Perft for Slam {
    fn chances(&self) -> Vec<Chance> {
        match self.due() {
            Some(Due::Throw { .. }) => Landing::all().map(Chance::Landing).collect(),
            Some(Due::TieBreak { .. }) => Fall::ALL.map(Chance::Fall).to_vec(),
            None => Vec::new(),
        }
    }
}
