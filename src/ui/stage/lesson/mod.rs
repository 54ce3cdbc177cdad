//! The page of a lesson, a problem or a training turn: the game's own page of a bout, in which a coach says what to do and what it showed.

mod explained;
mod problem;
mod script;
mod training;

use bout::Scene;
use problem::solved_acts;
use rules::GameId;
use store::Store;
use yew::prelude::*;

use super::{BoutOnScreen, OnStage, use_stage};
use crate::ui::{
    browser::hooks::use_messages,
    data::{app_context::AppContext, book, problems},
    parts::{button, explained, icon, nowhere, tool},
    routes::Route,
    words::t,
};

pub use problem::{Numbered, ProblemPage};
pub use script::{Caption, Lesson, LessonUi, Progress};
pub use training::{Rated, Training, TrainingPage};

/// What the coach of a lesson says in the box that says what to do now, in place of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Coach {
    /// Which choice of how many it is.
    pub(super) count: String,
    /// What to do; `None` where the game says what happens.
    pub(super) title: Option<String>,
    /// More about it; `None` where the game says more.
    pub(super) detail: Option<Html>,
    /// Whether the game's own words follow, which are about a choice that the learner has begun.
    pub(super) explains: bool,
    /// The buttons and links; `None` for the game's own.
    pub(super) acts: Option<Html>,
    /// The tool in the bar: a way out, or to the answer.
    pub(super) tool: Html,
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

/// The page of a game's lesson, which goes on from the progress that was stored when the page opened.
#[component]
pub fn LessonPage<G: LessonUi>() -> Html {
    let app = use_context::<AppContext>();
    let start = use_memo((), |()| {
        let name = learner(app.as_ref());
        let progress = app.and_then(|app| app.store.load(&G::PROGRESS));
        let made = match progress {
            Some(Progress::At(made)) => made.into(),
            Some(Progress::Done) | None => 0,
        };
        Lesson::<G>::new(name, made).ok()
    });
    match &*start {
        Some(start) => html! { <Taught<G> start={start.clone()} /> },
        None => nowhere(),
    }
}

/// The name of whoever learns: the first wrestler's, if there is one.
fn learner(app: Option<&AppContext>) -> String {
    let wrestlers = app.map(|app| book::wrestlers(&app.store));
    let mut own = wrestlers.into_iter().flatten().filter(|own| !own.retired);
    let name = own.next().map(|own| own.shikona);
    name.unwrap_or_else(|| t!("setup-default-name", seat = "east"))
}

/// A bout that a learner plays, on screen.
#[hook]
fn use_lesson<G: LessonUi>(start: &Lesson<G>) -> (UseStateHandle<Lesson<G>>, OnStage<G>) {
    let lesson = {
        let start = start.clone();
        use_state_eq(move || start)
    };
    let bout = BoutOnScreen {
        model: lesson.model().clone(),
        send: {
            let lesson = lesson.clone();
            Callback::from(move |msg| lesson.set(lesson.after(msg)))
        },
        trouble: None,
    };
    let on = use_stage::<G>(bout, false);
    (lesson, on)
}

/// The page of a bout that a learner plays.
fn page<G: LessonUi>(on: &OnStage<G>) -> Html {
    html! {
        <>
            { on.main() }
            { on.open_sheet() }
            { G::behind_the_scenes(on) }
        </>
    }
}

/// A lesson to go on with, or a problem to solve.
#[derive(Properties, PartialEq)]
pub struct TaughtProps<G: LessonUi> {
    /// The bout before the learner's next choice.
    pub start: Lesson<G>,
    /// The problem's place among those of the game; `None` for a lesson.
    #[prop_or_default]
    pub numbered: Option<Numbered>,
}

