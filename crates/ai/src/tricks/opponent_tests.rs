//! Opponents of tricks: both variants, and views that no bout shows.

use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    Game, Joint, Sample, SeatSet, Side, Step, Turn, Viewer,
    tricks::{CardSet, Config, Throws, Tricks, View},
};

use crate::{
    opponent::tests::{Bouts, Tested},
    protocol::Ask,
};

/// A bout after the deal.
fn dealt(rng: &mut Xoshiro256PlusPlus) -> Tricks {
    let mut state = Tricks::new(&Config::default());
    let deal = state.sample(rng).unwrap();
    state.apply(Step::Chance(deal), &mut ()).unwrap();
    state
}

/// A bout in which a card is led, and the side that must follow.
fn led() -> (Tricks, Side) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(13);
    let mut state = dealt(&mut rng);
    let leader = loop {
        match state.turn() {
            Turn::Act(seats) if seats.len() == 1 => break state.trick().unwrap().0,
            _ => {
                let cards =
                    Side::PAIR.map(|side| state.hand(side).nth(rng.random_range(0..5)).unwrap());
                state.apply(Step::Act(Joint::Both(cards)), &mut ()).unwrap();
            }
        }
    };
    let lead = state.hand(leader).nth(0).unwrap();
    let step = Step::Act(Joint::One(leader.into(), lead));
    state.apply(step, &mut ()).unwrap();
    (state, leader.other())
}

impl Tested for Tricks {
    fn bouts() -> Vec<Bouts<Self>> {
        let bouts = |throws| Bouts {
            config: Config { throws },
            context: (),
            levels: None,
            times: 15,
            most_steps: 20,
        };
        [Throws::Either, Throws::Follower].map(bouts).into()
    }

    fn questions() -> Vec<Ask<Self>> {
        let (state, follower) = led();
        let view = state.view(Viewer::Seat(follower.into()));
        vec![Ask::Action(view.clone(), ()), Ask::Advice(view, ())]
    }

    fn impossible() -> Vec<(View, ())> {
        let east = Viewer::Seat(Side::East.into());
        let undealt = Tricks::new(&Config::default()).view(east);
        let state = dealt(&mut Xoshiro256PlusPlus::seed_from_u64(12));
        let view = state.view(east);
        let spoilt = |spoil: fn(&mut View)| {
            let mut view = view.clone();
            spoil(&mut view);
            view
        };
        let views = [
            undealt,
            // The public may not play a card.
            state.view(Viewer::Public),
            spoilt(|v| v.held = [8, 3]),
            spoilt(|v| v.position = 1),
            spoilt(|v| v.position = -128),
            spoilt(|v| v.hand = CardSet::ALL),
            spoilt(|v| v.hand = CardSet::EMPTY),
            spoilt(|v| v.tachiai = vec![[v.hand.nth(0).unwrap(); 2]; 900]),
            spoilt(|v| v.turn = Turn::Act(SeatSet::one(Side::East))),
            spoilt(|v| v.trick = Some((Side::East, None))),
        ];
        views.map(|view| (view, ())).into()
    }
}
