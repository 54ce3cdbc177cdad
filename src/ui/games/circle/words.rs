//! The wording of the pages: cards, directions, the log, refusals.

use basho::{Book, PadOwner};
use rules::{
    Game, Side,
    circle::{Card, CardSet, Circle, Direction, Event, Illegal},
};

use crate::ui::{
    data::book::basho_won,
    parts::Pose,
    words::{
        self, Value,
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

    /// A Hikkake wins by the attack that follows it, and the defences push nobody.
    fn kimarite() -> Vec<&'static str> {
        let attacks = CardSet::ATTACKS.into_iter();
        let winning = attacks.filter(|&card| card != Card::Hikkake);
        winning.map(Card::slug).collect()
    }

    fn picture(word: &str) -> Option<String> {
        let mut all = CardSet::ALL.into_iter();
        let card = all.find(|card| card.slug() == word)?;
        Some(Pose::Technique(card.code()).symbol())
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

impl From<Card> for Value<'_> {
    fn from(card: Card) -> Self {
        card_name(card).into()
    }
}

impl From<CardSet> for Value<'_> {
    fn from(cards: CardSet) -> Self {
        card_names(cards).into()
    }
}

/// An event as a log line for a reader.
pub(super) fn log_line(event: &Event, names: &[String; 2], up: u16) -> String {
    let [east, west] = names;
    let [name, other] = words::name_and_other(event.seat(), names);
    match *event {
        Event::Reshuffled { .. } => t!("circle-log-reshuffled", name),
        Event::Drew {
            cards: Some(cards), ..
        } => t!("circle-log-drew-cards", name, cards),
        Event::Drew { count, .. } => t!("circle-log-drew", name, number = count),
        Event::Revealed { turn, cards } => {
            let [eastcard, westcard] = cards;
            t!(
                "circle-log-revealed",
                number = turn,
                east,
                eastcard,
                west,
                westcard
            )
        }
        Event::Annulled { card } => t!("circle-log-annulled", card),
        Event::ActsFirst { .. } => t!("circle-log-first", name),
        Event::PriorityGained { .. } => t!("circle-log-gained", name),
        Event::PriorityEnded { .. } => t!("circle-log-ended", name),
        Event::Cancelled { with, card, .. } => t!("circle-log-cancelled", with, card),
        Event::Moved {
            card,
            direction,
            from,
            to,
            ..
        } => {
            let (hour, number) = (hour(direction, up), from.distance(to));
            t!("circle-log-moved", name, card, hour, number)
        }
        Event::Pushed {
            card,
            direction,
            to,
            ..
        } => {
            let (hour, place) = (hour(direction, up), whereto(to.is_some()));
            t!("circle-log-pushed", name, card, other, hour, where = place)
        }
        Event::SetDown { to, .. } => {
            t!("circle-log-set-down", name, other, where = whereto(to.is_some()))
        }
        Event::ChangedPlaces { .. } => t!("circle-log-changed", name, other),
        Event::Idle { card, why, .. } => t!("circle-log-idle", name, card, why = why.slug()),
        Event::TookBack { .. } => t!("circle-log-took-back", name),
        Event::Substituted { card, .. } => t!("circle-log-substituted", name, card),
        Event::FollowedUp { card, .. } => t!("circle-log-followed", name, card),
        Event::NoFollowUp { .. } => t!("circle-log-no-follow", name),
        Event::SetAside { cards } => {
            let [eastcards, westcards] = cards;
            t!("circle-log-aside", east, eastcards, west, westcards)
        }
        Event::Decided(verdict) => t!("circle-log-decided", name, card = verdict.card),
    }
}

fn whereto(stays: bool) -> &'static str {
    if stays { "ring" } else { "out" }
}

/// Why an action was refused, in a sentence to the player who tried it.
pub(super) fn refusal(illegal: &Illegal) -> String {
    match *illegal {
        Illegal::NotHeld { card, .. } => t!("circle-refuse-held", card),
        Illegal::RevealIsDue { .. } => t!("choose-card"),
        Illegal::DirectionIsDue { .. } => t!("circle-refuse-direction"),
        Illegal::SubstituteIsDue { .. } => t!("circle-refused-substitute"),
        Illegal::FollowUpIsDue { .. } => t!("circle-refused-follow"),
        Illegal::NotThatWay { card, .. } => t!("circle-refuse-way", card),
        Illegal::SameAgain { .. } => t!("circle-refuse-same"),
        Illegal::NotAnAttack { card } => t!("circle-refuse-defence", card),
        Illegal::CarriesBothOut { .. } => t!("circle-why-limit"),
        Illegal::OtherDraws { .. } | Illegal::DrawCount { .. } | Illegal::NotInPile { .. } => {
            t!("circle-refuse-draw")
        }
    }
}
