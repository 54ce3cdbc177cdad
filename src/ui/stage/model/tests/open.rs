//! Games in which nothing is hidden: two at one device look together.

use super::*;
use crate::{
    basho::{BestOf, Series},
    rules::momentum::{Action, Config, Event, Facing, Momentum, Verdict},
    ui::games::momentum::{Model, Msg, Scene},
};

fn begun(players: [Player; 2], keiko: bool) -> Model {
    let rng = &mut SmallRng::seed_from_u64(7);
    Model::new(players, keiko, Config::default(), rng)
}

/// The bout after these turns, all of it seen.
fn after(model: &Model, tokens: &str) -> Model {
    let mut saved = model.save();
    saved.table.record = format!("[Game \"momentum\"]\n\n{tokens}\n");
    let mut model = Model::resume(saved).unwrap();
    model.seen = [model.table.len(); 2];
    model
}

/// East stands right behind West, and its momentum carries both over the rim.
const WON: &str = "1. B>F,B>F:VRL -,-:VRL";

fn mover(model: &Model) -> Seat {
    model.public_view().bout.position().mover()
}

fn turn(token: &str) -> Action {
    let record = format!("[Game \"momentum\"]\n\n1. {token}\n");
    let table = Table::<Momentum>::of(&record).unwrap();
    let Some(Step::Act(Joint::One(_, action))) = table.record().steps.last() else {
        panic!("{token} is no turn");
    };
    *action
}

/// Does what the screen waits for; people take the turn that this gives.
fn go(model: &Model, choose: impl Fn(&Model) -> Action) -> Model {
    match model.scene() {
        Scene::Passing => model.after(Msg::Passed(model.passing().unwrap())),
        Scene::Lies => model.after(Msg::GoOn),
        Scene::Asked => model.after(Msg::Choose(choose(model))),
        scene => panic!("{scene:?}"),
    }
}

/// Two disks forward.
fn forward(_: &Model) -> Action {
    turn("B>F,B>F:VRL")
}

fn to_the_end(mut model: Model, each: impl Fn(&Model)) -> Model {
    for _ in 0..200 {
        each(&model);
        if model.scene() == Scene::Over {
            return model;
        }
        // West waits until East has come.
        let choose = |model: &Model| {
            let disks = model.public_view().bout.position().disks(Seat::EAST);
            if mover(model) == Seat::EAST && disks.on(Facing::B) > 1 {
                forward(model)
            } else {
                turn("-,-:VRL")
            }
        };
        model = go(&model, choose);
    }
    panic!("the bout does not end");
}

#[test]
fn two_at_one_device_never_meet_a_curtain() {
    for seating in [Seating::Passing, Seating::Facing] {
        let mut looked = [false; 2];
        let looks = std::cell::RefCell::new(&mut looked);
        let end = to_the_end(begun(people(), false).seated(seating), |model| {
            assert!(!matches!(model.scene(), Scene::Curtain(_)));
            assert!(!model.facing(), "no hand is covered");
            // Both have seen what one has seen, and whoever is asked is who looks.
            assert_eq!(model.seen[0], model.seen[1]);
            if model.scene() == Scene::Asked {
                assert_eq!(model.looker(), mover(model));
                assert_eq!(model.passing(), None);
                looks.borrow_mut()[model.looker().index()] = true;
            }
        });
        assert_eq!(looked, [true; 2]);
        assert!(matches!(
            end.public_view().bout.verdict(),
            Some(Verdict::Win { .. })
        ));
        let told = end.story().len();
        assert_eq!(told, end.table.len(), "nothing is told to one alone");
    }
}

#[test]
fn each_frame_is_shown_once_to_both() {
    let mut shown = Vec::new();
    let frames = std::cell::RefCell::new(&mut shown);
    to_the_end(begun(people(), false), |model| {
        if let Some(place) = model.passing() {
            frames.borrow_mut().push(place);
        }
    });
    assert!(shown.iter().enumerate().all(|(n, &place)| n == place));
    assert!(shown.len() > 4);
}

#[test]
fn only_the_end_lies_until_it_has_been_seen() {
    let lies = std::cell::RefCell::new(Vec::new());
    to_the_end(begun(people(), false), |model| {
        if model.scene() == Scene::Lies {
            lies.borrow_mut().push(model.shown().0);
            assert!(model.shows_the_end());
        }
    });
    assert!(matches!(lies.into_inner()[..], [Some(Event::Ended(_))]));
}

