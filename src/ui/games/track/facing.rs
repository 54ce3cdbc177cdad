//! Face to face: both hands lie open at their players' edges. What a player plays is secret, so each player's cards also stand behind
//! the rope, face down, in an order visible only while the palm cover is held. A Sumo Master stands there once for each of its tactics.

use bout::{
    EdgeView,
    games::track::{Model, Msg},
};
use rules::{
    Seat, Side,
    track::{Action, EDGE, Event, Play, Track, View},
};
use yew::prelude::*;

use super::{
    cards::{back, face, spent},
    hands::{nominees, slot_states, slots},
    middle::SlotState,
    pace::{clock_face, turn_words},
    picture::{from_above, numerals_for_west},
    turn::turns,
    words::{now, play_name, stand, tactic_name},
};
use crate::ui::{
    parts::Item,
    stage::{FaceToFaceUi, Now, Palms, pair_names},
    words::t,
};

fn play(action: &Action) -> Option<Play> {
    match *action {
        Action::Play { play, .. } => Some(play),
        Action::Swap(_) => None,
    }
}

impl FaceToFaceUi for Track {
    fn items(side: &EdgeView<Self>, seat: Seat) -> Vec<Item<Action>> {
        let Some(seat) = seat.side() else {
            return Vec::new();
        };
        let standing = side.standing.iter();
        let item = |action: &Action| {
            let play = play(action)?;
            let name = play_name(play);
            let label = if side.asked {
                name
            } else {
                t!("option-shut", card = name)
            };
            let tactic = match play {
                Play::Master(tactic) => Some(tactic_name(tactic)),
                _ => None,
            };
            Some(Item {
                card: *action,
                slug: play.to_string(),
                label,
                shut: !side.asked,
                face: html! {
                    <>
                        { face(seat, play.card(), true) }
                        { for tactic.map(|tactic| html! { <small class="as" aria-hidden="true">{ tactic }</small> }) }
                    </>
                },
            })
        };
        standing.filter_map(item).collect()
    }

    fn back(seat: Seat) -> Html {
        // The option around the back is labelled.
        html! { <span aria-hidden="true">{ for seat.side().map(back) }</span> }
    }

    fn ended(view: &View) -> Option<Event> {
        view.bout.verdict().map(Event::Decided)
    }

    fn stage(_: &Model, event: Option<&Event>, view: &View) -> Html {
        let number = view.bout.turns() + u32::from(event.is_none());
        turn_words(view.bout.config(), number.max(1)).into()
    }

    fn now(model: &Model, seat: Seat, event: Option<&Event>, _: &View) -> Now {
        let now = |side| now(model, side, event, &pair_names(model));
        seat.side().map(now).unwrap_or_default()
    }

    fn refused(_: &View) -> Option<String> {
        None
    }

    fn before(model: &Model, seat: Seat, send: &Callback<Msg>) -> Html {
        let Some(seat) = seat.side() else {
            return Html::default();
        };
        let (_, view) = model.shown();
        let hand = view.bout.hand(seat);
        let cards = slots(&view, seat).into_iter().map(|card| {
            html! {
                <li key={card.to_string()}>
                    if hand.contains(card) {
                        { face(seat, card, false) }
                    } else {
                        { spent(card, String::new()) }
                        <span class="vh">{ t!("track-option-spent", card) }</span>
                    }
                </li>
            }
        });
        html! {
            <>
                <div class="facing-open">
                    <ul class="six" aria-label={t!("track-hand", seat)}>{ for cards }</ul>
                    { for model.seconds_of(seat.into()).map(clock_face) }
                </div>
                // Nominations are public: they reveal no choice that is not already open to the opponent.
                { for nominees(&view, seat, model, send) }
            </>
        }
    }

    fn board(
        palms: &Palms<Self>,
        event: Option<&Event>,
        view: &View,
        dragging: [bool; 2],
        model: &Model,
        story: &[(Event, View)],
    ) -> Html {
        let (position, turns) = (view.bout.position(), turns(story));
        let turn = turns.last();
        let was = turn.map(|turn| turn.from).filter(|&was| was != position);
        let slot_states = slot_states(model, event, turn, false, false);
        let slots = Side::PAIR.map(|seat| {
            let (state, asked) = (slot_states[seat.index()], model.asks(seat.into()));
            let card = match state {
                SlotState::FaceDown => back(seat),
                SlotState::Open(play) => face(seat, play.card(), false),
                _ => Html::default(),
            };
            let open = asked && state == SlotState::Nothing;
            palms.slot(seat, open, dragging[seat.index()], card)
        });
        let seen = position.clamp(-EDGE - 1, EDGE + 1);
        html! {
            <section class="pic plan track-plan" data-at={seen.to_string()} aria-label={t!("track-picture")} ref={palms.ring.clone()}>
                <p class="vh">{ stand(position) }</p>
                <svg class="track-tall" viewBox="84 -22 176 436" aria-hidden="true">{ from_above(position, was) }{ numerals_for_west() }</svg>
                { for slots }
            </section>
        }
    }
}
