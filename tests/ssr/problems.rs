//! Problems: what the page says about a choice that is not the best one, and about the answer, and what it does not say before.

use std::{fs, path::Path};

use ai::protocol::Memory;
use bout::{Msg, Scene};
use hakkyoi::ui::stage::{Lesson, LessonUi, Numbered, Taught};
use problems::{SOLVER, file, weighing};
use rules::{momentum::Momentum, track::Track, tricks::Tricks};
use yew::prelude::*;

use crate::{
    markup::Node,
    screen::{Screen, rendered},
};

/// A problem of a game, which is solved by one choice.
fn posed_by<G: LessonUi>(place: usize) -> Lesson<G> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = root.join("problems").join(format!("{}.txt", G::ID.slug()));
    let text = fs::read_to_string(path).unwrap();
    let problem = file::read::<G>(text.lines().nth(place).unwrap()).unwrap();
    Lesson::problem("Tetsu".to_owned(), &problem[0]).unwrap()
}

/// The problem after the first choice that is not its solution.
fn missed<G: LessonUi>(problem: &Lesson<G>) -> Lesson<G> {
    let actions = problem.model().table().state().actions(SOLVER);
    let mut tried = actions.map(|action| problem.after(Msg::Choose(SOLVER, action)));
    tried.find(|tried| tried.model().tried().is_some()).unwrap()
}

/// The problem after the worker has answered.
fn told<G: LessonUi>(problem: &Lesson<G>) -> Lesson<G> {
    let (number, question) = problem.to_weigh().unwrap();
    let answer = weighing::answer(&question, &mut Memory::default());
    problem.told(number, answer.as_deref())
}

/// The problem after everything is seen.
fn seen<G: LessonUi>(mut problem: Lesson<G>) -> Lesson<G> {
    while !problem.ended() {
        let timed = problem.model().current_frame();
        let timed = timed.filter(|_| problem.model().scene() == Scene::TimedFrame);
        problem = problem.after(timed.map_or(Msg::GoOn, Msg::HoldTimePassed));
    }
    problem
}

fn screen<G: LessonUi>(problem: impl Fn() -> Lesson<G> + Send + Sync + 'static) -> Screen {
    Screen::of(move || {
        let numbered = Numbered {
            number: 0,
            all: 250,
            next: 1,
            day: None,
        };
        html! { <Taught<G> start={problem()} {numbered} /> }
    })
}

/// What the page says.
async fn says<G: LessonUi>(problem: impl Fn() -> Lesson<G> + Send + Sync + 'static) -> String {
    let (page, _) = rendered(screen(problem), &[]).await;
    page.text(page.one(|node| node.tag == "main"))
}

async fn explained<G: LessonUi>(place: usize, why: &str, best: &str) {
    let waiting = says(move || missed(&posed_by::<G>(place))).await;
    assert!(waiting.contains("Not the best choice: "), "{waiting}");
    assert!(!waiting.contains(why), "{waiting}");
    let page = says(move || told(&missed(&posed_by::<G>(place)))).await;
    assert!(page.contains(why), "{page}");
    let page = says(move || told(&missed(&missed(&posed_by::<G>(place))))).await;
    let again = page.contains("Try 2, not the best choice either: ");
    assert!(again && page.contains(why), "{page}");
    let page = says(move || seen(told(&posed_by::<G>(place).answered()))).await;
    let named = page.contains("The best choice: ");
    assert!(named && page.contains(best), "{page}");
}

#[tokio::test]
async fn a_choice_in_a_problem_is_explained_by_what_it_wins() {
    explained::<Track>(
        0,
        "of 100 bouts, the best choice",
        "of 100 bouts, every other choice",
    )
    .await;
}

#[tokio::test]
async fn a_choice_in_a_problem_is_explained_by_what_beats_it() {
    explained::<Tricks>(1, "wins against it with: ", "every other choice loses").await;
    explained::<Momentum>(0, "You lose at once.", "It wins for certain in this turn.").await;
}

#[tokio::test]
async fn no_card_of_a_problem_tells_whether_it_wins() {
    let mut follow = 0;
    for place in 0..30 {
        let (page, _) = rendered(screen(move || posed_by::<Tricks>(place)), &[]).await;
        follow += page.all(|node| node.has_class("is-follow")).len();
        let tells = |node: &Node| node.has_class("fits") && !node.has_class("is-follow");
        assert_eq!(page.all(tells), [0; 0], "{place}");
    }
    assert!(follow > 0, "no card of any problem says that it follows");
}
