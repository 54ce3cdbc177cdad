//! The space between the hands: the played cards, the sum of the turn, and what a picked card could lead to.

use std::cell::Cell;

use yew::prelude::*;

use super::{
    cards::{back, face},
    model::Turn,
    words::{card_name, place, play_name, side, turn_story, turn_sums},
};
use crate::{
    rules::{
        Game as _, Joint, Side, Step,
        track::{Action, Play, Track},
    },
    ui::words::t,
};

/// What is in a seat’s slot.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum SlotState {
    Nothing,
    /// The slot is free for a card; `target` highlights it.
    Place {
        own: bool,
        target: bool,
    },
    FaceDown,
    Open(Play),
}

/// A seat's slot between the hands. Pressing the player's own free slot plays the picked card.
pub(super) fn put(seat: Side, state: SlotState, onslot: &Callback<()>) -> Html {
    let (card, words) = match state {
        SlotState::Nothing => (html! { <span class="hole is-idle"></span> }, String::new()),
        SlotState::Place { own, target } => {
            let onclick = own.then(|| onslot.reform(|_: MouseEvent| ()));
            let class = classes!("hole", target.then_some("is-target"));
            let words = if own {
                t!("track-yours")
            } else {
                String::new()
            };
            (html! { <span {class} {onclick}></span> }, words)
        }
        SlotState::FaceDown => (back(seat), t!("track-chosen")),
        SlotState::Open(play) => (face(seat, play.card(), false), master_as(play)),
    };
    html! { <div key={seat.slug()} class={classes!("put", seat.slug())}>{ card }<span>{ words }</span></div> }
}

fn master_as(play: Play) -> String {
    match play {
        Play::Master(_) => play_name(play),
        _ => String::new(),
    }
}

/// The sum of a turn and its result.
pub(super) fn sum(turn: Option<&Turn>, shows_frame: bool, names: &[String; 2]) -> Html {
    let Some(turn) = turn else {
        return html! { <div class="sum"><p>{ t!("track-no-turn") }</p></div> };
    };
    let heading = if shows_frame {
        t!(
            "track-this-turn",
            number = turn.number,
            east = play_name(turn.plays[0]),
            west = play_name(turn.plays[1])
        )
    } else {
        t!(
            "track-last-turn",
            east = play_name(turn.plays[0]),
            west = play_name(turn.plays[1])
        )
    };
    html! {
        <div class="sum">
            <h3>{ heading }</h3>
            { for turn_sums(turn).into_iter().map(|sum| html! { <div class="ln"><span>{ sum }</span></div> }) }
            <p>{ turn_story(turn, names) }</p>
        </div>
    }
}

/// Where the wrestlers stand after a turn with these plays, and after the forced last turn if it follows; and whether it does.
fn after(bout: &Track, plays: [Play; 2]) -> (i8, bool) {
    let mut bout = *bout;
    let turn = |actions| Step::Act(Joint::Both(actions));
    // Only playable cards are asked about, so the rules accept them.
    if bout.apply(turn(plays.map(Action::own)), &mut ()).is_err() {
        return (bout.position(), false);
    }
    let Some(forced) = bout.forced() else {
        return (bout.position(), false);
    };
    let _ = bout.apply(turn(forced), &mut ());
    (bout.position(), bout.verdict().is_some())
}

/// Where a picked card would leave the wrestlers, for each card that the opponent may play.
pub(super) fn ifs(bout: &Track, seat: Side, play: Play) -> Html {
    let other = seat.other();
    let ends = Cell::new(false);
    let columns: Vec<(Play, i8)> = bout
        .playable(other)
        .into_iter()
        .map(|theirs| {
            let plays = if seat == Side::East {
                [play, theirs]
            } else {
                [theirs, play]
            };
            let (at, is_end) = after(bout, plays);
            ends.set(is_end);
            (theirs, at)
        })
        .collect();
    let whose = |at: i8| match side(at) {
        "middle" => "middle",
        // A player wants to be in the opponent’s half.
        half if half == other.slug() => "good",
        _ => "bad",
    };
    let caption = if ends.get() {
        t!("track-ifs-end", card = play_name(play))
    } else {
        t!("track-ifs", card = play_name(play))
    };
    html! {
        <div class="ifs-box" role="group" tabindex="0" aria-label={caption.clone()}>
        <table class="ifs">
            <caption>{ caption }</caption>
            <tr>
                <th scope="row">{ t!("track-ifs-card", seat = other.slug()) }</th>
                { for columns.iter().map(|(theirs, _)| html! { <th scope="col">{ short(*theirs) }</th> }) }
            </tr>
            <tr>
                <th scope="row">{ t!("track-ifs-space") }</th>
                { for columns.iter().map(|(_, at)| html! {
                    <td class={classes!("to", side(*at))}><span aria-hidden="true">{ spot(*at) }</span><span class="vh">{ place(*at) }</span></td>
                }) }
            </tr>
            <tr>
                <th scope="row">{ t!("track-ifs-for") }</th>
                { for columns.iter().map(|(_, at)| html! {
                    <td>{ if at.unsigned_abs() > 8 { t!("track-ifs-out", whose = whose(*at)) } else { t!("track-ifs-side", whose = whose(*at)) } }</td>
                }) }
            </tr>
        </table>
        </div>
    }
}

/// A position in the shortest form.
fn spot(at: i8) -> String {
    if at.unsigned_abs() > 8 {
        t!("track-out")
    } else {
        at.unsigned_abs().to_string()
    }
}

/// A card in the shortest form.
fn short(play: Play) -> Html {
    match play {
        Play::Number(number) => html! { { number.get() } },
        _ => {
            html! { <><span aria-hidden="true">{ play.to_string() }</span><span class="vh">{ card_name(play.card()) }</span></> }
        }
    }
}
