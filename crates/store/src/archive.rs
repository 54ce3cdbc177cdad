//! Exports all entries as one backup file, imports such a file, and erases everything.
//!
//! The file is JSON: `{"format":"hakkyoi","version":1,"date":"2026-11-20","entries":[["settings","{…}"],…]}`. Every entry is the text
//! stored under its key, so a backup includes damaged entries. This module does not know the schemas: the caller's [`Fits`] validates each
//! entry.
//!
//! An import replaces everything or changes nothing. It first writes the file beside the old entries, plus as many blanks as the new
//! entries are longer than the old ones. A browser with room for that has room for the new entries, so the import never removes an entry
//! it cannot replace. If the page dies while it replaces entries, the next page finds the file and finishes ([`Store::on`]).

use serde::{Deserialize, Serialize};

use super::{DAMAGED, Found, PREFIX, RefusedEntry, SetAside, Store, Trouble, json, slot};

const FORMAT: &str = "hakkyoi";
const VERSION: u32 = 1;
/// The key of the file during an import.
const TAKEN_IN: &str = "hakkyoi.import";
/// The key of the blanks that reserve room for the file's entries.
const ROOM: &str = "hakkyoi.import.room";

/// What a text holds for the slot of this name; `None` if this version has no such slot.
pub type Fits = dyn Fn(&str, &str) -> Option<Found<()>>;

/// Why a file is refused for import.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfit {
    /// It is not a backup file, or it is damaged.
    #[error("this is no file that this page has given out, or it is damaged")]
    NoArchive,
    /// A later version of the page wrote it; the number is the file's format version.
    #[error("the file is of version {0}; this page reads version 1")]
    Version(u32),
    /// It holds an entry of this name, which only a later version of the page knows.
    #[error("the file holds “{0}”, which this page does not know")]
    Unknown(String),
    /// A later version of the page wrote its entry of this name.
    #[error("a later version of this page has written “{0}” in the file")]
    Newer(String),
    /// Its entry of this name is invalid.
    #[error("what the file holds as “{0}” is damaged")]
    Damaged(String),
}

#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
}

/// A backup file that can be imported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Archive {
    format: String,
    version: u32,
    date: String,
    /// Pairs of a name without the prefix and a text.
    entries: Vec<(String, String)>,
}

impl Archive {
    /// Reads a file and validates every entry in it.
    ///
    /// # Errors
    /// Why it cannot be imported.
    pub fn open(file: &str, fits: &Fits) -> Result<Self, Unfit> {
        let head: Head = json::read(file).ok_or(Unfit::NoArchive)?;
        if head.format != FORMAT || head.version == 0 {
            return Err(Unfit::NoArchive);
        }
        if head.version > VERSION {
            return Err(Unfit::Version(head.version));
        }
        let archive: Self = json::read(file).ok_or(Unfit::NoArchive)?;
        for (place, (name, text)) in archive.entries.iter().enumerate() {
            let key = format!("{PREFIX}{name}");
            let fit = if key.starts_with(DAMAGED) {
                // A damaged entry blocks nothing, so its text may be anything.
                let sound = key.bytes().all(|byte| byte.is_ascii_graphic());
                Some(if sound {
                    Found::Value(())
                } else {
                    Found::Damaged
                })
            } else {
                fits(name, text)
            };
            match fit {
                None => return Err(Unfit::Unknown(name.clone())),
                Some(Found::Damaged) => return Err(Unfit::Damaged(name.clone())),
                Some(Found::Newer) => return Err(Unfit::Newer(name.clone())),
                Some(Found::Value(())) => (),
            }
            let mut before = archive.entries[..place].iter();
            if before.any(|(other, _)| other == name) {
                return Err(Unfit::NoArchive);
            }
        }
        Ok(archive)
    }

    /// The day of the export, as in ISO 8601.
    pub fn date(&self) -> &str {
        &self.date
    }
}

