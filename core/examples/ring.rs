//! Writes `core/src/ai/circle/table.rs`: what boards are worth in the ring. It says on the side how far the values still moved.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a generator says what it made"
)]

use hakkyoi_core::ai::circle::{
    leaves::Leaves,
    search::{Position, Search},
    side::Side,
};

/// So many times everything is worked out from what was found before.
const SWEEPS: usize = 40;
/// How often each reveal is gone through.
const ROUNDS: u32 = 200;

fn main() {
    let mut leaves = Leaves::empty();
    let boards = leaves.boards();
    for sweep in 1..=SWEEPS {
        let mut rows = Vec::with_capacity(boards.len());
        for &(board, priority) in &boards {
            let sides = [Side::FRESH; 2];
            let position = Position {
                board,
                priority,
                sides,
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
