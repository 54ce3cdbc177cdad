//! Draws: the same position for the third time, or two hundred turns.

use rand::seq::IteratorRandom;

use super::*;

const STILL: &str = "-,-:VRL";

fn turn_of(state: &Momentum, action: Action) -> Momentum {
    let (mut after, seat) = (state.clone(), state.position().mover());
    let done = after.apply(Step::Act(Joint::One(seat, action)), &mut ());
    assert_eq!(done, Ok(()));
    after
}

#[test]
fn the_same_position_for_the_third_time_is_a_draw() {
    for first in ["east", "west"] {
        let mut state = bout(&format!("[First \"{first}\"]"));
        for times in [1, 2, 2] {
            assert_eq!(say_all(play(&mut state, STILL)), "");
            assert_eq!(state.times(), times);
        }
        // The start is one of the three.
        assert_eq!(say_all(play(&mut state, STILL)), "draw by Repetition");
        assert_eq!((state.times(), state.turns()), (3, 4));
        assert_eq!(state.turn(), Turn::Over(Outcome::Draw));
        assert_eq!(state.kimarite_slug(), Some("hikiwake"));
        assert_eq!(refusal(&state, EAST, STILL), StepError::Over);
    }
}

/// Tokens, both momentum boards and the seat to move all count, and nothing else: the turns between may be any.
#[test]
fn only_what_makes_a_position_counts() {
    // There and back: the seats never move at the same time, so that both boards and both places return.
    let round = ["B>F,F>B:VRL", "FR>BL,BL>FR:LVR", "-,-:RVL", "F>BR,BR>F:LRV"];
    let mut state = bout("");
    for token in &round[..3] {
        assert_eq!(state.verdict(), None);
        play(&mut state, token);
    }
    assert_eq!((state.times(), state.verdict()), (2, None));
    // The other momentum board: East stands elsewhere for a turn, then the same again.
    let mut other = state.clone();
    play(&mut other, "F>B,-:VRL");
    assert_eq!((other.times(), other.verdict()), (1, None));
    play(&mut state, round[3]);
    assert_eq!(state.verdict(), Some(Verdict::Draw(Hikiwake::Repetition)));
}

#[test]
fn a_position_that_returns_with_the_other_seat_to_move_is_another() {
    let position = Position::start(Config::default());
    let [east, west] = Seat::PAIR.map(|first| {
        let side = Side::Seven;
        Position::start(Config { side, first })
    });
    assert_eq!(position, east);
    assert_ne!(east, west);
    assert_eq!(east.key(), west.key(), "they stand at every other turn");
    let state = bout("-,-:VRL");
    assert_eq!((state.times(), state.seen().len()), (1, 2));
}

/// Every part of a position is in its key.
#[test]
fn keys_differ_where_positions_do() {
    let mut rng = rng(1);
    let mut keys = std::collections::HashMap::new();
    for side in [Side::Eight, Side::Six] {
        keys.clear();
        for _ in 0..300 {
            let first = EAST;
            let mut state = Momentum::new(&Config { side, first });
            while let Some(action) = state.any(state.position().mover(), &mut rng) {
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

/// A bout that has come so far: the seats keep their balance, and never stand as they stood.
fn long(turns: u16) -> Momentum {
    let mut rng = rng(1);
    let mut state = bout("[Side \"6\"]");
    while state.turns() < turns {
        let seat = state.position().mover();
        let leans = |position: &Position| {
            let nets = Axis::ALL.map(|axis| position.disks(seat).net(axis));
            nets.iter().map(|net| net.unsigned_abs()).sum::<u8>()
        };
        let mut endings = state.position().endings();
        endings.retain(|end| {
            let seen = state.seen().contains(&end.position.key());
            end.kimarite.is_none() && !seen && leans(&end.position) <= 6
        });
        let end = endings.iter().choose(&mut rng).unwrap();
        state = turn_of(&state, end.action);
    }
    state
}

#[test]
fn two_hundred_turns_are_a_draw() {
    let state = long(MOST_TURNS - 1);
    assert_eq!(state.verdict(), None);
    let seat = state.position().mover();
    let mut ends = [0; 3];
    for end in state.position().endings() {
        let after = turn_of(&state, end.action);
        assert_eq!(after.turns(), 200);
        let place = match (end.kimarite, after.verdict()) {
            (None, Some(Verdict::Draw(Hikiwake::Turns))) => 0,
            (Some(Kimarite::Fall), Some(Verdict::Win { winner, .. })) if winner != seat => 1,
            (Some(Kimarite::Push), Some(Verdict::Win { winner, .. })) if winner == seat => 2,
            other => panic!("{other:?}"),
        };
        ends[place] += 1;
        assert!(matches!(after.turn(), Turn::Over(_)));
    }
    // The last turn can still win and lose.
    assert!(ends[0] > 0 && ends[1] > 0, "{ends:?}");
}
