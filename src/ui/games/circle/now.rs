//! What to do now, in words.

use bout::{Scene, games::circle::Model};
use rules::{
    Side,
    circle::{Ask, Board, Card, Event, View},
};
use yew::prelude::*;

use super::{
    turn::last_turn,
    words::{TWELVE, log_line, up},
};
use crate::ui::{
    stage::{Now, turn_words},
    words::t,
};

/// How far the bout has come, and the basho that it belongs to.
pub(super) fn stage(model: &Model, event: Option<&Event>, view: &View) -> Html {
    // Annulled cards have a turn number but do not end the turn, so the turn of the story counts.
    let shown = event.and_then(|_| last_turn(&model.story()));
    let number = shown.map_or_else(
        || view.turns + u32::from(view.choice.is_none()),
        |turn| turn.number,
    );
    turn_words(model, number)
}

/// What the screen says to that seat's player.
pub(super) fn now(
    model: &Model,
    looker: Side,
    event: Option<&Event>,
    view: &View,
    names: &[String; 2],
) -> Now {
    let name = |seat: Side| &names[seat.index()];
    let other = looker.other();
    if let Some(event) = event {
        let up = if model.facing() { up(looker) } else { TWELVE };
        return Now {
            title: log_line(event, names, up),
            detail: why(event),
            side: event.seat(),
        };
    }
    match (model.scene(), view.choice) {
        (Scene::Asked, Some(choice)) if model.asks(looker.into()) => {
            let (title, detail) = asked(choice.ask, view.board, looker, names);
            Now {
                title,
                detail,
                side: Some(looker),
            }
        }
        (Scene::Asked, None) if model.asks(looker.into()) => Now {
            title: if model.shared() && !model.facing() {
                t!("choose-card-named", name = name(looker))
            } else {
                t!("choose-card")
            },
            detail: if model.has_sealed(other.into()) {
                t!("choose-sealed", name = name(other))
            } else if view.priority == Some(looker) {
                t!("circle-now-you-first")
            } else if view.priority == Some(other) {
                t!("circle-now-they-first", name = name(other))
            } else {
                t!("choose-together")
            },
            side: Some(looker),
        },
        (_, Some(choice)) => Now {
            title: t!("now-choosing", name = name(choice.seat)),
            detail: t!("circle-now-inside"),
            side: Some(choice.seat),
        },
        _ => Now {
            title: if model.watched() {
                t!("choose-thinking")
            } else if model.shared() {
                t!("now-choosing", name = name(other))
            } else {
                t!("now-thinking", name = name(other))
            },
            detail: if model.watched() {
                String::new()
            } else {
                t!("now-sealed-why")
            },
            side: (!model.watched()).then_some(other),
        },
    }
}

fn asked(ask: Ask, board: Board, seat: Side, names: &[String; 2]) -> (String, String) {
    let other = &names[seat.other().index()];
    match ask {
        Ask::Direction {
            card: Card::Oshidashi,
            ..
        } if board.is_adjacent() => (
            t!("circle-ask-aside", name = other),
            t!("circle-ask-aside-why"),
        ),
        Ask::Direction {
            card: Card::Mamorite,
            ..
        } => (t!("circle-ask-where"), t!("circle-ask-where-why")),
        Ask::Direction { card, .. } => (
            t!("circle-ask-way"),
            t!("circle-ask-way-why", card, name = other),
        ),
        Ask::Substitute => (t!("circle-ask-substitute"), t!("circle-ask-substitute-why")),
        Ask::FollowUp => (t!("circle-ask-follow"), t!("circle-ask-follow-why")),
    }
}

/// The rule behind the event, if it is not obvious.
fn why(event: &Event) -> String {
    match event {
        Event::Revealed { cards, .. } if cards[0] != cards[1] => t!("circle-why-order"),
        Event::Annulled { .. } => t!("circle-why-annulled"),
        Event::ActsFirst { .. } => t!("circle-why-first"),
        Event::PriorityGained { .. } => t!("circle-why-gained"),
        Event::TookBack { .. } => t!("circle-why-limit"),
        Event::Cancelled {
            with: Card::Tsuppari,
            ..
        } => t!("circle-how", card = Card::Tsuppari.slug()),
        Event::Cancelled { .. } => t!("circle-how", card = Card::Hikkake.slug()),
        _ => String::new(),
    }
}
