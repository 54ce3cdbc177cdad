//! What stands against the player who is about to move: the other's standing momentum, and where it could lead.

use rules::{
    Side,
    momentum::{Axis, Compass, Event, Hex, Order, Position, SideLength},
};
use yew::prelude::*;

use super::{
    path::{Drawn, Point, Taken, arrow, badge, beside, from, ghost, pointing},
    picture::{middle, size},
    words::leg,
};
use crate::ui::{
    data::settings::Perspective,
    parts::side_class,
    words::{self, t},
};

/// What the other could do next with the disks as they lie now, if the mover stayed.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Threat {
    /// The other seat.
    pub(super) seat: Side,
    /// Where the other stands.
    stands: Hex,
    /// The directions in which the disks carry the other, each with the number of hexes, and how many of them lie on the board.
    pub(super) ways: Vec<(Compass, u8, u8)>,
    /// Every hex that the other can walk, in any order of the axes.
    pub(super) hexes: Vec<Hex>,
    /// Where the mover can be pushed to.
    pub(super) pushed: Vec<Hex>,
    /// Where the mover can be pushed off, and in which direction.
    pub(super) off: Vec<(Hex, Compass)>,
}

/// Adds what is not there yet.
fn note<T: PartialEq>(list: &mut Vec<T>, it: T) {
    if !list.contains(&it) {
        list.push(it);
    }
}

/// What stands against the mover; `None` if the other's disks balance.
pub(super) fn threat(position: &Position) -> Option<Threat> {
    let (side, mover) = (position.side(), position.mover());
    let seat = mover.other();
    let [east, west] = Side::PAIR.map(|seat| position.place(seat));
    let disks = Side::PAIR.map(|seat| position.disks(seat));
    let start = Position::new(side, seat, [east?, west?], disks)?;
    let (stands, waits) = (start.place(seat)?, start.place(mover)?);
    let ways = Axis::ALL.into_iter().filter_map(|axis| {
        let net = disks[seat.index()].net(axis);
        let direction = start.stretch(axis).direction;
        let spaces = net.unsigned_abs();
        (net != 0).then(|| (direction, spaces, spaces.min(side.room(stands, direction))))
    });
    let mut threat = Threat {
        seat,
        stands,
        ways: ways.collect(),
        hexes: Vec::new(),
        pushed: Vec::new(),
        off: Vec::new(),
    };
    for order in Order::ALL {
        let mut position = start;
        for axis in order.axes() {
            let end = position.walk(axis, |_, event| {
                let (from, direction, spaces) = match event {
                    Event::Walked {
                        from,
                        direction,
                        spaces,
                        ..
                    }
                    | Event::Pushed {
                        from,
                        direction,
                        spaces,
                        ..
                    } => (from, direction, spaces),
                    Event::PushedOff {
                        from,
                        direction,
                        at,
                        ..
                    } => {
                        note(&mut threat.off, (at, direction));
                        (from, direction, 1)
                    }
                    _ => return,
                };
                for far in 1..=spaces {
                    note(&mut threat.hexes, from.farther(direction, far));
                }
            });
            if end.is_some() {
                break;
            }
        }
        if let Some(to) = position.place(mover).filter(|&to| to != waits) {
            note(&mut threat.pushed, to);
        }
    }
    (!threat.ways.is_empty()).then_some(threat)
}

/// How far the other's disks carry, in a sentence.
pub(super) fn ways_told(threat: &Threat, names: &[String; 2]) -> String {
    let ways = threat.ways.iter();
    let ways = ways.map(|&(direction, number, _)| leg(number, direction, threat.seat));
    t!(
        "momentum-threat-ways",
        name = &names[threat.seat.index()],
        ways = words::row(&ways.collect::<Vec<_>>())
    )
}

/// What the threat means for the mover, in a sentence.
pub(super) fn told(threat: &Threat, names: &[String; 2]) -> String {
    let what = match (threat.off.is_empty(), threat.pushed.is_empty()) {
        (false, _) => "off",
        (true, false) => "pushes",
        (true, true) => "walks",
    };
    t!("momentum-threat", name = &names[threat.seat.index()], what)
}

/// A hatched hex with a side of 20, around the origin.
const HATCHED: &str = "M20 0L10 17.3H-10L-20 0L-10 -17.3H10ZM12.7 -12.7L-12.7 12.7M16.3 -6.3L-7.3 17.3M-16.3 6.3L7.3 -17.3M20 0L2.7 17.3M-20 0L-2.7 -17.3";

/// How much larger a hex of this board is drawn.
fn scale(side: SideLength) -> &'static str {
    match side {
        SideLength::Six => "1.35",
        SideLength::Seven => "1.15",
        SideLength::Eight => "1",
    }
}

/// What lies below the wrestlers: hexes, arrows and ghosts; and the numbers, which lie beside them. `stand`: where the wrestlers are.
pub(super) fn draw(threat: &Threat, side: SideLength, stand: &[Hex], sight: Perspective) -> Drawn {
    let at = |hex| middle(side, hex);
    let (origin, step) = (at(threat.stands), 1732 * size(side) / 100_000);
    let far = |spaces: u8| step * i32::from(spaces);
    let hatched = |&hex: &Hex| {
        let (x, y) = at(hex);
        html! { <path class="hatched" d={HATCHED} transform={format!("translate({x} {y}) rotate(90) scale({})", scale(side))} /> }
    };
    let over = |&(hex, direction): &(Hex, Compass)| {
        html! { <path class="threat-way" d={arrow(20, 62, 4)} transform={pointing(at(hex), direction)} /> }
    };
    let mover = threat.seat.other();
    let mut ghosts = threat.pushed.clone();
    for &(hex, _) in &threat.off {
        note(&mut ghosts, hex);
    }
    ghosts.retain(|hex| !stand.contains(hex));
    let point = |hex: &Hex| at(*hex);
    let mut taken: Vec<Taken> = stand
        .iter()
        .chain(&ghosts)
        .map(point)
        .map(Taken::wrestler)
        .collect();
    let line = |point: Point, direction, long| Taken(point, from(point, direction, long, 0), 12.0);
    taken.extend(
        threat
            .ways
            .iter()
            .map(|&(direction, _, on)| line(origin, direction, far(on))),
    );
    taken.extend(
        threat
            .off
            .iter()
            .map(|&(hex, direction)| line(at(hex), direction, 62)),
    );
    let mut ways = Vec::new();
    let mut badges = Vec::new();
    for &(direction, number, on) in &threat.ways {
        let place = beside(origin, direction, far(on), &taken);
        taken.push(Taken(place, place, 21.0));
        // On the rim, the arrow of a way off the board is no longer than the wrestler's own hex.
        let d = arrow(16, far(on).max(36) - 4, 5);
        ways.push(
            html! { <path class="threat-way" {d} transform={pointing(origin, direction)} /> },
        );
        badges.push(badge(number, place, sight));
    }
    let colour = side_class(threat.seat);
    let ground = html! {
        <g class={classes!("threat", colour)}>
            { for threat.hexes.iter().map(hatched) }
            { for ghosts.into_iter().map(|hex| ghost(side, mover, hex)) }
            { for threat.off.iter().map(over) }
            { for ways }
        </g>
    };
    Drawn {
        ground,
        badges: html! { <g class={colour}>{ for badges }</g> },
    }
}

#[cfg(test)]
mod tests;
