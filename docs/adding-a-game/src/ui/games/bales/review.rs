//! The review of a bout, and the rules page.

use yew::prelude::*;

use super::{
    picture::bales,
    words::{complaint, log_line},
};
use crate::{
    rules::{GameId, Viewer, bales::Bales, record::Refused},
    ui::{
        parts::{RulesPart, Share, game_bar, p, rules_of},
        stage::{Replay, ReviewUi, use_steps},
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
    let Replay {
        table, names, text, ..
    } = &props.replay;
    let steps = use_steps(table.len(), 0);
    // A record without turns has no frame.
    let frame = table.frame(steps.here, Viewer::Public);
    html! {
        <main class="page bales review" onkeydown={steps.onkeydown.clone()}>
            { game_bar(GameId::Bales, t!("review")) }
            if let Some((event, view)) = frame {
                { bales(view.left()) }
                { steps.now(log_line(&event, names).1, Html::default()) }
            }
            <section class="review-more"><Share game={GameId::Bales} record={text.clone()} /></section>
        </main>
    }
}