impl Store {
    /// All entries as the text of a backup file. Sets damaged entries aside first, as loading does, so that the file can be imported again.
    /// One that stays in its slot for lack of room is set aside in the file alone. Where the browser refused a write, the file holds the
    /// refused text instead of the stored one. Entries of a later version are in the file, too.
    ///
    /// # Errors
    /// If the file has no JSON form.
    pub fn export(&self, date: &str, fits: &Fits) -> Result<String, Trouble> {
        for key in self.keys() {
            if let (Some(name), Some(text)) = (live(&key), self.backend.read(&key))
                && fits(name, &text) == Some(Found::Damaged)
            {
                self.move_aside(name, &key, &text);
            }
        }
        written(&self.archive(date))
    }

    /// All entries as this tab sees them, and those of later versions.
    pub fn archive(&self, date: &str) -> Archive {
        self.settle_import();
        let mut keys = self.keys();
        for key in self.refused.keys() {
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
        let mut entries = Vec::new();
        for key in keys {
            let Some(name) = key.strip_prefix(PREFIX) else {
                continue;
            };
            let held = self.refused.get(&key).map(|held| held.text);
            let mut stored = self.backend.read(&key);
            if let Some(damaged) = stored.take_if(|text| self.is_stuck(&key, text)) {
                let aside = self.free(name);
                let aside = aside.strip_prefix(PREFIX).unwrap_or_default();
                entries.push((aside.to_owned(), damaged));
            }
            let version = |text: &Option<String>| text.as_deref().and_then(slot::version_of);
            let newer = held.is_some() && version(&stored) > version(&held);
            let text = if newer { stored } else { held.or(stored) };
            entries.extend(text.map(|text| (name.to_owned(), text)));
        }
        Archive {
            format: FORMAT.to_owned(),
            version: VERSION,
            date: date.to_owned(),
            entries,
        }
    }

    /// Adds the entries of a file that this store lacks. Existing entries are unchanged.
    ///
    /// # Errors
    /// If the browser refuses a write; some entries may have been added by then.
    pub fn adopt(&self, archive: &Archive) -> Result<(), Trouble> {
        for (name, text) in &archive.entries {
            let key = slot::key(name);
            let aside = SetAside {
                key,
                text: text.clone(),
            };
            let key = if aside.is_in_its_slot() {
                Some(aside.key).filter(|key| self.backend.read(key).is_none())
            } else {
                let new = !self.has_copy(aside.name(), text);
                new.then(|| self.free(aside.name()))
            };
            if let Some(key) = key {
                self.backend.write(&key, text)?;
            }
        }
        Ok(())
    }

    /// Replaces all entries with those of a file.
    ///
    /// # Errors
    /// If the browser refuses a write, or a later version of the page has stored something. The entries are then unchanged.
    pub fn import(&self, archive: &Archive, fits: &Fits) -> Result<(), Trouble> {
        self.settle_import();
        if self.has_newer(fits) {
            return Err(Trouble::Newer);
        }
        let file = written(archive)?;
        let room = " ".repeat(self.more_room(archive));
        let outcome = self
            .backend
            .write(ROOM, &room)
            .and_then(|()| self.backend.write(TAKEN_IN, &file));
        // If the file was not written, this only removes the blanks.
        let outcome = self.finish_import().and(outcome);
        if outcome.is_ok() {
            self.forget();
        }
        outcome
    }

    /// Whether a later version of the page has stored something, perhaps in a slot that this version does not have.
    pub fn has_newer(&self, fits: &Fits) -> bool {
        let keys = self.keys();
        let live = keys.iter().filter_map(|key| Some((live(key)?, key)));
        let mut texts = live.filter_map(|(name, key)| Some((name, self.backend.read(key)?)));
        texts.any(|(name, text)| matches!(fits(name, &text), None | Some(Found::Newer)))
    }

    /// How much longer the file's entries are than the stored ones: in UTF-8 bytes or in UTF-16 units, whichever is more, since browsers
    /// count differently.
    fn more_room(&self, archive: &Archive) -> usize {
        let more = |length: fn(&str) -> usize| {
            let new = archive.entries.iter();
            let new = new.map(|(name, text)| length(PREFIX) + length(name) + length(text));
            let text = |key: &String| self.backend.read(key).unwrap_or_default();
            let old = self.keys();
            let old = old.iter().map(|key| length(key) + length(&text(key)));
            new.sum::<usize>().saturating_sub(old.sum())
        };
        more(str::len).max(more(|text| text.encode_utf16().count()))
    }

    /// Finishes an import during which another tab has died, before this tab reads or writes what the import replaces.
    pub(super) fn settle_import(&self) {
        if !self.gave_up.get() && self.backend.read(TAKEN_IN).is_some() {
            // If there is no room to finish it, the old entries have been restored.
            let _ = self.finish_import();
        }
    }

    /// Finishes an import that this page began, or one that died during it.
    pub(super) fn finish_import(&self) -> Result<(), Trouble> {
        let Some(file) = self.backend.read(TAKEN_IN) else {
            if self.backend.read(ROOM).is_some() {
                self.backend.remove(ROOM);
            }
            return Ok(());
        };
        if json::read::<Head>(&file).is_some_and(|head| head.version > VERSION) {
            // A later version of the page has begun this import, and only that version can finish it.
            return Ok(());
        }
        // Only valid files are written there, so this one was damaged afterwards.
        let Some(archive) = json::read::<Archive>(&file) else {
            self.backend.remove(TAKEN_IN);
            self.backend.remove(ROOM);
            return Ok(());
        };
        let kept = |key: String| Some((self.backend.read(&key)?, key));
        let before: Vec<(String, String)> = self.keys().into_iter().filter_map(kept).collect();
        self.clear();
        self.backend.remove(ROOM);
        let outcome = archive
            .entries
            .iter()
            .try_for_each(|(name, text)| self.backend.write(&format!("{PREFIX}{name}"), text));
        let mut settled = true;
        if outcome.is_err() {
            // There was room, so the browser now refuses every write. Old entries that it refuses too are held in memory until the tab is
            // closed. The file stays stored, and the next page finishes the import.
            self.clear();
            for (text, key) in &before {
                if self.backend.write(key, text).is_err() {
                    settled = false;
                    if self.refused.get(key).is_none() {
                        let (key, text, base) = (key.clone(), text.clone(), None);
                        self.refused.hold(RefusedEntry { key, text, base });
                    }
                }
            }
        }
        if settled {
            self.backend.remove(TAKEN_IN);
        }
        self.gave_up.set(!settled);
        outcome
    }

    /// Removes all entries, stored and refused.
    pub fn erase(&self) {
        self.backend.remove(TAKEN_IN);
        self.backend.remove(ROOM);
        self.clear();
        self.forget();
    }

    /// Forgets what this tab remembers about entries that were removed.
    fn forget(&self) {
        self.refused.clear();
        self.stuck.borrow_mut().clear();
    }

    fn clear(&self) {
        for key in self.keys() {
            self.backend.remove(&key);
        }
    }

    /// The keys of all entries, including damaged ones, in order.
    fn keys(&self) -> Vec<String> {
        let mut keys = self.backend.keys();
        keys.retain(|key| key.starts_with(PREFIX) && key != TAKEN_IN && key != ROOM);
        keys.sort();
        keys
    }
}

fn written(archive: &Archive) -> Result<String, Trouble> {
    json::write(archive).ok_or_else(|| Trouble::Refused("it has no JSON form".to_owned()))
}

/// The name of the slot with this key; `None` for a damaged entry.
fn live(key: &str) -> Option<&str> {
    (!key.starts_with(DAMAGED)).then(|| key.strip_prefix(PREFIX))?
}

#[cfg(test)]
mod tests;
