//! The rules page, in the app’s own words, with examples worked out by the rules module.

use std::iter;

use yew::prelude::*;

use super::{
    cards::face,
    picture::{picture, small},
    sheets::tactics,
    words::{log_line, side},
};
use crate::{
    rules::{
        GameId, Side, Viewer,
        track::{Event, Play, Track},
    },
    session::Table,
    ui::{
        parts::{RulesPart, p, points, rules_of},
        words::{self, t},
    },
};

/// The sections of the page.
const PARTS: [&str; 11] = [
    "track", "turn", "end", "zero", "oshi", "tactical", "order", "clock", "robin", "ours",
    "credits",
];

/// East pushes West off the end of the track.
const AIM: &str = "1. 6=3";

/// Turns that show how far a push goes.
const PUSHES: [&str; 4] = ["1. 3=5", "1. 6=5", "1. 2=6", "1. 4=4"];

/// A push-off, a win by position, and a tie.
const ENDS: [&str; 3] = [
    "1. 5=4 2. 6=3",
    "1. 4=4 2. 5=5 3. 6=6 4. 1=3 5. 3=2 6. 2=1",
    "1. 1=1 2. 2=2 3. 3=3 4. 4=4 5. 6=5 6. 5=6",
];

/// A push against a 0.
const ZERO: [&str; 1] = ["1. 5=4 2. 6=0"];

/// The last cards of two hands, which are then taken back.
const BACK: [&str; 1] = ["1. 1=3 2. 3=2 3. 4=4 4. 5=5 5. 6=6 6. 2=1"];

/// Turns that show what tactics do. The page shows the last turn of each record.
const TACTICS: [&str; 5] = [
    "[East-Swaps \"3\"]\n[West-Swaps \"\"]\n\n1. N=2",
    "[East-Swaps \"\"]\n[West-Swaps \"4\"]\n\n1. 6=5 2. 5=S",
    "[East-Swaps \"5\"]\n[West-Swaps \"\"]\n\n1. 4=5 2. K=2",
    "[East-Swaps \"1\"]\n[West-Swaps \"6\"]\n\n1. Y=MG",
    "[East-Swaps \"2\"]\n[West-Swaps \"4\"]\n\n1. 6=2 2. G=S",
];

/// The last turn of a record: the plays, the positions before and after, and the events after the reveal.
fn last_turn(text: &str) -> Option<([Play; 2], [i8; 2], Vec<Event>)> {
    let table = Table::<Track>::of(text).ok()?;
    let frames = (0..table.len()).filter_map(|frame| table.frame(frame, Viewer::Public));
    let (events, views): (Vec<Event>, Vec<_>) = frames.unzip();
    let revealed = |event: &Event| matches!(event, Event::Revealed { .. });
    let first = events.iter().rposition(revealed)?;
    let (Event::Revealed { plays, .. }, came) = events.get(first..)?.split_first()? else {
        return None;
    };
    let positions = [views.get(first)?, views.last()?].map(|view| view.bout.position());
    Some((*plays, positions, came.to_vec()))
}

/// A record with these turns; `variant` is the tag for it.
fn record(variant: &str, turns: &str) -> String {
    ["[Game \"track\"]\n", variant, turns, "\n"].concat()
}

/// What happened from that position on, in words.
fn told(from: i8, came: &[Event]) -> String {
    let names = Side::PAIR.map(|seat| t!("seat", seat = seat.slug()));
    let each = came.iter().map(|event| log_line(event, &names).1);
    let from = t!(
        "track-example",
        side = side(from),
        number = from.unsigned_abs()
    );
    words::sentences(&iter::once(from).chain(each).collect::<Vec<_>>())
}

/// The last turn of a record: its cards, where the wrestlers stood before it and stand after it, and what happened.
fn example(text: &str) -> Option<Html> {
    let (plays, [before, after], came) = last_turn(text)?;
    Some(html! {
        <figure class="example track-example">
            { small(after, before) }
            <div>
                <div class="two">{ for Side::PAIR.map(|seat| face(seat, plays[seat.index()].card(), false)) }</div>
                <figcaption>{ told(before, &came) }</figcaption>
            </div>
        </figure>
    })
}

fn examples(variant: &str, turns: &[&str]) -> Html {
    let texts = turns.iter().map(|turns| record(variant, turns));
    html! { <div class="examples">{ for texts.filter_map(|text| example(&text)) }</div> }
}

/// The whole track, with the push that decides a bout.
fn aim() -> Option<Html> {
    let (_, [before, after], came) = last_turn(&record("\n", AIM))?;
    let names = Side::PAIR.map(|seat| t!("seat", seat = seat.slug()));
    Some(html! {
        <figure>
            { picture(after, Some(before), &names, came.last(), None, false) }
            <figcaption>{ told(before, &came) }</figcaption>
        </figure>
    })
}

fn body(part: &str) -> Html {
    match part {
        "track" => {
            let names = Side::PAIR.map(|seat| t!("seat", seat = seat.slug()));
            html! {
                <>
                    { p(t!("track-rules-track")) }
                    { picture(0, None, &names, None, None, false) }
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
                { examples("\n", &ENDS) }
            </>
        },
        "zero" => {
            html! { <>{ p(t!("track-rules-zero")) }{ examples("[Variant \"zero\"]\n\n", &ZERO) }</> }
        }
        "oshi" => {
            html! { <>{ p(t!("track-rules-oshi")) }{ examples("[Variant \"oshi-dashi\"]\n\n", &BACK) }</> }
        }
        "tactical" => html! {
            <>
                { p(t!("track-rules-tactical")) }
                { tactics() }
            </>
        },
        "order" => html! {
            <>
                { p(t!("track-rules-order")) }
                { points(&["number", "tactics", "master", "gino", "equal", "kanto", "last", "end"], |what| t!("track-rules-order-of", what = what)) }
                { examples("[Variant \"tactical\"]\n", &TACTICS) }
            </>
        },
        "clock" => p(t!("track-rules-clock")),
        "robin" => html! { <>{ p(t!("track-rules-robin")) }{ p(t!("robin-points")) }</> },
        "ours" => html! {
            <>
                { p(t!("rules-ours")) }
                { points(&["zero", "shown", "order", "kanto"], |what| t!("track-our-reading", what = what)) }
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
pub(super) fn rules_page() -> Html {
    let parts = PARTS.map(|slug| RulesPart {
        slug,
        title: t!("track-part", part = slug),
        kanji: None,
        body: Callback::from(move |()| body(slug)),
    });
    let title = t!("track-rules-title");
    let aim = (
        t!("track-rules-lead"),
        html! { <>{ p(t!("track-rules-more")) }{ for aim() }</> },
    );
    rules_of(GameId::Track, &title, aim, parts.into())
}

#[cfg(test)]
mod tests;
