use super::*;

fn size(percent: u8) -> Size {
    Size::try_from(percent).unwrap()
}

#[test]
fn rope_is_read_as_written() {
    let circle = Rope::default();
    let wild = Rope {
        line: Line::Measured(Shape::Eight),
        size: size(70),
        shrinking: true,
        blindfold: true,
    };
    let square = [[-2000, -2000], [2000, -2000], [2000, 2000], [-2000, 2000]];
    let mut corners = Vec::new();
    for (from, to) in square.into_iter().zip(square.into_iter().cycle().skip(1)) {
        corners.extend(
            (0..20).map(|n| [0, 1].map(|axis| from[axis] + (to[axis] - from[axis]) * n / 20)),
        );
    }
    let drawn = Rope {
        line: Line::Drawn(Outline::drawn(&corners).unwrap()),
        size: size(80),
        shrinking: false,
        blindfold: true,
    };
    for rope in [circle, wild.clone(), drawn] {
        assert_eq!(
            Rope::read(&rope.write()),
            Some(rope.clone()),
            "{}",
            rope.write()
        );
    }
    assert_eq!(wild.write(), "eight 70 shrinking blindfold");
}

#[test]
fn invalid_rope_is_refused() {
    for text in [
        "",
        "circle",
        "circle 75",
        "circle 100 blindfold shrinking",
        "round 100",
        "drawn 100",
        "drawn 100 1,1 2,2",
        "circle 100 1,1",
    ] {
        assert_eq!(Rope::read(text), None, "{text}");
    }
}

#[test]
fn ring_shrinks_each_round_only_if_asked_to() {
    let mut rope = Rope {
        shrinking: true,
        ..Rope::default()
    };
    let sizes: Vec<u8> = (1..=8).map(|round| rope.size_in(round).percent()).collect();
    assert_eq!(sizes, [100, 90, 80, 70, 60, 50, 40, 40]);
    assert_eq!(rope.ring(3).size, size(80));
    assert!(rope.outline(2).length() < rope.outline(1).length());
    rope.shrinking = false;
    assert_eq!(rope.size_in(5), Size::WHOLE);
}

#[test]
fn throws_are_read_as_written() {
    let one = Throw {
        aim: -300,
        strength: 1000,
        spin: 100,
        seed: u32::MAX,
    };
    let two = Throw::sensible(7);
    let all = [
        [Some(one), Some(two)],
        [None, Some(two)],
        [None; 2],
        [Some(one), None],
    ];
    let text = write_throws(all.iter());
    assert_eq!(
        text.split(' ').next_back(),
        Some("a-300,1000,100,4294967295")
    );
    assert_eq!(read_throws(&text), Some(all.to_vec()));
    assert_eq!(read_throws(""), Some(Vec::new()));
    for wrong in [
        "a",
        "c0,0,0,0",
        "a0,0,0",
        "a0,0,0,0,0",
        "a301,0,0,0",
        "a0,1001,0,0",
        "a0,0,-101,0",
        "a0,500,0,1+a0,500,0,1",
        "a0,500,0,1+",
        "a0,500,0,1+-",
        "--",
    ] {
        assert_eq!(read_throws(wrong), None, "{wrong}");
    }
}
