//! Opponents of bales: every level, and views that no bout shows.

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    Game, Joint, Step, Turn, Viewer,
    bales::{BALES, Bales, Take},
    record::Record,
};

use super::advice;
use crate::{
    Level, Opponent,
    opponent::tests::{Bouts, Tested},
    protocol::Ask,
};

/// The view after these turns.
fn after(turns: &str) -> Bales {
    let record = format!("[Game \"bales\"]\n{turns}");
    Record::<Bales>::parse(&record)
        .unwrap()
        .1
        .view(Viewer::Public)
}

impl Tested for Bales {
    fn bouts() -> Vec<Bouts<Self>> {
        let bouts = |level| Bouts {
            config: (),
            context: (),
            levels: Some([level; 2]),
            times: 10,
            most_steps: BALES.into(),
        };
        Level::ALL.map(bouts).into()
    }

    fn questions() -> Vec<Ask<Self>> {
        let view = after("-2");
        vec![Ask::Action(view, ()), Ask::Advice(view, ())]
    }

    fn impossible() -> Vec<(Self, ())> {
        let spoilt = r#"{ "left": 9, "turns": 0 }"#;
        let views = [after("-2 -2 -2 -1"), serde_json::from_str(spoilt).unwrap()];
        views.map(|view| (view, ())).into()
    }
}

#[test]
fn yokozuna_wins_every_bout_that_it_begins() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for replies in 0..1 << BALES {
        let mut bout = Bales::new(&());
        while let Turn::Act(_) = bout.turn() {
            let seat = bout.mover().into();
            let take = if bout.turns() % 2 == 0 {
                assert!(advice(&bout).unwrap().wins);
                Bales::decide(&bout, (), Level::Yokozuna, &mut rng, &mut ()).unwrap()
            } else {
                let reply = Take::ALL[replies >> bout.turns() & 1];
                let legal = bout.check(seat, &reply).is_ok();
                if legal { reply } else { Take::One }
            };
            let step = Step::Act(Joint::One(seat, take));
            assert_eq!(bout.apply(step, &mut ()), Ok(()));
        }
        assert_eq!(bout.turns() % 2, 1, "East carried off the last bale");
    }
}
