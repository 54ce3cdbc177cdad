//! The board from above: the hexes in the straw ring, both wrestlers, the path of the turn that is being built, and the axes still to walk.

use yew::prelude::*;

use super::words::{facing, toward};
use crate::{
    rules::{
        Side,
        momentum::{Axis, Compass, Draft, Event, Facing, Hex, SideLength},
    },
    ui::{
        parts::{drawing, kanji, menko, side_class},
        words::t,
    },
};

/// The side of a hex in hundredths of the picture’s units; must match the stylesheet.
fn size(side: SideLength) -> i32 {
    match side {
        SideLength::Six => 2650,
        SideLength::Seven => 2260,
        SideLength::Eight => 1960,
    }
}

/// The centre of a hex, on the board or beside it, in the picture’s units.
fn middle(side: SideLength, hex: Hex) -> (i32, i32) {
    let (q, r, edge) = (i32::from(hex.q), i32::from(hex.r), size(side));
    // Columns are one and a half sides apart, rows √3 sides.
    (
        304 + 3 * edge * q / 200,
        368 + 866 * edge * (2 * r + q) / 100_000,
    )
}

/// The direction's angle in degrees, clockwise from north.
pub(super) fn degrees(direction: Compass) -> i32 {
    let place = Compass::ALL.iter().position(|&other| other == direction);
    60 * place.unwrap_or_default() as i32
}

/// Where a seat’s wrestler stands. A wrestler off the board is beside it, where the `last` event put the wrestler off.
pub(super) fn spot(place: Option<Hex>, seat: Side, last: Option<&Event>) -> Option<Hex> {
    place.or_else(|| match *last? {
        Event::PushedOff {
            by, direction, at, ..
        } if by != seat => Some(at.farther(direction, 1)),
        Event::Fell {
            seat: who,
            direction,
            from,
            ..
        } if who == seat => Some(from.farther(direction, 1)),
        _ => None,
    })
}

/// What the picture shows.
pub(super) struct Board {
    pub(super) side: SideLength,
    /// Where East and West stand or have landed.
    pub(super) spots: [Option<Hex>; 2],
    pub(super) names: [String; 2],
    /// Whether the page has only this picture of the board.
    pub(super) main: bool,
    /// The turn that is being built.
    pub(super) draft: Option<Draft>,
    /// The events of the last turn, drawn as a trail.
    pub(super) trail: Vec<Event>,
    /// The events of the advised turn.
    pub(super) advised: Vec<Event>,
    /// The referee's call: `hakkyoi` or `shobuari`.
    pub(super) shout: Option<&'static str>,
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
            draft: None,
            trail: Vec::new(),
            advised: Vec::new(),
            shout: None,
            onaxis: Callback::noop(),
        }
    }
}

/// A straight part of a path.
struct Leg {
    from: Hex,
    to: Hex,
    direction: Compass,
    spaces: u8,
}

fn legs(events: &[Event]) -> Vec<Leg> {
    let leg = |event: &Event| match *event {
        Event::Walked {
            direction,
            spaces,
            from,
            to,
            ..
        }
        | Event::Pushed {
            direction,
            spaces,
            from,
            to,
            ..
        } => Some(Leg {
            from,
            to,
            direction,
            spaces,
        }),
        Event::PushedOff {
            direction,
            from,
            at,
            ..
        } => Some(Leg {
            from,
            to: at,
            direction,
            spaces: 1,
        }),
        Event::Fell {
            direction, from, ..
        } => Some(Leg {
            from,
            to: from.farther(direction, 1),
            direction,
            spaces: 1,
        }),
        _ => None,
    };
    events.iter().filter_map(leg).collect()
}

/// The SVG path data through these legs.
fn line(side: SideLength, legs: &[Leg]) -> String {
    let Some(first) = legs.first() else {
        return String::new();
    };
    let (x, y) = middle(side, first.from);
    let rest: Vec<String> = legs
        .iter()
        .map(|leg| {
            let (x, y) = middle(side, leg.to);
            format!("L{x} {y}")
        })
        .collect();
    format!("M{x} {y}{}", rest.concat())
}

/// The number of spaces along each axis of the path, beside the middle of that part.
fn numbers(side: SideLength, legs: &[Leg]) -> Html {
    let parts = legs.chunk_by(|leg, next| leg.direction == next.direction);
    let number = |part: &[Leg]| {
        let (first, last) = part.first().zip(part.last())?;
        let spaces: u8 = part.iter().map(|leg| leg.spaces).sum();
        let ((x1, y1), (x2, y2)) = (middle(side, first.from), middle(side, last.to));
        // To the walker's left, where the path leaves room.
        let (dx, dy) = ((x2 - x1) / i32::from(spaces), (y2 - y1) / i32::from(spaces));
        let (x, y) = (
            i32::midpoint(x1, x2) + dy * 3 / 4,
            i32::midpoint(y1, y2) - dx * 3 / 4,
        );
        Some(html! {
            <g transform={format!("translate({x} {y})")}>
                <circle class="leg" r="14" /><text class="leg-t" y="6">{ spaces }</text>
            </g>
        })
    };
    parts.filter_map(number).collect()
}

/// The path of an advised turn.
fn advised_path(side: SideLength, legs: &[Leg]) -> Html {
    let d = line(side, legs);
    html! { <g class="advised"><path class="walk" d={d.clone()} /><path class="walk2" {d} />{ numbers(side, legs) }</g> }
}

