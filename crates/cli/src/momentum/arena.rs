//! What is special about `momentum` in the arena: the random player does not throw itself off the board.

use ai::{
    CannotDecide,
    momentum::{
        Memory,
        thinking::{Effort, Question},
    },
};
use rand::{Rng, RngExt};
use rules::{
    Enumerate, Seat,
    momentum::{Action, Config, Kimarite, Momentum, SideLength, View},
};

use crate::arena::{Arena, GameOption, Options, Terms};

/// A player to measure the levels against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reference {
    /// The plain search with this effort.
    Ahead(Effort),
    /// Takes any legal turn, even one that makes its own wrestler fall.
    Reckless,
}

/// How many turns the random player draws before it accepts a fall.
const DRAWS: usize = 1000;

impl Arena for Momentum {
    type Reference = Reference;

    const REFERENCES: &str = "ahead-S-D-N, which proves wins in S of its turns and looks D turns ahead, at N positions at most; reckless, \
        which takes any legal turn, even one off the board";
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

    fn reference(name: &str) -> Option<Reference> {
        if name == "reckless" {
            return Some(Reference::Reckless);
        }
        let numbers = name.strip_prefix("ahead-")?.split('-').map(str::parse);
        let numbers: Vec<u64> = numbers.collect::<Result<_, _>>().ok()?;
        let [sure, depth, nodes] = numbers[..] else {
            return None;
        };
        Some(Reference::Ahead(Effort {
            sure: sure.try_into().ok()?,
            depth: depth.try_into().ok()?,
            nodes,
        }))
    }

    fn refer<R: Rng>(
        player: Reference,
        view: &View,
        rng: &mut R,
        memory: &mut Memory,
    ) -> Result<Action, CannotDecide> {
        let effort = match player {
            Reference::Ahead(effort) => effort,
            Reference::Reckless => {
                let mover = view.bout.position().mover().into();
                return view.bout.any(mover, rng).ok_or(CannotDecide::NotAsked);
            }
        };
        let question = Question::of(view, memory)?;
        let opinion = question.think(effort, 1, Some(rng.random()), memory);
        let best = opinion.turns.first();
        best.map(|(action, _)| *action)
            .ok_or(CannotDecide::NoSuchBout)
    }

    /// Any legal turn that keeps its own wrestler on the board. A player that takes any turn falls off after two or three turns, so every
    /// player that merely stays on the board would beat it.
    fn at_random<R: Rng>(&self, seat: Seat, rng: &mut R) -> Result<Action, CannotDecide> {
        let mut turn = self.any(seat, rng).ok_or(CannotDecide::NotAsked)?;
        for _ in 0..DRAWS {
            let mut after = *self.position();
            if after.play(&turn, |_, _| ()) != Ok(Some(Kimarite::Fall)) {
                break;
            }
            turn = self.any(seat, rng).ok_or(CannotDecide::NotAsked)?;
        }
        Ok(turn)
    }
}
