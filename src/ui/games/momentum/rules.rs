//! The rules page, in the app’s own words, with examples worked out by the rules module.

use yew::prelude::*;

use super::{
    disks::MomentumBoard,
    picture::{self, Board, spot},
    words::log_line,
};
use crate::{
    rules::{
        GameId, Side, Viewer,
        momentum::{Config, Event, Momentum, Position},
    },
    session::Table,
    ui::{
        parts::{RulesPart, p, points, rules_of, sequence},
        words::{self, t},
    },
};

/// The sections of the page.
pub(super) const PARTS: [&str; 9] = [
    "board", "lean", "walk", "push", "end", "draw", "basho", "ours", "credits",
];

/// Two disks are moved; then a turn in which the same lean carries on.
pub(super) const LEAN: [&str; 2] = ["B>F,BL>FR:VRL", "BL>FR,-:VRL -,-:VRL -,-:VRL"];
/// East walks and pushes; East approaches, and West walks and pushes.
pub(super) const PUSH: [&str; 2] = ["B>F,B>F:VLR", "B>F,-:VRL B>F,-:VRL"];
/// The same momentum walked in two different orders.
pub(super) const ORDER: [&str; 2] = [
    "B>F,-:VRL B>F,-:VRL BL>FR,-:VRL",
    "B>F,-:VRL B>F,-:VRL BL>FR,-:RVL",
];
/// A push-off, and a fall.
pub(super) const END: [&str; 2] = [
    "B>F,B>F:VLR FL>F,-:RVL FR>F,-:LRV",
    "F>B,F>B:VRL -,-:VRL -,-:VRL",
];

/// The mover and the events of a record's last turn, and the positions before and after it.
pub(super) fn last_turn(tokens: &str) -> Option<(Side, Vec<Event>, [Position; 2])> {
    let table = Table::<Momentum>::of(&format!("[Game \"momentum\"]\n{tokens}\n")).ok()?;
    let frames = (0..table.len()).filter_map(|frame| table.frame(frame, Viewer::Public));
    let (events, views): (Vec<Event>, Vec<_>) = frames.unzip();
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
    let names = Side::PAIR.map(|seat| t!("seat", seat = seat.slug()));
    let off = trail
        .iter()
        .rev()
        .find(|event| !matches!(event, Event::Ended(_)));
    let spots = Side::PAIR.map(|seat| spot(position.side(), position.place(seat), seat, off));
    picture::board(&Board {
        main: false,
        trail,
        advised,
        ..Board::new(position.side(), spots, names)
    })
}

/// The last turn of a record: the board and the momentum board of its mover, before it and after it, and what happened.
fn example(tokens: &str) -> Option<Html> {
    let (seat, came, [before, after]) = last_turn(tokens)?;
    let names = Side::PAIR.map(|seat| t!("seat", seat = seat.slug()));
    let said: Vec<String> = came.iter().map(|event| log_line(event, &names).1).collect();
    let [east, west] = names;
    let name = if seat == Side::East { east } else { west };
    let disks = |position: &Position| {
        let disks = position.disks(seat);
        html! { <MomentumBoard {seat} name={name.clone()} {disks} upside={seat == Side::West} /> }
    };
    Some(html! {
        <figure class="example momentum-example">
            { sequence(vec![disks(&before), disks(&after)]) }
            { sequence(vec![path_board(&before, Vec::new(), came.clone()), path_board(&after, came, Vec::new())]) }
            <figcaption>{ words::sentences(&said) }</figcaption>
        </figure>
    })
}

fn examples(records: &[&str]) -> Html {
    html! { <div class="examples examples-1">{ for records.iter().filter_map(|tokens| example(tokens)) }</div> }
}

/// Sentences from one message, each a paragraph.
fn says(each: &[&'static str]) -> Html {
    let each = each.iter();
    each.map(|what| p(t!("momentum-rules", what = *what)))
        .collect()
}

fn body(part: &str) -> Html {
    match part {
        "board" => {
            let start = Position::start(Config::default());
            html! {
                <>
                    { says(&["board", "start"]) }
                    <div class="momentum-example">{ path_board(&start, Vec::new(), Vec::new()) }</div>
                    { says(&["disks"]) }
                </>
            }
        }
        "lean" => says(&["lean", "leave"]),
        "walk" => html! { <>{ says(&["axes", "order", "stays"]) }{ examples(&LEAN) }</> },
        "push" => html! {
            <>{ says(&["push"]) }{ examples(&PUSH) }{ says(&["meets"]) }{ examples(&ORDER) }</>
        },
        "end" => html! { <>{ says(&["off", "fall"]) }{ examples(&END) }</> },
        "draw" => says(&["draw"]),
        "basho" => says(&["basho"]),
        "ours" => html! {
            <>
                { p(t!("rules-ours")) }
                { points(&["side", "start", "draw"], |what| t!("momentum-our-reading", what = what)) }
            </>
        },
        _ => html! {
            <>
                { p(t!("momentum-credit")) }
                { p(t!("credit-ours")) }
            </>
        },
    }
}

/// The rules page of hex sumo with momentum.
pub(super) fn rules_page() -> Html {
    let parts = PARTS.map(|slug| RulesPart {
        slug,
        title: t!("momentum-part", part = slug),
        kanji: None,
        body: Callback::from(move |()| body(slug)),
    });
    let title = t!("momentum-rules-title");
    let aim = (
        t!("momentum-rules-lead"),
        html! { <>{ p(t!("momentum-rules-more")) }{ for example(END[0]) }</> },
    );
    rules_of(GameId::Momentum, &title, aim, parts.into())
}

#[cfg(test)]
mod tests;
