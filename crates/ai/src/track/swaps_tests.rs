use rules::{
    Game, Joint, Step,
    track::{Action, Track},
};

use super::*;
use crate::track::solver::{Setting, Solved};

/// The value of a bout after these swaps, solved again.
fn anew(config: Config, stakes: Stakes, swaps: [Swaps; 2]) -> f64 {
    let mut bout = Track::new(&config);
    let step = Step::Act(Joint::Both(swaps.map(Action::Swap)));
    bout.apply(step, &mut ()).unwrap();
    let solved = Solved::new(Setting {
        config,
        swaps,
        stakes,
    });
    solved.value(&bout).unwrap()
}

#[test]
fn the_table_agrees_with_the_solver() {
    for (config, stakes) in settings() {
        let payoff = payoff(config, stakes);
        // A few of each setting; of *oshi-dashi* only those without the cards that make it long.
        let every = if config.zero { 37 } else { 11 };
        for [east, west] in pairs().step_by(every) {
            let hard = |swaps: Swaps| u8::from(swaps) >= 1 << 5;
            if config.oshi_dashi && (hard(east) || hard(west)) {
                continue;
            }
            let place = |swaps| Swaps::ALL.iter().position(|other| *other == swaps).unwrap();
            let value = payoff[place(east) * ALL + place(west)];
            let expected = anew(config, stakes, [east, west]);
            assert!(
                (value - expected).abs() < 2.0 * ERROR,
                "{config:?} {east:?} {west:?}"
            );
        }
    }
}

#[test]
fn exchanging_the_seats_negates_the_value() {
    for (config, stakes) in settings() {
        let payoff = payoff(config, stakes);
        for row in 0..ALL {
            for column in 0..ALL {
                let sum = payoff[row * ALL + column] + payoff[column * ALL + row];
                assert!(sum.abs() < 1e-12);
                assert!(payoff[row * ALL + column].abs() <= 1.0);
            }
        }
        assert!(payoff.iter().filter(|v| **v < 0.0).count() > 100);
    }
}
