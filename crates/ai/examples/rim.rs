//! Tools for `momentum`: speed of the search, weights of its evaluation, and positions with forced wins.
//!
//! - `rim figures SIDE`: measures how fast it generates turns, proves wins and searches positions, in processor time if the system reports
//!   it.
//! - `rim weights BOUTS SWEEPS`: prints `crates/ai/src/momentum/weights.rs`, learnt by logistic regression from bouts of the search against
//!   itself. Each sweep plays with the weights of the one before.
//! - `rim wins SIDE COUNT`: prints COUNT positions each in which the mover can force a win in one, two and three of its turns but not
//!   sooner, and COUNT positions without a forced win.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::unwrap_used,
    reason = "a tool of the workshop says what it made, and stops where it cannot go on"
)]

use std::{env, fs, time::UNIX_EPOCH};

use ai::momentum::{
    boards::number,
    forced::Forced,
    search::{FORCED, SEEN, Score, Search},
    tables::{Cursor, Stand, Tables},
    worth::{FEATURES, GROUPS, SEEN_AT_ONCE},
};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let number = |place: usize| words.get(place).and_then(|word| word.parse().ok());
    match (words.first().map(String::as_str), number(1), number(2)) {
        (Some("figures"), Some(side), None) => figures(side as u8),
        (Some("weights"), Some(bouts), Some(sweeps)) => weights(bouts, sweeps),
        (Some("wins"), Some(side), Some(count)) => wins(side as u8, count),
        _ => eprintln!("rim figures SIDE | rim weights BOUTS SWEEPS | rim wins SIDE COUNT"),
    }
}

fn start(tables: &Tables) -> Stand {
    let board = number(&[2; 6]);
    Stand {
        own: tables.ring.cell(0, 2).unwrap(),
        other: tables.ring.cell(0, -2).unwrap(),
        mine: board,
        theirs: board,
    }
}

/// Processor time so far, in seconds, which excludes other programs. Wall-clock time if the system does not report processor time, as in
/// wasm.
fn now() -> f64 {
    let told = fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    let spent = told.split(' ').next().and_then(|it| it.parse::<f64>().ok());
    spent.map_or_else(
        || UNIX_EPOCH.elapsed().unwrap().as_secs_f64(),
        |nanoseconds| nanoseconds / 1e9,
    )
}

/// A position up to eleven random turns after the start, in which the mover cannot win at once: no turn is played that would allow it.
fn position(tables: &mut Tables, rng: &mut Xoshiro256PlusPlus) -> Stand {
    let mut at = start(tables);
    for _ in 0..rng.random_range(0..12) {
        let Some(next) = any(tables, at, rng) else {
            break;
        };
        at = next;
    }
    at
}

fn any(tables: &mut Tables, at: Stand, rng: &mut Xoshiro256PlusPlus) -> Option<Stand> {
    let mut turns = tables.turns(at);
    turns.retain(|&next| !tables.wins(next));
    let place = rng.random_range(0..turns.len().max(1));
    turns.get(place).copied()
}

fn figures(side: u8) {
    let mut tables = Tables::new(side);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let first = start(&tables);
    let firsts = tables.turns(first);
    let seconds: usize = firsts.iter().map(|&at| tables.turns(at).len()).sum();
    println!("distinct results: {}, then {seconds}", firsts.len());
    let (begun, mut sum) = (now(), 0);
    for _ in 0..300 {
        for &at in &firsts {
            let mut cursor = Cursor::new(&mut tables, at);
            while let Some(next) = cursor.next(&tables) {
                sum += u64::from(next.own);
            }
        }
    }
    let rate = 300.0 * seconds as f64 / (now() - begun) / 1e6;
    println!("{rate:.0} million results a second ({sum})");
    let positions: Vec<Stand> = (0..300).map(|_| position(&mut tables, &mut rng)).collect();
    for turns in [2, 3] {
        let (mut worst, mut found, begun) = (0, 0, now());
        for &at in &positions {
            let mut forced = Forced::new(&mut tables, u64::MAX);
            found += u32::from(forced.win(at, turns).is_some());
            worst = worst.max(forced.nodes());
        }
        let mean = (now() - begun) / positions.len() as f64 * 1e3;
        println!(
            "wins in {turns}: {found} of {}, {mean:.2} ms each, {worst} positions at most",
            positions.len()
        );
    }
    for depth in 1..=5 {
        let (begun, mut nodes) = (now(), 0);
        let some = &positions[..if depth > 4 { 20 } else { 100 }];
        for &at in some {
            nodes += Search::new(&mut tables, u64::MAX, 10)
                .best(at, depth, 1)
                .nodes;
        }
        let spent = now() - begun;
        let (mean, rate) = (spent / some.len() as f64 * 1e3, nodes as f64 / spent / 1e6);
        println!("depth {depth}: {mean:.2} ms each, {rate:.2} million positions a second");
    }
    let begun = now();
    for depth in 1.. {
        let nodes = Search::new(&mut tables, u64::MAX, 0)
            .best(first, depth, 1)
            .nodes;
        let spent = now() - begun;
        println!("from the start, depth {depth}: {nodes} positions, {spent:.2} s in all");
        if spent > 1.0 {
            break;
        }
    }
}

