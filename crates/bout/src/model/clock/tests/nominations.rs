//! What a player nominates for the other.

use super::*;

#[test]
fn nominated_card_is_played_for_a_late_player() {
    let west = west_after_a_late_east(1);
    for n in 1..=6 {
        let nominated = nominates(&west, number(n));
        assert_eq!(
            nominated.nominated(Seat::WEST),
            Some(Nomination::Card(number(n)))
        );
        let played = nominated.after(Msg::Choose(nominated.looker(), card(3)));
        assert_eq!(turns(&played), format!("1. *{n}=3"));
    }
    let first = nominates(&nominates(&west, number(1)), number(6));
    assert_eq!(
        turns(&first.after(Msg::Choose(first.looker(), card(2)))),
        "1. *6=2"
    );
    let withdrawn = nominates(&west, number(1)).after(Msg::Nominate(Seat::WEST, None));
    assert_eq!(withdrawn.nominated(Seat::WEST), None);
    assert_eq!(
        withdrawn.after(Msg::Choose(withdrawn.looker(), card(3))),
        west.after(Msg::Choose(west.looker(), card(3)))
    );
}

#[test]
fn nomination_made_before_choosing_counts() {
    let east = chooses(&nominates(&east_looks(), number(5)), card(2));
    assert_eq!(east.scene(), Scene::Curtain(Seat::WEST));
    let west = east.after(Msg::Lift);
    assert_eq!(west.nominated(Seat::WEST), None);
    assert_eq!(turns(&seconds(&west, LIMIT, 1)), "1. 2=*5");
    assert_eq!(
        turns(&west.after(Msg::Choose(west.looker(), card(1)))),
        "1. 2=1",
        "a player in time plays their own card"
    );
}

#[test]
fn nominated_sumo_master_takes_the_nominated_or_a_drawn_tactic() {
    let tactical = bout(people(), false, TACTICAL).after(Msg::Lift);
    let swaps = Swaps::of([Number::new(6).unwrap()]).unwrap();
    let none = Swaps::NONE;
    let sealed = tactical
        .after(Msg::Choose(tactical.looker(), Action::Swap(swaps)))
        .after(Msg::Lift);
    let west = seen(&sealed.after(Msg::Choose(sealed.looker(), Action::Swap(none))));
    assert_eq!((west.looker(), west.scene()), (Seat::WEST, Scene::Asked));
    let plays = |nomination: Nomination, seed: u64| {
        let model = west.after(Msg::Nominate(Seat::WEST, Some(nomination)));
        let east = model
            .after(Msg::Choose(model.looker(), card(3)))
            .after(Msg::Lift);
        turns(&seconds(&seen(&east), LIMIT, seed))
    };
    let named = Nomination::Play(Shown::Master(Tactic::Nodowa));
    let card = Nomination::Card(Card::Master);
    assert!((0..20).all(|seed| plays(named, seed) == "1. *MN=3"));
    let drawn: std::collections::BTreeSet<String> = (0..60).map(|seed| plays(card, seed)).collect();
    assert_eq!(drawn.len(), 5, "{drawn:?}");
}

#[test]
fn spent_nominated_card_is_replaced_by_a_draw() {
    let first = west_after_a_late_east(1);
    let turn = chooses(&nominates(&first, number(6)), card(6));
    let west = seen(&turn);
    assert_eq!(
        (west.looker(), west.nominated(Seat::WEST)),
        (Seat::WEST, None)
    );
    let drawn: std::collections::BTreeSet<String> = (0..60)
        .map(|seed| {
            let sealed = chooses(&nominates(&west, number(6)), card(1));
            turns(&seconds(&seen(&sealed.after(Msg::Lift)), LIMIT, seed))
        })
        .collect();
    let all = (1..=5).map(|n| format!("1. *6=6 2. *{n}=1")).collect();
    assert_eq!(drawn, all);
}

#[test]
fn nomination_ends_with_the_turn() {
    let west = nominates(&west_after_a_late_east(1), number(6));
    let next = seen(&west.after(Msg::Choose(west.looker(), card(1))));
    assert_eq!(next.nominated(Seat::WEST), None);
    assert_eq!(
        next.clock().map(|clock| clock.nominated.clone()),
        Some(Seats::new(2, None))
    );
}
