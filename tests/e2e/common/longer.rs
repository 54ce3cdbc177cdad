//! English with words that are 40 % longer, for screens that must have room for other languages.

#[path = "../../../src/ui/words/marks.rs"]
mod marks;

use crate::common::spoken::file;
use marks::{CASE, CHOICE, CLOSE, DEFAULT, END, GIVEN, NEXT};
use std::sync::LazyLock;

/// The English texts with longer words. Names of wrestlers' techniques, games and the like, which German, French and Italian have in the
/// same message, stay as they are; so do the texts' fingerprint and what marks surround.
pub(crate) static TEXTS: LazyLock<String> = LazyLock::new(|| {
    let english = file("en");
    let others = ["de", "fr", "it"].map(file);
    let others = others.each_ref().map(|texts| texts.split(NEXT));
    let [mut german, mut french, mut italian] = others;
    let messages = english.split(NEXT).map(|message| {
        let same = [&mut german, &mut french, &mut italian];
        let same = same.map(|messages| plain(messages.next().unwrap_or_default()));
        let is_name = |word: &str| {
            same.iter()
                .all(|message| message.contains(&word.to_lowercase()))
        };
        longer_message(message, is_name)
    });
    messages.collect::<Vec<_>>().join(&NEXT.to_string())
});

/// The message in lower case, without its marks and what they surround.
fn plain(message: &str) -> String {
    let pieces = message.split([GIVEN, CHOICE, CASE, DEFAULT]);
    let words = pieces.map(|piece| piece.split_once(END).map_or(piece, |(_, words)| words));
    words.collect::<String>().to_lowercase()
}

fn longer_message(message: &str, is_name: impl Fn(&str) -> bool) -> String {
    let mut longer = String::new();
    let mut in_mark = false;
    for piece in message.split_inclusive(|letter: char| !letter.is_alphabetic()) {
        let word = piece.trim_end_matches(|letter: char| !letter.is_alphabetic());
        if in_mark || is_name(word) {
            longer += word;
        } else {
            longer += &longer_word(word);
        }
        let Some(mark) = piece
            .chars()
            .last()
            .filter(|letter| !letter.is_alphabetic())
        else {
            continue;
        };
        longer.push(mark);
        in_mark = match mark {
            GIVEN | CHOICE | CASE | DEFAULT => true,
            END | CLOSE => false,
            _ => in_mark,
        };
    }
    longer
}

/// The word with two of five letters written twice.
fn longer_word(word: &str) -> String {
    let mut longer = String::new();
    for (place, letter) in word.chars().enumerate() {
        longer.push(letter);
        if place % 5 == 1 || place % 5 == 4 {
            longer.push(letter);
        }
    }
    longer
}
