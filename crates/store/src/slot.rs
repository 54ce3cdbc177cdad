//! Slots: named entries that hold one value each, and how a text is read as such a value.
//!
//! The version is read before anything else, because three things can be true of a text: this version of the page can read it, perhaps after
//! upgrading it; it is damaged; or a later version of the page wrote it. A later version's text is sound to that version, so nothing may move,
//! rewrite or delete it.

use std::{convert::Infallible, marker::PhantomData};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{PREFIX, json};

/// What a text holds for a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found<T> {
    /// A value that this version wrote, or an earlier one whose data has been upgraded.
    Value(T),
    /// A text that neither this version nor an earlier one can have written.
    Damaged,
    /// Something that a later version wrote.
    Newer,
}

impl<T> Found<T> {
    /// The value, if there is one.
    pub fn value(self) -> Option<T> {
        match self {
            Self::Value(value) => Some(value),
            Self::Damaged | Self::Newer => None,
        }
    }

    /// The same variant without the value.
    pub fn kind(&self) -> Found<()> {
        match self {
            Self::Value(_) => Found::Value(()),
            Self::Damaged => Found::Damaged,
            Self::Newer => Found::Newer,
        }
    }
}

/// Reads a text of an earlier version and upgrades its data, one function per version step: `|text| data::<V1>(text).map(V2::from)`. `None` if
/// the text is damaged.
pub type Upgrade<T> = fn(&str) -> Option<T>;

/// Joins the value that this tab could not store with the one that another tab has stored meanwhile: `join(base, ours, theirs)`. `base` is
/// what was stored when the browser refused ours, if anything was. `theirs` is `None` if the slot has been emptied. Returns `None` if
/// nothing remains to be stored.
pub type Join<T> = fn(base: Option<T>, ours: T, theirs: Option<T>) -> Option<T>;

/// Joins one field: ours if this tab has changed it since `base`, otherwise theirs.
pub fn newest<V: Copy + PartialEq>(base: V, ours: V, theirs: V) -> V {
    if ours == base { theirs } else { ours }
}

/// How a slot joins values. Only slots that join refer to this code, so that it is not compiled for every type.
struct Joining<T: 'static> {
    join: Join<T>,
    texts: JoinTexts<T>,
}

type JoinTexts<T> =
    fn(&Slot<T>, Join<T>, Option<&str>, &str, Option<&str>) -> Found<Option<String>>;

impl<T> Clone for Joining<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Joining<T> {}

/// A named entry that holds one value of type `T` in one version of its schema.
pub struct Slot<T: 'static> {
    name: &'static str,
    /// The number of the segment; `None` for a slot that is not a segment.
    segment: Option<u32>,
    pub(super) version: u32,
    /// How the texts of versions 1, 2, … up to the one before `version` are read.
    upgrades: &'static [Upgrade<T>],
    joining: Option<Joining<T>>,
    value: PhantomData<fn() -> T>,
}

impl<T> Clone for Slot<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Slot<T> {}

impl<T> Slot<T> {
    /// The slot of that name. `version` is the version of `T`'s schema, counted from 1. A slot of a later version than 1 needs
    /// [`Slot::upgrading`], otherwise it treats earlier texts as damaged.
    pub const fn new(name: &'static str, version: u32) -> Self {
        Self {
            name,
            segment: None,
            version,
            upgrades: &[],
            joining: None,
            value: PhantomData,
        }
    }

    /// The same slot, which also reads the texts of all earlier versions: `upgrades` has a function for each, version 1 first.
    #[must_use]
    pub const fn upgrading(self, upgrades: &'static [Upgrade<T>]) -> Self {
        Self { upgrades, ..self }
    }

    /// The same slot, which joins what this tab could not store with what another tab has stored meanwhile. Without this, the other tab's
    /// value wins.
    #[must_use]
    pub const fn joining(self, join: Join<T>) -> Self
    where
        T: Serialize + DeserializeOwned,
    {
        let joining = Some(Joining {
            join,
            texts: join_texts,
        });
        Self { joining, ..self }
    }

