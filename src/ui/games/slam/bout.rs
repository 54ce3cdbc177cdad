//! The bout page: puts the model on screen, keeps it in the store, and brings time, the ring and the computers to it.

use yew::prelude::*;

use super::{
    keep::{keep, on_the_table},
    model::{Model, Msg, Scene},
    now::{hint, now},
    picture::{due, ring},
    result::ResultPage,
    score::{tally, worth},
    sheets::{Laid, sheet},
    throwing::use_throwing,
    wiring::{use_kept, use_wiring},
    words::{log_line, mode_name},
};
use crate::{
    rules::{GameId, slam::Mode},
    ui::{
        hooks::{focus, focus_is_lost},
        pages::Notice,
        parts::{title_bar, tool},
        random,
        stage::{Tenant, Tenure, messages, now_box},
        words::t,
    },
};

/// The bout that is kept; where there is none, the set-up.
#[component]
pub fn BoutPage() -> Html {
    let Some((start, tenure)) = use_kept() else {
        return Html::default();
    };
    let bout = html! { <Bout key={tenure.turn()} {start} tenure={tenure.clone()} /> };
    html! { <Tenant {tenure}>{ bout }</Tenant> }
}

/// A bout to go on with.
#[derive(Properties, PartialEq)]
pub struct BoutProps {
    /// How it stands.
    pub start: Model,
    /// Whether this tab plays it.
    #[prop_or_default]
    pub tenure: Tenure,
}

/// The bar over the bout, with the tools of practice.
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

/// What is to be done now.
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
    let send = messages(&model, &props.tenure);
    let trouble = use_wiring(&model, &props.tenure, &send);
    let throwing = use_throwing(due(&model), send.reform(Msg::Throw));
    let scene = model.scene();
    // What had the focus may be gone.
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
                <ResultPage model={(*model).clone()} {onrematch} />
            </>
        };
    }
    let onlay = {
        let laid = laid.clone();
        Callback::from(move |next: Option<Laid>| laid.set(next))
    };
    // A key that is held throws, and must not press what has the focus after that.
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
