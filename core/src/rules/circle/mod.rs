//! `circle`: sumo in the ring of nineteen circles, for two.
//!
//! East is *Blue Lotus Flower*, West *Snowy Mount Fuji*. Each has the same ten cards ([`Card`]), seven attacks and three defences, and holds
//! three. Both choose a card in secret and reveal together; identical cards annul each other.
//!
//! **Order.** Tsuppari and Hikkake cancel the opponent's attack. Defence acts before attack; of one kind the lower number acts first, but a
//! seat whose Kimedashi acted last turn acts first when both attack. The second card acts on the board as the first has left it.
//!
//! **Choices inside a turn** ([`Ask`]) are steps of their own that ask one seat: a direction, a substitute for a Tsukidashi that would carry
//! both out, an attack after a Hikkake. With exactly one possibility the choice is made by itself and is no step.
//!
//! **Luck.** A state holds no order of any pile: a draw is a [`Draw`], and what a pile can hold is all that the seat has nowhere else.
//!
//! The state is a few plain numbers, copied without cost; search runs on it as it is.

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
    Enumerate, Game, GameId, Joint, Outcome, Sample, Seat, SeatSet, Sink, Step, StepError, Turn,
    Viewer,
};

/// How many cards a seat holds when it chooses.
pub const HAND: usize = 3;

/// Table rules: there are none to choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Config {}

/// What a bout waits for. A tag of its own is quicker to look at than one hidden inside a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
enum Phase {
    /// This seat's hand lacks so many cards, and it draws.
    Draw { seat: Seat, need: u8 },
    /// Both choose a card.
    Choose,
    /// One seat chooses something inside a turn.
    Ask(Choice),
    /// Nothing.
    Over(Verdict),
}

/// The state of a bout.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Circle {
    phase: Phase,
    board: Board,
    /// Who has priority this turn.
    priority: Option<Seat>,
    /// Whose Kimedashi has acted this turn. Never both: identical cards annul, a Hikkake cancels, and one in place of a Tsukidashi wins.
    gained: Option<Seat>,
    hands: [CardSet; 2],
    /// Played this turn and not yet set aside.
    table: [CardSet; 2],
    aside: [CardSet; 2],
    /// How many cards each pile holds: told here because counting bits takes a while.
    left: [u8; 2],
    /// The cards of each hand that everybody knows to be there.
    known: [CardSet; 2],
    turns: u32,
}

impl Circle {
    /// A turn's beginning with this board, priority, hands and cards set aside; all other cards are in the piles.
    ///
    /// `None` where that cannot be: a hand is not of three cards, one of them is also set aside, or a wrestler is out.
    pub fn standing(
        board: Board,
        priority: Option<Seat>,
        hands: [CardSet; 2],
        aside: [CardSet; 2],
    ) -> Option<Self> {
        let fits = |seat: Seat| {
            let (hand, aside) = (hands[seat.index()], aside[seat.index()]);
            hand.len() == HAND && hand.and(aside).is_empty() && board.place(seat).is_some()
        };
        if !Seat::PAIR.into_iter().all(fits) {
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
            seat: Seat::EAST,
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
    pub const fn priority(&self) -> Option<Seat> {
        self.priority
    }

    /// The cards that a seat holds.
    pub const fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index() & 1]
    }

    /// The cards that a seat has played this turn.
    pub const fn table(&self, seat: Seat) -> CardSet {
        self.table[seat.index() & 1]
    }

    /// The cards that a seat has set aside.
    pub const fn aside(&self, seat: Seat) -> CardSet {
        self.aside[seat.index() & 1]
    }

    /// The cards in a seat's pile, whose order nobody knows.
    pub const fn pile(&self, seat: Seat) -> CardSet {
        let elsewhere = self.hand(seat).or(self.table(seat)).or(self.aside(seat));
        CardSet::ALL.without(elsewhere)
    }

    /// How many cards are in a seat's pile.
    pub const fn left(&self, seat: Seat) -> usize {
        self.left[seat.index() & 1] as usize
    }

    /// The cards in a seat's hand that everybody knows to be there, by what was seen and by counting.
    pub const fn known(&self, seat: Seat) -> CardSet {
        self.known[seat.index() & 1]
    }

    /// How many turns have been revealed; cards that annul each other use up none.
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
    pub const fn draw(&self) -> Option<(Seat, usize)> {
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

    /// What the seat may decide on now; nothing if it is not asked.
    pub const fn options(&self, seat: Seat) -> Actions {
        match self.phase {
            _ if !self.seats().contains(seat) => Actions::NONE,
            Phase::Ask(choice) => choice.options(self.board, self.hand(seat)),
            _ => Actions::reveal(self.hand(seat)),
        }
    }

    const fn seats(&self) -> SeatSet {
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
        let due = need.min(self.left[seat.index() & 1]);
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
        let own = seat.index() & 1;
        self.hands[own] = self.hands[own].or(cards);
        self.left[own] -= due;
        if self.left[own] == 0 {
            // Everything but the hand lies open or has been seen.
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
        } else if seat == Seat::EAST {
            self.refill(Seat::WEST, sink);
        } else {
            self.phase = Phase::Choose;
        }
        Ok(())
    }

    /// Lets a seat draw up to three. There is always something to draw: a turn, and cards that annul each other, cost each seat one or two.
    fn refill<S: Sink<Self>>(&mut self, seat: Seat, sink: &mut S) {
        let need = HAND - self.hand(seat).len();
        self.lack(seat, need as u8, sink);
    }

    /// The seat's hand lacks so many cards, and it draws next, from a new pile if it must.
    fn lack<S: Sink<Self>>(&mut self, seat: Seat, need: u8, sink: &mut S) {
        let own = seat.index() & 1;
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
            Phase::Over(verdict) => Turn::Over(Outcome::Win(verdict.winner)),
            Phase::Choose | Phase::Ask(_) => Turn::Act(self.seats()),
        }
    }

    fn check(&self, seat: Seat, &action: &Action) -> Result<(), StepError<Illegal>> {
        if self.options(seat).contains(action) {
            return Ok(());
        }
        Err(match self.phase {
            Phase::Over(_) => StepError::Over,
            Phase::Draw { .. } => StepError::ChanceIsDue,
            _ if !self.seats().contains(seat) => StepError::NotToAct(seat),
            Phase::Choose => StepError::Illegal(Illegal::of_reveal(seat, action)),
            Phase::Ask(choice) => StepError::Illegal(choice.refusal(self.hand(seat), action)),
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
                for seat in Seat::PAIR {
                    self.check(seat, &actions[seat.index()])?;
                }
                match actions {
                    [Action::Reveal(east), Action::Reveal(west)] => {
                        self.reveal([east, west], sink);
                        Ok(())
                    }
                    // Inside a turn one seat alone is asked, and the other’s action was refused.
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
        self.options(seat)
    }

    fn any<R: Rng>(&self, seat: Seat, rng: &mut R) -> Option<Action> {
        self.options(seat).any(rng)
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
