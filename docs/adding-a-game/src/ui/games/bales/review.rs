//! The review of a bout, and the rules page.

use rules::{
    GameId, Viewer,
    bales::{Bales, Event},
};
use yew::prelude::*;

use super::{picture::bales, words::log_line};
use crate::ui::{
    parts::{
        Block::{Drawing, Paragraph, Part},
        RulesPage,
    },
    stage::{Findings, Replay, ReviewProps, ReviewUi, use_steps},
    words::{t, text},
};

impl ReviewUi for Bales {
    const RULES: &'static RulesPage = &RulesPage {
        game: GameId::Bales,
        title: text!("bales-rules-title"),
        lead: text!("bales-line"),
        aim: &[Drawing(|| bales(7))],
        heading: |part| t!("bales-part", part),
        kanji: |_| None,
        blocks: &[
            Part("turn"),
            Paragraph(text!("bales-rules")),
            Part("credits"),
            Paragraph(text!("bales-credit")),
        ],
    };

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Took { .. })
    }

    fn line(event: &Event, replay: &Replay<Self>) -> String {
        log_line(event, &replay.names).1
    }

    fn reviewed(props: ReviewProps<Self>) -> Html {
        html! { <Review ..props /> }
    }
}

/// The review of a bout.
#[component]
fn Review(props: &ReviewProps<Bales>) -> Html {
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
