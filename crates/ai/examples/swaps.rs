//! Prints `crates/ai/src/track/swap_table.rs`: the value of a tactical bout after each pair of swaps. With the argument `prove`, it reports
//! on standard error which values of *oshi-dashi* it cannot prove.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a generator says what it made"
)]

use std::time::Instant;

use ai::track::{
    solver::{Setting, Solved},
    swaps::{pairs, settings},
};
use rules::{
    Game, Joint, Step,
    track::{Action, Track},
};

/// The most matrix games to solve for one pair of swaps. It is more than in a bout, where a player waits: long games then converge better.
const GAMES: usize = 300_000_000;

fn main() {
    let prove = std::env::args().any(|word| word == "prove");
    println!("//! What [`super::swaps`] knows; made by `examples/swaps.rs`.\n");
    println!("/// For each of the settings a value for each pair of swaps, for East.");
    println!(
        "#[expect(clippy::unreadable_literal, reason = \"written by a program, read by one\")]"
    );
    println!("#[rustfmt::skip]");
    println!("pub(super) const TABLE: [[f32; super::swaps::PAIRS]; 6] = [");
    for (config, stakes) in settings() {
        let begun = Instant::now();
        let mut games = 0;
        let mut unproved = 0;
        let mut longest = 0.0f64;
        println!("    [");
        let mut line = String::from("       ");
        for swaps in pairs() {
            let one = Instant::now();
            let setting = Setting {
                config,
                swaps,
                stakes,
            };
            let solved = Solved::within(setting, GAMES);
            longest = longest.max(one.elapsed().as_secs_f64());
            games += solved.games();
            if config.oshi_dashi && prove {
                let proved = solved.proved();
                if proved.is_none_or(|by| by > 1.01e-6) {
                    unproved += 1;
                    eprintln!("{config:?}, {swaps:?}: proved {proved:?}");
                }
            }
            let mut bout = Track::new(&config);
            let step = Step::Act(Joint::Both(swaps.map(Action::Swap)));
            let value = bout
                .apply(step, &mut ())
                .ok()
                .and_then(|()| solved.value(&bout));
            // Turns minus zero into zero.
            let value = value.unwrap_or(f64::NAN) as f32 + 0.0;
            let cell = format!(" {value:?},");
            if line.len() + cell.len() > 140 {
                println!("{line}");
                line = String::from("       ");
            }
            line.push_str(&cell);
        }
        println!("{line}\n    ],");
        eprintln!(
            "{config:?} {stakes:?}: {:.1} s, the longest solved in {longest:.2} s, {games} matrix games a sweep, {unproved} not proved to 1e-6",
            begun.elapsed().as_secs_f64()
        );
    }
    println!("];");
}
