//! Small components that all screens share.

mod art;
mod asks;
mod bar;
mod explain;
mod log;
mod menko;
mod mix;
mod record;
mod rules;
mod share;
mod sheet;
mod stars;
mod tray;

pub use art::{
    art, card_back, card_class, clinch, crest, drawing, hoshi, icon, seat_sign, side_class,
};
pub use asks::{Folded, asks, question, tag};
pub use bar::{bar, button, first_click, game_bar, title_bar, tool, way};
pub use explain::{
    beside, explained, explanation, japanese, kanji, read, shouted, term, with_kanji,
};
pub use log::log_list;
pub use menko::{menko, menko_clip};
pub use mix::{MixPart, mix_chart};
pub use record::{OpenRecordProps, open_record};
#[cfg(test)]
pub use rules::Statements;
pub use rules::{RulesPart, p, points, rules_of, sequence};
pub use share::{ShareProps, share};
pub use sheet::{Sheet, confirm};
pub use stars::{STARS, hoshitori, new_stars, star_way};
pub use tray::{Item, TrayProps, hint_mark, inside, seen_from, set_shift, tray};
