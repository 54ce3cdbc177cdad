//! `circle`: sumo in a ring of nineteen circles, for two players.
//!
//! East is *Blue Lotus Flower*, West *Snowy Mount Fuji*. Both have the same ten cards ([`Card`]), seven attacks and three defences, and
//! hold three of them. Both choose a card in secret and reveal together; identical cards annul each other.
//!
//! **Order.** Tsuppari and Hikkake cancel the opponent's attack. A defence acts before an attack; of the same kind, the lower number acts
//! first. If both attack, a seat whose Kimedashi acted last turn acts first. The second card acts on the board that the first one left.
//!
//! **Choices inside a turn** ([`Ask`]) are separate steps that ask one seat: for a direction, for a substitute for a Tsukidashi that would
//! carry both out, or for an attack after a Hikkake. If only one choice is possible, the game makes it, and there is no step.
//!
//! **Chance.** No state holds the order of a pile: a draw is a [`Draw`], and a pile holds every card of the seat that is neither in the
//! hand, nor on the table, nor set aside.
//!
//! The state is a few small numbers, so it is cheap to copy, and search runs on it directly.

mod action;
mod board;
mod card;
mod drawing;
mod event;
mod notation;
mod place;
mod preview;
mod resolve;
mod view;

#[cfg(test)]
mod tests;

use rand::Rng;
use serde::{Deserialize, Serialize};

pub use action::{Action, Actions, Ask, Choice, Draw, Illegal};
pub use board::Board;
pub use card::{Card, CardSet, Cards, Kind, NotACard};
pub use drawing::NotABoard;
pub use event::{Event, Verdict, Why};
pub use notation::Misread;
pub use place::{Direction, Directions, PLACES, Place};
pub use preview::Preview;
pub use view::View;

use super::{
    Enumerate, Game, GameId, Joint, Outcome, Sample, Seat, SeatSet, Side, Sink, Step, StepError,
    Turn, Viewer,
};

/// How many cards a seat holds when it chooses.
pub const HAND: usize = 3;

/// Table rules; this game has none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Config {}

/// What a bout waits for. Its own tag is faster to test than one nested inside a [`Choice`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
enum Phase {
    /// This seat's hand lacks `need` cards, and it draws.
    Draw { seat: Side, need: u8 },
    /// Both seats choose a card.
    Choose,
    /// One seat makes a choice inside a turn.
    Ask(Choice),
    /// The bout is over.
    Over(Verdict),
}

/// The state of a bout.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Circle {
    phase: Phase,
    board: Board,
    /// The seat that has priority this turn.
    priority: Option<Side>,
    /// The seat whose Kimedashi acted this turn. Never both: identical cards annul each other, a Hikkake cancels, and a Kimedashi in place
    /// of a Tsukidashi wins.
    gained: Option<Side>,
    hands: [CardSet; 2],
    /// Played this turn and not yet set aside.
    table: [CardSet; 2],
    aside: [CardSet; 2],
    /// How many cards each pile holds; stored because counting bits is slower.
    left: [u8; 2],
    /// The cards of each hand that everybody knows.
    known: [CardSet; 2],
    turns: u32,
}

impl Circle {
    /// The beginning of a turn with this board, priority, hands and cards set aside; all other cards are in the piles.
    ///
    /// `None` if a hand does not have three cards, if a held card is also set aside, or if a wrestler is out.
    pub fn standing(
        board: Board,
        priority: Option<Side>,
        hands: [CardSet; 2],
        aside: [CardSet; 2],
    ) -> Option<Self> {
        let fits = |seat: Side| {
            let (hand, aside) = (hands[seat.index()], aside[seat.index()]);
            hand.len() == HAND && hand.and(aside).is_empty() && board.place(seat).is_some()
        };
        if !Side::PAIR.into_iter().all(fits) {
            return None;
        }
        Some(Self {
            phase: Phase::Choose,
            board,
            priority,
            hands,
            aside,
            left: aside.map(|aside| (CardSet::ALL.len() - HAND - aside.len()) as u8),
            ..Self::START
        })
    }

