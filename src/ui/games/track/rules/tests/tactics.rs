//! The statements on tactics.

use super::*;

pub(super) fn up_to_two_numbers_are_swapped_in_secret_and_then_shown() {
    assert_eq!(MOST_SWAPS, 2);
    let offered: Vec<u8> = Swaps::ALL
        .into_iter()
        .flat_map(|swaps| swaps.iter().map(Number::get).collect::<Vec<_>>())
        .collect();
    assert!(
        offered.iter().all(|number| (1..=6).contains(number))
            && offered.contains(&1)
            && offered.contains(&6)
    );
    assert!(Swaps::ALL.iter().all(|swaps| swaps.len() <= MOST_SWAPS));
    let tactical = Config {
        tactical: true,
        ..Config::default()
    };
    let mut table = Table::<Track>::open(tactical);
    table.seal(EAST, Action::Swap(Swaps::ALL[1])).unwrap();
    assert_eq!(table.event_count(), 0, "nothing has been shown");
    table.seal(Seat::WEST, Action::Swap(Swaps::NONE)).unwrap();
    let shown = table.event(0, Viewer::Public);
    assert_eq!(
        shown,
        Some(Event::Swapped {
            swaps: [Swaps::ALL[1], Swaps::NONE]
        })
    );
}

#[test]
fn each_tactic_has_the_value_of_its_number() {
    for (place, tactic) in Tactic::ALL.into_iter().enumerate() {
        assert_eq!(usize::from(tactic.value()), place + 1);
    }
    let hand = bout(&swapped(["2 6", ""]), "").hand(Side::East);
    assert!(hand.contains(Card::Tactic(Tactic::GinoSho)) && hand.contains(Card::Master));
    assert!(!hand.contains(Card::Number(number(2))) && !hand.contains(Card::Number(number(6))));
}

pub(super) fn yori_advances_one_space() {
    assert_eq!(at(["1", ""], "1. Y=6"), 1);
    assert_eq!(at(["", "1"], "1. 6=Y"), -1);
}

pub(super) fn gino_sho_moves_nothing() {
    assert_eq!(at(["2", ""], "1. G=6"), 0);
}

pub(super) fn nodowa_counts_as_seven_minus_the_number() {
    for other in 1..=6_i8 {
        let counts = 7 - other;
        assert_eq!(
            at(["3", ""], &format!("1. N={other}")),
            (counts - other) * counts.min(other)
        );
    }
    let (_, _, came) = last_turn(TACTICS[0]).unwrap();
    assert_eq!(
        came[0],
        Event::Counted {
            seat: Side::East,
            number: number(5)
        }
    );
}

pub(super) fn katasukashi_mirrors_the_position() {
    let (_, positions, _) = last_turn(TACTICS[1]).unwrap();
    assert_eq!(positions, [5, -5]);
}

pub(super) fn kanto_repeats_the_last_card() {
    // From −4, a 4 against a 2 pushes four spaces.
    let (_, positions, _) = last_turn(TACTICS[2]).unwrap();
    assert_eq!(positions, [-4, 0]);
    assert_eq!(at(["1 5", ""], "1. Y=6 2. K=5"), 2);
}

pub(super) fn sumo_master_is_any_of_the_five_others() {
    let plays = bout(&swapped(["6", ""]), "").playable(Side::East);
    for tactic in Tactic::ALL {
        assert!(plays.contains(Play::Master(tactic)), "{tactic:?}");
    }
    assert_eq!(at(["6", ""], "1. MY=5"), 1);
}

pub(super) fn push_compares_two_numbers() {
    let (_, _, came) = last_turn(PUSHES[1]).unwrap();
    let pushed = Event::Pushed {
        by: Side::East,
        high: number(6),
        low: number(5),
        from: 0,
        to: 5,
    };
    assert_eq!(came, [pushed]);
}

pub(super) fn against_a_number_only_the_tactic_acts() {
    for other in 1..=6 {
        assert_eq!(
            at(["1", ""], &format!("1. Y={other}")),
            1,
            "no push by the {other}"
        );
    }
}

