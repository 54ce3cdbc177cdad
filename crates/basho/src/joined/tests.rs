use proptest::prelude::*;
use rules::{GameId, Seat};

use super::*;

/// A book with these wrestlers (id, name, whether retired) and these bouts (id, day of the month, wrestler).
fn book(wrestlers: &[(u32, &str, bool)], bouts: &[(u64, u32, u32)]) -> Book {
    let wrestler = |&(id, shikona, retired): &(u32, &str, bool)| Wrestler {
        id,
        shikona: shikona.to_owned(),
        retired,
    };
    let bout = |&(id, day, wrestler): &(u64, u32, u32)| Bout {
        id,
        game: GameId::Tricks.into(),
        date: format!("2026-11-{day:02}"),
        seats: vec![
            Fighter::Wrestler(wrestler),
            Fighter::Guest("Umi".to_owned()),
        ],
        winner: Some(Seat::EAST),
        kimarite: "yorikiri".to_owned(),
        record: None,
    };
    let book = Book {
        wrestlers: wrestlers.iter().map(wrestler).collect(),
        bouts: bouts.iter().map(bout).collect(),
        ..Book::default()
    };
    assert_eq!(book.clone().checked(), Ok(book.clone()));
    book
}

const TETSU: (u32, &str, bool) = (1, "Tetsu", false);
const KAZE: (u32, &str, bool) = (2, "Kaze", false);

fn bout_ids(book: &Book) -> Vec<u64> {
    book.bouts.iter().map(|bout| bout.id).collect()
}

fn names(book: &Book) -> Vec<&str> {
    let names = book.wrestlers.iter();
    names.map(|wrestler| &*wrestler.shikona).collect()
}

#[test]
fn added_book_adds_what_is_missing_and_changes_nothing() {
    let mut here = book(&[TETSU], &[(10, 1, 1), (11, 3, 1)]);
    let renamed = (1, "Tetsuo", true);
    let there = book(&[renamed, KAZE], &[(20, 1, 2), (11, 3, 1), (21, 9, 1)]);
    let added = here.add(there);
    let expected = Added {
        wrestlers: 1,
        bouts: 2,
        differing: 1,
    };
    assert_eq!(added, expected);
    assert_eq!(names(&here), ["Tetsu", "Kaze"]);
    assert!(!here.wrestlers[0].retired);
    assert_eq!(bout_ids(&here), [10, 20, 11, 21]);
}

#[test]
fn added_wrestler_whose_name_is_taken_gets_a_number() {
    let long = (3, "Sixteen letters!", false);
    let mut here = book(&[TETSU, long], &[]);
    let other = book(
        &[(7, "tetsu", false), (8, "Tetsu", true), (9, long.1, false)],
        &[],
    );
    here.add(other.clone());
    let expected = ["Tetsu", long.1, "tetsu 2", "Tetsu", "Sixteen letter 2"];
    assert_eq!(names(&here), expected, "a retired wrestler keeps the name");
    let before = here.clone();
    assert_eq!(here.add(other).wrestlers, 0);
    assert_eq!(here, before, "nothing is added twice");
}

#[test]
fn both_tabs_changes_are_joined() {
    let base = book(&[TETSU, KAZE], &[(10, 1, 1)]);
    let ours = book(&[(1, "Tetsuo", false), KAZE], &[(10, 1, 1), (11, 2, 1)]);
    let theirs = book(
        &[(1, "Tetsu", true), (2, "Kaze", true), (3, "Umi", false)],
        &[(10, 1, 1), (12, 2, 2)],
    );
    let joined = Book::joined(Some(base), ours, theirs);
    let expected = book(
        &[(1, "Tetsuo", true), (2, "Kaze", true), (3, "Umi", false)],
        &[(10, 1, 1), (12, 2, 2), (11, 2, 1)],
    );
    assert_eq!(joined, expected);
}

#[test]
fn wrestler_that_the_base_lacks_stays_as_the_other_tab_has_it() {
    let ours = book(&[TETSU], &[(10, 1, 1)]);
    let theirs = book(&[(1, "Tetsuo", true)], &[]);
    let joined = Book::joined(None, ours, theirs);
    assert_eq!(names(&joined), ["Tetsuo"]);
    assert!(joined.wrestlers[0].retired);
    assert_eq!(bout_ids(&joined), [10]);
}

#[test]
fn what_one_tab_has_removed_stays_removed() {
    let base = book(&[TETSU, KAZE], &[(10, 1, 1), (11, 1, 2)]);
    // The other tab has imported another book.
    let theirs = book(&[(5, "Hana", false)], &[(50, 1, 5)]);
    let ours = book(&[TETSU, KAZE], &[(10, 1, 1), (11, 1, 2), (12, 2, 1)]);
    let joined = Book::joined(Some(base.clone()), ours, theirs);
    let expected = book(&[(5, "Hana", false), TETSU], &[(50, 1, 5), (12, 2, 1)]);
    assert_eq!(joined, expected);
    // This tab has removed a bout.
    let ours = book(&[TETSU, KAZE], &[(11, 1, 2)]);
    let joined = Book::joined(Some(base.clone()), ours, base);
    assert_eq!(bout_ids(&joined), [11]);
}

