//! Measures the solvers: that of `tricks` position by position, because the slow positions matter, too, and criterion reports only means;
//! then that of `track` on whole games.
//!
//! It is an example, not a bench, because it also runs as wasm and cargo builds all programs for a bench. `cargo xtask bench` runs both.

#![allow(clippy::print_stdout, reason = "a measurement says what it found")]

use std::{hint::black_box, time::Instant};

use ai::{
    track::solver::{Setting, Solved, Stakes},
    tricks::{
        known::subsets,
        solver::{Stand, leader_wins, winning_leads},
    },
};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    track::{Config, Number, Swaps},
    tricks::{CardSet, Throws},
};

/// How many times to measure everything. The fastest pass counts.
const PASSES: u32 = 7;

/// Nanoseconds for a piece of work: the mean, timed around all of them, and the 99th percentile, timed around each and including the
/// reading of the clock. Each pass goes through all pieces, so that the processor's caches are not warm from the previous run of the same
/// piece.
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
    tricks();
    println!();
    track();
}

/// Measures solving whole games of `track`; the fastest of several passes counts.
fn track() {
    let swaps = |numbers: [u8; 2]| {
        let numbers = numbers.into_iter().filter_map(Number::new);
        Swaps::of(numbers.filter(|n| n.get() > 0)).unwrap_or_default()
    };
    let none = [[0, 0]; 2];
    for (words, pair, passes) in [
        ("", none, 200),
        ("zero", none, 50),
        ("oshi-dashi", none, 20),
        ("zero oshi-dashi", none, 10),
        ("tactical", [[2, 6], [1, 6]], 20),
        ("zero tactical", [[2, 6], [1, 6]], 10),
        ("oshi-dashi tactical", [[2, 6], [1, 6]], 3),
        ("zero oshi-dashi tactical", [[2, 6], [1, 6]], 1),
    ] {
        let [zero, oshi_dashi, tactical] =
            Config::WORDS.map(|word| words.split(' ').any(|other| other == word));
        let setting = Setting {
            config: Config {
                zero,
                oshi_dashi,
                tactical,
            },
            swaps: pair.map(swaps),
            stakes: Stakes::Bout,
        };
        let mut quickest = f64::INFINITY;
        let mut games = 0;
        for _ in 0..passes {
            let begun = Instant::now();
            games = black_box(Solved::new(black_box(setting))).games();
            quickest = quickest.min(begun.elapsed().as_secs_f64() * 1e3);
        }
        let name = if words.is_empty() { "standard" } else { words };
        println!("track, {name}: {quickest:.3} ms for {games} matrix games a sweep");
    }
}

fn tricks() {
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
