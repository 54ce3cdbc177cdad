//! Bout records: one text notation for every game, in the spirit of chess's PGN.
//!
//! ```text
//! [Game "tricks"]
//! [East-Hand "G1 G5 W4 R1 R3 B1 R4 B3"]
//! [West-Hand "W1 G2 R2 G3 B5 G4 W2 R5"]
//! [Result "east hikiotoshi"]
//!
//! 1. R3=W2 2. G1-G3 3. B5-B1
//! ```
//!
//! [`split`] cuts a text into records without knowing any rules; [`Record::read`] plays one through the rules of its game. Both take time
//! linear in the text. What they cannot read they refuse with the line, the token and the reason. Reasons are values: the referee prints
//! them in English, the page in its own words.

pub mod packed;
mod referee;
mod text;

use super::{Game, GameId, Outcome, Seat, Side, Step, StepError, Turn};

pub use referee::{Finding, referee};
use text::join;
pub use text::{Broken, Form, MissingTag, RawRecord, Tag, TagError, Tags, Token, split};

/// Where and why a record is refused; `I` is an illegal step of the game, `M` a tag or token that the game cannot read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, “{token}”: {fault}")]
pub struct RecordError<I, M> {
    /// The game, if its tag was read and known.
    pub game: Option<GameId>,
    /// The line in the text, counted from 1.
    pub line: usize,
    /// The token, or the part of a tag, at fault.
    pub token: String,
    /// The reason.
    pub fault: Fault<I, M>,
}

/// Why a record of this game is refused.
pub type Refused<G> = RecordError<<G as Game>::Illegal, <G as Notation>::Misread>;

/// Why a record is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault<I, M> {
    /// The text does not have the form of a record.
    #[error("{0}")]
    Form(Form),
    /// The game cannot read a tag or a token.
    #[error("{0}")]
    Misread(M),
    /// The rules refuse the step.
    #[error("{0}")]
    Step(StepError<I>),
    /// The `Result` tag differs from this result of the moves.
    #[error("The moves end in “{0}”")]
    Result(String),
}

impl<I, M> From<Broken> for RecordError<I, M> {
    fn from(broken: Broken) -> Self {
        Self {
            game: broken.game,
            line: broken.line,
            token: broken.token,
            fault: Fault::Form(broken.form),
        }
    }
}

/// What the tags of a record give: the config and the first steps.
pub type Opening<G> = (<G as Game>::Config, Vec<Step<G>>);

/// Games that have a notation.
pub trait Notation: Game {
    /// Why the game cannot read a tag or a token.
    type Misread: std::error::Error + Clone + PartialEq + From<MissingTag>;

    /// The tags that the game itself reads and writes, besides `Game` and `Result`.
    const TAGS: &'static [&'static str];

    /// Reads the game's tags: its config and the steps that they give (a deal, for instance).
    ///
    /// # Errors
    /// The tag at fault. A missing tag is reported on the line of the `Game` tag.
    fn read_tags(tags: &Tags) -> Result<Opening<Self>, TagError<Self::Misread>>;

    /// Reads the steps that a token stands for in this state, without applying them.
    ///
    /// # Errors
    /// Why the game cannot read the token here.
    fn read_token(&self, token: &str) -> Result<Vec<Step<Self>>, Self::Misread>;

    /// The values of the game's tags, in the order in which they are written.
    fn write_tags(config: &Self::Config, steps: &[Step<Self>]) -> Vec<(&'static str, String)>;

    /// The tokens of the steps that the tags do not give.
    fn write_tokens(config: &Self::Config, steps: &[Step<Self>]) -> Vec<String>;

    /// Whether a number is written before this token, for human readers; `before` is the previous token.
    fn counts(_before: Option<&str>, _token: &str) -> bool {
        true
    }

    /// The word for how the bout ended; `None` if it is not over.
    fn kimarite_slug(&self) -> Option<&'static str>;

    /// The word for that seat as a winner: `east` or `west`, unless the game names its players.
    fn winner_slug(&self, seat: Seat) -> String {
        let named = seat.side().map(Side::slug);
        named.map_or_else(|| seat.to_string(), str::to_owned)
    }

    /// The game's own fields in what the referee prints for a sound record.
    fn summary(&self) -> serde_json::Map<String, serde_json::Value>;
}

/// A bout written down: the config, the steps and the remaining tags.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// Variant and table rules.
    pub config: G::Config,
    /// All steps from the beginning.
    pub steps: Vec<Step<G>>,
    /// Tags that the game does not read (`East`, `West`, `Date`, `Event` and any others), in their order.
    pub tags: Vec<(String, String)>,
}

impl<G: Notation> Record<G> {
    /// A record without steps.
    pub fn new(config: G::Config) -> Self {
        Self {
            config,
            steps: Vec::new(),
            tags: Vec::new(),
        }
    }

