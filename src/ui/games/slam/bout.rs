//! The bout page: renders the model, persists it, and connects it to timers, the physics and the computer players.

use yew::prelude::*;

use super::{
    effects::{use_bout_effects, use_kept},
    keep::{keep, on_the_table},
    model::{Model, Msg, Scene},
    now::{hint, now},
    picture::{due, ring},
    result::result_page,
    score::{tally, worth},
    sheets::{Laid, sheet},
    throwing::use_throwing,
    words::{log_line, mode_name},
};
use crate::{
    rules::{GameId, slam::Mode},
    ui::{
        hooks::{focus, focus_is_lost},
        pages::Notice,
        parts::{title_bar, tool},
        random,
        stage::{BoutLock, messages, now_box, read_only_overlay},
        words::t,
    },
};

/// The stored bout, or the set-up if there is none.
#[component]
pub fn BoutPage() -> Html {
    let Some((start, lock)) = use_kept() else {
        return Html::default();
    };
    let bout = html! { <Bout key={lock.turn()} {start} lock={lock.clone()} /> };
    read_only_overlay(&lock, bout)
}

/// A bout to continue.
#[derive(Properties, PartialEq)]
pub struct BoutProps {
    /// The state of the bout.
    pub start: Model,
    /// Whether this tab holds the lock and plays the bout.
    #[prop_or_default]
    pub lock: BoutLock,
}

/// The bar above the bout, with the tools for practice.
fn bar(model: &Model, send: &Callback<Msg>, lay: &Callback<Option<Laid>>) -> Html {
    let does = |msg: Msg| send.reform(move |_: MouseEvent| msg.clone());
    let lays = |laid: Laid| lay.reform(move |_: MouseEvent| Some(laid));
    let stage = match model.mode() {
        Mode::Basho => mode_name(Mode::Basho),
        Mode::Nokkuauto => t!("slam-round", number = model.bout().round()),
    };
    let tools = html! {
        <>
            if model.can_hint() {
                { tool("hint", t!("hint"), false, does(Msg::Hint)) }
            }
            if model.keiko() {
                { tool("undo", t!("undo"), !model.can_undo(), does(Msg::Undo)) }
            }
            { tool("set", t!("slam-ring"), false, lays(Laid::Ring)) }
            { tool("log", t!("log"), false, lays(Laid::Log)) }
            { tool("rules", t!("rules"), false, lays(Laid::Rules)) }
            { tool("menu", t!("menu"), false, lays(Laid::Menu)) }
        </>
    };
    title_bar(GameId::Slam, html! { <p>{ stage }</p> }, tools)
}

/// The box that says what to do now.
fn what_now(model: &Model) -> Html {
    let now = now(model);
    let more = html! {
        if model.failed() {
            <p class="refusal">{ t!("slam-failed") }</p>
        } else if let Some(hint) = hint(model) {
            <p class="hint">{ hint }</p>
        } else {
            <p>{ now.detail }</p>
        }
    };
    now_box(None, now.title, more, Html::default())
}

/// A bout on screen.
#[component]
pub fn Bout(props: &BoutProps) -> Html {
    let start = props.start.clone();
    let model = use_reducer_eq(move || start);
    let laid = use_state(|| None::<Laid>);
    let send = messages(&model, &props.lock);
    let trouble = use_bout_effects(&model, &props.lock, &send);
    let throwing = use_throwing(due(&model), send.reform(Msg::Throw));
    let scene = model.scene();
    // The focused element may be gone.
    use_effect_with((model.mark(), scene, model.failed()), |_| {
        if focus_is_lost() {
            focus("[data-focus]");
        }
    });
    if scene == Scene::Over {
        let onrematch = {
            let (model, send) = ((*model).clone(), send.clone());
            Callback::from(move |()| {
                send.emit(Msg::Fresh(Box::new(model.rematch(&mut random::rng()))));
            })
        };
        return html! {
            <>
                <Notice text={trouble} />
                { result_page(&model, &onrematch) }
            </>
        };
    }
    let onlay = {
        let laid = laid.clone();
        Callback::from(move |next: Option<Laid>| laid.set(next))
    };
    // A key held down to throw must not also press the element that gets the focus next.
    let onkeydown = Callback::from(|event: KeyboardEvent| {
        if event.repeat() && matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
        }
    });
    let landing = model.landing();
    let story = model.story();
    html! {
        <>
        <Notice text={trouble} />
        <main class="page slam" {onkeydown}>
            { bar(&model, &send, &onlay) }
            { ring(&model, throwing.clone(), &send) }
            <div class="slam-side">
                { tally(&model) }
                { worth(landing) }
            </div>
            { what_now(&model) }
            { on_the_table(landing) }
            { keep(&model, &throwing, &send) }
            <div class="vh" role="log" aria-label={t!("log")}>
                { for story.iter().enumerate().map(|(place, event)| {
                    html! { <p key={place}>{ log_line(event, model.names(), model.mode()) }</p> }
                }) }
            </div>
        </main>
        if let Some(laid) = *laid {
            { sheet(laid, &model, &onlay) }
        }
        </>
    }
}
