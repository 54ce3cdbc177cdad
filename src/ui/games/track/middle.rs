//! The space between the hands: the played cards, the sum of the turn, and what a picked card could lead to.

use rules::{
    Game as _, Joint, Side, Step,
    track::{Action, EDGE, Play, Track},
};
use yew::prelude::*;

use super::{
    cards::{back, face, mini},
    picture::Landing,
    turn::Turn,
    words::{play_name, side, turn_story, turn_sums},
};
use crate::ui::words::t;

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
        SlotState::Open(play) => (
            html! { <span class="is-turned">{ face(seat, play.card(), false) }</span> },
            master_as(play),
        ),
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
            // A frame says the rest in its title and in the picture.
            if !shows_frame {
                { for turn_sums(turn).into_iter().map(|sum| html! { <div class="ln"><span>{ sum }</span></div> }) }
                <p>{ turn_story(turn, names) }</p>
            }
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

/// Where a picked card would leave the wrestlers, for each card that the opponent may play; and whether the last turn, which plays itself, is
/// part of it. What a Sumo Master would be played as counts only where it makes a difference.
pub(super) fn landings(bout: &Track, seat: Side, play: Play) -> (Vec<Landing>, bool) {
    let mut ends = false;
    let mut landings: Vec<Landing> = Vec::new();
    for theirs in bout.playable(seat.other()) {
        let plays = if seat == Side::East {
            [play, theirs]
        } else {
            [theirs, play]
        };
        let (at, is_end) = after(bout, plays);
        ends |= is_end;
        let known = |it: &Landing| it.at == at && it.theirs.card() == theirs.card();
        if !landings.iter().any(known) {
            landings.push(Landing { theirs, at });
        }
    }
    (landings, ends)
}

/// Whose half a position is in, as the player of that seat says it.
fn whose(at: i8, seat: Side) -> &'static str {
    match side(at) {
        "middle" => "middle",
        half if half == seat.slug() => "own",
        _ => "theirs",
    }
}

/// The places where the counter can land, in words, from the space where the wrestlers stand.
pub(super) fn slip(
    from: i8,
    seat: Side,
    play: Play,
    (landings, ends): &(Vec<Landing>, bool),
) -> Html {
    let caption = if *ends {
        t!("track-ifs-end", card = play)
    } else {
        t!("track-ifs", card = play)
    };
    let columns = landings.iter().map(|landing| {
        let at = landing.at;
        let (own, spaces) = (whose(at, seat), i32::from(at) - i32::from(from));
        let beyond = at.unsigned_abs() > EDGE.unsigned_abs();
        let lost = beyond && own == "own";
        let to = match own {
            "theirs" if beyond => "won",
            "own" if beyond => "lost",
            half => half,
        };
        // East pushes toward positive positions.
        let way = match (spaces, seat) {
            (0, _) => "stay",
            (1.., Side::East) | (..=-1, Side::West) => "push",
            _ => "back",
        };
        html! {
            <li class={lost.then_some("lost")}>
                { mini(seat.other(), landing.theirs.card()) }
                <em>{ t!("track-ifs-way", way, number = spaces.unsigned_abs()) }</em>
                <b>{ t!("track-ifs-to", to, number = at.unsigned_abs()) }</b>
            </li>
        }
    });
    html! {
        <div class="ifs-box" role="group" tabindex="0" aria-label={caption.clone()}>
            <h3>{ caption }<small>{ t!("track-ifs-from", whose = whose(from, seat), number = from.unsigned_abs()) }</small></h3>
            <ul class={classes!("ifs", (landings.len() > 4).then_some("is-full"))}>{ for columns }</ul>
        </div>
    }
}

#[cfg(test)]
mod tests;
