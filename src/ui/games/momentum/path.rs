//! The path of a turn on the board: one line in the mover's colour, a numbered disk beside each leg, and an arrow beside it for whoever is
//! pushed.

use rules::{
    Side,
    momentum::{Compass, Event, Hex, SideLength},
};
use yew::prelude::*;

use super::picture::{degrees, middle, outside, size};
use crate::ui::{data::settings::Perspective, parts::side_class};

/// A point of the picture, in its units.
pub(super) type Point = (i32, i32);

/// The radius of a numbered disk where the picture is smallest.
const BADGE: f32 = 21.0;
/// The radius of a wrestler with the nose.
const WRESTLER: f32 = 25.0;
/// How far beside the path a push is drawn.
const BESIDE: i32 = 30;

/// What a numbered disk must not lie on: a line from one point to another, and how wide it is to each side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taken(pub(super) Point, pub(super) Point, pub(super) f32);

impl Taken {
    /// The room that a wrestler takes there.
    pub(super) fn wrestler(at: Point) -> Self {
        Self(at, at, WRESTLER)
    }

    /// How far the point is from it.
    fn gap(&self, point: Point) -> f32 {
        let Self((x1, y1), (x2, y2), wide) = *self;
        // As seen from the side, where rows are closer together.
        let depth = Perspective::Oblique.depth() as f32;
        let [dx, px] = [x2 - x1, point.0 - x1].map(|it| it as f32);
        let [dy, py] = [y2 - y1, point.1 - y1].map(|it| it as f32 * depth);
        let along = ((px * dx + py * dy) / (dx * dx + dy * dy).max(1.0)).clamp(0.0, 1.0);
        let (x, y) = (px - along * dx, py - along * dy);
        (x * x + y * y).sqrt() - wide
    }
}

/// The point `far` units from this one in a direction, and `right` units to the right of that line.
pub(super) fn from(point: Point, direction: Compass, far: i32, right: i32) -> Point {
    let (x, y) = match direction {
        Compass::N => (1000, 0),
        Compass::NE => (500, 866),
        Compass::SE => (-500, 866),
        Compass::S => (-1000, 0),
        Compass::SW => (-500, -866),
        Compass::NW => (500, -866),
    };
    (
        point.0 + (x * far - y * right) / 1000,
        point.1 + (y * far + x * right) / 1000,
    )
}

/// The outline of an arrow that points right from a point: where it begins and ends, and half the width of its shaft.
pub(super) fn arrow(start: i32, far: i32, half: i32) -> String {
    let (neck, wide) = (far - 16, half + 8);
    format!("M{start} -{half}H{neck}V-{wide}L{far} 0L{neck} {wide}V{half}H{start}Z")
}

/// The transform that puts such an arrow at a point, in a direction.
pub(super) fn pointing((x, y): Point, direction: Compass) -> String {
    format!("translate({x} {y}) rotate({})", degrees(direction))
}

/// Where a numbered disk lies beside the line from one point to another, clear of everything taken; where nothing is clear, at the place
/// with most room.
pub(super) fn beside(a: Point, direction: Compass, length: i32, taken: &[Taken]) -> Point {
    let mut best = (a, f32::MIN);
    for right in [-30, 30, -40, 40, -52, 52, -66, 66] {
        for part in [4, 2, 6, 1, 7, 0, 8] {
            let at = from(a, direction, length * part / 8, right);
            let inside = at.0.abs() < 274 && at.1.abs() < 276;
            let gap = taken.iter().map(|it| it.gap(at)).fold(f32::MAX, f32::min);
            if inside && gap >= BADGE {
                return at;
            }
            if inside && gap > best.1 {
                best = (at, gap);
            }
        }
    }
    best.0
}

/// What is drawn of a path or a threat.
#[derive(Default)]
pub(super) struct Drawn {
    /// On the ground, below the wrestlers.
    pub(super) ground: Html,
    /// The numbered disks, above them.
    pub(super) badges: Html,
}

/// A numbered disk, upright on the ground.
pub(super) fn badge(number: u8, at: Point, sight: Perspective) -> Html {
    html! {
        <g transform={sight.upright(at)}>
            <g class="badge"><circle r="14" /><text y="6">{ number }</text></g>
        </g>
    }
}

/// A straight line over hexes: the walk along an axis, or a push.
#[derive(Clone, Copy, Debug)]
struct Leg {
    from: Hex,
    direction: Compass,
    spaces: u8,
}