    /// Our text joined with theirs; no text if nothing remains to be stored; damaged if theirs is damaged.
    pub(super) fn joined(
        &self,
        base: Option<&str>,
        ours: &str,
        theirs: Option<&str>,
    ) -> Found<Option<String>> {
        match self.joining {
            Some(Joining { join, texts }) => texts(self, join, base, ours, theirs),
            None => Found::Value(None),
        }
    }

    /// The same slot, read as a type that holds only a part of what this version stores there.
    pub const fn read_as<U>(self) -> Slot<U> {
        Slot::new(self.name, self.version)
    }

    /// The segment of this number. A value that grows without bound is stored in many segments, so that no step rewrites all of it.
    #[must_use]
    pub const fn segment(self, number: u32) -> Self {
        let segment = Some(number);
        Self { segment, ..self }
    }

    /// The slot's name, without a segment's number.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The version in which the slot writes its value.
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// The name of the entry, which is its key without the prefix `hakkyoi.`.
    pub(super) fn entry(&self) -> String {
        match self.segment {
            Some(number) => format!("{}.{number}", self.name),
            None => self.name.to_owned(),
        }
    }

    pub(super) fn key(&self) -> String {
        key(&self.entry())
    }

    /// What the text holds for this slot. A value that `check` refuses is damaged.
    pub fn read<U, E>(&self, text: &str, check: impl FnOnce(T) -> Result<U, E>) -> Found<U>
    where
        T: DeserializeOwned,
    {
        let Some(version) = version_of(text) else {
            return Found::Damaged;
        };
        if version > self.version {
            return Found::Newer;
        }
        let value = if version == self.version {
            data(text)
        } else {
            let step = (version as usize).checked_sub(1);
            step.and_then(|step| self.upgrades.get(step)?(text))
        };
        let checked = value.and_then(|value| check(value).ok());
        checked.map_or(Found::Damaged, Found::Value)
    }

    /// The text that stores this value; `None` if the value has no JSON form.
    pub fn text(&self, value: &T) -> Option<String>
    where
        T: Serialize,
    {
        let data = json::write(value)?;
        Some(format!("{{\"version\":{},\"data\":{data}}}", self.version))
    }
}

/// The number of the segment of that slot; `None` if the entry of this name is not a segment of it.
pub fn segment_number(slot: &str, entry: &str) -> Option<u32> {
    let number = entry.strip_prefix(slot)?.strip_prefix('.')?;
    let segment: u32 = number.parse().ok()?;
    (segment.to_string() == number).then_some(segment)
}

fn join_texts<T: Serialize + DeserializeOwned>(
    slot: &Slot<T>,
    join: Join<T>,
    base: Option<&str>,
    ours: &str,
    theirs: Option<&str>,
) -> Found<Option<String>> {
    let read = |text: &str| slot.read(text, Ok::<_, Infallible>).value();
    let read_theirs = theirs.and_then(read);
    if theirs.is_some() && read_theirs.is_none() {
        return Found::Damaged;
    }
    let joined = read(ours).and_then(|ours| join(base.and_then(read), ours, read_theirs));
    Found::Value(joined.and_then(|joined| slot.text(&joined)))
}

/// The key of the entry with that name.
pub(super) fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

// Two structs, because the data has another type in a text of another version.
#[derive(Deserialize)]
struct Version {
    version: u32,
}

#[derive(Deserialize)]
struct Data<T> {
    data: T,
}

/// The version that a text names; `None` if it is damaged.
pub(super) fn version_of(text: &str) -> Option<u32> {
    json::read::<Version>(text).map(|it| it.version)
}

/// The data of a text, whatever its version; `None` if it is not of this type.
pub fn data<T: DeserializeOwned>(text: &str) -> Option<T> {
    json::read::<Data<T>>(text).map(|it| it.data)
}