type Seen = ([usize; SEEN_AT_ONCE], f32);

fn weights(bouts: usize, sweeps: usize) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut tables = [6, 7, 7, 8].map(Tables::new);
    let mut weights = [0.0; FEATURES];
    let mut before: Vec<Seen> = Vec::new();
    for sweep in 0..sweeps {
        let mut seen = Vec::new();
        for number in 0..bouts {
            let depth = if sweep == 0 { 1 } else { 2 };
            bout(&mut tables[number % 4], depth, &mut rng, &mut seen);
        }
        eprintln!("sweep {sweep}: {} positions", seen.len());
        // Drops the bouts of the first sweep, which were played without weights.
        if sweep == 1 {
            before.clear();
        }
        before.extend(seen);
        learn(&before, &mut rng, &mut weights);
        let whole = weights.map(|weight| (weight * 256.0).round() as Score);
        for tables in &mut tables {
            tables.weigh(&whole);
        }
    }
    println!(
        "//! What [`super::worth`] weighs: 256ths of the natural logarithm of the odds; made by `examples/rim.rs`.\n"
    );
    println!("use super::{{search::Score, worth::FEATURES}};\n");
    println!("#[rustfmt::skip]\npub(super) const WEIGHTS: [Score; FEATURES] = [");
    let mut left = &weights[..];
    for (name, len) in GROUPS {
        let (group, rest) = left.split_at(len);
        let group = group.iter().map(|weight| format!("{:.0}", weight * 256.0));
        println!(
            "    // {name}.\n    {},",
            group.collect::<Vec<_>>().join(", ")
        );
        left = rest;
    }
    println!("];");
}

/// Plays a bout until a win is forced, or for 100 turns. Up to two turns at the start and a tenth of the others are random. Adds the
/// features of each position, and the mover's result, to `seen`.
fn bout(tables: &mut Tables, depth: u8, rng: &mut Xoshiro256PlusPlus, seen: &mut Vec<Seen>) {
    let (mut at, mut on_the_way) = (start(tables), Vec::new());
    let opening = rng.random_range(0..3);
    let first_wins = loop {
        let turns = on_the_way.len();
        let first_moves = turns % 2 == 0;
        if turns == 100 {
            break 0.5;
        }
        if tables.wins(at) || Forced::new(tables, FORCED).win(at, 2).is_some() {
            break f32::from(u8::from(first_moves));
        }
        on_the_way.push(tables.features(at));
        let next = if turns < opening || rng.random_bool(0.1) {
            any(tables, at, rng)
        } else {
            let found = Search::new(tables, FORCED, turns as u32).best(at, depth, 1);
            let best = found.best.first().filter(|best| best.score > -SEEN);
            best.map(|best| best.next)
        };
        match next {
            Some(next) => at = next,
            None => break f32::from(u8::from(!first_moves)),
        }
    };
    for (turn, features) in on_the_way.into_iter().enumerate() {
        let won = if turn % 2 == 0 {
            first_wins
        } else {
            1.0 - first_wins
        };
        seen.push((features, won));
    }
}

/// Logistic regression by stochastic gradient descent.
fn learn(seen: &[Seen], rng: &mut Xoshiro256PlusPlus, weights: &mut [f32; FEATURES]) {
    let mut rate = 0.05;
    for _ in 0..12 {
        for _ in 0..seen.len() {
            let (features, won) = seen[rng.random_range(0..seen.len())];
            let sum: f32 = features.iter().map(|&feature| weights[feature]).sum();
            let off = 1.0 / (1.0 + (-sum).exp()) - won;
            for feature in features {
                weights[feature] -= rate * (off + 0.0005 * weights[feature]);
            }
        }
        rate *= 0.75;
    }
}

/// Prints a line for each position: side, the mover's hex and disks, the other's hex and disks as the mover sees them, and the number of
/// the mover's turns to a forced win, or 0.
fn wins(side: u8, count: usize) {
    let mut tables = Tables::new(side);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(side));
    let mut found = [0; 4];
    while found.iter().any(|&found| found < count) {
        let mut at = start(&tables);
        for _ in 0..rng.random_range(1..14) {
            let turns = tables.turns(at);
            let place = rng.random_range(0..turns.len().max(1));
            let Some(&next) = turns.get(place) else { break };
            at = next;
        }
        let mut forced = |turns| Forced::new(&mut tables, u64::MAX).win(at, turns).is_some();
        let turns = match at {
            _ if forced(2) => 2,
            _ if forced(3) => 3,
            _ => 0,
        };
        let turns = if tables.wins(at) { 1 } else { turns };
        if found[turns] == count {
            continue;
        }
        found[turns] += 1;
        let hex = |cell| {
            let (q, r) = tables.ring.hex(cell);
            format!("{q},{r}")
        };
        let disks = |board| {
            tables
                .boards
                .disks(board)
                .map(|disks| disks.to_string())
                .join(",")
        };
        println!(
            "{side} {} {} {} {} {turns}",
            hex(at.own),
            disks(at.mine),
            hex(at.other),
            disks(at.theirs)
        );
    }
}
