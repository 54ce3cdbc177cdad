//! Trick-taking sumo with two players face to face.

mod plan;

use bout::{EdgeView, games::tricks::Model};
use rules::{
    Seat,
    tricks::{Card, CardSet, Event, Tricks, View},
};
use yew::prelude::*;

use super::{bout::trick_number, cards::back, hand::items, sheets::SheetKind, words::now_at};
use crate::ui::{
    parts::Item,
    stage::{BoutSheet, FaceToFaceUi, Now, Opener, Palms},
    words::t,
};

impl FaceToFaceUi for Tricks {
    fn sheets() -> Vec<Opener<SheetKind>> {
        vec![
            (
                "rules",
                t!("kimarite-heading"),
                BoutSheet::Own(SheetKind::Kimarite),
            ),
            ("eye", t!("field"), BoutSheet::Own(SheetKind::Field)),
            BoutSheet::log(),
            BoutSheet::menu(),
        ]
    }

    fn items(side: &EdgeView<Self>, seat: Seat) -> Vec<Item<Card>> {
        let Some(seat) = seat.side() else {
            return Vec::new();
        };
        let standing = side.standing.clone();
        items(
            &side.view,
            seat,
            standing,
            side.asked,
            CardSet::EMPTY,
            false,
        )
    }

    fn back(_: Seat) -> Html {
        back(false)
    }

    fn ended(view: &View) -> Option<Event> {
        Some(view.verdict.map_or(Event::Torinaoshi, Event::Decided))
    }

    fn stage(_: &Model, event: Option<&Event>, view: &View) -> Html {
        let words = match view.trick {
            None if view.verdict.is_none() => t!("tachiai"),
            _ => t!("trick-number", number = trick_number(view, event)),
        };
        words.into()
    }

    fn now(model: &Model, seat: Seat, event: Option<&Event>, view: &View) -> Now {
        let now = |side| now_at(model, side, Some(side), event, view);
        seat.side().map(now).unwrap_or_default()
    }

    fn refused(_: &View) -> Option<String> {
        Some(t!("facing-refused"))
    }

    fn board(
        palms: &Palms<Self>,
        event: Option<&Event>,
        view: &View,
        dragging: [bool; 2],
        model: &Model,
        _: &[(Event, View)],
    ) -> Html {
        plan::plan(palms, event.copied(), view, dragging, model)
    }
}
