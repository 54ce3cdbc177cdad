//! Asks computer opponents at every decision of a bout: they play legal actions, and the same one when asked again. The tests of `momentum`
//! are in `core/src/ai/momentum`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use hakkyoi_core::{
    ai::{
        Level, Opponent,
        protocol::{Answer, Ask, Memory, Reply, Request, answer},
        track::solver::Stakes,
    },
    rules::{
        Game, Joint, Sample, Seat, Side, Step, Turn, Viewer,
        circle::Circle,
        track::Track,
        tricks::{Config, Throws, Tricks},
    },
};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

#[path = "bots/slam.rs"]
mod slam;

fn request<G: Opponent>(ask: Ask<G>, level: Level, seed: u64) -> Request<G> {
    Request {
        id: 7,
        ask,
        level,
        seed,
    }
}

fn ask(state: &Tricks, viewer: Viewer, level: Level, seed: u64) -> Request<Tricks> {
    request(Ask::Action(state.view(viewer), ()), level, seed)
}

/// The answer that the worker's messages carry is the answer to the request.
fn passes_through_the_worker<G: Opponent>(request: &Request<G>) {
    let told = answer(request);
    let message = Memory::default().answer(&request.write());
    assert_eq!(Answer::read(&message.unwrap()), Some(told));
}

#[test]
fn every_level_plays_legal_cards_and_repeats_its_choice() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    for round in 0..30 {
        let throws = [Throws::Either, Throws::Follower][round % 2];
        let mut state = Tricks::new(&Config { throws });
        let deal = state.sample(&mut rng).unwrap();
        state.apply(Step::Chance(deal), &mut ()).unwrap();
        while let Turn::Act(seats) = state.turn() {
            let choose = |seat: Side, rng: &mut Xoshiro256PlusPlus| {
                let level = Level::ALL[rng.random_range(0..5)];
                let request = ask(
                    &state,
                    Viewer::Seat(seat.into()),
                    level,
                    rng.random_range(0..=u64::MAX),
                );
                let Answer {
                    id: 7,
                    reply: Reply::Action(card),
                } = answer(&request)
                else {
                    unreachable!("wrong reply to {request:?}");
                };
                assert_eq!(answer(&request).reply, Reply::Action(card));
                assert_eq!(state.check(seat.into(), &card), Ok(()), "{level:?}");
                card
            };
            let step = match seats.iter().collect::<Vec<_>>()[..] {
                [seat] => Joint::One(seat, choose(seat.side().unwrap(), &mut rng)),
                _ => Joint::Both(Side::PAIR.map(|seat| choose(seat, &mut rng))),
            };
            state.apply(Step::Act(step), &mut ()).unwrap();
        }
    }
}

#[test]
fn impossible_views_and_viewers_without_a_turn_get_no_answer() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(12);
    let mut state = Tricks::new(&Config::default());
    let failed = |request: &Request<Tricks>| answer(request).reply == Reply::Failed;
    assert!(
        failed(&ask(
            &state,
            Viewer::Seat(Side::East.into()),
            Level::Yokozuna,
            1
        )),
        "before the deal"
    );
    let deal = state.sample(&mut rng).unwrap();
    state.apply(Step::Chance(deal), &mut ()).unwrap();
    assert!(
        failed(&ask(&state, Viewer::Public, Level::Yokozuna, 1)),
        "the public may not play a card"
    );
    let view = state.view(Viewer::Seat(Side::East.into()));
    let spoilt = [
        {
            let mut v = view.clone();
            v.held = [8, 3];
            v
        },
        {
            let mut v = view.clone();
            v.position = 1;
            v
        },
        {
            let mut v = view.clone();
            v.position = -128;
            v
        },
        {
            let mut v = view.clone();
            v.hand = hakkyoi_core::rules::tricks::CardSet::ALL;
            v
        },
        {
            let mut v = view.clone();
            v.hand = hakkyoi_core::rules::tricks::CardSet::EMPTY;
            v
        },
        {
            let mut v = view.clone();
            v.tachiai = vec![[view.hand.nth(0).unwrap(); 2]; 900];
            v
        },
        {
            let mut v = view.clone();
            v.turn = Turn::Act(hakkyoi_core::rules::SeatSet::one(Side::East));
            v
        },
        {
            let mut v = view.clone();
            v.trick = Some((Side::East, None));
            v
        },
    ];
    for view in spoilt {
        let request = Request {
            id: 1,
            ask: Ask::Action(view, ()),
            level: Level::Ozeki,
            seed: 0,
        };
        assert!(failed(&request), "{request:?}");
    }
}

