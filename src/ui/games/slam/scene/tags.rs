//! Places the tags near the wrestlers: inside the picture, clear of each other and of both wrestlers.

use super::camera::Spot;

/// Left, top, right, bottom.
pub(crate) type Frame = [f64; 4];

/// The least gap between a tag and anything else, in pixels.
const GAP: f64 = 6.0;

fn overlap(a: Frame, b: Frame) -> f64 {
    let across = a[2].min(b[2]) - a[0].max(b[0]);
    let down = a[3].min(b[3]) - a[1].max(b[1]);
    across.max(0.0) * down.max(0.0)
}

/// A frame of this size around `middle`, moved into the picture.
fn inside(picture: Spot, size: Spot, middle: Spot) -> Frame {
    let corner = |i: usize| {
        let most = (picture[i] - size[i] - GAP).max(GAP);
        (middle[i] - size[i] / 2.0).min(most).max(GAP)
    };
    let (left, top) = (corner(0), corner(1));
    [left, top, left + size[0], top + size[1]]
}

/// How many columns and rows of places the whole picture offers.
const GRID: u8 = 12;
/// What a tag hides costs so much that it never hides anything while there is another place.
const HIDES: f64 = 1000.0;

/// Places all over the picture.
fn everywhere(picture: Spot, tag: Spot) -> impl Iterator<Item = Frame> {
    let part = |step: u8| f64::from(step) / f64::from(GRID - 1);
    (0..GRID * GRID).map(move |at| {
        let middle = [picture[0] * part(at % GRID), picture[1] * part(at / GRID)];
        inside(picture, tag, middle)
    })
}

/// Where a wrestler's tag may go: beside the wrestler, or anywhere in the picture.
fn choices(picture: Spot, figure: Frame, tag: Spot) -> impl Iterator<Item = Frame> {
    let [left, top, right, bottom] = figure;
    let [x, y] = centre(figure);
    let (beside, above) = (tag[0] / 2.0 + GAP, tag[1] / 2.0 + GAP);
    let spots = [
        [left - beside, y],
        [right + beside, y],
        [x, top - above],
        [x, bottom + above],
        [left - beside, top],
        [right + beside, top],
        [left - beside, bottom],
        [right + beside, bottom],
    ];
    let beside = spots.map(|spot| inside(picture, tag, spot));
    beside.into_iter().chain(everywhere(picture, tag))
}

/// The middle of a frame.
pub(crate) fn centre([left, top, right, bottom]: Frame) -> Spot {
    [f64::midpoint(left, right), f64::midpoint(top, bottom)]
}

/// How much of `taken` the frame hides, with a gap around it.
fn hides([left, top, right, bottom]: Frame, taken: impl Iterator<Item = Frame>) -> f64 {
    let half = GAP / 2.0;
    let grown = [left - half, top - half, right + half, bottom + half];
    HIDES * taken.map(|it| overlap(grown, it)).sum::<f64>()
}

/// The place of something of this size that hides nothing of `taken` and is as near to the upper edge's middle as can be.
pub(crate) fn free(picture: Spot, size: Spot, taken: &[Frame]) -> Frame {
    let cost = |frame: &Frame| {
        let [x, y] = centre(*frame);
        hides(*frame, taken.iter().copied()) + (x - picture[0] / 2.0).hypot(y)
    };
    let best = everywhere(picture, size).min_by(|a, b| cost(a).total_cmp(&cost(b)));
    best.unwrap_or_default()
}

/// The frames of the tags of up to two wrestlers, near their wrestlers. They hide neither wrestler nor anything of `taken`.
pub(crate) fn placed(picture: Spot, figures: &[(Frame, Spot)], taken: &[Frame]) -> Vec<Frame> {
    let rated = |&(figure, tag): &(Frame, Spot)| -> Vec<(f64, Frame)> {
        let [x, y] = centre(figure);
        // On the outer side, if there is a choice, so that nothing is between two wrestlers.
        let outer = if x < picture[0] / 2.0 { GAP } else { -GAP };
        let cost = |frame: Frame| {
            let [right, down] = centre(frame);
            let bodies = figures.iter().map(|(figure, _)| *figure);
            hides(frame, bodies.chain(taken.iter().copied())) + (right - x + outer).hypot(down - y)
        };
        let choices = choices(picture, figure, tag);
        choices.map(|frame| (cost(frame), frame)).collect()
    };
    let rated: Vec<_> = figures.iter().map(rated).collect();
    match &rated[..] {
        [one, other] => {
            let pairs = one.iter().flat_map(|a| other.iter().map(move |b| (a, b)));
            let cost = |(a, b): &(&(f64, Frame), &(f64, Frame))| {
                a.0 + b.0 + hides(a.1, std::iter::once(b.1))
            };
            let best = pairs.min_by(|a, b| cost(a).total_cmp(&cost(b)));
            best.map_or_else(Vec::new, |(a, b)| vec![a.1, b.1])
        }
        all => {
            let nearest = |it: &Vec<(f64, Frame)>| {
                let best = it.iter().min_by(|a, b| a.0.total_cmp(&b.0));
                best.map(|(_, frame)| *frame)
            };
            all.iter().filter_map(nearest).collect()
        }
    }
}