/// A lesson or a problem on screen.
#[component]
pub fn Taught<G: LessonUi>(props: &TaughtProps<G>) -> Html {
    let app = use_context::<AppContext>();
    let (lesson, mut on) = use_lesson(&props.start);
    // Whether the answer was shown to somebody who has not found it.
    let told = use_mut_ref(|| false);
    let numbered = props.numbered;
    let question = lesson.to_weigh();
    let heard = {
        let lesson = lesson.clone();
        let number = question.as_ref().map(|(number, _)| *number);
        Callback::from(move |answer: Option<Vec<u8>>| {
            if let Some(number) = number {
                lesson.set(lesson.told(number, answer.as_deref()));
            }
        })
    };
    use_messages(question, heard);
    let (made, ended) = (lesson.made(), lesson.ended());
    {
        let (store, told) = (app.map(|app| app.store), told.clone());
        use_effect_with((made, ended), move |&(made, ended)| {
            let Some(store) = store else {
                return;
            };
            // A lesson whose progress cannot be saved begins anew next time.
            let save = |progress| drop(store.save(&G::PROGRESS, &progress));
            match numbered {
                Some(numbered) if ended && !*told.borrow() => {
                    problems::solve(&store, G::ID, numbered.number, numbered.day);
                }
                None if ended => save(Progress::Done),
                None if made > 0 => save(Progress::At(made as u16)),
                _ => (),
            }
        });
    }
    // The coach's button has gone with what the learner has read.
    use_effect_with((lesson.pauses(), ended), |_| G::refocus());
    let acts = if ended {
        on.scene = Scene::Over;
        let again = {
            let (lesson, name) = (lesson.setter(), lesson.learner());
            Callback::from(move |_: MouseEvent| {
                if let Ok(start) = Lesson::new(name.clone(), 0) {
                    lesson.set(start);
                }
            })
        };
        Some(match numbered {
            Some(numbered) => solved_acts(G::ID, numbered),
            None => ended_acts(G::ID, again),
        })
    } else if lesson.pauses() {
        on.scene = Scene::Waits;
        Some(pause_acts(&on.goes_on()))
    } else {
        None
    };
    let (count, tool) = if let Some(numbered) = numbered {
        let show = {
            let (lesson, told) = (lesson.clone(), told.clone());
            Callback::from(move |_: MouseEvent| {
                if lesson.solution().is_some() {
                    *told.borrow_mut() = true;
                    lesson.set(lesson.answered());
                }
            })
        };
        let shut = lesson.solution().is_none();
        let grade = lesson.task().map_or(0, |task| task.grade);
        (
            numbered.words(grade),
            tool("hint", t!("problem-show"), shut, show),
        )
    } else {
        let skip = html! {
            <a class="tool" href={Route::Setup(G::ID).fragment()}>{ icon("next") }<span>{ t!("lesson-skip") }</span></a>
        };
        (
            t!("lesson-step", step = lesson.step(), steps = lesson.steps()),
            skip,
        )
    };
    let mut coach = coach(&lesson, &on, acts, (count, tool));
    if ended && numbered.is_some() {
        coach.title = Some(if *told.borrow() {
            t!("problem-told")
        } else {
            t!("problem-solved")
        });
    }
    on.coach = Some(coach);
    page(&on)
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
            <button class="btn" type="button" data-act="go-on" data-focus="" onclick={go.reform(|_: MouseEvent| ())}>
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
    (count, tool): (String, Html),
) -> Coach {
    let says = |of| lesson.says(of);
    let text = |class: &'static str, words: String| html! { <p {class}>{ explained(words) }</p> };
    let (title, detail) = if lesson.ended() {
        // The game itself says how a bout has ended.
        let title = (!lesson.model().over()).then(|| t!("lesson-seen"));
        (title, Some(text("", says(Caption::Seen))))
    } else if lesson.asks() {
        let model = lesson.model();
        let detail = if model.refusal().is_some() {
            None
        } else if model.tried().is_some() && (!on.has_draft() || G::STAYS) {
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
        count,
        title,
        detail,
        explains: lesson.asks() && on.has_draft(),
        acts,
        tool,
    }
}
