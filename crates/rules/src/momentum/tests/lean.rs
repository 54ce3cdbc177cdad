//! The momentum boards, and the two disk moves.

use super::*;

#[test]
fn each_seat_starts_with_two_disks_on_each_hex() {
    let start = Momentum::new(&Config::default());
    for seat in Side::PAIR {
        assert_eq!(start.position().disks(seat).counts(), [2; 6]);
    }
    assert_eq!(
        Facing::ALL.map(Facing::slug),
        ["F", "FR", "BR", "B", "BL", "FL"]
    );
    assert_eq!(Disks::new([12, 0, 0, 0, 0, 0]).unwrap().on(Facing::F), 12);
    assert_eq!(Disks::new([12, 0, 0, 0, 0, 1]), None);
    assert_eq!(Disks::new([11, 0, 0, 0, 0, 0]), None);
}

#[test]
fn disk_moves_from_any_hex_to_any_other() {
    for from in Facing::ALL {
        for to in Facing::ALL {
            let moved = Disks::START.shifted(Shift { from, to });
            if from == to {
                assert_eq!(moved, Err(Illegal::SameHex { hex: from }));
                continue;
            }
            let expected = Facing::ALL.map(|hex| match hex {
                _ if hex == from => 1,
                _ if hex == to => 3,
                _ => 2,
            });
            assert_eq!(moved.unwrap().counts(), expected);
        }
    }
}

#[test]
fn second_disk_move_applies_after_the_first() {
    let lean = |counts, token: &str| {
        let disks = Disks::new(counts).unwrap();
        disks.leaned(action(token).lean).map(Disks::counts)
    };
    let start = [2; 6];
    assert_eq!(lean(start, "B>F,BL>FR:VRL"), Ok([3, 3, 2, 1, 1, 2]));
    // From the same hex twice, then the same disk twice.
    assert_eq!(lean(start, "B>F,B>F:VRL"), Ok([4, 2, 2, 0, 2, 2]));
    assert_eq!(lean(start, "B>F,F>FR:VRL"), Ok([2, 3, 2, 1, 2, 2]));
    let full = [12, 0, 0, 0, 0, 0];
    assert_eq!(lean(full, "F>B,B>BL:VRL"), Ok([11, 0, 0, 0, 1, 0]));
    // A hex that is empty at the time of the move is refused.
    let empty = |hex| Err(Illegal::Empty { hex });
    assert_eq!(lean(full, "B>F,-:VRL"), empty(Facing::B));
    assert_eq!(lean(full, "F>B,FR>F:VRL"), empty(Facing::FR));
    let one = [11, 1, 0, 0, 0, 0];
    assert_eq!(lean(one, "FR>F,FR>F:VRL"), empty(Facing::FR));
    assert_eq!(lean(one, "-,FR>F:VRL"), Ok(full));
}

#[test]
fn disk_may_be_left_where_it_is() {
    let mut state = bout("");
    for (token, said) in [
        ("-,-:VRL", ""),
        ("-,FL>FL:VRL", "refused"),
        ("-,BL>FL:VRL", "W BL>FL, W walks 1 FR, W walks 1 FL"),
        ("BL>FL,-:LVR", "E BL>FL, E walks 1 FL, E walks 1 FR"),
        // A disk moved there and back changes nothing.
        ("F>B,B>F:VRL", "W F>B, W B>F, W walks 1 FR, W walks 1 FL"),
    ] {
        if said == "refused" {
            let same = Illegal::SameHex { hex: hex("FL") };
            let error = refusal(&state, WEST, token);
            assert_eq!(error, StepError::Illegal(same));
        } else {
            assert_eq!(say_all(play(&mut state, token)), said, "{token}");
        }
    }
}

#[test]
fn axes_are_pairs_of_opposite_hexes() {
    let across = [
        (Axis::V, "F", "B"),
        (Axis::R, "FR", "BL"),
        (Axis::L, "FL", "BR"),
    ];
    for (axis, forward, backward) in across {
        assert_eq!(axis.forward(), hex(forward));
        assert_eq!(hex(forward).opposite(), hex(backward));
        assert_eq!(hex(backward).opposite(), hex(forward));
        assert_eq!([hex(forward).axis(), hex(backward).axis()], [axis; 2]);
        let disks = Disks::new([5, 3, 1, 2, 0, 1]).unwrap();
        let differs = disks.on(hex(forward)) as i8 - disks.on(hex(backward)) as i8;
        assert_eq!(disks.net(axis), differs);
    }
    let nets = Axis::ALL.map(|axis| disks([-3, 1, 0]).net(axis));
    assert_eq!(nets, [-3, 1, 0]);
}

#[test]
fn order_has_each_axis_exactly_once() {
    let mut words: Vec<String> = Order::ALL.iter().map(ToString::to_string).collect();
    words.sort();
    assert_eq!(words, ["LRV", "LVR", "RLV", "RVL", "VLR", "VRL"]);
    let (mut made, mut other) = (0, 0);
    for a in Axis::ALL {
        for b in Axis::ALL {
            for c in Axis::ALL {
                match Order::new([a, b, c]) {
                    Some(order) => {
                        assert_eq!(order.axes(), [a, b, c]);
                        made += 1;
                    }
                    None => other += 1,
                }
            }
        }
    }
    assert_eq!((made, other), (6, 21));
}

#[test]
fn malformed_order_is_refused() {
    let read = |text: &str| serde_json::from_str::<Order>(text).ok();
    for order in Order::ALL {
        let text = serde_json::to_string(&order).unwrap();
        assert_eq!(read(&text), Some(order), "{text}");
    }
    assert_eq!(read(r#"["V","V","L"]"#), None);
}
