//! The wording of the bout page: names, cards, the log, and what to do now.

use bout::{Scene, games::tricks::Model};
use rules::{
    Seat, Side, Viewer,
    tricks::{Card, Event, Illegal, Kimarite, Played, Throws, Tricks, View},
};

use crate::ui::{
    stage::{Now, pair_names},
    words::{
        self, Value,
        complaints::Complaints,
        introduction::{Introduced, Introduction},
        t,
    },
};

impl Introduced for Tricks {
    fn introduction() -> Introduction {
        Introduction {
            name: t!("tricks-name"),
            kanji: t!("tricks-kanji"),
            verb: t!("tricks-verb"),
            line: t!("tricks-line"),
            goal: t!("rules-lead"),
            players: t!("tricks-players"),
            luck: t!("tricks-luck"),
            credit: t!("tricks-credit"),
            leaf: "home.svg#leaf-tricks",
            also: None,
        }
    }

    fn technique(word: &str) -> Option<String> {
        if word == "torinaoshi" {
            return Some(t!("result-void"));
        }
        let mut all = Kimarite::ALL.into_iter();
        all.find(|it| it.slug() == word).map(kimarite_name)
    }

    fn kimarite() -> Vec<&'static str> {
        Kimarite::ALL.map(Kimarite::slug).into()
    }
}

/// The card’s full name, like “Green dragon 5”.
pub(super) fn card_name(card: Card) -> String {
    t!("card", suit = card.suit().slug(), number = card.number())
}

/// The card’s short name, like “green 5”.
pub(super) fn card_plain(card: Card) -> String {
    t!(
        "card-plain",
        suit = card.suit().slug(),
        number = card.number()
    )
}

pub(super) fn kimarite_name(kimarite: Kimarite) -> String {
    t!("kimarite", kimarite = kimarite.slug())
}

pub(super) fn kimarite_how(kimarite: Kimarite, throws: Throws) -> String {
    match (throws, kimarite) {
        (Throws::Follower, Kimarite::Abisetaoshi | Kimarite::Hikiotoshi) => {
            t!("kimarite-follower", kimarite = kimarite.slug())
        }
        _ => t!("kimarite-how", kimarite = kimarite.slug()),
    }
}

pub(super) fn place_slug(position: i8) -> &'static str {
    match position {
        -1 => "east",
        1 => "west",
        _ => "centre",
    }
}

impl From<Card> for Value<'_> {
    fn from(card: Card) -> Self {
        card_plain(card).into()
    }
}

/// An event as a log line.
pub(super) fn log_line(event: &Event, names: &[String; 2]) -> String {
    let [name, _] = words::name_and_other(event.seat(), names);
    match *event {
        Event::Dealt { .. } => t!("log-dealt"),
        Event::Clashed { cards } => {
            let ([east, west], [eastcard, westcard]) = (names, cards);
            t!("log-clashed", east, eastcard, west, westcard)
        }
        Event::Tied => t!("log-tied"),
        Event::Torinaoshi => t!("log-void"),
        Event::Leads { .. } => t!("log-leads", name),
        Event::Led { card, .. } => t!("log-led", name, card),
        Event::Followed { card, .. } => t!("log-followed", name, card),
        Event::Took { .. } => t!("log-took", name),
        Event::Pushed { to, .. } => t!("log-pushed", name, place = place_slug(to)),
        Event::Decided(verdict) => {
            t!(
                "log-decided",
                name,
                kimarite = kimarite_name(verdict.kimarite)
            )
        }
    }
}

/// Why a card was refused.
pub(super) fn refusal(refused: &Illegal) -> String {
    match *refused {
        Illegal::MustFollow { card, led, .. } => {
            t!("refuse-follow", card, led = led.suit().slug())
        }
        Illegal::NotHeld { card, .. } => t!("refuse-held", card),
        // Deals are drawn, not chosen, so no player can be refused one.
        ref other => Tricks::illegal(other),
    }
}

/// The outcome of a finished trick, as one sentence to the viewing player.
pub(super) fn trick_sentence(
    trick: &Played,
    taker: Side,
    to: Option<i8>,
    you: Option<Side>,
    names: &[String; 2],
) -> String {
    let off = trick.led.suit() != trick.followed.suit();
    let card = trick.followed;
    let (a, b) = (trick.led.number(), trick.followed.number());
    let (high, low) = (a.max(b), a.min(b));
    let loser = taker.other();
    let whom = if Some(loser) == you { "you" } else { "they" };
    let place = match to {
        None if off => return t!("took-off", card),
        None => return t!("took-high", high, low),
        Some(0) => "centre",
        Some(_) if Some(loser) == you => "yours",
        Some(_) => "theirs",
    };
    let name = &names[loser.index()];
    if off {
        t!("took-off-push", card, whom, name, place)
    } else {
        t!("took-high-push", high, low, whom, name, place)
    }
}

/// What to say now to the viewing player.
pub(super) fn now(model: &Model, looker: Side, event: Option<&Event>, view: &View) -> Now {
    let you = model.you().and_then(Seat::side);
    now_at(model, looker, you, event, view)
}

