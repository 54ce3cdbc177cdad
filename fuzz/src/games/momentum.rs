//! The configs of `momentum`, and which of its states are possible.

use rules::{
    Side,
    momentum::{Config, MOST_TURNS, Momentum, SideLength},
};

use super::Fuzzed;

impl Fuzzed for Momentum {
    fn configs() -> impl Iterator<Item = Config> {
        SideLength::ALL
            .into_iter()
            .flat_map(|side| Side::PAIR.map(|first| Config { side, first }))
    }

    /// Both stand on the board, on different hexes, until one is off it and the bout is over. A bout has at most [`MOST_TURNS`] turns.
    fn sound(&self) {
        let position = self.position();
        let [east, west] = Side::PAIR.map(|seat| position.place(seat));
        assert!(east != west, "{self:?}");
        let out = east.is_none() || west.is_none();
        assert!(!out || self.verdict().is_some(), "{self:?}");
        for hex in [east, west].into_iter().flatten() {
            assert!(position.side().contains(hex), "{self:?}");
        }
        assert!(self.turns() <= MOST_TURNS, "{self:?}");
    }
}
