//! The page of a bout: the ring, the score sheet, and what to keep or to throw again.

use std::rc::Rc;

use bout::{
    Digest,
    games::slam::{Model, Msg, ThrowMsg},
};
use rules::{
    Seat, Side,
    slam::{Config, Event, Mode, Slam},
};
use wasm_bindgen::JsCast as _;
use yew::prelude::*;

use super::{
    effects::Physics,
    keep::{keep, on_the_table},
    now::{hint, now},
    picture::{due, ring},
    result::{ending, use_call},
    score::{standing, tally, worth_as},
    sheets::{SheetKind, quick, ring_options},
    throwing::use_throwing,
    words::{log_line, mode_name},
};
use crate::ui::{
    browser::hooks::{use_events, use_in_sight},
    stage::{self, BoutSheet, BoutUi, Coach, Ending, Reader, bout_bar, now_box, said},
    words::t,
};

pub(super) type OnStage = stage::OnStage<Slam>;

impl BoutUi for Slam {
    type Draft = ();
    type Sheet = SheetKind;

    fn page(on: &OnStage) -> Html {
        let model = &*on.model;
        let stage = match model.mode() {
            Mode::Basho => mode_name(Mode::Basho),
            Mode::Nokkuauto => t!("slam-round", number = model.bout().round()),
        };
        html! {
            <>
                { bout_bar(on, html! { <p>{ stage }</p> }, Some(("set", t!("slam-ring"), BoutSheet::Own(SheetKind::Ring)))) }
                <Clay model={on.model.clone()} send={on.send.clone()} coach={on.coach.clone()} />
            </>
        }
    }

    fn ending(on: &OnStage) -> Option<Ending> {
        Some(ending(&on.model))
    }

    fn unfinished(digest: &Digest) -> String {
        t!("unfinished-slam", number = digest.number)
    }

    fn line(
        model: &Model,
        _: &[String; 2],
        event: &Event,
        _: Option<Seat>,
    ) -> (Option<Side>, String) {
        let bout = model.bout();
        let line = log_line(event, &bout.config().players, bout.mode());
        (None, line)
    }

    fn quick(_: &Config) -> Html {
        quick()
    }

    fn sheet(of: &Reader<Self>, SheetKind::Ring: SheetKind) -> Html {
        ring_options(of.model, of.onsheet.reform(|()| None))
    }

    fn behind_the_scenes(on: &OnStage) -> Html {
        html! { <Physics model={on.model.clone()} send={on.send.clone()} rests={on.watches} /> }
    }
}

/// The box that says what to do now.
fn what_now(model: &Model, coach: Option<&Coach>) -> Html {
    let now = now(model);
    let failed = model.failed().then(|| t!("slam-failed"));
    let more = said(model, failed, hint(model), html! { <p>{ now.detail }</p> });
    now_box(coach, None, now.title, more, Html::default())
}

#[derive(Properties, PartialEq)]
struct ClayProps {
    model: Rc<Model>,
    send: Callback<Msg>,
    coach: Option<Coach>,
}

/// How many turns the score beside the ring shows; the log has them all.
const LAST_TURNS: usize = 3;

/// The ring, and everything around it with which a player throws.
#[component]
fn Clay(props: &ClayProps) -> Html {
    let ClayProps { model, send, coach } = props;
    // A coach with buttons of its own asks for no throw.
    let asks = coach.as_ref().is_none_or(Coach::leaves_buttons);
    let throwing = use_throwing(
        due(model).filter(|_| asks),
        send.reform(|throw| Msg::Extra(ThrowMsg::Throw(throw))),
    );
    let call = use_call(model);
    // A key held down to throw must not also press the element that gets the focus next.
    let in_sight = use_in_sight();
    use_events(
        &["keydown"],
        Callback::from(move |event: web_sys::Event| {
            let key = event.dyn_ref::<KeyboardEvent>();
            if in_sight
                && key
                    .is_some_and(|key| key.repeat() && matches!(key.key().as_str(), "Enter" | " "))
            {
                event.prevent_default();
            }
        }),
    );
    let landing = model.landing();
    html! {
        <>
            { standing(model) }
            { ring(model, throwing.clone(), send, call) }
            <div class="slam-side">
                { tally(model, LAST_TURNS) }
                { worth_as("worth", landing) }
            </div>
            { what_now(model, coach.as_ref()) }
            { on_the_table(landing) }
            if asks {
                { keep(model, &throwing, send) }
            }
        </>
    }
}
