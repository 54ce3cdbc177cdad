//! Games in which nothing is hidden: two players at one device look together.

use basho::{BestOf, Series};
use rules::{
    Side,
    momentum::{Action, Config, Event, Facing, Momentum, Verdict},
};

use super::*;
use crate::games::momentum::{Model, Msg};

fn begun(players: [Player; 2], keiko: bool) -> Model {
    let rng = &mut SmallRng::seed_from_u64(7);
    Model::new(players, keiko, Config::default(), rng)
}

/// The bout after these turns, all of it seen.
fn after(model: &Model, tokens: &str) -> Model {
    let mut saved = model.save();
    saved.table.record = format!("[Game \"momentum\"]\n\n{tokens}\n");
    let mut model = Model::resume(saved).unwrap();
    model.seen = Seats::new(2, model.table.event_count());
    model
}

/// East stands right behind West, and its momentum carries both over the edge.
const WON: &str = "1. B>F,B>F:VRL -,-:VRL";

fn mover(model: &Model) -> Seat {
    model.public_view().bout.position().mover().into()
}

fn turn(token: &str) -> Action {
    let record = format!("[Game \"momentum\"]\n\n1. {token}\n");
    let table = Table::<Momentum>::of(&record).unwrap();
    let Some(Step::Act(Joint::One(_, action))) = table.record().steps.last() else {
        panic!("{token} is not a turn");
    };
    *action
}

/// Does what the screen waits for; people take the turn that `choose` returns.
fn go(model: &Model, choose: impl Fn(&Model) -> Action) -> Model {
    match model.scene() {
        Scene::TimedFrame => model.after(Msg::HoldTimePassed(model.current_frame().unwrap())),
        Scene::MustBeSeen => model.after(Msg::GoOn),
        Scene::Asked => model.after(Msg::Choose(model.looker(), choose(model))),
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
        // West stays still until East has arrived.
        let choose = |model: &Model| {
            let disks = model.public_view().bout.position().disks(Side::East);
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
fn shared_device_shows_no_curtain() {
    for seating in [Seating::Passing, Seating::Facing] {
        let mut looked = [false; 2];
        let looks = std::cell::RefCell::new(&mut looked);
        let end = to_the_end(begun(people(), false).seated(seating), |model| {
            assert!(!matches!(model.scene(), Scene::Curtain(_)));
            assert!(!model.facing(), "no hand is covered");
            // Both have seen the same frames, and the player who is asked is the one who looks.
            assert_eq!(model.seen.values()[0], model.seen.values()[1]);
            if model.scene() == Scene::Asked {
                assert_eq!(model.looker(), mover(model));
                assert_eq!(model.current_frame(), None);
                looks.borrow_mut()[model.looker().index()] = true;
            }
        });
        assert_eq!(looked, [true; 2]);
        assert!(matches!(
            end.public_view().bout.verdict(),
            Some(Verdict::Win { .. })
        ));
        let told = end.story().len();
        assert_eq!(told, end.table.event_count(), "both see every event");
    }
}

#[test]
fn frames_are_shown_once_to_both() {
    let mut shown = Vec::new();
    let frames = std::cell::RefCell::new(&mut shown);
    let end = to_the_end(begun(people(), false), |model| {
        if let Some(frame) = model.current_frame() {
            frames.borrow_mut().push(frame);
        }
    });
    // Both saw the disks being moved, so only those frames are left out.
    let leans = |&frame: &usize| {
        let event = end.table.event(frame, Viewer::Public);
        matches!(event, Some(Event::Leaned { .. }))
    };
    let others: Vec<usize> = (0..end.table.event_count())
        .filter(|frame| !leans(frame))
        .collect();
    assert_eq!(shown, others);
    assert!(shown.len() > 4);
}

#[test]
fn only_the_end_stays_until_seen() {
    let stayed = std::cell::RefCell::new(Vec::new());
    to_the_end(begun(people(), false), |model| {
        if model.scene() == Scene::MustBeSeen {
            stayed.borrow_mut().push(model.shown().0);
            assert!(model.shows_the_end());
        }
    });
    assert!(matches!(stayed.into_inner()[..], [Some(Event::Ended(_))]));
}

#[test]
fn undo_gives_the_turn_back_to_its_player() {
    let first = begun(people(), true);
    assert!(!first.can_undo());
    let mut second = go(&first, forward);
    while second.scene() == Scene::TimedFrame {
        second = go(&second, forward);
    }
    assert_eq!(
        (second.scene(), second.looker()),
        (Scene::Asked, Seat::WEST)
    );
    let back = second.after(Msg::Undo);
    assert_eq!((back.scene(), back.looker()), (Scene::Asked, Seat::EAST));
    assert_eq!(back.record(&[]), first.record(&[]));
    // Undo also works while the turn is still shown.
    let shown = go(&first, forward);
    assert_eq!(shown.scene(), Scene::TimedFrame);
    assert_eq!(shown.after(Msg::Undo).record(&[]), first.record(&[]));

    // Undo a finished bout turn by turn to its start.
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

    // Against the computer, undo also takes back its answer.
    let alone = after(&begun(against_the_computer(Seat::EAST), true), WON);
    let back = alone.after(Msg::Undo);
    assert_eq!(
        (back.scene(), back.public_view().bout.turns()),
        (Scene::Asked, 0)
    );
}

#[test]
fn seats_alternate_in_beginning_bouts() {
    let mut model = begun(people(), false).in_series(Some(Series::new(BestOf::Three)));
    for first in [Seat::EAST, Seat::WEST, Seat::EAST] {
        assert_eq!((model.config().first.into(), mover(&model)), (first, first));
        assert_eq!(model.looker(), first, "the player who begins looks");
        assert_eq!(model.config().side, Config::default().side);
        model = to_the_end(model, |_| ());
        model = model.rematch(&mut SmallRng::seed_from_u64(1));
    }
    // The computer begins when it is its turn to begin.
    let lone = begun(against_the_computer(Seat::EAST), false);
    let next = lone.rematch(&mut SmallRng::seed_from_u64(1));
    assert_eq!(next.scene(), Scene::Waits);
    assert_eq!(next.asked_computer(), Some(Seat::WEST));
}

#[test]
fn saved_bout_resumes_without_a_curtain() {
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
fn sitting_across_needs_consent_and_room() {
    let side_by_side = after(&begun(people(), false), WON);
    assert!(!side_by_side.across());
    let across = side_by_side.after(Msg::Sit(Seating::Facing));
    assert!(across.across() && !across.facing());
    // Nothing else changes: who looks, what is asked, what has been seen.
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
    assert!(next.across(), "a rematch keeps the seating");
    // A person who plays against the computer never sits across from anybody.
    let alone = begun(against_the_computer(Seat::EAST), false);
    assert!(!alone.after(Msg::Sit(Seating::Facing)).across());
}

#[test]
fn refused_turn_is_reported() {
    // East cannot lean further forward.
    let model = after(&begun(people(), false), WON);
    let refused = model.after(Msg::Choose(model.looker(), turn("B>F,B>F:VRL")));
    assert!(refused.refusal().is_some());
    assert_eq!(refused.save(), model.save());
    let won = model.after(Msg::Choose(model.looker(), turn("-,-:VRL")));
    assert!(won.over() && won.refusal().is_none());
}
