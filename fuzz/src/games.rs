//! What fuzzing must know about each game besides its rules.

use hakkyoi::rules::{
    Side,
    circle::{self, Circle},
    laws::Lawful,
    momentum::{self, MOST_TURNS, Momentum, SideLength},
    slam::{self, MOST_PLAYERS, Mode, Slam},
    track::{self, EDGE, Track},
    tricks::{self, Card, Throws, Tricks},
};
use serde::{Serialize, de::DeserializeOwned};

/// A game whose bouts can be encoded as bytes.
pub trait Fuzzed:
    Lawful<
        Action: Serialize + DeserializeOwned,
        Chance: Serialize + DeserializeOwned,
        View: Serialize + DeserializeOwned,
    >
{
    /// All configs, apart from the players' names.
    fn configs() -> impl Iterator<Item = Self::Config>;

    /// The index of the config in [`Fuzzed::configs`], ignoring names.
    fn number(config: &Self::Config) -> Option<usize> {
        Self::configs().position(|it| it == *config)
    }

    /// Asserts that this state is possible in a bout.
    ///
    /// # Panics
    /// If it is not.
    fn sound(&self);
}

impl Fuzzed for Tricks {
    fn configs() -> impl Iterator<Item = Self::Config> {
        [Throws::Either, Throws::Follower]
            .map(|throws| tricks::Config { throws })
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

impl Fuzzed for Track {
    fn configs() -> impl Iterator<Item = Self::Config> {
        track::Config::all()
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

impl Fuzzed for Circle {
    fn configs() -> impl Iterator<Item = Self::Config> {
        [circle::Config::default()].into_iter()
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

impl Fuzzed for Momentum {
    fn configs() -> impl Iterator<Item = Self::Config> {
        SideLength::ALL
            .into_iter()
            .flat_map(|side| Side::PAIR.map(|first| momentum::Config { side, first }))
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

impl Fuzzed for Slam {
    fn configs() -> impl Iterator<Item = Self::Config> {
        let players = |players: usize| {
            (0..players)
                .map(|number| format!("Player {number}"))
                .collect()
        };
        let with = move |most| {
            Mode::ALL.map(|mode| slam::Config {
                players: players(most),
                mode,
            })
        };
        (1..=MOST_PLAYERS).flat_map(with)
    }

    fn number(config: &Self::Config) -> Option<usize> {
        let key = |config: &Self::Config| (config.players.len(), config.mode);
        Self::configs().position(|it| key(&it) == key(config))
    }

    /// No player leaves twice, no player who has left throws or wins, and at least one stays. Totals are multiples of 25, and a turn has at
    /// most three throws.
    fn sound(&self) {
        let stay = self.seats().filter(|&seat| self.stays(seat)).count();
        assert_eq!(stay + self.out().len(), self.seats().count(), "{self:?}");
        assert!(stay > 0, "{self:?}");
        assert!(
            self.thrower().is_none_or(|seat| self.stays(seat)),
            "{self:?}"
        );
        assert!(
            self.winner().is_none_or(|seat| self.stays(seat)),
            "{self:?}"
        );
        assert!(
            self.totals().iter().all(|total| total % 25 == 0),
            "{self:?}"
        );
        assert!(self.throws() <= 3, "{self:?}");
    }
}
