//! What one viewer may see of a bout.

use rand::{Rng, seq::IteratorRandom};
use serde::{Deserialize, Serialize};

use super::{Actions, Ask, Board, CardSet, Choice, Circle, HAND, Phase, Verdict};
use crate::{Determinize, Game, Side, Turn, Viewer};

/// A bout as one viewer may see it: the viewer's own hand, what is public, and what follows from what was seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who this view is for.
    pub viewer: Viewer,
    /// What the bout waits for.
    pub turn: Turn,
    /// Where the wrestlers stand.
    pub board: Board,
    /// The seat that has the priority of its Kimedashi this turn.
    pub priority: Option<Side>,
    /// The seat whose Kimedashi acted this turn and that has priority next turn.
    pub gained: Option<Side>,
    /// The viewer's own cards; empty for [`Viewer::Public`].
    pub hand: CardSet,
    /// How many cards East and West hold.
    pub held: [u8; 2],
    /// How many cards are in East's and West's pile.
    pub piles: [u8; 2],
    /// The cards that East and West have played this turn.
    pub table: [CardSet; 2],
    /// The cards that East and West have set aside.
    pub aside: [CardSet; 2],
    /// The cards of East's and West's hand that everybody knows: taken back openly, or found by counting.
    pub known: [CardSet; 2],
    /// How many turns have been revealed.
    pub turns: u32,
    /// The choice inside a turn that the bout waits for.
    pub choice: Option<Choice>,
    /// The seat that draws next, and how many cards it draws.
    pub draw: Option<(Side, u8)>,
    /// How the bout was decided, if it was.
    pub verdict: Option<Verdict>,
}

impl View {
    pub(super) fn of(state: &Circle, viewer: Viewer) -> Self {
        let side = viewer.side();
        Self {
            viewer: side.into(),
            turn: state.turn(),
            board: state.board,
            priority: state.priority,
            gained: state.gained,
            hand: side.map_or(CardSet::EMPTY, |side| state.hand(side)),
            held: state.hands.map(|hand| hand.len() as u8),
            piles: state.left,
            table: state.table,
            aside: state.aside,
            known: state.known,
            turns: state.turns,
            choice: state.choice(),
            draw: state.draw().map(|(seat, due)| (seat, due as u8)),
            verdict: state.verdict(),
        }
    }

    /// The cards of a seat that may be in its hand or in its pile, as far as the viewer knows. For the viewer's own seat, its pile.
    pub fn unseen(&self, seat: Side) -> CardSet {
        let of = seat.index();
        let hand = if self.viewer.is(seat) {
            self.hand
        } else {
            self.known[of]
        };
        let elsewhere = hand.or(self.table[of]).or(self.aside[of]);
        CardSet::ALL.without(elsewhere)
    }

    /// The actions that the viewer may choose now; none if the turn does not ask the viewer.
    pub fn options(&self) -> Actions {
        let asked = self.viewer.side().filter(|&side| self.turn.asks(side));
        match (asked, self.choice) {
            (Some(_), Some(choice)) => choice.options(self.board, self.hand),
            (Some(_), None) => Actions::reveal(self.hand),
            (None, _) => Actions::NONE,
        }
    }

    /// A hand that the seat may have, as this viewer sees it; all such hands are equally likely.
    fn possible_hand<R: Rng>(&self, seat: Side, rng: &mut R) -> Option<CardSet> {
        if self.viewer.is(seat) {
            return Some(self.hand);
        }
        let (known, unseen) = (self.known[seat.index()], self.unseen(seat));
        let hidden = usize::from(self.held[seat.index()]).checked_sub(known.len())?;
        match self.choice {
            Some(choice) if choice.seat == seat && choice.ask == Ask::FollowUp => {
                self.possible_hands(seat).choose(rng)
            }
            _ => Some(known.or(unseen.sample(hidden, rng))),
        }
    }

    /// Every hand that the seat may have, as this viewer sees it.
    fn possible_hands(&self, seat: Side) -> impl Iterator<Item = CardSet> {
        let own = self.viewer.is(seat);
        let (known, unseen) = if own {
            (self.hand, CardSet::EMPTY)
        } else {
            (self.known[seat.index()], self.unseen(seat))
        };
        let held = usize::from(self.held[seat.index()]);
        // A seat that can make no attack is not asked after its Hikkake.
        let follows = matches!(self.choice, Some(choice) if choice.seat == seat && choice.ask == Ask::FollowUp);
        let board = self.board;
        let hands = (0..=unseen.bits())
            .map(CardSet::from_bits)
            .filter(move |cards| {
                let hand = known.or(*cards);
                cards.without(unseen).is_empty()
                    && hand.len() == held
                    && (own || !follows || !board.makeable(seat, hand).is_empty())
            });
        hands.map(move |cards| known.or(cards))
    }

    /// Every state that gives this view; none if the viewer is not a seat or no bout shows the view.
    pub fn states(&self) -> impl Iterator<Item = Circle> {
        let pairs = self.possible_hands(Side::East).flat_map(|east| {
            self.possible_hands(Side::West)
                .map(move |west| [east, west])
        });
        let seated = self.viewer.side().is_some();
        pairs.filter_map(move |hands| self.state(hands).filter(|_| seated))
    }

    /// The state with these hands, if it gives this view.
    fn state(&self, hands: [CardSet; 2]) -> Option<Circle> {
        let phase = match (self.verdict, self.choice, self.draw) {
            (Some(verdict), ..) => Phase::Over(verdict),
            (_, Some(choice), _) => Phase::Ask(choice),
            (_, _, Some((seat, _))) => Phase::Draw {
                seat,
                need: (HAND as u8).checked_sub(self.held[seat.index()])?,
            },
            _ => Phase::Choose,
        };
        let state = Circle {
            phase,
            board: self.board,
            priority: self.priority,
            gained: self.gained,
            hands,
            table: self.table,
            aside: self.aside,
            left: self.piles,
            known: self.known,
            turns: self.turns,
        };
        (state.view(self.viewer) == *self).then_some(state)
    }
}

impl Determinize for Circle {
    fn determinize<R: Rng>(view: &View, rng: &mut R) -> Option<Self> {
        view.viewer.side()?;
        let [east, west] = Side::PAIR.map(|seat| view.possible_hand(seat, rng));
        view.state([east?, west?])
    }
}
