//! Geometry of closed lines in the plane; the last point joins the first. Results only have to be right to a tenth of a millimetre.

use std::f64::consts::{PI, TAU};

type At = [f64; 2];

pub(super) fn distance(a: At, b: At) -> f64 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

/// The sides of the line as pairs of end points.
fn sides(line: &[At]) -> impl Iterator<Item = (At, At)> + Clone {
    let next = line.iter().cycle().skip(1);
    line.iter().copied().zip(next.copied())
}

pub(super) fn length(line: &[At]) -> f64 {
    sides(line).map(|(a, b)| distance(a, b)).sum()
}

fn cross(a: At, b: At) -> f64 {
    a[0] * b[1] - a[1] * b[0]
}

fn minus(a: At, b: At) -> At {
    [a[0] - b[0], a[1] - b[1]]
}

/// Whether the point is inside the line by the even-odd rule.
pub(super) fn contains(line: &[At], at: At) -> bool {
    let hits = sides(line).filter(|&(a, b)| {
        (a[1] > at[1]) != (b[1] > at[1])
            && at[0] < a[0] + (at[1] - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
    });
    hits.count() % 2 == 1
}

/// The distance of the point from the line.
pub(super) fn away(line: &[At], at: At) -> f64 {
    sides(line)
        .map(|(a, b)| {
            let (side, to) = (minus(b, a), minus(at, a));
            let square = side[0] * side[0] + side[1] * side[1];
            let along = if square > 0.0 {
                ((side[0] * to[0] + side[1] * to[1]) / square).clamp(0.0, 1.0)
            } else {
                0.0
            };
            distance(at, [a[0] + along * side[0], a[1] + along * side[1]])
        })
        .fold(f64::MAX, f64::min)
}

/// The fraction of side `one` that lies before its crossing with side `other`; `None` if they do not cross.
fn meet(one: (At, At), other: (At, At)) -> Option<f64> {
    let (along, across) = (minus(one.1, one.0), minus(other.1, other.0));
    let (between, turn) = (minus(other.0, one.0), cross(along, across));
    if turn == 0.0 {
        return None;
    }
    let parts = [cross(between, across) / turn, cross(between, along) / turn];
    // Half-open intervals: a crossing in a corner belongs to one side only.
    let both = parts.iter().all(|part| (0.0..1.0).contains(part));
    both.then_some(parts[0])
}

/// Where the line crosses itself: the indices of the two sides, and the point.
fn crossed(line: &[At]) -> Vec<(usize, usize, At)> {
    let all: Vec<_> = sides(line).collect();
    let mut found = Vec::new();
    for i in 0..all.len() {
        for j in i + 2..all.len() {
            if i == 0 && j + 1 == all.len() {
                continue;
            }
            if let Some(part) = meet(all[i], all[j]) {
                let (a, b) = all[i];
                let at = [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])];
                found.push((i, j, at));
            }
        }
    }
    found
}

/// How often the line crosses itself.
pub(super) fn crossings(line: &[At]) -> usize {
    crossed(line).len()
}

/// The turning number of the line without its sign: 1 for a simple ring, 0 for a figure of eight.
pub(super) fn turns(line: &[At]) -> i32 {
    let along = |(a, b): (At, At)| (b[1] - a[1]).atan2(b[0] - a[0]);
    let next = sides(line).cycle().skip(1);
    let turned: f64 = sides(line)
        .zip(next)
        .map(|(one, other)| {
            let by = along(other) - along(one);
            if by > PI {
                by - TAU
            } else if by < -PI {
                by + TAU
            } else {
                by
            }
        })
        .sum();
    (turned / TAU).round().abs() as i32
}

/// The loops of the line: the line itself, or the two loops of a figure of eight.
fn loops(line: &[At]) -> Vec<Vec<At>> {
    match crossed(line).first() {
        None => vec![line.to_vec()],
        Some(&(i, j, at)) => {
            let mut inner = vec![at];
            inner.extend(&line[i + 1..=j]);
            let mut outer = vec![at];
            outer.extend(&line[j + 1..]);
            outer.extend(&line[..=i]);
            vec![inner, outer]
        }
    }
}

fn signed_room(line: &[At]) -> f64 {
    sides(line).map(|(a, b)| cross(a, b)).sum::<f64>() / 2.0
}

/// The area that the line encloses; both loops of a figure of eight count.
pub(super) fn room(line: &[At]) -> f64 {
    loops(line).iter().map(|part| signed_room(part).abs()).sum()
}

/// The centroid of that area; `None` if the area is zero.
pub(super) fn middle(line: &[At]) -> Option<At> {
    let mut sum = [0.0; 2];
    for part in loops(line) {
        let sign = signed_room(&part).signum();
        for (a, b) in sides(&part) {
            let weight = sign * cross(a, b) / 6.0;
            sum[0] += weight * (a[0] + b[0]);
            sum[1] += weight * (a[1] + b[1]);
        }
    }
    let room = room(line);
    (room > 0.0).then(|| sum.map(|x| x / room))
}

/// How much longer than wide the line is: the ratio of its standard deviations along its longest axis and across it.
pub(super) fn stretch(line: &[At]) -> f64 {
    let around = length(line);
    let mut mean = [0.0; 2];
    let middles = || {
        sides(line).map(|(a, b)| {
            let weight = distance(a, b) / around;
            (
                weight,
                [f64::midpoint(a[0], b[0]), f64::midpoint(a[1], b[1])],
            )
        })
    };
    for (weight, at) in middles() {
        mean[0] += weight * at[0];
        mean[1] += weight * at[1];
    }
    let (mut xx, mut yy, mut xy) = (0.0, 0.0, 0.0);
    for (weight, at) in middles() {
        let [x, y] = minus(at, mean);
        xx += weight * x * x;
        yy += weight * y * y;
        xy += weight * x * y;
    }
    let (half, off) = (f64::midpoint(xx, yy), ((xx - yy) / 2.0).hypot(xy));
    ((half + off) / (half - off).max(1.0e-9)).sqrt()
}

/// The line as `count` points at equal distances along it.
pub(super) fn resampled(line: &[At], count: usize) -> Vec<At> {
    let step = length(line) / count as f64;
    let mut found = Vec::with_capacity(count);
    let mut walked = 0.0;
    for (a, b) in sides(line) {
        let side = distance(a, b);
        while found.len() < count && step * found.len() as f64 <= walked + side {
            let part = if side > 0.0 {
                (step * found.len() as f64 - walked) / side
            } else {
                0.0
            };
            found.push([a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])]);
        }
        walked += side;
    }
    found
}

/// The line with each point moved a little towards its neighbours.
pub(super) fn smoothed(line: &[At]) -> Vec<At> {
    let before = line.iter().cycle().skip(line.len().saturating_sub(1));
    let after = line.iter().cycle().skip(1);
    line.iter()
        .zip(before.zip(after))
        .map(|(at, (a, b))| std::array::from_fn(|i| (a[i] + 2.0 * at[i] + b[i]) / 4.0))
        .collect()
}
