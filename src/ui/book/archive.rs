//! The archive of all bouts: read piece by piece, newest first, since reading thousands at once takes longer than a frame.

use std::rc::Rc;

use super::{BOOK, not_kept, segments};
use crate::{
    basho::{Book, Bout, Refusal},
    rules::Seat,
    store::{Store, Trouble},
    ui::words::t,
};

/// What has been read of the archive.
#[derive(Clone, PartialEq, Debug)]
pub struct Archive {
    /// The wrestlers.
    pub book: Book,
    /// The bouts, newest first.
    pub bouts: Vec<Rc<Bout>>,
    /// The ids of these bouts, sorted.
    ids: Vec<u64>,
    /// The numbers of the full segments that have not been read, oldest first.
    unread: Vec<u32>,
}

impl Archive {
    /// The newest bouts.
    pub fn open(store: &Store) -> Self {
        let (book, bouts) = segments::open(store).emptied();
        let mut archive = Self {
            book,
            bouts: Vec::new(),
            ids: Vec::new(),
            unread: store.segments(&segments::SEGMENTS),
        };
        archive.append(bouts);
        archive
    }

    /// Reads on; returns whether there was anything left to read.
    pub fn read_on(&mut self, store: &Store) -> bool {
        let Some(number) = self.unread.pop() else {
            return false;
        };
        self.append(segments::segment(store, number));
        true
    }

    /// How many pieces have not been read.
    pub fn unread(&self) -> usize {
        self.unread.len()
    }

    /// Whether everything has been read.
    pub fn is_whole(&self) -> bool {
        self.unread.is_empty()
    }

    /// Appends bouts, which come oldest first. A bout that is there twice counts once.
    fn append(&mut self, bouts: Vec<Bout>) {
        for bout in bouts.into_iter().rev() {
            if let Err(place) = self.ids.binary_search(&bout.id)
                && self.book.knows(&bout)
            {
                self.ids.insert(place, bout.id);
                self.bouts.push(Rc::new(bout));
            }
        }
    }

    /// The archive without this bout.
    pub fn remove(&mut self, id: u64) {
        self.bouts.retain(|bout| bout.id != id);
    }
}

/// The bout with that id.
pub fn find(store: &Store, id: u64) -> Option<Rc<Bout>> {
    let mut archive = Archive::open(store);
    loop {
        if let Some(bout) = archive.bouts.iter().find(|bout| bout.id == id) {
            return Some(bout.clone());
        }
        if !archive.read_on(store) {
            return None;
        }
    }
}

/// Deletes a bout for good, with its stars.
///
/// # Errors
/// A message for the player, if the browser refuses to store it; the bout is then still there.
pub fn delete(store: &Store, id: u64) -> Result<(), String> {
    let before = segments::open(store);
    let mut open = before.clone();
    open.delete(id);
    let mut deleted = store.save(&BOOK, &open);
    if deleted.is_ok() {
        deleted = segments::change(store, id, |bouts| bouts.retain(|bout| bout.id != id));
    }
    kept(store, &before, deleted)
}

/// Makes a wrestler with this name and a new id, unless an active one has the name, and gives that wrestler a guest's seat in a bout.
/// Returns the wrestler's id.
///
/// # Errors
/// A message for the player; nothing has changed then.
pub fn take_along(
    store: &Store,
    bout: u64,
    seat: Seat,
    name: &str,
    new: u32,
) -> Result<u32, String> {
    let before = segments::open(store);
    let mut open = before.clone();
    let id = open.named(name).map_or(new, |wrestler| wrestler.id);
    let refused = |refusal: Refusal| match refusal {
        Refusal::NoName => t!("book-no-name"),
        Refusal::NameTaken | Refusal::Himself => t!("book-name-taken"),
        _ => t!("bout-gone"),
    };
    if id == new {
        open.create(id, name).map_err(refused)?;
    }
    let mut seated = find(store, bout).map(|bout| (*bout).clone());
    let seated = seated.as_mut().ok_or_else(|| t!("bout-gone"))?;
    open.seat_wrestler(seated, seat, id).map_err(refused)?;
    let replace = |bouts: &mut [Bout]| {
        if let Some(there) = bouts.iter_mut().find(|it| it.id == bout) {
            there.clone_from(seated);
        }
    };
    replace(open.bouts_mut());
    // The wrestler first: a bout of a wrestler who is not there could not be shown.
    let mut saved = store.save(&BOOK, &open);
    if saved.is_ok() && open.bout(bout).is_none() {
        saved = segments::change(store, bout, |bouts| replace(bouts));
    }
    kept(store, &before, saved).map(|()| id)
}

/// Puts the book back as it was before if the browser has refused a change of it.
fn kept(store: &Store, before: &Book, saved: Result<(), Trouble>) -> Result<(), String> {
    match saved {
        // A notice says that this tab only remembers what it should store.
        Ok(()) | Err(Trouble::Newer) => Ok(()),
        Err(trouble) => {
            let _ = store.save(&BOOK, before);
            Err(not_kept(&trouble))
        }
    }
}
