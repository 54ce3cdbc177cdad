//! Draws: the same position for the third time, or two hundred turns.

use rand::seq::IteratorRandom;

use super::*;

const STILL: &str = "-,-:VRL";

fn turn_of(state: &Momentum, action: Action) -> Momentum {
    let (mut after, seat) = (state.clone(), state.position().mover());
    let done = after.apply(Step::Act(Joint::One(seat.into(), action)), &mut ());
    assert_eq!(done, Ok(()));
    after
}

#[test]
fn third_occurrence_of_a_position_is_a_draw() {
    for first in ["east", "west"] {
        let mut state = bout(&format!("[First \"{first}\"]"));
        for times in [1, 2, 2] {
            assert_eq!(say_all(play(&mut state, STILL)), "");
            assert_eq!(state.times(), times);
        }
        // The start is the first of the three occurrences.
        assert_eq!(say_all(play(&mut state, STILL)), "draw by Repetition");
        assert_eq!((state.times(), state.turns()), (3, 4));
        assert_eq!(state.turn(), Turn::Over(Outcome::Draw));
        assert_eq!(state.kimarite_slug(), Some("hikiwake"));
        assert_eq!(refusal(&state, EAST, STILL), StepError::Over);
    }
}

/// The wrestlers' places, both momentum boards and the mover make the position; the turns in between do not matter.
#[test]
fn repetition_compares_only_the_position() {
    // Each turn moves its disks there and back, so that both boards and both places stay the same.
    let round = ["B>F,F>B:VRL", "FR>BL,BL>FR:LVR", "-,-:RVL", "F>BR,BR>F:LRV"];
    let mut state = bout("");
    for token in &round[..3] {
        assert_eq!(state.verdict(), None);
        play(&mut state, token);
    }
    assert_eq!((state.times(), state.verdict()), (2, None));
    // A different turn of West's leads to a new position.
    let mut other = state.clone();
    play(&mut other, "F>B,-:VRL");
    assert_eq!((other.times(), other.verdict()), (1, None));
    play(&mut state, round[3]);
    assert_eq!(state.verdict(), Some(Verdict::Draw(Hikiwake::Repetition)));
}

#[test]
fn same_position_with_the_other_mover_is_not_a_repetition() {
    let position = Position::start(Config::default());
    let [east, west] = Side::PAIR.map(|first| {
        let side = SideLength::Seven;
        Position::start(Config { side, first })
    });
    assert_eq!(position, east);
    assert_ne!(east, west);
    assert_eq!(east.key(), west.key(), "keys leave out the mover");
    let state = bout("-,-:VRL");
    assert_eq!((state.times(), state.seen().len()), (1, 2));
}

/// The key covers every part of a position except the side and the mover.
#[test]
fn different_positions_have_different_keys() {
    let mut rng = rng(1);
    let mut keys = std::collections::HashMap::new();
    for side in [SideLength::Eight, SideLength::Six] {
        keys.clear();
        for _ in 0..300 {
            let first = EAST;
            let mut state = Momentum::new(&Config { side, first });
            while let Some(action) = state.any(state.position().mover().into(), &mut rng) {
                state = turn_of(&state, action);
                let position = *state.position();
                let like = keys
                    .entry((position.key(), position.mover()))
                    .or_insert(position);
                assert_eq!(*like, position);
            }
        }
        assert!(keys.len() > 1000);
    }
}

/// Makes the bout as long as possible: the seats keep their balance near the middle and never repeat a position.
#[test]
fn two_hundred_turns_are_a_draw() {
    let mut rng = rng(1);
    let mut state = bout("[Side \"6\"]");
    while state.verdict().is_none() {
        let seat = state.position().mover();
        let risk = |position: &Position| {
            let nets = Axis::ALL.map(|axis| position.disks(seat).net(axis));
            let leans: u8 = nets.iter().map(|net| net.unsigned_abs()).sum();
            leans + position.place(seat).unwrap().distance(Hex::new(0, 0))
        };
        let mut endings = state.position().endings();
        endings.retain(|end| {
            let seen = state.seen().contains(&end.position.key());
            end.kimarite.is_none() && !seen
        });
        endings.sort_by_key(|end| risk(&end.position));
        let end = endings.iter().take(20).choose(&mut rng).unwrap();
        state = turn_of(&state, end.action);
    }
    assert_eq!(state.turns(), 200);
    assert_eq!(state.verdict(), Some(Verdict::Draw(Hikiwake::Turns)));
    assert_eq!(state.kimarite_slug(), Some("hikiwake"));
}

#[test]
fn last_turn_can_still_win_or_lose() {
    let rim = [Hex::new(0, -5), Hex::new(0, -6)];
    let position = |leans| Position::new(SideLength::Seven, EAST, rim, [disks(leans); 2]).unwrap();
    let last = |leans| Momentum {
        turns: MOST_TURNS - 1,
        ..Momentum::standing(position(leans))
    };
    let pushed = "E pushes off F, E wins by Push";
    assert_eq!(say_all(play(&mut last([2, 0, 0]), STILL)), pushed);
    let fell = say_all(play(&mut last([0, 0, 12]), STILL));
    assert!(fell.ends_with("E falls FL, W wins by Fall"), "{fell}");
    assert_eq!(say_all(play(&mut last([0, 0, 0]), STILL)), "draw by Turns");
    let mut before = Momentum {
        turns: MOST_TURNS - 2,
        ..last([0, 0, 0])
    };
    assert_eq!(say_all(play(&mut before, STILL)), "");
    assert_eq!(say_all(play(&mut before, STILL)), "draw by Turns");
}
