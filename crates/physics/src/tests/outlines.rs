//! Tests of the rope's outline.

use std::f64::consts::TAU;

use rules::slam::{Ring, Shape, Size};

use super::super::{HALF, Outline, ROPE, Refusal, landings::rings};

/// A line around the middle; `far` gives the distance at each angle.
fn around(count: usize, far: impl Fn(f64) -> f64) -> Vec<[i32; 2]> {
    (0..count)
        .map(|i| {
            let at = TAU * i as f64 / count as f64;
            [(far(at) * at.cos()) as i32, (far(at) * at.sin()) as i32]
        })
        .collect()
}

fn size(percent: u8) -> Size {
    Size::try_from(percent).unwrap()
}

#[test]
fn every_ring_has_its_length_of_rope_and_stays_on_the_clay() {
    for (_, ring) in rings() {
        let outline = Outline::of(ring);
        let rope = ROPE * i32::from(ring.size.percent()) / 100;
        assert!(
            (outline.length() - rope).abs() <= 30,
            "{ring:?}: {}",
            outline.length()
        );
        assert!(outline.points().iter().flatten().all(|x| x.abs() <= HALF));
        assert_eq!(outline.is_eight(), ring.shape == Shape::Eight);
        assert_eq!(outline.nearest(), ring);
        // A measured ring survives being written and read.
        let told: Vec<[i32; 2]> = outline.clone().into();
        assert_eq!(Outline::try_from(told), Ok(outline));
    }
}

#[test]
fn smaller_rings_lie_within_larger_ones() {
    for shape in Shape::ALL {
        let whole = Outline::of(Ring {
            shape,
            size: Size::WHOLE,
        });
        let small = Outline::of(Ring {
            shape,
            size: size(40),
        });
        assert!(
            small.points().iter().all(|&at| whole.holds(at)),
            "{shape:?}"
        );
        assert_eq!(whole.sized(size(40)).nearest().size, size(40));
    }
}

#[test]
fn a_point_on_the_rope_is_inside() {
    let outline = Outline::default();
    let far = outline.points()[0][0];
    assert!(outline.contains([far - 10, 0]) && outline.holds([far - 10, 0]));
    assert!(!outline.contains([far + 30, 0]) && outline.holds([far + 30, 0]));
    assert!(!outline.holds([far + 60, 0]));
}

#[test]
fn both_loops_of_an_eight_are_inside() {
    let eight = Outline::of(Ring {
        shape: Shape::Eight,
        size: Size::WHOLE,
    });
    assert!(eight.contains([1500, 0]) && eight.contains([-1500, 0]));
    assert!(!eight.holds([0, 900]) && !eight.holds([0, -900]));
}

#[test]
fn a_drawn_line_is_closed_smoothed_and_laid_with_the_whole_rope() {
    // A wobbly circle, not quite closed, and drawn small.
    let mut points = around(90, |at| 900.0 + 60.0 * (17.0 * at).sin());
    points.truncate(84);
    let outline = Outline::drawn(&points).unwrap();
    assert!((outline.length() - ROPE).abs() <= 30);
    assert!(outline.contains([0, 0]));
    assert_eq!(outline.nearest().shape, Shape::Circle);
    // An eight may be drawn, too.
    let eight: Vec<[i32; 2]> = (0..80)
        .map(|i| {
            let at = TAU * f64::from(i) / 80.0 + 0.01;
            [
                (1000.0 * at.cos()) as i32,
                (700.0 * (2.0 * at).sin()) as i32,
            ]
        })
        .collect();
    let eight = Outline::drawn(&eight).unwrap();
    assert!(eight.is_eight());
    assert_eq!(eight.nearest().shape, Shape::Eight);
    // A ring with a dent may be drawn, too.
    let dented = Outline::drawn(&around(90, |at| 900.0 + 300.0 * (2.0 * at).cos()));
    assert!(dented.is_ok_and(|outline| !outline.is_eight()));
}

#[test]
fn a_drawing_that_is_no_ring_is_refused_with_a_reason() {
    let drawn = |points: &[[i32; 2]]| Outline::drawn(points).unwrap_err();
    assert_eq!(drawn(&[]), Refusal::TooShort);
    assert_eq!(drawn(&[[0, 0], [100, 0], [100, 100]]), Refusal::TooShort);
    assert_eq!(drawn(&around(30, |_| 20.0)), Refusal::TooShort);
    assert_eq!(drawn(&around(90, |_| 900.0)[..50]), Refusal::Open);
    assert_eq!(drawn(&[[i32::MAX, i32::MIN]; 9]), Refusal::TooFar);
    // A loop inside a loop, and a star with five points.
    assert_eq!(
        drawn(&around(120, |at| 500.0 + 900.0 * at.cos())),
        Refusal::Crosses
    );
    let star: Vec<[i32; 2]> = (0..100)
        .map(|i| {
            let at = 2.0 * TAU * f64::from(i) / 100.0;
            let far = 900.0 + 500.0 * (2.5 * at).cos();
            [(far * at.cos()) as i32, (far * at.sin()) as i32]
        })
        .collect();
    assert_eq!(drawn(&star), Refusal::Crosses);
    let thin: Vec<[i32; 2]> = around(60, |_| 1000.0)
        .iter()
        .map(|[x, y]| [*x, y / 30])
        .collect();
    assert_eq!(drawn(&thin), Refusal::TooThin);
}

#[test]
fn an_outline_that_cannot_have_been_laid_is_not_read() {
    let read = |points: Vec<[i32; 2]>| Outline::try_from(points).unwrap_err();
    assert_eq!(read(around(40, |_| 2700.0)), Refusal::TooLong);
    assert_eq!(read(around(40, |_| 3300.0)), Refusal::TooFar);
    assert_eq!(read(around(40, |_| 300.0)), Refusal::TooShort);
    assert_eq!(read(around(300, |_| 2000.0)), Refusal::TooLong);
    assert_eq!(read(vec![[0, 0]; 20]), Refusal::Crosses);
    assert_eq!(
        read(around(120, |at| 500.0 + 900.0 * at.cos())),
        Refusal::Crosses
    );
    for refusal in Refusal::ALL {
        assert!(!refusal.slug().is_empty() && refusal.to_string().len() > 10);
    }
}

/// Throws in old records fly again the same way only in the same rings.
#[test]
fn outlines_of_rings_never_change() {
    let shapes = [
        Shape::Circle,
        Shape::Oval,
        Shape::Square,
        Shape::Triangle,
        Shape::Eight,
    ];
    let rings = shapes
        .into_iter()
        .flat_map(|shape| Size::all().map(move |size| Ring { shape, size }));
    // FNV-1a over all coordinates.
    let sum = rings.fold(0x1465_0fb0_739d_0383_u64, |sum, ring| {
        let outline = Outline::of(ring);
        let numbers = outline.points().iter().flatten();
        numbers.fold(sum, |sum, &number| {
            (sum ^ number as u64).wrapping_mul(0x0100_0000_01b3)
        })
    });
    assert_eq!(sum, 15_283_745_879_432_726_102);
}
