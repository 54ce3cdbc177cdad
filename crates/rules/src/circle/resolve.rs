//! What two revealed cards do, one after the other, until the next choice.

use super::{
    Action, Ask, Card, CardSet, Choice, Circle, Direction, Event, Phase, Place, Verdict, Why,
    place::step,
};
use crate::{Side, Sink};

/// The highest order ([`Card::order`]) of the defences and the Hikkake.
const HIKKAKE: u8 = Card::Hikkake.order();

impl Circle {
    /// Reveals one card of each hand.
    pub(super) fn reveal<S: Sink<Self>>(&mut self, cards: [Card; 2], sink: &mut S) {
        for (seat, card) in Side::PAIR.into_iter().zip(cards) {
            self.put_on_table(seat, card);
        }
        let [east, west] = cards;
        if east == west {
            let turn = self.turns.saturating_add(1);
            sink.note(self, Event::Revealed { turn, cards });
            sink.note(self, Event::Annulled { card: east });
            self.set_aside(sink);
            self.refill(Side::East, sink);
            return;
        }
        self.turns = self.turns.saturating_add(1);
        let turn = self.turns;
        sink.note(self, Event::Revealed { turn, cards });
        let orders = cards.map(Card::order);
        if let Some(seat) = self.priority
            && orders[seat.other().index()] <= HIKKAKE
        {
            self.priority = None;
            sink.note(self, Event::PriorityEnded { seat });
        }
        let [of_east, of_west] = orders;
        let mut first = Side::PAIR[usize::from(of_west < of_east)];
        if self.priority == Some(first.other()) && orders.iter().all(|&order| order > HIKKAKE) {
            first = first.other();
            sink.note(self, Event::ActsFirst { seat: first });
        }
        let card = |seat: Side| cards[seat.index()];
        self.run(first, card(first), Some(card(first.other())), sink);
    }

    /// Continues after a choice; the action is one of its options.
    pub(super) fn chosen<S: Sink<Self>>(&mut self, choice: Choice, action: Action, sink: &mut S) {
        let Choice { seat, ask, next } = choice;
        match (ask, action) {
            (Ask::Direction { card, .. }, Action::Toward(direction)) => {
                self.go(seat, card, direction, sink);
                self.rest(seat, next, sink);
            }
            (Ask::Substitute, Action::Follow(card)) => {
                self.put_on_table(seat, card);
                sink.note(self, Event::Substituted { seat, card });
                self.run(seat, card, next, sink);
            }
            (_, Action::Follow(card)) => {
                self.put_on_table(seat, card);
                sink.note(self, Event::FollowedUp { seat, card });
                self.run(seat, card, next, sink);
            }
            _ => {
                sink.note(self, Event::NoFollowUp { seat });
                self.rest(seat, next, sink);
            }
        }
    }

    /// Takes a card from the hand and puts it on the table.
    const fn put_on_table(&mut self, seat: Side, card: Card) {
        let (own, card) = (seat.index(), CardSet::one(card));
        self.hands[own] = self.hands[own].without(card);
        self.known[own] = self.known[own].without(card);
        self.table[own] = self.table[own].or(card);
    }

    /// Lets the card act, then the opponent's, until a choice or the end of the turn.
    fn run<S: Sink<Self>>(
        &mut self,
        mut seat: Side,
        mut card: Card,
        mut next: Option<Card>,
        sink: &mut S,
    ) {
        loop {
            if let Some(ask) = self.act(seat, card, &mut next, sink) {
                self.phase = Phase::Ask(Choice { seat, ask, next });
                return;
            }
            if let Phase::Over(_) = self.phase {
                return;
            }
            match next.take() {
                Some(other) => (seat, card) = (seat.other(), other),
                None => return self.end_turn(sink),
            }
        }
    }

    /// Continues after a card of that seat has acted.
    fn rest<S: Sink<Self>>(&mut self, seat: Side, next: Option<Card>, sink: &mut S) {
        if let Phase::Over(_) = self.phase {
            return;
        }
        match next {
            Some(card) => self.run(seat.other(), card, None, sink),
            None => self.end_turn(sink),
        }
    }

    /// Lets a card act, or returns what must be chosen first. A card that cancels empties `next`.
    pub(super) fn act<S: Sink<Self>>(
        &mut self,
        seat: Side,
        card: Card,
        next: &mut Option<Card>,
        sink: &mut S,
    ) -> Option<Ask> {
        match card {
            Card::Tsukidashi if self.board.is_blocked(seat) => {
                let own = seat.index();
                self.table[own].remove(card);
                self.hands[own].insert(card);
                self.known[own].insert(card);
                sink.note(self, Event::TookBack { seat });
                return Some(Ask::Substitute);
            }
            Card::Yorikiri
            | Card::Yoritaoshi
            | Card::Oshidashi
            | Card::Kimedashi
            | Card::Tsukidashi
            | Card::Mamorite => {
                let among = self.board.directions(seat, card);
                if among.is_choice() {
                    return Some(Ask::Direction { card, among });
                }
                // There always is one: a Mamorite has room wherever the wrestlers stand.
                if let Some(direction) = among.first() {
                    self.go(seat, card, direction, sink);
                }
            }
            Card::Tsuridashi => self.set_down(seat, sink),
            Card::Uwatehineri => self.change_places(seat, sink),
            Card::Tsuppari => self.cancel(seat, card, next, sink),
            Card::Hikkake => {
                self.cancel(seat, card, next, sink);
                if !self.board.makeable(seat, self.hand(seat)).is_empty() {
                    return Some(Ask::FollowUp);
                }
                sink.note(self, Event::NoFollowUp { seat });
            }
        }
        None
    }

