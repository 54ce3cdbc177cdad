use bout::{Msg, Scene};
use rules::{
    Seat, Side,
    tricks::{Card, Illegal, View},
};

use super::*;
use crate::ui::stage::Lesson;

/// The lesson at each point where it asks for a card.
fn asked() -> Vec<Lesson<Tricks>> {
    let mut lesson = Lesson::<Tricks>::new("Tetsu".to_owned(), 0).unwrap();
    let mut all = Vec::new();
    while !lesson.ended() {
        let model = lesson.model();
        let msg = match model.scene() {
            Scene::TimedFrame => Msg::HoldTimePassed(model.current_frame().unwrap()),
            Scene::Asked => {
                all.push(lesson.clone());
                Msg::Choose(Seat::EAST, model.scripted_choice(Seat::EAST).unwrap())
            }
            _ => Msg::GoOn,
        };
        lesson = lesson.after(msg);
    }
    all
}

fn step(number: usize) -> (Lesson<Tricks>, View) {
    let lesson = asked().swap_remove(number - 1);
    let view = lesson.model().shown().1;
    (lesson, view)
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
    assert_eq!(view.trick, Some((Side::East, None)));
    let (_, view) = step(3);
    assert_eq!((view.position, view.trick), (1, Some((Side::East, None))));
    assert!(
        view.out_of(Side::West).contains(card("G1").suit())
            && view.hand.and(card("G1").suit().cards()).is_empty(),
        "the learner has no green card left to win with at once"
    );
    let (lesson, view) = step(4);
    assert_eq!(view.position, 0);
    assert_eq!(view.trick, Some((Side::West, Some(card("R3")))));
    assert_eq!(view.playable().len(), 1);
    let tried = lesson.after(Msg::Choose(Seat::EAST, card("B1")));
    let refusal = tried.model().refusal();
    assert!(matches!(refusal, Some(Illegal::MustFollow { .. })));
    let (_, view) = step(5);
    assert_eq!(view.position, -1);
    assert_eq!(view.trick, Some((Side::West, Some(card("B3")))));
    let higher = view.playable().into_iter().filter(|c| c.number() > 3);
    assert_eq!((higher.count(), view.playable().len()), (1, 3));
    let (_, view) = step(6);
    assert_eq!((view.position, view.trick), (0, Some((Side::East, None))));
    let (_, view) = step(7);
    assert_eq!(view.position, -1);
    assert_eq!(view.trick, Some((Side::West, Some(card("B5")))));
    assert_eq!(view.playable().len(), 2, "there is still a choice");
}
