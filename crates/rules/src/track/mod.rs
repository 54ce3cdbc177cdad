//! `track`: one-dimensional sumo for two players.
//!
//! The track has seventeen spaces, -8 … +8; the counter starts on 0. East pushes toward +, West toward -. Each seat holds the cards 1 to
//! 6. Both hands are open; only the current choice is secret.
//!
//! **A turn.** Both choose a card and reveal together; both cards are spent. The higher card pushes the counter toward the opponent's end
//! by `(high − low) × low` spaces; equal cards move nothing.
//!
//! **The end.** Moving the counter beyond the end of the track is a push-off (押し出し *oshi-dashi*) and wins at once. After six turns, a
//! seat wins by position if the counter is in the opponent's half; in the middle it is a tie.
//!
//! **Variants**, which can be combined ([`Config`]): *zero* adds a 0 to each hand; *oshi-dashi* has no turn limit, and empty hands take
//! all their cards back; *tactical* lets each seat first swap up to two numbers, in secret, for tactics of the same value.
//!
//! **Tactics.** Against a number, only the tactic acts. Of two tactics, the lower value is processed first, equal values together; each
//! step is followed by a check for a push-off. [`Event`] has a variant for each outcome. A Kantō repeats what its owner's last card *did*
//! ([`Deed`]).

mod card;
mod event;
mod notation;
mod referee;
mod set;
mod swaps;
mod turn;
mod view;

#[cfg(test)]
mod tests;

use std::fmt;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

pub use card::{Card, NotAPlay, Number, Play, Tactic};
pub use event::{Deed, Event, Verdict, Why};
pub use notation::Misread;
pub use referee::Nomination;
pub use set::{CardSet, Cards, PlaySet, Plays};
pub use swaps::{MOST_SWAPS, Swaps};
pub use turn::EDGE;
pub use view::View;

use super::{
    Enumerate, Game, GameId, Joint, Sample, Seat, SeatSet, Side, Sink, Step, StepError, Turn,
    Viewer,
};

/// The number of turns in a bout, except in the *oshi-dashi* variant.
pub const TURNS: u32 = 6;

/// The variants in play; with none it is the standard game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Config {
    /// Each seat also holds a 0.
    pub zero: bool,
    /// There is no turn limit: until a push-off, empty hands take all their cards back.
    pub oshi_dashi: bool,
    /// Numbers may be swapped for tactics.
    pub tactical: bool,
}

impl Config {
    /// The words of the variants, in the order of the record's `Variant` tag.
    pub const WORDS: [&'static str; 3] = ["zero", "oshi-dashi", "tactical"];

    /// All eight combinations.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..8).map(|bits| Self {
            zero: bits & 1 != 0,
            oshi_dashi: bits & 2 != 0,
            tactical: bits & 4 != 0,
        })
    }

    /// The cards that a seat holds at the beginning, after these swaps.
    pub const fn hand(self, swaps: Swaps) -> CardSet {
        let numbers = if self.zero { 0b111_1111 } else { 0b111_1110 };
        swaps.of_hand(CardSet::from_bits(numbers))
    }

    /// How many cards a seat holds at the beginning.
    const fn cards(self) -> u8 {
        if self.zero { 7 } else { 6 }
    }
}

/// What a seat chooses. Printed as in records: `*6`, or the swapped numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Before a tactical bout: the numbers to swap for tactics.
    Swap(Swaps),
    /// The card of a turn.
    Play {
        /// The card, as it will be revealed.
        play: Play,
        /// Whether the referee chose it because no move was received in time. It makes no other difference.
        referee: bool,
    },
}

impl Action {
    /// The seat's own choice of a card.
    pub const fn own(play: Play) -> Self {
        Self::Play {
            play,
            referee: false,
        }
    }

    /// The card that the referee chose for a seat.
    pub const fn referees(play: Play) -> Self {
        Self::Play {
            play,
            referee: true,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Swap(swaps) => write!(f, "{swaps}"),
            Self::Play { play, referee } => {
                write!(f, "{}{play}", if *referee { "*" } else { "" })
            }
        }
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Swap(swaps) => write!(f, "Swap({swaps:?})"),
            Self::Play { .. } => write!(f, "{self}"),
        }
    }
}

/// This game has no chance steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Chance {}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Phase {
    Swap,
    Choose,
    Over(Verdict),
}