/// Where the line from a tag to its wrestler's middle leaves the tag, and where it ends, inside the picture.
pub(crate) fn leader(picture: Spot, tag: Frame, figure: Frame) -> [Spot; 2] {
    let middle = centre(figure);
    let within = |i: usize, least: f64, most: f64| middle[i].min(most).max(least);
    let from = [within(0, tag[0], tag[2]), within(1, tag[1], tag[3])];
    let to = [
        within(0, GAP, picture[0] - GAP),
        within(1, GAP, picture[1] - GAP),
    ];
    [from, to]
}

#[cfg(test)]
mod tests {
    use super::*;

    const PHONE: Spot = [348.0, 292.0];
    const TAG: Spot = [96.0, 44.0];

    fn frames(figures: &[(Frame, Spot)]) -> Vec<Frame> {
        placed(PHONE, figures, &[])
    }

    #[test]
    fn tags_stay_in_the_picture_and_hide_no_body() {
        for x in [-40.0, 20.0, 150.0, 280.0, 360.0] {
            for y in [-30.0, 40.0, 120.0, 260.0] {
                for by in [0.0, 15.0, 60.0] {
                    let one = [x, y, x + 60.0, y + 60.0];
                    let other = one.map(|edge| edge + by);
                    let found = frames(&[(one, TAG), (other, TAG)]);
                    for frame in &found {
                        assert!(frame[0] >= 0.0 && frame[1] >= 0.0, "{frame:?}");
                        assert!(frame[2] <= PHONE[0] && frame[3] <= PHONE[1], "{frame:?}");
                    }
                    assert!(overlap(found[0], found[1]) == 0.0, "{found:?} for {one:?}");
                    for body in [one, other] {
                        let hidden = found.iter().map(|tag| overlap(*tag, body)).sum::<f64>();
                        assert!(hidden == 0.0, "{found:?} for {one:?} and {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn tag_is_beside_its_wrestler() {
        let one = [60.0, 100.0, 120.0, 160.0];
        let other = [220.0, 100.0, 280.0, 160.0];
        let found = frames(&[(one, [50.0, 40.0]), (other, [50.0, 40.0])]);
        assert!(found[0][2] <= one[0] && found[1][0] >= other[2]);
        let [alone] = frames(&[(one, TAG)])[..] else {
            panic!("one wrestler must have one tag");
        };
        assert!(overlap(alone, one) == 0.0);
    }

    #[test]
    fn leader_goes_from_the_tag_to_the_body_and_stays_in_the_picture() {
        let tag = [10.0, 10.0, 110.0, 50.0];
        let found = leader(PHONE, tag, [200.0, 100.0, 260.0, 160.0]);
        assert_eq!(found, [[110.0, 50.0], [230.0, 130.0]]);
        let [_, to] = leader(PHONE, tag, [330.0, 280.0, 430.0, 380.0]);
        let corner = [PHONE[0] - GAP, PHONE[1] - GAP];
        assert!(
            to.iter()
                .zip(corner)
                .all(|(is, wanted)| (is - wanted).abs() < 1e-9)
        );
    }

    #[test]
    fn call_is_above_and_beside_every_body() {
        for x in [0.0, 100.0, 160.0, 240.0] {
            for y in [0.0, 60.0, 200.0] {
                let body = [x, y, x + 70.0, y + 80.0];
                let call = free(PHONE, [150.0, 50.0], &[body]);
                assert!(overlap(call, body) == 0.0, "{call:?} hides {body:?}");
                assert!(call[3] < 150.0, "{call:?} is low");
            }
        }
    }

    #[test]
    fn no_wrestler_means_no_tag() {
        assert!(placed(PHONE, &[], &[]).is_empty());
    }
}
