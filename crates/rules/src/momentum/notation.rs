//! The notation of `momentum`: tags `Side` and `First`, a turn `B>F,BL>FR:VRL`.

use serde_json::{Map, Value, json};

use super::{Action, Axis, Config, Facing, Momentum, Order, Shift, SideLength, Verdict};
use crate::{
    Joint, Side, Step,
    record::{MissingTag, Notation, Opening, Tag, TagError, Tags},
};

/// Why a tag or a token of this game cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misread {
    /// A tag is missing; this game needs none.
    #[error("{0}")]
    Missing(#[from] MissingTag),
    /// Something other than the side of a board.
    #[error("“{0}” is not a side; boards have 6, 7 or 8")]
    NotASide(String),
    /// Something other than a seat.
    #[error("“{0}” does not begin; east or west does")]
    NotASeat(String),
    /// Something other than a momentum hex.
    #[error("“{0}” is not a momentum hex; they are F, FR, BR, B, BL and FL")]
    NotAHex(String),
    /// Something other than an order of the axes.
    #[error("“{0}” is not an order of the three axes V, R and L")]
    NotAnOrder(String),
    /// The token does not have the form of a turn.
    #[error("Write a turn as B>F,BL>FR:VRL, with - for a disk that stays where it is")]
    Token,
}

fn read_side(tag: &Tag) -> Result<SideLength, TagError<Misread>> {
    let named = |side: &SideLength| side.get().to_string() == tag.value;
    let side = SideLength::ALL.into_iter().find(named);
    side.ok_or_else(|| tag.error(&*tag.value, Misread::NotASide(tag.value.clone())))
}

fn read_seat(tag: &Tag) -> Result<Side, TagError<Misread>> {
    let named = |seat: &Side| seat.slug() == tag.value;
    let seat = Side::PAIR.into_iter().find(named);
    seat.ok_or_else(|| tag.error(&*tag.value, Misread::NotASeat(tag.value.clone())))
}

fn read_hex(text: &str) -> Result<Facing, Misread> {
    Facing::from_slug(text).ok_or_else(|| Misread::NotAHex(text.to_owned()))
}

fn read_shift(text: &str) -> Result<Option<Shift>, Misread> {
    if text == "-" {
        return Ok(None);
    }
    let (from, to) = text.split_once('>').ok_or(Misread::Token)?;
    let (from, to) = (read_hex(from)?, read_hex(to)?);
    Ok(Some(Shift { from, to }))
}

fn read_order(text: &str) -> Result<Order, Misread> {
    let read = |letter| Axis::ALL.into_iter().find(|axis| axis.letter() == letter);
    let axes: Option<Vec<Axis>> = text.chars().map(read).collect();
    let order = axes.and_then(|axes| Order::new(axes.try_into().ok()?));
    order.ok_or_else(|| Misread::NotAnOrder(text.to_owned()))
}

impl Notation for Momentum {
    type Misread = Misread;

    const TAGS: &'static [&'static str] = &["Side", "First"];

    fn read_tags(tags: &Tags) -> Result<Opening<Self>, TagError<Misread>> {
        let side = tags
            .get("Side")
            .map_or(Ok(SideLength::default()), read_side)?;
        let first = tags.get("First").map_or(Ok(Side::East), read_seat)?;
        Ok((Config { side, first }, Vec::new()))
    }

    fn read_token(&self, token: &str) -> Result<Vec<Step<Self>>, Misread> {
        let (lean, order) = token.split_once(':').ok_or(Misread::Token)?;
        let (first, second) = lean.split_once(',').ok_or(Misread::Token)?;
        let action = Action {
            lean: [read_shift(first)?, read_shift(second)?],
            order: read_order(order)?,
        };
        let mover = self.position().mover();
        Ok(vec![Step::Act(Joint::One(mover.into(), action))])
    }

    fn write_tags(config: &Config, _: &[Step<Self>]) -> Vec<(&'static str, String)> {
        let side = config.side.get().to_string();
        vec![("Side", side), ("First", config.first.slug().to_owned())]
    }

    fn write_tokens(_: &Config, steps: &[Step<Self>]) -> Vec<String> {
        let turns = steps.iter().filter_map(|step| match step {
            Step::Act(Joint::One(_, action)) => Some(action.to_string()),
            _ => None,
        });
        turns.collect()
    }

    fn kimarite_slug(&self) -> Option<&'static str> {
        self.verdict().map(Verdict::slug)
    }

    fn summary(&self) -> Map<String, Value> {
        let winner = self.verdict().and_then(Verdict::winner).map(Side::slug);
        let [east, west] = Side::PAIR.map(|seat| json!(self.position().place(seat)));
        let fields = [
            ("over", json!(self.verdict().is_some())),
            ("winner", json!(winner)),
            ("kimarite", json!(self.kimarite_slug())),
            ("east", east),
            ("west", west),
            ("turns", json!(self.turns())),
        ];
        fields
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value))
            .collect()
    }
}
