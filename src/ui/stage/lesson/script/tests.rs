use std::{fs, path::Path};

use ai::protocol::Memory;
use problems::{
    Weighed, file,
    weighing::{answer, read},
};
use rules::{Step, Viewer, test_every_game};

use super::*;

fn lesson<G: LessonUi>() -> Lesson<G> {
    Lesson::new("Tetsu".to_owned(), 0).unwrap()
}

/// What the lesson waits for at its next choice, made by the game's own hands: the scripted action, or for a throw the scripted chance.
fn choose<G: LessonUi>(lesson: &Lesson<G>) -> Lesson<G> {
    if let Some(action) = lesson.model.scripted_choice(LEARNER) {
        return lesson.after(Msg::Choose(LEARNER, action));
    }
    let mut next = lesson.clone();
    let steps = next.model.table().record().steps.len();
    let (record, _) = Record::<G>::parse(G::LESSON).unwrap();
    let Some(&Step::Chance(chance)) = record.steps.get(steps) else {
        panic!("nothing to choose at step {steps}");
    };
    assert!(Rc::make_mut(&mut next.model).take_chance(chance));
    // Any message lets the bout go on.
    next.after(Msg::Retry)
}

/// Takes the next step of the lesson.
fn go<G: LessonUi>(lesson: &Lesson<G>) -> Lesson<G> {
    match lesson.model.scene() {
        Scene::TimedFrame => {
            lesson.after(Msg::HoldTimePassed(lesson.model.current_frame().unwrap()))
        }
        Scene::MustBeSeen => {
            let next = lesson.after(Msg::GoOn);
            if let Some(frame) = lesson.model.passing_frame() {
                assert!(next == lesson.after(Msg::HoldTimePassed(frame)));
            }
            next
        }
        Scene::Asked if lesson.pauses() => lesson.after(Msg::GoOn),
        Scene::Asked => choose(lesson),
        scene => panic!("{:?}: a lesson never comes to {scene:?}", G::ID),
    }
}

/// The lesson at each point where it asks, and its end.
fn asked<G: LessonUi>() -> (Vec<Lesson<G>>, Lesson<G>) {
    let mut lesson = lesson();
    let mut all = Vec::new();
    while !lesson.ended() {
        if lesson.asks() {
            all.push(lesson.clone());
        }
        lesson = go(&lesson);
    }
    (all, lesson)
}

fn referee_accepts_the_lesson<G: LessonUi>() {
    Record::<G>::parse(G::LESSON).unwrap();
}

fn lesson_asks_for_each_choice_and_comes_to_its_end<G: LessonUi>() {
    let (asked, end) = asked::<G>();
    let steps: Vec<usize> = asked.iter().map(Lesson::step).collect();
    assert!(steps.iter().copied().eq(1..=end.steps()), "{steps:?}");
    assert_eq!((end.made(), end.step()), (end.steps(), end.steps()));
    if end.model.over() {
        assert_eq!(end.model.winner(), Some(LEARNER));
    }
    assert!(end.after(Msg::GoOn) == end, "the end stays on screen");
    for step in 1..=end.steps() {
        for of in [Caption::Ask, Caption::Why] {
            assert!(!G::caption(of, step).is_empty(), "{of:?} {step}");
        }
    }
    assert!(!G::caption(Caption::Seen, end.steps()).is_empty());
}

fn lesson_goes_on_after_a_break<G: LessonUi>() {
    let (asked, end) = asked::<G>();
    for (made, before) in asked.iter().enumerate() {
        let again = Lesson::<G>::new("Tetsu".to_owned(), made).unwrap();
        assert!(again.made() <= made);
        let state = before.model.table().state();
        if G::can_resume(state) {
            assert_eq!(again.model.table().state(), state, "{:?} {made}", G::ID);
        }
        let mut last = again;
        while !last.ended() {
            last = go(&last);
        }
        assert_eq!(last.model.table().state(), end.model.table().state());
    }
    let past = Lesson::<G>::new("Tetsu".to_owned(), usize::from(u16::MAX)).unwrap();
    assert!(past.made() < past.steps(), "a damaged number is no fault");
}

/// Every other choice that the rules allow is answered by the coach, and changes nothing.
fn lesson_accepts_only_its_own_choices<G: LessonUi>() {
    let (asked, _) = asked::<G>();
    for lesson in asked {
        let step = lesson.step();
        let view = lesson.model.table().view(Viewer::Seat(LEARNER));
        for action in G::hand(&view, LEARNER) {
            let tried = lesson.after(Msg::Choose(LEARNER, action));
            if lesson.model.scripted_choice(LEARNER) == Some(action) {
                assert!(tried.model.tried().is_none() && tried.made() == step);
                continue;
            }
            let legal = lesson.model.table().check(LEARNER, &action).is_ok();
            assert_eq!(tried.model.tried(), legal.then_some(action));
            assert_eq!(tried.model.refusal().is_some(), !legal);
            assert_eq!((tried.step(), tried.asks()), (step, true));
            assert!(!G::caption(Caption::Other, step).is_empty());
            assert!(choose(&tried) == choose(&lesson), "the next try is free");
        }
    }
}

fn lesson_is_no_bout_that_counts<G: LessonUi>() {
    let (asked, _) = asked::<G>();
    for lesson in asked {
        assert!(lesson.model.identity().is_none());
        assert!(!lesson.model.can_undo() && !lesson.model.can_hint());
    }
}

