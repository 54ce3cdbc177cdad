//! How a bout ended: who won, with how many points.

use std::cmp::Reverse;

use bout::games::slam::{Model, Phase};
use rules::{
    Seat,
    slam::{Event, Mode},
};
use yew::prelude::*;

use super::{
    score::tally,
    words::{log_line, points},
};
use crate::ui::{
    browser::hooks::use_timer, data::app_context::AppContext, stage::Ending, words::t,
};

/// How long the last fall is seen before it is called, and then how long the call is; in milliseconds at normal pace.
const SEEN: u32 = 1200;
const CALLED: u32 = 4000;
/// The call is seen for at least this long at any pace.
const CALLED_LEAST: u32 = 2500;

/// The call on the picture at the end of a bout, and what ends it before its time. The fall is seen first.
#[hook]
pub(super) fn use_call(model: &Model) -> (Option<AttrValue>, Callback<()>) {
    let pace = use_context::<AppContext>()
        .map(|app| app.settings.pace)
        .unwrap_or_default();
    // 0 before the call, 1 with it, 2 after it.
    let stage = use_state_eq(|| 0_u8);
    let won = (model.phase() == Phase::Scored)
        .then(|| model.news().into_iter())
        .and_then(|mut news| news.find(|event| matches!(event, Event::Won { .. })));
    let hold = match *stage {
        0 => pace.of(SEEN),
        _ => pace.of(CALLED).max(CALLED_LEAST),
    };
    let next = {
        let stage = stage.clone();
        Callback::from(move |at: u8| stage.set(at + 1))
    };
    let over = won.is_some();
    use_timer((over && *stage < 2).then_some((*stage, hold)), next);
    let call = won
        .filter(|_| *stage == 1)
        .map(|event| log_line(&event, &model.bout().config().players, model.mode()).into());
    // A bout that is taken back and ends again is called again.
    {
        let stage = stage.clone();
        use_effect_with(over, move |&over| {
            if !over {
                stage.set(0);
            }
        });
    }
    (call, Callback::from(move |()| stage.set(2)))
}

/// The seats by rank: by total in basho; by who left last in nokkuauto.
fn places(model: &Model) -> Vec<Seat> {
    let bout = model.bout();
    let mut seats: Vec<Seat> = bout.seats().collect();
    seats.sort_by_key(|&seat| match model.mode() {
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
            name,
            total = points(winner.map_or(0, |seat| bout.total(seat)))
        ),
        Mode::Nokkuauto => t!("slam-ended-nokkuauto", name),
    };
    Ending {
        winner,
        say: t!("slam-result-say", mode),
        heading: name.to_owned(),
        kanji: t!("slam-won-kanji", mode),
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
            { tally(model, usize::MAX) }
        </>
    }
}
