//! `slam`: throwing wrestler dice, for two or more players; one player alone can practise. Nothing is hidden.
//!
//! Two wrestler dice are thrown into a ring of rope. The rules see only how they come to rest: a [`Landing`], the outcome of a chance step.
//! A turn begins with a throw of both wrestlers. Then the seat whose turn it is stops, or throws one or both again, for up to three throws.
//! A wrestler [`Fall::Outside`] ends the turn.
//!
//! **Basho.** The first to reach [`GOAL`] at the end of a turn wins. With one wrestler outside, the turn scores nothing; with both, the
//! total falls to 0.
//!
//! **Nokkuauto.** Each wrestler outside costs [`OUTSIDE`]. After each round the lowest total leaves. A tie for the lowest place is
//! *hikiwake*: the tied seats throw one wrestler each, and the lowest single value leaves.

mod action;
mod config;
mod event;
mod landing;
mod luck;
mod notation;
mod ring;
mod view;

#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

pub use action::{Action, Chance, Due, Illegal};
pub use config::{BadPlayers, Config, Mode, check, tidy};
pub use event::{Event, Score};
pub use landing::{Fall, Figure, Landing, Thrown};
pub use notation::Misread;
pub use ring::{Ring, Shape, Size};
pub use view::View;

use super::{
    Enumerate, Game, GameId, Joint, Outcome, Seat, SeatSet, Sink, Step, StepError, Turn, Viewer,
};

/// The total that wins a basho, in points.
pub const GOAL: i32 = 500;
/// The cost of a wrestler outside in nokkuauto, in points.
pub const OUTSIDE: i32 = 100;
/// The most throws in a turn.
pub const THROWS: u8 = 3;
/// The most players at a table.
pub const MOST_PLAYERS: usize = SeatSet::MOST as usize;

/// What the bout waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Stage {
    /// The outcome of this throw.
    Throw {
        seat: Seat,
        /// The number of the throw in the turn, 1 to 3.
        throw: u8,
        thrown: Thrown,
        /// The landing of the throw before it, if any.
        lies: Option<Landing>,
    },
    /// The seat's decision after `throws` throws.
    Decide {
        seat: Seat,
        throws: u8,
        lies: Landing,
    },
    /// The falls of a tie-break; seats beyond `fallen` have not thrown yet.
    Tied { seats: SeatSet, fallen: Vec<Fall> },
    /// The bout is over.
    Over { winner: Seat },
}

impl Stage {
    /// The beginning of a turn.
    const fn turn(seat: Seat) -> Self {
        Self::Throw {
            seat,
            throw: 1,
            thrown: Thrown::Both,
            lies: None,
        }
    }
}

/// The state of a bout.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Slam {
    config: Config,
    totals: Vec<i32>,
    out: Vec<Seat>,
    round: u16,
    turns: u32,
    stage: Stage,
}

impl Slam {
    /// The players and the mode.
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// The mode that is played.
    pub const fn mode(&self) -> Mode {
        self.config.mode
    }