#[test]
fn messages_pass_through_the_worker() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(13);
    let mut state = Tricks::new(&Config::default());
    let deal = state.sample(&mut rng).unwrap();
    state.apply(Step::Chance(deal), &mut ()).unwrap();
    let asked = loop {
        match state.turn() {
            Turn::Act(seats) if seats.len() == 1 => break state.trick().unwrap().0,
            _ => {
                let cards =
                    Side::PAIR.map(|seat| state.hand(seat).nth(rng.random_range(0..5)).unwrap());
                state.apply(Step::Act(Joint::Both(cards)), &mut ()).unwrap();
            }
        }
    };
    let lead = state.hand(asked).nth(0).unwrap();
    state
        .apply(Step::Act(Joint::One(asked.into(), lead)), &mut ())
        .unwrap();
    let request = ask(
        &state,
        Viewer::Seat(asked.other().into()),
        Level::Ozeki,
        u64::MAX,
    );
    assert_ne!(answer(&request).reply, Reply::Failed);
    passes_through_the_worker(&request);
    let ask = Ask::Action(state.view(Viewer::Public), ());
    let failed = Request { ask, ..request };
    assert_eq!(answer(&failed).reply, Reply::Failed);
    passes_through_the_worker(&failed);
}

#[test]
fn another_games_answer_is_not_read() {
    let bout = Track::new(&<Track as Game>::Config::default());
    let view = bout.view(Viewer::Seat(Side::East.into()));
    let request = request::<Track>(Ask::Action(view, Stakes::Bout), Level::Ozeki, 1);
    let message = Memory::default().answer(&request.write()).unwrap();
    assert!(Answer::<Track>::read(&message).is_some());
    assert_eq!(Answer::<Tricks>::read(&message), None);
    assert_eq!(Answer::<Circle>::read(&message), None);
}

#[test]
fn message_that_is_no_request_gets_no_answer() {
    let mut memory = Memory::default();
    let whole = ask(
        &Tricks::new(&Config::default()),
        Viewer::Public,
        Level::Ozeki,
        1,
    )
    .write();
    assert!(memory.answer(&whole).is_some());
    for message in [&[][..], &[250], &whole[..whole.len() - 1]] {
        assert_eq!(memory.answer(message), None);
    }
}

mod track {
    use super::*;
    use hakkyoi_core::{
        ai::track::Memory,
        rules::{Enumerate, track::Config},
    };

    fn ask(bout: &Track, viewer: Viewer, level: Level, seed: u64) -> Request<Track> {
        request(Ask::Action(bout.view(viewer), Stakes::Bout), level, seed)
    }