/// The state of a bout; all of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Track {
    config: Config,
    phase: Phase,
    swaps: [Swaps; 2],
    hands: [CardSet; 2],
    /// How many cards each hand holds.
    held: u8,
    position: i8,
    turns: u32,
    last: [Option<Deed>; 2],
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The card was spent or swapped, or is not part of this variant.
    #[error("{seat} does not hold a {card}")]
    NotHeld {
        /// The seat that wanted to play it.
        seat: Side,
        /// The card.
        card: Card,
    },
    /// A card before the swaps of a tactical bout are made.
    #[error("First both seats swap numbers for tactics, or none")]
    SwapsAreDue,
    /// Swaps when none are due.
    #[error("Numbers are swapped only in the tactical game, before the first turn")]
    NoSwapsAreDue,
}

impl Track {
    /// The standard game before its first turn.
    const STANDARD: Self = {
        let config = Config {
            zero: false,
            oshi_dashi: false,
            tactical: false,
        };
        Self {
            config,
            phase: Phase::Choose,
            swaps: [Swaps::NONE; 2],
            hands: [config.hand(Swaps::NONE); 2],
            held: config.cards(),
            position: 0,
            turns: 0,
            last: [None; 2],
        }
    };

    /// The variants of this bout.
    pub const fn config(&self) -> Config {
        self.config
    }

    /// The cards that a seat holds.
    pub const fn hand(&self, seat: Side) -> CardSet {
        self.hands[seat.index()]
    }

    /// How many cards each seat holds.
    pub const fn held(&self) -> usize {
        self.held as usize
    }

    /// What East and West swapped; `None` until they have.
    pub const fn swaps(&self) -> Option<[Swaps; 2]> {
        match self.phase {
            Phase::Swap => None,
            _ => Some(self.swaps),
        }
    }

    /// Where the counter stands: 0 is the middle, positive is good for East; beyond ±[`EDGE`] after a push-off.
    pub const fn position(&self) -> i8 {
        self.position
    }

    /// How many turns have been played.
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// What the seat's last card did, for a Kantō to repeat.
    pub const fn last(&self, seat: Side) -> Option<Deed> {
        self.last[seat.index()]
    }

    /// How the bout was decided, if it was.
    pub const fn verdict(&self) -> Option<Verdict> {
        match self.phase {
            Phase::Over(verdict) => Some(verdict),
            _ => None,
        }
    }

    /// What the seat may play now; empty if the turn asks for no card.
    pub const fn playable(&self, seat: Side) -> PlaySet {
        match self.phase {
            Phase::Choose => self.hand(seat).plays(),
            _ => PlaySet::EMPTY,
        }
    }

    /// The forced turn: both plays, if each seat has only one.
    pub fn forced(&self) -> Option<[Action; 2]> {
        let [east, west] = Side::PAIR.map(|seat| self.playable(seat));
        if (east.len(), west.len()) != (1, 1) {
            return None;
        }
        let plays = east.into_iter().next().zip(west.into_iter().next());
        plays.map(|(east, west)| [east, west].map(Action::own))
    }

    fn decide<S: Sink<Self>>(&mut self, verdict: Verdict, sink: &mut S) {
        self.phase = Phase::Over(verdict);
        sink.note(self, Event::Decided(verdict));
    }

    fn swap<S: Sink<Self>>(&mut self, swaps: [Swaps; 2], sink: &mut S) {
        self.swaps = swaps;
        self.hands = swaps.map(|swaps| self.config.hand(swaps));
        self.phase = Phase::Choose;
        sink.note(self, Event::Swapped { swaps });
    }

    fn reveal<S: Sink<Self>>(&mut self, plays: [Play; 2], referee: [bool; 2], sink: &mut S) {
        for (hand, play) in self.hands.iter_mut().zip(plays) {
            hand.remove(play.card());
        }
        self.held -= 1;
        // An oshi-dashi bout has no last turn: the count saturates rather than wrap around.
        self.turns = self.turns.saturating_add(1);
        let revealed = Event::Revealed {
            turn: self.turns,
            plays,
            referee,
        };
        sink.note(self, revealed);
        self.resolve(plays, sink);
        for (last, play) in self.last.iter_mut().zip(plays) {
            *last = Deed::of(play, *last);
        }
        if let Phase::Over(_) = self.phase {
            return;
        }
        if self.config.oshi_dashi {
            if self.held == 0 {
                self.hands = self.swaps.map(|swaps| self.config.hand(swaps));
                self.held = self.config.cards();
                sink.note(self, Event::TookBack);
            }
        } else if self.turns == TURNS {
            let verdict = match self.position {
                0 => Verdict::Tie,
                1.. => Verdict::Position(Side::East),
                _ => Verdict::Position(Side::West),
            };
            self.decide(verdict, sink);
        }
    }
}

