//! The notation of `slam`: tags `Players` and `Mode`; a landing `SB`, a decision `.`, `a`, `b` or `ab`, a fall in a tie-break `K`.

use serde_json::{Map, Value, json};

use super::{
    Action, BadPlayers, Chance, Config, Due, Fall, Landing, Mode, Slam, Thrown, check, config,
};
use crate::{
    Game, Joint, Seat, Step, Turn,
    record::{MissingTag, Notation, Opening, Tag, TagError, Tags},
};

/// The token for the decision to stop.
const STOP: &str = ".";

/// Why a tag or a token of this game cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misread {
    /// The `Players` tag is missing.
    #[error("{0}")]
    Missing(#[from] MissingTag),
    /// These players cannot play together.
    #[error("{0}")]
    Players(BadPlayers),
    /// Something other than a mode.
    #[error("“{0}” is not played here; basho or nokkuauto is")]
    NotAMode(String),
    /// Something other than a landing where a landing should be.
    #[error("Write a landing as two letters of C, H, S, B, K and O, wrestler a’s and then b’s")]
    Landing,
    /// Something other than a decision where a decision should be.
    #[error("After this throw comes a decision: . to stop, or a, b or ab to throw again")]
    Decision,
    /// Something other than a fall where a tie-break's fall should be.
    #[error("Write what one throws in a tie-break as one letter of C, H, S, B, K and O")]
    Fall,
}

fn read_players(tag: &Tag) -> Result<Vec<String>, TagError<Misread>> {
    let players: Vec<String> = tag.value.split(config::PART).map(str::to_owned).collect();
    match check(&players) {
        Ok(()) => Ok(players),
        Err(bad) => Err(tag.error(&*tag.value, Misread::Players(bad))),
    }
}

fn read_mode(tag: &Tag) -> Result<Mode, TagError<Misread>> {
    let not = || tag.error(&*tag.value, Misread::NotAMode(tag.value.clone()));
    Mode::from_slug(&tag.value).ok_or_else(not)
}

fn read_falls<const N: usize>(token: &str) -> Option<[Fall; N]> {
    let falls: Option<Vec<Fall>> = token.chars().map(Fall::from_letter).collect();
    falls?.try_into().ok()
}

fn read_action(token: &str) -> Option<Action> {
    if token == STOP {
        return Some(Action::Stop);
    }
    let thrown = Thrown::ALL.into_iter().find(|t| t.slug() == token);
    thrown.map(Action::Again)
}

fn write(step: &Step<Slam>) -> String {
    match step {
        Step::Chance(Chance::Landing(landing)) => landing.to_string(),
        Step::Chance(Chance::Fall(fall)) => fall.letter().to_string(),
        Step::Act(Joint::One(_, Action::Again(thrown))) => thrown.slug().to_owned(),
        Step::Act(_) => STOP.to_owned(),
    }
}

impl Notation for Slam {
    type Misread = Misread;

    const TAGS: &'static [&'static str] = &["Players", "Mode"];

    fn read_tags(tags: &Tags) -> Result<Opening<Self>, TagError<Misread>> {
        let players = read_players(tags.need("Players")?)?;
        let mode = tags.get("Mode").map_or(Ok(Mode::default()), read_mode)?;
        Ok((Config { players, mode }, Vec::new()))
    }

    fn read_token(&self, token: &str) -> Result<Vec<Step<Self>>, Misread> {
        let step = match (self.turn(), self.due()) {
            (Turn::Act(seats), _) => {
                let action = read_action(token).ok_or(Misread::Decision)?;
                let act = |seat| Step::Act(Joint::One(seat, action));
                return Ok(seats.iter().map(act).collect());
            }
            (_, Some(Due::TieBreak { .. })) => {
                let [fall] = read_falls(token).ok_or(Misread::Fall)?;
                Chance::Fall(fall)
            }
            _ => Chance::Landing(Landing(read_falls(token).ok_or(Misread::Landing)?)),
        };
        Ok(vec![Step::Chance(step)])
    }

    fn write_tags(config: &Config, _: &[Step<Self>]) -> Vec<(&'static str, String)> {
        let players = config.players.join(config::PART);
        vec![
            ("Players", players),
            ("Mode", config.mode.slug().to_owned()),
        ]
    }

    fn write_tokens(_: &Config, steps: &[Step<Self>]) -> Vec<String> {
        steps.iter().map(write).collect()
    }

    /// The number of a turn stands before its first landing.
    fn counts(before: Option<&str>, token: &str) -> bool {
        let again = before.and_then(read_action);
        read_falls::<2>(token).is_some() && !matches!(again, Some(Action::Again(_)))
    }

    fn kimarite_slug(&self) -> Option<&'static str> {
        self.winner().map(|_| self.mode().slug())
    }

    fn winner_slug(&self, seat: Seat) -> String {
        self.name(seat).to_owned()
    }

    fn summary(&self) -> Map<String, Value> {
        let out: Vec<&str> = self.out().iter().map(|&seat| self.name(seat)).collect();
        let fields = [
            ("over", json!(self.winner().is_some())),
            ("winner", json!(self.winner().map(|seat| self.name(seat)))),
            ("kimarite", json!(self.kimarite_slug())),
            ("totals", json!(self.totals())),
            ("out", json!(out)),
            ("turns", json!(self.turns())),
        ];
        fields
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value))
            .collect()
    }
}
