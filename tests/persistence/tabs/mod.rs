//! Up to three tabs of one browser take random steps: they play, write books, change settings, erase, export and import. Meanwhile the browser
//! runs out of room, tabs die at any write, entries get damaged, and a later version of the page writes some. After each step, everything is
//! compared with a simple reference ([`Expected`]).
//!
//! `HAKKYOI_SEQUENCES` sets the number of sequences; `HAKKYOI_SEQUENCE` runs a single one and prints its steps.

mod browser;
mod expected;
mod steps;
mod tab;
mod tales;

use std::{env, panic, thread};

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use steps::World;

type Dice = Xoshiro256PlusPlus;

/// The number of sequences in an ordinary test run.
const SEQUENCES: u64 = 600;
/// The number of steps in a sequence.
const STEPS: usize = 24;

fn run(sequence: u64, tells: bool) {
    let mut dice = Dice::seed_from_u64(sequence);
    let mut world = World::new(sequence, tells);
    for _ in 0..STEPS {
        world.step(&mut dice);
    }
}

#[test]
fn tabs_find_what_a_player_may_expect() {
    let number = |name| env::var(name).ok().map(|number| number.parse().unwrap());
    if let Some(sequence) = number("HAKKYOI_SEQUENCE") {
        return run(sequence, true);
    }
    let all = number("HAKKYOI_SEQUENCES").unwrap_or(SEQUENCES);
    let threads = thread::available_parallelism().map_or(1, |threads| threads.get() as u64);
    let run = |sequence| {
        let held = panic::catch_unwind(|| run(sequence, false));
        assert!(held.is_ok(), "in sequence {sequence}");
    };
    let workers = (0..threads)
        .map(|first| thread::spawn(move || (first..all).step_by(threads as usize).for_each(run)));
    for worker in workers.collect::<Vec<_>>() {
        assert!(worker.join().is_ok(), "see the sequence above");
    }
}
