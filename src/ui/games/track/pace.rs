//! The progress of the bout and the clock on screen.

use bout::Scene;
use rules::track::{Config, TURNS};
use yew::prelude::*;

use super::turn::Turn;
use crate::ui::{parts::drawing, words::t};

/// The progress of the bout: one bale per turn.
pub(super) fn turn_bales(config: Config, turns: &[Turn], scene: Scene) -> Html {
    let shown = turns.last().map_or(0, |turn| turn.number);
    let number = if scene == Scene::Asked || scene == Scene::Waits {
        shown + 1
    } else {
        shown.max(1)
    };
    let words = turn_words(config, number);
    html! {
        <div class="turns">
            if !config.oshi_dashi {
                { for (1..=TURNS).map(|turn| html! {
                    <svg class={(turn > number).then_some("no")} viewBox="0 0 56 24" aria-hidden="true"><use href={drawing("art.svg#bale")} /></svg>
                }) }
            }
            <span>{ words }</span>
        </div>
    }
}

/// The current turn, in words.
pub(super) fn turn_words(config: Config, number: u32) -> String {
    if config.oshi_dashi {
        t!("track-turn", number)
    } else {
        t!("track-turn-of", number, all = TURNS)
    }
}

pub(super) fn clock_face(left: u16) -> Html {
    let class = classes!("clock", (left <= 5).then_some("is-short"));
    html! { <p {class} role="timer" aria-label={t!("track-clock", number = left)}>{ left }</p> }
}
