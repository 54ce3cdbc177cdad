//! What is special about `momentum` in the arena.

use rand::{Rng, RngExt};

use super::{
    CannotDecide, Memory,
    thinking::{Effort, Question},
};
use crate::{
    ai::arena::{Arena, GameOption, Options, Terms},
    rules::momentum::{Action, Config, Momentum, SideLength, View},
};

impl Arena for Momentum {
    /// The plain search with this effort.
    type Reference = Effort;

    const REFERENCES: &str = "ahead-S-D-N, which proves wins in S of its turns and looks D turns ahead, at N positions at most";
    const OPTIONS: &[GameOption] = &[GameOption {
        name: "side",
        help: "the side of the board, 6 to 8",
        default: Some("7"),
    }];

    fn terms(options: &Options) -> Result<Terms<Self>, String> {
        let side = options.value("side").parse().ok().and_then(SideLength::new);
        let side = side.ok_or("Boards have a side of 6, 7 or 8")?;
        Ok(Terms {
            config: Config {
                side,
                ..Config::default()
            },
            context: (),
            variant: Some(side.get().to_string()),
        })
    }

    fn reference(name: &str) -> Option<Effort> {
        let numbers = name.strip_prefix("ahead-")?.split('-').map(str::parse);
        let numbers: Vec<u64> = numbers.collect::<Result<_, _>>().ok()?;
        let [sure, depth, nodes] = numbers[..] else {
            return None;
        };
        Some(Effort {
            sure: sure.try_into().ok()?,
            depth: depth.try_into().ok()?,
            nodes,
        })
    }

    fn refer<R: Rng>(
        effort: Effort,
        view: &View,
        rng: &mut R,
        memory: &mut Memory,
    ) -> Result<Action, CannotDecide> {
        let question = Question::of(view, memory)?;
        let opinion = question.think(effort, 1, Some(rng.random()), memory);
        let best = opinion.turns.first();
        best.map(|(action, _)| *action)
            .ok_or(CannotDecide::NoSuchBout)
    }
}
