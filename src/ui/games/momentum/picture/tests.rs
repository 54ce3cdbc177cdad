use rules::momentum::{Axis, Config, Disks, Kimarite, Position};

use super::*;

const STYLE: &str = include_str!("../../../../../styles/games/momentum.css");

/// The value of a custom property after this place in the stylesheet, in the picture’s units.
fn value(after: &str, name: &str) -> f64 {
    let (_, rest) = STYLE.split_once(after).unwrap();
    let (_, rest) = rest.split_once(&format!("{name}: ")).unwrap();
    rest.split_once("px").unwrap().0.parse().unwrap()
}

/// The side of a hex in the stylesheet, in the picture’s units.
fn styled(side: SideLength) -> f64 {
    let rule = match side {
        SideLength::Seven => ".hex-pic {".to_owned(),
        side => format!(".hex-pic.side-{} {{", side.get()),
    };
    value(&rule, "--s")
}

/// Where somebody can go off the board, and in which direction.
fn edges(side: SideLength) -> impl Iterator<Item = (Hex, Compass)> {
    let ways = side
        .hexes()
        .flat_map(|hex| Compass::ALL.map(|direction| (hex, direction)));
    ways.filter(move |&(hex, direction)| side.room(hex, direction) == 0)
}

/// The hexes of a board and where wrestlers lie beside it.
fn around(side: SideLength) -> impl Iterator<Item = Hex> {
    let beside = edges(side).map(move |(hex, direction)| outside(side, hex, direction));
    side.hexes().chain(beside)
}

#[test]
fn paths_and_wrestlers_use_the_same_hex_centres() {
    // The stylesheet places the wrestlers with this formula.
    for part in [
        "calc(-1.732 * var(--s) * (var(--r) + var(--q) / 2))",
        "calc(1.5 * var(--s) * var(--q) * var(--depth))",
    ] {
        assert!(STYLE.contains(part), "{part}");
    }
    for side in SideLength::ALL {
        let size = styled(side);
        for hex in around(side) {
            let (q, r) = (f64::from(hex.q), f64::from(hex.r));
            let there = (-1.732 * size * (r + q / 2.0), 1.5 * size * q);
            let (x, y) = middle(side, hex);
            let (dx, dy) = (f64::from(x) - there.0, f64::from(y) - there.1);
            assert!(
                dx.hypot(dy) < 1.5,
                "{hex:?} on {side:?}: {x} {y} for {there:?}"
            );
        }
    }
}

#[test]
fn picture_has_room_for_every_hex_of_every_board() {
    for sight in [Perspective::Oblique, Perspective::Plan] {
        let [left, top, width, height] = sight.frame();
        for side in SideLength::ALL {
            let size = f64::from(size(side)) / 100.0;
            for hex in side.hexes() {
                let (x, y) = sight.seen(middle(side, hex));
                assert!(x - size > left && x + size < left + width, "{hex:?}");
                assert!(y - size > top && y + size < top + height, "{hex:?}");
            }
            // The feet of whoever lies beside the board are in the picture.
            for hex in around(side) {
                let (x, y) = sight.seen(middle(side, hex));
                assert!(x > left && x < left + width, "{hex:?} on {side:?}");
                assert!(y > top && y < top + height, "{hex:?} on {side:?}");
            }
        }
    }
}

#[test]
fn stylesheet_has_a_rule_for_every_column_and_row() {
    for hex in SideLength::ALL.into_iter().flat_map(around) {
        for (name, number) in [("q", hex.q), ("r", hex.r)] {
            let rule = format!(".hex-pic .{name}{number} {{ --{name}: {number}; }}");
            assert!(number == 0 || STYLE.contains(&rule), "{rule}");
        }
    }
}

#[test]
fn wrestler_off_the_board_is_drawn_just_beside_it() {
    let mut pushed = 0;
    let mut fallen = 0;
    for seat in Side::PAIR {
        for axis in Axis::ALL {
            for forward in [true, false] {
                let toward = axis.forward();
                let toward = if forward { toward } else { toward.opposite() };
                let direction = toward.compass(seat);
                let mut counts = [0; 6];
                counts[toward as usize] = 12;
                let disks = [Disks::new(counts).unwrap(); 2];
                // Right behind the opponent, and with only the rim ahead.
                for gap in [1_u8, 14] {
                    let middle = Hex::new(0, 0);
                    let own = middle.farther(direction, 3);
                    let other = match gap {
                        1 => own.farther(direction, 1),
                        _ => middle.farther(direction.opposite(), 1),
                    };
                    let at = if seat == Side::East {
                        [own, other]
                    } else {
                        [other, own]
                    };
                    let mut position = Position::new(SideLength::Seven, seat, at, disks).unwrap();
                    let mut last = None;
                    let end = position.walk(axis, |_, event| last = Some(event)).unwrap();
                    let (out, stays) = match end {
                        Kimarite::Push => (seat.other(), seat),
                        Kimarite::Fall => (seat, seat.other()),
                    };
                    let rim = middle.farther(direction, 6);
                    let side = SideLength::Seven;
                    let place = |seat| spot(side, position.place(seat), seat, last.as_ref());
                    assert_eq!(place(out), Some(outside(side, rim, direction)));
                    assert_eq!(place(stays), position.place(stays));
                    assert_eq!(spot(side, None, out, None), None);
                    match end {
                        Kimarite::Push => pushed += 1,
                        Kimarite::Fall => fallen += 1,
                    }
                }
            }
        }
    }
    assert_eq!((pushed, fallen), (12, 12));
}

#[test]
fn wrestler_on_the_board_is_drawn_where_the_rules_say() {
    let start = Position::start(Config::default());
    for seat in Side::PAIR {
        let place = start.place(seat);
        assert_eq!(spot(start.side(), place, seat, None), place);
    }
}

#[test]
fn whoever_goes_off_lies_off_the_board_in_that_direction() {
    for side in SideLength::ALL {
        let mut far = 0;
        for (hex, direction) in edges(side) {
            let out = outside(side, hex, direction);
            assert!(!side.contains(out), "{hex:?} {direction:?}");
            far += usize::from(out == hex.farther(direction, 2));
        }
        assert!(far > 0, "nobody reaches the straw on {side:?}");
    }
}

#[test]
fn directions_turn_clockwise_from_the_right() {
    assert_eq!(Compass::ALL.map(degrees), [0, 60, 120, 180, 240, 300]);
}