/// The path of a turn, or of its beginning.
#[derive(Clone, Debug)]
pub(super) struct Path {
    mover: Side,
    legs: Vec<Leg>,
    pushes: Vec<Leg>,
    /// Whether the mover walks off the board at the end.
    fell: bool,
    /// Whether the opponent is pushed off at the end.
    off: bool,
}

impl Path {
    /// The path of these events; `None` if nobody walks.
    pub(super) fn of(events: &[Event]) -> Option<Self> {
        let mut path: Option<Self> = None;
        for event in events {
            let (mover, from, direction, spaces) = match *event {
                Event::Walked {
                    seat,
                    direction,
                    spaces,
                    from,
                    ..
                } => (seat, from, direction, spaces),
                Event::Pushed {
                    by,
                    direction,
                    spaces,
                    from,
                    ..
                } => (by, from, direction, spaces),
                Event::PushedOff {
                    by,
                    direction,
                    from,
                    ..
                } => (by, from, direction, 1),
                Event::Fell {
                    seat,
                    direction,
                    from,
                    ..
                } => (seat, from, direction, 1),
                _ => continue,
            };
            let path = path.get_or_insert(Self {
                mover,
                legs: Vec::new(),
                pushes: Vec::new(),
                fell: false,
                off: false,
            });
            match path.legs.last_mut() {
                Some(last) if last.direction == direction => last.spaces += spaces,
                _ => path.legs.push(Leg {
                    from,
                    direction,
                    spaces,
                }),
            }
            let opponent = match *event {
                Event::Pushed { opponent, .. } => Some(opponent),
                Event::PushedOff { at, .. } => Some(at),
                _ => None,
            };
            path.fell |= matches!(event, Event::Fell { .. });
            path.off |= matches!(event, Event::PushedOff { .. });
            match (opponent, path.pushes.last_mut()) {
                (Some(_), Some(last)) if last.direction == direction => last.spaces += spaces,
                (Some(from), _) => path.pushes.push(Leg {
                    from,
                    direction,
                    spaces,
                }),
                _ => (),
            }
        }
        path
    }

    /// How many numbered lines it has.
    pub(super) fn legs(&self) -> usize {
        self.legs.len()
    }

    /// Where the mover began, and where the path ends.
    fn ends(&self, side: SideLength) -> Option<[Hex; 2]> {
        let (first, last) = self.legs.first().zip(self.legs.last())?;
        let end = last.from.farther(last.direction, last.spaces);
        let out = self.fell.then(|| {
            outside(
                side,
                last.from.farther(last.direction, last.spaces - 1),
                last.direction,
            )
        });
        Some([first.from, out.unwrap_or(end)])
    }

    /// Where the opponent is pushed to, if at all.
    pub(super) fn pushed_to(&self, side: SideLength) -> Option<(Side, Hex)> {
        let last = self.pushes.last()?;
        let to = if self.off {
            outside(
                side,
                last.from.farther(last.direction, last.spaces - 1),
                last.direction,
            )
        } else {
            last.from.farther(last.direction, last.spaces)
        };
        Some((self.mover.other(), to))
    }

    /// Where the mover comes to.
    pub(super) fn mover_to(&self, side: SideLength) -> Option<(Side, Hex)> {
        let [_, end] = self.ends(side)?;
        Some((self.mover, end))
    }

