//! Computer opponents of `slam`: at tables of two and four, they play legal actions, and the same one when asked again. Each level plays
//! better than the one below.

use std::convert::Infallible;

use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

use super::{Memory, arena::throw, chances::Odds};
use crate::{
    ai::{
        Level,
        arena::{self, Player, Terms},
        opponent::tests::{Bouts, Tested, request},
        protocol::{Ask, Reply, Request, answer},
    },
    rules::{
        Game, Joint, Outcome, Step, Turn, Viewer,
        slam::{Chance, Config, Due, Fall, Landing, Mode, Ring, Shape, Size, Slam, View},
    },
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
        Due::Throw { thrown, .. } => Chance::Landing(throw(odds, bout.lies(), thrown, dice)),
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

/// How many of `bouts` bouts the first player wins. The players take turns to begin.
fn wins(mode: Mode, players: [Player<Infallible>; 2], bouts: u64) -> u64 {
    let mut memory = Memory::default();
    let terms: Terms<Slam> = Terms {
        config: config(mode, 2),
        context: Ring::default(),
        variant: None,
    };
    let won = (0..bouts).filter(|number| {
        let swap = number % 2 == 1;
        let [one, two] = players;
        let seated = if swap { [two, one] } else { [one, two] };
        let clock = |_, decide: &mut dyn FnMut()| decide();
        let ended = arena::bout(&terms, seated, number / 2, &mut memory, clock);
        let Outcome::Win(seat) = ended.unwrap().outcome else {
            unreachable!("slam has no draws");
        };
        (seat.index() == 1) == swap
    });
    won.count() as u64
}

#[test]
fn each_level_beats_the_one_below() {
    for pair in Level::ALL.windows(2) {
        let won = wins(Mode::Basho, [pair[1], pair[0]].map(Player::Level), 600);
        assert!(won > 300, "{pair:?}: {won} of 600");
    }
}

#[test]
fn yokozuna_beats_random_in_both_modes_and_makushita_in_nokkuauto() {
    let players = [Player::Level(Level::Yokozuna), Player::Random];
    for (mode, least) in MODES.into_iter().zip([150, 130]) {
        let won = wins(mode, players, 200);
        assert!(won > least, "{mode:?}: {won} of 200");
    }
    let levels = [Level::Yokozuna, Level::Makushita].map(Player::Level);
    let won = wins(Mode::Nokkuauto, levels, 600);
    assert!(won > 320, "{won} of 600");
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
