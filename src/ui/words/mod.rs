//! The page's texts: every sentence that a player reads, in the player's language.
//!
//! ```ignore
//! t!("tricks-left", number = 5)   // "5 tricks left"
//! ```
//!
//! The texts are in `locales`, in the [Fluent](https://projectfluent.org) format, which translators' tools know and which can choose
//! by plural. `en.ftl` has the words that several games use, `en/<game>.ftl` those of one game. `docs/translating.md` tells how to add a
//! language. `tests/catalogue` checks that the code and the catalogues have the same keys and placeholders, and that every message equals
//! what Fluent's own runtime gives.
//!
//! The program contains no texts. `cargo xtask assets` parses the catalogues and writes one file a language beside the program
//! (`build/coded.rs`); `static/start.js` loads the one that is wanted together with the program, and this module puts its pieces together.
//! A program that loads no files (the tests, which render pages natively) has them compiled in.
//!
//! If the player sets another language, `static/start.js` loads its file, and the app calls [`speak`] and renders again. Nothing is mounted
//! anew: a bout, its worker and an open sheet stay. So no component may keep a text, and one that shows texts must render when
//! `AppContext::language` changes: it uses the app context (`use_texts`), or its properties differ in every render of its parent.
//!
//! The page does not contain Fluent's runtime (`fluent-bundle` 0.16), because of its size. Thirty messages on a Yew page with rand,
//! `serde_json` and gloo-storage, in bytes of wasm after `wasm-opt -Oz` and brotli 11:
//!
//! | mechanism | page | added |
//! |---|---|---|
//! | texts in the code | 60,066 | |
//! | this module | 61,660 | 1,594 |
//! | `rust-i18n` 4.2 | 73,520 | 13,454 |
//! | `fluent-bundle` 0.16 | 103,539 | 43,473 |
//!
//! (On a page that formats and parses floating-point numbers anyway, which alone costs 20 kB, Fluent adds 24,200.) `rust-i18n` has no
//! plurals, and fewer tools know its YAML format.
//!
//! Fluent wraps each placeholder in marks that isolate right-to-left names from left-to-right sentences. This module leaves them out: all
//! languages of the games run left to right, and the marks would end up in accessible names and copied text. Where a name typed by a player
//! stands alone, `<bdi>` does the same.

pub mod clock;
pub mod complaints;
pub mod introduction;
mod marks;
mod results;
#[cfg(test)]
mod tests;

use std::{borrow::Cow, cell::RefCell};

use rules::{Seat, Side};

use marks::{CASE, CHOICE, CLOSE, DEFAULT, END, GIVEN, NEXT};

pub use results::{who_won, wins_of_10, wins_of_100};

include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// The text of a message with these values for its placeholders: `t!("hand-over", name = player)`, or `t!("hand-over", name)` if the variable
/// is called like the placeholder.
///
/// The key is a literal; a key that no catalogue has does not compile.
#[macro_export]
macro_rules! t {
    ($key:tt $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::ui::words::say(
            $crate::ui::words::message!($key),
            &[$((stringify!($name), $crate::ui::words::value!($name $(= $value)?))),*],
        )
    };
}
pub use t;

/// The value of a placeholder: the one that is given, or the variable that is called like it.
#[macro_export]
macro_rules! value {
    ($name:ident) => {
        $crate::ui::words::Value::from($name)
    };
    ($name:ident = $value:expr) => {
        $crate::ui::words::Value::from($value)
    };
}
pub use value;

/// A message, by its place in every catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Message(pub usize);

/// A message to be said later; `text!` makes one. Lists of texts are data, in which a text can be found by its message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text {
    /// Its message.
    pub message: Message,
    /// The placeholder by which the message chooses its words, and the case to choose.
    pub case: Option<(&'static str, &'static str)>,
}

impl Text {
    /// What it says, in the current language.
    pub fn say(self) -> String {
        let given = self.case.map(|(name, case)| (name, Value::from(case)));
        say(self.message, given.as_slice())
    }
}