    #[test]
    fn every_level_plays_legal_actions_and_repeats_its_choice() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(17);
        for config in Config::all() {
            let mut memory = Memory::default();
            for level in Level::ALL {
                let mut bout = Track::new(&config);
                for _ in 0..20 {
                    let Turn::Act(_) = bout.turn() else { break };
                    let actions = Side::PAIR.map(|seat| {
                        let request = ask(&bout, Viewer::Seat(seat.into()), level, rng.random());
                        let answer = request.answer(&mut memory);
                        let Reply::Action(action) = answer.reply else {
                            unreachable!("wrong reply to {request:?}");
                        };
                        assert!(
                            bout.check(seat.into(), &action).is_ok(),
                            "{action:?}: {request:?}"
                        );
                        assert_eq!(request.answer(&mut memory), answer);
                        action
                    });
                    bout.apply(Step::Act(Joint::Both(actions)), &mut ())
                        .unwrap();
                }
            }
        }
    }

    #[test]
    fn memory_changes_no_answer() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(18);
        let mut memory = Memory::default();
        for config in Config::all().filter(|config| !config.oshi_dashi) {
            let mut bout = Track::new(&config);
            while let Turn::Act(_) = bout.turn() {
                for stakes in [Stakes::Bout, Stakes::Points] {
                    let view = bout.view(Viewer::Public);
                    let ask = Ask::Advice(view, stakes);
                    let study: Request<Track> = request(ask, Level::Makushita, 0);
                    assert_eq!(study.answer(&mut memory), answer(&study));
                }
                let actions = Side::PAIR.map(|seat| bout.any(seat.into(), &mut rng).unwrap());
                bout.apply(Step::Act(Joint::Both(actions)), &mut ())
                    .unwrap();
            }
        }
    }

    #[test]
    fn impossible_views_get_no_answer() {
        let failed = |request: &Request<Track>| answer(request).reply == Reply::Failed;
        let bout = Track::new(&Config::default());
        assert!(failed(&ask(&bout, Viewer::Public, Level::Yokozuna, 1)));
        let third = Seat::try_from(2).unwrap();
        assert!(failed(&ask(&bout, Viewer::Seat(third), Level::Yokozuna, 1)));
        // A bout as a manipulated page might send it, with one impossible value.
        let whole = serde_json::to_value(bout).unwrap();
        for (name, spoilt) in [("position", 9), ("position", -128), ("position", 127)] {
            let mut value = whole.clone();
            value[name] = spoilt.into();
            let bout = serde_json::from_value(value).unwrap();
            for level in Level::ALL {
                let request = ask(&bout, Viewer::Seat(Side::East.into()), level, 1);
                assert!(failed(&request), "{request:?}");
            }
        }
        for hands in [
            [126, 124],
            [126, 0],
            [127, 126],
            [8190, 126],
            [128, 2],
            [0, 0],
        ] {
            let mut value = whole.clone();
            value["hands"] = hands.into_iter().collect();
            let bout = serde_json::from_value(value).unwrap();
            for level in Level::ALL {
                let request = ask(&bout, Viewer::Seat(Side::East.into()), level, 1);
                assert!(failed(&request), "{request:?}");
            }
        }
    }

    #[test]
    fn messages_pass_through_the_worker() {
        let bout = Track::new(&Config::default());
        let view = bout.view(Viewer::Seat(Side::West.into()));
        for question in [
            Ask::Action(view, Stakes::Points),
            Ask::Advice(view, Stakes::Bout),
        ] {
            let request: Request<Track> = request(question, Level::Yokozuna, 3);
            assert_ne!(answer(&request).reply, Reply::Failed);
            passes_through_the_worker(&request);
        }
    }
}

mod circle {
    use super::*;
    use hakkyoi_core::{
        ai::CannotDecide,
        rules::{
            Determinize, SeatSet,
            circle::{Action, CardSet, Config, View},
        },
    };

