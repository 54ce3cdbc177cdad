//! The page's words: every sentence a player reads, in the language they want.
//!
//! ```ignore
//! t!("tricks-left", number = 5)   // "5 tricks left"
//! ```
//!
//! The words stand in `locales/*.ftl`, in [Fluent](https://projectfluent.org)'s text form, which translators' tools
//! know and which can choose by plural. The build script reads them with Fluent's own parser into data; here they
//! are only put together. A further language is a further file there, and its plurals in `plural` below.
//! `tests/catalogue` holds code and catalogues together: no key or placeholder too few or too many on either side,
//! and every message comes out as Fluent's own runtime would have it.
//!
//! Fluent's runtime (`fluent-bundle` 0.16) stays out of the page for its size. Thirty messages on a Yew page with
//! rand, `serde_json` and gloo-storage, in bytes of wasm after `wasm-opt -Oz` and brotli 11:
//!
//! | mechanism | page | added |
//! |---|---|---|
//! | words in the code | 60,066 | |
//! | this module | 61,660 | 1,594 |
//! | `rust-i18n` 4.2 | 73,520 | 13,454 |
//! | `fluent-bundle` 0.16 | 103,539 | 43,473 |
//!
//! (Where a page reads and writes floating-point numbers as text anyway, which alone costs it 20 kB, Fluent adds
//! 24,200.) `rust-i18n` knows no plurals, and its YAML is known to fewer tools.
//!
//! Fluent wraps each placeholder in marks that keep right-to-left names apart from left-to-right sentences. They
//! are left out: the games' languages all run left to right, and the marks would stand in accessible names and in
//! copied text. Where a name typed by a player stands alone, `<bdi>` does the same.

use std::{borrow::Cow, cell::Cell};

#[cfg(test)]
mod tests;

include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// The words for a key, with what its placeholders stand for: `t!("hand-over", name = player)`.
///
/// The key is a literal; one without words does not compile.
macro_rules! t {
    ($key:tt $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::ui::words::say(
            $crate::ui::words::message!($key),
            &[$((stringify!($name), $crate::ui::words::Value::from($value))),*],
        )
    };
}
pub(crate) use t;

/// A language the page can speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language(usize);

impl Language {
    /// All of them; the first is the one spoken until [`speak`] is called.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..LANGUAGES).map(Self)
    }

    /// Its tag as in BCP 47, for `<html lang>`.
    pub fn tag(self) -> &'static str {
        TAGS[self.0]
    }

    /// The language that meets the first of these wishes that can be met, by itself or without its region. Wishes
    /// are tags as in BCP 47, the dearest first: what the player has chosen, then `navigator.languages`.
    pub fn wished<'a>(wishes: impl IntoIterator<Item = &'a str>) -> Option<Self> {
        wishes.into_iter().find_map(|wish| {
            let called = |tag: &str| Self::all().find(|it| it.tag().eq_ignore_ascii_case(tag));
            called(wish).or_else(|| called(wish.split('-').next()?))
        })
    }
}

thread_local! {
    static SPOKEN: Cell<Language> = const { Cell::new(Language(0)) };
}

/// The language now spoken.
pub fn spoken() -> Language {
    SPOKEN.get()
}

/// Speaks this language from now on. What is on the page stays as it is until it is rendered again: give the root
/// component [`Language::tag`] as its `key`.
pub fn speak(language: Language) {
    SPOKEN.set(language);
}

/// What a placeholder stands for.
#[derive(Clone, Debug)]
pub enum Value<'a> {
    /// A number; messages choose by it or its plural.
    Number(i64),
    /// Words, or the name of a case that messages choose by.
    Text(Cow<'a, str>),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::from(text.as_str())
    }
}

impl<'a> From<&'a yew::AttrValue> for Value<'a> {
    fn from(text: &'a yew::AttrValue) -> Self {
        Self::from(text.as_str())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        }
    )*};
}
numbers!(i8, i16, i32, i64, u8, u16, u32);

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Self::Number(number as i64)
    }
}

/// The words of a message; `t!` calls it. A placeholder without a value shows itself, as `{$name}`, rather than fail.
pub fn say(message: &Message, given: &[(&str, Value<'_>)]) -> String {
    let language = spoken();
    said(message[language.0], language.tag(), given)
}

/// A message in every language, in the order of [`Language::all`].
pub type Message = [Pieces; LANGUAGES];

/// A message in one language.
pub type Pieces = &'static [Piece];

/// A piece of a message.
#[derive(Debug)]
pub enum Piece {
    /// Words.
    Text(&'static str),
    /// The value of this name.
    Given(&'static str),
    /// What the value of this name chooses.
    Choice {
        /// The value's name.
        by: &'static str,
        /// What is said in which case.
        cases: &'static [(Case, Pieces)],
        /// The case that holds where no other does.
        default: usize,
    },
}

/// When a case holds.
#[derive(Debug)]
pub enum Case {
    /// For this number.
    Exactly(i64),
    /// For this word, or for numbers of this plural.
    Named(&'static str),
}

fn said(pieces: &[Piece], tag: &str, given: &[(&str, Value<'_>)]) -> String {
    let value = |wanted: &str| {
        given
            .iter()
            .find(|(name, _)| *name == wanted)
            .map(|(_, value)| value)
    };
    let mut words = String::new();
    for piece in pieces {
        match piece {
            Piece::Text(text) => words.push_str(text),
            Piece::Given(name) => match value(name) {
                Some(Value::Text(text)) => words.push_str(text),
                Some(Value::Number(number)) => words.push_str(&number.to_string()),
                None => words.extend(["{$", name, "}"]),
            },
            Piece::Choice { by, cases, default } => {
                let fits = |(case, _): &&(Case, Pieces)| match (case, value(by)) {
                    (Case::Exactly(wanted), Some(Value::Number(number))) => wanted == number,
                    (Case::Named(wanted), Some(Value::Number(number))) => {
                        *wanted == plural(tag, *number)
                    }
                    (Case::Named(wanted), Some(Value::Text(text))) => wanted == text,
                    (Case::Exactly(_), Some(Value::Text(_))) | (_, None) => false,
                };
                if let Some((_, pieces)) = cases.iter().find(fits).or_else(|| cases.get(*default)) {
                    words.push_str(&said(pieces, tag, given));
                }
            }
        }
    }
    words
}

/// The plural category of a whole number, as the Unicode CLDR has it (without the `many` that French and Italian
/// have for millions).
fn plural(tag: &str, number: i64) -> &'static str {
    match (tag, number.unsigned_abs()) {
        ("fr", 0 | 1) | ("de" | "en" | "it", 1) => "one",
        _ => "other",
    }
}