    /// Lets a card act in that direction.
    pub(super) fn go<S: Sink<Self>>(
        &mut self,
        seat: Side,
        card: Card,
        direction: Direction,
        sink: &mut S,
    ) {
        match card {
            Card::Mamorite => self.walk(seat, card, direction, 2, sink),
            Card::Oshidashi if self.board.is_adjacent() => {
                self.push(seat, card, direction, sink);
            }
            Card::Tsukidashi => self.attack(seat, card, direction, 2, sink),
            _ => self.attack(seat, card, direction, 1, sink),
        }
        if card == Card::Kimedashi && !matches!(self.phase, Phase::Over(_)) {
            self.gained = Some(seat);
            sink.note(self, Event::PriorityGained { seat });
        }
    }

    /// “Attack, k spaces”: moves toward the opponent; entering the opponent's circle pushes.
    fn attack<S: Sink<Self>>(
        &mut self,
        seat: Side,
        card: Card,
        direction: Direction,
        spaces: u8,
        sink: &mut S,
    ) {
        let sight = self.board.sight(seat);
        let near = sight.steps(direction) - u8::from(sight.is_aligned());
        let walk = near.min(spaces);
        if walk > 0 {
            self.walk(seat, card, direction, walk, sink);
        }
        if sight.is_aligned() {
            for _ in walk..spaces {
                if !matches!(self.phase, Phase::Over(_)) {
                    self.push(seat, card, direction, sink);
                }
            }
        }
    }

    fn walk<S: Sink<Self>>(
        &mut self,
        seat: Side,
        card: Card,
        direction: Direction,
        spaces: u8,
        sink: &mut S,
    ) {
        let from = self.board.raw(seat);
        let to = (0..spaces).fold(from, |place, _| step(place, direction));
        self.board.put(seat, to);
        let moved = Event::Moved {
            seat,
            card,
            direction,
            from: Place(from),
            to: Place(to),
        };
        sink.note(self, moved);
    }

    /// Enters the circle of the adjacent opponent, who is pushed in that direction.
    fn push<S: Sink<Self>>(&mut self, seat: Side, card: Card, direction: Direction, sink: &mut S) {
        let (from, at) = (self.board.raw(seat), self.board.raw(seat.other()));
        let to = step(at, direction);
        self.board.put(seat, at);
        self.board.put(seat.other(), to);
        let pushed = Event::Pushed {
            by: seat,
            card,
            from: Place(from),
            at: Place(at),
            direction,
            to: Place::at(to),
        };
        sink.note(self, pushed);
        self.look(seat, card, sink);
    }

    fn set_down<S: Sink<Self>>(&mut self, seat: Side, sink: &mut S) {
        let card = Card::Tsuridashi;
        if !self.board.is_adjacent() {
            return self.idle(seat, card, Why::NotAdjacent, sink);
        }
        let back = self.board.sight(seat).direction().opposite();
        let (own, from) = (self.board.raw(seat), self.board.raw(seat.other()));
        let to = step(own, back);
        self.board.put(seat.other(), to);
        let set_down = Event::SetDown {
            by: seat,
            from: Place(from),
            to: Place::at(to),
        };
        sink.note(self, set_down);
        self.look(seat, card, sink);
    }

    fn change_places<S: Sink<Self>>(&mut self, seat: Side, sink: &mut S) {
        if !self.board.is_adjacent() {
            return self.idle(seat, Card::Uwatehineri, Why::NotAdjacent, sink);
        }
        self.board.swap();
        let to = Side::PAIR.map(|seat| Place(self.board.raw(seat)));
        sink.note(self, Event::ChangedPlaces { by: seat, to });
    }

    fn cancel<S: Sink<Self>>(
        &mut self,
        by: Side,
        with: Card,
        next: &mut Option<Card>,
        sink: &mut S,
    ) {
        match *next {
            Some(card) if card.is_attack() => {
                *next = None;
                sink.note(self, Event::Cancelled { by, with, card });
            }
            _ => self.idle(by, with, Why::NothingToCancel, sink),
        }
    }

    fn idle<S: Sink<Self>>(&self, seat: Side, card: Card, why: Why, sink: &mut S) {
        sink.note(self, Event::Idle { seat, card, why });
    }

    /// Decides the bout if the seat's opponent is out.
    fn look<S: Sink<Self>>(&mut self, winner: Side, card: Card, sink: &mut S) {
        if self.board.place(winner.other()).is_none() {
            let verdict = Verdict { winner, card };
            self.phase = Phase::Over(verdict);
            sink.note(self, Event::Decided(verdict));
        }
    }

    fn end_turn<S: Sink<Self>>(&mut self, sink: &mut S) {
        let before = std::mem::replace(&mut self.priority, self.gained.take());
        if let Some(seat) = before
            && self.priority != before
        {
            sink.note(self, Event::PriorityEnded { seat });
        }
        self.set_aside(sink);
        self.refill(Side::East, sink);
    }

    fn set_aside<S: Sink<Self>>(&mut self, sink: &mut S) {
        let cards = self.table;
        for (aside, cards) in self.aside.iter_mut().zip(cards) {
            *aside = aside.or(cards);
        }
        self.table = [CardSet::EMPTY; 2];
        sink.note(self, Event::SetAside { cards });
    }
}
