//! Counts how throws land, for the table that the opponents use.

use std::{
    fmt::Write as _,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use rules::slam::{Fall, Ring, Shape, Size};

use super::{Dohyo, Outline, Pose, Throw, luck::Luck};

/// The number of positions inside a ring: all falls but [`Fall::Outside`].
const INSIDE: usize = Fall::ALL.len() - 1;
/// How many poses are kept for each position, as targets for later throws.
const KEPT: usize = 512;

/// How sensible throws into one ring landed. Falls are numbered as in [`Fall::ALL`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Landings {
    /// After both were thrown: `[a's fall][b's fall]`.
    pub both: [[u32; 6]; 6],
    /// After one was thrown: `[how the other lay][the thrown one's fall][the other's fall afterwards]`.
    pub one: [[[u32; 6]; 6]; INSIDE],
}

impl Landings {
    /// Throws both wrestlers `throws` times. Then throws one wrestler `throws` times while the other lies in a pose that an earlier throw
    /// left, taking the positions in turn.
    pub fn measured(ring: Ring, throws: u32, seed: u64) -> Self {
        let mut counts = Self::default();
        let dohyo = Dohyo::new(&Outline::of(ring));
        let mut luck = Luck::new(seed);
        let mut sensible = || Throw::sensible(luck.seed());
        let mut kept: [Vec<Pose>; INSIDE] = Default::default();
        for _ in 0..throws {
            let pair = [Some(sensible()), Some(sensible())];
            let [Some((a, fall)), Some((b, other))] = dohyo.throw(pair, [None; 2], None) else {
                continue;
            };
            counts.both[fall.index()][other.index()] += 1;
            // A wrestler outside ends the turn, so nobody throws at the other one.
            if fall != Fall::Outside && other != Fall::Outside {
                for (pose, fall) in [(a, fall), (b, other)] {
                    let kept = &mut kept[fall.index()];
                    if kept.len() < KEPT {
                        kept.push(pose);
                    }
                }
            }
        }
        for number in 0..throws as usize {
            let (lay, pass) = (number % INSIDE, number / INSIDE);
            let Some(&pose) = kept[lay].get(pass % kept[lay].len().max(1)) else {
                continue;
            };
            let throw = Some(sensible());
            let rest = if pass.is_multiple_of(2) {
                dohyo.throw([throw, None], [None, Some(pose)], None)
            } else {
                let mut rest = dohyo.throw([None, throw], [Some(pose), None], None);
                rest.reverse();
                rest
            };
            if let [Some((_, thrown)), Some((_, other))] = rest {
                counts.one[lay][thrown.index()][other.index()] += 1;
            }
        }
        counts
    }

    /// How single wrestlers landed when both were thrown: two counts per throw.
    pub fn falls(&self) -> [u32; 6] {
        let mut falls = [0; 6];
        for (a, row) in self.both.iter().enumerate() {
            for (b, count) in row.iter().enumerate() {
                falls[a] += count;
                falls[b] += count;
            }
        }
        falls
    }
}

/// All measured rings, each with its index in the table.
pub fn rings() -> impl Iterator<Item = (usize, Ring)> {
    let sized = |shape| Size::all().map(move |size| Ring { shape, size });
    Shape::ALL.into_iter().flat_map(sized).enumerate()
}

/// The seed of the throws into the ring at index `place` of a table made with `seed`.
pub fn seed_of(place: usize, seed: u64) -> u64 {
    (seed << 8) | place as u64
}

/// Measures the rings and returns the source text of the opponents' table.
pub fn table(rings: &[(usize, Ring)], throws: u32, seed: u64) -> String {
    let next = AtomicUsize::new(0);
    let measure = || {
        let mut done = Vec::new();
        loop {
            let Some(&(place, ring)) = rings.get(next.fetch_add(1, Ordering::Relaxed)) else {
                return done;
            };
            let seed = seed_of(place, seed);
            done.push((place, Landings::measured(ring, throws, seed)));
        }
    };
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let mut measured: Vec<(usize, Landings)> = thread::scope(|scope| {
        let running: Vec<_> = (0..workers).map(|_| scope.spawn(measure)).collect();
        running
            .into_iter()
            .filter_map(|thread| thread.join().ok())
            .flatten()
            .collect()
    });
    measured.sort_by_key(|(place, _)| *place);
    let mut text = format!(
        "//! How the wrestlers fall, counted over thrown landings: in each ring {throws} sensible throws of both, and {throws} of one while the\n\
         //! other lies there, a fifth of them for each position.\n//!\n\
         //! Generated: `hakkyoi landings --throws {throws} --seed {seed}`.\n\n\
         use super::chances::Chances;\n\n\
         /// The counts of the rings, in the order of [`Shape::ALL`](rules::slam::Shape::ALL) and, in it, of the sizes from 40 to 100.\n\
         #[rustfmt::skip]\n\
         pub(super) static TABLE: [Chances; {}] = [\n",
        rings.len()
    );
    for ((_, counts), (_, ring)) in measured.iter().zip(rings) {
        // Writing to a `String` cannot fail.
        let _ = writeln!(
            text,
            "    // {} {}\n    Chances {{\n        both: {:?},\n        one: {:?},\n    }},",
            ring.shape.slug(),
            ring.size.percent(),
            counts.both,
            counts.one
        );
    }
    text.push_str("];\n");
    text
}
