//! What happens in a bout, as facts.

use serde::{Deserialize, Serialize};

use super::{Number, Play, Swaps, Tactic};
use crate::rules::{Outcome, Seat};

/// Something that happened.
///
/// A turn is a [`Event::Revealed`], then what each card came to, step by step, then perhaps [`Event::TookBack`] or [`Event::Decided`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Both seats swapped numbers for tactics.
    Swapped {
        /// East's, then West's.
        swaps: [Swaps; 2],
    },
    /// Both cards were revealed.
    Revealed {
        /// The turn, counted from 1.
        turn: u32,
        /// East's, then West's.
        plays: [Play; 2],
        /// Whether the referee chose East's, and West's.
        referee: [bool; 2],
    },
    /// A Kantō comes to what its owner's last card did; what that does follows.
    Repeated {
        /// The owner.
        seat: Seat,
        /// The last card.
        deed: Deed,
    },
    /// A Nodowa counts as a number; the push follows.
    Counted {
        /// The owner.
        seat: Seat,
        /// The opposite side of the die to the opponent's number.
        number: Number,
    },
    /// The higher number pushed `(high − low) × low` spaces.
    Pushed {
        /// The seat with the higher number.
        by: Seat,
        /// Its number.
        high: Number,
        /// The other's.
        low: Number,
        /// Where the counter stood.
        from: i8,
        /// Where it stands now, beyond the end included.
        to: i8,
    },
    /// Two numbers met and move nothing: they are equal, or the lower is a 0.
    Stood {
        /// East's, then West's.
        numbers: [Number; 2],
    },
    /// Yori: its owner advanced one space.
    Advanced {
        /// The owner.
        by: Seat,
        /// Where the counter stood.
        from: i8,
        /// Where it stands now.
        to: i8,
    },
    /// Ginō-shō: no movement occurs from here on in this turn.
    Stopped {
        /// The owner.
        by: Seat,
    },
    /// Katasukashi: the positions are reversed.
    Reversed {
        /// The owner.
        by: Seat,
        /// Where the counter stood.
        from: i8,
        /// Where it stands now, `-from`.
        to: i8,
    },
    /// Two of these act together and cancel out.
    Cancelled {
        /// Yori or Katasukashi.
        tactic: Tactic,
    },
    /// A tactic does nothing.
    Idle {
        /// The owner.
        seat: Seat,
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

/// Why a tactic does nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Against a tactic there is no number to compare with: a Nodowa, or a Kantō that repeats a number or a Nodowa.
    NoNumber,
    /// A Nodowa (or a Kantō that repeats one) meets a 0.
    Zero,
    /// A Kantō without a last card.
    NothingToRepeat,
    /// The opponent's Ginō-shō was processed before.
    Stopped,
}

/// What a card did, for a Kantō to repeat: a Sumo Master did what it named, a Kantō what it repeated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Deed {
    /// It was a number.
    Number(Number),
    /// It acted as a tactic; never Kantō.
    Tactic(Tactic),
}

impl Deed {
    /// What a seat's play did, when its card before it did `last`. `None` for a Kantō with nothing to repeat.
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
    OshiDashi(Seat),
    /// After the last turn the counter stands in the other's half; this seat wins.
    Position(Seat),
    /// After the last turn it stands in the middle.
    Tie,
}

impl Verdict {
    /// Who won, if anybody did.
    pub const fn outcome(self) -> Outcome {
        match self {
            Self::OshiDashi(seat) | Self::Position(seat) => Outcome::Win(seat),
            Self::Tie => Outcome::Draw,
        }
    }

    /// The word in records.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::OshiDashi(_) => "oshi-dashi",
            Self::Position(_) => "position",
            Self::Tie => "tie",
        }
    }

    /// What East and West score in a round robin: a push-off 3, a win by position 2, a tie 1 each, a loss 0.
    pub fn points(self) -> [u8; 2] {
        let won = |winner: Seat, points| Seat::PAIR.map(|seat| u8::from(seat == winner) * points);
        match self {
            Self::OshiDashi(seat) => won(seat, 3),
            Self::Position(seat) => won(seat, 2),
            Self::Tie => [1; 2],
        }
    }
}
