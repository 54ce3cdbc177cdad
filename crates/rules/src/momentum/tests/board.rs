//! The board, the compass, the start of a bout.

use super::*;

#[test]
fn board_is_a_hexagon_of_91_127_or_169_hexes() {
    let count = |side: SideLength| side.hexes().count();
    assert_eq!(SideLength::ALL.map(SideLength::get), [6, 7, 8]);
    assert_eq!(SideLength::ALL.map(count), [91, 127, 169]);
    assert_eq!(Config::default().side, SideLength::Seven);
    for side in SideLength::ALL {
        assert_eq!(SideLength::new(side.get()), Some(side));
        let reach = i32::from(side.get()) - 1;
        let mut inside = 0;
        for q in -20..=20_i8 {
            for r in -20..=20_i8 {
                let [a, b] = [q, r].map(i32::from);
                let on = a.abs().max(b.abs()).max((a + b).abs()) <= reach;
                assert_eq!(side.contains(Hex::new(q, r)), on, "({q}, {r})");
                inside += usize::from(on);
            }
        }
        assert_eq!(inside, count(side));
        assert!(!side.contains(Hex::OFF));
        // Different hexes of one board have different bytes in keys.
        let mut bytes: Vec<u8> = side.hexes().chain([Hex::OFF]).map(Hex::byte).collect();
        bytes.sort_unstable();
        bytes.dedup();
        assert_eq!(bytes.len(), inside + 1);
    }
    assert_eq!([SideLength::new(5), SideLength::new(9)], [None; 2]);
}

#[test]
fn compass_directions_have_their_coordinates() {
    let named = [
        (Compass::N, (0, -1)),
        (Compass::NE, (1, -1)),
        (Compass::SE, (1, 0)),
        (Compass::S, (0, 1)),
        (Compass::SW, (-1, 1)),
        (Compass::NW, (-1, 0)),
    ];
    assert_eq!(named.map(|(direction, _)| direction), Compass::ALL);
    let middle = Hex::new(0, 0);
    for (direction, (q, r)) in named {
        assert_eq!(direction.delta(), (q, r));
        assert_eq!(middle.farther(direction, 1), Hex::new(q, r));
        let back = middle
            .farther(direction, 3)
            .farther(direction.opposite(), 3);
        assert_eq!(back, middle);
    }
}

#[test]
fn room_and_distance_agree_with_single_steps() {
    for side in SideLength::ALL {
        for hex in side.hexes() {
            for direction in Compass::ALL {
                let mut steps = 0;
                while side.contains(hex.farther(direction, steps + 1)) {
                    steps += 1;
                    let there = hex.farther(direction, steps);
                    assert_eq!(hex.distance(there), steps);
                }
                assert_eq!(side.room(hex, direction), steps, "{hex:?} {direction:?}");
            }
        }
    }
    for hex in SideLength::Six.hexes() {
        for other in SideLength::Six.hexes() {
            for direction in Compass::ALL {
                let steps = (1..=10).find(|&steps| hex.farther(direction, steps) == other);
                assert_eq!(hex.steps_to(other, direction), steps);
            }
        }
    }
}

#[test]
fn wrestlers_start_two_hexes_from_the_middle_and_face_each_other() {
    for side in SideLength::ALL {
        let first = EAST;
        let start = Momentum::new(&Config { side, first });
        let at = Side::PAIR.map(|seat| start.position().place(seat));
        assert_eq!(at, [Some(Hex::new(0, 2)), Some(Hex::new(0, -2))]);
        assert_eq!(start.position().side(), side);
        assert_eq!(start.times(), 1);
    }
    let facing = |seat| Facing::ALL.map(|hex| hex.compass(seat));
    assert_eq!(facing(EAST), Compass::ALL, "East faces north");
    let round = Compass::ALL.map(Compass::opposite);
    assert_eq!(facing(WEST), round, "West faces south");
    for seat in Side::PAIR {
        for hex in Facing::ALL {
            assert_eq!(Facing::of(hex.compass(seat), seat), hex);
            assert_eq!(hex.opposite().compass(seat), hex.compass(seat).opposite());
        }
        for axis in Axis::ALL {
            let (forward, across) = axis.hexes();
            assert_eq!((forward.axis(), across), (axis, forward.opposite()));
            assert_eq!(axis.compass(seat, false), forward.compass(seat));
            assert_eq!(axis.compass(seat, true), across.compass(seat));
        }
    }
}

#[test]
fn first_tag_says_who_begins_and_turns_alternate() {
    let east = Momentum::new(&Config::default());
    assert_eq!(east.turn(), Turn::Act(SeatSet::one(EAST)));
    let mut west = bout("[First \"west\"]");
    assert_eq!(west.turn(), Turn::Act(SeatSet::one(WEST)));
    play(&mut west, "-,-:VRL");
    assert_eq!(west.turn(), Turn::Act(SeatSet::one(EAST)));
    play(&mut west, "-,-:VRL");
    assert_eq!(west.turn(), Turn::Act(SeatSet::one(WEST)));
}

#[test]
fn only_the_mover_may_act_and_there_are_no_chance_steps() {
    let mut start = Momentum::new(&Config::default());
    assert_eq!(
        refusal(&start, WEST, "-,-:VRL"),
        StepError::NotToAct(WEST.into())
    );
    let both = Step::Act(Joint::Both([action("-,-:VRL"); 2]));
    let before = start.clone();
    assert_eq!(
        start.apply(both, &mut ()),
        Err(StepError::NotToAct(WEST.into()))
    );
    assert_eq!(start, before);
    assert_eq!(start.sample(&mut rng(1)), None);
}

#[test]
fn nothing_is_hidden() {
    let state = bout("B>F,BL>FR:VRL");
    for viewer in [
        Viewer::Seat(EAST.into()),
        Viewer::Seat(WEST.into()),
        Viewer::Public,
    ] {
        assert_eq!(state.view(viewer).bout, state);
        let event = Event::Ended(Verdict::Draw(Hikiwake::Turns));
        assert_eq!(Momentum::redact(&event, viewer), Some(event));
    }
}