/// A message as [`Text`]: `text!("circle-rules-turn")`, or one of its cases: `text!("slam-rules", what = "turn")`.
#[macro_export]
macro_rules! text {
    ($key:tt $(,)?) => {
        $crate::ui::words::Text {
            message: $crate::ui::words::message!($key),
            case: None,
        }
    };
    ($key:tt, $name:ident = $case:expr $(,)?) => {
        $crate::ui::words::Text {
            message: $crate::ui::words::message!($key),
            case: Some((stringify!($name), $case)),
        }
    };
}
pub use text;

/// The languages of the page: the BCP 47 tag of each, and its own name. `static/start.js` has the same tags.
pub const LANGUAGES: [(&str, &str); 5] = [
    ("en", "English"),
    ("de", "Deutsch"),
    ("fr", "Français"),
    ("it", "Italiano"),
    ("ja", "日本語"),
];

/// All messages in one language.
struct Catalogue {
    /// The language's BCP 47 tag.
    tag: &'static str,
    text: String,
    /// Where each message begins in the text.
    begins: Vec<usize>,
}

impl Catalogue {
    /// A message with marks; empty if the catalogue has no such message.
    fn message(&self, Message(place): Message) -> &str {
        let text = self
            .begins
            .get(place)
            .map_or("", |begin| &self.text[*begin..]);
        cut(text, NEXT).0
    }
}

/// The catalogue was made for another version of the program.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("the catalogue is not of this version")]
pub struct WrongCatalogue;

/// Reads a language's file.
fn read(tag: &str, file: String) -> Result<Catalogue, WrongCatalogue> {
    if cut(&file, NEXT).0 != FINGERPRINT {
        return Err(WrongCatalogue);
    }
    let next = file.match_indices(NEXT);
    Ok(Catalogue {
        tag: known(tag).ok_or(WrongCatalogue)?,
        begins: next.map(|(place, mark)| place + mark.len()).collect(),
        text: file,
    })
}

thread_local! {
    static SPOKEN: RefCell<Catalogue> = RefCell::new(first());
}

/// The catalogue before [`speak`] is called. Programs that load no files begin in English.
#[cfg(not(target_arch = "wasm32"))]
fn first() -> Catalogue {
    let english = CATALOGUES.iter().find(|(tag, _)| *tag == "en");
    let read = english.and_then(|(tag, file)| read(tag, (*file).to_owned()).ok());
    read.unwrap_or_else(empty)
}

/// The catalogue before [`speak`] is called.
#[cfg(target_arch = "wasm32")]
fn first() -> Catalogue {
    empty()
}

fn empty() -> Catalogue {
    Catalogue {
        tag: "",
        text: String::new(),
        begins: Vec::new(),
    }
}

/// The tag in [`LANGUAGES`], if there is such a language.
pub fn known(tag: &str) -> Option<&'static str> {
    let mut tags = LANGUAGES.iter().map(|(known, _)| *known);
    tags.find(|known| *known == tag)
}

/// The current language's BCP 47 tag.
pub fn spoken() -> &'static str {
    SPOKEN.with_borrow(|spoken| spoken.tag)
}

/// Changes the current language to the one with this BCP 47 tag, whose file has this content. Texts on the page change only at the next
/// render.
///
/// # Errors
/// If the file or the tag belongs to another version of the program; the language stays the same then.
pub fn speak(tag: &str, file: String) -> Result<(), WrongCatalogue> {
    SPOKEN.set(read(tag, file)?);
    Ok(())
}

/// The value of a placeholder.
#[derive(Clone, Debug)]
pub enum Value<'a> {
    /// A number; messages choose by it or by its plural.
    Number(i64),
    /// A text, or the name of a case by which messages choose.
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

impl From<Side> for Value<'_> {
    fn from(side: Side) -> Self {
        Self::from(side.slug())
    }
}

impl From<Seat> for Value<'_> {
    fn from(seat: Seat) -> Self {
        Self::from(seat.slug())
    }
}

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Self::Number(number as i64)
    }
}

/// The names of this seat's player and of the other player, in a game for two; empty if it is nobody's seat.
pub fn name_and_other(seat: Option<Side>, names: &[String; 2]) -> [&str; 2] {
    let name = |seat: Side| names[seat.index()].as_str();
    seat.map_or([""; 2], |seat| [name(seat), name(seat.other())])
}

