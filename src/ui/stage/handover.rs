//! The hand-over screen: a curtain that hides the board while the device changes hands.

use rules::Seat;
use yew::prelude::*;

use crate::ui::{
    browser::hooks::use_timer,
    data::settings::Pace,
    parts::{
        drawing, seat_sign, side_class,
        sound::{Sound, use_play},
    },
    words::t,
};

/// How long a player holds the button until the curtain lifts, in milliseconds.
const HOLD: u32 = 600;
/// How long the curtain takes to lift, in milliseconds.
const LIFT: u32 = 420;
/// How long after a first press a second one does not count yet, in milliseconds. So a player who keeps tapping where a card was does not lift
/// the curtain.
const EARLY: u32 = 400;
/// For how long after [`EARLY`] a second press lifts the curtain, in milliseconds.
const TWICE: u32 = 2000;

/// Who takes the device, and why.
#[derive(Properties, PartialEq)]
pub struct HandoverProps {
    /// The seat whose player is to lift the curtain.
    pub to: Seat,
    /// East’s and West’s names.
    pub names: [String; 2],
    /// Whether the other player has sealed a choice.
    pub sealed: bool,
    /// The catalogue word for what was sealed.
    pub what: &'static str,
    /// What the player is asked in the middle of a turn, in a sentence.
    pub asked: Option<String>,
    /// Whether the bout is only starting.
    pub first: bool,
    /// Whether the players chose to sit face to face, but the screen is too small for it.
    pub cramped: bool,
    /// How fast the curtain lifts.
    pub pace: Pace,
    /// The bout's [`bout::Model::moment`].
    pub moment: usize,
    /// Called when the curtain has lifted.
    pub onlift: Callback<()>,
    /// Called when the player who sealed wants the card back.
    pub onback: Callback<()>,
}

#[derive(Clone, Copy, PartialEq)]
enum Press {
    None,
    Held,
    Early,
    Once,
    Lifting,
}

/// The curtain, and the button that lifts it.
#[component]
pub fn Handover(props: &HandoverProps) -> Html {
    let press = use_state(|| Press::None);
    let lift = props.onlift.clone();
    {
        let press = press.clone();
        let waiting = match *press {
            Press::None => None,
            Press::Held => Some((Press::Held, HOLD)),
            Press::Early => Some((Press::Early, EARLY)),
            Press::Once => Some((Press::Once, TWICE)),
            Press::Lifting => Some((Press::Lifting, props.pace.of(LIFT))),
        };
        let passed = Callback::from(move |was: Press| match was {
            // The finger has lifted since the last render.
            _ if *press != was => (),
            Press::Held => press.set(Press::Lifting),
            Press::Early => press.set(Press::Once),
            Press::Lifting => lift.emit(()),
            _ => press.set(Press::None),
        });
        use_timer(waiting, passed);
    }
    {
        // The curtain has fallen, or lifts.
        let play = use_play();
        use_effect_with(*press == Press::Lifting, move |_| play.emit(Sound::Cloth));
    }
    // A pointer that lifts early counts as one press; so does a click without a pointer (keyboard, assistive tools).
    let by_pointer = use_mut_ref(|| false);
    let pressed_before = use_mut_ref(|| false);
    let onpointerdown = {
        let (press, by_pointer, before) =
            (press.clone(), by_pointer.clone(), pressed_before.clone());
        Callback::from(move |event: PointerEvent| {
            if event.button() == 0 && *press != Press::Lifting {
                *by_pointer.borrow_mut() = true;
                *before.borrow_mut() = *press == Press::Once;
                press.set(Press::Held);
            }
        })
    };
    let onpointerleave = {
        let press = press.clone();
        Callback::from(move |_: PointerEvent| {
            if *press == Press::Held {
                press.set(Press::None);
            }
        })
    };
    let onclick = {
        let press = press.clone();
        Callback::from(move |_: MouseEvent| {
            if *press == Press::Lifting {
                return;
            }
            let twice = if by_pointer.replace(false) {
                pressed_before.replace(false)
            } else {
                *press == Press::Once
            };
            press.set(if twice { Press::Lifting } else { Press::Early });
        })
    };
    let side = side_class(props.to);
    let mon = drawing(if props.to == Seat::EAST {
        "art.svg#c-east"
    } else {
        "art.svg#c-west2"
    });
    let [name, other] = [props.to, props.to.other()].map(|seat| &props.names[seat.index()]);
    let title = if props.first {
        t!("handover-take", name)
    } else {
        t!("handover-title", name)
    };
    let why = if let Some(asked) = &props.asked {
        asked.clone()
    } else if props.sealed {
        t!("handover-sealed", what = props.what, other)
    } else {
        t!("handover-why")
    };
    let class = match *press {
        Press::Held => Some("is-held"),
        Press::Once => Some("is-armed"),
        _ => None,
    };
    html! {
        <div class={classes!("page", "handover", (*press == Press::Lifting).then_some("is-lifting"))}>
            <div class={classes!("noren", side)}>
                <svg viewBox="0 0 1180 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                    <use href={drawing("curtain.svg#hall")} />
                    <g class="curtain">
                        <use href={drawing("curtain.svg#cloth")} />
                        <use class="mon" href={mon} x="400" y="120" width="380" height="380" />
                        <use href={drawing("curtain.svg#folds")} />
                    </g>
                </svg>
            </div>
            <main class="take" data-scene={if *press == Press::Lifting { "lifting" } else { "curtain" }}
                data-moment={props.moment.to_string()}>
                { seat_sign(props.to) }
                <div><h1>{ title }</h1><p>{ why }</p></div>
                <div class="acts">
                    <button class={classes!("btn", "hold", class)} type="button" data-focus=""
                        {onpointerdown} {onpointerleave} {onclick}>
                        { if *press == Press::Once { t!("handover-again") } else { t!("handover-lift") } }
                    </button>
                    <small>{ t!("handover-twice") }</small>
                    if props.cramped {
                        <p class="note">{ t!("seating-cramped") }</p>
                    }
                    if props.sealed {
                        <button class="link" type="button" onclick={props.onback.reform(|_: MouseEvent| ())}>
                            { t!("handover-back", what = props.what, other) }
                        </button>
                    }
                </div>
            </main>
        </div>
    }
}
