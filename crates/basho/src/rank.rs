//! The ranks that a closed sheet earns.

use rules::GameId;
use serde::{Deserialize, Serialize};

/// A rank on the banzuke (番付), lowest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rank {
    /// 幕下.
    Makushita,
    /// 前頭.
    Maegashira,
    /// 小結.
    Komusubi,
    /// 関脇.
    Sekiwake,
    /// 大関.
    Ozeki,
    /// 横綱.
    Yokozuna,
}

impl Rank {
    /// All ranks, lowest first.
    pub const ALL: [Self; 6] = [
        Self::Makushita,
        Self::Maegashira,
        Self::Komusubi,
        Self::Sekiwake,
        Self::Ozeki,
        Self::Yokozuna,
    ];

    /// The rank for the wins on a closed sheet (rule page of `tricks`, “Tournament: the scorepad”).
    pub const fn for_wins(wins: usize) -> Self {
        match wins {
            0..=3 => Self::Makushita,
            4 => Self::Maegashira,
            5 => Self::Komusubi,
            6 | 7 => Self::Sekiwake,
            8 | 9 => Self::Ozeki,
            _ => Self::Yokozuna,
        }
    }

    /// Whether sheets of this game earn ranks: only the rule page of `tricks` has a scorepad.
    pub fn is_earned_in(game: GameId) -> bool {
        game == GameId::Tricks
    }

    /// The word for the rank, and for the computer opponent of this strength, in addresses, message keys and on the command line.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Makushita => "makushita",
            Self::Maegashira => "maegashira",
            Self::Komusubi => "komusubi",
            Self::Sekiwake => "sekiwake",
            Self::Ozeki => "ozeki",
            Self::Yokozuna => "yokozuna",
        }
    }

    /// The rank with that slug.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rank| rank.slug() == slug)
    }
}