pub(super) fn nodowa_does_nothing_against_a_zero() {
    let tags = "[Variant \"zero tactical\"]\n[East-Swaps \"3\"]\n[West-Swaps \"\"]\n\n";
    assert_eq!(bout(tags, "1. N=0").position(), 0);
}

pub(super) fn of_two_tactics_the_lower_value_acts_first() {
    // Yori to 1, then Katasukashi to −1; the other way round it would be 1.
    assert_eq!(at(["1", "4"], "1. Y=S"), -1);
}

pub(super) fn without_a_number_nodowa_and_its_like_do_nothing() {
    assert_eq!(at(["3", "1"], "1. N=Y"), -1);
    assert_eq!(at(["5", "1"], "1. 6=6 2. K=Y"), -1);
    let nodowa = at(["3 5", "1"], "1. N=6 2. K=Y");
    assert_eq!(nodowa, at(["3 5", "1"], "1. N=6") - 1);
}

pub(super) fn sumo_master_is_named_in_secret_and_takes_that_value() {
    let mut state = bout(&swapped(["6", "4"]), "");
    let (east, west) = (
        Play::Master(Tactic::Yori),
        Play::Tactic(Tactic::Katasukashi),
    );
    let both = Joint::Both([Action::own(east), Action::own(west)]);
    state.apply(Step::Act(both), &mut ()).unwrap();
    assert_eq!(state.position(), -1, "as a Yori it acts first");
    // A repeated Yori acts after a Katasukashi.
    assert_eq!(at(["1 5", "4"], "1. Y=6 2. K=S"), 0);
}

pub(super) fn gino_sho_stops_what_comes_after_it() {
    let (_, positions, _) = last_turn(TACTICS[4]).unwrap();
    assert_eq!(positions, [8, 8], "no Katasukashi");
    let (_, positions, _) = last_turn(TACTICS[3]).unwrap();
    assert_eq!(positions, [0, 1], "the Yori came before");
}

pub(super) fn two_equal_tactics_cancel_out() {
    assert_eq!(at(["1", "1"], "1. 6=5 2. Y=Y"), 5);
    assert_eq!(at(["4", "4"], "1. 6=5 2. S=S"), 5);
}

pub(super) fn two_kanto_act_in_the_order_of_what_they_repeat() {
    // West's Yori and East's Katasukashi: from 0 to 1 or −1, then again, lower first.
    let first = at(["4 5", "1 5"], "1. S=Y");
    assert_eq!((first, at(["4 5", "1 5"], "1. S=Y 2. K=K")), (1, 0));
    assert_eq!(at(["1 5", "1 5"], "1. Y=Y 2. K=K"), 0);
    assert_eq!(at(["5", "1 5"], "1. 6=Y 2. K=K"), -2);
    assert_eq!(at(["5", "5"], "1. K=K"), 0);
}

pub(super) fn opening_kanto_does_nothing() {
    for other in 1..=6 {
        assert_eq!(at(["5", ""], &format!("1. K={other}")), 0);
    }
}

pub(super) fn last_card_is_what_it_did() {
    let yori = Some(Deed::Tactic(Tactic::Yori));
    assert_eq!(bout(&swapped(["6", ""]), "1. MY=5").last(Side::East), yori);
    assert_eq!(
        bout(&swapped(["1 5", ""]), "1. Y=5 2. K=4").last(Side::East),
        yori
    );
    let tags = "[Variant \"oshi-dashi tactical\"]\n[East-Swaps \"1\"]\n[West-Swaps \"\"]\n\n";
    let back = bout(tags, "1. 2=2 2. 3=3 3. 4=4 4. 5=5 5. 6=6 6. Y=1");
    assert_eq!((back.held(), back.last(Side::East)), (6, yori));
}

pub(super) fn push_off_is_looked_for_after_each_step() {
    // From 8, the Yori goes beyond before the Katasukashi could mirror it.
    let off = bout(&swapped(["1", "4"]), "1. 6=2 2. Y=S");
    assert_eq!(off.verdict(), Some(Verdict::OshiDashi(Side::East)));
    assert_eq!(bout(&swapped(["1", "1"]), "1. 6=2 2. Y=Y").verdict(), None);
}
