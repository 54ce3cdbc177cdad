//! The first lesson: a scripted bout on the real board, with a coach in the what-now line.

mod script;

use std::rc::Rc;

use yew::prelude::*;

use self::script::{LEARNER, Lesson};
use super::{
    bout::{field_column, settled},
    columns::{Field, heading, kimarite_list, pointed_out},
    dohyo::{Dohyo, dohyo, score},
    hand::{items, sorted},
    model::{Msg, Scene},
    words::{card_plain, log_line, now, refusal},
};
use crate::{
    rules::{
        GameId, Seat, Side,
        tricks::{Card, CardSet, Event, Tricks},
    },
    ui::{
        app_context::AppContext,
        book,
        hooks::{focus, focus_is_lost, use_timer},
        pages::nowhere,
        parts::{Tray, drawing, icon, japanese, side_class},
        routes::Route,
        stage::{Play as _, use_sounds},
        words::t,
    },
};

impl Reducible for Lesson {
    type Action = Msg;

    fn reduce(self: Rc<Self>, msg: Msg) -> Rc<Self> {
        Rc::new(self.after(msg))
    }
}

/// The lesson’s page.
#[component]
pub fn LessonPage() -> Html {
    let app = use_context::<AppContext>();
    let start = use_memo((), |()| {
        let book = app.map(|app| book::read(&app.store)).unwrap_or_default();
        let mut own = book.wrestlers().iter().filter(|own| !own.retired);
        let name = own.next().map(|own| own.shikona.clone());
        Lesson::new(name.unwrap_or_else(|| t!("setup-default-name", seat = LEARNER.slug())))
    });
    match &*start {
        Ok(start) => html! { <Play start={start.clone()} /> },
        Err(_) => nowhere(),
    }
}

/// A lesson to start.
#[derive(Properties, PartialEq)]
struct PlayProps {
    start: Lesson,
}

#[component]
fn Play(props: &PlayProps) -> Html {
    let app = use_context::<AppContext>();
    let start = props.start.clone();
    let lesson = use_reducer_eq(move || start);
    let chosen = use_state(|| None::<Card>);
    let hanging = use_state(|| false);
    let target = use_node_ref();
    let send = {
        let (dispatch, chosen) = (lesson.dispatcher(), chosen.clone());
        Callback::from(move |msg: Msg| {
            chosen.set(None);
            dispatch.dispatch(msg);
        })
    };

    let model = lesson.model();
    let (event, view) = model.shown();
    let scene = model.scene();
    let settings = app.as_ref().map(|app| app.settings).unwrap_or_default();
    let passing = model.passing();
    {
        let waiting = passing.filter(|_| scene == Scene::Passing).map(|place| {
            let normal = event.as_ref().map_or(0, Tricks::hold);
            (place, settings.pace.of(normal))
        });
        use_timer(waiting, send.reform(Msg::Passed));
    }
    use_sounds(model);
    // The focused element may be gone: the card that was played, the button that was pressed.
    use_effect_with((scene, passing), |_| {
        if focus_is_lost() {
            focus("[data-focus]");
        }
    });

    let names = model.pair_names();
    let story: Vec<Event> = model.story().into_iter().map(|(event, _)| event).collect();
    let asked = scene == Scene::Asked;
    let ended = lesson.ended();
    let lies = scene == Scene::Lies && !ended;
    let sealed = Side::PAIR.map(|seat| event.is_none() && model.has_sealed(seat.into()));
    let field = Field {
        view: settled(&view, event.as_ref()),
        names: names.clone(),
        you: model.you().and_then(Seat::side),
    };
    let open = pointed_out(&view, event.as_ref(), LEARNER);
    let go = send.reform(|()| Msg::GoOn);
    let onplay = send.reform(|card| Msg::Choose(LEARNER.into(), card));
    let onslot = {
        let (chosen, onplay) = (*chosen, onplay.clone());
        Callback::from(move |()| chosen.into_iter().for_each(|card| onplay.emit(card)))
    };
    let picture = Dohyo {
        event,
        asked,
        sealed,
        target: *hanging || chosen.is_some(),
        onslot,
        ongo: lies.then(|| go.clone()),
        node: target.clone(),
        ..Dohyo::new(view.clone(), names.clone(), LEARNER)
    };
    let onchoose = {
        let chosen = chosen.clone();
        Callback::from(move |card| chosen.set(card))
    };
    let ondrag = {
        let hanging = hanging.clone();
        Callback::from(move |on| hanging.set(on))
    };
    let again = {
        let (lesson, start) = (lesson.dispatcher(), props.start.model().clone());
        Callback::from(move |_: MouseEvent| lesson.dispatch(Msg::Fresh(Box::new(start.clone()))))
    };
    html! {
        <main class="page bout lesson">
            <header class="bar">
                <a class="bar-home" href="#/" aria-label={t!("to-home")}>
                    <svg aria-hidden="true"><use href={drawing("art.svg#logo")} /></svg>
                </a>
                <h1>{ japanese(t!("lesson-kanji")) }{ t!("lesson") }</h1>
                <div class="bar-tools">
                    <a class="tool" href={Route::Setup(GameId::Tricks).fragment()}>{ icon("next") }<span>{ t!("lesson-skip") }</span></a>
                </div>
            </header>
            { score(&names, view.held) }
            { dohyo(&picture) }
            <section class="col-kimarite" aria-label={t!("techniques")}>
                { heading(t!("kimarite-heading"), Some(t!("kimarite-heading-kanji")), None) }
                { kimarite_list(view.config.throws, open) }
            </section>
            <section class="col-field" aria-label={t!("on-the-field")}>{ field_column(&field) }</section>
            { coach(&lesson, event.as_ref(), &go, &again) }
            <Tray<Card> items={items(&view, LEARNER, sorted(&view, model.sealed()), asked, CardSet::EMPTY)} label={t!("hand")} {asked} chosen={*chosen} {onchoose}
                {onplay} ongo={go} {ondrag} target={target} />
            <div class="vh" role="log" aria-label={t!("log")}>
                { for story.iter().map(|event| html! { <p>{ log_line(event, &names).1 }</p> }) }
            </div>
        </main>
    }
}

