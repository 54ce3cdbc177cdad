use super::*;
use crate::rules::tricks::{Illegal, Kimarite, KimariteSet, Verdict, View};

fn lesson() -> Lesson {
    Lesson::new("Tetsu".to_owned()).unwrap()
}

/// The learner's next card in the script.
fn wanted(lesson: &Lesson) -> Card {
    let view = lesson.model.shown().1;
    lesson.script[0][played(view.held[0])]
}

/// Makes the next scripted step.
fn go(lesson: &Lesson) -> Lesson {
    let model = &lesson.model;
    match model.scene() {
        Scene::Passing => lesson.after(Msg::Passed(model.passing().unwrap())),
        Scene::Lies => lesson.after(Msg::GoOn),
        Scene::Asked => lesson.after(Msg::Choose(LEARNER.into(), wanted(lesson))),
        scene => panic!("a lesson never comes to {scene:?}"),
    }
}

/// The lesson at each point where it asks for a card.
fn asked() -> Vec<Lesson> {
    let mut lesson = lesson();
    let mut all = Vec::new();
    while !lesson.ended() {
        if lesson.model.scene() == Scene::Asked {
            all.push(lesson.clone());
        }
        lesson = go(&lesson);
    }
    all
}

fn step(number: usize) -> (Lesson, View) {
    let lesson = asked().swap_remove(number - 1);
    let view = lesson.model.shown().1;
    (lesson, view)
}

#[test]
fn rules_accept_the_script_and_its_result() {
    let mut lesson = lesson();
    let mut decided = None;
    while !lesson.ended() {
        lesson = go(&lesson);
        if let (Some(Event::Decided(verdict)), _) = lesson.model.shown() {
            decided = Some(verdict);
        }
    }
    let set = |kimarite| {
        let mut set = KimariteSet::default();
        set.insert(kimarite);
        set
    };
    assert_eq!(
        decided,
        Some(Verdict {
            winner: LEARNER,
            kimarite: Kimarite::Hikiotoshi,
            performed: [set(Kimarite::Hikiotoshi), set(Kimarite::Yorikiri)],
        })
    );
    assert_eq!(
        lesson.after(Msg::GoOn),
        lesson,
        "the result stays on screen"
    );
}

#[test]
fn each_step_asks_for_one_card_then_waits_for_go_on() {
    let mut lesson = lesson();
    let mut steps = Vec::new();
    while !lesson.ended() {
        if matches!(lesson.model.scene(), Scene::Asked | Scene::Lies) {
            steps.push((lesson.step(), lesson.model.scene()));
        }
        let before = lesson.step();
        lesson = go(&lesson);
        assert!((before..=before + 1).contains(&lesson.step()));
    }
    let wanted: Vec<_> = (1..=lesson.steps())
        .flat_map(|step| [(step, Scene::Asked), (step, Scene::Lies)])
        .collect();
    assert_eq!(
        steps,
        wanted[..wanted.len() - 1],
        "the last step ends the lesson instead of waiting"
    );
    assert_eq!((lesson.step(), lesson.steps()), (7, 7));
}

#[test]
fn only_the_scripted_card_is_accepted_even_after_another_try() {
    for lesson in asked() {
        let (_, view) = lesson.model.shown();
        for card in view.hand {
            let tried = lesson.after(Msg::Choose(LEARNER.into(), card));
            let legal = view.playable().contains(card);
            if card == wanted(&lesson) {
                assert_ne!(tried.model, lesson.model);
                assert_eq!((tried.other_card(), tried.model.refusal()), (None, None));
                continue;
            }
            assert_eq!(tried.model.scene(), Scene::Asked);
            assert_eq!(tried.step(), lesson.step());
            assert_eq!(tried.other_card(), legal.then_some(card));
            assert_eq!(tried.model.refusal().is_some(), !legal);
            let again = tried.after(Msg::Choose(LEARNER.into(), wanted(&lesson)));
            assert_eq!(
                again,
                lesson.after(Msg::Choose(LEARNER.into(), wanted(&lesson)))
            );
        }
    }
}

/// The coach's statements about each step are true.
#[test]
fn each_step_matches_what_the_coach_says() {
    let card = |text: &str| text.parse::<Card>().unwrap();
    let (_, view) = step(1);
    let highest = view.hand.into_iter().map(Card::number).max();
    assert_eq!(highest, Some(5));
    assert_eq!(view.hand.into_iter().filter(|c| c.number() == 5).count(), 1);
    let (_, view) = step(2);
    assert_eq!(view.trick, Some((LEARNER, None)));
    let (_, view) = step(3);
    assert_eq!((view.position, view.trick), (1, Some((LEARNER, None))));
    assert!(
        view.out_of(LEARNER.other()).contains(card("G1").suit())
            && view.hand.and(card("G1").suit().cards()).is_empty(),
        "the learner has no green card left to win with at once"
    );
    let (lesson, view) = step(4);
    assert_eq!(view.position, 0);
    assert_eq!(view.trick, Some((LEARNER.other(), Some(card("R3")))));
    assert_eq!(view.playable().len(), 1);
    assert!(matches!(
        lesson
            .after(Msg::Choose(LEARNER.into(), card("B1")))
            .model
            .refusal(),
        Some(Illegal::MustFollow { .. })
    ));
    let (_, view) = step(5);
    assert_eq!(view.position, -1);
    assert_eq!(view.trick, Some((LEARNER.other(), Some(card("B3")))));
    let higher = view.playable().into_iter().filter(|c| c.number() > 3);
    assert_eq!((higher.count(), view.playable().len()), (1, 3));
    let (_, view) = step(6);
    assert_eq!((view.position, view.trick), (0, Some((LEARNER, None))));
    let (_, view) = step(7);
    assert_eq!(view.position, -1);
    assert_eq!(view.trick, Some((LEARNER.other(), Some(card("B5")))));
    assert_eq!(view.playable().len(), 2, "there is still a choice");
}
