//! The throws made on this device, kept by ring.

use serde::{Deserialize, Serialize};

use super::Counts;
use crate::{
    rules::slam::{Fall, Ring},
    store::{Slot, Store},
};

/// Where they are kept.
pub const THROWN: Slot<Thrown> = Slot::new("throws.slam", 1);

/// How wrestlers have fallen in which measured ring.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Thrown(Vec<(Ring, [u32; 6])>);

impl Thrown {
    /// What is kept.
    pub fn read(store: &Store) -> Self {
        store.load(&THROWN).unwrap_or_default()
    }

    /// Counts the wrestlers of a throw into that ring.
    pub fn add(&mut self, ring: Ring, falls: &[Fall]) {
        let at = self.0.iter().position(|(known, _)| *known == ring);
        let at = at.unwrap_or_else(|| {
            self.0.push((ring, [0; 6]));
            self.0.len() - 1
        });
        if let Some((_, counts)) = self.0.get_mut(at) {
            for fall in falls {
                let count = &mut counts[fall.index()];
                *count = count.saturating_add(1);
            }
        }
    }

    /// All of them, whatever the ring.
    pub fn all(&self) -> Counts {
        let mut all = Counts::default();
        for (_, counts) in &self.0 {
            for (sum, count) in all.0.iter_mut().zip(counts) {
                *sum = sum.saturating_add(*count);
            }
        }
        all
    }

    /// What the tables of the rings let expect of so many throws into each, in ten thousandths of all.
    pub fn expected(&self, table: impl Fn(Ring) -> Counts) -> Counts {
        let mut parts = [0.0; 6];
        for (ring, counts) in &self.0 {
            let table = table(*ring);
            let weight = f64::from(Counts(*counts).all()) / f64::from(table.all().max(1));
            for (part, count) in parts.iter_mut().zip(table.0) {
                *part += weight * f64::from(count);
            }
        }
        let all: f64 = parts.iter().sum();
        Counts(parts.map(|part| (part * 10_000.0 / all.max(1.0)).round() as u32))
    }
}

/// Counts the wrestlers that a throw took, by how they fell. What cannot be kept is not counted.
pub fn count(store: &Store, ring: Ring, falls: &[Fall]) {
    let mut thrown = Thrown::read(store);
    thrown.add(ring, falls);
    // A count too few harms nobody.
    let _ = store.save(&THROWN, &thrown);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::slam::{Shape, Size},
        store::Memory,
    };

    #[test]
    fn throws_are_counted_and_kept() {
        let store = Store::on(Memory::default());
        let oval = Ring {
            shape: Shape::Oval,
            size: Size::WHOLE,
        };
        count(&store, Ring::default(), &[Fall::Side, Fall::Belly]);
        count(&store, oval, &[Fall::Side]);
        let thrown = Thrown::read(&store);
        assert_eq!(thrown.all(), Counts([0, 0, 2, 1, 0, 0]));
    }

    #[test]
    fn each_ring_counts_as_often_as_it_was_thrown_into() {
        let mut thrown = Thrown::default();
        let small = Ring {
            shape: Shape::Circle,
            size: Size::SMALLEST,
        };
        thrown.add(Ring::default(), &[Fall::Side; 3]);
        thrown.add(small, &[Fall::Outside]);
        let table = |ring: Ring| {
            if ring == small {
                Counts([0, 0, 0, 0, 0, 7])
            } else {
                Counts([50, 0, 50, 0, 0, 0])
            }
        };
        let expected = thrown.expected(table);
        assert_eq!(expected, Counts([3750, 0, 3750, 0, 0, 2500]));
        assert_eq!(Thrown::default().expected(table), Counts::default());
    }
}
