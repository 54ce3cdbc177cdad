//! Two books, or two states of one book, joined into one.
//!
//! Wrestlers and bouts are the same where their ids are. The ids are random: that two devices give the same one to two of a thousand
//! wrestlers (32 bits) happens once in 8,600 times, to two of a million bouts (64 bits) once in 37 million times.

use std::collections::HashSet;

use super::{Book, Bout, Fighter, LONGEST_NAME, Wrestler, stored_name};

/// What one book adds to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Added {
    /// How many wrestlers are new.
    pub wrestlers: usize,
    /// How many bouts are new.
    pub bouts: usize,
    /// How many wrestlers are there already under another name, or have retired in only one of the books. They stay as they are.
    pub differing: usize,
}

fn ids<'a>(bouts: impl IntoIterator<Item = &'a Bout>) -> HashSet<u64> {
    bouts.into_iter().map(|bout| bout.id).collect()
}

impl Book {
    /// Adds the wrestlers and bouts of another book that this book lacks. Nothing in this book changes: a wrestler in both keeps this book's
    /// name. A new wrestler whose name an active one has gets a number after the name. A new bout comes after this book's bouts of the same
    /// day.
    pub fn add(&mut self, other: Self) -> Added {
        let mut added = Added::default();
        for wrestler in other.wrestlers {
            if let Some(here) = self.wrestler(wrestler.id) {
                added.differing += usize::from(*here != wrestler);
            } else {
                added.wrestlers += 1;
                self.admit(wrestler);
            }
        }
        // Bouts whose wrestlers were missing until now.
        let strays = std::mem::take(&mut self.strays);
        let (found, strays) = strays.into_iter().partition(|bout| self.knows(bout));
        self.insert(found);
        let here = ids(self.bouts.iter().chain(&strays));
        // A player who adds a file wants its bouts, even those that were deleted here.
        let there = ids(&other.bouts);
        self.deleted.retain(|id| !there.contains(id));
        let mut new = [other.bouts, other.strays].concat();
        new.retain(|bout| !here.contains(&bout.id));
        let (new, more): (Vec<_>, Vec<_>) = new.into_iter().partition(|bout| self.knows(bout));
        added.bouts = new.len();
        self.insert(new);
        self.strays = [strays, more].concat();
        added
    }

    /// Joins the changes that two tabs made to the same book, `base`, independently of each other. For a field of a wrestler, the value of
    /// the tab that changed it wins; ours, if both did; theirs, if the base lacks the wrestler. A wrestler or bout of the base that one of
    /// the books lacks was removed there, so it is removed, except a wrestler who has fought a new bout.
    #[must_use]
    pub fn joined(base: Option<Self>, ours: Self, mut theirs: Self) -> Self {
        let base = base.unwrap_or_default();
        let [in_base, in_ours, in_theirs] = [&base, &ours, &theirs].map(|book| ids(&book.bouts));
        let removed = |bout: &Bout| in_base.contains(&bout.id) && !in_ours.contains(&bout.id);
        theirs.bouts.retain(|bout| !removed(bout));
        // A guest's seat may have been given to a wrestler.
        let changed = |bout: &&Bout| base.bout(bout.id).is_some_and(|before| before != *bout);
        let changed: Vec<Bout> = ours.bouts.iter().filter(changed).cloned().collect();
        for id in ours.deleted {
            theirs.bouts.retain(|bout| bout.id != id);
            theirs.note_deleted(id);
        }
        let mut new = ours.bouts;
        new.retain(|bout| !in_base.contains(&bout.id) && !in_theirs.contains(&bout.id));
        for wrestler in ours.wrestlers {
            let before = base.wrestler(wrestler.id);
            match theirs.find(wrestler.id) {
                Ok(there) => {
                    // Without a base, as after an erase in a third tab, our changes are unknown.
                    let before = before.unwrap_or(&wrestler);
                    if wrestler.shikona != before.shikona {
                        there.shikona.clone_from(&wrestler.shikona);
                    }
                    if wrestler.retired != before.retired {
                        there.retired = wrestler.retired;
                    }
                }
                Err(_) if before.is_none() || new.iter().any(|bout| fights(bout, wrestler.id)) => {
                    theirs.admit(wrestler);
                }
                Err(_) => (),
            }
        }
        for bout in changed {
            let known = theirs.knows(&bout);
            let there = theirs.bouts.iter_mut().find(|there| there.id == bout.id);
            if let Some(there) = there.filter(|_| known) {
                *there = bout;
            }
        }
        theirs.insert(new);
        theirs
    }

    /// The book with the bouts of full segments before its own. A bout that occurs twice counts once, because a page may die between
    /// writing a full segment and emptying the book.
    #[must_use]
    pub fn after(mut self, mut earlier: Vec<Bout>) -> Self {
        self = self.without(&earlier);
        let mut seen = HashSet::new();
        earlier.retain(|bout| seen.insert(bout.id));
        let (earlier, strays) = earlier.into_iter().partition(|bout| self.knows(bout));
        let own = std::mem::replace(&mut self.bouts, earlier);
        self.bouts.extend(own);
        self.strays = strays;
        self
    }

    /// The book without these bouts.
    #[must_use]
    pub fn without(mut self, bouts: &[Bout]) -> Self {
        let there = ids(bouts);
        self.bouts.retain(|bout| !there.contains(&bout.id));
        self
    }

    /// The book without its bouts, and these.
    pub fn emptied(mut self) -> (Self, Vec<Bout>) {
        let mut bouts = std::mem::take(&mut self.strays);
        bouts.append(&mut self.bouts);
        (self, bouts)
    }

    /// Adds a wrestler whose id is new, under a name that no active wrestler has.
    fn admit(&mut self, mut wrestler: Wrestler) {
        if !wrestler.retired {
            let names = (2..).map(|number: u32| numbered(&wrestler.shikona, number));
            let mut names = std::iter::once(wrestler.shikona.clone()).chain(names);
            let free = names.find(|name| self.free(name, None).is_ok());
            wrestler.shikona = free.unwrap_or(wrestler.shikona);
        }
        self.wrestlers.push(wrestler);
    }

    /// Inserts bouts, each after those that are at most as late.
    fn insert(&mut self, new: Vec<Bout>) {
        let mut old = std::mem::take(&mut self.bouts).into_iter().peekable();
        for bout in new {
            while let Some(earlier) = old.next_if(|old| old.date <= bout.date) {
                self.bouts.push(earlier);
            }
            self.bouts.push(bout);
        }
        self.bouts.extend(old);
    }
}

fn fights(bout: &Bout, wrestler: u32) -> bool {
    bout.seats.contains(&Fighter::Wrestler(wrestler))
}

/// The name with a number after it, cut if it gets too long.
fn numbered(name: &str, number: u32) -> String {
    let number = format!(" {number}");
    let cut: String = name.chars().take(LONGEST_NAME - number.len()).collect();
    stored_name(&format!("{cut}{number}")).unwrap_or_default()
}

#[cfg(test)]
mod tests;
