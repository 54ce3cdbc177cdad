//! The rules page, in the app’s own words, with examples worked out by the rules module.

use std::iter;

use bout::Table;
use rules::{
    GameId, Side, Viewer,
    track::{Event, Play, Track},
};
use yew::prelude::*;

use super::{
    cards::face,
    picture::{picture, small},
    sheets::tactics,
    words::{log_line, side},
};
use crate::ui::{
    parts::{
        Block::{Drawing, Examples, Paragraph, Part, Points},
        RulesPage,
    },
    stage::seat_names,
    words::{self, Text, t, text},
};

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
const ZERO: [&str; 1] = ["[Variant \"zero\"]\n1. 5=4 2. 6=0"];

/// The last cards of two hands, which are then taken back.
const BACK: [&str; 1] = ["[Variant \"oshi-dashi\"]\n1. 1=3 2. 3=2 3. 4=4 4. 5=5 5. 6=6 6. 2=1"];

/// Turns that show what tactics do. The page shows the last turn of each record.
const TACTICS: [&str; 5] = [
    "[Variant \"tactical\"]\n[East-Swaps \"3\"]\n[West-Swaps \"\"]\n1. N=2",
    "[Variant \"tactical\"]\n[East-Swaps \"\"]\n[West-Swaps \"4\"]\n1. 6=5 2. 5=S",
    "[Variant \"tactical\"]\n[East-Swaps \"5\"]\n[West-Swaps \"\"]\n1. 4=5 2. K=2",
    "[Variant \"tactical\"]\n[East-Swaps \"1\"]\n[West-Swaps \"6\"]\n1. Y=MG",
    "[Variant \"tactical\"]\n[East-Swaps \"2\"]\n[West-Swaps \"4\"]\n1. 6=2 2. G=S",
];

/// The last turn of a record: the plays, the positions before and after, and the events after the reveal.
fn last_turn(record: &str) -> Option<([Play; 2], [i8; 2], Vec<Event>)> {
    let table = Table::<Track>::of(&format!("[Game \"track\"]\n{record}\n")).ok()?;
    let (events, views): (Vec<Event>, Vec<_>) = table.story(Viewer::Public).unzip();
    let revealed = |event: &Event| matches!(event, Event::Revealed { .. });
    let first = events.iter().rposition(revealed)?;
    let (Event::Revealed { plays, .. }, came) = events.get(first..)?.split_first()? else {
        return None;
    };
    let positions = [views.get(first)?, views.last()?].map(|view| view.bout.position());
    Some((*plays, positions, came.to_vec()))
}

/// What happened from that position on, in words.
fn told(from: i8, came: &[Event]) -> String {
    let names = seat_names();
    let each = came.iter().map(|event| log_line(event, &names));
    let from = t!(
        "track-example",
        side = side(from),
        number = from.unsigned_abs()
    );
    words::sentences(&iter::once(from).chain(each).collect::<Vec<_>>())
}

/// The last turn of a record: its cards, where the wrestlers stood before it and stand after it, and what happened.
fn example(record: &str) -> Option<Html> {
    let (plays, [before, after], came) = last_turn(record)?;
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

/// The whole track, with the push that decides a bout.
fn aim() -> Html {
    let Some((_, [before, after], came)) = last_turn(AIM) else {
        return Html::default();
    };
    let names = seat_names();
    html! {
        <figure>
            { picture(after, Some(before), &names, came.last(), None, false) }
            <figcaption>{ told(before, &came) }</figcaption>
        </figure>
    }
}

/// The track as a bout begins.
fn start() -> Html {
    let names = seat_names();
    picture(0, None, &names, None, None, false)
}

const fn order(what: &'static str) -> Text {
    text!("track-rules-order-of", what = what)
}

const fn reading(what: &'static str) -> Text {
    text!("track-our-reading", what = what)
}

/// The rules page of one-dimensional sumo.
pub(super) const RULES_PAGE: &RulesPage = &RulesPage {
    game: GameId::Track,
    title: text!("track-rules-title"),
    lead: text!("track-rules-lead"),
    aim: &[Paragraph(text!("track-rules-more")), Drawing(aim)],
    heading: |part| t!("track-part", part),
    kanji: |_| None,
    blocks: &[
        Part("track"),
        Paragraph(text!("track-rules-track")),
        Drawing(start),
        Paragraph(text!("track-rules-hands")),
        Part("turn"),
        Paragraph(text!("track-rules-turn")),
        Paragraph(text!("track-rules-sum")),
        Examples("examples", example, &PUSHES),
        Part("end"),
        Paragraph(text!("track-rules-push-off")),
        Paragraph(text!("track-rules-position")),
        Paragraph(text!("track-rules-forced")),
        Examples("examples", example, &ENDS),
        Part("zero"),
        Paragraph(text!("track-rules-zero")),
        Examples("examples", example, &ZERO),
        Part("oshi"),
        Paragraph(text!("track-rules-oshi")),
        Examples("examples", example, &BACK),
        Part("tactical"),
        Paragraph(text!("track-rules-tactical")),
        Drawing(tactics),
        Part("order"),
        Paragraph(text!("track-rules-order")),
        Points(&[
            order("number"),
            order("tactics"),
            order("master"),
            order("gino"),
            order("equal"),
            order("kanto"),
            order("last"),
            order("end"),
        ]),
        Examples("examples", example, &TACTICS),
        Part("clock"),
        Paragraph(text!("track-rules-clock")),
        Part("robin"),
        Paragraph(text!("track-rules-robin")),
        Paragraph(text!("robin-points")),
        Part("ours"),
        Paragraph(text!("rules-ours")),
        Points(&[
            reading("zero"),
            reading("shown"),
            reading("order"),
            reading("kanto"),
        ]),
        Part("credits"),
        Paragraph(text!("track-credit")),
        Paragraph(text!("credit-ours")),
    ],
};

#[cfg(test)]
mod tests;
