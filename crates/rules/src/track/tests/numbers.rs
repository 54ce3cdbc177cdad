//! The standard game.

use super::*;

#[test]
fn counter_starts_on_0_of_seventeen_spaces() {
    let state = Track::new(&Config::default());
    assert_eq!(state.position(), 0);
    assert_eq!(-EDGE..=EDGE, -8..=8);
    for seat in Side::PAIR {
        assert_eq!(state.hand(seat), cards("1 2 3 4 5 6"));
    }
    assert_eq!((state.held(), state.turns(), state.verdict()), (6, 0, None));
    assert_eq!(state.turn(), Turn::Act(SeatSet::PAIR));
}

#[test]
fn both_hands_are_open_and_a_view_shows_everything() {
    let state = bout("", "1. 6=3");
    for viewer in [
        Viewer::Seat(EAST.into()),
        Viewer::Seat(WEST.into()),
        Viewer::Public,
    ] {
        let view = state.view(viewer);
        assert_eq!((view.viewer, view.bout), (viewer, state));
        assert_eq!(Track::determinize(&view, &mut rng(1)), Some(state));
        let event = Event::TookBack;
        assert_eq!(Track::redact(&event, viewer), Some(event));
    }
    let text = serde_json::to_string(&state.view(Viewer::Public)).unwrap();
    let view: View = serde_json::from_str(&text).unwrap();
    assert_eq!(view.bout, state);
}

#[test]
fn both_cards_are_spent() {
    let state = bout("", "1. 5=3");
    assert_eq!(state.hand(EAST), cards("1 2 3 4 6"));
    assert_eq!(state.hand(WEST), cards("1 2 4 5 6"));
    assert_eq!((state.turns(), state.held()), (1, 5));
    let spent = |seat, card: &str| {
        StepError::Illegal(Illegal::NotHeld {
            seat,
            card: play(card).card(),
        })
    };
    assert_eq!(refusal(&state, both("5", "4")), spent(EAST, "5"));
    assert_eq!(refusal(&state, both("4", "3")), spent(WEST, "3"));
    assert_eq!(spent(EAST, "5").to_string(), "East does not hold a 5");
}

#[test]
fn standard_game_has_no_zero_tactics_or_swaps() {
    let state = Track::new(&Config::default());
    for text in ["0", "Y", "G", "N", "S", "K", "MK"] {
        let card = play(text).card();
        let refused = StepError::Illegal(Illegal::NotHeld { seat: WEST, card });
        assert_eq!(refusal(&state, both("1", text)), refused);
    }
    let swaps = swap(Swaps::NONE, Swaps::NONE);
    let refused = StepError::Illegal(Illegal::NoSwapsAreDue);
    assert_eq!(refusal(&state, swaps), refused);
}

#[test]
fn one_seat_alone_cannot_play() {
    let state = Track::new(&Config::default());
    for seat in Side::PAIR {
        let one = Step::Act(Joint::One(seat.into(), Action::own(play("1"))));
        assert_eq!(refusal(&state, one), StepError::BothMustAct);
    }
}

#[test]
fn higher_card_pushes_the_difference_times_the_lower() {
    for east in 1..=6_i8 {
        for west in 1..=6_i8 {
            let plays = [east, west].map(|n| Play::Number(number(n as u8)));
            let by = (east - west) * east.min(west);
            assert_eq!(moved(0, plays, [None; 2]), by, "{east} v {west}");
            assert!(by.abs() <= 9, "6 v 3 moves 9, the most possible");
        }
    }
    assert_eq!(bout("", "6=3").position(), 9);
}

#[test]
fn east_pushes_toward_plus_and_west_toward_minus() {
    let mut state = bout("", "");
    assert_eq!(
        turn(&mut state, "5=3"),
        [Event::Pushed {
            by: EAST,
            high: number(5),
            low: number(3),
            from: 0,
            to: 6
        }]
    );
    assert_eq!(
        turn(&mut state, "2=4"),
        [Event::Pushed {
            by: WEST,
            high: number(4),
            low: number(2),
            from: 6,
            to: 2
        }]
    );
}

#[test]
fn equal_cards_move_nothing() {
    let mut state = bout("", "5=3");
    let stood = Event::Stood {
        numbers: [number(4); 2],
    };
    assert_eq!(turn(&mut state, "4=4"), [stood]);
    assert_eq!((state.position(), state.turns()), (6, 2));
}

#[test]
fn reveal_event_gives_turn_plays_and_referee() {
    let mut told = Told::default();
    let mut state = bout("", "5=3");
    let actions = [Action::own(play("4")), Action::referees(play("2"))];
    state
        .apply(Step::Act(Joint::Both(actions)), &mut told)
        .unwrap();
    let revealed = Event::Revealed {
        turn: 2,
        plays: [play("4"), play("2")],
        referee: [false, true],
    };
    assert_eq!(told.0[0], revealed);
}

