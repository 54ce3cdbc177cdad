//! The arrow of a disk move.

use yew::prelude::*;

/// The arrow of a disk move between the centres of two hexes, with its letter. `alike`: whether both disks go the same way.
pub(super) fn lean_arrow(place: usize, from: (i32, i32), to: (i32, i32), alike: bool) -> Html {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let long = f64::from(dx * dx + dy * dy).sqrt();
    let [ux, uy] = [dx, dy].map(|it| f64::from(it) / long);
    // Between neighbours, an arrow lies outside, clear of their numbers; across the board, beside the crest; otherwise on the crest's edge,
    // clear of the hex between.
    let outward = {
        let (x, y) = (
            i32::midpoint(from.0, to.0) - 111,
            i32::midpoint(from.1, to.1) - 120,
        );
        f64::from(dx * y - dy * x).signum()
    };
    let (reach, right, aside) = match long {
        ..100.0 => (25.0, 18.0 * outward, 15.0 * outward),
        ..140.0 => (38.0, -8.0 * outward, 0.0),
        _ => (32.0, 24.0, 0.0),
    };
    // A second disk on the same way goes on the other side; between hexes two apart, further inward.
    let second = alike && place > 0;
    let right = match long {
        _ if !second => right,
        ..100.0 => right / 18.0,
        ..140.0 => right - 13.0 * outward,
        _ => -right,
    };
    let at = |along: f64, right: f64| {
        let (x, y) = (ux * along - uy * right, uy * along + ux * right);
        (from.0 + x.round() as i32, from.1 + y.round() as i32)
    };
    let ((x1, y1), (x2, y2)) = (at(reach, right), at(long - reach - 8.0, right));
    let head = [
        (long - reach - 12.0, -7.0),
        (long - reach, 0.0),
        (long - reach - 12.0, 7.0),
    ]
    .map(|(along, aside)| at(along, right + aside))
    .map(|(x, y)| format!("{x} {y}"));
    // Letters of two arrows this close stand side by side.
    let along = match long {
        100.0..140.0 if second => 12.0,
        100.0..140.0 if alike => -12.0,
        _ => 0.0,
    };
    let (x, y) = at(long / 2.0 + along, right + aside);
    let letter = if place == 0 { "a" } else { "b" };
    html! {
        <g class="lean">
            <path class="lean-rim" d={format!("M{x1} {y1}L{x2} {y2}")} /><path class="lean-line" d={format!("M{x1} {y1}L{x2} {y2}")} />
            <path class="lean-tip" d={format!("M{}Z", head.join("L"))} />
            <circle cx={x.to_string()} cy={y.to_string()} r="10" /><text x={x.to_string()} y={(y + 5).to_string()}>{ letter }</text>
        </g>
    }
}