/// What to say now at that seat’s edge, to `you`.
pub(super) fn now_at(
    model: &Model,
    seat: Side,
    you: Option<Side>,
    event: Option<&Event>,
    view: &View,
) -> Now {
    let names = pair_names(model);
    match (model.scene(), event) {
        (Scene::Asked, _) if model.asks(seat.into()) => asked(view, seat, &names),
        (scene @ (Scene::TimedFrame | Scene::MustBeSeen | Scene::Over), Some(event)) => {
            happened(event, view, scene == Scene::MustBeSeen, you, &names)
        }
        _ => waiting(model, seat, you, view, &names),
    }
}

fn asked(view: &View, looker: Side, names: &[String; 2]) -> Now {
    let other = &names[looker.other().index()];
    let stakes = || {
        let own = if looker == Side::East { -1 } else { 1 };
        let edge = match view.position {
            0 => "none",
            place if place == own => "own",
            _ => "theirs",
        };
        if view.held[looker.index()] == 1 && view.position == 0 {
            t!("now-last")
        } else {
            t!("now-edge", edge, other)
        }
    };
    let (title, detail) = match view.trick {
        None if view.tachiai.is_empty() => (t!("now-tachiai"), t!("now-tachiai-why")),
        None => (
            t!("now-again"),
            t!("now-again-why", number = view.held[looker.index()]),
        ),
        Some((_, None)) => (t!("now-lead"), stakes()),
        // This view is public, so the text must not reveal whether the player holds the colour.
        Some((_, Some(led))) if view.viewer == Viewer::Public => {
            (t!("now-follow-if", card = led), stakes())
        }
        Some((_, Some(led))) if view.hand.and(led.suit().cards()).is_empty() => {
            (t!("now-free", suit = led.suit().slug()), stakes())
        }
        Some((_, Some(led))) => (t!("now-follow", card = led), stakes()),
    };
    Now {
        title,
        detail,
        side: Some(looker),
    }
}

fn waiting(model: &Model, seat: Side, you: Option<Side>, view: &View, names: &[String; 2]) -> Now {
    let asked = Side::PAIR
        .into_iter()
        .find(|&seat| view.turn.asks(seat) && Some(seat) != you);
    let other = asked.unwrap_or(seat.other());
    let name = &names[other.index()];
    let title = if model.players()[other.index()].is_person() {
        t!("now-choosing", name)
    } else {
        t!("now-thinking", name)
    };
    let detail = match view.trick {
        Some((leader, Some(led))) if Some(leader) == you => {
            t!("now-you-led", card = led)
        }
        Some((leader, None)) => t!("now-they-lead", name = &names[leader.index()]),
        Some((leader, Some(led))) => t!("log-led", name = &names[leader.index()], card = led),
        None if you.is_some() => t!("now-sealed-why"),
        None => t!("now-tachiai-why"),
    };
    Now {
        title,
        detail,
        side: Some(other),
    }
}

fn happened(
    event: &Event,
    view: &View,
    must_be_seen: bool,
    you: Option<Side>,
    names: &[String; 2],
) -> Now {
    let name = |seat: Side| &names[seat.index()];
    let log = || log_line(event, names);
    let (side, title, detail) = match *event {
        Event::Dealt { .. } => (None, t!("now-dealt"), log()),
        Event::Clashed { .. } => (None, t!("shout", shout = "hakkyoi"), log()),
        Event::Tied => {
            let number = view.tachiai.last().map_or(0, |cards| cards[0].number());
            (None, t!("now-tie", number), t!("now-tie-why"))
        }
        Event::Leads { seat } => {
            let cards = view.tachiai.last().map(|cards| cards.map(Card::number));
            let [a, b] = cards.unwrap_or_default();
            let who = if Some(seat) == you { "you" } else { "they" };
            let title = t!(
                "now-first",
                who,
                name = name(seat),
                high = a.max(b),
                low = a.min(b)
            );
            (Some(seat), title, t!("now-first-why"))
        }
        Event::Led { seat, card } if Some(seat) == you => {
            (Some(seat.other()), t!("now-you-led", card), String::new())
        }
        Event::Led { seat, .. } | Event::Followed { seat, .. } => {
            (Some(seat), log(), String::new())
        }
        Event::Took { seat } => {
            let title = if Some(seat) == you {
                t!("now-you-took")
            } else {
                t!("now-took", name = name(seat))
            };
            // A trick that waits for “go on” is followed by a push; one that passes by itself decides the bout.
            let to = must_be_seen.then(|| view.position + if seat == Side::East { 1 } else { -1 });
            let sentence = |trick| trick_sentence(trick, seat, to, you, names);
            let detail = view.tricks.last().map(sentence);
            (Some(seat), title, detail.unwrap_or_default())
        }
        Event::Pushed { by, .. } => {
            let sentence = |trick| trick_sentence(trick, by, None, you, names);
            let detail = view.tricks.last().map(sentence);
            (Some(by), log(), detail.unwrap_or_default())
        }
        Event::Decided(verdict) => {
            let title = t!(
                "now-wins",
                kimarite = kimarite_name(verdict.kimarite),
                name = name(verdict.winner)
            );
            let why = t!(
                "kimarite-why",
                kimarite = verdict.kimarite.slug(),
                loser = name(verdict.winner.other())
            );
            (Some(verdict.winner), title, why)
        }
        Event::Torinaoshi => (None, t!("now-void"), t!("now-void-why")),
    };
    Now {
        title,
        detail,
        side,
    }
}
