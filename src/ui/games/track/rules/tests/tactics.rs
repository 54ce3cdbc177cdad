//! The statements on tactics.

use super::*;

#[test]
fn up_to_two_numbers_are_swapped_in_secret_and_then_shown() {
    says(&[
        "Before the first turn each player may swap up to two of the numbers 1 to 6 for the tactics of the same value, without showing which.",
        "When both have chosen, the swaps are shown, and both hands lie open again.",
        "The swaps are shown before the first turn.",
    ]);
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
    assert!(table.is_empty(), "nothing has been shown");
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

#[test]
fn yori_advances_one_space() {
    says(&["You advance one space."]);
    assert_eq!(at(["1", ""], "1. Y=6"), 1);
    assert_eq!(at(["", "1"], "1. 6=Y"), -1);
}

#[test]
fn gino_sho_moves_nothing() {
    says(&["Nothing moves."]);
    assert_eq!(at(["2", ""], "1. G=6"), 0);
}

#[test]
fn nodowa_counts_as_seven_minus_the_number() {
    says(&[
        "Counts as 7 minus their number; then the higher pushes, theirs too.",
        "Nodowa counts as 7 minus that number: against a 2 it is a 5.",
    ]);
    for other in 1..=6_i8 {
        let counts = 7 - other;
        assert_eq!(
            at(["3", ""], &format!("1. N={other}")),
            (counts - other) * counts.min(other)
        );
    }
    let (_, _, came) = last_turn(&record("[Variant \"tactical\"]\n", TACTICS[0])).unwrap();
    assert_eq!(
        came[0],
        Event::Counted {
            seat: Side::East,
            number: number(5)
        }
    );
}

#[test]
fn katasukashi_mirrors_the_position() {
    says(&["The position is mirrored: from your space 3 to their space 3."]);
    let (_, positions, _) = last_turn(&record("[Variant \"tactical\"]\n", TACTICS[1])).unwrap();
    assert_eq!(positions, [5, -5]);
}

#[test]
fn kanto_repeats_the_last_card() {
    says(&[
        "Repeats what your previous card did.",
        "A Kantō that repeats a number counts as that number; one that repeats a tactic acts as that tactic.",
    ]);
    // From −4, a 4 against a 2 pushes four spaces.
    let (_, positions, _) = last_turn(&record("[Variant \"tactical\"]\n", TACTICS[2])).unwrap();
    assert_eq!(positions, [-4, 0]);
    assert_eq!(at(["1 5", ""], "1. Y=6 2. K=5"), 2);
}

#[test]
fn sumo_master_is_any_of_the_five_others() {
    says(&["When you play it, it is any one of the five others."]);
    let plays = bout(&swapped(["6", ""]), "").playable(Side::East);
    for tactic in Tactic::ALL {
        assert!(plays.contains(Play::Master(tactic)), "{tactic:?}");
    }
    assert_eq!(at(["6", ""], "1. MY=5"), 1);
}

#[test]
fn push_compares_two_numbers() {
    says(&["A push compares two numbers."]);
    let (_, _, came) = last_turn(&record("\n", PUSHES[1])).unwrap();
    let pushed = Event::Pushed {
        by: Side::East,
        high: number(6),
        low: number(5),
        from: 0,
        to: 5,
    };
    assert_eq!(came, [pushed]);
}

#[test]
fn against_a_number_only_the_tactic_acts() {
    says(&["Against a number only the tactic acts."]);
    for other in 1..=6 {
        assert_eq!(
            at(["1", ""], &format!("1. Y={other}")),
            1,
            "no push by the {other}"
        );
    }
}

#[test]
fn nodowa_does_nothing_against_a_zero() {
    says(&["Against a 0 it does nothing."]);
    let tags = "[Variant \"zero tactical\"]\n[East-Swaps \"3\"]\n[West-Swaps \"\"]\n\n";
    assert_eq!(bout(tags, "1. N=0").position(), 0);
}

#[test]
fn of_two_tactics_the_lower_value_acts_first() {
    says(&[
        "Of two tactics, the lower value acts first, then the higher.",
        "Track was first a game played by post.",
        "Where its rules leave open in which order tactics act, the order is ours.",
    ]);
    // Yori to 1, then Katasukashi to −1; the other way round it would be 1.
    assert_eq!(at(["1", "4"], "1. Y=S"), -1);
}

#[test]
fn without_a_number_nodowa_and_its_like_do_nothing() {
    says(&[
        "There is no number then, so Nodowa does nothing, and neither does a Kantō that repeats a number or a Nodowa.",
    ]);
    assert_eq!(at(["3", "1"], "1. N=Y"), -1);
    assert_eq!(at(["5", "1"], "1. 6=6 2. K=Y"), -1);
    let nodowa = at(["3 5", "1"], "1. N=6 2. K=Y");
    assert_eq!(nodowa, at(["3 5", "1"], "1. N=6") - 1);
}

#[test]
fn sumo_master_is_named_in_secret_and_takes_that_value() {
    says(&[
        "What a Sumo Master is to be is chosen in secret, as it is laid.",
        "It has the value of what it is played as.",
        "Kantō keeps its 5 whatever it repeats.",
    ]);
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

#[test]
fn gino_sho_stops_what_comes_after_it() {
    says(&[
        "Ginō-shō stops all that would come after it in the turn, and nothing that came before.",
    ]);
    let (_, positions, _) = last_turn(&record("[Variant \"tactical\"]\n", TACTICS[4])).unwrap();
    assert_eq!(positions, [8, 8], "no Katasukashi");
    let (_, positions, _) = last_turn(&record("[Variant \"tactical\"]\n", TACTICS[3])).unwrap();
    assert_eq!(positions, [0, 1], "the Yori came before");
}

#[test]
fn two_equal_tactics_cancel_out() {
    says(&["Two Yori cancel out, and so do two Katasukashi."]);
    assert_eq!(at(["1", "1"], "1. 6=5 2. Y=Y"), 5);
    assert_eq!(at(["4", "4"], "1. 6=5 2. S=S"), 5);
}

#[test]
fn two_kanto_act_in_the_order_of_what_they_repeat() {
    says(&[
        "Two Kantō act in the order of what they repeat, and together if they repeat the same; one that repeats a number, or has nothing to repeat, does nothing.",
    ]);
    // West's Yori and East's Katasukashi: from 0 to 1 or −1, then again, lower first.
    let first = at(["4 5", "1 5"], "1. S=Y");
    assert_eq!((first, at(["4 5", "1 5"], "1. S=Y 2. K=K")), (1, 0));
    assert_eq!(at(["1 5", "1 5"], "1. Y=Y 2. K=K"), 0);
    assert_eq!(at(["5", "1 5"], "1. 6=Y 2. K=K"), -2);
    assert_eq!(at(["5", "5"], "1. K=K"), 0);
}

#[test]
fn opening_kanto_does_nothing() {
    says(&[
        "Whatever it meets, a Kantō that is your first card has nothing to repeat.",
        "That a first Kantō does nothing, and that the cards coming back do not change what it repeats, is ours.",
    ]);
    for other in 1..=6 {
        assert_eq!(at(["5", ""], &format!("1. K={other}")), 0);
    }
}

#[test]
fn last_card_is_what_it_did() {
    says(&[
        "Kantō repeats what your previous card did: of a Sumo Master what it was played as, of a Kantō what that repeated.",
        "Taking the cards back does not change this.",
    ]);
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

#[test]
fn push_off_is_looked_for_after_each_step() {
    says(&[
        "Each time a card has acted, check whether somebody is beyond the end.",
        "Two tactics that act together count as one.",
    ]);
    // From 8, the Yori goes beyond before the Katasukashi could mirror it.
    let off = bout(&swapped(["1", "4"]), "1. 6=2 2. Y=S");
    assert_eq!(off.verdict(), Some(Verdict::OshiDashi(Side::East)));
    assert_eq!(bout(&swapped(["1", "1"]), "1. 6=2 2. Y=Y").verdict(), None);
}
