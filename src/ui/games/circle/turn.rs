//! The last turn, as far as it has been shown.

use rules::{
    Side,
    circle::{Board, Card, Direction, Event, Place, View},
};
use yew::prelude::*;

use super::{
    cards::face,
    words::{TWELVE, log_line},
};
use crate::ui::words::t;

/// Where a wrestler stands or has landed: axial coordinates, possibly just outside the ring.
pub(super) type Spot = (i8, i8);

/// A turn, as far as it has been shown.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Turn {
    /// The number of the turn, from 1.
    pub(super) number: u32,
    /// East's card and West's card.
    pub(super) cards: [Card; 2],
    /// What happened after the cards were revealed.
    pub(super) came: Vec<Event>,
}

impl Turn {
    /// The seat's card on the table: the revealed one or its replacement. `None` between a card's return and its replacement.
    pub(super) fn card_on_table(&self, whose: Side) -> Option<Card> {
        let mut card_on_table = Some(self.cards[whose.index()]);
        for event in &self.came {
            match *event {
                Event::TookBack { seat } if seat == whose => card_on_table = None,
                Event::Substituted { seat, card } | Event::FollowedUp { seat, card }
                    if seat == whose =>
                {
                    card_on_table = Some(card);
                }
                _ => (),
            }
        }
        card_on_table
    }

    /// Whether the seat's card has come to nothing: it had nothing to do, or was cancelled or annulled.
    pub(super) fn comes_to_nothing(&self, whose: Side) -> bool {
        self.came.iter().any(|event| match *event {
            Event::Annulled { .. } => true,
            Event::Idle { seat, .. } => seat == whose,
            Event::Cancelled { by, .. } => by != whose,
            _ => false,
        })
    }

    /// The wrestler who is drawn over the other: the one whom the turn's Tsuridashi lifts.
    pub(super) fn above(&self) -> Side {
        if self.card_on_table(Side::West) == Some(Card::Tsuridashi) {
            Side::East
        } else {
            Side::West
        }
    }

    /// Every card that the turn has laid, in order: both that were turned over, replacements, and further attacks.
    fn laid(&self) -> impl Iterator<Item = (Side, Card)> {
        let shown = Side::PAIR.map(|seat| (seat, self.cards[seat.index()]));
        let later = self.came.iter().filter_map(|event| match *event {
            Event::Substituted { seat, card } | Event::FollowedUp { seat, card } => {
                Some((seat, card))
            }
            _ => None,
        });
        shown.into_iter().chain(later)
    }
}

/// The last turn of a story.
pub(super) fn last_turn(story: &[(Event, View)]) -> Option<Turn> {
    let begins = |(event, _): &(Event, View)| matches!(event, Event::Revealed { .. });
    let first = story.iter().rposition(begins)?;
    let (Event::Revealed { turn, cards }, _) = story.get(first)? else {
        return None;
    };
    let came = story.iter().skip(first + 1).map(|(event, _)| *event);
    let told = |event: &Event| {
        !matches!(
            event,
            Event::SetAside { .. }
                | Event::Drew { .. }
                | Event::Reshuffled { .. }
                | Event::Decided(_)
        )
    };
    Some(Turn {
        number: *turn,
        cards: *cards,
        came: came.filter(told).collect(),
    })
}

fn spot(place: Place) -> Spot {
    (place.q(), place.r())
}

fn beyond(place: Place, direction: Direction) -> Spot {
    let (q, r) = direction.delta();
    (place.q() + q, place.r() + r)
}

/// The wrestler whom this event put out of the ring, and where that wrestler landed. The other one stands on `board`.
fn landed(event: &Event, board: Board) -> Option<(Side, Spot)> {
    match *event {
        Event::Pushed {
            by,
            at,
            direction,
            to: None,
            ..
        } => Some((by.other(), beyond(at, direction))),
        Event::SetDown { by, from, to: None } => {
            let at = board.place(by)?;
            let ahead = at.toward(from).first()?;
            Some((by.other(), beyond(at, ahead.opposite())))
        }
        _ => None,
    }
}

/// The spots of East and West after these events, which led to `board`: in the ring, or where a wrestler landed outside.
pub(super) fn spots<'a>(
    board: Board,
    events: impl DoubleEndedIterator<Item = &'a Event>,
) -> [Option<Spot>; 2] {
    let out = events.rev().find_map(|event| landed(event, board));
    Side::PAIR.map(|seat| match board.place(seat) {
        Some(place) => Some(spot(place)),
        None => out.filter(|(who, _)| *who == seat).map(|(_, at)| at),
    })
}

