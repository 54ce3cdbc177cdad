//! Tests for every rule of the game.

mod laws;
mod perft;
mod record;

use crate::record::{result, tests::read};

use super::*;

/// The bout after these turns.
fn after(turns: &str) -> Bales {
    read(turns).unwrap().1
}

/// How many bales are left after these turns, and how the bout stands.
fn stands(turns: &str) -> (u8, String) {
    let bout = after(turns);
    (bout.left(), result(&bout))
}

/// Makes tests: after these turns, so many bales are left, and the bout stands like this.
macro_rules! bouts {
    ($($rule:ident: $turns:literal => $left:literal, $result:literal;)*) => {
        $(
            #[test]
            fn $rule() {
                assert_eq!(stands($turns), ($left, $result.to_owned()));
            }
        )*
    };
}

bouts! {
    seven_bales_lie_in_the_ring: "" => 7, "*";
    one_of_seven_may_go: "-1" => 6, "*";
    two_of_seven_may_go: "-2" => 5, "*";
    one_of_six_may_go: "-1 -1" => 5, "*";
    two_of_six_may_go: "-1 -2" => 4, "*";
    one_of_five_may_go: "-2 -1" => 4, "*";
    two_of_five_may_go: "-2 -2" => 3, "*";
    one_of_four_may_go: "-1 -2 -1" => 3, "*";
    two_of_four_may_go: "-1 -2 -2" => 2, "*";
    one_of_three_may_go: "-2 -2 -1" => 2, "*";
    two_of_three_may_go: "-2 -2 -2" => 1, "*";
    one_of_two_may_go: "-1 -2 -2 -1" => 1, "*";
    bout_goes_on_while_a_bale_is_left: "-1 -1 -1 -1 -1 -1" => 1, "*";
    east_wins_by_carrying_off_the_last_bale: "-1 -2 -1 -2 -1" => 0, "east last";
    west_wins_by_carrying_off_the_last_bale: "-2 -2 -2 -1" => 0, "west last";
    last_two_bales_win_as_the_last_one_does: "-1 -2 -2 -2" => 0, "west last";
    longest_bout_takes_seven_turns: "-1 -1 -1 -1 -1 -1 -1" => 0, "east last";
}

#[test]
fn two_may_not_go_where_one_is_left() {
    let bout = after("-2 -2 -2");
    let refused = Err(StepError::Illegal(Illegal::OneLeft));
    assert_eq!(bout.check(Seat::WEST, &Take::Two), refused);
    assert!(bout.actions(Seat::WEST).eq([Take::One]));
}

#[test]
fn east_begins_and_both_take_turns() {
    let movers = ["", "-1", "-1 -2", "-1 -2 -1"].map(|turns| after(turns).mover());
    assert_eq!(movers, [Side::East, Side::West, Side::East, Side::West]);
    let refused = Err(StepError::NotToAct(Seat::WEST));
    assert_eq!(after("").check(Seat::WEST, &Take::One), refused);
}

#[test]
fn nobody_takes_a_turn_after_the_end() {
    let over = after("-2 -2 -2 -1");
    for seat in Seat::PAIR {
        assert_eq!(over.check(seat, &Take::One), Err(StepError::Over));
    }
}

#[test]
fn state_is_possible_only_if_its_turns_took_what_is_missing() {
    for left in 0..=BALES + 1 {
        for turns in 0..=BALES + 1 {
            let taken = i32::from(BALES) - i32::from(left);
            let expected = (i32::from(turns)..=2 * i32::from(turns)).contains(&taken);
            let state = Bales { left, turns };
            assert_eq!(state.is_possible(), expected, "{state:?}");
        }
    }
}