    fn decide(view: &View, level: Level, seed: u64) -> Result<Action, CannotDecide> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        Circle::decide(view, (), level, &mut rng, &mut ())
    }

    /// Every state of a bout between these levels in which a seat must choose.
    fn bout(levels: [Level; 2], rng: &mut Xoshiro256PlusPlus) -> Vec<Circle> {
        let mut states = Vec::new();
        let mut bout = Circle::new(&Config::default());
        loop {
            let choose = |seat: Side, rng: &mut Xoshiro256PlusPlus| {
                let ask = Ask::Action(bout.view(Viewer::Seat(seat.into())), ());
                let request: Request<Circle> = request(ask, levels[seat.index()], rng.random());
                let answered = answer(&request);
                let Reply::Action(action) = answered.reply else {
                    unreachable!("wrong reply to {request:?}");
                };
                assert_eq!(bout.check(seat.into(), &action), Ok(()));
                assert_eq!(answer(&request), answered);
                action
            };
            let step = match bout.turn() {
                Turn::Over(_) => return states,
                Turn::Chance => Step::Chance(bout.sample(rng).unwrap()),
                Turn::Act(SeatSet::PAIR) => {
                    states.push(bout);
                    Step::Act(Joint::Both(Side::PAIR.map(|seat| choose(seat, rng))))
                }
                Turn::Act(_) => {
                    states.push(bout);
                    let seat = bout.choice().unwrap().seat;
                    Step::Act(Joint::One(seat.into(), choose(seat, rng)))
                }
            };
            bout.apply(step, &mut ()).unwrap();
        }
    }

    #[test]
    fn every_level_plays_legal_actions_and_repeats_its_choice() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(19);
        for level in Level::ALL {
            let bouts = if level == Level::Yokozuna { 1 } else { 10 };
            for _ in 0..bouts {
                bout([level, Level::Makushita], &mut rng);
            }
        }
    }

    #[test]
    fn hidden_cards_change_no_choice() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(20);
        let states = (0..5).flat_map(|_| bout([Level::Makushita, Level::Komusubi], &mut rng));
        let states: Vec<Circle> = states.collect();
        for state in states {
            for seat in Side::PAIR
                .into_iter()
                .filter(|seat| state.turn().asks(*seat))
            {
                let view = state.view(Viewer::Seat(seat.into()));
                let other = Circle::determinize(&view, &mut rng).unwrap();
                let again = other.view(Viewer::Seat(seat.into()));
                let [one, two] = [view, again].map(|view| decide(&view, Level::Ozeki, 3));
                assert_eq!(one, two);
            }
        }
    }

    #[test]
    fn impossible_views_get_no_answer() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(21);
        let state = bout([Level::Makushita; 2], &mut rng)[0];
        let view = state.view(Viewer::Seat(Side::East.into()));
        let public = state.view(Viewer::Public);
        assert_eq!(
            decide(&public, Level::Ozeki, 1),
            Err(CannotDecide::NotAsked)
        );
        let fresh = Circle::new(&Config::default()).view(Viewer::Seat(Side::East.into()));
        let mut spoilt = vec![fresh, public];
        for hand in [CardSet::EMPTY, CardSet::ALL, CardSet::from_bits(3)] {
            spoilt.push(View { hand, ..view });
        }
        for held in [[3, 2], [4, 3], [0, 3]] {
            spoilt.push(View { held, ..view });
        }
        for cards in [[CardSet::ALL; 2], [view.hand, CardSet::EMPTY]] {
            spoilt.push(View {
                aside: cards,
                ..view
            });
            spoilt.push(View {
                table: cards,
                ..view
            });
        }
        for view in spoilt {
            for level in Level::ALL {
                let request: Request<Circle> = request(Ask::Action(view, ()), level, 1);
                assert_eq!(answer(&request).reply, Reply::Failed, "{request:?}");
            }
        }
    }

    #[test]
    fn messages_pass_through_the_worker() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(22);
        let state = bout([Level::Makushita; 2], &mut rng)[0];
        let view = state.view(Viewer::Seat(Side::West.into()));
        for ask in [Ask::Action(view, ()), Ask::Advice(view, ())] {
            let request: Request<Circle> = request(ask, Level::Ozeki, 3);
            assert_ne!(answer(&request).reply, Reply::Failed);
            passes_through_the_worker(&request);
        }
        let thought = Circle::advise(&view, (), &mut rng, &mut ()).unwrap();
        let best = thought.choice().unwrap().action;
        assert!(matches!(best, Action::Reveal(card) if view.hand.contains(card)));
    }
}