    /// All seats in seating order, including those that have left.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        seats(self.totals.len())
    }

    /// The name of the seat's player; empty if nobody sits there.
    pub fn name(&self, seat: Seat) -> &str {
        let name = self.config.players.get(seat.index());
        name.map_or("", String::as_str)
    }

    /// The totals of all seats, in seating order.
    pub fn totals(&self) -> &[i32] {
        &self.totals
    }

    /// The seat's total; 0 if nobody sits there.
    pub fn total(&self, seat: Seat) -> i32 {
        self.totals.get(seat.index()).copied().unwrap_or(0)
    }

    /// The seats that have left, in the order of leaving.
    pub fn out(&self) -> &[Seat] {
        &self.out
    }

    /// Whether a player sits there and has not left.
    pub fn stays(&self, seat: Seat) -> bool {
        seat.index() < self.totals.len() && !self.out.contains(&seat)
    }

    /// The current round, counted from 1.
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// How many turns are complete.
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// The chance step that is due, if one is.
    pub fn due(&self) -> Option<Due> {
        match &self.stage {
            &Stage::Throw {
                seat,
                throw,
                thrown,
                ..
            } => Some(Due::Throw {
                seat,
                throw,
                thrown,
            }),
            Stage::Tied { seats, fallen } => {
                let seat = seats.iter().nth(fallen.len())?;
                Some(Due::TieBreak { seat })
            }
            _ => None,
        }
    }

    /// The seat whose turn it is, whether it throws or decides; `None` in a tie-break and after the end.
    pub const fn thrower(&self) -> Option<Seat> {
        match self.stage {
            Stage::Throw { seat, .. } | Stage::Decide { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// The latest landing of this turn; `None` before the first.
    pub const fn lies(&self) -> Option<Landing> {
        match self.stage {
            Stage::Throw { lies, .. } => lies,
            Stage::Decide { lies, .. } => Some(lies),
            _ => None,
        }
    }

    /// How many throws of this turn have landed.
    pub const fn throws(&self) -> u8 {
        match self.stage {
            Stage::Throw { throw, .. } => throw - 1,
            Stage::Decide { throws, .. } => throws,
            _ => 0,
        }
    }

    /// In a tie-break, the tied seats in throwing order, each with its fall if it has thrown.
    pub fn tied(&self) -> Option<Vec<(Seat, Option<Fall>)>> {
        let Stage::Tied { seats, fallen } = &self.stage else {
            return None;
        };
        let falls = fallen.iter().copied().map(Some);
        Some(
            seats
                .iter()
                .zip(falls.chain(std::iter::repeat(None)))
                .collect(),
        )
    }

    /// The winner, if there is one.
    pub const fn winner(&self) -> Option<Seat> {
        match self.stage {
            Stage::Over { winner } => Some(winner),
            _ => None,
        }
    }

    fn land<S: Sink<Self>>(&mut self, landing: Landing, sink: &mut S) {
        let Stage::Throw {
            seat,
            throw,
            thrown,
            ..
        } = self.stage
        else {
            return;
        };
        self.stage = Stage::Decide {
            seat,
            throws: throw,
            lies: landing,
        };
        let landed = Event::Landed {
            seat,
            throw,
            thrown,
            landing,
        };
        sink.note(self, landed);
        if landing.outside() > 0 || throw == THROWS {
            self.score(seat, landing, sink);
        }
    }

    fn decide<S: Sink<Self>>(&mut self, action: Action, sink: &mut S) {
        let Stage::Decide { seat, throws, lies } = self.stage else {
            return;
        };
        match action {
            Action::Stop => self.score(seat, lies, sink),
            Action::Again(thrown) => {
                self.stage = Stage::Throw {
                    seat,
                    throw: throws + 1,
                    thrown,
                    lies: Some(lies),
                };
            }
        }
    }

    /// Scores the landing and ends the seat's turn.
    fn score<S: Sink<Self>>(&mut self, seat: Seat, landing: Landing, sink: &mut S) {
        let outside = landing.outside();
        let score = match (landing.points(), self.mode()) {
            (Some(points), _) => Score::Points(points),
            (None, Mode::Nokkuauto) => Score::Points(-OUTSIDE * i32::from(outside)),
            (None, Mode::Basho) if outside > 1 => Score::AllLost,
            (None, Mode::Basho) => Score::Nothing,
        };
        if let Some(total) = self.totals.get_mut(seat.index()) {
            *total = match score {
                Score::Points(points) => total.saturating_add(points),
                Score::Nothing => *total,
                Score::AllLost => 0,
            };
        }
        let total = self.total(seat);
        self.turns = self.turns.saturating_add(1);
        let scored = Event::Scored {
            seat,
            landing,
            score,
            total,
        };
        sink.note(self, scored);
        let next = self.seats().find(|&s| s > seat && self.stays(s));
        if self.mode() == Mode::Basho && total >= GOAL {
            self.win(seat, sink);
        } else if let Some(next) = next {
            self.stage = Stage::turn(next);
        } else if self.mode() == Mode::Nokkuauto && self.totals.len() > 1 {
            let staying = self.staying();
            let totals = staying.iter().map(|seat| self.total(seat));
            if let Some(lowest) = totals.min() {
                let tied = staying.iter().filter(|&seat| self.total(seat) == lowest);
                self.remove_lowest(tied.collect(), sink);
            }
        } else {
            self.next_round();
        }
    }

    /// Takes the throw of one tied seat.
    fn fall<S: Sink<Self>>(&mut self, seat: Seat, fall: Fall, sink: &mut S) {
        let Stage::Tied { seats, fallen } = &mut self.stage else {
            return;
        };
        fallen.push(fall);
        let all = seats.len() == fallen.len();
        let worth = |fall: Fall| fall.single().unwrap_or(-OUTSIDE);
        let lowest = fallen.iter().map(|&fall| worth(fall)).min();
        let threw = seats.iter().zip(fallen.iter().map(|&fall| worth(fall)));
        let lost = threw.filter(|&(_, worth)| Some(worth) == lowest);
        let lost = lost.map(|(seat, _)| seat).collect();
        sink.note(self, Event::Threw { seat, fall });
        if all {
            self.remove_lowest(lost, sink);
        }
    }

    /// Lets the lowest seat leave, or starts a tie-break if several seats are lowest.
    fn remove_lowest<S: Sink<Self>>(&mut self, lowest: SeatSet, sink: &mut S) {
        let mut seats = lowest.iter();
        let (Some(seat), None) = (seats.next(), seats.next()) else {
            self.stage = Stage::Tied {
                seats: lowest,
                fallen: Vec::new(),
            };
            sink.note(self, Event::Tied { seats: lowest });
            return;
        };
        self.out.push(seat);
        let round = self.round;
        sink.note(self, Event::Left { seat, round });
        let mut staying = self.staying().iter();
        match (staying.next(), staying.next()) {
            (Some(last), None) => self.win(last, sink),
            _ => self.next_round(),
        }
    }

    fn staying(&self) -> SeatSet {
        self.seats().filter(|&seat| self.stays(seat)).collect()
    }

    fn next_round(&mut self) {
        self.round = self.round.saturating_add(1);
        if let Some(first) = self.staying().iter().next() {
            self.stage = Stage::turn(first);
        }
    }

    fn win<S: Sink<Self>>(&mut self, winner: Seat, sink: &mut S) {
        self.stage = Stage::Over { winner };
        sink.note(self, Event::Won { seat: winner });
    }
}

/// The seats of that many players, in seating order.
fn seats(players: usize) -> impl Iterator<Item = Seat> {
    (0..SeatSet::MOST)
        .filter_map(|place| Seat::try_from(place).ok())
        .take(players)
}

impl Game for Slam {
    const ID: GameId = GameId::Slam;
    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;

    fn table(config: &Config) -> SeatSet {
        seats(config.players.len().clamp(1, MOST_PLAYERS)).collect()
    }

    fn new(config: &Config) -> Self {
        Self {
            totals: vec![0; Self::table(config).len()],
            config: config.clone(),
            out: Vec::new(),
            round: 1,
            turns: 0,
            stage: Stage::turn(Seat::EAST),
        }
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Throw { .. } | Stage::Tied { .. } => Turn::Chance,
            Stage::Decide { seat, .. } => Turn::Act(SeatSet::one(seat)),
            Stage::Over { winner } => Turn::Over(Outcome::Win(winner)),
        }
    }

    fn check(&self, seat: Seat, _: &Action) -> Result<(), StepError<Illegal>> {
        match self.stage {
            Stage::Over { .. } => Err(StepError::Over),
            Stage::Throw { .. } | Stage::Tied { .. } => Err(StepError::ChanceIsDue),
            Stage::Decide { seat: asked, .. } if asked != seat => Err(StepError::NotToAct(seat)),
            Stage::Decide { .. } => Ok(()),
        }
    }

    fn apply<S: Sink<Self>>(
        &mut self,
        step: Step<Self>,
        sink: &mut S,
    ) -> Result<(), StepError<Illegal>> {
        match step {
            Step::Act(Joint::One(seat, action)) => {
                self.check(seat, &action)?;
                self.decide(action, sink);
            }
            Step::Act(Joint::Both(_)) => {
                let waiting = self.seats().find(|&seat| Some(seat) != self.thrower());
                let waiting = waiting.unwrap_or(Seat::WEST);
                return Err(match self.check(waiting, &Action::Stop) {
                    Err(error) => error,
                    Ok(()) => StepError::NotToAct(waiting),
                });
            }
            Step::Chance(chance) => match (self.due(), chance) {
                (Some(Due::Throw { .. }), Chance::Landing(landing)) => self.land(landing, sink),
                (Some(Due::TieBreak { seat }), Chance::Fall(fall)) => self.fall(seat, fall, sink),
                (Some(Due::Throw { .. }), Chance::Fall(_)) => {
                    return Err(StepError::Illegal(Illegal::BothLand));
                }
                (Some(Due::TieBreak { .. }), Chance::Landing(_)) => {
                    return Err(StepError::Illegal(Illegal::OneLands));
                }
                (None, _) if self.winner().is_some() => return Err(StepError::Over),
                (None, _) => return Err(StepError::NoChanceIsDue),
            },
        }
        Ok(())
    }

    fn view(&self, _: Viewer) -> View {
        View { bout: self.clone() }
    }

    fn redact(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }
}

impl Enumerate for Slam {
    fn actions(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let asked = self.turn().asks(seat);
        Action::ALL.into_iter().filter(move |_| asked)
    }
}
