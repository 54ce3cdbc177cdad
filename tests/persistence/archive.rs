//! The archive is read segment by segment, finds its bouts, and loses none but the one that is deleted.

use basho::{Book, Bout, Fighter, Rank};
use hakkyoi::ui::data::book::{self, Archive, BOOK, SEGMENTS};
use rules::{GameId, Seat};
use store::Store;

use crate::device::Device;

/// A record of some game.
const RECORD: &str = "[Game \"track\"]\n[Variant \"\"]\n[East \"Anna\"]\n[West \"Komusubi\"]\n[Result \"west position\"]\n\n1. 5=2 2. 3=4 3. 4=6 4. 6=5 5. 2=1 6. 1=3\n";

fn bout(number: u64) -> Bout {
    let computer = Fighter::Computer(Rank::ALL[number as usize % Rank::ALL.len()]);
    let person = if number.is_multiple_of(3) {
        Fighter::Guest("Anna".to_owned())
    } else {
        Fighter::Wrestler(7)
    };
    Bout {
        id: u64::MAX / 3 - number,
        game: GameId::ALL[number as usize % GameId::ALL.len()].into(),
        date: "2026-11-20".to_owned(),
        seats: vec![person, computer],
        winner: Some(Seat::PAIR[number as usize % 2]),
        kimarite: "position".to_owned(),
        record: None,
    }
}

/// A store on a device with this many bouts.
fn kept(bouts: u64) -> (Device, Store) {
    let device = Device::with(&[]);
    let store = Store::on(device.clone());
    let mut book = Book::default();
    book.create(7, "Tetsu").unwrap();
    store.save(&BOOK, &book).unwrap();
    for number in 0..bouts {
        book::enter(&store, bout(number), &|| RECORD.to_owned()).unwrap();
    }
    (device, store)
}

fn whole(store: &Store) -> Archive {
    Archive::open(store, usize::MAX)
}

fn ids(archive: &Archive) -> Vec<u64> {
    archive.bouts.iter().map(|bout| bout.id).collect()
}

#[test]
fn archive_has_every_bout_once_newest_first() {
    let (_, store) = kept(700);
    assert!(store.segments(&SEGMENTS).len() > 1);
    let expected: Vec<u64> = (0..700).rev().map(|number| bout(number).id).collect();
    assert_eq!(ids(&whole(&store)), expected);
    let first = book::find(&store, bout(0).id).unwrap();
    assert_eq!(first.text().as_deref(), Some(RECORD));
    assert_eq!(book::find(&store, 1), None);
}

#[test]
fn deleted_bout_is_gone_wherever_it_is_and_stays_away() {
    for number in [0, 350, 699] {
        let (device, store) = kept(700);
        let id = bout(number).id;
        book::delete(&store, id, &[id]).unwrap();
        let again = Store::on(device.opened_again());
        let expected: Vec<u64> = (0..700).rev().map(|number| bout(number).id).collect();
        let expected: Vec<u64> = expected.into_iter().filter(|it| *it != id).collect();
        assert_eq!(ids(&whole(&again)), expected);
        book::enter(&again, bout(number), &|| RECORD.to_owned()).unwrap();
        assert_eq!(ids(&whole(&again)), expected);
    }
}

#[test]
fn bout_on_two_segments_is_deleted_from_both() {
    let (_, store) = kept(700);
    let [first, second] = store.segments(&SEGMENTS)[..2] else {
        panic!("the book has too few segments");
    };
    let [first, second] = [first, second].map(|number| SEGMENTS.segment(number));
    let mut bouts = store.load(&second).unwrap();
    bouts.insert(0, bout(0));
    store.save(&second, &bouts).unwrap();
    assert_eq!(whole(&store).bouts.len(), 700);
    book::delete(&store, bout(0).id, &[]).unwrap();
    for segment in [first, second] {
        let bouts = store.load(&segment).unwrap();
        assert!(bouts.iter().all(|it| it.id != bout(0).id));
    }
}

#[test]
fn refused_or_cut_deletion_loses_no_other_bout() {
    let entries = kept(700).0.entries();
    for number in [0, 699] {
        for (device, how) in Device::each_failing(&entries) {
            let store = Store::on(device.clone());
            let deleted = book::delete(&store, bout(number).id, &[]);
            let done = deleted.is_ok() && !device.is_dead();
            let found = ids(&whole(&Store::on(device.opened_again())));
            assert!(found.len() == 699 || !done && found.len() == 700, "{how}");
            for other in (0..700).filter(|other| *other != number) {
                assert!(found.contains(&bout(other).id), "{how}: {other}");
            }
        }
    }
}

#[test]
fn guest_becomes_a_wrestler_and_takes_the_bout_along() {
    for number in [0, 699] {
        let (device, store) = kept(700);
        let id = bout(number).id;
        assert_eq!(book::take_along(&store, id, Seat::EAST, "Anna", 9), Ok(9));
        // Anna is known now.
        assert_eq!(
            book::take_along(&store, bout(300).id, Seat::EAST, "anna", 10),
            Ok(9)
        );
        assert!(book::take_along(&store, id, Seat::WEST, "Anna", 11).is_err());
        let again = Store::on(device.opened_again());
        let archive = whole(&again);
        assert_eq!(archive.bouts.len(), 700);
        let of_anna = archive
            .bouts
            .iter()
            .filter(|bout| bout.seats[0] == Fighter::Wrestler(9));
        assert_eq!(of_anna.count(), 2);
        assert_eq!(
            archive.book.wrestler(9).map(|it| &*it.shikona),
            Some("Anna")
        );
        assert_eq!(archive.book.wrestlers().len(), 2);
    }
}

/// Prints how much room 10,000 bouts take: `cargo test --test persistence ten_thousand -- --nocapture`. How long they take, `cargo xtask bench`
/// measures in a browser.
#[test]
fn ten_thousand_bouts_fit_and_are_found() {
    let (device, store) = kept(0);
    let mut book: Book = store.load(&BOOK).unwrap();
    for number in 0..10_000 {
        book.enter(bout(number).recorded(RECORD)).unwrap();
    }
    store.save(&BOOK, &book).unwrap();
    book::enter(&store, bout(10_000), &|| RECORD.to_owned()).unwrap();
    let used: usize = store.sizes().iter().map(|(_, size)| size).sum();
    println!("{} characters a bout", used / 10_000);
    assert!(used < 2_000_000, "{used}");
    let store = Store::on(device.opened_again());
    let newest = Archive::open(&store, 50);
    assert!(newest.bouts.len() >= 50 && newest.unread() > 0);
    let archive = whole(&store);
    assert_eq!((archive.bouts.len(), archive.unread()), (10_001, 0));
    assert_eq!(
        book::find(&store, bout(0).id).map(|it| it.id),
        Some(bout(0).id)
    );
}
