//! The throws made on this device, stored by ring.

use rules::slam::{Fall, Ring};
use serde::{Deserialize, Serialize};
use store::{Slot, Store};

use super::Counts;

/// The store slot of the throws.
pub const THROWN: Slot<Thrown> = Slot::new("throws.slam", 1)
    .joining(|base, ours, theirs| Some(Thrown::joined(base, ours, theirs.unwrap_or_default())));

/// How wrestlers fell in each measured ring.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Thrown(Vec<(Ring, [u32; 6])>);

impl Thrown {
    /// The stored throws.
    pub fn read(store: &Store) -> Self {
        store.load(&THROWN).unwrap_or_default()
    }

    /// Adds the falls of a throw into this ring.
    pub fn add(&mut self, ring: Ring, falls: &[Fall]) {
        let counts = self.of(ring);
        for fall in falls {
            let count = &mut counts[fall.index()];
            *count = count.saturating_add(1);
        }
    }

    /// The counts of two tabs: theirs, and what ours has counted since the base.
    fn joined(base: Option<Self>, ours: Self, mut theirs: Self) -> Self {
        let base = base.unwrap_or_default();
        for (ring, counts) in ours.0 {
            let before = base.0.iter().find(|(known, _)| *known == ring);
            let before = before.map_or([0; 6], |(_, counts)| *counts);
            let new: Vec<u32> = counts
                .iter()
                .zip(before)
                .map(|(now, before)| now.saturating_sub(before))
                .collect();
            for (count, new) in theirs.of(ring).iter_mut().zip(new) {
                *count = count.saturating_add(new);
            }
        }
        theirs
    }

    /// The counts of this ring.
    fn of(&mut self, ring: Ring) -> &mut [u32; 6] {
        let known = self.0.iter().position(|(known, _)| *known == ring);
        let at = known.unwrap_or_else(|| {
            self.0.push((ring, [0; 6]));
            self.0.len() - 1
        });
        &mut self.0[at].1
    }

    /// The counts over all rings.
    pub fn all(&self) -> Counts {
        let mut all = Counts::default();
        for (_, counts) in &self.0 {
            for (sum, count) in all.0.iter_mut().zip(counts) {
                *sum = sum.saturating_add(*count);
            }
        }
        all
    }

    /// What the rings' tables predict for as many throws into each ring, in ten-thousandths of all.
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

/// Adds the falls of a throw to the stored counts, unless the store refuses.
pub fn count(store: &Store, ring: Ring, falls: &[Fall]) {
    let mut thrown = Thrown::read(store);
    thrown.add(ring, falls);
    // A missing count does no harm.
    let _ = store.save(&THROWN, &thrown);
}

#[cfg(test)]
mod tests {
    use rules::slam::{Shape, Size};
    use store::Memory;

    use super::*;

    #[test]
    fn throws_are_counted_and_stored() {
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
    fn throws_counted_in_two_tabs_are_joined() {
        let thrown = |sides: usize, bellies: usize| {
            let mut thrown = Thrown::default();
            thrown.add(Ring::default(), &vec![Fall::Side; sides]);
            thrown.add(Ring::default(), &vec![Fall::Belly; bellies]);
            thrown
        };
        let joined = Thrown::joined(Some(thrown(5, 1)), thrown(7, 1), thrown(6, 4));
        assert_eq!(joined, thrown(8, 4));
        assert_eq!(
            Thrown::joined(None, thrown(1, 0), Thrown::default()),
            thrown(1, 0)
        );
    }

    #[test]
    fn expectation_weights_each_ring_by_its_throws() {
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