impl Game for Track {
    const ID: GameId = GameId::Track;
    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;

    fn new(&config: &Config) -> Self {
        Self {
            config,
            phase: if config.tactical {
                Phase::Swap
            } else {
                Phase::Choose
            },
            hands: [config.hand(Swaps::NONE); 2],
            held: config.cards(),
            ..Self::STANDARD
        }
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over(verdict) => Turn::Over(verdict.outcome()),
            Phase::Swap | Phase::Choose => Turn::Act(SeatSet::PAIR),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), StepError<Illegal>> {
        let illegal = match (self.phase, seat.side(), *action) {
            (Phase::Over(_), ..) => return Err(StepError::Over),
            (_, None, _) => return Err(StepError::NotToAct(seat)),
            (Phase::Choose, Some(seat), Action::Play { play, .. }) => {
                let card = play.card();
                if self.hand(seat).contains(card) {
                    return Ok(());
                }
                Illegal::NotHeld { seat, card }
            }
            (Phase::Swap, _, Action::Swap(_)) => return Ok(()),
            (Phase::Swap, _, Action::Play { .. }) => Illegal::SwapsAreDue,
            (Phase::Choose, _, Action::Swap(_)) => Illegal::NoSwapsAreDue,
        };
        Err(StepError::Illegal(illegal))
    }

    fn apply<S: Sink<Self>>(
        &mut self,
        step: Step<Self>,
        sink: &mut S,
    ) -> Result<(), StepError<Illegal>> {
        let actions = match step {
            Step::Chance(never) => match never {},
            Step::Act(Joint::Both(actions)) => actions,
            Step::Act(Joint::One(..)) => {
                return Err(match self.phase {
                    Phase::Over(_) => StepError::Over,
                    Phase::Swap | Phase::Choose => StepError::BothMustAct,
                });
            }
        };
        for (seat, action) in Side::PAIR.into_iter().zip(&actions) {
            self.check(seat.into(), action)?;
        }
        match actions {
            [Action::Swap(east), Action::Swap(west)] => self.swap([east, west], sink),
            [
                Action::Play {
                    play: east,
                    referee: for_east,
                },
                Action::Play {
                    play: west,
                    referee: for_west,
                },
            ] => self.reveal([east, west], [for_east, for_west], sink),
            // Not reached: `check` allows either only swaps or only cards.
            _ => return Err(StepError::BothMustAct),
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            viewer: viewer.side().into(),
            bout: *self,
        }
    }

    fn redact(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }
}

impl Enumerate for Track {
    /// The seat's own choices; the referee's choices are the same plays with a mark.
    fn actions(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let side = seat.side();
        let swaps: &[Swaps] = match self.phase {
            Phase::Swap if side.is_some() => &Swaps::ALL,
            _ => &[],
        };
        let plays = side.map_or(PlaySet::EMPTY, |side| self.playable(side));
        let plays = plays.into_iter().map(Action::own);
        plays.chain(swaps.iter().copied().map(Action::Swap))
    }

    fn any<R: Rng>(&self, seat: Seat, rng: &mut R) -> Option<Action> {
        let seat = seat.side()?;
        match self.phase {
            Phase::Over(_) => None,
            Phase::Swap => Some(Action::Swap(Swaps::ALL[rng.random_range(0..22)])),
            Phase::Choose if !self.config.tactical => {
                let nth = below(self.held.into(), rng);
                let number = self.hand(seat).nth_number(nth);
                Some(Action::own(Play::Number(number)))
            }
            Phase::Choose => {
                let plays = self.playable(seat);
                let nth = below(plays.len() as u32, rng);
                plays.into_iter().nth(nth as usize).map(Action::own)
            }
        }
    }
}

/// A random number below `count`. The high half of a product: its bias is less than one in a hundred million.
fn below<R: Rng>(count: u32, rng: &mut R) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(count)) >> 32) as u32
}

impl Sample for Track {
    fn sample<R: Rng>(&self, _: &mut R) -> Option<Chance> {
        None
    }
}
