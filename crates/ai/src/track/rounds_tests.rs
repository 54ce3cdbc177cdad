use rules::track::{Config, Number, Swaps};

use super::*;
use crate::track::solver::{Setting, Stakes};

fn solved(zero: bool, swaps: [&[u8]; 2]) -> Solved {
    let swaps = swaps.map(|numbers| {
        let numbers = numbers.iter().filter_map(|&n| Number::new(n));
        Swaps::of(numbers).unwrap()
    });
    let config = Config {
        zero,
        oshi_dashi: true,
        tactical: swaps != [Swaps::NONE; 2],
    };
    let stakes = Stakes::Bout;
    Solved::new(Setting {
        config,
        swaps,
        stakes,
    })
}

#[test]
fn the_error_of_converged_values_is_proved() {
    for (zero, swaps) in [
        (false, [&[][..], &[]]),
        (true, [&[], &[]]),
        (false, [&[2], &[3, 4]]),
        (false, [&[1, 5], &[5]]),
        (false, [&[6], &[2]]),
    ] {
        let solved = solved(zero, swaps);
        let proved = solved.proved();
        assert!(
            proved.is_some_and(|by| by < 1.01 * ERROR),
            "{swaps:?}: {proved:?}"
        );
        assert!(solved.error() <= ERROR);
    }
}

/// The proof must reject wrong values.
#[test]
fn wrong_values_are_not_proved() {
    for (place, off) in [(9, 1e-3), (9, -1e-3), (3, 1e-3), (15, -1e-3)] {
        let mut spoilt = solved(true, [&[], &[]]);
        spoilt.values[0][place] += off;
        assert!(spoilt.proved().is_none_or(|by| by >= 1e-3), "{place} {off}");
    }
}

/// Plain sweeps start from the guess that East loses, or wins, a bout without end; the true value lies between.
#[test]
fn plain_sweeps_bracket_the_converged_values() {
    let settled = solved(true, [&[4], &[3]]);
    let mut plain = settled.clone();
    let mut bounds = [-1.0, 1.0].map(|guess| {
        plain.values[0].fill(guess);
        for _ in 0..40 {
            plain.sweep();
            let image = plain.taken_back(1.0);
            plain.values[0].copy_from_slice(&image);
        }
        plain.values.clone()
    });
    let [low, high] = &mut bounds;
    for ((low, high), value) in low.iter().zip(high).zip(&settled.values) {
        for ((low, high), value) in low.iter().zip(high.iter()).zip(value) {
            assert!((low - ERROR..=high + ERROR).contains(value));
            assert!(high - low < 1e-4, "{low} {high}");
        }
    }
}
