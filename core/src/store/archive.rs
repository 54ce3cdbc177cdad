//! All that is kept, as one file: given out, taken in, erased.
//!
//! The file is JSON: `{"format":"hakkyoi","version":1,"date":"2026-11-20","entries":[["settings","{…}"],…]}`. Every entry is the text that
//! lies under its key, so that a damaged one can travel too. What an entry must hold is not known here: the caller tells by name.
//!
//! Taking in replaces everything or changes nothing. The file is put beside the old entries first, with blanks for what its entries take up
//! more than the old ones: a browser that has room for that has room for the new ones, so nothing is removed that could not be replaced.
//! Where a page dies while it replaces them, the next one finds the file there and finishes ([`Store::on`]).

use serde::{Deserialize, Serialize};

use super::{DAMAGED, PREFIX, Store, Trouble, json};

const FORMAT: &str = "hakkyoi";
const VERSION: u32 = 1;
/// Where a file lies while it is taken in.
const TAKEN_IN: &str = "hakkyoi.import";
/// Where blanks keep room for what is in it.
const ROOM: &str = "hakkyoi.import.room";

/// Whether the entry of this name may have this text; `None` where no entry has this name.
pub type Fits = dyn Fn(&str, &str) -> Option<bool>;

/// Why a file is not taken in.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfit {
    /// It is no such file, or damaged.
    #[error("this is no file that this page has given out, or it is damaged")]
    NoArchive,
    /// A later version has given it out.
    #[error("the file is of version {0}; this page reads version 1")]
    Version(u32),
    /// There is no entry of this name.
    #[error("the file holds “{0}”, which this page does not know")]
    Unknown(String),
    /// What the entry of this name holds cannot be.
    #[error("what the file holds as “{0}” is damaged")]
    Damaged(String),
}

#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
}

/// A file that could be taken in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Archive {
    format: String,
    version: u32,
    date: String,
    /// Names without the prefix, and texts.
    entries: Vec<(String, String)>,
}

impl Archive {
    /// Reads a file and looks at every entry in it.
    ///
    /// # Errors
    /// Why it cannot be taken in.
    pub fn open(file: &str, fits: &Fits) -> Result<Self, Unfit> {
        let head: Head = json::read(file).ok_or(Unfit::NoArchive)?;
        if head.format != FORMAT {
            return Err(Unfit::NoArchive);
        }
        if head.version != VERSION {
            return Err(Unfit::Version(head.version));
        }
        let archive: Self = json::read(file).ok_or(Unfit::NoArchive)?;
        for (place, (name, text)) in archive.entries.iter().enumerate() {
            let key = format!("{PREFIX}{name}");
            let fit = if key.starts_with(DAMAGED) {
                // It blocks nothing, whatever it holds.
                Some(key.bytes().all(|byte| byte.is_ascii_graphic()))
            } else {
                fits(name, text)
            };
            match fit {
                None => return Err(Unfit::Unknown(name.clone())),
                Some(false) => return Err(Unfit::Damaged(name.clone())),
                Some(true) => (),
            }
            let mut before = archive.entries[..place].iter();
            if before.any(|(other, _)| other == name) {
                return Err(Unfit::NoArchive);
            }
        }
        Ok(archive)
    }

    /// The day on which it was given out, as in ISO 8601.
    pub fn date(&self) -> &str {
        &self.date
    }
}

impl Store {
    /// Everything as one text. Entries that do not fit are set aside first, as they would be when they are loaded: so what goes out can
    /// come in. What the browser has refused to keep goes out too, in the place of what it could not replace.
    ///
    /// # Errors
    /// When it cannot be put into words.
    pub fn export(&self, date: &str, fits: &Fits) -> Result<String, Trouble> {
        for key in self.keys() {
            if let (Some(name), Some(text)) = (live(&key), self.backend.read(&key))
                && fits(name, &text) == Some(false)
            {
                self.move_aside(name, &key, &text);
            }
        }
        let entry = |key: String| {
            let text = self.refused.read(&key).or_else(|| self.backend.read(&key));
            Some((key.strip_prefix(PREFIX)?.to_owned(), text?))
        };
        let mut keys = self.keys();
        let kept = keys.len();
        for key in self.refused.keys() {
            if !keys[..kept].contains(&key) {
                keys.push(key);
            }
        }
        let archive = Archive {
            format: FORMAT.to_owned(),
            version: VERSION,
            date: date.to_owned(),
            entries: keys.into_iter().filter_map(entry).collect(),
        };
        written(&archive)
    }

    /// Puts what a file holds in the place of everything that is kept.
    ///
    /// # Errors
    /// When the browser refuses it; everything is as it was.
    pub fn import(&self, archive: &Archive) -> Result<(), Trouble> {
        let file = written(archive)?;
        let room = " ".repeat(self.more_room(archive));
        let outcome = self
            .backend
            .write(ROOM, &room)
            .and_then(|()| self.backend.write(TAKEN_IN, &file));
        // Where the file is not there, only the blanks are taken away.
        self.finish_import().and(outcome)
    }

    /// How much more room the file's entries take than those that are kept, however the browser counts.
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

    /// Finishes what was begun, here or by a page that died over it.
    pub(super) fn finish_import(&self) -> Result<(), Trouble> {
        let Some(file) = self.backend.read(TAKEN_IN) else {
            if self.backend.read(ROOM).is_some() {
                self.backend.remove(ROOM);
            }
            return Ok(());
        };
        // Only a sound file is ever put there.
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
        if outcome.is_ok() {
            self.forget_refused();
        } else {
            // There was room; this browser keeps nothing more at all. What it does not even take back lasts as long as the tab, and the next
            // start finds the file.
            self.clear();
            for (text, key) in &before {
                if self.backend.write(key, text).is_err() {
                    settled = false;
                    if self.refused.read(key).is_none() {
                        let _ = self.refused.write(key, text);
                    }
                }
            }
        }
        if settled {
            self.backend.remove(TAKEN_IN);
        }
        outcome
    }

    /// Removes everything that is kept, and what the browser has refused to keep.
    pub fn erase(&self) {
        self.backend.remove(TAKEN_IN);
        self.backend.remove(ROOM);
        self.clear();
        self.forget_refused();
    }

    fn forget_refused(&self) {
        for key in self.refused.keys() {
            self.refused.remove(&key);
        }
    }

    fn clear(&self) {
        for key in self.keys() {
            self.backend.remove(&key);
        }
    }

    /// The keys of all entries, damaged ones too, in order.
    fn keys(&self) -> Vec<String> {
        let mut keys = self.backend.keys();
        keys.retain(|key| key.starts_with(PREFIX) && key != TAKEN_IN && key != ROOM);
        keys.sort_unstable();
        keys
    }
}

fn written(archive: &Archive) -> Result<String, Trouble> {
    json::write(archive).ok_or_else(|| Trouble::Refused("it has no JSON form".to_owned()))
}

/// The name of the slot that has this key, if it is not that of a damaged entry.
fn live(key: &str) -> Option<&str> {
    (!key.starts_with(DAMAGED)).then(|| key.strip_prefix(PREFIX))?
}

#[cfg(test)]
mod tests;
