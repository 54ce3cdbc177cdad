//! The notation of `bales`: no tags of its own; a turn is `-1` or `-2`, the bales that are carried off.

use crate::{
    Game, Joint, Outcome, Side, Step, Turn,
    record::{MissingTag, Notation, Opening, TagError, Tags},
};
use serde_json::{Map, Value, json};

use super::{Bales, Take};

/// Why a tag or a token of this game cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misread {
    /// A tag is missing; this game needs none.
    #[error("{0}")]
    Missing(#[from] MissingTag),
    /// The token is not a turn.
    #[error("Write a turn as -1 or -2, the bales that are carried off")]
    Token,
}

impl Notation for Bales {
    type Misread = Misread;

    const TAGS: &'static [&'static str] = &[];

    fn read_tags(_: &Tags) -> Result<Opening<Self>, TagError<Misread>> {
        Ok(((), Vec::new()))
    }

    fn read_token(&self, token: &str) -> Result<Vec<Step<Self>>, Misread> {
        let take = match token {
            "-1" => Take::One,
            "-2" => Take::Two,
            _ => return Err(Misread::Token),
        };
        Ok(vec![Step::Act(Joint::One(self.mover().into(), take))])
    }

    fn write_tags((): &(), _: &[Step<Self>]) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn write_tokens((): &(), steps: &[Step<Self>]) -> Vec<String> {
        let takes = steps.iter().filter_map(|step| match step {
            Step::Act(Joint::One(_, take)) => Some(format!("-{}", take.number())),
            _ => None,
        });
        takes.collect()
    }

    fn kimarite_slug(&self) -> Option<&'static str> {
        matches!(self.turn(), Turn::Over(_)).then_some("last")
    }

    fn summary(&self) -> Map<String, Value> {
        let winner = match self.turn() {
            Turn::Over(Outcome::Win(seat)) => seat.side().map(Side::slug),
            _ => None,
        };
        let fields = [
            ("over", json!(winner.is_some())),
            ("winner", json!(winner)),
            ("kimarite", json!(self.kimarite_slug())),
            ("left", json!(self.left())),
        ];
        fields
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value))
            .collect()
    }
}
