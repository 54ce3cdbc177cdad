//! The answers of the `oracle` command: what optimal play can reach in an unfinished bout.

use rules::{
    GameId, Seat, SeatSet, Turn,
    record::{Finding, Notation, RawRecord, Record, split},
    with_game,
};
use serde::Serialize;

/// Answers for a record and the state it leads to; `None` if no seat has to choose there.
pub type Ask<G> = fn(&Record<G>, &G) -> Option<Insight>;

/// A game, and what the oracle knows of it.
pub trait Oracle: Notation {
    /// How the oracle answers; `None` for a game that it does not know.
    const ASK: Option<Ask<Self>>;
}

/// A play with its value or its probability.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Play<V> {
    /// The play in record notation.
    pub play: String,
    /// Its value or its probability.
    #[serde(flatten)]
    pub value: V,
}

/// What a play is worth to the seat that chooses it. If both seats choose, the worth is against the other seat's optimal mix.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Worth {
    /// From -1, a certain loss, to 1, a certain win.
    pub value: f64,
}

/// What a play is worth in slam.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Hope {
    /// From -1, a certain loss, to 1, a certain win.
    pub value: f64,
    /// The probability of winning.
    pub wins: f64,
    /// The points that it brings on average to a player who plays for points.
    pub points: f64,
}

/// The probability of a play in a mix.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Share {
    /// From 0 to 1.
    pub p: f64,
}

/// A value for each seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Both<T> {
    /// East's.
    pub east: T,
    /// West's.
    pub west: T,
}

/// The legal plays and their worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Plays {
    /// The plays of the one seat that acts.
    One(Vec<Play<Worth>>),
    /// The plays of the player who acts in slam.
    Hopes(Vec<Play<Hope>>),
    /// The plays of both seats.
    Two(Both<Vec<Play<Worth>>>),
}

/// What the seats that act can reach. Serialised, it is the line that the `oracle` command prints.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Insight {
    /// Always `true`.
    pub ok: bool,
    /// The game.
    pub game: GameId,
    /// The seats that act; in slam, the player's name.
    pub to_act: Vec<String>,
    /// Whether the values are exact up to rounding errors.
    pub exact: bool,
    /// How far the values may be off if they are not exact.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<f64>,
    /// The search depth in turns, counting those of both seats, in games that are searched.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u8>,
    /// From -1 to 1, for the seat that acts; for East if both act.
    pub value: f64,
    /// What each legal play is worth; in a game that is searched, only the best plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plays: Option<Plays>,
    /// The plays that optimal play uses, if both seats act.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mix: Option<Both<Vec<Play<Share>>>>,
}

impl Insight {
    /// An exact value without plays.
    pub fn new(game: GameId, asked: SeatSet, value: f64) -> Self {
        let sides = asked.iter().filter_map(Seat::side);
        Self {
            ok: true,
            game,
            to_act: sides.map(|side| side.slug().to_owned()).collect(),
            exact: true,
            error: None,
            depth: None,
            value,
            plays: None,
            mix: None,
        }
    }
}

/// The plays of a mix that have a positive probability.
pub fn shares_of(mix: impl Iterator<Item = (String, f64)>) -> Vec<Play<Share>> {
    let chosen = mix.filter(|(_, p)| *p > 0.0);
    let share = |(play, p)| Play {
        play,
        value: Share { p },
    };
    chosen.map(share).collect()
}

/// The oracle's answer for one record.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Saying {
    /// What the seats that act can reach.
    Insight(Insight),
    /// Why the oracle has no answer: the record is damaged, or no seat has to choose.
    Silence(Finding),
}

/// Asks the oracle about every record in a text, in order.
pub fn oracle(text: &str) -> Vec<Saying> {
    split(text).iter().map(about).collect()
}

fn about(raw: &RawRecord) -> Saying {
    match raw.game {
        Some(game) => with_game!(game, G => match G::ASK {
            Some(ask) => read(raw, ask),
            None => silence(raw, game.slug(), "The oracle does not know this game yet"),
        }),
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