#[test]
fn beyond_the_end_of_the_track_is_a_push_off_and_wins_at_once() {
    let mut state = bout("", "");
    let events = turn(&mut state, "6=3");
    assert_eq!(events[1..], [Event::Decided(Verdict::OshiDashi(EAST))]);
    assert_eq!(state.position(), 9, "beyond the end");
    assert_eq!(state.turn(), Turn::Over(Outcome::Win(EAST.into())));
    assert_eq!(state.verdict(), Some(Verdict::OshiDashi(EAST)));
    assert!(state.playable(WEST).is_empty());
    assert_eq!(refusal(&state, both("1", "1")), StepError::Over);
    let one = Step::Act(Joint::One(EAST.into(), Action::own(play("1"))));
    assert_eq!(refusal(&state, one), StepError::Over);

    let west = bout("", "1=2 3=6");
    assert_eq!(west.verdict(), Some(Verdict::OshiDashi(WEST)));
    assert_eq!((west.position(), west.turns()), (-10, 2));
}

#[test]
fn last_space_on_either_side_is_no_push_off() {
    let state = bout("", "4=2 5=4");
    assert_eq!((state.position(), state.verdict()), (8, None));
    let state = bout("", "2=4 4=5");
    assert_eq!((state.position(), state.verdict()), (-8, None));
    let state = bout("", "4=2 5=4 2=1");
    assert_eq!(state.verdict(), Some(Verdict::OshiDashi(EAST)));
}

#[test]
fn after_six_turns_the_counter_in_the_opponents_half_wins_by_position() {
    let state = bout("", "6=5 5=6 4=4 3=2 1=1");
    assert_eq!((state.position(), state.verdict()), (2, None));
    let last = bout("", "6=5 5=6 4=4 3=2 1=1 2=3");
    assert_eq!((last.position(), last.verdict()), (0, Some(Verdict::Tie)));
    let east = bout("", "6=6 5=5 4=4 3=2 2=1 1=3");
    assert_eq!((east.position(), east.turns()), (1, 6));
    assert_eq!(east.verdict(), Some(Verdict::Position(EAST)));
    let west = bout("", "6=6 5=5 4=4 2=3 1=2 3=1");
    assert_eq!(west.verdict(), Some(Verdict::Position(WEST)));
    assert_eq!(refusal(&west, both("3", "1")), StepError::Over);
}

#[test]
fn counter_in_the_middle_after_six_turns_is_a_tie() {
    let mut state = bout("", "1=1 2=2 3=3 4=4 5=5");
    let events = turn(&mut state, "6=6");
    assert_eq!(events[1..], [Event::Decided(Verdict::Tie)]);
    assert_eq!(state.turn(), Turn::Over(Outcome::Draw));
}

#[test]
fn push_off_on_the_sixth_turn_beats_a_win_by_position() {
    let mut state = bout("", "1=1 3=3 5=5 6=6 4=2");
    assert_eq!((state.turns(), state.position()), (5, 4));
    state.position = 5;
    let events = turn(&mut state, "2=4");
    assert_eq!(events[1..], [Event::Decided(Verdict::Position(EAST))]);

    state = bout("", "1=1 3=3 4=4 5=5 6=2");
    assert_eq!((state.turns(), state.position()), (5, 8));
    state.hands = [cards("2"), cards("1")];
    let events = turn(&mut state, "2=1");
    assert_eq!(state.turns(), 6);
    assert_eq!(events[1..], [Event::Decided(Verdict::OshiDashi(EAST))]);
}

#[test]
fn sixth_turn_is_forced() {
    let mut state = bout("", "1=1 2=2 3=3 5=4");
    assert_eq!(state.forced(), None);
    turn(&mut state, "4=6");
    assert_eq!(
        state.forced(),
        Some([Action::own(play("6")), Action::own(play("5"))])
    );
    for seat in Side::PAIR {
        assert_eq!(state.actions(seat.into()).count(), 1);
    }
    state
        .apply(Step::Act(Joint::Both(state.forced().unwrap())), &mut ())
        .unwrap();
    assert_eq!((state.turns(), state.forced()), (6, None));
}

#[test]
fn verdict_scores_the_points_of_the_round_robin() {
    assert_eq!(Verdict::OshiDashi(EAST).points(), [3, 0]);
    assert_eq!(Verdict::OshiDashi(WEST).points(), [0, 3]);
    assert_eq!(Verdict::Position(EAST).points(), [2, 0]);
    assert_eq!(Verdict::Position(WEST).points(), [0, 2]);
    assert_eq!(Verdict::Tie.points(), [1, 1]);
}
