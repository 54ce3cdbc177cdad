//! The notation of `circle`: draws `E+YK,OD,HK`, a reveal `OD=TP`, choices `E>11`, `E:YT`, `E:-`.

use serde_json::{Map, Value, json};

use super::{Action, Card, CardSet, Circle, Config, Direction, Draw, NotACard, action::letter};
use crate::{
    Joint, Side, Step,
    record::{MissingTag, Notation, Opening, TagError, Tags},
};

/// Why a token of this game cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misread {
    /// A tag is missing; this game needs none.
    #[error("{0}")]
    Missing(#[from] MissingTag),
    /// Something other than a card where a card should be.
    #[error("{0}")]
    NotACard(#[from] NotACard),
    /// A card is drawn twice.
    #[error("{0} is drawn twice")]
    Twice(Card),
    /// Something other than a direction.
    #[error("“{0}” is not a direction; the directions are 1, 3, 5, 7, 9 and 11")]
    NotADirection(String),
    /// The token has none of the forms of this game.
    #[error("Write a draw as E+YK, a reveal as OD=TP, a choice as E>11, E:YT or E:-")]
    Token,
}

/// The seat written `E` or `W`.
fn seat(text: &str) -> Option<Side> {
    Side::PAIR
        .into_iter()
        .find(|&seat| text.strip_prefix(letter(seat)) == Some(""))
}

fn read_direction(text: &str) -> Result<Direction, Misread> {
    let named = |direction: &Direction| direction.to_string() == text;
    let direction = Direction::ALL.into_iter().find(named);
    direction.ok_or_else(|| Misread::NotADirection(text.to_owned()))
}

fn read_cards(text: &str) -> Result<CardSet, Misread> {
    let mut cards = CardSet::EMPTY;
    for word in text.split(',') {
        let card: Card = word.parse()?;
        if cards.contains(card) {
            return Err(Misread::Twice(card));
        }
        cards.insert(card);
    }
    Ok(cards)
}

impl Notation for Circle {
    type Misread = Misread;

    const TAGS: &'static [&'static str] = &[];

    fn read_tags(_: &Tags) -> Result<Opening<Self>, TagError<Misread>> {
        Ok((Config::default(), Vec::new()))
    }

    fn read_token(&self, token: &str) -> Result<Vec<Step<Self>>, Misread> {
        if let Some((east, west)) = token.split_once('=') {
            let cards: [Card; 2] = [east.parse()?, west.parse()?];
            return Ok(vec![Step::Act(Joint::Both(cards.map(Action::Reveal)))]);
        }
        let place = token.find(['+', '>', ':']).ok_or(Misread::Token)?;
        let (who, rest) = token.split_at(place);
        let seat = seat(who).ok_or(Misread::Token)?;
        let one = |action| Step::Act(Joint::One(seat.into(), action));
        let step = match rest.split_at(1) {
            ("+", cards) => Step::Chance(Draw {
                seat,
                cards: read_cards(cards)?,
            }),
            (">", direction) => one(Action::Toward(read_direction(direction)?)),
            (_, "-") => one(Action::Pass),
            (_, card) => one(Action::Follow(card.parse()?)),
        };
        Ok(vec![step])
    }

    fn write_tags(_: &Config, _: &[Step<Self>]) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn write_tokens(_: &Config, steps: &[Step<Self>]) -> Vec<String> {
        let tokens = steps.iter().filter_map(|step| match step {
            Step::Chance(draw) => Some(draw.to_string()),
            Step::Act(Joint::Both([east, west])) => Some(format!("{east}={west}")),
            Step::Act(Joint::One(seat, action)) => {
                Some(format!("{}{action}", letter(seat.side()?)))
            }
        });
        tokens.collect()
    }

    // Only a reveal that counts as a turn gets a number: not one whose cards annul each other.
    fn counts(_: Option<&str>, token: &str) -> bool {
        let reveal = token.split_once('=');
        reveal.is_some_and(|(east, west)| east != west)
    }

    fn kimarite_slug(&self) -> Option<&'static str> {
        self.verdict().map(|verdict| verdict.card.slug())
    }

    fn summary(&self) -> Map<String, Value> {
        let winner = self.verdict().map(|verdict| verdict.winner.slug());
        let [east, west] = Side::PAIR.map(|seat| json!(self.board().place(seat)));
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