    const START: Self = Self {
        phase: Phase::Draw {
            seat: Side::East,
            need: HAND as u8,
        },
        board: Board::START,
        priority: None,
        gained: None,
        hands: [CardSet::EMPTY; 2],
        table: [CardSet::EMPTY; 2],
        aside: [CardSet::EMPTY; 2],
        left: [CardSet::ALL.len() as u8; 2],
        known: [CardSet::EMPTY; 2],
        turns: 0,
    };

    /// Where the wrestlers stand.
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The seat that has the priority of its Kimedashi this turn.
    pub const fn priority(&self) -> Option<Side> {
        self.priority
    }

    /// The cards that a seat holds.
    pub const fn hand(&self, seat: Side) -> CardSet {
        self.hands[seat.index()]
    }

    /// The cards that a seat has played this turn.
    pub const fn table(&self, seat: Side) -> CardSet {
        self.table[seat.index()]
    }

    /// The cards that a seat has set aside.
    pub const fn aside(&self, seat: Side) -> CardSet {
        self.aside[seat.index()]
    }

    /// The cards in a seat's pile; nobody knows their order.
    pub const fn pile(&self, seat: Side) -> CardSet {
        let elsewhere = self.hand(seat).or(self.table(seat)).or(self.aside(seat));
        CardSet::ALL.without(elsewhere)
    }

    /// How many cards are in a seat's pile.
    pub const fn left(&self, seat: Side) -> usize {
        self.left[seat.index()] as usize
    }

    /// The cards in a seat's hand that everybody knows, because they saw them or found them by counting.
    pub const fn known(&self, seat: Side) -> CardSet {
        self.known[seat.index()]
    }

    /// How many turns have been revealed, not counting cards that annulled each other.
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// The choice inside a turn that the bout waits for.
    pub const fn choice(&self) -> Option<Choice> {
        match self.phase {
            Phase::Ask(choice) => Some(choice),
            _ => None,
        }
    }

    /// The seat that draws next, and how many cards it draws.
    pub const fn draw(&self) -> Option<(Side, usize)> {
        match self.phase {
            Phase::Draw { seat, need } => {
                let (need, left) = (need as usize, self.left(seat));
                Some((seat, if need < left { need } else { left }))
            }
            _ => None,
        }
    }

    /// How the bout was decided, if it was.
    pub const fn verdict(&self) -> Option<Verdict> {
        match self.phase {
            Phase::Over(verdict) => Some(verdict),
            _ => None,
        }
    }

    /// The actions that the seat may choose now; none if the turn does not ask it.
    pub fn options(&self, seat: Side) -> Actions {
        match self.phase {
            _ if !self.seats().contains(seat) => Actions::NONE,
            Phase::Ask(choice) => choice.options(self.board, self.hand(seat)),
            _ => Actions::reveal(self.hand(seat)),
        }
    }

    fn seats(&self) -> SeatSet {
        match self.phase {
            Phase::Choose => SeatSet::PAIR,
            Phase::Ask(choice) => SeatSet::one(choice.seat),
            Phase::Draw { .. } | Phase::Over(_) => SeatSet::NONE,
        }
    }

    fn take<S: Sink<Self>>(&mut self, drawn: Draw, sink: &mut S) -> Result<(), StepError<Illegal>> {
        let (seat, need) = match self.phase {
            Phase::Draw { seat, need } => (seat, need),
            Phase::Over(_) => return Err(StepError::Over),
            _ => return Err(StepError::NoChanceIsDue),
        };
        let due = need.min(self.left[seat.index()]);
        let Draw { seat: who, cards } = drawn;
        if who != seat {
            return Err(StepError::Illegal(Illegal::OtherDraws { seat }));
        }
        if !cards.counts(due) {
            return Err(StepError::Illegal(Illegal::DrawCount { seat, due }));
        }
        let pile = self.pile(seat);
        if let Some(card) = cards.without(pile).into_iter().next() {
            return Err(StepError::Illegal(Illegal::NotInPile { seat, card }));
        }
        let own = seat.index();
        self.hands[own] = self.hands[own].or(cards);
        self.left[own] -= due;
        if self.left[own] == 0 {
            // Every other card is public or has been seen.
            self.known[own] = self.hands[own];
        }
        sink.note(
            self,
            Event::Drew {
                seat,
                count: due,
                cards: Some(cards),
            },
        );
        if need > due {
            self.lack(seat, need - due, sink);
        } else if seat == Side::East {
            self.refill(Side::West, sink);
        } else {
            self.phase = Phase::Choose;
        }
        Ok(())
    }

