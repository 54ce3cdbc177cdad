//! The archive of all bouts: read segment by segment, newest first, since reading thousands at once takes longer than a frame.

use std::{collections::HashSet, rc::Rc};

use basho::{Book, Bout, Refusal};
use rules::Seat;
use store::{Store, Trouble};
use yew::Reducible;

use super::{BOOK, not_kept, segments};
use crate::ui::words::t;

/// What has been read of the archive.
#[derive(Clone, PartialEq, Debug)]
pub struct Archive {
    /// The wrestlers.
    pub book: Book,
    /// The bouts, newest first.
    pub bouts: Vec<Rc<Bout>>,
    /// The ids of these bouts.
    ids: HashSet<u64>,
    /// The numbers of the full segments that have not been read, oldest first.
    unread: Vec<u32>,
}

impl Archive {
    /// The newest bouts: at least `least`, or all if there are fewer.
    pub fn open(store: &Store, least: usize) -> Self {
        let (book, bouts) = segments::open(store).emptied();
        let mut archive = Self {
            book,
            bouts: Vec::new(),
            ids: HashSet::new(),
            unread: store.segments(&segments::SEGMENTS),
        };
        archive.append(bouts);
        while archive.bouts.len() < least
            && let Some(bouts) = archive.next(store)
        {
            archive.take(bouts);
        }
        archive
    }

    /// The bouts of the next segment, if any has not been read.
    pub fn next(&self, store: &Store) -> Option<Vec<Bout>> {
        let number = self.unread.last()?;
        Some(segments::segment(store, *number))
    }

    /// Takes in the bouts of the next segment.
    fn take(&mut self, bouts: Vec<Bout>) {
        self.unread.pop();
        self.append(bouts);
    }

    /// How many segments have not been read.
    pub fn unread(&self) -> usize {
        self.unread.len()
    }

    /// Appends bouts, which come oldest first. A bout that is there twice counts once.
    fn append(&mut self, bouts: Vec<Bout>) {
        for bout in bouts.into_iter().rev() {
            if self.book.knows(&bout) && self.ids.insert(bout.id) {
                self.bouts.push(Rc::new(bout));
            }
        }
    }
}

/// A change of the archive that a page shows.
pub enum ArchiveStep {
    /// The next segment, which has these bouts, has been read.
    Read(Vec<Bout>),
    /// The bout with this id has been deleted.
    Deleted(u64),
}

impl Reducible for Archive {
    type Action = ArchiveStep;

    fn reduce(self: Rc<Self>, step: ArchiveStep) -> Rc<Self> {
        let mut next = Rc::unwrap_or_clone(self);
        match step {
            ArchiveStep::Read(bouts) => next.take(bouts),
            ArchiveStep::Deleted(id) => next.bouts.retain(|bout| bout.id != id),
        }
        Rc::new(next)
    }
}

/// The bout with that id. Only segments whose text contains the id are parsed.
pub fn find(store: &Store, id: u64) -> Option<Rc<Bout>> {
    let open = segments::open(store);
    let is_meant = |bout: &Bout| bout.id == id && open.knows(bout);
    let earlier = || {
        segments::with(store, id)
            .flat_map(|(_, bouts)| bouts)
            .find(is_meant)
    };
    let bout = open.bout(id).cloned().or_else(earlier)?;
    Some(Rc::new(bout))
}

/// Deletes a bout for good, with its stars. `shown`: the ids of the bouts that the games' pages show.
///
/// # Errors
/// A message for the player, if the browser refuses to store it; the bout is then still there.
pub fn delete(store: &Store, id: u64, shown: &[u64]) -> Result<(), String> {
    let before = segments::open(store);
    let mut open = before.clone();
    open.delete(id, shown);
    let mut deleted = store.save(&BOOK, &open);
    if matches!(deleted, Ok(()) | Err(Trouble::Newer)) {
        deleted = segments::change(store, id, |bouts| bouts.retain(|bout| bout.id != id));
    }
    restored_if_refused(store, &before, deleted)
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
    restored_if_refused(store, &before, saved).map(|()| id)
}

/// Puts the book back as it was before if the browser has refused a change of it.
fn restored_if_refused(
    store: &Store,
    before: &Book,
    saved: Result<(), Trouble>,
) -> Result<(), String> {
    match saved {
        // A notice says that this tab only remembers what it should store.
        Ok(()) | Err(Trouble::Newer) => Ok(()),
        Err(trouble) => {
            let _ = store.save(&BOOK, before);
            Err(not_kept(&trouble))
        }
    }
}
