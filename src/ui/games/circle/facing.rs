//! Face to face: the ring between the players, a slot for each card beside it, and at each edge an overview of all the cards.

use bout::{
    EdgeView,
    games::circle::{Model, Msg, card_of},
};
use rules::{
    Seat, Side,
    circle::{Action, Ask, CardSet, Circle, Event, View},
};
use yew::prelude::*;

use super::{
    cards::{back, face},
    foresee::ways,
    hand::items,
    now::{now, stage},
    picture::Ring,
    seats::seats_at,
    turn::{Turn, last_turn, spots, struck, trace},
    ways::way_buttons,
    words::up,
};
use crate::ui::{
    parts::{Item, art},
    stage::{FaceToFaceUi, Now, Palms, pair_names},
    words::t,
};

impl FaceToFaceUi for Circle {
    fn items(side: &EdgeView<Self>, seat: Seat) -> Vec<Item<Action>> {
        let Some(seat) = seat.side() else {
            return Vec::new();
        };
        let standing = side.standing.iter();
        let standing = standing.filter_map(|&action| Some((action, card_of(action)?)));
        items(&side.view, seat, standing, side.asked, CardSet::EMPTY)
    }

    fn back(seat: Seat) -> Html {
        // The option around the back is labelled.
        html! { <span aria-hidden="true">{ for seat.side().map(back) }</span> }
    }

    fn ended(view: &View) -> Option<Event> {
        view.verdict.map(Event::Decided)
    }

    fn stage(model: &Model, event: Option<&Event>, view: &View) -> Html {
        stage(model, event, view)
    }

    fn now(model: &Model, seat: Seat, event: Option<&Event>, view: &View) -> Now {
        let now = |side| now(model, side, event, view, &pair_names(model));
        seat.side().map(now).unwrap_or_default()
    }

    fn refused(view: &View) -> Option<String> {
        match view.choice?.ask {
            Ask::Direction { .. } => None,
            Ask::Substitute => Some(t!("circle-refused-substitute")),
            Ask::FollowUp => Some(t!("circle-refused-follow")),
        }
    }

    fn answers(model: &Model, seat: Seat, send: &Callback<Msg>) -> Option<Html> {
        let view = model.public_view();
        let choice = view.choice.filter(|_| model.asks(seat))?;
        let decide = send.reform(move |action| Msg::Choose(seat, action));
        let seat = seat.side()?;
        match choice.ask {
            Ask::Direction { card, .. } => {
                let (ways, names) = (ways(view.board, seat, card), pair_names(model));
                Some(way_buttons(&ways, seat, &names, &decide, up(seat)))
            }
            Ask::FollowUp => Some(html! {
                <div class="acts">
                    <button class="btn btn-line" type="button" onclick={decide.reform(|_: MouseEvent| Action::Pass)}>{ t!("circle-no-follow") }</button>
                </div>
            }),
            Ask::Substitute => None,
        }
    }

    fn before(model: &Model, seat: Seat, _: &Callback<Msg>) -> Html {
        let (_, view) = model.shown();
        let seats = |side| seats_at(&view, side, &pair_names(model), model);
        seat.side().map(seats).unwrap_or_default()
    }

    fn board(
        palms: &Palms<Self>,
        event: Option<&Event>,
        view: &View,
        dragging: [bool; 2],
        model: &Model,
        story: &[(Event, View)],
    ) -> Html {
        // Revealed cards stay in their slots until the turn is over.
        let last = last_turn(story);
        let above = last.as_ref().map_or(Side::West, Turn::above);
        let left = last
            .as_ref()
            .filter(|_| view.choice.is_none() || event.is_some());
        let left = left
            .map(|turn| trace(view.board, &turn.came))
            .unwrap_or_default();
        let turn = last.filter(|_| event.is_some() || view.choice.is_some());
        let slots = Side::PAIR.map(|seat| {
            let card = match &turn {
                Some(turn) => turn
                    .card_on_table(seat)
                    .map(|card| face(seat, card, false))
                    .unwrap_or_default(),
                None if model.has_sealed(seat.into()) => back(seat),
                None => Html::default(),
            };
            let open = palms.sides[seat.index()].asked;
            palms.slot(seat, open, dragging[seat.index()], card)
        });
        let asked = Side::PAIR.into_iter().find(|&seat| model.asks(seat.into()));
        let choice = asked
            .zip(view.choice)
            .and_then(|(seat, choice)| match choice.ask {
                Ask::Direction { card, .. } => Some((seat, ways(view.board, seat, card))),
                _ => None,
            });
        let onchoose = asked.map_or_else(Callback::noop, |seat| {
            let decide = move |action| Msg::Choose(seat.into(), action);
            palms.send.reform(decide)
        });
        html! {
            <div class="pic plan circle-plan" ref={palms.ring.clone()}>
                <Ring spots={spots(view.board, story.iter().map(|(event, _)| event))} names={pair_names(model)} {choice} {onchoose} facing=true
                    trace={left} {above} struck={event.and_then(struck)} />
                { art("plan.svg#pom", "pom suit-r", None, None) }
                { art("plan.svg#pom", "pom suit-b", None, None) }
                { for slots }
            </div>
        }
    }
}
