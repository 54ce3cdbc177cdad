//! Places the tags beside the wrestlers: inside the picture, clear of each other and of both wrestlers.

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

/// Where a tag may go, in order of preference.
fn choices(picture: Spot, figure: Frame, tag: Spot) -> Vec<Frame> {
    let [left, top, right, bottom] = figure;
    let middle = [f64::midpoint(left, right), f64::midpoint(top, bottom)];
    let (beside, above) = (tag[0] / 2.0 + GAP, tag[1] / 2.0 + GAP);
    let outer = middle[0] < picture[0] / 2.0;
    let near = if outer { left - beside } else { right + beside };
    let far = if outer { right + beside } else { left - beside };
    let spots = [
        [near, middle[1]],
        [far, middle[1]],
        [middle[0], top - above],
        [middle[0], bottom + above],
        [near, top],
        [far, top],
        [near, bottom],
        [far, bottom],
    ];
    // If no place beside the wrestler is free, use a corner of the picture.
    let corners = [[0.0, 0.0], [picture[0], 0.0], picture, [0.0, picture[1]]];
    let all = spots.into_iter().chain(corners);
    all.map(|spot| inside(picture, tag, spot)).collect()
}

/// The upper left corners of the tags of up to two wrestlers, chosen to hide as little as possible of the wrestlers and of `free`.
pub(crate) fn placed(picture: Spot, figures: &[(Frame, Spot)], free: &[Frame]) -> Vec<Spot> {
    let hides = |frame: Frame, own: usize| {
        let others = figures.iter().enumerate().map(|(at, (figure, _))| {
            // Hiding the other wrestler counts double.
            overlap(frame, *figure) * if at == own { 1.0 } else { 2.0 }
        });
        others.sum::<f64>() + free.iter().map(|it| 2.0 * overlap(frame, *it)).sum::<f64>()
    };
    let rated = |at: usize| -> Vec<(f64, Frame)> {
        figures.get(at).map_or_else(Vec::new, |&(figure, tag)| {
            let choices = choices(picture, figure, tag).into_iter().enumerate();
            choices
                .map(|(place, frame)| {
                    (
                        hides(frame, at) + if place < 8 { 1.0 } else { 900.0 } * place as f64,
                        frame,
                    )
                })
                .collect()
        })
    };
    let (first, second) = (rated(0), rated(1));
    let corner = |frame: Frame| [frame[0], frame[1]];
    if second.is_empty() {
        let best = first.into_iter().min_by(|a, b| a.0.total_cmp(&b.0));
        return best.map(|(_, frame)| corner(frame)).into_iter().collect();
    }
    let pairs = first
        .iter()
        .flat_map(|one| second.iter().map(move |other| (one, other)));
    let cost = |(one, other): &(&(f64, Frame), &(f64, Frame))| {
        let grown = [
            one.1[0] - GAP,
            one.1[1] - GAP,
            one.1[2] + GAP,
            one.1[3] + GAP,
        ];
        one.0 + other.0 + 1000.0 * overlap(grown, other.1)
    };
    let best = pairs.min_by(|a, b| cost(a).total_cmp(&cost(b)));
    best.map(|(one, other)| vec![corner(one.1), corner(other.1)])
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PHONE: Spot = [348.0, 292.0];
    const TAG: Spot = [96.0, 44.0];

    fn frames(figures: &[(Frame, Spot)]) -> Vec<Frame> {
        let corners = placed(PHONE, figures, &[]);
        let frame =
            |(at, (_, tag)): (Spot, &(Frame, Spot))| [at[0], at[1], at[0] + tag[0], at[1] + tag[1]];
        corners.into_iter().zip(figures).map(frame).collect()
    }

    #[test]
    fn tags_stay_in_the_picture_and_apart() {
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
    fn no_wrestler_means_no_tag() {
        assert!(placed(PHONE, &[], &[]).is_empty());
    }
}
