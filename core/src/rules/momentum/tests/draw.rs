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

/// The bout goes on as long as it may: the seats keep their balance near the middle, and never stand as they stood.
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
fn the_last_turn_can_still_win_and_lose() {
    let rim = [Hex::new(0, -5), Hex::new(0, -6)];
    let position = |leans| Position::new(Side::Seven, EAST, rim, [disks(leans); 2]).unwrap();
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
