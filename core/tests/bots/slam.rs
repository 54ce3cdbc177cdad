//! Computer opponents of `slam`: at tables of two and four, they play legal actions, and the same one when asked again. Each level plays
//! better than the one below.

use std::convert::Infallible;

use hakkyoi_core::{
    ai::{
        Level,
        arena::{self, Player, Terms},
        protocol::{Ask, Reply, Request, answer},
        slam::{Memory, arena::throw, chances::Odds},
    },
    rules::{
        Game, Joint, Outcome, Step, Turn, Viewer,
        slam::{Chance, Config, Due, Fall, Mode, Ring, Shape, Size, Slam},
    },
};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

use super::{passes_through_the_worker, request};

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

#[test]
fn every_level_plays_legal_actions_and_repeats_its_choice() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(23);
    let mut memory = Memory::default();
    let rings = [(Shape::Circle, 100), (Shape::Square, 60)].map(|(shape, size)| Ring {
        shape,
        size: Size::try_from(size).unwrap(),
    });
    for (mode, players) in MODES.into_iter().flat_map(|mode| [(mode, 2), (mode, 4)]) {
        let ring = rings[players / 3];
        let odds = Odds::new(ring);
        let mut bout = Slam::new(&config(mode, players));
        for _ in 0..60 {
            let step = match bout.turn() {
                Turn::Over(_) => break,
                Turn::Chance => Step::Chance(luck(&bout, &odds, &mut dice)),
                Turn::Act(_) => {
                    let seat = bout.thrower().unwrap();
                    let view = bout.view(Viewer::Seat(seat));
                    let level = Level::ALL[dice.random_range(0..5)];
                    let ask = Ask::Action(view, ring);
                    let request: Request<Slam> = request(ask, level, dice.random());
                    let answered = request.answer(&mut memory);
                    let Reply::Action(action) = answered.reply else {
                        unreachable!("wrong reply to {request:?}");
                    };
                    assert_eq!(bout.check(seat, &action), Ok(()));
                    assert_eq!(request.answer(&mut memory), answered);
                    Step::Act(Joint::One(seat, action))
                }
            };
            bout.apply(step, &mut ()).unwrap();
        }
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

#[test]
fn messages_pass_through_the_worker() {
    let mut bout = Slam::new(&config(Mode::Nokkuauto, 3));
    let ask = Ask::Action(bout.view(Viewer::Public), Ring::default());
    let early: Request<Slam> = request(ask, Level::Ozeki, 1);
    assert_eq!(answer(&early).reply, Reply::Failed, "a chance is due first");
    passes_through_the_worker(&early);
    let landing = hakkyoi_core::rules::slam::Landing([Fall::Side, Fall::Belly]);
    bout.apply(Step::Chance(Chance::Landing(landing)), &mut ())
        .unwrap();
    let view = bout.view(Viewer::Public);
    let ring = Ring::default();
    for ask in [Ask::Action(view.clone(), ring), Ask::Advice(view, ring)] {
        let request: Request<Slam> = request(ask, Level::Yokozuna, 3);
        assert_ne!(answer(&request).reply, Reply::Failed);
        passes_through_the_worker(&request);
    }
}
