//! The rules page, in the app’s own words, with examples worked out by the rules module.

use bout::Table;
use rules::{
    GameId, Side, Viewer,
    momentum::{Config, Event, Momentum, Position},
};
use yew::prelude::*;

use super::{
    disks::{Forward, MomentumBoard},
    picture::{Board, Picture, spot},
    words::log_line,
};
use crate::ui::{
    parts::{
        Block::{Drawing, Examples, Paragraph, Part, Points},
        RulesPage, sequence,
    },
    stage::seat_names,
    words::{self, Text, t, text},
};

/// Two disks are moved; then a turn in which the same lean carries on.
const LEAN: [&str; 2] = ["B>F,BL>FR:VRL", "BL>FR,-:VRL -,-:VRL -,-:VRL"];
/// East walks and pushes; East approaches, and West walks and pushes.
const PUSH: [&str; 2] = ["B>F,B>F:VLR", "B>F,-:VRL B>F,-:VRL"];
/// The same momentum walked in two different orders.
const ORDER: [&str; 2] = [
    "B>F,-:VRL B>F,-:VRL BL>FR,-:VRL",
    "B>F,-:VRL B>F,-:VRL BL>FR,-:RVL",
];
/// A push-off, and a fall.
const END: [&str; 2] = [
    "B>F,B>F:VLR FL>F,-:RVL FR>F,-:LRV",
    "F>B,F>B:VRL -,-:VRL -,-:VRL",
];

/// The mover and the events of a record's last turn, and the positions before and after it.
fn last_turn(tokens: &str) -> Option<(Side, Vec<Event>, [Position; 2])> {
    let table = Table::<Momentum>::of(&format!("[Game \"momentum\"]\n{tokens}\n")).ok()?;
    let (events, views): (Vec<Event>, Vec<_>) = table.story(Viewer::Public).unzip();
    let begins = |event: &Event| matches!(event, Event::Began { .. });
    let first = events.iter().rposition(begins)?;
    let (Event::Began { seat, .. }, came) = events.get(first..)?.split_first()? else {
        return None;
    };
    let positions = [views.get(first)?, views.last()?].map(|view| *view.bout.position());
    Some((*seat, came.to_vec(), positions))
}

/// The board in this position, with the path of a turn: of the turn that led here, or of the one to come.
fn path_board(position: &Position, trail: Vec<Event>, advised: Vec<Event>) -> Html {
    let names = seat_names();
    let off = trail
        .iter()
        .rev()
        .find(|event| !matches!(event, Event::Ended(_)));
    let spots = Side::PAIR.map(|seat| spot(position.side(), position.place(seat), seat, off));
    let board = Board {
        main: false,
        trail,
        advised,
        ..Board::new(position.side(), spots, names)
    };
    html! { <Picture ..board /> }
}

/// The last turn of a record: the board and the momentum board of its mover, before it and after it, and what happened.
fn example(tokens: &str) -> Option<Html> {
    let (seat, came, [before, after]) = last_turn(tokens)?;
    let names = seat_names();
    let said: Vec<String> = came.iter().map(|event| log_line(event, &names)).collect();
    let name = &names[seat.index()];
    let disks = |position: &Position| {
        let disks = position.disks(seat);
        html! { <MomentumBoard {seat} name={name.clone()} {disks} forward={Forward::of(seat)} /> }
    };
    Some(html! {
        <figure class="example momentum-example">
            { sequence(vec![disks(&before), disks(&after)]) }
            { sequence(vec![path_board(&before, Vec::new(), came.clone()), path_board(&after, came, Vec::new())]) }
            <figcaption>{ words::sentences(&said) }</figcaption>
        </figure>
    })
}

fn aim() -> Html {
    example(END[0]).unwrap_or_default()
}

/// Where the wrestlers begin.
fn start() -> Html {
    let start = Position::start(Config::default());
    html! { <div class="momentum-example">{ path_board(&start, Vec::new(), Vec::new()) }</div> }
}

const fn rule(what: &'static str) -> Text {
    text!("momentum-rules", what = what)
}

const fn reading(what: &'static str) -> Text {
    text!("momentum-our-reading", what = what)
}

/// The rules page of hex sumo with momentum.
pub(super) const RULES_PAGE: &RulesPage = &RulesPage {
    game: GameId::Momentum,
    title: text!("momentum-rules-title"),
    lead: text!("momentum-rules-lead"),
    aim: &[Paragraph(text!("momentum-rules-more")), Drawing(aim)],
    heading: |part| t!("momentum-part", part),
    kanji: |_| None,
    blocks: &[
        Part("board"),
        Paragraph(rule("board")),
        Paragraph(rule("start")),
        Drawing(start),
        Paragraph(rule("disks")),
        Part("lean"),
        Paragraph(rule("lean")),
        Paragraph(rule("leave")),
        Part("walk"),
        Paragraph(rule("axes")),
        Paragraph(rule("order")),
        Paragraph(rule("stays")),
        Examples("examples examples-1", example, &LEAN),
        Part("push"),
        Paragraph(rule("push")),
        Examples("examples examples-1", example, &PUSH),
        Paragraph(rule("meets")),
        Examples("examples examples-1", example, &ORDER),
        Part("end"),
        Paragraph(rule("off")),
        Paragraph(rule("fall")),
        Examples("examples examples-1", example, &END),
        Part("draw"),
        Paragraph(rule("draw")),
        Part("basho"),
        Paragraph(rule("basho")),
        Part("ours"),
        Paragraph(text!("rules-ours")),
        Points(&[reading("side"), reading("start"), reading("draw")]),
        Part("credits"),
        Paragraph(text!("momentum-credit")),
        Paragraph(text!("credit-ours")),
    ],
};

#[cfg(test)]
mod tests;
