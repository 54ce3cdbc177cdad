//! Trick-taking sumo with two players face to face.

mod plan;

use yew::prelude::*;

use super::{
    bout::{trick_number, without_shown_trick},
    cards::back,
    columns::Field,
    hand::items,
    model::Model,
    sheets::{OpenSheet, SheetKind, open_sheet},
    words::{log_line, now_at},
};
use crate::{
    rules::{
        Seat,
        tricks::{Card, CardSet, Event, KimariteSet, Tricks, View},
    },
    ui::{
        parts::Item,
        stage::{Edge, EdgeView, FaceToFaceUi, Now, Palms},
        words::t,
    },
};

impl FaceToFaceUi for Tricks {
    type Sheet = SheetKind;

    fn sheets() -> Vec<(&'static str, String, SheetKind)> {
        vec![
            ("rules", t!("kimarite-heading"), SheetKind::Kimarite),
            ("eye", t!("field"), SheetKind::Field),
            ("log", t!("log"), SheetKind::Log),
            ("menu", t!("menu"), SheetKind::Menu),
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
    ) -> Html {
        plan::plan(palms, event.copied(), view, dragging, model)
    }

    fn line(event: &Event, names: &[String; 2]) -> String {
        log_line(event, names).1
    }

    fn sheet(at: &Edge<'_, Self>, kind: SheetKind) -> Html {
        let field = Field {
            view: without_shown_trick(at.view, at.event),
            names: at.model.pair_names(),
            you: at.seat.side(),
        };
        let story: Vec<Event> = at.model.story().into_iter().map(|it| it.0).collect();
        open_sheet(&OpenSheet {
            kind,
            field,
            techniques: KimariteSet::default(),
            story,
            onsheet: at.onsheet.clone(),
            sits: at.sits.clone(),
        })
    }
}
