//! The five winning moves, and which of them a trick performs.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::card::Card;
use crate::Side;

/// A winning move; if both seats perform one, the higher number decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Kimarite {
    /// 寄り切り, number 1.
    Yorikiri,
    /// 上手投げ, number 2.
    Uwatenage,
    /// 浴せ倒し, number 3.
    Abisetaoshi,
    /// 引き落とし, number 4.
    Hikiotoshi,
    /// うっちゃり, number 5.
    Utchari,
}

impl Kimarite {
    /// All moves, lowest number first.
    pub const ALL: [Self; 5] = [
        Self::Yorikiri,
        Self::Uwatenage,
        Self::Abisetaoshi,
        Self::Hikiotoshi,
        Self::Utchari,
    ];

    /// The move's number in the rules, 1 to 5.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The move's word in records.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Yorikiri => "yorikiri",
            Self::Uwatenage => "uwatenage",
            Self::Abisetaoshi => "abisetaoshi",
            Self::Hikiotoshi => "hikiotoshi",
            Self::Utchari => "utchari",
        }
    }
}

/// A set of winning moves.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct KimariteSet(u8);

impl KimariteSet {
    /// Puts a move into the set.
    pub const fn insert(&mut self, kimarite: Kimarite) {
        self.0 |= 1 << kimarite as u8;
    }

    /// Whether the set holds no move.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The moves of the set, lowest number first.
    pub fn iter(self) -> impl Iterator<Item = Kimarite> {
        Kimarite::ALL
            .into_iter()
            .filter(move |&k| self.0 >> k as u8 & 1 == 1)
    }

    /// The move with the highest number.
    pub const fn highest(self) -> Option<Kimarite> {
        if self.0 == 0 {
            None
        } else {
            Some(Kimarite::ALL[7 - self.0.leading_zeros() as usize])
        }
    }
}

impl fmt::Debug for KimariteSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Table rule: who may win by the two throws (Abisetaoshi and Hikiotoshi).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Throws {
    /// Both seats.
    #[default]
    Either,
    /// Only the follower.
    Follower,
}

impl Throws {
    /// The rule's word in records.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Either => "either",
            Self::Follower => "follower",
        }
    }
}

/// A trick with everything that its winning moves depend on.
#[derive(Clone, Copy, Debug)]
pub struct Trick {
    /// The seat that led.
    pub leader: Side,
    /// The leader's card.
    pub led: Card,
    /// The follower's card.
    pub followed: Card,
    /// Where the wrestlers stood when the trick began: -1 East's edge, 0 centre, 1 West's edge.
    pub position: i8,
    /// Whether both hands are empty after the trick.
    pub last: bool,
}

impl Trick {
    /// The seat that wins the trick: the leader, unless the follower plays a higher number of the same colour.
    pub fn winner(&self) -> Side {
        if self.led.suit() == self.followed.suit() && self.followed > self.led {
            self.leader.other()
        } else {
            self.leader
        }
    }

    /// The winning moves of East and of West.
    pub fn performed(&self, throws: Throws) -> [KimariteSet; 2] {
        let mut performed = [KimariteSet::default(); 2];
        let follower = self.leader.other();
        let winner = self.winner();
        let edge = |seat: Side| if seat == Side::East { -1 } else { 1 };
        if self.position == edge(winner.other()) {
            performed[winner.index()].insert(Kimarite::Yorikiri);
        }
        if self.last {
            performed[winner.index()].insert(Kimarite::Uwatenage);
        }
        if self.led.suit() == self.followed.suit() {
            let throw = match (self.led.number(), self.followed.number()) {
                (4, 1) => Some((self.leader, Kimarite::Abisetaoshi)),
                (1, 4) => Some((follower, Kimarite::Abisetaoshi)),
                (1, 5) => Some((self.leader, Kimarite::Hikiotoshi)),
                (5, 1) => Some((follower, Kimarite::Hikiotoshi)),
                _ => None,
            };
            if let Some((seat, kimarite)) = throw
                && (throws == Throws::Either || seat == follower)
            {
                performed[seat.index()].insert(kimarite);
            }
        } else if self.followed.number() == 2 && self.position == edge(follower) {
            performed[follower.index()].insert(Kimarite::Utchari);
        }
        performed
    }
}
