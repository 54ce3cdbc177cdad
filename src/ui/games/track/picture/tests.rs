use rules::track::{Number, Tactic};

use super::*;

fn number(number: u8) -> Play {
    Play::Number(Number::new(number).unwrap())
}

fn lands(theirs: Play, at: i8) -> Landing {
    Landing { theirs, at }
}

/// The left edges of all cards, and the space that each hangs from.
fn cards(landings: &[Landing], wide: i32) -> Vec<(i32, i8)> {
    let groups = grouped(landings, wide);
    let cards = groups.iter().flat_map(|group| {
        let cards = 0..group.cards.len() as i32;
        cards.map(|place| (group.left + place * (wide + GAP), group.at))
    });
    cards.collect()
}

/// Checks that no card lies over another or sticks out of the drawing.
fn hang_apart(landings: &[Landing], wide: i32) {
    let cards = cards(landings, wide);
    assert_eq!(cards.len(), landings.len());
    for pair in cards.windows(2) {
        assert!(pair[0].0 + wide <= pair[1].0, "{cards:?}");
        assert!(pair[0].1 <= pair[1].1, "{cards:?}");
    }
    for (left, _) in &cards {
        assert!((0..=WIDE - wide).contains(left), "{cards:?}");
    }
}

#[test]
fn cards_hang_apart_and_inside_the_picture_wherever_they_land() {
    for wide in [42, 58] {
        for at in -9..=9 {
            // All six on one space, and one on each of six spaces in a row.
            let together: Vec<Landing> = (1..=6).map(|card| lands(number(card), at)).collect();
            hang_apart(&together, wide);
            let row = (1..=6).map(|card| lands(number(card), (at + card as i8).min(9)));
            hang_apart(&row.collect::<Vec<_>>(), wide);
        }
    }
}

#[test]
fn lone_card_hangs_right_below_its_space() {
    for at in -8..=8 {
        let [(left, _)] = cards(&[lands(number(3), at)], 58)[..] else {
            panic!("one card");
        };
        assert!((left + 29 - space(at)).abs() <= 3, "{at}: {left}");
    }
}

#[test]
fn cards_that_land_together_share_a_string() {
    let landings = [
        lands(number(3), 0),
        lands(Play::Tactic(Tactic::Yori), 2),
        lands(number(5), 0),
    ];
    let groups = grouped(&landings, 42);
    assert_eq!(groups.len(), 2);
    assert_eq!(groups[0].cards, [number(3), number(5)]);
}

#[test]
fn picture_is_upright_on_phones_and_upright_tablets_only() {
    for tall in [
        (360, 740),
        (519, 320),
        (600, 960),
        (768, 1024),
        (999, 700),
        (1024, 1366),
        (1099, 1100),
    ] {
        assert!(is_tall(tall), "{tall:?}");
    }
    for wide in [
        (520, 320),
        (844, 390),
        (999, 699),
        (1024, 768),
        (1099, 1099),
        (1180, 820),
        (1440, 900),
    ] {
        assert!(!is_tall(wide), "{wide:?}");
    }
}
