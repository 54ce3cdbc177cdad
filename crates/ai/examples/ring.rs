//! Prints `crates/ai/src/circle/table.rs`: the values of the boards of `circle`. On standard error, it reports by how much each sweep
//! changed them.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a generator says what it made"
)]

use ai::circle::{
    knowledge::Knowledge,
    leaves::Leaves,
    search::{Position, Search},
};

/// How many times to compute all values, each time from those of the sweep before.
const SWEEPS: usize = 40;
/// How many rounds of CFR+ to solve each reveal with.
const ROUNDS: u32 = 200;

fn main() {
    let mut leaves = Leaves::empty();
    let boards = leaves.boards();
    for sweep in 1..=SWEEPS {
        let mut rows = Vec::with_capacity(boards.len());
        for &(board, priority) in &boards {
            let knowledge = [Knowledge::FRESH; 2];
            let position = Position {
                board,
                priority,
                knowledge,
            };
            let worth = Search::new(&leaves, ROUNDS).worth(&position, 1);
            let mut row = [worth.value; 11];
            row[1..].copy_from_slice(&worth.cards[0]);
            rows.push(row);
        }
        let moved = leaves
            .rows
            .iter()
            .zip(&rows)
            .map(|(old, new)| (old[0] - new[0]).abs());
        let moved = moved.fold(0.0, f32::max);
        eprintln!("sweep {sweep}: values moved by {moved:.4} at most");
        leaves.rows = rows;
    }
    println!("//! What [`super::leaves`] knows; made by `examples/ring.rs`.\n");
    println!(
        "/// For each board and who has priority the value, and what each card adds, in 127ths."
    );
    println!("#[rustfmt::skip]");
    println!("pub(super) const TABLE: [[i8; 11]; {}] = [", boards.len());
    for row in leaves.rounded() {
        println!("    {row:?},");
    }
    println!("];");
}