#[test]
fn bouts_of_full_pages_come_first_and_only_once() {
    let own = book(&[TETSU], &[(11, 2, 1), (12, 3, 1)]);
    let earlier = book(&[TETSU, KAZE], &[(10, 1, 1), (20, 1, 2), (11, 2, 1)]);
    let whole = own.clone().after(earlier.bouts.clone());
    assert_eq!(bout_ids(&whole), [10, 11, 12]);
    let (wrestlers, bouts) = whole.clone().emptied();
    assert_eq!(names(&wrestlers), ["Tetsu"]);
    assert_eq!(
        bouts.len(),
        4,
        "a bout whose wrestler is missing is not lost"
    );
    // Adding the wrestler restores the bout.
    let mut mended = whole;
    mended.add(book(&[KAZE], &[]));
    assert_eq!(bout_ids(&mended), [10, 20, 11, 12]);
    assert_eq!(
        own.clone().without(&earlier.bouts),
        book(&[TETSU], &[(12, 3, 1)])
    );
    let twice = [earlier.bouts.clone(), earlier.bouts].concat();
    assert_eq!(bout_ids(&own.after(twice)), [10, 11, 12]);
}

/// A sound book with ids and days from a small range, so that books overlap.
fn any_book() -> impl Strategy<Value = Book> {
    let wrestlers = proptest::collection::btree_map(0_u32..6, (0_usize..4, any::<bool>()), 1..6);
    let bouts =
        proptest::collection::vec((0_u64..30, 1_u32..9, any::<prop::sample::Index>()), 0..9);
    (wrestlers, bouts).prop_map(|(wrestlers, mut bouts)| {
        let names = ["Tetsu", "Kaze", "Umi", "Hana"];
        let wrestlers: Vec<_> = wrestlers
            .into_iter()
            .map(|(id, (name, retired))| (id, names[name], retired))
            .collect();
        bouts.sort_unstable_by_key(|bout| bout.0);
        bouts.dedup_by_key(|bout| bout.0);
        let bout = |(id, day, of): (u64, u32, prop::sample::Index)| (id, day, of.get(&wrestlers).0);
        let bouts: Vec<_> = bouts.into_iter().map(bout).collect();
        book(&wrestlers, &bouts)
    })
}

proptest! {
    #[test]
    fn adding_loses_nothing_is_sound_and_adds_nothing_twice(here in any_book(), there in any_book()) {
        let mut both = here.clone();
        let added = both.add(there.clone());
        prop_assert_eq!(both.clone().checked(), Ok(both.clone()));
        for wrestler in &here.wrestlers {
            prop_assert_eq!(both.wrestler(wrestler.id), Some(wrestler));
        }
        for bout in here.bouts.iter().chain(&there.bouts) {
            let first = here.bout(bout.id).unwrap_or(bout);
            prop_assert_eq!(both.bout(bout.id), Some(first));
        }
        prop_assert_eq!(both.bouts.len(), here.bouts.len() + added.bouts);
        prop_assert_eq!(both.wrestlers.len(), here.wrestlers.len() + added.wrestlers);
        let again = both.add(there);
        prop_assert_eq!((again.wrestlers, again.bouts), (0, 0));
    }

    #[test]
    fn joining_keeps_what_both_tabs_have_added_and_is_sound(base in any_book(), ours in any_book(), theirs in any_book()) {
        let joined = Book::joined(Some(base.clone()), ours.clone(), theirs.clone());
        prop_assert_eq!(joined.clone().checked(), Ok(joined.clone()));
        for bout in ours.bouts.iter().chain(&theirs.bouts) {
            if base.bout(bout.id).is_none() {
                prop_assert!(joined.bout(bout.id).is_some());
            }
        }
        for bout in &base.bouts {
            let kept = ours.bout(bout.id).is_some() && theirs.bout(bout.id).is_some();
            prop_assert_eq!(joined.bout(bout.id).is_some(), kept);
        }
        let alone = Book::joined(Some(theirs.clone()), ours.clone(), theirs);
        prop_assert_eq!(sorted(&alone), sorted(&ours), "nobody else has changed anything");
    }
}

/// The ids of the bouts, sorted.
fn sorted(book: &Book) -> Vec<u64> {
    let mut ids = bout_ids(book);
    ids.sort_unstable();
    ids
}

#[test]
fn deletion_and_a_new_seat_survive_what_another_tab_has_entered() {
    let base = book(&[TETSU], &[(10, 1, 1), (11, 2, 1)]);
    let mut ours = base.clone();
    ours.delete(10, &[]);
    ours.bouts[0].winner = Some(Seat::WEST);
    let theirs = book(&[TETSU], &[(10, 1, 1), (11, 2, 1), (12, 3, 1)]);
    let joined = Book::joined(Some(base), ours, theirs);
    assert_eq!(bout_ids(&joined), [11, 12]);
    assert_eq!(joined.bouts[0].winner, Some(Seat::WEST));
    assert_eq!(joined.deleted, [10]);
}
