//! The rules page, in the app’s own words, with examples worked out by the rules module.

use bout::Table;
use rules::{
    GameId, Side, Viewer,
    circle::{Board, Circle, Event, View},
};
use yew::prelude::*;

use super::{
    cards::face,
    picture::Ring,
    sheets::table,
    turn::{last_turn, moves, spots},
    words::{TWELVE, log_line},
};
use crate::ui::{
    parts::{
        Block::{Drawing, Examples, Paragraph, Part, Points},
        RulesPage, sequence,
    },
    stage::seat_names,
    words::{self, Text, t, text},
};

/// East pushes West out of the ring.
const AIM: &str = "E+TK,YK,YT W+TD,UH,OD TK=TD E+OD W+YT YK=UH E+HK W+YK YT=OD";
/// Who acts first: defence before attack, then the lower number. The second card acts on the board as the first has left it.
const ORDER: [&str; 3] = [
    "E+YT,OD,KD W+MM,YK,TP OD=MM W>11 E>3",
    "E+OD,YK,TP W+YT,KD,UH OD=YT",
    "E+TK,OD,MM W+UH,TD,TP TK=UH E+YK W+YK OD=TD",
];
/// Which cards cancel others, and what a Kimedashi brings.
const CANCEL: [&str; 3] = [
    "E+TP,YK,OD W+TK,UH,MM TP=TK",
    "E+HK,TK,UH W+YK,TP,MM HK=YK E:TK",
    "E+KD,OD,UH W+TP,YK,YT KD=YK E+MM W+UH OD=YT",
];
/// What attacks do.
const ATTACK: [&str; 3] = [
    "E+YT,YK,TK W+UH,MM,OD YT=MM W>9 E+UH W+YT TK=UH",
    "E+YK,TK,OD W+MM,TP,UH YK=MM W>11 E>1",
    "E+TK,TD,OD W+YK,YT,UH TK=YK E+UH W+MM OD=YT E>1",
];
/// A Tsukidashi that would carry both wrestlers out.
const LIMIT: [&str; 1] =
    ["E+KD,MM,TK W+KD,MM,YT MM=YT E>5 W>9 E+TD W+YK KD=MM W>7 E+HK W+UH TK=KD E:HK E:TD"];

/// The last turn of a record: where the wrestlers stand before it and after it.
fn pictures(story: &[(Event, View)]) -> Option<Html> {
    let came = last_turn(story)?.came;
    let begins = |(event, _): &(Event, View)| matches!(event, Event::Revealed { .. });
    let (_, before) = story.iter().rfind(|frame| begins(frame))?;
    let (_, after) = story.last()?;
    let names = seat_names();
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
    let names = seat_names();
    let story: Vec<(Event, View)> = table.story(Viewer::Public).collect();
    let pictures = pictures(&story)?;
    let turn = last_turn(&story)?;
    let came = turn
        .came
        .iter()
        .map(|event| log_line(event, &names, TWELVE));
    let came: Vec<String> = came.collect();
    Some(html! {
        <figure class="example circle-example">
            { pictures }
            <div class="two">{ for Side::PAIR.map(|seat| face(seat, turn.cards[seat.index()], false)) }</div>
            <figcaption>{ words::sentences(&came) }</figcaption>
        </figure>
    })
}

fn aim() -> Html {
    example(AIM).unwrap_or_default()
}

/// Where the wrestlers begin.
fn start() -> Html {
    let names = seat_names();
    html! {
        <div class="circle-example"><Ring spots={spots(Board::START, [].iter())} {names} main=false /></div>
    }
}

const fn order(what: &'static str) -> Text {
    text!("circle-rules-order", what = what)
}

const fn reading(what: &'static str) -> Text {
    text!("circle-our-reading", what = what)
}

/// The rules page of sumo in the ring of nineteen circles.
pub(super) const RULES_PAGE: &RulesPage = &RulesPage {
    game: GameId::Circle,
    title: text!("circle-rules-title"),
    lead: text!("circle-rules-lead"),
    aim: &[Paragraph(text!("circle-rules-more")), Drawing(aim)],
    heading: |part| t!("circle-part", part),
    kanji: |_| None,
    blocks: &[
        Part("ring"),
        Paragraph(text!("circle-rules-ring")),
        Drawing(start),
        Paragraph(text!("circle-rules-directions")),
        Part("turn"),
        Paragraph(text!("circle-rules-turn")),
        Paragraph(text!("circle-rules-annul")),
        Paragraph(text!("circle-rules-choices")),
        Part("order"),
        Points(&[order("defence"), order("number"), order("board")]),
        Examples("examples", example, &ORDER),
        Points(&[
            order("tsuppari"),
            order("hikkake"),
            order("follow"),
            order("priority"),
            order("ends"),
        ]),
        Examples("examples", example, &CANCEL),
        Part("attack"),
        Paragraph(text!("circle-rules-attack")),
        Paragraph(text!("circle-rules-push")),
        Examples("examples", example, &ATTACK),
        Part("cards"),
        Paragraph(text!("circle-rules-cards")),
        Drawing(table),
        Part("limit"),
        Paragraph(text!("circle-rules-limit")),
        Paragraph(text!("circle-rules-substitute")),
        Examples("examples", example, &LIMIT),
        Part("piles"),
        Paragraph(text!("circle-rules-piles")),
        Paragraph(text!("circle-rules-seen")),
        Part("basho"),
        Paragraph(text!("circle-rules-basho")),
        Part("ours"),
        Paragraph(text!("rules-ours")),
        Points(&[
            reading("ring"),
            reading("numbers"),
            reading("annul"),
            reading("follow"),
            reading("counted"),
        ]),
        Part("credits"),
        Paragraph(text!("circle-credit")),
        Paragraph(text!("credit-ours")),
    ],
};

#[cfg(test)]
mod tests;