/// The what-now line, in which the coach speaks.
fn coach(
    lesson: &Lesson,
    event: Option<&Event>,
    go: &Callback<()>,
    again: &Callback<MouseEvent>,
) -> Html {
    let model = lesson.model();
    let view = model.shown().1;
    let (step, scene, ended) = (lesson.step(), model.scene(), lesson.ended());
    let mut now = now(model, LEARNER, event, &view);
    match scene {
        Scene::Asked => {
            now.title = t!("lesson-ask", step = step);
            now.detail = t!("lesson-ask-why", step = step);
        }
        Scene::Lies => now.detail = t!("lesson-seen", step = step),
        _ => (),
    }
    let refused = match lesson.other_card() {
        Some(card) => Some(t!("lesson-other", step = step, card = card_plain(card))),
        None => model.refusal().map(refusal),
    };
    html! {
        <section class="now" aria-label={t!("what-now")}>
            <svg class={classes!("gunbai", now.side.map_or("side-n", side_class))} viewBox="0 0 100 170" aria-hidden="true">
                <use href={drawing("art.svg#gunbai")} />
            </svg>
            <div role="status">
                <p class="note">{ t!("lesson-step", step = step, steps = lesson.steps()) }</p>
                <h2>{ now.title }</h2>
                if let Some(refused) = refused {
                    <p class="refusal">{ refused }</p>
                } else {
                    <p>{ now.detail }</p>
                }
            </div>
            if ended {
                <div class="acts">
                    <a class="btn" href={Route::Setup(GameId::Tricks).fragment()} data-focus="">{ t!("lesson-play") }</a>
                    <button class="btn btn-line" type="button" onclick={again}>{ t!("lesson-again") }</button>
                </div>
            } else if scene == Scene::Lies {
                <div class="acts">
                    <button class="btn" type="button" data-focus="" onclick={go.reform(|_: MouseEvent| ())}>
                        { t!("go-on") }{ " " }{ icon("next") }
                    </button>
                </div>
            }
        </section>
    }
}

#[cfg(test)]
mod tests;