    /// Lets a seat draw up to three cards. It always draws at least one: a turn, annulled or not, costs each seat one or two cards.
    fn refill<S: Sink<Self>>(&mut self, seat: Side, sink: &mut S) {
        let need = HAND - self.hand(seat).len();
        self.lack(seat, need as u8, sink);
    }

    /// Makes the seat draw `need` cards next, reshuffling its set-aside cards into a new pile if the pile is empty.
    fn lack<S: Sink<Self>>(&mut self, seat: Side, need: u8, sink: &mut S) {
        let own = seat.index();
        self.phase = Phase::Draw { seat, need };
        if self.left[own] == 0 {
            let cards = self.aside[own];
            self.left[own] = cards.len() as u8;
            self.aside[own] = CardSet::EMPTY;
            sink.note(self, Event::Reshuffled { seat, cards });
        }
    }
}

impl Game for Circle {
    const ID: GameId = GameId::Circle;
    type Config = Config;
    type Action = Action;
    type Chance = Draw;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;

    fn new(_: &Config) -> Self {
        Self::START
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Draw { .. } => Turn::Chance,
            Phase::Over(verdict) => Turn::Over(Outcome::Win(verdict.winner.into())),
            Phase::Choose | Phase::Ask(_) => Turn::Act(self.seats()),
        }
    }

    fn check(&self, seat: Seat, &action: &Action) -> Result<(), StepError<Illegal>> {
        let side = seat.side();
        if side.is_some_and(|side| self.options(side).contains(action)) {
            return Ok(());
        }
        let asked = side.filter(|&side| self.seats().contains(side));
        Err(match (self.phase, asked) {
            (Phase::Over(_), _) => StepError::Over,
            (Phase::Draw { .. }, _) => StepError::ChanceIsDue,
            (_, None) => StepError::NotToAct(seat),
            (Phase::Choose, Some(seat)) => StepError::Illegal(Illegal::of_reveal(seat, action)),
            (Phase::Ask(choice), Some(seat)) => {
                StepError::Illegal(choice.refusal(self.hand(seat), action))
            }
        })
    }

    fn apply<S: Sink<Self>>(
        &mut self,
        step: Step<Self>,
        sink: &mut S,
    ) -> Result<(), StepError<Illegal>> {
        match step {
            Step::Chance(drawn) => self.take(drawn, sink),
            Step::Act(Joint::Both(actions)) => {
                for (seat, action) in Side::PAIR.into_iter().zip(&actions) {
                    self.check(seat.into(), action)?;
                }
                match actions {
                    [Action::Reveal(east), Action::Reveal(west)] => {
                        self.reveal([east, west], sink);
                        Ok(())
                    }
                    // Not reached: inside a turn only one seat is asked, and `check` refused the other’s action.
                    _ => Err(StepError::BothMustAct),
                }
            }
            Step::Act(Joint::One(seat, action)) => {
                let Phase::Ask(choice) = self.phase else {
                    return Err(match self.phase {
                        Phase::Over(_) => StepError::Over,
                        Phase::Draw { .. } => StepError::ChanceIsDue,
                        _ => StepError::BothMustAct,
                    });
                };
                self.check(seat, &action)?;
                self.chosen(choice, action, sink);
                Ok(())
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Drew { seat, count, .. } if !viewer.is(seat) => Event::Drew {
                seat,
                count,
                cards: None,
            },
            public => public,
        })
    }
}

impl Enumerate for Circle {
    fn actions(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let side = seat.side();
        side.map_or(Actions::NONE, |side| self.options(side))
    }

    fn any<R: Rng>(&self, seat: Seat, rng: &mut R) -> Option<Action> {
        self.options(seat.side()?).any(rng)
    }
}

impl Sample for Circle {
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Draw> {
        let (seat, due) = self.draw()?;
        let pile = self.pile(seat);
        let cards = match due {
            1 => CardSet::one(pile.any_of(self.left(seat), rng)),
            _ => pile.sample(due, rng),
        };
        Some(Draw { seat, cards })
    }
}
