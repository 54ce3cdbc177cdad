//! How strong a computer opponent plays.

use serde::{Deserialize, Serialize};

/// Five strengths, named by rank, weakest first.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// 幕下. The default, because it suits a first bout.
    #[default]
    Makushita,
    /// 前頭.
    Maegashira,
    /// 小結.
    Komusubi,
    /// 大関.
    Ozeki,
    /// 横綱.
    Yokozuna,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 5] = [
        Self::Makushita,
        Self::Maegashira,
        Self::Komusubi,
        Self::Ozeki,
        Self::Yokozuna,
    ];

    /// The level's word in settings, message keys and on the command line.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Makushita => "makushita",
            Self::Maegashira => "maegashira",
            Self::Komusubi => "komusubi",
            Self::Ozeki => "ozeki",
            Self::Yokozuna => "yokozuna",
        }
    }

    /// The level with that slug.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.slug() == slug)
    }
}
