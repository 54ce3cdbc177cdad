//! What optimal play can reach in an unfinished bout: the `oracle` command's answers.

use serde::Serialize;

use super::{momentum, slam, track, tricks};
use crate::rules::{
    GameId, SeatSet, Turn,
    momentum::Momentum,
    record::{Finding, Notation, RawRecord, Record, split},
    slam::Slam,
    track::Track,
    tricks::Tricks,
};

/// A play and what it is worth, or how often it is chosen.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Play<V> {
    /// The play, as records write it.
    pub play: String,
    /// The value.
    #[serde(flatten)]
    pub value: V,
}

/// What a play is worth to the seat that chooses it: 1 wins, -1 loses. Where both choose, against the optimal mix of the other.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Worth {
    /// The worth.
    pub value: f64,
}

/// What a play is worth where luck decides the most.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Hope {
    /// The worth: 1 wins, -1 loses.
    pub value: f64,
    /// The chance to win.
    pub wins: f64,
    /// The points that it brings on average when it is played for points.
    pub points: f64,
}

/// How often a play is chosen in a mix.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Share {
    /// The probability.
    pub p: f64,
}

/// Something of both seats.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Both<T> {
    /// East's.
    pub east: T,
    /// West's.
    pub west: T,
}

/// Legal plays.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Plays {
    /// Of the one seat that is asked.
    One(Vec<Play<Worth>>),
    /// Of the one player that is asked, where luck decides the most.
    Hopes(Vec<Play<Hope>>),
    /// Of both.
    Two(Both<Vec<Play<Worth>>>),
}

/// What the seats that are asked can reach; serialised, the line that the `oracle` command prints.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Insight {
    /// `true`.
    pub ok: bool,
    /// The game.
    pub game: GameId,
    /// The seats that are asked; in slam, the player's name.
    pub to_act: Vec<String>,
    /// Whether the values are exact, but for rounding errors.
    pub exact: bool,
    /// Where they are not, by how much they can be off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<f64>,
    /// How many turns ahead everything was looked at, those of both counted, in games that are searched.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u8>,
    /// From -1 to 1, for the seat that is asked; for East where both are.
    pub value: f64,
    /// What each legal play is worth; of a searched game, the best plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plays: Option<Plays>,
    /// The plays that optimal play uses, where both seats are asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mix: Option<Both<Vec<Play<Share>>>>,
}

impl Insight {
    /// An exact value, and nothing of the plays.
    pub fn new(game: GameId, asked: SeatSet, value: f64) -> Self {
        Self {
            ok: true,
            game,
            to_act: asked.iter().map(|seat| seat.slug().to_owned()).collect(),
            exact: true,
            error: None,
            depth: None,
            value,
            plays: None,
            mix: None,
        }
    }
}

/// The plays of a mix that are chosen at all.
pub fn shares_of(mix: impl Iterator<Item = (String, f64)>) -> Vec<Play<Share>> {
    let chosen = mix.filter(|(_, p)| *p > 0.0);
    let share = |(play, p)| Play {
        play,
        value: Share { p },
    };
    chosen.map(share).collect()
}

/// What the oracle says of one record.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Saying {
    /// What the seats that are asked can reach.
    Insight(Insight),
    /// Why nothing can be said: the record is damaged, or nothing is left to decide.
    Silence(Finding),
}

/// Asks about every record of a text, in order.
pub fn oracle(text: &str) -> Vec<Saying> {
    split(text).iter().map(about).collect()
}

fn about(raw: &RawRecord) -> Saying {
    match raw.game {
        Some(GameId::Tricks) => read(raw, |_, bout: &Tricks| tricks::oracle::ask(bout)),
        Some(GameId::Track) => read(raw, |_, bout: &Track| track::oracle::ask(bout)),
        Some(GameId::Momentum) => read(raw, |_, bout: &Momentum| momentum::oracle::ask(bout)),
        Some(GameId::Slam) => read(raw, |record, bout: &Slam| {
            let rope = record.tags.iter().find(|(name, _)| name == "Rope");
            let rope = rope.map(|(_, rope)| rope.as_str());
            slam::oracle::ask(bout, slam::oracle::ring(rope, bout.round()))
        }),
        Some(game) => silence(raw, game.slug(), "The oracle does not know this game yet"),
        None => Saying::Silence(raw.unknown_game().into()),
    }
}

fn read<G: Notation>(raw: &RawRecord, ask: impl Fn(&Record<G>, &G) -> Option<Insight>) -> Saying {
    match Record::<G>::read(raw) {
        Ok((record, bout)) => ask(&record, &bout).map_or_else(
            || {
                let why = match bout.turn() {
                    Turn::Over(_) => "This bout is over: nothing is left to decide",
                    _ => "Luck decides next: nobody has a turn",
                };
                silence(raw, "", why)
            },
            Saying::Insight,
        ),
        Err(error) => Saying::Silence(error.into()),
    }
}

fn silence(raw: &RawRecord, token: &str, error: &str) -> Saying {
    Saying::Silence(Finding::beside(raw, token, error.to_owned()))
}
