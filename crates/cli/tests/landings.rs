//! The measured landing table: a few thousand new throws agree with it.

use ai::slam::chances::chances;
use physics::landings::{Landings, rings};

/// How many new throws of both wrestlers, and how many of one, to make in each ring.
const THROWS: u32 = 300;
/// The rings, as indices into the table: one of each shape, of various sizes.
const RINGS: [usize; 5] = [6, 9, 18, 24, 34];
/// A difference of more standard deviations than this is a fault. The seed is fixed, so the result is always the same.
const DEVIATIONS: f64 = 4.0;

/// Whether `own` of `of` throws are compatible with the `measured` of `whole` in the table.
fn likely(own: u32, of: u32, measured: u32, whole: u32) -> bool {
    let [own, of, measured, whole] = [own, of, measured, whole].map(f64::from);
    let chance = (own + measured) / (of + whole);
    let deviation = (chance * (1.0 - chance) * (1.0 / of + 1.0 / whole)).sqrt();
    (own / of - measured / whole).abs() <= DEVIATIONS * deviation.max(1.0 / of)
}

#[test]
fn new_throws_agree_with_the_table() {
    for (place, ring) in rings().filter(|(place, _)| RINGS.contains(place)) {
        // Other seeds than the table's own.
        let own = Landings::measured(ring, THROWS, 1_000_003 + place as u64);
        let table = chances(ring);
        let measured = Landings {
            both: table.both,
            one: table.one,
        };
        let (falls, told) = (own.falls(), measured.falls());
        let (all, whole) = (falls.iter().sum(), told.iter().sum());
        for (fall, (own, told)) in falls.into_iter().zip(told).enumerate() {
            assert!(
                likely(own, all, told, whole),
                "{ring:?}, fall {fall}: {own} of {all}, the table has {told} of {whole}"
            );
        }
        // How often a lying wrestler keeps its position, over all positions.
        let stays = |one: &[[[u32; 6]; 6]; 5]| -> [u32; 2] {
            let stayed = (0..5).map(|lay| one[lay].iter().map(|row| row[lay]).sum::<u32>());
            [stayed.sum(), one.iter().flatten().flatten().sum()]
        };
        let ([own, all], [told, whole]) = (stays(&own.one), stays(&measured.one));
        assert!(
            likely(own, all, told, whole),
            "{ring:?}: {own} of {all} stay, the table has {told} of {whole}"
        );
    }
}

#[test]
fn table_has_equally_many_throws_for_every_ring() {
    let throws = rings().map(|(_, ring)| {
        let table = chances(ring);
        let both: u32 = table.both.iter().flatten().sum();
        let one: u32 = table.one.iter().flatten().flatten().sum();
        both + one
    });
    let throws: Vec<u32> = throws.collect();
    assert_eq!(throws.len(), 35);
    assert!(throws[0] >= 100_000);
    assert!(throws.iter().all(|&it| it == throws[0]), "{throws:?}");
}