#[test]
fn taken_back_the_turn_is_its_players_again() {
    let first = begun(people(), true);
    assert!(!first.can_undo());
    let mut second = go(&first, forward);
    while second.scene() == Scene::Passing {
        second = go(&second, forward);
    }
    assert_eq!(
        (second.scene(), second.looker()),
        (Scene::Asked, Seat::WEST)
    );
    let back = second.after(Msg::Undo);
    assert_eq!((back.scene(), back.looker()), (Scene::Asked, Seat::EAST));
    assert_eq!(back.record(), first.record());
    // While it is still being shown, too.
    let shown = go(&first, forward);
    assert_eq!(shown.scene(), Scene::Passing);
    assert_eq!(shown.after(Msg::Undo).record(), first.record());

    // To the beginning of a bout that is over, one turn after the other.
    let mut model = to_the_end(first, |_| ());
    let mut turns = model.public_view().bout.turns();
    while model.can_undo() {
        model = model.after(Msg::Undo);
        turns -= 1;
        assert_eq!(model.public_view().bout.turns(), turns);
        assert_eq!(
            (model.scene(), model.looker()),
            (Scene::Asked, mover(&model))
        );
    }
    assert_eq!(turns, 0);

    // Against the computer its answer goes, too.
    let alone = after(&begun(against_the_computer(Seat::EAST), true), WON);
    let back = alone.after(Msg::Undo);
    assert_eq!(
        (back.scene(), back.public_view().bout.turns()),
        (Scene::Asked, 0)
    );
}

#[test]
fn the_other_begins_the_next_bout() {
    let mut model = begun(people(), false).in_series(Some(Series::new(BestOf::Three)));
    for first in [Seat::EAST, Seat::WEST, Seat::EAST] {
        assert_eq!((model.config().first, mover(&model)), (first, first));
        assert_eq!(model.looker(), first, "who begins looks");
        assert_eq!(model.config().side, Config::default().side);
        model = to_the_end(model, |_| ());
        model = model.rematch(&mut SmallRng::seed_from_u64(1));
    }
    // The computer begins where it is its turn to.
    let lone = begun(against_the_computer(Seat::EAST), false);
    let next = lone.rematch(&mut SmallRng::seed_from_u64(1));
    assert_eq!(next.scene(), Scene::Waits);
    assert_eq!(next.question().map(|it| it.seat), Some(Seat::WEST));
}

#[test]
fn a_kept_bout_goes_on_without_a_curtain() {
    for seating in [Seating::Passing, Seating::Facing] {
        to_the_end(begun(people(), false).seated(seating), |model| {
            let resumed = Model::resume(model.save()).unwrap();
            assert_eq!(resumed.save(), model.save());
            assert_eq!(resumed.scene(), model.scene());
            assert_eq!(resumed.across(), model.across());
            if model.scene() == Scene::Asked {
                assert_eq!(resumed.looker(), model.looker());
            }
        });
    }
}

#[test]
fn two_sit_across_as_they_want_and_the_screen_allows() {
    let side_by_side = after(&begun(people(), false), WON);
    assert!(!side_by_side.across());
    let across = side_by_side.after(Msg::Sit(Seating::Facing));
    assert!(across.across() && !across.facing());
    // Nothing else is different: who looks, what is asked, what has been seen.
    assert_eq!(
        (across.scene(), across.looker()),
        (Scene::Asked, Seat::EAST)
    );
    assert_eq!(across.seen, side_by_side.seen);
    let small = across.after(Msg::Room(false));
    assert_eq!((small.across(), small.cramped()), (false, true));
    assert!(small.after(Msg::Room(true)).across());
    assert!(!across.after(Msg::Sit(Seating::Passing)).across());
    let next = across.rematch(&mut SmallRng::seed_from_u64(1));
    assert!(next.across(), "they stay where they sit");
    // Who is alone sits across from nobody.
    let alone = begun(against_the_computer(Seat::EAST), false);
    assert!(!alone.after(Msg::Sit(Seating::Facing)).across());
}

#[test]
fn a_turn_that_the_rules_refuse_is_noted() {
    // East has leant as far forward as it goes.
    let model = after(&begun(people(), false), WON);
    let refused = model.after(Msg::Choose(turn("B>F,B>F:VRL")));
    assert!(refused.refusal().is_some());
    assert_eq!(refused.save(), model.save());
    let won = model.after(Msg::Choose(turn("-,-:VRL")));
    assert!(won.over() && won.refusal().is_none());
}
