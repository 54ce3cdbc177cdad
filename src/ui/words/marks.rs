//! The marks in a message. Each message is written as one text: the words, and between marks what is put in later. As data with
//! pointers, the same messages would make the page's wasm larger.

/// Before the name of a placeholder, which [`END`] ends.
pub(crate) const GIVEN: char = '\u{1}';
/// Before the name of the placeholder that decides a choice, which [`END`] ends. The choice's cases follow.
pub(crate) const CHOICE: char = '\u{2}';
/// Before a case of a choice: its number or word, which [`END`] ends, and its message.
pub(crate) const CASE: char = '\u{3}';
/// Before the case that is used if no other matches.
pub(crate) const DEFAULT: char = '\u{4}';
/// After the last case of a choice.
pub(crate) const CLOSE: char = '\u{5}';
/// After a name.
pub(crate) const END: char = '\u{6}';
/// Before each message in the file of a catalogue.
pub(crate) const NEXT: char = '\u{7}';
