//! The rules page, in the app’s own words, with examples worked out by the rules module.

use yew::prelude::*;

use super::{
    cards::face,
    picture::picture,
    sheets::tactics,
    words::{log_line, place},
};
use crate::{
    rules::{
        GameId, Side, Viewer,
        track::{Event, Track},
    },
    session::Table,
    ui::{
        parts::{RulesPart, p, rules_of},
        words::t,
    },
};

/// The sections of the page.
const PARTS: [&str; 10] = [
    "track", "turn", "end", "zero", "oshi", "tactical", "order", "clock", "ours", "credits",
];

/// Turns that show how far a push goes.
const PUSHES: [&str; 4] = ["1. 6=3", "1. 6=5", "1. 2=6", "1. 4=4"];

/// Turns that show what tactics do. The page shows the last turn of each record.
const TACTICS: [&str; 5] = [
    "[East-Swaps \"3\"]\n[West-Swaps \"\"]\n\n1. N=2",
    "[East-Swaps \"\"]\n[West-Swaps \"4\"]\n\n1. 6=3 2. 5=S",
    "[East-Swaps \"5\"]\n[West-Swaps \"\"]\n\n1. 4=5 2. K=2",
    "[East-Swaps \"1\"]\n[West-Swaps \"6\"]\n\n1. Y=MG",
    "[East-Swaps \"2\"]\n[West-Swaps \"4\"]\n\n1. 6=2 2. G=S",
];

/// The last turn of a record: its cards and what happened.
fn example(text: &str) -> Html {
    let Ok(table) = Table::<Track>::of(text) else {
        return Html::default();
    };
    let names = Side::PAIR.map(|seat| t!("seat", seat = seat.slug()));
    let events = (0..table.len()).filter_map(|place| table.frame(place, Viewer::Public));
    let events: Vec<_> = events.collect();
    let revealed = |(event, _): &(Event, _)| matches!(event, Event::Revealed { .. });
    let Some(start) = events.iter().rposition(revealed) else {
        return Html::default();
    };
    let Some((Event::Revealed { plays, .. }, before)) = events.get(start) else {
        return Html::default();
    };
    let came: Vec<String> = events
        .iter()
        .skip(start + 1)
        .map(|(event, _)| log_line(event, &names).1)
        .collect();
    html! {
        <figure class="example track-example">
            <div class="two">{ for Side::PAIR.map(|seat| face(seat, plays[seat.index()].card(), false)) }</div>
            <figcaption>{ t!("track-example", place = place(before.bout.position())) }{ " " }{ came.join(" ") }</figcaption>
        </figure>
    }
}

fn examples(header: &str, turns: &[&str]) -> Html {
    let texts = turns
        .iter()
        .map(|turn| format!("[Game \"track\"]\n{header}{turn}\n"));
    html! { <div class="examples">{ for texts.map(|text| example(&text)) }</div> }
}

fn body(part: &str) -> Html {
    match part {
        "track" => {
            let names = Side::PAIR.map(|seat| t!("seat", seat = seat.slug()));
            html! {
                <>
                    { p(t!("track-rules-track")) }
                    { picture(0, None, &names, None, &NodeRef::default(), false) }
                    { p(t!("track-rules-hands")) }
                </>
            }
        }
        "turn" => html! {
            <>
                { p(t!("track-rules-turn")) }
                { p(t!("track-rules-sum")) }
                { examples("\n", &PUSHES) }
            </>
        },
        "end" => html! {
            <>
                { p(t!("track-rules-push-off")) }
                { p(t!("track-rules-position")) }
                { p(t!("track-rules-forced")) }
            </>
        },
        "zero" => p(t!("track-rules-zero")),
        "oshi" => p(t!("track-rules-oshi")),
        "tactical" => html! {
            <>
                { p(t!("track-rules-tactical")) }
                { tactics() }
            </>
        },
        "order" => html! {
            <>
                { p(t!("track-rules-order")) }
                <ul class="points">
                    { for ["number", "tactics", "master", "gino", "equal", "kanto", "last", "end"].map(|what| html! { <li>{ t!("track-rules-order-of", what = what) }</li> }) }
                </ul>
                { examples("[Variant \"tactical\"]\n", &TACTICS) }
            </>
        },
        "clock" => p(t!("track-rules-clock")),
        "ours" => html! {
            <>
                { p(t!("rules-ours")) }
                <ul class="points">
                    { for ["zero", "shown", "order", "kanto"].map(|what| html! { <li>{ t!("track-our-reading", what = what) }</li> }) }
                </ul>
            </>
        },
        _ => html! {
            <>
                { p(t!("track-credit")) }
                { p(t!("credit-ours")) }
            </>
        },
    }
}

/// The rules of one-dimensional sumo.
pub fn rules_page() -> Html {
    let parts = PARTS.map(|slug| RulesPart {
        slug,
        title: t!("track-part", part = slug),
        kanji: None,
        body: body(slug),
    });
    let title = t!("track-rules-title");
    rules_of(GameId::Track, &title, t!("track-rules-lead"), &parts)
}
