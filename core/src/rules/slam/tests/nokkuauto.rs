//! Nokkuauto: the lowest total leaves.

use super::*;

#[test]
fn everybody_takes_one_turn_a_round_and_after_it_the_lowest_total_leaves() {
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
fn who_has_left_throws_no_more_and_keeps_the_total() {
    let state = nokkuauto(3, "SB . BK . SS . SB .");
    assert_eq!(state.thrower(), Some(seat(2)), "not Bo");
    assert_eq!(state.totals(), [200, 25, 150]);
}

#[test]
fn the_first_may_leave_and_the_next_begins_the_round() {
    let state = nokkuauto(3, "BK . SB . SS .");
    assert_eq!((state.out(), state.thrower()), (&[AKI][..], Some(BO)));
}

#[test]
fn totals_run_on_from_round_to_round() {
    // Cy throws the least in the second round and has the most in all.
    let state = nokkuauto(4, "SB . SS . CC . BK . SB . SS . BK .");
    assert_eq!(state.totals(), [200, 300, 325, 25]);
    assert_eq!(state.out(), [seat(3), AKI]);
}

#[test]
fn the_last_one_left_is_the_grand_champion() {
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
fn five_hundred_points_win_nothing_here() {
    let state = nokkuauto(3, "CC . SB . SS . CC .");
    assert_eq!((state.total(AKI), state.winner()), (600, None));
}

#[test]
fn outside_ends_the_turn_and_costs_100_for_each_wrestler() {
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
fn nothing_falls_to_0() {
    let state = nokkuauto(3, "CC . SB . BK . OO");
    assert_eq!(state.total(AKI), 100, "300 less 200");
}
