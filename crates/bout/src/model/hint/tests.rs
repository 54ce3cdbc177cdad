use ai::protocol::{self, Reply};
use rules::{Seat, tricks::Card};

use super::*;
use crate::{
    Seating,
    games::tricks::{Model, Msg},
    model::tests::{against_the_computer, first_card, go, go_until, people, practice},
};

fn asked(model: Model) -> Model {
    go_until(model, |model| model.scene() == Scene::Asked)
}

fn begun() -> Model {
    asked(practice(against_the_computer(Seat::EAST), 1))
}

fn told(model: &Model) -> Model {
    let question = model.hint_question().unwrap();
    model.after(Msg::Hinted(protocol::answer(&question)))
}

fn cards(model: &Model) -> Vec<Card> {
    let Some(Hint::Told(advice)) = model.hint() else {
        panic!("no hint: {:?}", model.hint());
    };
    advice.cards.iter().map(|rated| rated.card).collect()
}

#[test]
fn hint_needs_practice_and_an_open_choice() {
    let real = Model {
        keiko: false,
        ..begun()
    };
    assert!(!real.can_hint());
    assert_eq!(real.after(Msg::Hint).hint(), None);
    let mut model = practice(people(), 2);
    while !model.over() {
        assert_eq!(model.can_hint(), model.scene() == Scene::Asked);
        let hint = model.after(Msg::Hint);
        assert_eq!(hint.hint().is_some(), model.can_hint());
        assert_eq!(hint.shown(), model.shown(), "nothing else changes");
        model = go(&model);
    }
}

#[test]
fn face_to_face_has_no_hints() {
    let model = practice(people(), 2).seated(Seating::Facing);
    let mut model = go_until(model, |model| model.scene() != Scene::TimedFrame);
    assert_eq!(model.scene(), Scene::Asked);
    model = model.after(Msg::Hint);
    assert_eq!((model.can_hint(), model.hint()), (false, None));
    let passed = asked(practice(people(), 2)).after(Msg::Hint);
    assert!(passed.hint_question().is_some());
    let facing = passed.after(Msg::Sit(Seating::Facing));
    assert_eq!((facing.hint(), facing.hint_question()), (None, None));
}

#[test]
fn hint_uses_only_the_players_view_and_rates_every_card() {
    let mut model = practice(people(), 3);
    let mut hints = 0;
    while !model.over() {
        if model.can_hint() {
            let thinking = model.after(Msg::Hint);
            assert_eq!(thinking.hint(), Some(&Hint::Thinking));
            let view = thinking.shown().1;
            assert_eq!(view.viewer, Viewer::Seat(thinking.looker()));
            let question = thinking.hint_question().unwrap();
            assert_eq!(question.ask, Ask::Advice(view.clone(), ()));
            model = told(&thinking);
            let told: rules::tricks::CardSet = cards(&model).into_iter().collect();
            assert_eq!(told, view.playable());
            assert_eq!(model.hint_question(), None);
            assert_eq!(
                model.after(Msg::Hint),
                model,
                "a known hint is not asked for again"
            );
            hints += 1;
        }
        model = go(&model);
        assert_eq!(model.hint(), None, "the hint ends with the choice");
    }
    assert!(hints > 2);
}

#[test]
fn hint_and_computer_do_not_interfere() {
    let model = begun();
    let (computer, hint) = (model.question().unwrap(), model.after(Msg::Hint));
    assert_eq!(hint.question().map(|q| q.id), Some(computer.id));
    let Ask::Action(view, ()) = computer.ask else {
        unreachable!("a bout asks for cards");
    };
    let card = Reply::Action(view.hand.nth(0).unwrap());
    let sealed = hint.after(Msg::Answer {
        id: computer.id,
        reply: card,
    });
    assert!(sealed.has_sealed(Seat::WEST));
    assert_eq!(sealed.hint(), Some(&Hint::Thinking));
    assert_eq!(sealed.hint_question(), hint.hint_question());
    assert!(!told(&hint).has_sealed(Seat::WEST));
    assert_eq!(told(&hint).question().map(|q| q.id), Some(computer.id));
}

#[test]
fn refused_card_keeps_the_hint() {
    let follow = go_until(practice(people(), 4), |model| {
        let view = model.shown().1;
        model.scene() == Scene::Asked && view.playable() != view.hand
    });
    let view = follow.shown().1;
    let shut = view.hand.without(view.playable()).nth(0).unwrap();
    let hint = told(&follow.after(Msg::Hint));
    let refused = hint.after(Msg::Choose(hint.looker(), shut));
    assert!(refused.refusal().is_some());
    assert_eq!(refused.hint(), hint.hint());
}

#[test]
fn stale_hint_is_dropped() {
    let second = |model: Model| {
        let next = go(&model);
        asked(next)
    };
    let model = second(begun());
    let thinking = model.after(Msg::Hint);
    let stale = Msg::Hinted(protocol::answer(&thinking.hint_question().unwrap()));

    let played = thinking.after(Msg::Choose(thinking.looker(), first_card(&thinking)));
    assert_eq!((played.hint(), played.hint_question()), (None, None));
    assert_eq!(played.after(stale.clone()).hint(), None, "another card");

    let undone = thinking.after(Msg::Undo);
    assert_eq!(undone.hint(), None);
    assert_eq!(undone.after(stale.clone()).hint(), None, "an undo");
    let again = second(undone).after(Msg::Hint);
    assert_eq!(again.table.event_count(), thinking.table.event_count());
    assert_eq!(
        again.after(stale).hint(),
        Some(&Hint::Thinking),
        "an older hint for the same choice"
    );

    let shared = asked(practice(people(), 5)).after(Msg::Hint);
    let stale = Msg::Hinted(protocol::answer(&shared.hint_question().unwrap()));
    let curtain = shared.after(Msg::Choose(shared.looker(), first_card(&shared)));
    assert_eq!(curtain.scene(), Scene::Curtain(Seat::WEST));
    assert_eq!(curtain.after(stale.clone()).hint(), None);
    let other = asked(curtain.after(Msg::Lift)).after(Msg::Hint);
    assert_eq!(
        other.after(stale).hint(),
        Some(&Hint::Thinking),
        "a hand-over"
    );
}

#[test]
fn failed_hint_can_be_retried() {
    let model = begun().after(Msg::Hint);
    let id = model.hint_question().unwrap().id;
    let reply = Reply::Failed;
    let failed = model.after(Msg::Hinted(Answer { id, reply }));
    assert_eq!(
        (failed.hint(), failed.hint_question()),
        (Some(&Hint::Failed), None)
    );
    let again = failed.after(Msg::Hint);
    assert!(again.hint_question().is_some_and(|q| q.id != id));
    cards(&told(&again));
}
