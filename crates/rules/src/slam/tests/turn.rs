//! A turn: up to three throws, and the decisions between them.

use super::*;

#[test]
fn first_throw_takes_both_wrestlers_without_a_decision() {
    let state = basho(2, "");
    assert_eq!(state.turn(), Turn::Chance);
    let due = Due::Throw {
        seat: AKI,
        throw: 1,
        thrown: Thrown::Both,
    };
    assert_eq!(state.due(), Some(due));
    assert_eq!(
        (state.thrower(), state.lies(), state.throws()),
        (Some(AKI), None, 0)
    );
}

#[test]
fn only_the_thrower_decides_to_stop_or_throw_one_or_both_again() {
    let state = basho(3, "SB");
    assert_eq!(state.turn(), Turn::Act(SeatSet::one(AKI)));
    assert_eq!(state.actions(AKI).collect::<Vec<_>>(), Action::ALL);
    assert_eq!((state.throws(), state.lies()), (1, Some(landing("SB"))));
    for other in [BO, seat(2), seat(3)] {
        assert_eq!(state.actions(other).count(), 0);
        let error = StepError::NotToAct(other);
        assert_eq!(state.check(other, &Action::Stop), Err(error));
        let step = Step::Act(Joint::One(other, Action::Stop));
        assert_eq!(refusal(&state, step), error);
    }
}

#[test]
fn stopping_scores_the_landing() {
    let state = basho(2, "SB");
    let scored = Event::Scored {
        seat: AKI,
        landing: landing("SB"),
        score: Score::Points(100),
        total: 100,
    };
    assert_eq!(told(state, "."), [scored]);
    assert_eq!(basho(2, "SB .").totals(), [100, 0]);
    assert_eq!(
        basho(2, "KK .").totals(),
        [-50, 0],
        "a score may be negative"
    );
}

#[test]
fn chosen_wrestlers_are_thrown_again() {
    for (token, thrown) in [("a", Thrown::A), ("b", Thrown::B), ("ab", Thrown::Both)] {
        let state = basho(2, &format!("SB {token}"));
        let due = Due::Throw {
            seat: AKI,
            throw: 2,
            thrown,
        };
        assert_eq!(state.due(), Some(due));
        assert_eq!(
            state.lies(),
            Some(landing("SB")),
            "until the throw comes to rest"
        );
        let landed = Event::Landed {
            seat: AKI,
            throw: 2,
            thrown,
            landing: landing("HC"),
        };
        assert_eq!(told(state, "HC"), [landed]);
    }
}

#[test]
fn third_throw_is_the_last_and_is_scored_without_a_decision() {
    let state = basho(2, "SB a KB ab");
    assert_eq!(state.throws(), 2);
    let told = told(state, "HC");
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(matches!(told[0], Event::Landed { throw: 3, .. }));
    assert!(matches!(
        told[1],
        Event::Scored {
            score: Score::Points(225),
            ..
        }
    ));
    let state = basho(2, "SB a KB ab HC");
    assert_eq!((state.turns(), state.thrower()), (1, Some(BO)));
}

#[test]
fn only_the_final_landing_counts() {
    assert_eq!(basho(2, "CC a KC b KB").totals(), [25, 0]);
}

#[test]
fn throw_may_move_or_push_out_the_wrestler_that_stays() {
    for there in Landing::all() {
        for token in ["a", "b", "ab"] {
            let state = basho(2, &format!("SB {token} {there}"));
            assert_eq!(state.turns() == 1, there.outside() > 0, "{token} {there}");
        }
    }
    assert_eq!(basho(2, "SB . SS . SB a SO").turns(), 3, "b was not thrown");
}

#[test]
fn rules_take_only_the_landing_of_both_wrestlers() {
    let state = basho(2, "");
    let step = Step::Chance(Chance::Fall(Fall::Side));
    assert_eq!(refusal(&state, step), StepError::Illegal(Illegal::BothLand));
    assert_eq!(
        refusal(&state, Step::Act(Joint::One(AKI, Action::Stop))),
        StepError::ChanceIsDue
    );
    let state = basho(2, "SB");
    let step = Step::Chance(Chance::Landing(landing("SB")));
    assert_eq!(refusal(&state, step), StepError::NoChanceIsDue);
    let both = Step::Act(Joint::Both([Action::Stop; 2]));
    assert_eq!(refusal(&state, both), StepError::NotToAct(BO));
    assert_eq!(refusal(&basho(2, ""), both), StepError::ChanceIsDue);
}

#[test]
fn sampled_wrestlers_come_to_rest_in_every_position() {
    let mut rng = rng(3);
    let state = basho(2, "");
    let mut falls = [0_u32; 6];
    for _ in 0..10_000 {
        let Some(Chance::Landing(landing)) = state.sample(&mut rng) else {
            panic!("a landing is due");
        };
        falls[landing.of(Figure::A).index()] += 1;
    }
    for (times, percent) in falls.into_iter().zip([5, 9, 30, 27, 20, 9]) {
        assert!(times.abs_diff(percent * 100) < 200, "{falls:?}");
    }
}

#[test]
fn sample_seldom_moves_the_wrestler_that_stays() {
    let mut rng = rng(4);
    let state = basho(2, "CS b");
    let stays = |chance| matches!(chance, Some(Chance::Landing(Landing([Fall::Champion, _]))));
    let stayed = (0..10_000)
        .filter(|_| stays(state.sample(&mut rng)))
        .count();
    assert!((9_700..9_900).contains(&stayed), "{stayed}");
}
