//! Walking, pushing, and going off the board.

use super::*;

#[test]
fn axis_is_walked_by_its_difference_toward_the_fuller_hex() {
    let before = "
          .
        .   .
          .
        .   .
          E   W
        .   .
          .
    ";
    let forward = "
          E
        .   .
          .
        .   .
          .   W
        .   .
          .
    ";
    turn(before, [2, 0, 0], "-,-:VRL", "E walks 2 F", forward);
    let leaned = "E B>F, E walks 2 F";
    turn(before, [0, 0, 0], "B>F,-:LRV", leaned, forward);
    let backward = "
          .
        .   .
          .
        .   .
          .   W
        E   .
          .
    ";
    turn(
        before,
        [-1, 0, 1],
        "-,-:VRL",
        "E walks 1 B, E walks 1 FL",
        backward,
    );
    turn(before, [0, 0, 0], "-,-:VRL", "", before);
}

#[test]
fn axes_are_walked_in_the_movers_order() {
    let before = "
        .   .
          .
        .   .
          .   .
        .   E
          .   .
        .   W
    ";
    let after = "
        E   .
          .
        .   .
          .   .
        .   .
          .   .
        .   W
    ";
    let said = "E walks 1 FL, E walks 1 BL, E walks 2 F";
    turn(before, [2, -1, 1], "-,-:LRV", said, after);
    let said = "E walks 2 F, E walks 1 FL, E walks 1 BL";
    turn(before, [2, -1, 1], "-,-:VLR", said, after);
}

#[test]
fn walking_into_the_opponent_pushes_hex_by_hex() {
    let before = "
                  .
                .
              .
            W
          .
        E
    ";
    let pushed = "
                  W
                E
              .
            .
          .
        .
    ";
    let said = "E walks 1 FR, E pushes 3 FR";
    turn(before, [0, 4, 0], "-,-:VRL", said, pushed);
    let once = "
                  .
                .
              W
            E
          .
        .
    ";
    let said = "E walks 1 FR, E pushes 1 FR";
    turn(before, [0, 2, 0], "-,-:RVL", said, once);
}

#[test]
fn stopping_short_of_the_opponent_or_passing_by_pushes_nobody() {
    let before = "
        W
          .
        .
          .
        .
          .
        E
    ";
    let short = "
        W
          .
        E
          .
        .
          .
        .
    ";
    turn(before, [2, 0, 0], "-,-:VRL", "E walks 2 F", short);
    let before = "
        W
          .
        .   .
          .
        .
          .
        E
    ";
    let beside = "
        W
          .
        .   E
          .
        .
          .
        .
    ";
    let said = "E walks 1 FR, E walks 2 F, E walks 1 BR";
    turn(before, [2, 1, -1], "-,-:RVL", said, beside);
}

#[test]
fn order_of_the_axes_changes_the_result() {
    let before = "
        .
          .
        W
          .
        E
    ";
    let pushed = "
        W
          E
        .
          .
        .
    ";
    let said = "E pushes 1 F, E walks 1 FR";
    turn(before, [1, 1, 0], "-,-:VRL", said, pushed);
    let round = "
        .
          E
        W
          .
        .
    ";
    let said = "E walks 1 FR, E walks 1 F";
    turn(before, [1, 1, 0], "-,-:RVL", said, round);
}

#[test]
fn pushing_the_opponent_off_the_board_wins_at_once() {
    let rim = "
          #
        #   .
          W
        .   .
          E
    ";
    // Walking the next axis, to the north-west, the mover would have fallen.
    let won = "
          #
        #   .
          E
        .   .
          .
    ";
    let said = "E pushes off F, E wins by Push";
    turn(rim, [1, 0, 1], "-,-:VLR", said, won);
    let later = "
                #
              .
            W
          E
        .
    ";
    let won = "
                #
              E
            .
          .
        .
    ";
    let said = "E pushes 1 FR, E pushes off FR, E wins by Push";
    turn(later, [0, 4, -2], "-,-:RLV", said, won);
}

#[test]
fn walking_off_the_board_loses_at_once() {
    let before = "
              #
            .
          .   W
        E
    ";
    let lost = "
              #
            .
          .   W
        .
    ";
    let said = "E walks 2 FR, E falls FR, W wins by Fall";
    turn(before, [0, 4, 0], "-,-:VRL", said, lost);
    // The next axis would have pushed the opponent off.
    let rim = "
          #
        #
          W
        #   .
          E
    ";
    let lost = "
          #
        #
          W
        #   .
          .
    ";
    let said = "E falls FL, W wins by Fall";
    turn(rim, [1, 0, 1], "-,-:LVR", said, lost);
}

#[test]
fn both_seats_walk_as_they_face() {
    let mut state = bout("");
    let said = "E B>F, E B>F, E walks 3 F, E pushes 1 F";
    assert_eq!(say_all(play(&mut state, "B>F,B>F:VLR")), said);
    let at = |state: &Momentum| Side::PAIR.map(|seat| state.position().place(seat));
    let pushed = [Some(Hex::new(0, -2)), Some(Hex::new(0, -3))];
    assert_eq!(at(&state), pushed);
    let said = "W BL>FL, W walks 1 FL, W pushes 1 FR";
    assert_eq!(say_all(play(&mut state, "-,BL>FL:LRV")), said);
    let after = [Some(Hex::new(-1, -1)), Some(Hex::new(0, -2))];
    assert_eq!(at(&state), after, "south-east, then south-west");
}

#[test]
fn over_bout_refuses_every_turn() {
    let mut state = bout("B>F,B>F:VLR FL>F,-:RVL");
    let told = say_all(play(&mut state, "FR>F,-:LRV"));
    assert!(told.ends_with("E pushes off F, E wins by Push"), "{told}");
    assert_eq!(state.turn(), Turn::Over(Outcome::Win(EAST.into())));
    assert_eq!(state.position().winner(), Some(EAST));
    assert_eq!(state.position().place(WEST), None);
    for seat in Side::PAIR {
        assert_eq!(refusal(&state, seat, "-,-:VRL"), StepError::Over);
        assert_eq!(state.actions(seat.into()).count(), 0);
        assert_eq!(state.any(seat.into(), &mut rng(1)), None);
    }
}
