//! The wording of the pages: cards, directions, the log, refusals.

use basho::{Book, PadOwner};
use rules::{
    Game, Side,
    circle::{Card, CardSet, Circle, Direction, Event, Illegal, Why},
};

use crate::ui::{
    data::book::basho_won,
    words::{
        self,
        introduction::{Introduced, Introduction},
        t,
    },
};

impl Introduced for Circle {
    fn introduction() -> Introduction {
        Introduction {
            name: t!("circle-name"),
            kanji: t!("circle-kanji"),
            verb: t!("circle-verb"),
            line: t!("circle-line"),
            goal: t!("circle-rules-lead"),
            players: t!("circle-players"),
            luck: t!("circle-luck"),
            credit: t!("circle-credit"),
            leaf: "home.svg#leaf-circle",
            also: None,
        }
    }

    fn technique(word: &str) -> Option<String> {
        let mut all = CardSet::ALL.into_iter();
        all.find(|card| card.slug() == word).map(card_name)
    }

    fn earned(book: &Book, owner: PadOwner) -> Vec<String> {
        basho_won(book, owner, Self::ID).into_iter().collect()
    }
}

/// The card’s name, like “Oshidashi”.
pub(super) fn card_name(card: Card) -> String {
    t!("circle-card", card = card.slug())
}

/// The cards’ names, like “Oshidashi and Hikkake”.
pub(super) fn card_names(cards: CardSet) -> String {
    let names: Vec<String> = cards.into_iter().map(card_name).collect();
    words::list(&names)
}

/// The angle, in degrees, that is “up” for whoever reads the board as a clock face.
pub(super) const TWELVE: u16 = 0;

/// The angle, in degrees, that is “up” for this seat's player when the players sit face to face at their ends of the ring.
pub(super) fn up(seat: Side) -> u16 {
    if seat == Side::East { 90 } else { 270 }
}

/// The direction's angle clockwise from the reader's “up”, in degrees.
pub(super) fn degrees(direction: Direction, up: u16) -> u16 {
    (u16::from(direction.hour()) * 30 + 360 - up) % 360
}

/// The direction as the reader has it, on a clock face: 5 means “toward 5 o’clock”. The even hours, between those of the board, are those that
/// two readers at its ends see: 2 means “to your far right”.
pub(super) fn hour(direction: Direction, up: u16) -> u16 {
    degrees(direction, up) / 30
}

/// An event as a log line for a reader, and the seat that it is about.
pub(super) fn log_line(event: &Event, names: &[String; 2], up: u16) -> (Option<Side>, String) {
    let name = |seat: Side| &names[seat.index()];
    let other = |seat: Side| name(seat.other());
    match *event {
        Event::Reshuffled { seat, .. } => {
            (Some(seat), t!("circle-log-reshuffled", name = name(seat)))
        }
        Event::Drew { seat, count, cards } => {
            let line = match cards {
                Some(cards) => t!(
                    "circle-log-drew-cards",
                    name = name(seat),
                    cards = card_names(cards)
                ),
                None => t!("circle-log-drew", name = name(seat), number = count),
            };
            (Some(seat), line)
        }
        Event::Revealed { turn, cards } => (
            None,
            t!(
                "circle-log-revealed",
                number = turn,
                east = &names[0],
                eastcard = card_name(cards[0]),
                west = &names[1],
                westcard = card_name(cards[1])
            ),
        ),
        Event::Annulled { card } => (None, t!("circle-log-annulled", card = card_name(card))),
        Event::ActsFirst { seat } => (Some(seat), t!("circle-log-first", name = name(seat))),
        Event::PriorityGained { seat } => (Some(seat), t!("circle-log-gained", name = name(seat))),
        Event::PriorityEnded { seat } => (Some(seat), t!("circle-log-ended", name = name(seat))),
        Event::Cancelled { by, with, card } => (
            Some(by),
            t!(
                "circle-log-cancelled",
                with = card_name(with),
                card = card_name(card)
            ),
        ),
        Event::Moved {
            seat,
            card,
            direction,
            from,
            to,
        } => (
            Some(seat),
            t!(
                "circle-log-moved",
                name = name(seat),
                card = card_name(card),
                hour = hour(direction, up),
                number = from.distance(to)
            ),
        ),
        Event::Pushed {
            by,
            card,
            direction,
            to,
            ..
        } => (
            Some(by),
            t!(
                "circle-log-pushed",
                name = name(by),
                card = card_name(card),
                other = other(by),
                hour = hour(direction, up),
                where = whereto(to.is_some())
            ),
        ),
        Event::SetDown { by, to, .. } => (
            Some(by),
            t!(
                "circle-log-set-down",
                name = name(by),
                other = other(by),
                where = whereto(to.is_some())
            ),
        ),
        Event::ChangedPlaces { by, .. } => (
            Some(by),
            t!("circle-log-changed", name = name(by), other = other(by)),
        ),
        Event::Idle { seat, card, why } => (
            Some(seat),
            t!(
                "circle-log-idle",
                name = name(seat),
                card = card_name(card),
                why = match why {
                    Why::NotAdjacent => "apart",
                    Why::NothingToCancel => "nothing",
                }
            ),
        ),
        Event::TookBack { seat } => (Some(seat), t!("circle-log-took-back", name = name(seat))),
        Event::Substituted { seat, card } => (
            Some(seat),
            t!(
                "circle-log-substituted",
                name = name(seat),
                card = card_name(card)
            ),
        ),
        Event::FollowedUp { seat, card } => (
            Some(seat),
            t!(
                "circle-log-followed",
                name = name(seat),
                card = card_name(card)
            ),
        ),
        Event::NoFollowUp { seat } => (Some(seat), t!("circle-log-no-follow", name = name(seat))),
        Event::SetAside { cards } => (
            None,
            t!(
                "circle-log-aside",
                east = &names[0],
                eastcards = card_names(cards[0]),
                west = &names[1],
                westcards = card_names(cards[1])
            ),
        ),
        Event::Decided(verdict) => (
            Some(verdict.winner),
            t!(
                "circle-log-decided",
                name = name(verdict.winner),
                card = card_name(verdict.card)
            ),
        ),
    }
}

fn whereto(stays: bool) -> &'static str {
    if stays { "ring" } else { "out" }
}

/// Why an action was refused, in a sentence to the player who tried it.
pub(super) fn refusal(illegal: &Illegal) -> String {
    match *illegal {
        Illegal::NotHeld { card, .. } => t!("circle-refuse-held", card = card_name(card)),
        Illegal::RevealIsDue { .. } => t!("choose-card"),
        Illegal::DirectionIsDue { .. } => t!("circle-refuse-direction"),
        Illegal::SubstituteIsDue { .. } => t!("circle-refused-substitute"),
        Illegal::FollowUpIsDue { .. } => t!("circle-refused-follow"),
        Illegal::NotThatWay { card, direction } => t!(
            "circle-refuse-way",
            card = card_name(card),
            hour = direction.hour()
        ),
        Illegal::SameAgain { .. } => t!("circle-refuse-same"),
        Illegal::NotAnAttack { card } => t!("circle-refuse-defence", card = card_name(card)),
        Illegal::CarriesBothOut { .. } => t!("circle-why-limit"),
        Illegal::OtherDraws { .. } | Illegal::DrawCount { .. } | Illegal::NotInPile { .. } => {
            t!("circle-refuse-draw")
        }
    }
}
