//! The page of a problem: which one it is, and how it is loaded.

use ::problems::file;
use rules::GameId;
use yew::prelude::*;

use super::{Lesson, LessonUi, Taught, learner};
use crate::ui::{
    browser::{files::use_text, hooks::focus},
    data::{app_context::AppContext, problems},
    parts::{button, game_bar, nowhere},
    routes::{Route, Which},
    words::t,
};

/// The place of a problem among those of its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbered {
    /// Its index.
    pub number: usize,
    /// How many there are.
    pub all: usize,
    /// The next one that the player has not solved.
    pub next: usize,
    /// The day whose problem it is, if it was asked for as that.
    pub day: Option<u32>,
}

impl Numbered {
    /// The place and the grade in words.
    pub(super) fn words(self, grade: u8) -> String {
        t!(
            "problem-count",
            number = self.number + 1,
            all = self.all,
            grade = u32::from(grade)
        )
    }
}

/// What a page of a problem shows.
#[derive(Properties, PartialEq)]
pub struct ProblemPageProps {
    /// Which problem it is.
    pub which: Which,
}

/// The page of a problem.
#[component]
pub fn ProblemPage<G: LessonUi>(props: &ProblemPageProps) -> Html {
    let which = props.which;
    let app = use_context::<AppContext>();
    let tries = use_state(|| 0_u32);
    let file = use_text(problems::file_of(G::ID), *tries);
    let all = match &*file {
        Some(Ok(text)) => text.lines().count(),
        _ => 0,
    };
    // It stays, whatever the player has solved and whatever the time is when the page renders again.
    let numbered = use_memo(all, |&all| {
        let day = problems::today();
        let store = app.as_ref().map(|app| &app.store);
        let number = problems::asked(store, G::ID, which, day, all);
        Numbered {
            number,
            all,
            next: problems::next(store, G::ID, number + 1, all),
            day: (which == Which::Today && problems::game_of(day) == G::ID).then_some(day),
        }
    });
    let text = match &*file {
        None => return waiting(G::ID, t!("problem"), t!("problem-loading"), Html::default()),
        Some(Err(())) => {
            let again = Callback::from(move |_: MouseEvent| {
                tries.set(*tries + 1);
                // The button is about to vanish.
                focus("h1");
            });
            let again = button("btn btn-line", t!("retry"), again);
            return waiting(G::ID, t!("problem"), t!("problem-missing"), again);
        }
        Some(Ok(text)) => text,
    };
    let line = text.lines().nth(numbered.number).unwrap_or_default();
    let problem = file::read::<G>(line).ok().and_then(|mut read| read.pop());
    let start = problem.and_then(|problem| Lesson::problem(learner(app.as_ref()), &problem).ok());
    let Some(start) = start else {
        return nowhere();
    };
    html! { <Taught<G> {start} numbered={*numbered} /> }
}

/// A page with nothing but these words under a title, and perhaps a button.
pub(super) fn waiting(game: GameId, title: String, words: String, more: Html) -> Html {
    html! { <main class="page leaf-page">{ game_bar(game, title) }<p class="empty" role="status">{ words }</p><p>{ more }</p></main> }
}

/// The ways on from a problem.
pub(super) fn solved_acts(game: GameId, numbered: Numbered) -> Html {
    let next = Route::Problem(game, Which::Number(numbered.next as u16));
    html! {
        <div class="acts coach-acts">
            <a class="btn" href={next.fragment()} data-focus="">{ t!("problem-next") }</a>
            <a class="btn btn-line" href={Route::Problems.fragment()}>{ t!("problems") }</a>
        </div>
    }
}
