//! The rules page, in the app’s own words, with examples worked out by the rules module.

use yew::prelude::*;

use super::{
    cards::face,
    picture::Ring,
    sheets::table,
    turn::{last_turn, moves, spots},
    words::{TWELVE, log_line},
};
use crate::{
    rules::{
        GameId, Side, Viewer,
        circle::{Board, Circle, Event, View},
    },
    session::Table,
    ui::{
        parts::{RulesPart, p, points, rules_of, sequence},
        words::{self, t},
    },
};

/// The sections of the page.
pub(super) const PARTS: [&str; 10] = [
    "ring", "turn", "order", "attack", "cards", "limit", "piles", "basho", "ours", "credits",
];

/// East pushes West out of the ring.
pub(super) const AIM: &str = "E+TK,YK,YT W+TD,UH,OD TK=TD E+OD W+YT YK=UH E+HK W+YK YT=OD";
/// Who acts first: defence before attack, then the lower number. The second card acts on the board as the first has left it.
pub(super) const ORDER: [&str; 3] = [
    "E+YT,OD,KD W+MM,YK,TP OD=MM W>11 E>3",
    "E+OD,YK,TP W+YT,KD,UH OD=YT",
    "E+TK,OD,MM W+UH,TD,TP TK=UH E+YK W+YK OD=TD",
];
/// Which cards cancel others, and what a Kimedashi brings.
pub(super) const CANCEL: [&str; 3] = [
    "E+TP,YK,OD W+TK,UH,MM TP=TK",
    "E+HK,TK,UH W+YK,TP,MM HK=YK E:TK",
    "E+KD,OD,UH W+TP,YK,YT KD=YK E+MM W+UH OD=YT",
];
/// What attacks do.
pub(super) const ATTACK: [&str; 3] = [
    "E+YT,YK,TK W+UH,MM,OD YT=MM W>9 E+UH W+YT TK=UH",
    "E+YK,TK,OD W+MM,TP,UH YK=MM W>11 E>1",
    "E+TK,TD,OD W+YK,YT,UH TK=YK E+UH W+MM OD=YT E>1",
];
/// A Tsukidashi that would carry both wrestlers out.
pub(super) const LIMIT: [&str; 1] =
    ["E+KD,MM,TK W+KD,MM,YT MM=YT E>5 W>9 E+TD W+YK KD=MM W>7 E+HK W+UH TK=KD E:HK E:TD"];

/// The last turn of a record: where the wrestlers stand before it and after it.
fn pictures(story: &[(Event, View)]) -> Option<Html> {
    let came = last_turn(story)?.came;
    let begins = |(event, _): &(Event, View)| matches!(event, Event::Revealed { .. });
    let (_, before) = story.iter().rfind(|frame| begins(frame))?;
    let (_, after) = story.last()?;
    let names = Side::PAIR.map(|seat| t!("seat", seat = seat.slug()));
    let events = story.iter().map(|(event, _)| event);
    let start = spots(before.board, [].iter());
    let moves = moves(after.board, &came);
    Some(sequence(vec![
        html! { <Ring spots={start} names={names.clone()} main=false {moves} /> },
        html! { <Ring spots={spots(after.board, events)} {names} main=false /> },
    ]))
}

/// The last turn of a record: its cards, what happened, and where the wrestlers stand before it and after it.
fn example(tokens: &str) -> Option<Html> {
    let table = Table::<Circle>::of(&format!("[Game \"circle\"]\n{tokens}\n")).ok()?;
    let names = Side::PAIR.map(|seat| t!("seat", seat = seat.slug()));
    let frames = (0..table.len()).filter_map(|frame| table.frame(frame, Viewer::Public));
    let story: Vec<(Event, View)> = frames.collect();
    let turn = last_turn(&story)?;
    let came = turn
        .came
        .iter()
        .map(|event| log_line(event, &names, TWELVE).1);
    let came: Vec<String> = came.collect();
    Some(html! {
        <figure class="example circle-example">
            { for pictures(&story) }
            <div class="two">{ for Side::PAIR.map(|seat| face(seat, turn.cards[seat.index()], false)) }</div>
            <figcaption>{ words::sentences(&came) }</figcaption>
        </figure>
    })
}

fn examples(records: &[&str]) -> Html {
    html! { <div class="examples">{ for records.iter().filter_map(|tokens| example(tokens)) }</div> }
}

fn body(part: &str) -> Html {
    match part {
        "ring" => {
            let names = Side::PAIR.map(|seat| t!("seat", seat = seat.slug()));
            html! {
                <>
                    { p(t!("circle-rules-ring")) }
                    <div class="circle-example"><Ring spots={spots(Board::START, [].iter())} {names} main=false /></div>
                    { p(t!("circle-rules-directions")) }
                </>
            }
        }
        "turn" => html! {
            <>
                { p(t!("circle-rules-turn")) }
                { p(t!("circle-rules-annul")) }
                { p(t!("circle-rules-choices")) }
            </>
        },
        "order" => html! {
            <>
                { points(&["defence", "number", "board"], |what| t!("circle-rules-order", what = what)) }
                { examples(&ORDER) }
                { points(&["tsuppari", "hikkake", "follow", "priority", "ends"], |what| t!("circle-rules-order", what = what)) }
                { examples(&CANCEL) }
            </>
        },
        "attack" => html! {
            <>
                { p(t!("circle-rules-attack")) }
                { p(t!("circle-rules-push")) }
                { examples(&ATTACK) }
            </>
        },
        "cards" => html! {
            <>
                { p(t!("circle-rules-cards")) }
                { table() }
            </>
        },
        "limit" => html! {
            <>
                { p(t!("circle-rules-limit")) }
                { p(t!("circle-rules-substitute")) }
                { examples(&LIMIT) }
            </>
        },
        "piles" => html! {
            <>
                { p(t!("circle-rules-piles")) }
                { p(t!("circle-rules-seen")) }
            </>
        },
        "basho" => p(t!("circle-rules-basho")),
        "ours" => html! {
            <>
                { p(t!("rules-ours")) }
                { points(&["ring", "numbers", "annul", "follow", "counted"], |what| t!("circle-our-reading", what = what)) }
            </>
        },
        _ => html! {
            <>
                { p(t!("circle-credit")) }
                { p(t!("credit-ours")) }
            </>
        },
    }
}

/// The rules page of sumo in the ring of nineteen circles.
pub(super) fn rules_page() -> Html {
    let parts = PARTS.map(|slug| RulesPart {
        slug,
        title: t!("circle-part", part = slug),
        kanji: None,
        body: Callback::from(move |()| body(slug)),
    });
    let title = t!("circle-rules-title");
    rules_of(
        GameId::Circle,
        &title,
        (
            t!("circle-rules-lead"),
            html! { <>{ p(t!("circle-rules-more")) }{ for example(AIM) }</> },
        ),
        parts.into(),
    )
}

#[cfg(test)]
mod tests;
