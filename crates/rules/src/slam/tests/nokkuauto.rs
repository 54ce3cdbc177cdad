//! Nokkuauto: the lowest total leaves.

use super::*;

#[test]
fn lowest_total_leaves_after_everybody_has_taken_a_turn() {
    let told = told(nokkuauto(3, "SB . BK . SS"), ".");
    assert_eq!(told.last(), Some(&Event::Left { seat: BO, round: 1 }));
    let state = nokkuauto(3, "SB . BK . SS .");
    assert_eq!(state.out(), [BO]);
    assert_eq!(
        (state.stays(AKI), state.stays(BO), state.stays(seat(2))),
        (true, false, true)
    );
    assert_eq!((state.round(), state.thrower()), (2, Some(AKI)));
    assert!(!state.stays(seat(3)), "nobody sits there");
}

#[test]
fn seat_that_left_throws_no_more_and_keeps_its_total() {
    let state = nokkuauto(3, "SB . BK . SS . SB .");
    assert_eq!(state.thrower(), Some(seat(2)), "not Bo");
    assert_eq!(state.totals(), [200, 25, 150]);
}

#[test]
fn next_seat_begins_the_round_if_the_first_has_left() {
    let state = nokkuauto(3, "BK . SB . SS .");
    assert_eq!((state.out(), state.thrower()), (&[AKI][..], Some(BO)));
}

#[test]
fn totals_carry_over_from_round_to_round() {
    // Cy scores the least in the second round but has the highest total.
    let state = nokkuauto(4, "SB . SS . CC . BK . SB . SS . BK .");
    assert_eq!(state.totals(), [200, 300, 325, 25]);
    assert_eq!(state.out(), [seat(3), AKI]);
}

#[test]
fn last_remaining_player_wins() {
    let told = told(nokkuauto(2, "SB . SS"), ".");
    let left = Event::Left {
        seat: AKI,
        round: 1,
    };
    assert_eq!(told[1..], [left, Event::Won { seat: BO }]);
    let state = nokkuauto(2, "SB . SS .");
    assert_eq!(state.turn(), Turn::Over(Outcome::Win(BO)));
    assert_eq!(state.kimarite_slug(), Some("nokkuauto"));
    assert_eq!(result(&state), "Bo nokkuauto");
}

#[test]
fn reaching_500_points_does_not_win() {
    let state = nokkuauto(3, "CC . SB . SS . CC .");
    assert_eq!((state.total(AKI), state.winner()), (600, None));
}

#[test]
fn each_wrestler_outside_costs_100_and_ends_the_turn() {
    for (token, score) in [("OC", -100), ("BO", -100), ("OO", -200)] {
        let scored = Event::Scored {
            seat: AKI,
            landing: landing(token),
            score: Score::Points(score),
            total: score,
        };
        assert_eq!(told(nokkuauto(3, ""), token)[1..], [scored]);
        assert_eq!(nokkuauto(3, token).thrower(), Some(BO));
    }
}

#[test]
fn both_outside_does_not_reset_the_total() {
    let state = nokkuauto(3, "CC . SB . BK . OO");
    assert_eq!(state.total(AKI), 100, "300 minus 200");
}
