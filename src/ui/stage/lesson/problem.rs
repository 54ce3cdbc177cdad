//! The page of a problem: which one it is, and how it is loaded.

use std::rc::Rc;

use yew::prelude::*;

use super::{Lesson, LessonUi, TaughtProps, learner, use_taught};
use crate::{
    problems::file,
    rules::GameId,
    ui::{
        app_context::AppContext,
        component::keyed_component,
        files::use_text,
        pages::nowhere,
        parts::game_bar,
        problems::{self, Which},
        routes::Route,
        words::t,
    },
};

/// The place of a problem among those of its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbered {
    /// Its index.
    pub(super) number: usize,
    /// How many there are.
    pub(super) all: usize,
    /// The next one that the player has not solved.
    pub(super) next: usize,
    /// Whether it is the one of today.
    pub(super) today: bool,
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

/// The page of a problem.
pub fn problem_page<G: LessonUi>(which: Which) -> Html {
    keyed_component(which.slug(), which, use_problem::<G>)
}

#[hook]
fn use_problem<G: LessonUi>(which: Rc<Which>) -> Html {
    let app = use_context::<AppContext>();
    let file = use_text(problems::file_of(G::ID));
    let text = match &*file {
        None => return waiting(G::ID, t!("problem-loading")),
        Some(Err(())) => return waiting(G::ID, t!("problem-missing")),
        Some(Ok(text)) => text,
    };
    let all = text.lines().count();
    let number = problems::asked(app.as_ref().map(|app| &app.store), G::ID, *which, all);
    let line = text.lines().nth(number).unwrap_or_default();
    let problem = file::read::<G>(line).ok().and_then(|mut read| read.pop());
    let start = problem.and_then(|problem| Lesson::problem(learner(app.as_ref()), &problem).ok());
    let Some(start) = start else {
        return nowhere();
    };
    let store = app.as_ref().map(|app| &app.store);
    let numbered = Some(Numbered {
        number,
        all,
        next: problems::next(store, G::ID, number + 1, all),
        today: *which == Which::Today,
    });
    keyed_component(number, TaughtProps { start, numbered }, use_taught)
}

/// A page with nothing but these words.
fn waiting(game: GameId, words: String) -> Html {
    html! { <main class="page leaf-page">{ game_bar(game, t!("problem")) }<p class="empty" role="status">{ words }</p></main> }
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
