//! The chances that perft counts: every hand that may be drawn.

use super::*;
use crate::perft::Perft;

impl Perft for Circle {
    fn chances(&self) -> Vec<Draw> {
        let Some((seat, due)) = self.draw() else {
            return Vec::new();
        };
        let sets = (0..=CardSet::ALL.bits()).map(CardSet::from_bits);
        let fits =
            |cards: &CardSet| cards.len() == due && cards.without(self.pile(seat)).is_empty();
        sets.filter(fits)
            .map(|cards| Draw { seat, cards })
            .collect()
    }
}
