//! The page of a lesson: the game's own page of a bout, in which a coach says what to do and what it showed.

mod script;

use std::rc::Rc;

use yew::prelude::*;

use super::{BoutOnScreen, OnStage, use_stage};
use crate::{
    rules::GameId,
    store::Store,
    ui::{
        app_context::AppContext,
        book,
        component::component_with,
        hooks::use_effect_with,
        pages::nowhere,
        parts::{button, explained, icon},
        routes::Route,
        stage::Scene,
        words::t,
    },
};

pub use script::{Caption, Lesson, LessonMsg, LessonUi, Progress};

/// What the coach of a lesson says in the box that says what to do now, in place of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Coach {
    /// Which choice of how many it is.
    pub(super) count: String,
    /// What to do; `None` where the game says what happens.
    pub(super) title: Option<String>,
    /// More about it; `None` where the game says more.
    pub(super) detail: Option<Html>,
    /// Whether the game's own words about a choice that the learner has begun follow.
    pub(super) explains: bool,
    /// The buttons and links; `None` for the game's own.
    pub(super) acts: Option<Html>,
    /// Called when the learner skips the lesson.
    pub(super) onskip: Callback<MouseEvent>,
}

impl Coach {
    /// Whether the game shows its own buttons, because the coach has none.
    pub fn leaves_buttons(&self) -> bool {
        self.acts.is_none()
    }
}

/// Whether the lesson of this game is still to be offered.
pub fn is_new<G: LessonUi>(store: &Store) -> bool {
    store.load(&G::PROGRESS) != Some(Progress::Done)
}

/// The page of a game's lesson.
pub fn lesson_page<G: LessonUi>(app: Option<AppContext>) -> Html {
    let wrestlers = app.as_ref().map(|app| book::wrestlers(&app.store));
    let mut own = wrestlers.into_iter().flatten().filter(|own| !own.retired);
    let name = own.next().map(|own| own.shikona);
    let name = name.unwrap_or_else(|| t!("setup-default-name", seat = "east"));
    let progress = app.and_then(|app| app.store.load(&G::PROGRESS));
    let made = match progress {
        Some(Progress::At(made)) => made.into(),
        Some(Progress::Done) | None => 0,
    };
    match Lesson::<G>::new(name, made) {
        Ok(start) => component_with(TaughtProps { start }, use_taught),
        Err(_) => nowhere(),
    }
}

/// A lesson to go on with.
#[derive(PartialEq)]
struct TaughtProps<G: LessonUi> {
    start: Lesson<G>,
}

#[hook]
fn use_taught<G: LessonUi>(props: Rc<TaughtProps<G>>) -> Html {
    let app = use_context::<AppContext>();
    let lesson = {
        let start = props.start.clone();
        use_reducer_eq(move || start)
    };
    let (made, ended) = (lesson.made(), lesson.ended());
    let save = {
        let store = app.map(|app| app.store);
        move |progress| {
            if let Some(store) = &store {
                // A lesson whose progress cannot be saved begins anew next time.
                let _ = store.save(&G::PROGRESS, &progress);
            }
        }
    };
    {
        let save = save.clone();
        use_effect_with((made, ended), move |&(made, ended)| {
            if ended {
                save(Progress::Done);
            } else if made > 0 {
                save(Progress::At(made as u16));
            }
        });
    }
    // The coach's button has gone with what the learner has read.
    use_effect_with((lesson.pauses(), ended), |_| G::refocus());
    let bout = BoutOnScreen {
        model: lesson.model().clone(),
        send: {
            let lesson = lesson.dispatcher();
            Callback::from(move |msg| lesson.dispatch(LessonMsg::Bout(msg)))
        },
        trouble: None,
    };
    let mut on = use_stage::<G>(bout, false);
    let acts = if ended {
        on.scene = Scene::Over;
        let name = lesson
            .model()
            .names()
            .into_iter()
            .next()
            .unwrap_or_default();
        let again = {
            let lesson = lesson.dispatcher();
            Callback::from(move |_: MouseEvent| {
                if let Ok(start) = Lesson::new(name.clone(), 0) {
                    lesson.dispatch(LessonMsg::Again(Box::new(start)));
                }
            })
        };
        Some(ended_acts(G::ID, again))
    } else if lesson.pauses() {
        on.scene = Scene::Waits;
        Some(pause_acts(&on.goes_on()))
    } else {
        None
    };
    let onskip = Callback::from(move |_: MouseEvent| save(Progress::Done));
    on.coach = Some(coach(&lesson, &on, acts, onskip));
    html! {
        <>
            <main class={classes!("page", G::class(), "lesson")}>
                { G::page(&on) }
                { on.log() }
            </main>
            { on.open_sheet() }
            { G::behind_the_scenes(&on) }
        </>
    }
}

/// The coach's link and button after a lesson.
fn ended_acts(game: GameId, again: Callback<MouseEvent>) -> Html {
    html! {
        <div class="acts coach-acts">
            <a class="btn" href={Route::Setup(game).fragment()} data-focus="">{ t!("lesson-play") }</a>
            { button("btn btn-line", t!("lesson-again"), again) }
        </div>
    }
}

/// The coach's button while there is something to read.
fn pause_acts(go: &Callback<()>) -> Html {
    html! {
        <div class="acts coach-acts">
            <button class="btn" type="button" data-focus="" onclick={go.reform(|_: MouseEvent| ())}>
                { t!("go-on") }{ " " }{ icon("next") }
            </button>
        </div>
    }
}

/// What the coach says now.
fn coach<G: LessonUi>(
    lesson: &Lesson<G>,
    on: &OnStage<G>,
    acts: Option<Html>,
    onskip: Callback<MouseEvent>,
) -> Coach {
    let step = lesson.step();
    let says = |of| G::caption(of, step);
    let text = |class: &'static str, words: String| html! { <p {class}>{ explained(words) }</p> };
    let (title, detail) = if lesson.ended() {
        (None, Some(text("", says(Caption::Seen))))
    } else if lesson.asks() {
        let model = lesson.model();
        let detail = if model.refusal().is_some() {
            None
        } else if model.tried().is_some() && !on.has_draft() {
            Some(text("refusal", says(Caption::Other)))
        } else if on.has_draft() && !G::STAYS {
            None
        } else {
            Some(text("", says(Caption::Why)))
        };
        (Some(says(Caption::Ask)), detail)
    } else if lesson.made() == lesson.steps() {
        // The last caption tells the end, which is still to come.
        (None, None)
    } else if lesson.pauses() || on.scene == Scene::MustBeSeen {
        let seen = Some(says(Caption::Seen)).filter(|seen| !seen.is_empty());
        let title = seen.is_some().then(|| t!("lesson-seen"));
        (title, seen.map(|seen| text("", seen)))
    } else {
        (None, None)
    };
    Coach {
        count: t!("lesson-step", step = step, steps = lesson.steps()),
        title,
        detail,
        explains: lesson.asks() && on.has_draft(),
        acts,
        onskip,
    }
}
