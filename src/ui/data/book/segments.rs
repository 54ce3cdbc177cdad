//! How the book is stored: the wrestlers and the newest bouts in one entry, and older bouts on full segments, which no step rewrites.
//!
//! A full segment is written before the entry is emptied. If the page dies in between, bouts are there twice, and count once.

use basho::{Book, Bout, BoutV1, Refusal};
use store::{Slot, Store, Trouble, data};

use super::BOOK;

/// The slot of full segments, oldest first.
pub const SEGMENTS: Slot<Vec<Bout>> = Slot::new("bouts", 2).upgrading(&[|text| {
    data::<Vec<BoutV1>>(text).map(|bouts| bouts.into_iter().map(Bout::from).collect())
}]);

/// From this length on, the entry's bouts go to full segments, in bytes. Every finished bout rewrites it.
const FULL: usize = 40_000;
/// The greatest length of a segment, in bytes.
const LONGEST: usize = 60_000;

/// The bouts of a segment, if all are sound.
///
/// # Errors
/// The first fault.
pub fn checked(bouts: Vec<Bout>) -> Result<Vec<Bout>, Refusal> {
    bouts.iter().try_for_each(Bout::check)?;
    Ok(bouts)
}

/// The stored book in its parts.
pub(super) struct Parts {
    /// The wrestlers and the newest bouts.
    pub(super) open: Book,
    /// The bouts of the full segments.
    pub(super) earlier: Vec<Bout>,
}

impl Parts {
    /// Reads them; parts that cannot be read are left out.
    pub(super) fn read(store: &Store) -> Self {
        let numbers = store.segments(&SEGMENTS).into_iter();
        let earlier: Vec<Bout> = numbers.flat_map(|number| segment(store, number)).collect();
        Self {
            open: open(store),
            earlier,
        }
    }

    /// All of it.
    pub(super) fn whole(self) -> Book {
        self.open.after(self.earlier)
    }
}

/// The wrestlers and the newest bouts.
pub(super) fn open(store: &Store) -> Book {
    store.load_with(&BOOK, Book::checked).unwrap_or_default()
}

/// The bouts of the full segment of that number; none if it cannot be read.
pub(super) fn segment(store: &Store, number: u32) -> Vec<Bout> {
    let segment = SEGMENTS.segment(number);
    store.load_with(&segment, checked).unwrap_or_default()
}

/// The numbers and bouts of the full segments that have a bout with this id, newest first: two, if a page died while it wrote one.
pub(super) fn with(store: &Store, id: u64) -> impl Iterator<Item = (u32, Vec<Bout>)> {
    let numbers = store.segments(&SEGMENTS).into_iter().rev();
    let numbers = numbers.filter(move |&number| {
        let segment = SEGMENTS.segment(number);
        store.mentions(&segment, &id.to_string())
    });
    let segments = numbers.map(|number| (number, segment(store, number)));
    segments.filter(move |(_, bouts)| bouts.iter().any(|bout| bout.id == id))
}

/// Changes the full segments that have a bout with this id. An empty segment is removed.
///
/// # Errors
/// If a segment cannot be saved, for a reason that [`Store::save`] names. That segment and those after it stay as they were.
pub(super) fn change(
    store: &Store,
    id: u64,
    change: impl Fn(&mut Vec<Bout>),
) -> Result<(), Trouble> {
    for (number, before) in with(store, id) {
        let slot = SEGMENTS.segment(number);
        let mut bouts = before.clone();
        change(&mut bouts);
        if bouts.is_empty() {
            store.remove(&slot);
        } else if let Err(trouble) = store.save(&slot, &bouts) {
            // The store still holds the refused text in memory; this puts the old segment back.
            let _ = store.save(&slot, &before);
            return Err(trouble);
        }
    }
    Ok(())
}

/// Stores the wrestlers and the newest bouts. If there are many, the bouts go to full segments first.
///
/// # Errors
/// If the book cannot be saved, for a reason that [`Store::save`] names.
pub(super) fn save(store: &Store, open: &Book) -> Result<(), Trouble> {
    let is_full = BOOK.text(open).is_some_and(|text| text.len() > FULL);
    if !is_full || store.is_newer(&BOOK) {
        return store.save(&BOOK, open);
    }
    let earlier = Parts::read(store).earlier;
    let (wrestlers, bouts) = open.clone().without(&earlier).emptied();
    let mut rest = &bouts[..];
    let mut number = store.segments(&SEGMENTS).last().map_or(1, |last| last + 1);
    while !rest.is_empty() {
        let mut length = rest.len();
        let is_long = |length: usize| {
            let text = SEGMENTS.text(&rest[..length].to_vec());
            text.is_some_and(|text| text.len() > LONGEST)
        };
        while length > 1 && is_long(length) {
            length = length.div_ceil(2);
        }
        let segment = SEGMENTS.segment(number);
        if store.save(&segment, &rest[..length].to_vec()).is_err() {
            // Without room for a segment, the bouts stay where they are.
            store.remove(&segment);
            break;
        }
        rest = &rest[length..];
        number += 1;
    }
    store.save(&BOOK, &wrestlers.after(rest.to_vec()))
}

/// Stores a whole book in place of the stored one, segments and all. A store in memory refuses nothing; elsewhere, an import is safer.
pub(crate) fn rewrite(store: &Store, book: &Book) {
    clear(store);
    let _ = save(store, book);
}

/// Removes the stored book, segments and all.
pub(crate) fn clear(store: &Store) {
    for number in store.segments(&SEGMENTS) {
        store.remove(&SEGMENTS.segment(number));
    }
    store.remove(&BOOK);
}