/// Every problem of the game, as the page poses it; none of a game without problems.
fn problems<G: LessonUi>() -> Vec<Lesson<G>> {
    if G::POSING.is_none() {
        return Vec::new();
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let file = root.join("problems").join(format!("{}.txt", G::ID.slug()));
    let text = fs::read_to_string(file).unwrap();
    let problems = file::read::<G>(&text).unwrap().into_iter();
    problems
        .map(|problem| Lesson::problem("Tetsu".to_owned(), &problem).unwrap())
        .collect()
}

fn every_problem_is_solved_by_its_solution_and_ends_there<G: LessonUi>() {
    for (place, mut lesson) in problems::<G>().into_iter().enumerate() {
        assert!(lesson.steps() > 0 && !lesson.ended(), "{:?} {place}", G::ID);
        while !lesson.ended() {
            lesson = go(&lesson);
        }
        assert_eq!(lesson.made(), lesson.steps(), "{:?} {place}", G::ID);
        assert!(!lesson.says(Caption::Seen).is_empty());
        assert!(lesson.solution().is_none() && lesson.model.question().is_none());
        assert!(lesson.after(Msg::Retry).ended(), "{:?} {place}", G::ID);
    }
}

/// A card that does not solve the problem is refused, and nothing changes.
fn problem_accepts_no_other_card<G: LessonUi>() {
    for lesson in problems::<G>() {
        let view = lesson.model.table().view(Viewer::Seat(LEARNER));
        let solution = lesson.model.scripted_choice(LEARNER);
        for action in G::hand(&view, LEARNER) {
            let tried = lesson.after(Msg::Choose(LEARNER, action));
            if solution != Some(action) {
                assert!(tried.asks() && tried.made() == 0, "{:?}", G::ID);
            }
        }
    }
}

/// How many problems of a game are explained in a test, spread over its file.
const EXPLAINED: usize = 25;
/// How many other choices are explained at each choice of a solution.
const OTHERS: usize = 6;

/// What the worker says about the choice that is explained, and the problem after it.
fn weighed<G: LessonUi>(
    lesson: &Lesson<G>,
    memory: &mut Memory,
) -> (Weighed<G::Action>, Lesson<G>) {
    let (number, question) = lesson.to_weigh().unwrap();
    let answer = answer(&question, memory).unwrap();
    let stale = lesson.told(number - 1, Some(&answer));
    assert!(stale == *lesson, "an answer to another question");
    let told = lesson.told(number, Some(&answer));
    assert!(told.to_weigh().is_none(), "asked once");
    (read::<G>(&answer).unwrap(), told)
}

/// Every other choice is named and worth less than the best one; the answer is named and wins most.
fn every_choice_in_a_problem_is_explained<G: LessonUi>() {
    let memory = &mut Memory::default();
    let all = problems::<G>();
    let few = all.len().div_ceil(EXPLAINED).max(1);
    for mut lesson in all.into_iter().step_by(few) {
        let worth = lesson.task().unwrap().worth;
        while !lesson.ended() {
            if !lesson.asks() {
                lesson = go(&lesson);
                continue;
            }
            let first = lesson.made() == 0;
            let state = lesson.model.table().state().clone();
            let legal: Vec<G::Action> = state.actions(LEARNER).collect();
            let others = legal.iter().step_by(legal.len().div_ceil(OTHERS));
            let mut said = Vec::new();
            for &action in others {
                let tried = lesson.after(Msg::Choose(LEARNER, action));
                if tried.model.tried().is_none() {
                    continue;
                }
                let name = G::choice_name(&state, action);
                let named = tried.says(Caption::Other);
                assert!(named.contains(&name), "{named}");
                let (number, _) = tried.to_weigh().unwrap();
                assert_eq!(tried.told(number, None).says(Caption::Other), named);
                let (weighed, told) = weighed(&tried, memory);
                match weighed {
                    Weighed::Wins { wins, best, other } => {
                        assert!(wins < best && wins <= other, "{weighed:?}");
                        assert!(!first || (worth.best, worth.other) == (best, Some(other)));
                    }
                    Weighed::Sure { .. } => panic!("{:?}: {name} {weighed:?}", G::ID),
                    Weighed::Lost
                    | Weighed::Loses { .. }
                    | Weighed::Unsure { .. }
                    | Weighed::Hidden { .. } => (),
                }
                let words = told.says(Caption::Other);
                assert!(words.starts_with(&named) && words.len() > named.len());
                assert!(!said.contains(&words), "{words}");
                said.push(words);
                let again = told.after(Msg::Choose(LEARNER, action));
                assert_ne!(
                    again.says(Caption::Other),
                    named,
                    "other words for another try"
                );
            }
            let shown = lesson.answered();
            assert_eq!(
                (shown.made(), shown.model.tried()),
                (lesson.made() + 1, None)
            );
            let (weighed, told) = weighed(&shown, memory);
            match weighed {
                Weighed::Wins { wins, best, other } => assert!(wins == best && best > other),
                Weighed::Sure { .. } => (),
                _ => panic!("{:?}: {weighed:?}", G::ID),
            }
            lesson = told;
        }
        let solution = lesson.says(Caption::Seen);
        assert!(solution.starts_with("The best choice: "), "{solution}");
    }
}

test_every_game!(
    referee_accepts_the_lesson,
    lesson_asks_for_each_choice_and_comes_to_its_end,
    lesson_goes_on_after_a_break,
    lesson_accepts_only_its_own_choices,
    lesson_is_no_bout_that_counts,
    every_problem_is_solved_by_its_solution_and_ends_there,
    problem_accepts_no_other_card,
    every_choice_in_a_problem_is_explained,
);
