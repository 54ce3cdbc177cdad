//! The ring from above, with the cards in the middle for both players.

use bout::{
    Gesture,
    games::tricks::{Model, Msg},
};
use rules::{
    Side,
    tricks::{Event, Tricks, View},
};
use yew::prelude::*;

use crate::ui::{
    games::tricks::{
        dohyo::{Own, slot, slot_states, stance},
        words::place_slug,
    },
    parts::{art, side_class},
    stage::Palms,
    words::t,
};

/// The picture. `dragging` is whether East's or West's player drags a card over it.
pub(super) fn plan(
    palms: &Palms<Tricks>,
    event: Option<Event>,
    view: &View,
    dragging: [bool; 2],
    model: &Model,
) -> Html {
    let sealed = Side::PAIR.map(|seat| event.is_none() && model.has_sealed(seat.into()));
    let slot_states = slot_states(
        view,
        event,
        sealed,
        Side::PAIR.map(|seat| model.asks(seat.into())),
    );
    let slots = Side::PAIR.map(|seat| {
        let side = &palms.sides[seat.index()];
        let own = Own {
            words: String::new(),
            target: side.picked.is_some() || dragging[seat.index()],
            onslot: palms
                .send
                .reform(move |()| Msg::Edge(seat.into(), Gesture::Play)),
        };
        slot(seat, slot_states[seat.index()], Some(own))
    });
    let wrestler = |seat: Side| {
        let rim = if seat == Side::East {
            "plan.svg#menko-e"
        } else {
            "plan.svg#menko-w"
        };
        html! {
            <span class={side_class(seat)}>
                { art(rim, "", None, None) }
                { art("art.svg#w-bust", "menko", None, None) }
            </span>
        }
    };
    let tassels = ["suit-r", "suit-w", "suit-g", "suit-b"];
    html! {
        <section class="pic plan" data-at={view.position.to_string()} aria-label={t!("dohyo")} ref={palms.ring.clone()}>
            <p class="vh">{ t!("stand", place = place_slug(view.position)) }</p>
            { for tassels.map(|suit| html! { { art("plan.svg#pom", classes!("pom", suit), None, None) } }) }
            <div class="plan-ring">
                { art("plan.svg#ring", "", None, None) }
                <div class={classes!("plan-clinch", stance(view, event))} aria-hidden="true">
                    { wrestler(Side::West) }{ wrestler(Side::East) }
                </div>
                { for slots }
            </div>
        </section>
    }
}
