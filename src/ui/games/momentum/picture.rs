//! The board: the hexes in the straw ring, both wrestlers, the path of the turn that is being built, and the axes still to walk. Points are
//! those of the ground, with the middle of the board at the origin and East’s forward to the right.

use std::cmp::Ordering;

use rules::{
    Side,
    momentum::{Axis, Compass, Draft, Event, Facing, Hex, SideLength},
};
use yew::prelude::*;

use super::{
    path::{Path, Point, arrow, from, pointing},
    threat::{self, Threat},
    words::leg,
};
use crate::ui::{
    data::settings::Perspective,
    parts::{Pose, drawing, look_left, shouted, side_class, use_perspective, wrestlers},
    words::{self, t},
};

/// How far from the middle of the board a wrestler can lie and still be whole in the picture.
const STRAW: i32 = 308;

/// The side of a hex in hundredths of the picture’s units; must match the stylesheet and the drawing.
pub(super) fn size(side: SideLength) -> i32 {
    match side {
        SideLength::Six => 2920,
        SideLength::Seven => 2490,
        SideLength::Eight => 2160,
    }
}

/// The centre of a hex, on the board or beside it.
pub(super) fn middle(side: SideLength, hex: Hex) -> Point {
    let (q, r, edge) = (i32::from(hex.q), i32::from(hex.r), size(side));
    // Hexes of a row are √3 sides apart, rows one and a half.
    (-866 * edge * (2 * r + q) / 100_000, 3 * edge * q / 200)
}

/// The direction's angle in degrees, clockwise from East’s forward.
pub(super) fn degrees(direction: Compass) -> i32 {
    let place = Compass::ALL.iter().position(|&other| other == direction);
    60 * place.unwrap_or_default() as i32
}

/// Where a wrestler lies who went off the board from this hex at the rim: on the straw, if it is not too far.
pub(super) fn outside(side: SideLength, rim: Hex, direction: Compass) -> Hex {
    let beyond = rim.farther(direction, 2);
    let (x, y) = middle(side, beyond);
    if x * x + y * y <= STRAW * STRAW {
        beyond
    } else {
        rim.farther(direction, 1)
    }
}

/// Where a seat’s wrestler stands. A wrestler off the board is beside it, where the `last` event put the wrestler off.
pub(super) fn spot(
    side: SideLength,
    place: Option<Hex>,
    seat: Side,
    last: Option<&Event>,
) -> Option<Hex> {
    place.or_else(|| match *last? {
        Event::PushedOff {
            by, direction, at, ..
        } if by != seat => Some(outside(side, at, direction)),
        Event::Fell {
            seat: who,
            direction,
            from,
            ..
        } if who == seat => Some(outside(side, from, direction)),
        _ => None,
    })
}

/// What the picture shows.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Board {
    pub(super) side: SideLength,
    /// Where East and West stand or have landed.
    pub(super) spots: [Option<Hex>; 2],
    pub(super) names: [String; 2],
    /// Whether the page has only this picture of the board.
    pub(super) main: bool,
    /// Whether two look at it from opposite edges.
    pub(super) facing: bool,
    /// The turn that is being built.
    pub(super) draft: Option<Draft>,
    /// The events of the last turn, drawn as a path, or after it as its trace.
    pub(super) trail: Vec<Event>,
    /// Whether the last turn is over.
    pub(super) past: bool,
    /// The events of the advised turn.
    pub(super) advised: Vec<Event>,
    /// What stands against the player who is about to move.
    pub(super) threat: Option<Threat>,
    /// The referee's call that the bout is decided, and what a tap on it does.
    pub(super) call: Option<Callback<MouseEvent>>,
    /// Called with the axis of the arrow that the player taps.
    pub(super) onaxis: Callback<Axis>,
}

impl Board {
    /// The board with both wrestlers, as the only picture of it on the page.
    pub(super) fn new(side: SideLength, spots: [Option<Hex>; 2], names: [String; 2]) -> Self {
        Self {
            side,
            spots,
            names,
            main: true,
            facing: false,
            draft: None,
            trail: Vec::new(),
            past: false,
            advised: Vec::new(),
            threat: None,
            call: None,
            onaxis: Callback::noop(),
        }
    }
}

/// How a seat’s wrestler stands after this event.
fn pose(side: SideLength, spots: [Option<Hex>; 2], event: Option<&Event>, seat: Side) -> Pose {
    let [own, other] = [seat, seat.other()].map(|seat| spots[seat.index()]);
    let Some((own, other)) = own.zip(other) else {
        return Pose::Push;
    };
    match (side.contains(own), side.contains(other)) {
        (false, _) => Pose::Fall,
        (true, false) => Pose::Win,
        _ if matches!(event, Some(Event::Pushed { by, .. }) if *by != seat) => Pose::Brace,
        _ if matches!(event, Some(Event::Walked { seat: who, .. }) if *who == seat) => Pose::Step,
        (true, true) if !Compass::ALL.map(|way| own.farther(way, 1)).contains(&other) => {
            Pose::Crouch
        }
        _ => Pose::Push,
    }
}

