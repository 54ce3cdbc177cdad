use ai::{Level, protocol};
use rand::{SeedableRng as _, rngs::SmallRng};
use rules::{
    Side, Viewer,
    record::Record,
    track::{Config, Swaps},
};

use super::*;
use crate::{Player, Scene};

fn begun(config: Config) -> Model {
    let players = [
        Player::Person("Tetsu".to_owned()),
        Player::Computer(Level::Makushita),
    ];
    Model::new(players, true, config, &mut SmallRng::seed_from_u64(5))
}

/// Lets frames pass and the computer answer until the player has to choose or the bout is over.
fn comes_to_rest(mut model: Model) -> Model {
    for _ in 0..400 {
        model = match (model.question(), model.scene()) {
            (Some(question), _) => {
                let id = question.id;
                let reply = protocol::answer(&question).reply;
                model.after(Msg::Answer { id, reply })
            }
            (None, Scene::TimedFrame) => {
                model.after(Msg::HoldTimePassed(model.current_frame().unwrap()))
            }
            (None, Scene::MustBeSeen) => model.after(Msg::GoOn),
            (None, _) => return model,
        };
    }
    panic!("the bout never comes to rest");
}

/// Swaps nothing, and plays the last card of the hand until the bout is over.
fn to_the_end(mut model: Model) -> Model {
    model = comes_to_rest(model);
    while model.scene() == Scene::Asked {
        let hand = <Track as Hands>::hand(&model.shown().1, Seat::EAST);
        let action = hand.last().copied().unwrap_or(Action::Swap(Swaps::NONE));
        model = comes_to_rest(model.after(Msg::Choose(Seat::EAST, action)));
    }
    model
}

#[test]
fn repeated_moves_meet_the_same_answers_after_undo() {
    let config = Config {
        oshi_dashi: true,
        zero: true,
        ..Config::default()
    };
    let first = to_the_end(begun(config));
    assert_eq!(first.scene(), Scene::Over);
    let played: &Record<Track> = first.table().record();
    assert!(played.steps.len() > 2, "{}", played.steps.len());
    let mut model = first.clone();
    let mut depth = 0;
    while model.can_undo() {
        model = model.after(Msg::Undo);
        depth += 1;
        let again = to_the_end(model.clone());
        assert_eq!(
            again.table().record().steps,
            played.steps,
            "after {depth} turns taken back"
        );
    }
    assert!(depth > 2, "{depth}");
    // Every turn has been taken back.
    assert!(model.table().record().steps.is_empty());
}

#[test]
fn push_off_the_track_stays_until_the_body_lies() {
    // The styles let the push and the fall after it take 420 ms each at normal pace.
    let pushed = |to| Event::Pushed {
        by: Side::West,
        high: 6.try_into().unwrap(),
        low: 3.try_into().unwrap(),
        from: 0,
        to,
    };
    assert!(Track::hold(&pushed(-9)) > 2 * 420);
}

#[test]
fn every_turn_waits_once_to_be_seen() {
    for tactical in [false, true] {
        let config = Config {
            oshi_dashi: true,
            tactical,
            ..Config::default()
        };
        let ended = to_the_end(begun(config));
        let event = |at| ended.table().event(at, Viewer::Public);
        let held = (0..ended.table().event_count())
            .filter_map(|at| Some((event(at)?, event(at + 1))))
            .filter(|(shown, next)| Track::must_be_seen(shown, next.as_ref()));
        // The swaps are a step of the record, too.
        assert_eq!(held.count(), ended.table().record().steps.len());
    }
}
