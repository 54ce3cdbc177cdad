use crate::Player;
use ai::{Level, protocol::Reply};
use rand::{SeedableRng, rngs::SmallRng};
use rules::track::{Action, Card, Config, Nomination, Number, Play as Shown, Swaps, Tactic};

use super::super::tests::{against_the_computer, people};
use super::*;
use crate::{
    Scene,
    games::track::{Model, Msg},
};

mod nominations;

const LIMIT: u16 = 10;

const OSHI_DASHI: Config = Config {
    zero: false,
    oshi_dashi: true,
    tactical: false,
};

const TACTICAL: Config = Config {
    zero: false,
    oshi_dashi: false,
    tactical: true,
};

fn bout(players: [Player; 2], keiko: bool, config: Config) -> Model {
    let mut rng = SmallRng::seed_from_u64(1);
    Model::new(players, keiko, config, &mut rng).timed(LIMIT)
}

fn number(number: u8) -> Card {
    Card::Number(Number::new(number).unwrap())
}

fn card(n: u8) -> Action {
    Action::own(Shown::Number(Number::new(n).unwrap()))
}

fn nominates(model: &Model, card: Card) -> Model {
    model.after(Msg::Nominate(model.looker(), Some(Nomination::Card(card))))
}

/// Lets that many seconds pass; `seed` decides the referee's draw if one of them is the last.
fn seconds(model: &Model, seconds: u16, seed: u64) -> Model {
    (0..seconds).fold(model.clone(), |model, _| model.after(Msg::Tick { seed }))
}

/// Lets the computer answer with this action, if it is asked.
fn answers(model: &Model, action: Action) -> Model {
    match model.question() {
        Some(question) => model.after(Msg::Answer {
            id: question.id,
            reply: Reply::Action(action),
        }),
        None => model.clone(),
    }
}

/// Marks every frame as seen, and lifts the curtain that falls then.
fn seen(model: &Model) -> Model {
    let mut model = model.clone();
    while model.current_frame().is_some() {
        model = next_frame(&model);
    }
    model.after(Msg::Lift)
}

/// Marks the frame on screen as seen.
fn next_frame(model: &Model) -> Model {
    model.after(match model.scene() {
        Scene::MustBeSeen => Msg::GoOn,
        _ => Msg::HoldTimePassed(model.current_frame().unwrap()),
    })
}

