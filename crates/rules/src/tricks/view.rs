//! What one viewer may see of a bout.

use rand::Rng;
use serde::{Deserialize, Serialize};

use super::{Card, CardSet, Config, Phase, Played, Row, Suit, Tricks, Verdict, follows};
use crate::{Determinize, Game, Side, Turn, Viewer};

/// A bout as one viewer may see it: the viewer's own hand and everything public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who this view is for.
    pub viewer: Viewer,
    /// Table rules.
    pub config: Config,
    /// What the bout waits for.
    pub turn: Turn,
    /// The viewer's own cards; empty for [`Viewer::Public`].
    pub hand: CardSet,
    /// How many cards East and West hold.
    pub held: [u8; 2],
    /// Where the wrestlers stand: -1 East's edge, 0 centre, 1 West's edge.
    pub position: i8,
    /// The tachiai reveals, East's card first in each.
    pub tachiai: Vec<[Card; 2]>,
    /// The complete tricks.
    pub tricks: Vec<Played>,
    /// The seat that leads the current trick, and its card once it is led.
    pub trick: Option<(Side, Option<Card>)>,
    /// How the bout was decided, if it was.
    pub verdict: Option<Verdict>,
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SuitSet(u8);

impl SuitSet {
    /// Whether the colour is in the set.
    pub const fn contains(self, suit: Suit) -> bool {
        self.0 >> suit as u8 & 1 == 1
    }

    /// All cards of the set's colours.
    pub fn cards(self) -> CardSet {
        let suits = Suit::ALL.into_iter().filter(|&suit| self.contains(suit));
        suits.fold(CardSet::EMPTY, |cards, suit| cards.or(suit.cards()))
    }
}

impl View {
    pub(super) fn of(state: &Tricks, viewer: Viewer) -> Self {
        let side = viewer.side();
        Self {
            viewer: side.into(),
            config: state.config,
            turn: state.turn(),
            hand: side.map_or(CardSet::EMPTY, |side| state.hand(side)),
            held: state.hands.map(|hand| hand.len() as u8),
            position: state.position,
            tachiai: state.tachiai().collect(),
            tricks: state.tricks().collect(),
            trick: state.trick(),
            verdict: state.verdict(),
        }
    }

    /// All cards that have been revealed or played.
    pub fn shown(&self) -> CardSet {
        let tachiai = self.tachiai.iter().flatten().copied();
        let tricks = self.tricks.iter().flat_map(|t| [t.led, t.followed]);
        let led = self.trick.and_then(|(_, led)| led);
        tachiai.chain(tricks).chain(led).collect()
    }

    /// The cards that the viewer cannot locate: in another hand, or among the four unseen.
    pub fn unknown(&self) -> CardSet {
        CardSet::ALL.without(self.hand).without(self.shown())
    }

    /// The colours that a seat is known to lack, because it did not follow them.
    pub fn out_of(&self, seat: Side) -> SuitSet {
        let shown = self
            .tricks
            .iter()
            .filter(|t| t.leader != seat && t.led.suit() != t.followed.suit());
        SuitSet(shown.fold(0, |set, t| set | 1 << t.led.suit() as u8))
    }

    /// The cards that the viewer may play now; empty if the turn does not ask the viewer.
    pub fn playable(&self) -> CardSet {
        let asked = self.viewer.side().filter(|&side| self.turn.asks(side));
        match (asked, self.trick) {
            (None, _) => CardSet::EMPTY,
            (Some(_), Some((_, Some(led)))) => follows(self.hand, led.suit()),
            (Some(_), _) => self.hand,
        }
    }
}

impl Determinize for Tricks {
    fn determinize<R: Rng>(view: &View, rng: &mut R) -> Option<Self> {
        let other = view.viewer.side()?.other();
        let possible = view.unknown().without(view.out_of(other).cards());
        let mut hands = [view.hand; 2];
        hands[other.index()] = possible.sample(view.held[other.index()].into(), rng);
        let phase = match (view.verdict, view.trick, view.turn) {
            (Some(verdict), ..) => Phase::Decided(verdict),
            (_, Some((leader, Some(led))), _) => Phase::Follow { leader, led },
            (_, Some((leader, None)), _) => Phase::Lead(leader),
            (_, _, Turn::Act(_)) => Phase::Tachiai,
            (_, _, Turn::Chance) => Phase::Deal,
            (_, _, Turn::Over(_)) => Phase::Void,
        };
        let mut tachiai = Row::EMPTY;
        view.tachiai.iter().for_each(|&cards| tachiai.push(cards));
        let mut tricks = Row::EMPTY;
        view.tricks.iter().for_each(|&trick| tricks.push(trick));
        let state = Self {
            config: view.config,
            phase,
            hands,
            position: view.position,
            tachiai,
            tricks,
        };
        (state.view(view.viewer) == *view).then_some(state)
    }
}
