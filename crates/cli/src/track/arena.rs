//! `track` in the arena: its variants, its points, and the limit on turns.

use std::convert::Infallible;

use ai::{
    CannotDecide,
    track::{Memory, solver::Stakes},
};
use rand::Rng;
use rules::track::{Action, Config, Track, Verdict, View};

use crate::arena::{Arena, GameOption, Options, Terms};

/// An *oshi-dashi* bout that is not over after this many turns counts as a tie.
const MOST_TURNS: u32 = 1000;

impl Arena for Track {
    type Reference = Infallible;

    const OPTIONS: &[GameOption] = &[
        GameOption {
            name: "variant",
            help: "the variants, any of zero, oshi-dashi and tactical",
            default: Some(""),
        },
        GameOption {
            name: "points",
            help: "play for the points of a round robin",
            default: None,
        },
    ];

    fn terms(options: &Options) -> Result<Terms<Self>, String> {
        let variant = options.value("variant");
        let words: Vec<&str> = variant.split_whitespace().collect();
        if let Some(word) = words.iter().find(|word| !Config::WORDS.contains(word)) {
            return Err(format!("“{word}” is no variant of track"));
        }
        let [zero, oshi_dashi, tactical] = Config::WORDS.map(|word| words.contains(&word));
        Ok(Terms {
            config: Config {
                zero,
                oshi_dashi,
                tactical,
            },
            context: if options.has("points") {
                Stakes::Points
            } else {
                Stakes::Bout
            },
            variant: Some(variant.to_owned()),
        })
    }

    fn refer<R: Rng>(
        player: Infallible,
        _: &View,
        _: &mut R,
        _: &mut Memory,
    ) -> Result<Action, CannotDecide> {
        match player {}
    }

    fn takes_too_long(&self) -> bool {
        self.turns() >= MOST_TURNS
    }

    fn points(&self) -> Option<[u8; 2]> {
        Some(self.verdict().unwrap_or(Verdict::Tie).points())
    }
}
