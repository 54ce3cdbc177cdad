//! What is heard and seen of time: how long things are shown, how far the bout has come, the clock.

use yew::prelude::*;

use super::model::{Scene, Turn};
use crate::{
    rules::track::{Config, Event, TURNS},
    ui::{
        sound::{self, Sound},
        words::t,
    },
};

/// How long a frame is shown at normal pace, in milliseconds; from the look’s motion tokens.
pub(super) fn hold(event: &Event) -> u32 {
    match event {
        Event::Revealed { .. } => 1100,
        Event::TookBack => 700,
        Event::Swapped { .. } | Event::Decided(_) => 0,
        _ => 900,
    }
}

/// What is heard and felt as an event is shown.
pub(super) fn announce(event: &Event) {
    let sound = match event {
        Event::Revealed { .. } => Sound::Clappers,
        Event::Swapped { .. } | Event::Stood { .. } | Event::TookBack => Sound::Clack,
        Event::Pushed { to, .. } if to.unsigned_abs() > 5 => Sound::Edge,
        Event::Pushed { .. } | Event::Advanced { .. } | Event::Reversed { .. } => Sound::Drum,
        Event::Decided(_) => {
            sound::vibrate(120);
            Sound::Roll
        }
        _ => return,
    };
    sound::play(sound);
}

/// How far the bout has come: a bale for each turn.
pub(super) fn turn_bales(config: Config, turns: &[Turn], scene: Scene) -> Html {
    let shown = turns.last().map_or(0, |turn| turn.number);
    let number = if scene == Scene::Asked || scene == Scene::Waits {
        shown + 1
    } else {
        shown.max(1)
    };
    let words = if config.oshi_dashi {
        t!("track-turn", number = number)
    } else {
        t!("track-turn-of", number = number, all = TURNS)
    };
    html! {
        <div class="turns">
            if !config.oshi_dashi {
                { for (1..=TURNS).map(|turn| html! {
                    <svg class={(turn > number).then_some("no")} viewBox="0 0 56 24" aria-hidden="true"><use href="static/art.svg#bale" /></svg>
                }) }
            }
            <span>{ words }</span>
        </div>
    }
}

pub(super) fn clock_face(left: u16) -> Html {
    let class = classes!("clock", (left <= 5).then_some("is-short"));
    html! { <p {class} role="timer" aria-label={t!("track-clock", number = left)}>{ left }</p> }
}
