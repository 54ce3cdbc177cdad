//! The review of a bout, and the rules page.

use yew::prelude::*;

use super::{
    picture::bales,
    words::{complaint, log_line},
};
use crate::{
    rules::{
        GameId, Viewer,
        bales::{Bales, Event},
        record::Refused,
    },
    ui::{
        parts::{RulesPart, p, rules_of},
        stage::{Findings, Replay, ReviewUi, use_steps},
        words::t,
    },
};

impl ReviewUi for Bales {
    fn complaint(error: &Refused<Self>) -> String {
        complaint(error)
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

    fn review(replay: Replay<Self>) -> Html {
        html! { <Review {replay} /> }
    }
}

#[derive(Properties, PartialEq)]
struct ReviewProps {
    replay: Replay<Bales>,
}

#[component]
fn Review(props: &ReviewProps) -> Html {
    let table = &props.replay.table;
    let steps = use_steps(&props.replay, 0);
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
