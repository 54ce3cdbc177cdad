//! Sliders for a throw.

use physics::Throw;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{Hand, Throwing, grip::aim_words, use_hand};
use crate::ui::{browser::hooks::use_size, parts::first_click, words::t};

/// The properties of the sliders.
#[derive(Properties, PartialEq)]
pub struct ThrowSlidersProps {
    /// The hand that the sliders move.
    pub throwing: Throwing,
    /// The label of the button.
    pub label: String,
}

/// From this width on the sliders are always open; the style sheet hides what opens them.
const WIDE: i32 = 700;

/// Sliders for aim, strength and spin, and a button that throws.
#[component]
pub fn ThrowSliders(props: &ThrowSlidersProps) -> Html {
    let throwing = &props.throwing;
    let hand = use_hand(throwing);
    let (width, _) = use_size();
    let due = throwing.is_due();
    let slider = |name: &'static str,
                  value: i16,
                  most: i16,
                  least: i16,
                  step: i16,
                  words: String| {
        let throwing = throwing.clone();
        let oninput = Callback::from(move |event: InputEvent| {
            let input: Option<HtmlInputElement> = event.target_dyn_into();
            let set = input.and_then(|it| it.value().parse::<i16>().ok());
            if let Some(value) = set {
                let hand = throwing.hand();
                throwing.set(match name {
                    "aim" => Hand { aim: value, ..hand },
                    "strength" => Hand {
                        strength: value.unsigned_abs(),
                        ..hand
                    },
                    _ => Hand {
                        spin: value,
                        ..hand
                    },
                });
            }
        });
        html! {
            <label class="throw-by">
                <span>{ t!("throw-by", what = name) }</span>
                <input type="range" min={least.to_string()} max={most.to_string()} step={step.to_string()} value={value.to_string()}
                    disabled={!due} aria-valuetext={words.clone()} {oninput} />
                <output aria-hidden="true">{ words }</output>
            </label>
        }
    };
    let onclick = {
        let throwing = throwing.clone();
        first_click(move || throwing.throw())
    };
    let strength = hand.strength as i16;
    html! {
        <details class="by-numbers" open={width >= WIDE}>
        <summary class="btn btn-line"><b>{ t!("throw-by-sliders") }</b><small>{ t!("throw-by-which") }</small></summary>
        <div class="throw-by-hand" role="group" aria-label={t!("throw-by-sliders")}>
            { slider("aim", hand.aim, Throw::AIM, -Throw::AIM, 10, aim_words(hand.aim)) }
            { slider("strength", strength, Throw::STRENGTH as i16, 0, 10, t!("throw-strength-is", percent = hand.strength / 10)) }
            { slider("spin", hand.spin, Throw::SPIN, -Throw::SPIN, 5, t!("throw-spin-is", spin = hand.spin)) }
            <button type="button" class="btn btn-big" disabled={!due} {onclick}>{ props.label.clone() }</button>
        </div>
        </details>
    }
}
