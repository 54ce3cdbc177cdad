//! What fuzzing knows about each game (`fuzz/src/games`) agrees with its rules. The fuzz targets themselves need Rust's nightly toolchain.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../fuzz/src/games/mod.rs"]
pub mod games;

use games::Fuzzed;
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{laws::random_step, test_every_game};

/// How many configs the first byte of an input can tell apart.
const MOST_CONFIGS: usize = 256;
/// A bout is broken off after so many steps: a player alone can throw in slam for ever.
const MOST_STEPS: usize = 300;

fn every_config_has_its_own_number<G: Fuzzed>() {
    let numbers: Vec<_> = G::configs().map(|config| G::number(&config)).collect();
    assert!((1..=MOST_CONFIGS).contains(&numbers.len()));
    assert!(numbers.into_iter().eq((0..G::configs().count()).map(Some)));
}

fn every_state_of_a_bout_is_sound<G: Fuzzed>() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for config in G::configs() {
        let mut state = G::new(&config);
        state.sound();
        for _ in 0..MOST_STEPS {
            let Some(step) = random_step(&state, &mut rng) else {
                break;
            };
            state.apply(step, &mut ()).unwrap();
            state.sound();
        }
    }
}

test_every_game!(
    every_config_has_its_own_number,
    every_state_of_a_bout_is_sound
);
