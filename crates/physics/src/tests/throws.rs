//! Tests of throws and of how they come to rest.

use std::ops::RangeInclusive;

use rules::slam::{Fall, Ring, Shape, Size};

use super::super::{
    Dohyo, Outline, Pose, RADIUS, Throw, Toss,
    asking::{Answer, Ask, Many, Reply, Request},
    fly,
    landings::{Landings, seed_of},
    wrestler,
};

const STANDING: Pose = Pose {
    at: [0, 0, 386],
    turn: [0, 0, 0, 32767],
};

fn ring(shape: Shape, percent: u8) -> Ring {
    let size = Size::try_from(percent).unwrap();
    Ring { shape, size }
}

/// The fraction of wrestlers that land as `fall` when both are thrown `throws` times.
fn share(outline: &Outline, throw: Throw, throws: u32, fall: Fall) -> f64 {
    let ask = Ask::Many(Many {
        outline: outline.clone(),
        throw,
        throws,
    });
    let mut counted = None;
    Request { id: 1, ask }.answer(|answer| counted = Some(answer.clone()));
    let Some(Answer {
        id: 1,
        reply: Reply::Counts(counts),
    }) = counted
    else {
        panic!("no counts");
    };
    assert_eq!(counts.done, throws);
    assert_eq!(counts.falls.iter().sum::<u32>(), 2 * throws);
    f64::from(counts.falls[fall.index()]) / f64::from(2 * throws)
}

#[test]
fn sensible_throws_into_the_whole_circle_fall_within_the_bands() {
    const BANDS: [RangeInclusive<f64>; 6] = [
        4.0..=7.0,
        7.0..=12.0,
        28.0..=36.0,
        24.0..=32.0,
        18.0..=26.0,
        5.0..=12.0,
    ];
    let counts = Landings::measured(Ring::default(), 1000, seed_of(6, 7));
    let falls = counts.falls();
    let all: u32 = falls.iter().sum();
    for ((fall, count), band) in Fall::ALL.iter().zip(falls).zip(BANDS) {
        let percent = 100.0 * f64::from(count) / f64::from(all);
        assert!(band.contains(&percent), "{fall:?}: {percent:.1} % of {all}");
    }
    // A wrestler that is thrown at mostly stays as it lies, but not always.
    for (lay, rows) in counts.one.iter().enumerate() {
        let stayed: u32 = rows.iter().map(|row| row[lay]).sum();
        let all: u32 = rows.iter().flatten().sum();
        assert!(all == 200 && stayed > all * 8 / 10, "{stayed} of {all}");
    }
    let stayed: u32 = (0..5)
        .map(|lay| counts.one[lay].iter().map(|row| row[lay]).sum::<u32>())
        .sum();
    assert!(stayed < 1000);
}

#[test]
fn pairs_are_counted_as_single_wrestlers() {
    let mut counts = Landings::default();
    counts.both[0][1] = 5;
    counts.both[2][2] = 3;
    assert_eq!(counts.falls(), [5, 5, 6, 0, 0, 0]);
}

#[test]
fn small_rings_and_wild_throws_are_riskier() {
    let outside = |ring: Ring, throw: Throw| share(&Outline::of(ring), throw, 120, Fall::Outside);
    let sensible = Throw::sensible(3);
    let whole = outside(Ring::default(), sensible);
    let smaller = outside(ring(Shape::Circle, 70), sensible);
    let smallest = outside(ring(Shape::Circle, 40), sensible);
    assert!(
        whole + 0.1 < smaller && smaller + 0.2 < smallest,
        "{whole} {smaller} {smallest}"
    );
    assert!(outside(ring(Shape::Eight, 100), sensible) > whole + 0.3);
    for wild in [
        Throw {
            strength: 800,
            ..sensible
        },
        Throw {
            strength: 200,
            ..sensible
        },
        Throw {
            aim: 250,
            ..sensible
        },
        Throw {
            aim: -250,
            ..sensible
        },
    ] {
        let wild = outside(Ring::default(), wild);
        assert!(wild > whole + 0.1, "{whole} {wild}");
    }
}

