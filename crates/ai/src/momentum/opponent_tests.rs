//! Opponents of momentum: every level on every board, and views that no bout shows.

use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    Game, Side, Viewer,
    momentum::{Config, MOST_TURNS, Momentum, SideLength, View},
};

use super::{CannotDecide, Memory, advice::advise};
use crate::{
    Level, Opponent,
    opponent::tests::{Bouts, Tested, play, request},
    protocol::{Ask, Request, answer},
};

fn luck(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

fn between(side: SideLength, level: Level) -> Bouts<Momentum> {
    Bouts {
        config: Config {
            side,
            ..Config::default()
        },
        context: (),
        levels: Some([level; 2]),
        times: 1,
        most_steps: MOST_TURNS.into(),
    }
}

/// Views of viewers who do not act.
fn not_asked() -> [View; 2] {
    let bout = Momentum::new(&Config::default());
    [Viewer::Seat(Side::West.into()), Viewer::Public].map(|viewer| bout.view(viewer))
}

/// Views of bouts that a manipulated page might send, with one impossible detail.
fn no_such_bout() -> [View; 3] {
    let whole = serde_json::to_value(Momentum::new(&Config::default())).unwrap();
    [[[0, 2], [0, 2]], [[0, 9], [0, -2]], [[0, 2], [8, 8]]].map(|places| {
        let mut value = whole.clone();
        value["position"]["at"] = serde_json::json!(places);
        let bout: Momentum = serde_json::from_value(value).unwrap();
        bout.view(Viewer::Seat(Side::East.into()))
    })
}

impl Tested for Momentum {
    fn bouts() -> Vec<Bouts<Self>> {
        let sides = |level| SideLength::ALL.map(|side| between(side, level));
        let mut bouts: Vec<Bouts<Self>> = Level::ALL.into_iter().flat_map(sides).collect();
        for bout in &mut bouts {
            // The strongest level thinks for long.
            if bout.levels == Some([Level::Yokozuna; 2]) {
                bout.most_steps = 1;
            }
        }
        bouts
    }

    fn questions() -> Vec<Ask<Self>> {
        let mut bouts = between(SideLength::Six, Level::Makushita);
        bouts.most_steps = 3;
        let states = play(&bouts, &mut luck(36), &mut Memory::default());
        let bout = &states[2];
        let view = bout.view(Viewer::Seat(bout.position().mover().into()));
        vec![Ask::Action(view.clone(), ()), Ask::Advice(view, ())]
    }

    fn impossible() -> Vec<(View, ())> {
        let views = not_asked().into_iter().chain(no_such_bout());
        views.map(|view| (view, ())).collect()
    }
}

#[test]
fn refusal_says_why() {
    let mut memory = Memory::default();
    let mut decide =
        |view: &View| Momentum::decide(view, (), Level::Ozeki, &mut luck(1), &mut memory);
    for view in not_asked() {
        assert_eq!(decide(&view), Err(CannotDecide::NotAsked));
        let refused = advise(&view, &mut Memory::default());
        assert_eq!(refused, Err(CannotDecide::NotAsked));
    }
    for view in no_such_bout() {
        assert_eq!(decide(&view), Err(CannotDecide::NoSuchBout));
    }
}

#[test]
fn memory_changes_no_answer() {
    let mut rng = luck(34);
    let mut memory = Memory::default();
    for level in [
        Level::Makushita,
        Level::Maegashira,
        Level::Komusubi,
        Level::Ozeki,
    ] {
        for side in SideLength::ALL {
            let mut bouts = between(side, level);
            bouts.most_steps = 4;
            for bout in play(&bouts, &mut rng, &mut memory) {
                let view = bout.view(Viewer::Seat(bout.position().mover().into()));
                let request: Request<Momentum> =
                    request(Ask::Action(view, ()), level, rng.random());
                assert_eq!(request.answer(&mut memory), answer(&request));
            }
        }
    }
}
