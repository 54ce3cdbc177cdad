//! The dohyō: nineteen circles, six directions, alignment and adjacency.

use super::*;

#[test]
fn ring_is_a_hexagon_of_nineteen_circles() {
    let all: Vec<Place> = Place::all().collect();
    assert_eq!(all.len(), PLACES);
    let mut inside = 0;
    for q in -100..=100_i8 {
        for r in -100..=100_i8 {
            let is_place = q.abs() <= 2 && r.abs() <= 2 && (q + r).abs() <= 2;
            assert_eq!(Place::new(q, r).is_some(), is_place, "({q}, {r})");
            if let Some(place) = Place::new(q, r) {
                assert_eq!((place.q(), place.r()), (q, r));
                assert_eq!(all.iter().position(|p| *p == place), Some(place.index()));
                inside += 1;
            }
        }
    }
    assert_eq!(inside, PLACES);
    assert_eq!(all.iter().filter(|place| place.is_rim()).count(), 12);
    assert!(!place(1, -1).is_rim() && place(1, 1).is_rim());
}

#[test]
fn wrestlers_start_in_opposite_corners_with_three_circles_between() {
    let start = board(
        "   . . .
          . . . .
         E . . . W
          . . . .
           . . .",
    );
    assert_eq!(Circle::new(&Config::default()).board(), start);
    assert_eq!([Place::EAST, Place::WEST], [place(-2, 0), place(2, 0)]);
    assert_eq!(Place::EAST.distance(Place::WEST), 4);
}

#[test]
fn directions_are_named_as_on_a_clock_face() {
    let named = [
        (3, (1, 0)),
        (1, (1, -1)),
        (11, (0, -1)),
        (9, (-1, 0)),
        (7, (-1, 1)),
        (5, (0, 1)),
    ];
    for (hour, delta) in named {
        let direction = Direction::from_hour(hour).unwrap();
        assert_eq!((direction.hour(), direction.delta()), (hour, delta));
        let hours = |hour: u8| Direction::from_hour((hour + 11) % 12 + 1).unwrap();
        assert_eq!(direction.right(), hours(hour + 2));
        assert_eq!(direction.left(), hours(hour + 10));
        assert_eq!(direction.opposite(), hours(hour + 6));
        let (q, r) = delta;
        assert_eq!(place(0, 0).step(direction), Some(place(q, r)));
    }
    for hour in [0, 2, 12, 13, 15, 255] {
        assert_eq!(Direction::from_hour(hour), None);
    }
    assert_eq!(Place::EAST.step(Direction::Nine), None);
    assert_eq!(Place::EAST.step(Direction::Five), Some(place(-2, 1)));
}

#[test]
fn aligned_wrestlers_have_one_attack_direction_and_others_two() {
    for from in Place::all() {
        assert!(from.toward(from).is_empty());
        for to in Place::all().filter(|to| *to != from) {
            let nearer = |direction: &Direction| {
                let next = from.step(*direction);
                next.is_some_and(|next| next.distance(to) < from.distance(to))
            };
            let nearer: Vec<Direction> = Direction::ALL.into_iter().filter(nearer).collect();
            let toward: Vec<Direction> = from.toward(to).iter().collect();
            assert_eq!(
                toward, nearer,
                "a step nearer never leaves the ring: {from:?} to {to:?}"
            );
            let line =
                |d: &Direction| std::iter::successors(Some(from), |p| p.step(*d)).any(|p| p == to);
            let aligned = Direction::ALL.iter().any(line);
            assert_eq!(toward.len(), if aligned { 1 } else { 2 });
            let steps = Direction::ALL
                .iter()
                .filter(|d| from.step(**d) == Some(to))
                .count();
            assert_eq!(steps == 1, from.distance(to) == 1, "adjacent");
        }
    }
}

#[test]
fn malformed_drawing_is_refused() {
    let good = "...\n....\nE...W\n....\n...";
    assert_eq!(good.parse(), Ok(Board::START));
    for bad in [
        "",
        "E W",
        "...\n....\nE...W\n....\n..",
        "...\n....\nE...W\n....\n...\n.",
        "...\n....\nE...E\n....\n...",
        "...\n....\nX...W\n....\n...",
        "...\n....\n.....\n....\n...",
    ] {
        assert_eq!(bad.parse::<Board>(), Err(NotABoard), "{bad}");
    }
    let alone = board("...\n....\nE....\n....\n...");
    assert_eq!(
        Side::PAIR.map(|seat| alone.place(seat)),
        [Some(Place::EAST), None]
    );
    assert_eq!(Board::new(Place::EAST, Place::EAST), None);
    assert_eq!(Board::new(Place::EAST, Place::WEST), Some(Board::START));
}
