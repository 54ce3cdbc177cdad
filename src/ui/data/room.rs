//! How much room what is stored takes, and how much the browser grants.

use store::{DAMAGED_NAMES, Store, segment_number};
use yew::prelude::*;

use crate::ui::data::book::{BOOK, SEGMENTS};

/// How much every browser grants for this kind of storage, in characters: 5 MB at two bytes each in `WebKit`, which grants the least.
const LEAST: usize = 2_500_000;

/// A part of what is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Wrestlers and scorepads.
    Books,
    /// The last bout of each game.
    Bouts,
    /// Damaged entries.
    Damaged,
    /// Everything else.
    Others,
}

impl Part {
    /// All parts, in the order in which the page lists them.
    pub const ALL: [Self; 4] = [Self::Books, Self::Bouts, Self::Damaged, Self::Others];

    /// The part’s word in the catalogues.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Books => "books",
            Self::Bouts => "bouts",
            Self::Damaged => "damaged",
            Self::Others => "others",
        }
    }

    /// The part to which the entry of this name belongs.
    fn of(name: &str) -> Self {
        if name == BOOK.name() || segment_number(SEGMENTS.name(), name).is_some() {
            Self::Books
        } else if name.starts_with("bout.") {
            Self::Bouts
        } else if name.starts_with(DAMAGED_NAMES) {
            Self::Damaged
        } else {
            Self::Others
        }
    }
}

/// How many characters each part takes, in the order of [`Part::ALL`].
pub fn used(store: &Store) -> [usize; Part::ALL.len()] {
    let sizes = store.sizes();
    Part::ALL.map(|part| {
        let own = sizes.iter().filter(|(name, _)| Part::of(name) == part);
        own.map(|(_, size)| size).sum()
    })
}

/// Characters in kilobytes, at two bytes each, rounded up.
pub const fn kilobytes(characters: usize) -> usize {
    (2 * characters).div_ceil(1000)
}

/// How many percent of the room are used, once that is two thirds or more.
pub fn scarce(store: &Store, granted: usize) -> Option<usize> {
    let used: usize = used(store).into_iter().sum();
    (3 * used >= 2 * granted).then(|| 100 * used / granted.max(1))
}

/// How many characters the browser grants, given its estimate of all storage for this page in bytes.
fn granted(quota: Option<f64>) -> usize {
    quota.map_or(LEAST, |bytes| LEAST.min((bytes / 2.0) as usize))
}

/// How many characters the browser grants this page.
#[hook]
pub fn use_granted() -> usize {
    let room = use_state_eq(|| granted(None));
    let set = room.setter();
    use_effect_with((), move |()| estimate(move |quota| set.set(granted(quota))));
    *room
}

/// Asks the browser how many bytes it grants for everything that this page stores.
#[cfg(target_arch = "wasm32")]
fn estimate(answer: impl FnOnce(Option<f64>) + 'static) {
    use js_sys::{
        Reflect,
        futures::{JsFuture, spawn_local},
    };
    let storage = web_sys::window().map(|window| window.navigator().storage());
    // Outside a secure context there is none.
    if let Some(Ok(estimate)) = storage.map(|storage| storage.estimate()) {
        spawn_local(async move {
            let estimate = JsFuture::from(estimate).await.ok();
            let quota = estimate.and_then(|it| Reflect::get(&it, &"quota".into()).ok());
            answer(quota.and_then(|quota| quota.as_f64()));
        });
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn estimate(answer: impl FnOnce(Option<f64>)) {
    answer(None);
}

#[cfg(test)]
mod tests {
    use store::{Backend as _, Memory};

    use super::*;

    #[test]
    fn every_entry_counts_in_one_part() {
        let memory = Memory::default();
        for key in [
            "book",
            "bouts.1",
            "bout.track",
            "damaged.book.1",
            "settings",
        ] {
            memory.write(&format!("hakkyoi.{key}"), "相撲").unwrap();
        }
        memory.write("another.page", "of the same host").unwrap();
        let length = |name: &str| "hakkyoi.".len() + name.len() + 2;
        let books = length("book") + length("bouts.1");
        let others = ["bout.track", "damaged.book.1", "settings"].map(length);
        let expected = [books, others[0], others[1], others[2]];
        assert_eq!(used(&Store::on(memory)), expected);
    }

    #[test]
    fn room_is_scarce_from_two_thirds_on() {
        let store = |length: usize| {
            let memory = Memory::default();
            let text = "x".repeat(length - "hakkyoi.report".len());
            memory.write("hakkyoi.report", &text).unwrap();
            Store::on(memory)
        };
        assert_eq!(scarce(&store(666), 1000), None);
        assert_eq!(scarce(&store(667), 1000), Some(66));
        assert_eq!(scarce(&store(950), 1000), Some(95));
        assert_eq!(granted(Some(1e12)), LEAST);
        assert_eq!(granted(Some(2000.0)), 1000);
        assert_eq!(kilobytes(1001), 3);
    }
}