    /// Plays a record through the rules, and also returns the state in which it ends.
    ///
    /// # Errors
    /// The first fault in the record.
    pub fn read(raw: &RawRecord) -> Result<(Self, G), Refused<G>> {
        let fail = |line, token: &str, fault| RecordError {
            game: Some(G::ID),
            line,
            token: token.to_owned(),
            fault,
        };
        let (config, opening) = G::read_tags(&raw.tags).map_err(|e| match &raw.broken {
            // Report what comes first in the text: a tag that seems to be missing may come after the point where reading broke off.
            Some(broken) if raw.tokens.is_empty() && e.line == raw.line => broken.clone().into(),
            _ => fail(e.line, &e.token, Fault::Misread(e.error)),
        })?;
        let mut state = G::new(&config);
        let mut steps = Vec::with_capacity(opening.len() + 2 * raw.tokens.len());
        for step in opening {
            state
                .apply(step, &mut ())
                .map_err(|e| fail(raw.line, G::ID.slug(), Fault::Step(e)))?;
            steps.push(step);
        }
        for Token { line, text } in &raw.tokens {
            let read = match state.turn() {
                Turn::Over(_) => Err(Fault::Step(StepError::Over)),
                _ => state.read_token(text).map_err(Fault::Misread),
            };
            for step in read.map_err(|e| fail(*line, text, e))? {
                state
                    .apply(step, &mut ())
                    .map_err(|e| fail(*line, text, Fault::Step(e)))?;
                steps.push(step);
            }
        }
        if let Some(broken) = &raw.broken {
            return Err(broken.clone().into());
        }
        if let Some(tag) = raw.tags.get("Result") {
            let result = result(&state);
            if tag.value != result {
                return Err(fail(tag.line, &tag.value, Fault::Result(result)));
            }
        }
        let record = Self {
            config,
            steps,
            tags: other_tags(&raw.tags, G::TAGS),
        };
        Ok((record, state))
    }

    /// Reads a text that holds exactly one record.
    ///
    /// # Errors
    /// As [`Record::read`]; also if the text holds no record, several records, or a record of another game.
    pub fn parse(text: &str) -> Result<(Self, G), Refused<G>> {
        Self::read(&only(text, G::ID)?)
    }

    /// The state after the first `steps` steps; the sink receives every event.
    ///
    /// # Errors
    /// The index of the first step that the rules refuse, and why.
    pub fn replay<S: super::Sink<G>>(
        &self,
        steps: usize,
        sink: &mut S,
    ) -> Result<G, (usize, StepError<G::Illegal>)> {
        let mut state = G::new(&self.config);
        for (place, &step) in self.steps.iter().take(steps).enumerate() {
            state.apply(step, sink).map_err(|error| (place, error))?;
        }
        Ok(state)
    }

    /// Writes the record as text; reading that text gives the same record.
    pub fn write(&self) -> String {
        let state = self.replay(self.steps.len(), &mut ());
        let result = state.map_or_else(|_| "*".to_owned(), |state| result(&state));
        let own = G::write_tags(&self.config, &self.steps);
        let mut tags = vec![("Game", G::ID.slug())];
        tags.extend(own.iter().map(|(name, value)| (*name, &**value)));
        tags.extend(self.tags.iter().map(|(name, value)| (&**name, &**value)));
        tags.push(("Result", &result));
        join(
            &tags,
            &G::write_tokens(&self.config, &self.steps),
            G::counts,
        )
    }
}

/// The only record of a text.
///
/// # Errors
/// If the text holds no record, several records, or a record of another game.
fn only(text: &str, game: GameId) -> Result<RawRecord, Broken> {
    let mut raws = split(text).into_iter();
    let broken = |line, token: &str, form| Broken {
        game: None,
        line,
        token: token.to_owned(),
        form,
    };
    match (raws.next(), raws.next()) {
        (None, _) => Err(broken(1, "", Form::NoRecord)),
        (Some(raw), None) => match raw.game {
            Some(id) if id == game => Ok(raw),
            Some(id) => Err(broken(raw.line, id.slug(), Form::OtherGame)),
            None => Err(raw.unknown_game()),
        },
        (_, Some(second)) => Err(broken(second.line, "Game", Form::SeveralRecords)),
    }
}

/// The tags that a game with these tags does not read.
fn other_tags(tags: &Tags, own: &[&str]) -> Vec<(String, String)> {
    let other =
        |tag: &&Tag| tag.name != "Game" && tag.name != "Result" && !own.contains(&&*tag.name);
    let other = tags.iter().filter(other);
    other.map(|t| (t.name.clone(), t.value.clone())).collect()
}

/// The value of the `Result` tag in this state: `<winner> <kimarite>`, `draw <kimarite>` or `*`.
pub fn result<G: Notation>(state: &G) -> String {
    match (state.turn(), state.kimarite_slug()) {
        (Turn::Over(Outcome::Win(seat)), Some(kimarite)) => {
            format!("{} {kimarite}", state.winner_slug(seat))
        }
        (Turn::Over(Outcome::Draw), Some(kimarite)) => format!("draw {kimarite}"),
        _ => "*".to_owned(),
    }
}

#[cfg(test)]
pub(crate) mod tests;
