//! Cards, sets of them, and swaps.

use std::collections::HashSet;

use super::*;

#[test]
fn each_of_the_seventeen_plays_is_written_and_read_back() {
    let plays: Vec<Play> = Play::all().collect();
    let words: Vec<String> = plays.iter().map(Play::to_string).collect();
    assert_eq!(words.join(" "), "0 1 2 3 4 5 6 Y G N S K MY MG MN MS MK");
    for (index, &play) in plays.iter().enumerate() {
        assert_eq!(play.to_string().parse(), Ok(play));
        assert_eq!(u8::from(play), index as u8);
        assert_eq!(Play::try_from(index as u8), Ok(play));
    }
    assert!(Play::try_from(17).is_err());
    let all: Vec<Card> = Card::all().collect();
    assert_eq!(all.len(), 13);
    for (index, card) in all.into_iter().enumerate() {
        assert_eq!(u8::from(card), index as u8);
        assert_eq!(Card::try_from(index as u8), Ok(card));
    }
    for index in 13..=u8::MAX {
        assert!(Card::try_from(index).is_err(), "{index}");
    }
}

#[test]
fn malformed_play_is_refused() {
    for text in [
        "", "7", "-1", "y", "M", "MM", "M1", "YM", "MYY", "06", "6 ", " 6", "６", "*6", "MY ",
    ] {
        assert_eq!(text.parse::<Play>(), Err(NotAPlay(text.to_owned())));
    }
}

#[test]
fn tactic_has_the_value_of_the_number_that_it_replaces() {
    for (tactic, value, letter) in [
        (Tactic::Yori, 1, 'Y'),
        (Tactic::GinoSho, 2, 'G'),
        (Tactic::Nodowa, 3, 'N'),
        (Tactic::Katasukashi, 4, 'S'),
        (Tactic::Kanto, 5, 'K'),
    ] {
        assert_eq!((tactic.value(), tactic.letter()), (value, letter));
    }
    let words: HashSet<&str> = Tactic::ALL.into_iter().map(Tactic::slug).collect();
    assert_eq!(words.len(), 5);
}

#[test]
fn opposite_sides_of_a_die_add_up_to_seven() {
    let opposite = |n: u8| number(n).opposite().map(Number::get);
    assert_eq!(opposite(0), None, "no die has a 0");
    for n in 1..=6 {
        assert_eq!(opposite(n), Some(7 - n));
    }
    assert_eq!(Number::new(7), None);
}

#[test]
fn card_set_keeps_the_cards_put_into_it() {
    let set = cards("0 6 Y K M");
    assert_eq!(set.len(), 5);
    assert_eq!(format!("{set:?}"), "{0 6 Y K M}");
    let ways: Vec<String> = set.plays().into_iter().map(|p| p.to_string()).collect();
    assert_eq!(ways.join(" "), "0 6 Y K MY MG MN MS MK");
    for n in 0..12 {
        let plain = ways.get(n).cloned();
        assert_eq!(set.plays().into_iter().nth(n).map(|p| p.to_string()), plain);
    }
    assert_eq!(set.into_iter().len(), 5);
    let mut less = set;
    less.remove(Card::Master);
    assert!(!less.contains(Card::Master) && less.contains(play("K").card()));
    assert_eq!(less.plays().len(), 4);
    assert_eq!(CardSet::try_from(set.bits()), Ok(set));
    assert!(CardSet::try_from(1 << 13).is_err());
}

#[test]
fn nth_number_counts_from_the_lowest() {
    for bits in 0..128 {
        let set = CardSet::from_bits(bits);
        for (nth, card) in (0..).zip(set) {
            assert_eq!(Card::Number(set.nth_number(nth)), card, "{set:?}");
        }
    }
    assert_eq!(cards("2 5 Y M").nth_number(1), number(5));
}

#[test]
fn there_are_twenty_two_ways_to_swap() {
    let all: HashSet<Swaps> = Swaps::ALL.into_iter().collect();
    assert_eq!(all.len(), 22);
    let words = Swaps::ALL.map(|swaps| swaps.to_string());
    assert_eq!(words[..3], ["", "1", "2"]);
    assert_eq!(words[6..9], ["6", "1 2", "1 3"]);
    assert_eq!(words[21], "5 6");
    let sizes = |size: usize| Swaps::ALL.iter().filter(|s| s.len() == size).count();
    assert_eq!((sizes(0), sizes(1), sizes(2)), (1, 6, 15));
    let sound = (0..=u8::MAX).filter_map(|bits| Swaps::try_from(bits).ok());
    assert_eq!(sound.collect::<HashSet<_>>(), all, "and no others");
    assert_eq!(Swaps::of([number(0)]), None, "a 0 cannot be swapped");
    assert_eq!(Swaps::of([1, 2, 3].map(number)), None, "at most two");
}

#[test]
fn stored_action_is_checked_when_it_is_read() {
    let bad = |text: &str| serde_json::from_str::<Action>(text).is_err();
    for action in [
        Action::Swap(swaps(&[1, 4])),
        Action::own(play("MK")),
        Action::referees(play("0")),
    ] {
        let text = serde_json::to_string(&action).unwrap();
        assert_eq!(serde_json::from_str::<Action>(&text).unwrap(), action);
    }
    assert!(bad(r#"{"Swap":14}"#), "three numbers");
    assert!(bad(r#"{"Swap":1}"#), "a swapped 0");
    assert!(bad(r#"{"Play":{"play":17,"referee":false}}"#));
}
