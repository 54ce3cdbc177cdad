//! The picture: the ring, the wrestlers at an edge or in the centre, and the cards on the ring.

use rules::{
    Side,
    tricks::{Card, CardSet, Event, Played, View},
};
use yew::prelude::*;

use super::{
    cards::{back, face},
    words::place_slug,
};
use crate::ui::{
    parts::{art, drawing, kanji, seat_sign, shouted, side_class},
    words::t,
};

/// What the picture shows.
pub(super) struct Dohyo {
    pub(super) view: View,
    /// The event that is being shown.
    pub(super) event: Option<Event>,
    pub(super) names: [String; 2],
    pub(super) looker: Side,
    /// Whether the viewing player has to choose.
    pub(super) asked: bool,
    /// Which seats have a card lying face down.
    pub(super) sealed: [bool; 2],
    /// Whether the player drags a card over the ring or has picked one, so that the player's slot is highlighted.
    pub(super) target: bool,
    /// Called when the player's own slot is pressed.
    pub(super) onslot: Callback<()>,
    /// Called when the picture is pressed to go on; `None` if there is nothing to go on from.
    pub(super) ongo: Option<Callback<()>>,
    /// The picture, as the drop target for cards.
    pub(super) node: NodeRef,
    /// The other hand, if nothing is hidden.
    pub(super) open_hand: Option<CardSet>,
    /// Whether the other hand is shown at the top.
    pub(super) hands: bool,
}

impl Dohyo {
    /// A picture in which nobody has to choose.
    pub(super) fn new(view: View, names: [String; 2], looker: Side) -> Self {
        Self {
            view,
            event: None,
            names,
            looker,
            asked: false,
            sealed: [false; 2],
            target: false,
            onslot: Callback::noop(),
            ongo: None,
            node: NodeRef::default(),
            open_hand: None,
            hands: true,
        }
    }
}

/// What a seat's slot in the ring holds.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum SlotState {
    Open {
        card: Card,
        lost: bool,
        turned: bool,
    },
    FaceDown,
    Place,
    Nothing,
}

fn trick_slots(trick: &Played, winner: Side) -> [SlotState; 2] {
    Side::PAIR.map(|seat| SlotState::Open {
        card: trick.card_of(seat),
        lost: seat != winner,
        turned: false,
    })
}

/// What the two slots hold. While an event is shown: the cards it is about. Otherwise: the cards played since, face down where
/// `sealed`, and the slots that are `free` for a card.
pub(super) fn slot_states(
    view: &View,
    event: Option<Event>,
    sealed: [bool; 2],
    free: [bool; 2],
) -> [SlotState; 2] {
    let tachiai = |winner: Option<Side>| {
        let cards = view.tachiai.last().copied();
        let lie = |seat: Side| {
            cards.map_or(SlotState::Nothing, |cards| SlotState::Open {
                card: cards[seat.index()],
                lost: winner.is_some_and(|winner| winner != seat),
                turned: true,
            })
        };
        Side::PAIR.map(lie)
    };
    match (event, view.tricks.last()) {
        (Some(Event::Clashed { .. } | Event::Tied | Event::Torinaoshi), _) => tachiai(None),
        (Some(Event::Leads { seat }), _) => tachiai(Some(seat)),
        (Some(Event::Followed { .. }), Some(trick)) => trick_slots(trick, trick.leader),
        (Some(Event::Took { seat } | Event::Pushed { by: seat, .. }), Some(trick)) => {
            trick_slots(trick, seat)
        }
        (Some(Event::Decided(verdict)), Some(trick)) => trick_slots(trick, verdict.winner),
        _ => Side::PAIR.map(|seat| match view.trick {
            _ if sealed[seat.index()] => SlotState::FaceDown,
            Some((leader, Some(card))) if leader == seat => SlotState::Open {
                card,
                lost: false,
                turned: false,
            },
            _ if free[seat.index()] => SlotState::Place,
            _ => SlotState::Nothing,
        }),
    }
}

/// How the wrestlers stand, as classes: at the line, in a clinch, or who has lost by which technique.
pub(super) fn stance(view: &View, event: Option<Event>) -> Classes {
    let before_clash = view.trick.is_none() && view.verdict.is_none();
    match event {
        Some(Event::Decided(verdict)) => {
            let lost = if verdict.winner == Side::East {
                "lost-west"
            } else {
                "lost-east"
            };
            classes!("thrown", lost, verdict.kimarite.slug())
        }
        Some(Event::Clashed { .. }) => Classes::new(),
        _ if before_clash => classes!("ready"),
        _ => Classes::new(),
    }
}