    /// Where everything lies. `stand`: the hexes where wrestlers are drawn. `done`: whether the mover stands at the path's end; otherwise at
    /// its beginning.
    fn lay_out(&self, side: SideLength, stand: &[Hex], done: bool) -> Option<Layout> {
        let [start, end] = self.ends(side)?;
        let at = |hex| middle(side, hex);
        let length = |spaces: u8| 1732 * size(side) / 100_000 * i32::from(spaces);
        let last = self.legs.len() - 1;
        let (x, y) = at(start);
        let mut line = vec![format!("M{x} {y}")];
        let mut tip = (at(start), Compass::N);
        let mut dots = Vec::new();
        let mut taken = Vec::new();
        for (place, leg) in self.legs.iter().enumerate() {
            let ends = place == last;
            let hexes = (1..=leg.spaces).map(|far| leg.from.farther(leg.direction, far));
            dots.extend(
                hexes
                    .take(usize::from(leg.spaces) - usize::from(ends))
                    .map(at),
            );
            let to = if ends {
                at(end)
            } else {
                at(leg.from.farther(leg.direction, leg.spaces))
            };
            taken.push(Taken(at(leg.from), to, 4.0));
            // The last leg ends in an arrow at the rim of whoever is there.
            tip = (
                from(to, leg.direction, if ends { -19 } else { 0 }, 0),
                leg.direction,
            );
            let (x, y) = from(to, leg.direction, if ends { -29 } else { 0 }, 0);
            line.push(format!("L{x} {y}"));
        }
        // A ghost shows where somebody was or will be, unless somebody stands there.
        let mut seen = stand.to_vec();
        let will = (self.mover, if done { start } else { end });
        let were = self
            .pushes
            .iter()
            .map(|push| (self.mover.other(), push.from));
        let mut ghosts: Vec<(Side, Hex)> = std::iter::once(will).chain(were).collect();
        ghosts.retain(|&(_, hex)| {
            let alone = !seen.contains(&hex);
            seen.push(hex);
            alone
        });
        taken.extend(dots.iter().map(|&dot| Taken(dot, dot, 6.0)));
        taken.extend(seen.iter().map(|&hex| Taken::wrestler(at(hex))));
        // A push is drawn on the side of the path that has more room.
        let mut pushes = Vec::new();
        for push in &self.pushes {
            let far = length(push.spaces);
            let room = |right: i32| {
                let points = [1, 2, 3]
                    .map(|part| from(at(push.from), push.direction, far * part / 4, right));
                let gaps = points
                    .iter()
                    .flat_map(|&point| taken.iter().map(move |it| it.gap(point)));
                gaps.fold(f32::MAX, f32::min)
            };
            let right = if room(BESIDE) > room(-BESIDE) {
                BESIDE
            } else {
                -BESIDE
            };
            let foot = from(at(push.from), push.direction, 0, right);
            pushes.push((foot, push.direction, far));
            taken.push(Taken(foot, from(foot, push.direction, far, 0), 12.0));
        }
        let mut badges = Vec::new();
        for leg in &self.legs {
            let place = beside(at(leg.from), leg.direction, length(leg.spaces), &taken);
            taken.push(Taken(place, place, BADGE));
            badges.push(place);
        }
        Some(Layout {
            line: line.concat(),
            tip,
            dots,
            ghosts,
            pushes,
            badges,
        })
    }

    /// The path, laid out with these. `quiet`: no more than the line.
    pub(super) fn draw(
        &self,
        side: SideLength,
        stand: &[Hex],
        done: bool,
        quiet: bool,
        sight: Perspective,
    ) -> Drawn {
        let Some(laid) = self.lay_out(side, stand, done) else {
            return Drawn::default();
        };
        let colours = [self.mover, self.mover.other()].map(side_class);
        let dot = |(x, y): Point| html! { <circle class="path-dot" cx={x.to_string()} cy={y.to_string()} r="5" /> };
        let push = |(foot, direction, far): (Point, Compass, i32)| {
            html! { <path class={classes!("push-arrow", colours[1])} d={arrow(0, far, 4)} transform={pointing(foot, direction)} /> }
        };
        let ground = html! {
            <g class={classes!("path", colours[0], quiet.then_some("quiet"))}>
                { for laid.ghosts.into_iter().map(|(seat, hex)| ghost(side, seat, hex)) }
                <path class="path-rim" d={laid.line.clone()} /><path class="path-line" d={laid.line} />
                <path class="path-tip" d="M0 0L-17 9L-17 -9Z" transform={pointing(laid.tip.0, laid.tip.1)} />
                if !quiet {
                    { for laid.dots.into_iter().map(dot) }
                    { for laid.pushes.into_iter().map(push) }
                }
            </g>
        };
        let badges = laid.badges.into_iter().zip(1..).filter(|_| !quiet);
        let badges = badges.map(|(at, number)| badge(number, at, sight));
        Drawn {
            ground,
            badges: html! { <g class={colours[0]}>{ for badges }</g> },
        }
    }
}

/// Where the parts of a path lie.
#[derive(Debug)]
struct Layout {
    line: String,
    tip: (Point, Compass),
    dots: Vec<Point>,
    ghosts: Vec<(Side, Hex)>,
    /// The arrows of the pushed: where each begins, its direction and its length.
    pushes: Vec<(Point, Compass, i32)>,
    /// The numbered disks, one a leg.
    badges: Vec<Point>,
}

/// Where a wrestler has been or will be.
pub(super) fn ghost(side: SideLength, seat: Side, hex: Hex) -> Html {
    let (x, y) = middle(side, hex);
    html! { <circle class={classes!("ghost", side_class(seat))} cx={x.to_string()} cy={y.to_string()} r="19" /> }
}

#[cfg(test)]
mod tests;
