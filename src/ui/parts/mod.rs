//! Small components that all screens share.

mod art;
mod asks;
mod bar;
mod explain;
mod log;
mod menko;
mod mix;
mod notice;
mod nowhere;
mod record;
mod ring;
mod rules;
mod screen;
mod settings_form;
mod share;
mod sheet;
pub mod sound;
mod stars;
mod tray;

pub use art::{
    art, card_back, card_class, clinch, crest, drawing, hoshi, icon, seat_sign, side_class,
};
pub use asks::{Folded, asks, question, tag};
pub use bar::{bar, button, first_click, game_bar, opener, title_bar, tool, way};
pub use explain::{
    Explanation, beside, explained, japanese, kanji, phrase, read, shouted, term, with_kanji,
};
pub use log::log_list;
pub use menko::{menko, menko_clip};
pub use mix::{MixPart, mix_chart};
pub use notice::Notice;
pub use nowhere::nowhere;
pub use record::{OpenRecord, OpenRecordProps};
pub use ring::{Pose, figure_tile, look_left, use_perspective, wrestlers};
pub use rules::{Block, Rules, RulesPage, RulesProps, p, sequence};
pub use screen::Screen;
pub use settings_form::{LettersAsks, SettingsForm, pace_asks, version_line};
pub use share::{Share, ShareProps};
pub use sheet::{Sheet, confirm};
pub use stars::{STARS, hoshitori, new_plate, new_stars, star_way};
pub use tray::{Item, Tray, TrayProps, hint_mark, inside, seen_from, set_shift};
