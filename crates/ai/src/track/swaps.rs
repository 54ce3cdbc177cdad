//! What a tactical bout is worth after each pair of swaps. The values are stored, because the choice of the swaps needs all of them at
//! once.
//!
//! `cargo run --profile bench -p ai --example swaps > crates/ai/src/track/swap_table.rs` writes the table anew; it takes some minutes.

use rules::track::{Config, Swaps};

use super::{solver::Stakes, swap_table::TABLE};

/// How far the values of *oshi-dashi* may be off. The others are only rounded, by less than a ten-millionth.
pub const ERROR: f64 = 1e-6;

/// How many swaps there are.
const ALL: usize = Swaps::ALL.len();
/// How many pairs of two different swaps there are, ignoring their order.
pub const PAIRS: usize = ALL * (ALL - 1) / 2;

/// The settings whose values the table holds, in its order. Without zero and then with zero: *oshi-dashi*, where the stakes make no
/// difference, then playing for the bout, then playing for the points.
pub fn settings() -> [(Config, Stakes); 6] {
    let tactical = |zero, oshi_dashi| Config {
        zero,
        oshi_dashi,
        tactical: true,
    };
    [
        (tactical(false, true), Stakes::Bout),
        (tactical(false, false), Stakes::Bout),
        (tactical(false, false), Stakes::Points),
        (tactical(true, true), Stakes::Bout),
        (tactical(true, false), Stakes::Bout),
        (tactical(true, false), Stakes::Points),
    ]
}

/// The pairs of swaps in the order of the table: East's is the later of the two in [`Swaps::ALL`].
pub fn pairs() -> impl Iterator<Item = [Swaps; 2]> {
    let rows = Swaps::ALL.into_iter().enumerate();
    rows.flat_map(|(place, east)| {
        Swaps::ALL
            .into_iter()
            .take(place)
            .map(move |west| [east, west])
    })
}

/// The value of every pair of swaps for East: rows are East's swaps, columns West's, both in the order of [`Swaps::ALL`].
pub fn payoff(config: Config, stakes: Stakes) -> Vec<f64> {
    let stakes = if config.oshi_dashi {
        Stakes::Bout
    } else {
        stakes
    };
    let own = settings().into_iter().zip(&TABLE);
    let own = own.filter(|((of, for_these), _)| {
        (of.zero, of.oshi_dashi, *for_these) == (config.zero, config.oshi_dashi, stakes)
    });
    let mut payoff = vec![0.0; ALL * ALL];
    for (_, values) in own {
        let mut values = values.iter();
        for row in 0..ALL {
            for (column, &value) in (0..row).zip(values.by_ref()) {
                payoff[row * ALL + column] = f64::from(value);
                payoff[column * ALL + row] = -f64::from(value);
            }
        }
    }
    payoff
}

#[cfg(test)]
#[path = "swaps_tests.rs"]
mod tests;