/// The path of a turn that is being built, with the push if there is one.
fn path(side: SideLength, draft: &Draft) -> Html {
    let events = draft.events();
    let legs = legs(&events);
    if legs.is_empty() {
        return Html::default();
    }
    let d = line(side, &legs);
    let steps = legs
        .iter()
        .flat_map(|leg| (1..=leg.spaces).map(|step| leg.from.farther(leg.direction, step)));
    let dots = steps.map(|hex| {
        let (x, y) = middle(side, hex);
        html! { <circle class="walk-d" cx={x.to_string()} cy={y.to_string()} r="5" /> }
    });
    let mover = draft.start().mover();
    let ghost = |seat: Side| {
        let from = draft.start().place(seat)?;
        let to = spot(draft.position().place(seat), seat, events.last())?;
        let (x, y) = middle(side, to);
        (from != to).then(|| {
            html! { <circle class={classes!("ghost", side_class(seat))} cx={x.to_string()} cy={y.to_string()} r="17" /> }
        })
    };
    let pushed = events.iter().find_map(|event| match event {
        Event::Pushed { opponent, .. } => Some(*opponent),
        Event::PushedOff { at, .. } => Some(*at),
        _ => None,
    });
    let shove = pushed.and_then(|from| {
        let to = spot(
            draft.position().place(mover.other()),
            mover.other(),
            events.last(),
        )?;
        let ((x1, y1), (x2, y2)) = (middle(side, from), middle(side, to));
        Some(html! { <path class="shove" d={format!("M{x1} {y1}L{x2} {y2}")} /> })
    });
    html! {
        <g class="draft-path">
            <path class="walk" d={d.clone()} /><path class="walk2" {d} />
            { for dots }
            { numbers(side, &legs) }
            { for shove }
            { for Side::PAIR.into_iter().filter_map(ghost) }
        </g>
    }
}

/// The board from above.
pub(super) fn board(board: &Board) -> Html {
    let side = board.side;
    let wrestler = |seat: Side| {
        let hex = board.spots[seat.index()]?;
        let cell = classes!(format!("q{}", hex.q), format!("r{}", hex.r));
        let turn = if seat == Side::East { "0" } else { "180" };
        Some(html! {
            <g key={seat.slug()} class={classes!("menko", side_class(seat), cell)} data-seat={seat.slug()}>
                <g class="menko-in">
                    { menko() }
                    <path class="nose" transform={format!("rotate({turn})")} d="M-13 -39L0 -57L13 -39C5 -42 -5 -42 -13 -39Z" />
                </g>
            </g>
        })
    };
    // The arrow of an axis still to walk, from the current end of the path.
    let arrow = |draft: &Draft, axis: Axis| {
        let seat = draft.start().mover();
        let (net, from) = (draft.net(axis), draft.position().place(seat)?);
        let stretch = draft.stretch(axis).filter(|_| net != 0)?;
        let ((x, y), spaces) = (middle(side, from), i32::from(net.unsigned_abs()));
        // From the edge of the token to the far side of the last hex.
        let far = 1732 * size(side) * spaces / 100_000 + 10;
        let (neck, turn) = (far - 17, degrees(stretch.direction) - 90);
        let outline = format!("M20 -5H{neck}V-13L{far} 0L{neck} 13V5H20Z");
        let (q, r) = stretch.direction.delta();
        let (dx, dy) = (3 * i32::from(q), 3 * i32::from(r) + i32::from(q) * 3 / 2);
        let words = t!(
            "momentum-arrow",
            number = spaces,
            toward = toward(stretch.direction, seat)
        );
        let onclick = board.onaxis.reform(move |_: MouseEvent| axis);
        Some(html! {
            <g key={axis.letter().to_string()} class="open-way" data-axis={axis.letter().to_string()} {onclick}>
                <title>{ words }</title>
                <path class="way-hit" d={format!("M20 0H{far}")} transform={format!("translate({x} {y}) rotate({turn})")} />
                <path class="way" d={outline} transform={format!("translate({x} {y}) rotate({turn})")} />
                <text class="way-t" x={(x + dx * 11 + dx.signum() * 6).to_string()} y={(y + dy * 19 + 7).to_string()}>{ spaces }</text>
            </g>
        })
    };
    let arrows = board
        .draft
        .iter()
        .flat_map(|draft| draft.rest().filter_map(|axis| arrow(draft, axis)))
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
                            toward = facing(toward),
                            number = side.room(hex, toward.compass(seat))
                        )
                    })
                    .into();
                t!("momentum-stands", name = name, rooms = rooms.join(", "))
            }
            None => t!("momentum-is-out", name = name),
        }
    };
    let trail = line(side, &legs(&board.trail));
    let advised = legs(&board.advised);
    html! {
        <section class={classes!("pic", "hex-pic", format!("side-{}", side.get()))} aria-label={board.main.then(|| t!("dohyo"))}>
            <p class="vh">{ told(Side::East) }{ " " }{ told(Side::West) }</p>
            <svg viewBox="0 0 608 736" aria-hidden="true">
                <use href={drawing("momentum.svg#ring")} />
                <use class="poms" href={drawing("momentum.svg#poms")} />
                <use href={drawing(&format!("momentum.svg#hexes-{}", side.get()))} />
                if !trail.is_empty() {
                    <path class="trail" d={trail} />
                }
                if !advised.is_empty() {
                    { advised_path(side, &advised) }
                }
                { for board.draft.iter().map(|draft| path(side, draft)) }
                { for Side::PAIR.into_iter().filter_map(wrestler) }
                { arrows }
            </svg>
            if let Some(shout) = board.shout {
                <div class="shout" aria-hidden="true">
                    <span>{ t!("shout", shout = shout) }{ kanji(t!("shout-kanji", shout = shout)) }</span>
                </div>
            }
        </section>
    }
}

#[cfg(test)]
mod tests;
