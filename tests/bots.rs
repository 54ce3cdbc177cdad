//! Every computer opponent at every decision of random bouts: a legal card, the same one when asked again, in no time.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use hakkyoi::{
    ai::{
        Level,
        protocol::{Answer, Ask, Reply, Request, answer},
    },
    rules::{
        Game, Joint, Sample, Seat, Step, Turn, Viewer,
        tricks::{Config, Throws, Tricks},
    },
};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

fn ask(state: &Tricks, viewer: Viewer, level: Level, seed: u64) -> Request {
    Request {
        id: 7,
        ask: Ask::Tricks(state.view(viewer)),
        level,
        seed,
    }
}

#[test]
fn every_level_plays_legal_cards_and_repeats_itself() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    for round in 0..30 {
        let throws = [Throws::Either, Throws::Follower][round % 2];
        let mut state = Tricks::new(&Config { throws });
        let deal = state.sample(&mut rng).unwrap();
        state.apply(Step::Chance(deal), &mut ()).unwrap();
        while let Turn::Act(seats) = state.turn() {
            let choose = |seat: Seat, rng: &mut Xoshiro256PlusPlus| {
                let level = Level::ALL[rng.random_range(0..5)];
                let request = ask(
                    &state,
                    Viewer::Seat(seat),
                    level,
                    rng.random_range(0..=u64::MAX),
                );
                let Answer {
                    id: 7,
                    reply: Reply::Tricks(card),
                } = answer(&request)
                else {
                    unreachable!("an answer to {request:?}");
                };
                assert_eq!(answer(&request).reply, Reply::Tricks(card));
                assert_eq!(state.check(seat, &card), Ok(()), "{level:?}");
                card
            };
            let step = match seats.iter().collect::<Vec<_>>()[..] {
                [seat] => Joint::One(seat, choose(seat, &mut rng)),
                _ => Joint::Both(Seat::PAIR.map(|seat| choose(seat, &mut rng))),
            };
            state.apply(Step::Act(step), &mut ()).unwrap();
        }
    }
}

#[test]
fn views_that_ask_nothing_or_cannot_be_are_answered_so() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(12);
    let mut state = Tricks::new(&Config::default());
    let failed = |request: &Request| answer(request).reply == Reply::Failed;
    assert!(
        failed(&ask(&state, Viewer::Seat(Seat::EAST), Level::Yokozuna, 1)),
        "before the deal"
    );
    let deal = state.sample(&mut rng).unwrap();
    state.apply(Step::Chance(deal), &mut ()).unwrap();
    assert!(
        failed(&ask(&state, Viewer::Public, Level::Yokozuna, 1)),
        "the public plays no card"
    );
    let view = state.view(Viewer::Seat(Seat::EAST));
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
            v.hand = hakkyoi::rules::tricks::CardSet::ALL;
            v
        },
        {
            let mut v = view.clone();
            v.hand = hakkyoi::rules::tricks::CardSet::EMPTY;
            v
        },
        {
            let mut v = view.clone();
            v.tachiai = vec![[view.hand.nth(0).unwrap(); 2]; 900];
            v
        },
        {
            let mut v = view.clone();
            v.turn = Turn::Act(hakkyoi::rules::SeatSet::one(Seat::EAST));
            v
        },
        {
            let mut v = view.clone();
            v.trick = Some((Seat::EAST, None));
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
fn messages_survive_the_codec_of_the_worker() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(13);
    let mut state = Tricks::new(&Config::default());
    let deal = state.sample(&mut rng).unwrap();
    state.apply(Step::Chance(deal), &mut ()).unwrap();
    let asked = loop {
        match state.turn() {
            Turn::Act(seats) if seats.len() == 1 => break seats.iter().next().unwrap(),
            _ => {
                let cards =
                    Seat::PAIR.map(|seat| state.hand(seat).nth(rng.random_range(0..5)).unwrap());
                state.apply(Step::Act(Joint::Both(cards)), &mut ()).unwrap();
            }
        }
    };
    let lead = state.hand(asked).nth(0).unwrap();
    state
        .apply(Step::Act(Joint::One(asked, lead)), &mut ())
        .unwrap();
    let request = ask(&state, Viewer::Seat(asked.other()), Level::Ozeki, u64::MAX);
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
