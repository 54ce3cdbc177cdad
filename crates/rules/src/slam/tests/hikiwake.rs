//! Hikiwake: a tie for the lowest place.

use super::*;

fn tied(state: &Slam) -> Vec<(u8, Option<char>)> {
    let tied = state.tied().unwrap();
    let plain = |(seat, fall): (Seat, Option<Fall>)| (seat.into(), fall.map(Fall::letter));
    tied.into_iter().map(plain).collect()
}

#[test]
fn seats_tied_for_the_lowest_place_throw_one_wrestler_each_in_seating_order() {
    let state = nokkuauto(4, "SB . CC . BS . SB .");
    assert_eq!(tied(&state), [(0, None), (2, None), (3, None)]);
    assert_eq!(state.due(), Some(Due::TieBreak { seat: AKI }));
    assert_eq!(
        (state.turn(), state.thrower(), state.lies()),
        (Turn::Chance, None, None)
    );
    let state = nokkuauto(4, "SB . CC . BS . SB . S");
    assert_eq!(tied(&state), [(0, Some('S')), (2, None), (3, None)]);
    assert_eq!(state.due(), Some(Due::TieBreak { seat: seat(2) }));
    assert_eq!(state.turns(), 4, "a tie-break is no turn");
}

#[test]
fn tie_for_another_place_starts_no_tie_break() {
    let state = nokkuauto(3, "SB . BK . SB .");
    assert_eq!((state.tied(), state.out()), (None, &[BO][..]));
}

#[test]
fn lowest_single_value_leaves() {
    let seats = [AKI, BO].into_iter().collect();
    let told = told(nokkuauto(3, "SB . SB . CC"), ". B H");
    assert_eq!(
        told[1..],
        [
            Event::Tied { seats },
            Event::Threw {
                seat: AKI,
                fall: Fall::Belly
            },
            Event::Threw {
                seat: BO,
                fall: Fall::Headstand
            },
            Event::Left {
                seat: AKI,
                round: 1
            },
        ]
    );
    for (falls, out) in [("C H", 1), ("H S", 1), ("B S", 0), ("K B", 0), ("K C", 0)] {
        let state = nokkuauto(3, &format!("SB . SB . CC . {falls}"));
        assert_eq!(state.out(), [seat(out)], "{falls}");
    }
}

#[test]
fn outside_is_lower_than_a_knock_out() {
    let state = nokkuauto(3, "SB . SB . CC . K O");
    assert_eq!(state.out(), [BO]);
    assert_eq!(state.totals(), [100, 100, 300], "and costs nothing else");
}

#[test]
fn tie_break_throws_score_nothing() {
    assert_eq!(nokkuauto(3, "SB . SB . CC . C H").totals(), [100, 100, 300]);
}

#[test]
fn seats_still_tied_for_the_lowest_throw_again_and_the_others_are_safe() {
    let state = nokkuauto(3, "SB . SB . SB . B C B");
    assert_eq!(tied(&state), [(0, None), (2, None)]);
    let again = [AKI, seat(2)].into_iter().collect();
    let told = told(nokkuauto(3, "SB . SB . SB . B C"), "B O");
    assert_eq!(told[1], Event::Tied { seats: again });
    assert_eq!(
        told[2],
        Event::Threw {
            seat: AKI,
            fall: Fall::Outside
        }
    );
    let state = nokkuauto(3, "SB . SB . SB . B C B O O K C");
    assert_eq!(state.out(), [AKI], "until one is lowest");
    assert_eq!((state.round(), state.thrower()), (2, Some(BO)));
}

#[test]
fn tie_between_the_last_two_decides_the_bout() {
    let state = nokkuauto(2, "SB . SB . S S C H");
    assert_eq!(state.turn(), Turn::Over(Outcome::Win(AKI)));
    assert_eq!(state.out(), [BO]);
}

#[test]
fn tie_break_takes_one_wrestlers_fall_and_no_decision() {
    let state = nokkuauto(2, "SB . SB .");
    let step = Step::Chance(Chance::Landing(landing("SB")));
    assert_eq!(refusal(&state, step), StepError::Illegal(Illegal::OneLands));
    let step = Step::Act(Joint::One(AKI, Action::Stop));
    assert_eq!(refusal(&state, step), StepError::ChanceIsDue);
    let chance = state.sample(&mut rng(5));
    assert!(matches!(chance, Some(Chance::Fall(_))));
}
