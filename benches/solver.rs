//! How long the solver of trick-taking sumo takes, position by position: criterion tells means, and here the slow ones matter as much.
//!
//! Without criterion it also runs as wasm: `cargo xtask bench` measures both.

#![allow(clippy::print_stdout, reason = "a measurement says what it found")]

use std::{hint::black_box, time::Instant};

use hakkyoi::{
    ai::tricks::{
        known::subsets,
        solver::{Stand, leader_wins, winning_leads},
    },
    rules::tricks::{CardSet, Throws},
};
use rand::{SeedableRng, rngs::SmallRng};

/// Repetitions that one reading of the clock covers, and readings of which the quickest counts.
const REPEATS: u32 = 50;
const READINGS: u32 = 5;

/// Nanoseconds that the work takes, undisturbed.
fn time<T>(repeats: u32, mut work: impl FnMut() -> T) -> f64 {
    let reading = |_| {
        let begun = Instant::now();
        for _ in 0..repeats {
            black_box(work());
        }
        begun.elapsed().as_nanos() as f64 / f64::from(repeats)
    };
    (0..READINGS).map(reading).fold(f64::INFINITY, f64::min)
}

/// The mean, and what one in a hundred exceeds.
fn spread(mut times: Vec<f64>) -> (f64, f64) {
    times.sort_by(f64::total_cmp);
    let mean = times.iter().sum::<f64>() / times.len() as f64;
    (mean, times[times.len() * 99 / 100])
}

fn main() {
    let mut rng = SmallRng::seed_from_u64(2);
    let deals: Vec<(CardSet, CardSet)> = (0..10_000)
        .map(|_| {
            let leader = CardSet::ALL.sample(7, &mut rng);
            (leader, CardSet::ALL.without(leader).sample(7, &mut rng))
        })
        .collect();
    let wins = |(leader, follower)| leader_wins(Throws::Either, Stand::Centre, leader, follower);
    let won = deals.iter().filter(|deal| wins(**deal)).count();
    let times = deals
        .iter()
        .map(|&deal| time(REPEATS, || wins(black_box(deal))));
    let (mean, p99) = spread(times.collect());
    println!(
        "a random deal of seven at the centre: mean {mean:.0} ns, p99 {p99:.0} ns; the leader wins {won} of {}",
        deals.len()
    );

    let views = deals.iter().take(200).map(|&(leader, _)| {
        let eleven = CardSet::ALL.without(leader).sample(11, &mut rng);
        let leads = |follower| winning_leads(Throws::Either, Stand::Centre, leader, follower);
        time(1, || {
            subsets(eleven, 7)
                .map(|follower| leads(follower).len())
                .sum::<usize>()
        })
    });
    let (mean, p99) = spread(views.collect());
    println!(
        "all leads over the 330 deals of a view: mean {:.1} µs, p99 {:.1} µs",
        mean / 1e3,
        p99 / 1e3
    );
}
