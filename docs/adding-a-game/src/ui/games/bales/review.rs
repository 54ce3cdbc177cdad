//! The review of a bout, and the rules page.

use std::rc::Rc;

use yew::prelude::*;

use super::{
    picture::bales,
    words::{self, log_line},
};
use crate::{
    rules::{
        GameId, Viewer,
        bales::{Bales, Event, Illegal, Misread},
    },
    ui::{
        component::component_with,
        parts::{RulesPart, p, rules_of},
        stage::{Findings, Replay, ReviewProps, ReviewUi, use_steps},
        words::t,
    },
};

impl ReviewUi for Bales {
    fn illegal(illegal: &Illegal) -> String {
        words::illegal(illegal)
    }

    fn misread(misread: &Misread) -> String {
        words::misread(misread)
    }

    fn rules() -> (String, Html) {
        let part = |slug: &'static str, body: Html| RulesPart {
            slug,
            title: t!("bales-part", part = slug),
            kanji: None,
            body: Callback::from(move |()| body.clone()),
        };
        let parts = [
            part("turn", p(t!("bales-rules"))),
            part("credits", p(t!("bales-credit"))),
        ];
        let title = t!("bales-rules-title");
        let aim = (t!("bales-line"), super::picture::bales(7));
        let page = rules_of(GameId::Bales, &title, aim, parts.into());
        (title, page)
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Took { .. })
    }

    fn line(event: &Event, replay: &Replay<Self>) -> String {
        log_line(event, &replay.names).1
    }

    fn reviewed(props: ReviewProps<Self>) -> Html {
        component_with(props, use_review)
    }
}

#[hook]
fn use_review(props: Rc<ReviewProps<Bales>>) -> Html {
    let table = &props.replay.table;
    let steps = use_steps(&props.replay, props.frame);
    // A record without turns has no frame.
    let frame = table.frame(steps.here, Viewer::Public);
    let board = frame.map(|(_, view)| bales(view.left()));
    steps.screen(
        &props.replay,
        board.unwrap_or_default(),
        Html::default(),
        &Findings::default(),
    )
}