/// The picture.
pub(super) fn dohyo(picture: &Dohyo) -> Html {
    let stance = stance(&picture.view, picture.event);
    let wrestler = if stance.contains("ready") {
        "art.svg#w-shikiri"
    } else {
        "art.svg#w-oshi"
    };
    let free = Side::PAIR
        .map(|seat| picture.view.turn.asks(seat) && (seat != picture.looker || picture.asked));
    let slot_states = slot_states(&picture.view, picture.event, picture.sealed, free);
    let slots = Side::PAIR.map(|seat| {
        let own = (seat == picture.looker).then(|| Own {
            words: t!("your-card"),
            target: picture.target,
            onslot: picture.onslot.clone(),
        });
        slot(seat, slot_states[seat.index()], own)
    });
    let shout = match picture.event {
        Some(Event::Clashed { .. }) => Some("hakkyoi"),
        Some(Event::Decided(_)) => Some("shobuari"),
        _ => None,
    };
    let other = picture.looker.other();
    let held = usize::from(picture.view.held[other.index()])
        - usize::from(picture.sealed[other.index()])
            .min(usize::from(picture.view.held[other.index()]));
    html! {
        <section class="pic dohyo" data-at={picture.view.position.to_string()} aria-label={t!("dohyo")} ref={picture.node.clone()}>
            <p class="vh">{ t!("stand", place = place_slug(picture.view.position)) }</p>
            <div class="scene">
                <svg class="lay lay-wide" viewBox="0 0 628 476" aria-hidden="true">
                    <use href={drawing("dohyo.svg#wide-back")} /><use class="zone" href={drawing("dohyo.svg#wide-zone")} />
                </svg>
                <svg class="lay lay-tall" viewBox="0 0 344 344" aria-hidden="true">
                    <use href={drawing("dohyo.svg#phone-back")} /><use class="zone" href={drawing("dohyo.svg#phone-zone")} />
                </svg>
                <span class="edge edge-e" aria-hidden="true">{ t!("edge", seat = "east") }</span>
                <span class="edge edge-w" aria-hidden="true">{ t!("edge", seat = "west") }</span>
                <div class={classes!("clinch", stance)} aria-hidden="true">
                    { art(wrestler, "side-w", Some("0 0 240 240"), None) }
                    { art(wrestler, "side-e", Some("0 0 240 240"), None) }
                </div>
                { art("dohyo.svg#wide-front", "lay lay-wide", Some("0 0 628 476"), None) }
                { art("dohyo.svg#phone-front", "lay lay-tall", Some("0 0 344 344"), None) }
                { for slots }
            </div>
            { for Side::PAIR.map(|seat| plate(seat, &picture.names[seat.index()])) }
            if let Some(shout) = shout {
                <div class="shout" aria-hidden="true">
                    { shouted(shout) }
                </div>
            } else if picture.hands {
                <div class="held" role="img" aria-label={t!("holds", name = &picture.names[other.index()], number = held)}>
                    if let Some(hand) = picture.open_hand {
                        { for hand.into_iter().map(|card| html! { <span key={card.to_string()}>{ face(card, "", true) }</span> }) }
                    } else {
                        { for (0..held).map(|_| html! { <span>{ back(false) }</span> }) }
                    }
                </div>
            }
            if let Some(ongo) = &picture.ongo {
                <button class="pic-go" type="button" tabindex="-1" aria-hidden="true" onclick={ongo.reform(|_: MouseEvent| ())}></button>
            }
        </section>
    }
}

/// The slot of a viewing player.
pub(super) struct Own {
    /// The label of the slot while it is free.
    pub(super) words: String,
    /// Whether the slot is highlighted for a card.
    pub(super) target: bool,
    /// Called when the free slot is pressed.
    pub(super) onslot: Callback<()>,
}

pub(super) fn slot(seat: Side, state: SlotState, own: Option<Own>) -> Html {
    let card = match (state, &own) {
        (SlotState::Nothing, _) => return Html::default(),
        (SlotState::Open { card, turned, .. }, _) => {
            face(card, classes!(turned.then_some("is-turned")), false)
        }
        (SlotState::FaceDown, own) => back(own.is_some()),
        (SlotState::Place, Some(own)) => html! { <span>{ own.words.clone() }</span> },
        (SlotState::Place, None) => Html::default(),
    };
    let open = state == SlotState::Place;
    let own = own.filter(|_| open);
    let class = classes!(
        "slot",
        open.then_some("is-open"),
        own.as_ref()
            .is_some_and(|own| own.target)
            .then_some("is-target"),
        matches!(state, SlotState::Open { lost: true, .. }).then_some("is-lost"),
    );
    let onclick = own.map(|own| own.onslot.reform(|_: MouseEvent| ()));
    html! { <div key={seat.slug()} {class} data-seat={seat.slug()} {onclick}>{ card }</div> }
}

fn plate(seat: Side, name: &str) -> Html {
    html! {
        <div key={seat.slug()} class={classes!("plate", side_class(seat))} aria-hidden="true">
            <div>{ kanji(t!("seat-kanji", seat)) }<b>{ name }</b></div>
        </div>
    }
}

/// Both wrestlers’ names and how many cards each holds.
pub(super) fn score(names: &[String; 2], held: [u8; 2]) -> Html {
    let rows = Side::PAIR.map(|seat| {
        html! {
            <li key={seat.slug()}>
                { seat_sign(seat) }<b>{ &names[seat.index()] }</b>
                <small>{ t!("cards-held", number = held[seat.index()]) }</small>
            </li>
        }
    });
    html! { <ul class="score">{ for rows }</ul> }
}
