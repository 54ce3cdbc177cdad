//! The configs of `tricks`, and which of its states are possible.

use rules::{
    Side,
    tricks::{Card, Config, Throws, Tricks},
};

use super::Fuzzed;

impl Fuzzed for Tricks {
    fn configs() -> impl Iterator<Item = Config> {
        [Throws::Either, Throws::Follower]
            .map(|throws| Config { throws })
            .into_iter()
    }

    /// Both hold equally many cards apart from one that is led, and no card is in two places.
    fn sound(&self) {
        assert!((-1..=1).contains(&self.position()), "{self:?}");
        let held = Side::PAIR.into_iter().flat_map(|seat| self.hand(seat));
        let tricks = self.tricks().flat_map(|trick| [trick.led, trick.followed]);
        let led = self.trick().and_then(|(_, led)| led);
        let mut cards: Vec<Card> = held
            .chain(self.tachiai().flatten())
            .chain(tricks)
            .chain(led)
            .collect();
        let all = cards.len();
        cards.sort_unstable();
        cards.dedup();
        assert_eq!(cards.len(), all, "each card once: {self:?}");
        assert!(all == 0 || all == 16, "sixteen cards are dealt: {self:?}");
        let [east, west] = Side::PAIR.map(|seat| self.hand(seat).len());
        assert_eq!(east.abs_diff(west), led.iter().count(), "{self:?}");
    }
}
