//! The five positions and outside, and how many points they are worth.

use super::*;

#[test]
fn each_fall_has_its_single_and_double_value() {
    let worth = Fall::ALL.map(|fall| (fall.letter(), fall.single(), fall.double()));
    assert_eq!(
        worth,
        [
            ('C', Some(125), Some(300)),
            ('H', Some(100), Some(200)),
            ('S', Some(75), Some(150)),
            ('B', Some(25), Some(50)),
            ('K', Some(0), Some(-50)),
            ('O', None, None),
        ]
    );
}

#[test]
fn different_falls_are_worth_the_sum_of_their_single_values() {
    for landing in Landing::all() {
        let Landing([a, b]) = landing;
        if let (Some(one), Some(other)) = (a.single(), b.single())
            && a != b
        {
            assert_eq!(landing.points(), Some(one + other));
            assert_eq!(Landing([b, a]).points(), landing.points());
        }
    }
    for (token, points) in [("CH", 225), ("SB", 100), ("KC", 125), ("BK", 25)] {
        assert_eq!(landing(token).points(), Some(points), "{token}");
    }
}

#[test]
fn equal_falls_are_worth_their_double_value() {
    let doubles = ["CC", "HH", "SS", "BB", "KK"].map(|token| landing(token).points());
    assert_eq!(doubles, [300, 200, 150, 50, -50].map(Some));
}

#[test]
fn landing_with_a_wrestler_outside_has_no_points() {
    for landing in Landing::all() {
        assert_eq!(landing.points().is_none(), landing.outside() > 0);
    }
    let outside = ["OS", "SO", "OO", "SS"].map(|token| landing(token).outside());
    assert_eq!(outside, [1, 1, 2, 0]);
}

#[test]
fn each_of_the_36_landings_is_written_in_two_letters() {
    let mut written: Vec<String> = Landing::all().map(|landing| landing.to_string()).collect();
    for (token, there) in written.iter().zip(Landing::all()) {
        assert_eq!(landing(token), there);
    }
    written.sort();
    written.dedup();
    assert_eq!(written.len(), 36);
}