/// The turns of the record, on one line.
fn turns(model: &Model) -> String {
    let record = model.table.record().write();
    let (_, turns) = record.split_once("\n\n").unwrap();
    turns.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Two players at a shared device; East looks.
fn east_looks() -> Model {
    let model = bout(people(), false, Config::default());
    model.after(Msg::Lift)
}

/// Two players at a shared device; East was late, and West looks.
fn west_after_a_late_east(seed: u64) -> Model {
    let late = seconds(&east_looks(), LIMIT, seed);
    assert_eq!(late.scene(), Scene::Curtain(Seat::WEST));
    late.after(Msg::Lift)
}

/// The bout after the player who looks has chosen this.
fn chooses(model: &Model, action: Action) -> Model {
    model.after(Msg::Choose(model.looker(), action))
}

#[test]
fn no_clock_without_a_limit() {
    let mut rng = SmallRng::seed_from_u64(1);
    let model = Model::new(people(), false, Config::default(), &mut rng);
    let untimed = model.timed(0).after(Msg::Lift);
    assert_eq!((untimed.clock(), untimed.seconds_left()), (None, None));
    assert_eq!(seconds(&untimed, 700, 1), untimed);
    assert_eq!(nominates(&untimed, number(6)), untimed);
}

#[test]
fn clock_runs_while_the_looking_person_has_to_choose() {
    let model = bout(against_the_computer(Seat::WEST), false, Config::default());
    assert_eq!(
        (model.looker(), model.seconds_left()),
        (Seat::WEST, Some(10))
    );
    let later = seconds(&model, 3, 1);
    assert_eq!(later.seconds_left(), Some(7));
    assert_eq!(
        later
            .after(Msg::Choose(later.looker(), card(5)))
            .seconds_left(),
        None
    );
    let refused = later.after(Msg::Choose(
        later.looker(),
        Action::own(Shown::Tactic(Tactic::Yori)),
    ));
    assert!(refused.refusal().is_some());
    assert_eq!(refused.seconds_left(), Some(7), "a refusal gains no time");
}

#[test]
fn clock_stops_behind_the_curtain() {
    let model = bout(people(), false, Config::default());
    assert_eq!(model.scene(), Scene::Curtain(Seat::EAST));
    assert_eq!(model.seconds_left(), None);
    let waited = seconds(&model, 100, 1);
    assert_eq!(waited, model);
    assert_eq!(waited.after(Msg::Lift).seconds_left(), Some(LIMIT));
}

#[test]
fn clock_stops_while_a_frame_is_shown() {
    let model = bout(against_the_computer(Seat::EAST), false, Config::default());
    let turn = answers(&model, card(3));
    let shown = turn.after(Msg::Choose(turn.looker(), card(3)));
    assert_eq!(
        (shown.scene(), shown.seconds_left()),
        (Scene::TimedFrame, None)
    );
    assert_eq!(seconds(&shown, 100, 1), shown);
    assert_eq!(seen(&shown).seconds_left(), Some(LIMIT));
}

#[test]
fn computers_have_no_clock() {
    let watched = [Level::Makushita; 2].map(Player::Computer);
    let watched = bout(watched, false, Config::default());
    assert_eq!(seconds(&watched, 100, 1), watched);

    let sealed = chooses(
        &bout(against_the_computer(Seat::EAST), false, Config::default()),
        card(3),
    );
    assert_eq!(
        (sealed.scene(), sealed.seconds_left()),
        (Scene::Waits, None)
    );
    let waited = seconds(&sealed, 100, 1);
    assert_eq!(waited, sealed);
    assert!(!waited.is_late(Seat::WEST));
}

#[test]
fn swaps_have_no_clock() {
    let model = bout(against_the_computer(Seat::EAST), false, TACTICAL);
    assert_eq!((model.scene(), model.seconds_left()), (Scene::Asked, None));
    let waited = seconds(&model, 100, 1);
    assert_eq!(waited, model);
    let swapped = chooses(
        &answers(&waited, Action::Swap(Swaps::NONE)),
        Action::Swap(Swaps::NONE),
    );
    assert_eq!(swapped.seconds_left(), None, "the swaps stay on screen");
    assert_eq!(seen(&swapped).seconds_left(), Some(LIMIT));
}

#[test]
fn referee_plays_at_once_if_the_computer_has_chosen() {
    let model = bout(against_the_computer(Seat::EAST), false, Config::default());
    let model = answers(&model, card(1));
    let last = seconds(&model, LIMIT - 1, 1);
    assert_eq!((last.seconds_left(), turns(&last).as_str()), (Some(1), ""));
    let late = last.after(Msg::Tick { seed: 1 });
    let turns = turns(&late);
    assert!(
        turns.starts_with("1. *") && !turns.contains("=*"),
        "{turns}"
    );
    assert_eq!(late.scene(), Scene::TimedFrame);
    assert!(!late.is_late(Seat::EAST), "lateness ends with the turn");
    assert_eq!(seen(&late).seconds_left(), Some(LIMIT));
}

#[test]
fn referee_waits_for_a_thinking_computer() {
    let late = seconds(
        &bout(against_the_computer(Seat::WEST), false, Config::default()),
        LIMIT,
        1,
    );
    assert_eq!(
        (
            late.scene(),
            late.is_late(Seat::WEST),
            turns(&late).as_str()
        ),
        (Scene::Waits, true, "")
    );
    assert_eq!(
        late.after(Msg::Choose(late.looker(), card(3))),
        late,
        "too late"
    );
    let played = turns(&answers(&late, card(4)));
    assert!(
        played.contains("=*") && !played.contains("1. *"),
        "{played}"
    );
}

#[test]
fn first_late_player_waits_for_the_other() {
    let west = west_after_a_late_east(1);
    assert_eq!(
        (west.scene(), west.looker(), turns(&west).as_str()),
        (Scene::Asked, Seat::WEST, "")
    );
    assert!(west.is_late(Seat::EAST) && !west.is_late(Seat::WEST));
    assert_eq!(
        west.seconds_left(),
        Some(LIMIT),
        "each player has their own time"
    );
    let played = west.after(Msg::Choose(west.looker(), card(3)));
    let turns = turns(&played);
    assert!(
        turns.starts_with("1. *") && turns.ends_with("=3"),
        "{turns}"
    );
}

#[test]
fn referee_plays_for_both_late_players() {
    let west = west_after_a_late_east(1);
    let both = seconds(&nominates(&west, number(4)), LIMIT, 2);
    let turns = turns(&both);
    assert!(turns.starts_with("1. *4=*"), "{turns}");
    assert!(!both.is_late(Seat::EAST) && !both.is_late(Seat::WEST));
    assert_eq!(seen(&both).seconds_left(), Some(LIMIT));
}

#[test]
fn referee_draw_depends_only_on_the_seed() {
    let played = |seed: u64| turns(&chooses(&west_after_a_late_east(seed), card(3)));
    let drawn: std::collections::BTreeSet<String> = (0..60)
        .map(|seed| {
            assert_eq!(played(seed), played(seed));
            played(seed)
        })
        .collect();
    assert_eq!(drawn.len(), 6, "{drawn:?}");
}

#[test]
fn only_a_new_turn_resets_the_clock() {
    let east = seconds(&east_looks(), 4, 1);
    let sealed = east.after(Msg::Choose(east.looker(), card(2)));
    let back = sealed.after(Msg::TakeBack).after(Msg::Lift);
    assert_eq!(
        (back.looker(), back.seconds_left()),
        (Seat::EAST, Some(6)),
        "taking a card back gains no time"
    );
    let west = seconds(&sealed.after(Msg::Lift), 7, 1);
    assert_eq!(west.seconds_left(), Some(3));
    let next = seen(&west.after(Msg::Choose(west.looker(), card(2))));
    assert_eq!(
        (next.looker(), next.seconds_left()),
        (Seat::WEST, Some(LIMIT))
    );
    let east = next
        .after(Msg::Choose(next.looker(), card(3)))
        .after(Msg::Lift);
    assert_eq!(seen(&east).seconds_left(), Some(LIMIT));
}

#[test]
fn resumed_bout_keeps_the_seconds_left() {
    let model = seconds(
        &bout(against_the_computer(Seat::EAST), false, Config::default()),
        7,
        1,
    );
    let resumed = Model::resume(model.save()).unwrap();
    assert_eq!(resumed.seconds_left(), Some(3));
    assert_eq!(resumed.save(), model.save());

    // Two players find the curtain down, and the same time left behind it.
    let east = nominates(&seconds(&east_looks(), 7, 1), number(6));
    let resumed = Model::resume(east.save()).unwrap();
    assert_eq!(resumed.scene(), Scene::Curtain(Seat::EAST));
    let lifted = resumed.after(Msg::Lift);
    assert_eq!(lifted.seconds_left(), Some(3));
    assert_eq!(
        lifted.nominated(Seat::EAST),
        Some(Nomination::Card(number(6)))
    );
}

#[test]
fn late_player_stays_late_after_a_reload() {
    let west = west_after_a_late_east(5);
    let resumed = Model::resume(west.save()).unwrap();
    assert_eq!(
        resumed.scene(),
        Scene::Curtain(Seat::WEST),
        "a late player gets no hand-over screen"
    );
    let lifted = resumed.after(Msg::Lift);
    assert!(lifted.is_late(Seat::EAST));
    assert_eq!(
        lifted.after(Msg::Choose(lifted.looker(), card(3))).table,
        west.after(Msg::Choose(west.looker(), card(3))).table
    );

    let waits = seconds(
        &bout(against_the_computer(Seat::EAST), false, Config::default()),
        LIMIT,
        5,
    );
    let resumed = Model::resume(waits.save()).unwrap();
    assert_eq!(resumed.scene(), Scene::Waits);
    assert_eq!(
        turns(&answers(&resumed, card(1))),
        turns(&answers(&waits, card(1)))
    );
}

#[test]
fn rematch_keeps_the_clock() {
    let mut rng = SmallRng::seed_from_u64(2);
    let again = seconds(&east_looks(), 7, 1).rematch(&mut rng);
    assert_eq!(again.after(Msg::Lift).seconds_left(), Some(LIMIT));
}

#[test]
fn undo_clears_lateness() {
    let begun = bout(against_the_computer(Seat::EAST), true, Config::default());
    let late = seconds(&answers(&begun, card(1)), LIMIT, 1);
    let second = seen(&late);
    assert!(turns(&second).starts_with("1. *"));
    let undone = second.after(Msg::Undo);
    assert_eq!(
        (undone.scene(), turns(&undone).as_str()),
        (Scene::Asked, "")
    );
    assert!(!undone.is_late(Seat::EAST));
    assert_eq!(undone.seconds_left(), Some(LIMIT));
    let played = chooses(&answers(&undone, card(1)), card(2));
    assert_eq!(turns(&played), "1. 2=1");

    // The same while the computer is still thinking.
    let late = seconds(&seen(&played), LIMIT, 1);
    assert!(late.is_late(Seat::EAST));
    let undone = late.after(Msg::Undo);
    assert!(!undone.is_late(Seat::EAST));
    assert_eq!(
        (undone.scene(), turns(&undone).as_str()),
        (Scene::Asked, "")
    );
}

fn steps(model: &Model) -> usize {
    model.table.record().steps.len()
}

/// Five turns of equal cards, the last of them not seen yet.
fn five_turns(config: Config) -> Model {
    let begun = bout(against_the_computer(Seat::EAST), true, config);
    let fifth = (1..=5).fold(begun, |model, n| {
        chooses(&answers(&seen(&model), card(n)), card(n))
    });
    assert_eq!((fifth.scene(), steps(&fifth)), (Scene::TimedFrame, 5));
    fifth
}

#[test]
fn forced_last_turn_waits_until_earlier_frames_are_seen() {
    let sixth = seen(&five_turns(Config::default()));
    assert_eq!((steps(&sixth), sixth.over()), (6, true));
    assert!(turns(&sixth).ends_with("6. 6=6"), "{}", turns(&sixth));
    let undone = sixth.after(Msg::Undo);
    assert_eq!(
        (steps(&undone), undone.scene()),
        (4, Scene::Asked),
        "back to the last choice that was not forced"
    );
    assert_eq!(undone.seconds_left(), Some(LIMIT));
}

#[test]
fn forced_turn_leaves_the_next_turn_open() {
    for computer_first in [true, false] {
        let mut model = five_turns(OSHI_DASHI);
        if computer_first {
            model = answers(&model, card(6));
            assert!(model.has_sealed(Seat::WEST));
        }
        while steps(&model) < 6 {
            model = next_frame(&model);
        }
        assert_eq!(model.public_view().bout.held(), 6, "all cards are back");
        assert!(!model.has_sealed(Seat::WEST) && !model.has_sealed(Seat::EAST));
    }
}
