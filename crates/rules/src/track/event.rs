//! What happens in a bout.

use serde::{Deserialize, Serialize};

use super::{Number, Play, Swaps, Tactic};
use crate::{Outcome, Side};

/// Something that happened.
///
/// A turn is an [`Event::Revealed`], then the effects of the cards, step by step, then perhaps [`Event::TookBack`] or [`Event::Decided`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Both seats swapped numbers for tactics.
    Swapped {
        /// East's swaps, then West's.
        swaps: [Swaps; 2],
    },
    /// Both cards were revealed.
    Revealed {
        /// The turn, counted from 1.
        turn: u32,
        /// East's play, then West's.
        plays: [Play; 2],
        /// Whether the referee chose East's card, and West's.
        referee: [bool; 2],
    },
    /// A Kantō repeats what its owner's last card did; the effect follows.
    Repeated {
        /// The owner.
        seat: Side,
        /// What the last card did.
        deed: Deed,
    },
    /// A Nodowa counts as this number; the push follows.
    Counted {
        /// The owner.
        seat: Side,
        /// The opposite side of the die to the opponent's number.
        number: Number,
    },
    /// The higher number pushed `(high − low) × low` spaces.
    Pushed {
        /// The seat with the higher number.
        by: Side,
        /// The higher number.
        high: Number,
        /// The opponent's number.
        low: Number,
        /// Where the counter stood before.
        from: i8,
        /// Where the counter stands now, possibly beyond the end.
        to: i8,
    },
    /// Two numbers moved nothing: they are equal, or the lower is a 0.
    Stood {
        /// East's number, then West's.
        numbers: [Number; 2],
    },
    /// Yori: the counter moved one space in its owner's favour.
    Advanced {
        /// The owner.
        by: Side,
        /// Where the counter stood before.
        from: i8,
        /// Where the counter stands now.
        to: i8,
    },
    /// Ginō-shō: nothing moves for the rest of this turn.
    Stopped {
        /// The owner.
        by: Side,
    },
    /// Katasukashi: the counter moved to the mirror-image space.
    Reversed {
        /// The owner.
        by: Side,
        /// Where the counter stood before.
        from: i8,
        /// Where the counter stands now, `-from`.
        to: i8,
    },
    /// Two of the same tactic acted together and cancelled out.
    Cancelled {
        /// Yori or Katasukashi.
        tactic: Tactic,
    },
    /// A tactic does nothing.
    Idle {
        /// The owner.
        seat: Side,
        /// The tactic as played.
        tactic: Tactic,
        /// The reason.
        why: Why,
    },
    /// *Oshi-dashi*: both hands were empty, and both seats took all their cards back.
    TookBack,
    /// The bout was decided.
    Decided(Verdict),
}

impl Event {
    /// The seat that it is about, if it is about one.
    pub const fn seat(self) -> Option<Side> {
        match self {
            Self::Repeated { seat, .. }
            | Self::Counted { seat, .. }
            | Self::Pushed { by: seat, .. }
            | Self::Advanced { by: seat, .. }
            | Self::Stopped { by: seat }
            | Self::Reversed { by: seat, .. }
            | Self::Idle { seat, .. } => Some(seat),
            Self::Decided(verdict) => verdict.winner(),
            Self::Swapped { .. }
            | Self::Revealed { .. }
            | Self::Stood { .. }
            | Self::Cancelled { .. }
            | Self::TookBack => None,
        }
    }
}

/// Why a tactic does nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// A Nodowa, or a Kantō that repeats a number or a Nodowa, met a tactic: there is no number to compare with.
    NoNumber,
    /// A Nodowa (or a Kantō that repeats one) meets a 0.
    Zero,
    /// A Kantō as its owner's first card.
    NothingToRepeat,
    /// The opponent's Ginō-shō was processed first.
    Stopped,
}

impl Why {
    /// Its word in catalogues.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::NoNumber => "number",
            Self::Zero => "zero",
            Self::NothingToRepeat => "nothing",
            Self::Stopped => "stopped",
        }
    }
}

/// What a card did, for a Kantō to repeat: a Sumo Master did what it was played as, a Kantō what it repeated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Deed {
    /// It was played as this number.
    Number(Number),
    /// It acted as this tactic; never Kantō.
    Tactic(Tactic),
}

impl Deed {
    /// What a seat's play did, if the seat's previous card did `last`. `None` for a Kantō with nothing to repeat.
    pub const fn of(play: Play, last: Option<Self>) -> Option<Self> {
        match play {
            Play::Number(number) => Some(Self::Number(number)),
            Play::Tactic(Tactic::Kanto) | Play::Master(Tactic::Kanto) => last,
            Play::Tactic(tactic) | Play::Master(tactic) => Some(Self::Tactic(tactic)),
        }
    }
}

/// How a bout was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// 押し出し: this seat pushed the counter beyond the end of the track.
    OshiDashi(Side),
    /// After the last turn the counter stands in the opponent's half; this seat wins.
    Position(Side),
    /// After the last turn the counter stands in the middle.
    Tie,
}

impl Verdict {
    /// The seat that won; `None` after a tie.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::OshiDashi(seat) | Self::Position(seat) => Some(seat),
            Self::Tie => None,
        }
    }

    /// The winner, or a draw.
    pub fn outcome(self) -> Outcome {
        let won = |seat: Side| Outcome::Win(seat.into());
        self.winner().map_or(Outcome::Draw, won)
    }

    /// The word for it in records.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::OshiDashi(_) => "oshi-dashi",
            Self::Position(_) => "position",
            Self::Tie => "tie",
        }
    }

    /// The points of East and West in a round robin: 3 for a push-off, 2 for a win by position, 1 each for a tie, 0 for a loss.
    pub fn points(self) -> [u8; 2] {
        let won = |winner: Side, points| Side::PAIR.map(|seat| u8::from(seat == winner) * points);
        match self {
            Self::OshiDashi(seat) => won(seat, 3),
            Self::Position(seat) => won(seat, 2),
            Self::Tie => [1; 2],
        }
    }
}
