//! Computer opponents of `slam`: at tables of two and four, they play legal actions, and the same one when asked again.

use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    Game, Joint, Step, Turn, Viewer,
    slam::{Chance, Config, Due, Fall, Landing, Mode, Ring, Shape, Size, Slam, View},
};

use super::{Memory, chances::Odds};
use crate::{
    Level,
    opponent::tests::{Bouts, Tested, request},
    protocol::{Ask, Reply, Request, answer},
};

const MODES: [Mode; 2] = [Mode::Basho, Mode::Nokkuauto];

fn config(mode: Mode, players: usize) -> Config {
    let names = (1..=players).map(|number| format!("P{number}"));
    Config {
        players: names.collect(),
        mode,
    }
}

/// A random chance for the next chance step, distributed by `odds`.
fn luck(bout: &Slam, odds: &Odds, dice: &mut Xoshiro256PlusPlus) -> Chance {
    match bout.due().unwrap() {
        Due::Throw { thrown, .. } => Chance::Landing(odds.throw(bout.lies(), thrown, dice)),
        Due::TieBreak { .. } => Chance::Fall(Fall::ALL[dice.random_range(0..6)]),
    }
}

/// A bout in which a player must decide after the first landing.
fn landed() -> Slam {
    let mut bout = Slam::new(&config(Mode::Nokkuauto, 3));
    let landing = Landing([Fall::Side, Fall::Belly]);
    let step = Step::Chance(Chance::Landing(landing));
    bout.apply(step, &mut ()).unwrap();
    bout
}

impl Tested for Slam {
    fn bouts() -> Vec<Bouts<Self>> {
        let bouts = |mode, (players, (shape, size))| Bouts {
            config: config(mode, players),
            context: Ring {
                shape,
                size: Size::try_from(size).unwrap(),
            },
            levels: None,
            times: 1,
            most_steps: 60,
        };
        let tables = [(2, (Shape::Circle, 100)), (4, (Shape::Square, 60))];
        MODES
            .into_iter()
            .flat_map(|mode| tables.map(|table| bouts(mode, table)))
            .collect()
    }

    fn luck(&self, ring: Ring, dice: &mut Xoshiro256PlusPlus) -> Option<Chance> {
        Some(luck(self, &Odds::new(ring), dice))
    }

    fn questions() -> Vec<Ask<Self>> {
        let (view, ring) = (landed().view(Viewer::Public), Ring::default());
        vec![Ask::Action(view.clone(), ring), Ask::Advice(view, ring)]
    }

    fn impossible() -> Vec<(View, Ring)> {
        // A chance is due first.
        let early = Slam::new(&config(Mode::Nokkuauto, 3));
        vec![(early.view(Viewer::Public), Ring::default())]
    }
}

#[test]
fn memory_changes_no_answer() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(24);
    let mut memory = Memory::default();
    let odds = Odds::new(Ring::default());
    let mut bout = Slam::new(&config(Mode::Nokkuauto, 3));
    for seed in 0..6 {
        while bout.turn() == Turn::Chance {
            let chance = luck(&bout, &odds, &mut dice);
            bout.apply(Step::Chance(chance), &mut ()).unwrap();
        }
        let Some(seat) = bout.thrower() else {
            break;
        };
        let ask = Ask::Action(bout.view(Viewer::Public), Ring::default());
        let request: Request<Slam> = request(ask, Level::ALL[seed as usize % 5], seed);
        let answered = request.answer(&mut memory);
        assert_eq!(answered, answer(&request));
        let Reply::Action(action) = answered.reply else {
            unreachable!("wrong reply to {request:?}");
        };
        bout.apply(Step::Act(Joint::One(seat, action)), &mut ())
            .unwrap();
    }
}