/// The moves of these events, which led to `board`: whose wrestler, from which spot, to which.
pub(super) fn moves(board: Board, events: &[Event]) -> Vec<(Side, Spot, Spot)> {
    let each = events.iter().map(|event| match *event {
        Event::Moved { seat, from, to, .. } => [Some((seat, spot(from), spot(to))), None],
        Event::Pushed {
            by,
            from,
            at,
            direction,
            ..
        } => [
            Some((by.other(), spot(at), beyond(at, direction))),
            Some((by, spot(from), spot(at))),
        ],
        Event::SetDown { by, from, to } => {
            let out = landed(event, board).map(|(_, at)| at);
            let to = to.map(spot).or(out);
            [to.map(|to| (by.other(), spot(from), to)), None]
        }
        Event::ChangedPlaces {
            to: [east, west], ..
        } => [
            Some((Side::East, spot(west), spot(east))),
            Some((Side::West, spot(east), spot(west))),
        ],
        _ => [None; 2],
    });
    each.flatten().flatten().collect()
}

/// What the last action that moved a wrestler has left: from where each wrestler went, and to where. `over`: past the other, not along the
/// ground.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct Trace {
    pub(super) over: bool,
    pub(super) moves: Vec<(Side, Spot, Spot)>,
}

/// The trace of a turn's events, which led to `board`.
pub(super) fn trace(board: Board, came: &[Event]) -> Trace {
    let action = |event: &Event| match event {
        Event::Cancelled { .. } | Event::PriorityGained { .. } => None,
        _ => acting(event),
    };
    let last = came.iter().rev().find_map(action);
    let back = came
        .iter()
        .rev()
        .skip_while(|event| action(event).is_none());
    let back = back.take_while(|event| action(event) == last);
    let mut events: Vec<Event> = back.copied().collect();
    events.reverse();
    let steps = moves(board, &events);
    let whole = |seat: Side| {
        let mut own = steps.iter().filter(|(who, ..)| *who == seat);
        let &(_, from, to) = own.next()?;
        Some((seat, from, own.next_back().map_or(to, |&(.., to)| to)))
    };
    Trace {
        over: last.is_some_and(|(_, card)| matches!(card, Card::Tsuridashi | Card::Uwatehineri)),
        moves: Side::PAIR.into_iter().filter_map(whole).collect(),
    }
}

/// Whose card does something in this event, and which card it is.
pub(super) fn acting(event: &Event) -> Option<(Side, Card)> {
    match *event {
        Event::Moved { seat, card, .. }
        | Event::Pushed { by: seat, card, .. }
        | Event::Cancelled {
            by: seat,
            with: card,
            ..
        } => Some((seat, card)),
        Event::PriorityGained { seat } => Some((seat, Card::Kimedashi)),
        Event::SetDown { by, .. } => Some((by, Card::Tsuridashi)),
        Event::ChangedPlaces { by, .. } => Some((by, Card::Uwatehineri)),
        _ => None,
    }
}

/// Whom this event pushes or lifts, and the class that says which.
pub(super) fn struck(event: &Event) -> Option<(Side, &'static str)> {
    match *event {
        Event::Pushed { by, .. } => Some((by.other(), "is-hit")),
        Event::SetDown { by, .. } => Some((by.other(), "is-lifted")),
        _ => None,
    }
}

/// A card on the table, and below it whose it is and when it was laid.
pub(super) fn laid(card: Html, words: String) -> Html {
    html! { <figure>{ card }<figcaption>{ words }</figcaption></figure> }
}

/// The cards of a turn, and what happened: the newest first.
pub(super) fn turn_on_table(before: Html, turn: &Turn, names: &[String; 2]) -> Html {
    let card = |(seat, card): (Side, Card)| {
        let name = &names[seat.index()];
        let words = t!("circle-laid", name, number = turn.number);
        laid(face(seat, card, false), words)
    };
    html! {
        <section class="shown" aria-label={t!("circle-last-turn", number = turn.number)} tabindex="0">
            { before }
            { for turn.laid().map(card) }
            <ol>
                <li class="vs">{ t!("circle-versus", east = &names[0], eastcard = turn.cards[0], west = &names[1], westcard = turn.cards[1]) }</li>
                { for turn.came.iter().rev().map(|event| html! { <li>{ log_line(event, names, TWELVE) }</li> }) }
            </ol>
        </section>
    }
}

#[cfg(test)]
mod tests;
