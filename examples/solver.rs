//! How long the solver of trick-taking sumo takes, position by position: criterion tells means, and here the slow ones matter as much.
//!
//! An example and not a bench, since it runs as wasm, too, and cargo builds all programs for a bench: `cargo xtask bench` measures both.

#![allow(clippy::print_stdout, reason = "a measurement says what it found")]

use std::{hint::black_box, time::Instant};

use hakkyoi::{
    ai::tricks::{
        known::subsets,
        solver::{Stand, leader_wins, winning_leads},
    },
    rules::tricks::{CardSet, Throws},
};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

/// How often everything is measured; the quickest counts.
const PASSES: u32 = 7;

/// Nanoseconds for each of these pieces of work: the mean by a clock around all of them, and what one in a hundred exceeds by a clock around
/// each, its own reading included. One piece follows another, so that none finds the processor prepared by itself.
fn measure<T, R>(work: &[T], mut done: impl FnMut(&T) -> R) -> (f64, f64) {
    let mut mean = f64::INFINITY;
    let mut each = vec![f64::INFINITY; work.len()];
    for _ in 0..PASSES {
        let begun = Instant::now();
        for piece in work {
            black_box(done(black_box(piece)));
        }
        mean = mean.min(begun.elapsed().as_nanos() as f64 / work.len() as f64);
        for (piece, quickest) in work.iter().zip(&mut each) {
            let begun = Instant::now();
            black_box(done(black_box(piece)));
            *quickest = quickest.min(begun.elapsed().as_nanos() as f64);
        }
    }
    each.sort_by(f64::total_cmp);
    (mean, each[each.len() * 99 / 100])
}

fn main() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    let deals: Vec<(CardSet, CardSet)> = (0..10_000)
        .map(|_| {
            let leader = CardSet::ALL.sample(7, &mut rng);
            (leader, CardSet::ALL.without(leader).sample(7, &mut rng))
        })
        .collect();
    let wins = |(leader, follower)| leader_wins(Throws::Either, Stand::Centre, leader, follower);
    let won = deals.iter().filter(|deal| wins(**deal)).count();
    let (mean, p99) = measure(&deals, |deal| wins(*deal));
    println!(
        "a random deal of seven at the centre: mean {mean:.0} ns, p99 {p99:.0} ns; the leader wins {won} of {}",
        deals.len()
    );

    let views: Vec<(CardSet, CardSet)> = deals
        .iter()
        .take(200)
        .map(|&(leader, _)| (leader, CardSet::ALL.without(leader).sample(11, &mut rng)))
        .collect();
    let (mean, p99) = measure(&views, |&(leader, eleven)| {
        let leads = |follower| winning_leads(Throws::Either, Stand::Centre, leader, follower);
        subsets(eleven, 7)
            .map(|follower| leads(follower).len())
            .sum::<usize>()
    });
    println!(
        "all leads over the 330 deals of a view: mean {:.1} µs, p99 {:.1} µs",
        mean / 1e3,
        p99 / 1e3
    );
}