/// The text of a message, in the current language; `t!` calls this. A placeholder without a value appears as `{$name}`.
pub fn say(message: Message, given: &[(&str, Value<'_>)]) -> String {
    SPOKEN.with_borrow(|spoken| said(spoken.message(message), spoken.tag, given))
}

/// Puts the items together one after the other; empty without items.
fn joined(items: &[String], join: fn(&str, &str) -> String) -> String {
    let Some((first, rest)) = items.split_first() else {
        return String::new();
    };
    rest.iter()
        .fold(first.clone(), |joined, item| join(&joined, item))
}

/// The items in a row, like “1, 2, 3”; empty without items.
pub fn row(items: &[String]) -> String {
    joined(items, |row, item| {
        t!("list-middle", first = row, last = item)
    })
}

/// Sentences as one text; empty without sentences.
pub fn sentences(items: &[String]) -> String {
    joined(items, followed)
}

/// A text with one more sentence.
pub fn followed(text: &str, sentence: &str) -> String {
    t!("list-sentences", first = text, last = sentence)
}

/// What stands between two sentences that [`sentences`] cannot join, because an element begins or ends between them.
pub fn gap() -> String {
    followed("", "")
}

/// The items as a part of a sentence, like “Aki, Bo and Cy”; empty without items.
pub fn list(items: &[String]) -> String {
    match items.split_last() {
        Some((last, rest)) if !rest.is_empty() => {
            t!("list-end", first = row(rest), last)
        }
        _ => row(items),
    }
}

/// Whether a choice takes this case for this value. A number matches itself and its plural.
fn fits(case: &str, value: Option<&Value<'_>>, tag: &str) -> bool {
    match value {
        Some(Value::Number(number)) => case == plural(tag, *number) || case.parse() == Ok(*number),
        Some(Value::Text(text)) => case == text && case.parse::<i64>().is_err(),
        None => false,
    }
}

/// The text up to its first mark of that kind, and what follows that mark.
fn cut(text: &str, mark: char) -> (&str, &str) {
    text.split_once(mark).unwrap_or((text, ""))
}

/// The message up to the end of its case, and the rest, which begins with [`CASE`], [`DEFAULT`] or [`CLOSE`].
fn case_message(text: &str) -> (&str, &str) {
    let mut depth = 0_u32;
    let ends = |(_, mark): &(usize, char)| match *mark {
        CASE | DEFAULT | CLOSE if depth == 0 => true,
        CHOICE => {
            depth += 1;
            false
        }
        CLOSE => {
            depth -= 1;
            false
        }
        _ => false,
    };
    let end = text.char_indices().find(ends);
    text.split_at(end.map_or(text.len(), |(place, _)| place))
}

fn said(mut text: &str, tag: &str, given: &[(&str, Value<'_>)]) -> String {
    let value = |wanted: &str| {
        let named = given.iter().find(|(name, _)| *name == wanted);
        named.map(|(_, value)| value)
    };
    let mut words = String::new();
    while let Some(place) = text.find([GIVEN, CHOICE]) {
        words.push_str(&text[..place]);
        let is_choice = text[place..].starts_with(CHOICE);
        let (name, rest) = cut(&text[place + 1..], END);
        text = rest;
        if !is_choice {
            match value(name) {
                Some(Value::Text(text)) => words.push_str(text),
                Some(Value::Number(number)) => words.push_str(&number.to_string()),
                None => words.extend(["{$", name, "}"]),
            }
            continue;
        }
        let (mut chosen, mut default) = (None, "");
        while let Some(rest) = text.strip_prefix([CASE, DEFAULT]) {
            let is_default = text.starts_with(DEFAULT);
            let (case, rest) = cut(rest, END);
            let (message, rest) = case_message(rest);
            text = rest;
            if chosen.is_none() && fits(case, value(name), tag) {
                chosen = Some(message);
            }
            if is_default {
                default = message;
            }
        }
        text = text.strip_prefix(CLOSE).unwrap_or(text);
        words.push_str(&said(chosen.unwrap_or(default), tag, given));
    }
    words.push_str(text);
    words
}

/// The plural category of a whole number, as defined by the Unicode CLDR (without the `many` that French and Italian have for millions).
fn plural(tag: &str, number: i64) -> &'static str {
    match (tag, number.unsigned_abs()) {
        ("fr", 0 | 1) | ("de" | "en" | "it", 1) => "one",
        _ => "other",
    }
}
