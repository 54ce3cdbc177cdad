//! How a bout ended: who won, with how many points.

use std::cmp::Reverse;

use yew::prelude::*;

use super::{model::Model, score::tally, words::points};
use crate::{
    order::sort_by_key,
    rules::{Seat, slam::Mode},
    ui::{stage::Ending, words::t},
};

/// The seats by rank: by total in basho; by who left last in nokkuauto.
fn places(model: &Model) -> Vec<Seat> {
    let bout = model.bout();
    let mut seats: Vec<Seat> = bout.seats().collect();
    sort_by_key(&mut seats, |&seat| match model.mode() {
        Mode::Basho => (Reverse(bout.total(seat)), Reverse(0)),
        Mode::Nokkuauto => {
            let left = bout.out().iter().position(|&out| out == seat);
            (Reverse(0), Reverse(left.unwrap_or(usize::MAX)))
        }
    });
    seats
}

/// The ending of a finished bout.
pub(super) fn ending(model: &Model) -> Ending {
    let mode = model.mode().slug();
    let bout = model.bout();
    let winner = model.winner();
    let name = winner.map_or("", |seat| model.name(seat));
    let why = match model.mode() {
        _ if model.players().len() < 2 => t!("slam-ended-alone", turns = bout.turns()),
        Mode::Basho => t!(
            "slam-ended-basho",
            name = name,
            total = points(winner.map_or(0, |seat| bout.total(seat)))
        ),
        Mode::Nokkuauto => t!("slam-ended-nokkuauto", name = name),
    };
    Ending {
        winner,
        say: t!("slam-result-say", mode = mode),
        heading: name.to_owned(),
        kanji: t!("slam-won-kanji", mode = mode),
        why,
        also: Vec::new(),
        duel: None,
        standings: Some(standings(model)),
        again: t!("rematch"),
    }
}

/// The players by rank, and the score sheet.
fn standings(model: &Model) -> Html {
    let bout = model.bout();
    html! {
        <>
            <ol class="standings">
                { for places(model).into_iter().map(|seat| html! {
                    <li key={seat.index()} class={(model.winner() == Some(seat)).then_some("won")}>
                        <span>{ model.name(seat) }</span><b>{ points(bout.total(seat)) }</b>
                    </li>
                }) }
            </ol>
            { tally(model) }
        </>
    }
}
