//! The configs of `circle`, and which of its states are possible.

use rules::{
    Side,
    circle::{Circle, Config},
};

use super::Fuzzed;

impl Fuzzed for Circle {
    fn configs() -> impl Iterator<Item = Config> {
        [Config::default()].into_iter()
    }

    /// Both stand in the ring, on different places, until the bout is over. Each has ten cards, and each card is in one place.
    fn sound(&self) {
        let [east, west] = Side::PAIR.map(|seat| self.board().place(seat));
        assert!(
            self.verdict().is_some() || east.is_some() && west.is_some(),
            "{self:?}"
        );
        assert!(east != west, "{self:?}");
        for seat in Side::PAIR {
            let places = [self.hand(seat), self.table(seat), self.aside(seat)];
            let elsewhere: usize = places.iter().map(|cards| cards.len()).sum();
            assert_eq!(elsewhere + self.left(seat), 10, "{self:?}");
            assert_eq!(
                self.pile(seat).len(),
                self.left(seat),
                "each card once: {self:?}"
            );
            assert!(
                self.known(seat).without(self.hand(seat)).is_empty(),
                "{self:?}"
            );
        }
    }
}
