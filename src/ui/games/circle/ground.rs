//! What is painted on the ground of the ring: the circles, and the ways, traces and ghosts on them.

use rules::{
    Side,
    circle::{Direction, Place},
};
use yew::prelude::*;

use super::{
    foresee::Way,
    turn::{Spot, Trace},
};
use crate::ui::parts::side_class;

/// From the middle of a circle to that of the next, in units of the ground; must match the stylesheet.
const PITCH: i32 = 112;
/// The radius of a circle.
const RADIUS: i32 = 50;

/// The centre of a spot on the ground.
pub(super) fn middle((q, r): Spot) -> (i32, i32) {
    let (q, r) = (i32::from(q), i32::from(r));
    // Rows are √3/2 of a pitch apart.
    (PITCH * q + PITCH / 2 * r, 97 * r)
}

/// The rotation, in degrees, that turns an arrow pointing right toward this direction.
fn turn(toward: Direction) -> i32 {
    30 * i32::from(toward.hour()) - 90
}

/// An arrow from a spot in a direction, ending `length` units from the spot's centre.
fn arrow(from: Spot, toward: Direction, length: i32) -> Html {
    let (x, y) = middle(from);
    let turn = turn(toward);
    let neck = length - 28;
    let d = format!("M34 -11H{neck}V-24L{length} 0L{neck} 24V11H34Z");
    html! { <path class="way" {d} transform={format!("translate({x} {y}) rotate({turn})")} /> }
}

/// The straight line from one spot to another: its direction, and its length.
fn line(from: Spot, to: Spot) -> Option<(Direction, i32)> {
    let (q, r) = (to.0 - from.0, to.1 - from.1);
    let apart = q.abs().max(r.abs()).max((q + r).abs());
    let toward = Direction::ALL.into_iter().find(|direction| {
        let delta = direction.delta();
        (delta.0 * apart, delta.1 * apart) == (q, r)
    })?;
    Some((toward, PITCH * i32::from(apart)))
}

/// An arrow along a straight line from one spot to another.
pub(super) fn stride(from: Spot, to: Spot) -> Option<Html> {
    let (toward, length) = line(from, to)?;
    Some(arrow(from, toward, length))
}

/// The arrow of a move that is done: between the two spots, or in an arc over what lies there.
fn went(from: Spot, to: Spot, over: bool) -> Option<Html> {
    let (toward, length) = line(from, to)?;
    if !over {
        return Some(arrow(from, toward, length - 36));
    }
    let ((x, y), turn) = (middle(from), turn(toward));
    let arc = format!(
        "M0 -44C{} -140 {} -140 {length} -78",
        length / 8,
        length * 7 / 8
    );
    let (left, right) = (length - 24, length + 24);
    Some(html! {
        <g transform={format!("translate({x} {y}) rotate({turn})")}>
            <path class="arc-rim" d={arc.clone()} /><path class="arc" d={arc} />
            <path class="way" d={format!("M{length} -40L{left} -80H{right}Z")} />
        </g>
    })
}

/// A circle on the ground.
pub(super) fn disk(class: &'static str, spot: Spot) -> Html {
    let (x, y) = middle(spot);
    html! { <circle {class} cx={x.to_string()} cy={y.to_string()} r={RADIUS.to_string()} /> }
}

/// The nineteen circles.
pub(super) fn circles() -> Html {
    Place::all()
        .map(|place| disk("spot", (place.q(), place.r())))
        .collect()
}

/// What the last action has left: where each wrestler was, unless one of these `spots` is taken there, and an arrow to where the wrestler
/// went.
pub(super) fn traces(trace: &Trace, spots: [Option<Spot>; 2]) -> Html {
    let left = trace
        .moves
        .iter()
        .filter(|(_, from, _)| !spots.contains(&Some(*from)));
    html! {
        <>
            { for left.map(|&(seat, from, _)| html! { <g class={classes!("ghost", "left", side_class(seat))}>{ disk("", from) }</g> }) }
            { for trace.moves.iter().map(|&(seat, from, to)| html! {
                <g key={format!("{from:?}{to:?}")} class={classes!("trace", side_class(seat))}>{ for went(from, to, trace.over) }</g>
            }) }
        </>
    }
}

/// Where each wrestler would come to, and the line to it.
pub(super) fn ghosts(way: &Way) -> Html {
    let ghost = |seat: Side| {
        let [from, to] = way.spots.map(|spots| spots[seat.index()]);
        let (from, to) = from.zip(to).filter(|(from, to)| from != to)?;
        let ((x1, y1), (x2, y2)) = (middle(from), middle(to));
        Some(html! {
            <g class={classes!("ghost", side_class(seat))}>
                <path d={format!("M{x1} {y1}L{x2} {y2}")} />
                { disk("", to) }
            </g>
        })
    };
    Side::PAIR.into_iter().filter_map(ghost).collect()
}

/// The way that a choice opens: the circle where it leads, and the arrow to it.
pub(super) fn open_way(way: &Way) -> Option<Html> {
    let [from, to] = way.spots.map(|spots| spots[way.mover.index()]);
    let (from, to) = (from?, to?);
    let out = Place::new(to.0, to.1).is_none();
    let next = way.out.is_some() || (to.0 - from.0).abs().max((to.1 - from.1).abs()) < 2;
    let far = if next { PITCH } else { 2 * PITCH };
    Some(html! {
        <>
            { disk(if out { "spot-out" } else { "spot-go" }, to) }
            { arrow(from, way.direction?, far) }
        </>
    })
}
