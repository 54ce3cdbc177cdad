//! The measured landing table: thrown anew, a few thousand throws come out as it says.

use hakkyoi_core::{
    ai::slam::chances::chances,
    physics::landings::{Landings, rings},
};

/// How many throws of both, and how many of one, are made anew in each of these rings.
const THROWS: u32 = 300;
/// The rings, as places in the table: of each shape one, of all sizes.
const RINGS: [usize; 5] = [6, 9, 18, 24, 34];
/// Beyond this many deviations a difference is no chance. The seed is fixed: what passes once passes always.
const DEVIATIONS: f64 = 4.0;

/// Whether so many of so many may come of a chance that was measured as a part of a whole.
fn likely(own: u32, of: u32, measured: u32, whole: u32) -> bool {
    let [own, of, measured, whole] = [own, of, measured, whole].map(f64::from);
    let chance = (own + measured) / (of + whole);
    let deviation = (chance * (1.0 - chance) * (1.0 / of + 1.0 / whole)).sqrt();
    (own / of - measured / whole).abs() <= DEVIATIONS * deviation.max(1.0 / of)
}

#[test]
fn throws_made_anew_come_out_as_the_table_says() {
    for (place, ring) in rings().filter(|(place, _)| RINGS.contains(place)) {
        // Other throws than the table's own.
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
        // Whether the one that lies there stays so, all positions together.
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
fn the_table_has_as_many_throws_of_every_ring() {
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
