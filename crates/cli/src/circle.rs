//! `circle` in the arena. The oracle does not know it.

use ai::{
    CannotDecide,
    circle::thinking::{self, Effort},
    draw,
};
use rand::Rng;
use rules::{
    Game, Seat, Viewer,
    circle::{Action, Circle, Config, View},
};

use crate::{
    arena::{Arena, Options, Terms},
    oracle::{Ask, Oracle},
};

impl Arena for Circle {
    /// The plain search with this effort.
    type Reference = Effort;

    const REFERENCES: &str = "ahead-D-A-B, which looks D reveals ahead and goes A times through the first, B times through the others";

    fn terms(_: &Options) -> Result<Terms<Self>, String> {
        Ok(Terms {
            config: Config::default(),
            context: (),
            variant: None,
        })
    }

    fn reference(name: &str) -> Option<Effort> {
        let mut numbers = name.strip_prefix("ahead-")?.split('-').map(str::parse);
        let mut number = || numbers.next()?.ok();
        Some(Effort {
            depth: number()?,
            rounds: [number()?, number()?],
        })
    }

    fn refer<R: Rng>(
        effort: Effort,
        view: &View,
        rng: &mut R,
        (): &mut (),
    ) -> Result<Action, CannotDecide> {
        let mix = thinking::mix(view, effort, rng)?;
        draw(&mix, rng).ok_or(CannotDecide::NoSuchBout)
    }

    fn at_random<R: Rng>(&self, seat: Seat, rng: &mut R) -> Result<Action, CannotDecide> {
        let view = self.view(Viewer::Seat(seat));
        let mix: Vec<_> = view.options().map(|action| (action, 1.0)).collect();
        draw(&mix, rng).ok_or(CannotDecide::NoSuchBout)
    }
}

impl Oracle for Circle {
    const ASK: Option<Ask<Self>> = None;
}