#[test]
fn the_same_toss_flies_the_same_way() {
    let toss = |seed: u32| Toss {
        outline: Outline::default(),
        throws: [Some(Throw::sensible(seed)), Some(Throw::sensible(seed + 1))],
        lies: [None; 2],
    };
    let flight = fly(&toss(1));
    assert_eq!(flight, fly(&toss(1)));
    assert_ne!(flight, fly(&toss(3)));
    // Each wrestler has its own tremble.
    assert_ne!(flight.rest[0], flight.rest[1]);
    let last = flight.frames.last().unwrap();
    assert_eq!(*last, flight.rest.map(|rest| rest.map(|(pose, _)| pose)));
    // A toss simulated without frames ends the same way.
    let Toss {
        outline,
        throws,
        lies,
    } = toss(1);
    assert_eq!(Dohyo::new(&outline).throw(throws, lies, None), flight.rest);
}

#[test]
fn a_flight_begins_in_the_hands_and_never_jumps() {
    let throw = Throw {
        spin: -100,
        ..Throw::sensible(9)
    };
    let flight = fly(&Toss {
        outline: Outline::default(),
        throws: [Some(throw), None],
        lies: [None; 2],
    });
    assert!(flight.frames[0][0].unwrap().at[1] < -3000);
    assert!(flight.frames.iter().all(|frame| frame[1].is_none()) && flight.rest[1].is_none());
    for pair in flight.frames.windows(2) {
        let [a, b] = [pair[0][0].unwrap().at, pair[1][0].unwrap().at];
        let far = (0..3).map(|i| (a[i] - b[i]).pow(2)).sum::<i32>();
        assert!(far < 600 * 600, "{a:?} {b:?}");
    }
}

#[test]
fn a_lying_wrestler_keeps_its_exact_pose_unless_it_is_hit() {
    let dohyo = Dohyo::new(&Outline::default());
    let (mut untouched, mut moved, mut felled) = (0, 0, 0);
    for seed in 0..150 {
        let rest = dohyo.throw(
            [None, Some(Throw::sensible(seed))],
            [Some(STANDING), None],
            None,
        );
        let (pose, fall) = rest[0].unwrap();
        if pose == STANDING {
            untouched += 1;
        } else {
            let [x, y, _] = pose.at;
            moved += usize::from(x.pow(2) + y.pow(2) > 100 * 100);
        }
        felled += usize::from(fall != Fall::Champion);
    }
    assert!(
        untouched > 75 && moved > 5 && felled > 2,
        "{untouched} {moved} {felled}"
    );
}

#[test]
fn every_start_pose_settles_in_a_clear_position() {
    let dohyo = Dohyo::new(&Outline::default());
    for number in 0..60 {
        // Start on edges and corners of all kinds.
        let part = |prime: i32| ((number + 1) * prime % 2003 - 1001) as i16 * 20;
        let pose = Pose {
            at: [0, 0, 480],
            turn: [part(571), part(883), part(1117), part(331)],
        };
        let mut frames = Vec::new();
        let rest = dohyo.throw([None; 2], [Some(pose), None], Some(&mut frames));
        let (pose, _) = rest[0].unwrap();
        // The height of the centre of mass shows that no wrestler stands on a corner.
        assert!((200..400).contains(&pose.at[2]), "{pose:?}");
        assert!(frames.len() < 900);
    }
}

#[test]
fn a_fall_that_does_not_end_is_cut_off() {
    let high = Pose {
        at: [0, 0, i32::MAX],
        turn: [0; 4],
    };
    let mut frames = Vec::new();
    let rest = Dohyo::new(&Outline::default()).throw(
        [None; 2],
        [Some(high), Some(high)],
        Some(&mut frames),
    );
    assert!(frames.len() <= 902 && rest.iter().all(Option::is_some));
}

#[test]
fn a_wrestler_on_the_rope_is_inside_and_one_beyond_it_is_outside() {
    let outline = Outline::default();
    let far = outline.points()[0][0];
    let dohyo = Dohyo::new(&outline);
    let standing = |x: i32| {
        let pose = Pose {
            at: [x, 0, 386],
            ..STANDING
        };
        dohyo.throw([None; 2], [Some(pose), None], None)[0]
            .unwrap()
            .1
    };
    assert_ne!(standing(far - 2 * RADIUS), Fall::Outside);
    assert_eq!(standing(far + 400), Fall::Outside);
}

#[test]
fn the_body_is_76_millimetres_tall_and_symmetric() {
    let [part] = wrestler() else {
        panic!("more than one part")
    };
    let of = |axis: usize| part.iter().map(move |at| at[axis]);
    assert_eq!(of(2).max().unwrap() - of(2).min().unwrap(), 760);
    assert_eq!(of(0).max().unwrap(), -of(0).min().unwrap());
}
