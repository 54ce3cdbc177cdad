//! Basho: the first to reach 500 wins.

use super::*;

fn scores(told: &[Event]) -> Vec<(Score, i32)> {
    let scored = told.iter().filter_map(|event| match event {
        Event::Scored { score, total, .. } => Some((*score, *total)),
        _ => None,
    });
    scored.collect()
}

#[test]
fn players_take_turns_in_seating_order() {
    let mut state = basho(3, "");
    for turn in 0..9_u8 {
        assert_eq!(state.thrower(), Some(seat(turn % 3)));
        assert_eq!(
            (state.round(), state.turns()),
            (u16::from(turn / 3) + 1, turn.into())
        );
        for token in ["SB", "."] {
            let steps = state.read_token(token).unwrap();
            assert_eq!(state.apply(steps[0], &mut ()), Ok(()));
        }
    }
    assert_eq!(state.totals(), [300; 3]);
}

#[test]
fn one_wrestler_outside_ends_the_turn_and_scores_nothing() {
    for token in ["OS", "CO"] {
        let state = basho(2, "SB . SB .");
        let told = told(state.clone(), token);
        assert_eq!(scores(&told), [(Score::Nothing, 100)]);
        let state = basho(2, &format!("SB . SB . {token}"));
        assert_eq!(
            (state.totals(), state.thrower()),
            (&[100, 100][..], Some(BO))
        );
    }
}

#[test]
fn both_outside_ends_the_turn_and_loses_the_whole_total() {
    let told = told(basho(2, "SB . SB ."), "OO");
    assert_eq!(scores(&told), [(Score::AllLost, 0)]);
    assert_eq!(basho(2, "SB . SB . OO").totals(), [0, 100]);
    assert_eq!(
        basho(2, "KK . SB . OO").totals(),
        [0, 100],
        "even a negative total"
    );
}

#[test]
fn wrestler_outside_in_a_later_throw_ends_the_turn_too() {
    let state = basho(2, "CC . SB . SB a OB");
    assert_eq!((state.totals(), state.turns()), (&[300, 100][..], 3));
    let state = basho(2, "CC . SB . SB ab HH b OO");
    assert_eq!((state.totals(), state.turns()), (&[0, 100][..], 3));
}

#[test]
fn first_to_reach_500_at_the_end_of_a_turn_wins_at_once() {
    let state = basho(3, "CC . CC . SB . HH");
    assert_eq!(state.winner(), None, "not before the turn ends");
    let told = told(state, ".");
    assert_eq!(scores(&told), [(Score::Points(200), 500)]);
    assert_eq!(told.last(), Some(&Event::Won { seat: AKI }));
    let state = basho(3, "CC . CC . SB . HH .");
    assert_eq!(state.turn(), Turn::Over(Outcome::Win(AKI)));
    assert_eq!(state.kimarite_slug(), Some("basho"));
    assert_eq!(
        (state.thrower(), state.due(), state.lies()),
        (None, None, None)
    );
    assert!(state.out().is_empty(), "nobody leaves");
}

#[test]
fn more_than_500_wins_and_less_does_not() {
    assert_eq!(basho(2, "CC . SB . CH .").winner(), Some(AKI), "525");
    assert_eq!(basho(2, "CC . SB . SS .").winner(), None, "450");
    let state = basho(2, "CC . SB . SS . SB . CC b CO");
    assert_eq!((state.winner(), state.total(AKI)), (None, 450));
}

#[test]
fn third_throw_can_win() {
    assert_eq!(basho(2, "CC . SB . SB ab SB ab CC").winner(), Some(AKI));
}

#[test]
fn won_bout_refuses_every_step() {
    let state = basho(2, "CC . SB . CC .");
    for step in [
        Step::Chance(Chance::Landing(landing("SB"))),
        Step::Chance(Chance::Fall(Fall::Side)),
        Step::Act(Joint::One(AKI, Action::Stop)),
        Step::Act(Joint::One(BO, Action::Stop)),
        Step::Act(Joint::Both([Action::Stop; 2])),
    ] {
        assert_eq!(refusal(&state, step), StepError::Over);
    }
    assert_eq!(state.check(AKI, &Action::Stop), Err(StepError::Over));
}