/// The picture of a board.
#[component]
pub(super) fn Picture(board: &Board) -> Html {
    let side = board.side;
    // One path at a time: a turn to come, or else the last one.
    let built = board.draft.as_ref().map(Draft::events);
    let built = built.and_then(|events| Path::of(&events));
    let ahead = built.or_else(|| Path::of(&board.advised));
    let pushed = ahead.as_ref().and_then(|path| path.pushed_to(side));
    let stands = |seat: Side| {
        let spot = board.spots[seat.index()];
        let would = pushed.filter(|&(who, _)| who == seat).map(|(_, to)| to);
        would.or(spot)
    };
    let stand: Vec<Hex> = Side::PAIR.into_iter().filter_map(stands).collect();
    let sight = use_perspective(board.facing);
    let path = match &ahead {
        Some(path) => path.draw(side, &stand, false, false, sight),
        None => Path::of(&board.trail)
            .map(|path| path.draw(side, &stand, true, board.past, sight))
            .unwrap_or_default(),
    };
    let threat = board.threat.as_ref();
    let threat = threat.map(|it| threat::draw(it, side, &stand, sight));
    let threat = threat.unwrap_or_default();
    let looks = look_left(board.spots.map(|spot| spot.map(|hex| middle(side, hex).0)));
    let event = board.trail.last().filter(|_| !board.past);
    // `named`: the seat, for a wrestler who stands there; the others are copies and ghosts.
    let wrestler = |seat: Side, hex: Hex, named: Option<&'static str>, more: Classes| {
        let out = !side.contains(hex);
        let class = classes!(
            "wrestler",
            side_class(seat),
            format!("q{}", hex.q),
            format!("r{}", hex.r),
            looks[seat.index()].then_some("looks-left"),
            out.then_some("is-out"),
            more,
        );
        html! {
            <g {class} data-seat={named}>
                if out {
                    <ellipse class="thud" rx="60" ry="37" />
                }
                { sight.shadow() }
                <g class="body">
                    { sight.body(pose(side, board.spots, event, seat)) }
                    if sight == Perspective::Plan {
                        <path class="nose" d="M39 -13L57 0L39 13C42 5 42 -5 39 -13Z" />
                    }
                </g>
            </g>
        }
    };
    let standing = |seat: Side, seen: bool| {
        let Some(hex) = board.spots[seat.index()] else {
            return Html::default();
        };
        let away = pushed.is_some_and(|(who, _)| who == seat);
        let more = classes!((!seen).then_some("is-hidden"), away.then_some("is-away"));
        wrestler(seat, hex, seen.then_some(seat.slug()), more)
    };
    let row = |seat: Side| board.spots[seat.index()].map(|hex| middle(side, hex).1);
    let front = match row(Side::East).cmp(&row(Side::West)) {
        Ordering::Greater => Side::East,
        _ => Side::West,
    };
    // Where the mover will stand, and where the other will be pushed.
    let will = ahead.as_ref().and_then(|path| path.mover_to(side));
    let will = will.filter(|(_, hex)| !stand.contains(hex));
    // The arrow of an axis still to walk, from the current end of the path.
    let way = |draft: &Draft, axis: Axis| {
        let seat = draft.start().mover();
        let (net, start) = (draft.net(axis), draft.position().place(seat)?);
        let stretch = draft.stretch(axis).filter(|_| net != 0)?;
        let (center, spaces) = (middle(side, start), i32::from(net.unsigned_abs()));
        // From the wrestler's feet to the far side of the last hex.
        let far = 1732 * size(side) * spaces / 100_000 + 10;
        let (x, y) = from(center, stretch.direction, 52, 0);
        let words = leg(net.unsigned_abs(), stretch.direction, seat);
        let onclick = board.onaxis.reform(move |_: MouseEvent| axis);
        let transform = pointing(center, stretch.direction);
        Some(html! {
            <g key={axis.letter().to_string()} class="open-way" data-axis={axis.letter().to_string()} {onclick}>
                <title>{ words }</title>
                <path class="way-hit" d={format!("M20 0H{far}")} transform={transform.clone()} />
                <path class="way" d={arrow(20, far, 5)} {transform} />
                <g transform={sight.upright((x, y))}><text class="way-t" y="8">{ spaces }</text></g>
            </g>
        })
    };
    let draft = board
        .draft
        .filter(|draft| !draft.is_empty() && board.advised.is_empty());
    let ways = draft
        .iter()
        .flat_map(|draft| draft.rest().filter_map(|axis| way(draft, axis)))
        .collect::<Html>();
    let told = |seat: Side| {
        let name = &board.names[seat.index()];
        match board.spots[seat.index()].filter(|&hex| side.contains(hex)) {
            Some(hex) => {
                // The distances to the rim in all directions say where a wrestler stands.
                let rooms: Vec<String> = Facing::ALL
                    .map(|toward| {
                        t!(
                            "momentum-room",
                            toward = toward.slug(),
                            number = side.room(hex, toward.compass(seat))
                        )
                    })
                    .into();
                t!("momentum-stands", name, rooms = words::row(&rooms))
            }
            None => t!("momentum-is-out", name),
        }
    };
    html! {
        <section class={classes!("pic", "hex-pic", sight.class(), format!("side-{}", side.get()))} aria-label={board.main.then(|| t!("dohyo"))}>
            <p class="vh">{ words::followed(&told(Side::East), &told(Side::West)) }</p>
            { for board.threat.iter().map(|it| html! { <p class="vh">{ threat::ways_told(it, &board.names) }</p> }) }
            <svg viewBox={sight.view_box()} aria-hidden="true">
                { sight.ring() }
                { sight.ground(html! {
                    <>
                        <use href={drawing(&format!("momentum.svg#hexes-{}", side.get()))} />
                        { threat.ground }
                        { path.ground }
                        { ways }
                    </>
                }) }
                { for will.map(|(seat, hex)| wrestler(seat, hex, None, classes!("is-ghost"))) }
                { wrestlers(front, standing) }
                { for pushed.map(|(seat, hex)| wrestler(seat, hex, None, classes!("is-ghost"))) }
                { sight.ground(html! { <>{ threat.badges }{ path.badges }</> }) }
            </svg>
            if let Some(onclick) = &board.call {
                <div class="shout" aria-hidden="true" {onclick}>{ shouted("shobuari") }</div>
            }
        </section>
    }
}

#[cfg(test)]
mod tests;
