//! The configs of `track`, and which of its states are possible.

use rules::{
    Side,
    track::{Config, EDGE, Track},
};

use super::Fuzzed;

impl Fuzzed for Track {
    fn configs() -> impl Iterator<Item = Config> {
        Config::all()
    }

    /// The counter is on the board until the bout is over, and both hold equally many cards.
    fn sound(&self) {
        let beyond = self.position().abs() > EDGE;
        assert!(!beyond || self.verdict().is_some(), "{self:?}");
        for seat in Side::PAIR {
            assert_eq!(self.hand(seat).len(), self.held(), "{self:?}");
        }
    }
}
