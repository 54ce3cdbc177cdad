//! Asks computer opponents at every decision of a bout: they play legal actions, and the same one when asked again. The tests of `momentum`
//! are in `core/src/ai/momentum`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use hakkyoi_core::{
    ai::{
        Level,
        protocol::{Answer, Ask, Reply, Request, answer},
    },
    rules::{
        Game, Joint, Sample, Seat, Side, Step, Turn, Viewer,
        tricks::{Config, Throws, Tricks},
    },
};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

#[path = "bots/slam.rs"]
mod slam;

fn ask(state: &Tricks, viewer: Viewer, level: Level, seed: u64) -> Request {
    Request {
        id: 7,
        ask: Ask::Tricks(state.view(viewer)),
        level,
        seed,
    }
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
                    reply: Reply::Tricks(card),
                } = answer(&request)
                else {
                    unreachable!("wrong reply to {request:?}");
                };
                assert_eq!(answer(&request).reply, Reply::Tricks(card));
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
    let failed = |request: &Request| answer(request).reply == Reply::Failed;
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
            ask: Ask::Tricks(view),
            level: Level::Ozeki,
            seed: 0,
        };
        assert!(failed(&request), "{request:?}");
    }
}

#[test]
fn worker_messages_round_trip_through_postcard() {
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
    let bytes = postcard::to_allocvec(&request).unwrap();
    assert_eq!(postcard::from_bytes::<Request>(&bytes).unwrap(), request);
    for reply in [answer(&request).reply, Reply::Failed] {
        let answer = Answer {
            id: u32::MAX,
            reply,
        };
        let bytes = postcard::to_allocvec(&answer).unwrap();
        assert_eq!(postcard::from_bytes::<Answer>(&bytes).unwrap(), answer);
    }
}

mod track {
    use super::*;
    use hakkyoi_core::{
        ai::{protocol::Memory, track::solver::Stakes},
        rules::{
            Enumerate,
            track::{Config, Track},
        },
    };

    fn request(ask: Ask, level: Level, seed: u64) -> Request {
        Request {
            id: 7,
            ask,
            level,
            seed,
        }
    }

    fn ask(bout: &Track, viewer: Viewer, level: Level, seed: u64) -> Request {
        request(Ask::Track(bout.view(viewer), Stakes::Bout), level, seed)
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
                        let answer = memory.answer(&request);
                        let Reply::Track(action) = answer.reply else {
                            unreachable!("wrong reply to {request:?}");
                        };
                        assert!(
                            bout.check(seat.into(), &action).is_ok(),
                            "{action:?}: {request:?}"
                        );
                        assert_eq!(memory.answer(&request), answer);
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
                    let study = request(Ask::TrackStudy(view, stakes), Level::Makushita, 0);
                    assert_eq!(memory.answer(&study), answer(&study));
                }
                let actions = Side::PAIR.map(|seat| bout.any(seat.into(), &mut rng).unwrap());
                bout.apply(Step::Act(Joint::Both(actions)), &mut ())
                    .unwrap();
            }
        }
    }

    #[test]
    fn impossible_views_get_no_answer() {
        let failed = |request: &Request| answer(request).reply == Reply::Failed;
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
    fn worker_messages_round_trip_through_postcard() {
        let bout = Track::new(&Config::default());
        let view = bout.view(Viewer::Seat(Side::West.into()));
        for question in [
            Ask::Track(view, Stakes::Points),
            Ask::TrackStudy(view, Stakes::Bout),
        ] {
            let request = request(question, Level::Yokozuna, 3);
            let bytes = postcard::to_allocvec(&request).unwrap();
            assert_eq!(postcard::from_bytes::<Request>(&bytes).unwrap(), request);
            let answer = answer(&request);
            assert_ne!(answer.reply, Reply::Failed);
            let bytes = postcard::to_allocvec(&answer).unwrap();
            assert_eq!(postcard::from_bytes::<Answer>(&bytes).unwrap(), answer);
        }
    }
}

mod circle {
    use super::*;
    use hakkyoi_core::{
        ai::circle::{CannotDecide, decide},
        rules::{
            Determinize, SeatSet,
            circle::{Action, CardSet, Circle, Config, View},
        },
    };

    fn request(ask: Ask, level: Level, seed: u64) -> Request {
        Request {
            id: 7,
            ask,
            level,
            seed,
        }
    }

    /// Every state of a bout between these levels in which a seat must choose.
    fn bout(levels: [Level; 2], rng: &mut Xoshiro256PlusPlus) -> Vec<Circle> {
        let mut states = Vec::new();
        let mut bout = Circle::new(&Config::default());
        loop {
            let choose = |seat: Side, rng: &mut Xoshiro256PlusPlus| {
                let ask = Ask::Circle(bout.view(Viewer::Seat(seat.into())));
                let request = request(ask, levels[seat.index()], rng.random());
                let answered = answer(&request);
                let Reply::Circle(action) = answered.reply else {
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
                let request = request(Ask::Circle(view), level, 1);
                assert_eq!(answer(&request).reply, Reply::Failed, "{request:?}");
            }
        }
    }

    #[test]
    fn worker_messages_round_trip_through_postcard() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(22);
        let state = bout([Level::Makushita; 2], &mut rng)[0];
        let view = state.view(Viewer::Seat(Side::West.into()));
        for ask in [Ask::Circle(view), Ask::CircleAdvice(view)] {
            let request = request(ask, Level::Ozeki, 3);
            let bytes = postcard::to_allocvec(&request).unwrap();
            assert_eq!(postcard::from_bytes::<Request>(&bytes).unwrap(), request);
            let answer = answer(&request);
            assert_ne!(answer.reply, Reply::Failed);
            let bytes = postcard::to_allocvec(&answer).unwrap();
            assert_eq!(postcard::from_bytes::<Answer>(&bytes).unwrap(), answer);
        }
        let thought = hakkyoi_core::ai::circle::advice::advise(&view, 3).unwrap();
        let best = thought.choice().unwrap().action;
        assert!(matches!(best, Action::Reveal(card) if view.hand.contains(card)));
    }
}
