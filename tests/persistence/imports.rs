//! Ten thousand damaged files: each one is refused with a reason and changes nothing, or is imported whole and sound.

mod damage;

use std::collections::BTreeMap;

use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::{
    taking_in::{Outcome, entries, import, sound},
    whole,
};
use damage::Damage;

const FILES: usize = 10_000;
/// How many sound files they are made from.
const SOUND: usize = 100;

/// The results of imports.
#[derive(Default)]
struct Count {
    unfit: usize,
    no_room: usize,
    taken_in: usize,
    /// How many imported files differ from the sound one.
    changed: usize,
}

#[test]
fn damaged_files_are_refused_with_a_reason_or_imported_whole() {
    let all = whole::entries();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(20_261_123);
    let files: Vec<String> = (0..SOUND).map(|_| sound(&all, &mut dice)).collect();
    let mut counts: BTreeMap<Damage, Count> = BTreeMap::new();
    for number in 0..FILES {
        let file = &files[dice.random_range(0..SOUND)];
        let damage = Damage::ALL[number % Damage::ALL.len()];
        let mut damaged = file.clone();
        for _ in 0..dice.random_range(1..4) {
            damaged = damage.to(&damaged, &mut dice);
        }
        let room = (dice.random_range(0..3) == 0).then(|| dice.random_range(0..2 * file.len()));
        let count = counts.entry(damage).or_default();
        match import(&damaged, room) {
            Outcome::Unfit => count.unfit += 1,
            Outcome::NoRoom => count.no_room += 1,
            Outcome::TakenIn => {
                count.taken_in += 1;
                count.changed += usize::from(entries(&damaged) != entries(file));
            }
        }
    }
    let mut all = Count::default();
    for (damage, count) in &counts {
        println!(
            "{damage:?}: {} unfit, {} without room, {} taken in, {} of them changed",
            count.unfit, count.no_room, count.taken_in, count.changed
        );
        all.unfit += count.unfit;
        all.no_room += count.no_room;
        all.taken_in += count.taken_in;
        all.changed += count.changed;
    }
    println!(
        "all: {} unfit, {} without room, {} taken in, {} of them changed",
        all.unfit, all.no_room, all.taken_in, all.changed
    );
    assert_eq!(all.unfit + all.no_room + all.taken_in, FILES);
    assert!(all.unfit > FILES / 4);
    assert!(all.no_room > FILES / 100);
    assert!(all.taken_in > FILES / 10 && all.changed > FILES / 50);
}

#[test]
fn sound_files_are_imported() {
    let all = whole::entries();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..100 {
        let outcome = import(&sound(&all, &mut dice), None);
        assert_eq!(outcome, Outcome::TakenIn);
    }
}
