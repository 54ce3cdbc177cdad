//! The board from above: the hexes in the straw ring, both wrestlers, the path of the turn that is being built, and the axes still to walk.

use rules::{
    Side,
    momentum::{Axis, Compass, Draft, Event, Facing, Hex, SideLength},
};
use yew::prelude::*;

use super::{
    path::{Path, arrow, pointing},
    threat::{self, Threat},
    words::leg,
};
use crate::ui::{
    parts::{drawing, menko, shouted, side_class},
    words::{self, t},
};

/// How far from the middle of the board a wrestler can lie and still be whole in the picture.
const STRAW: i32 = 280;

/// The side of a hex in hundredths of the picture’s units; must match the stylesheet.
pub(super) fn size(side: SideLength) -> i32 {
    match side {
        SideLength::Six => 2650,
        SideLength::Seven => 2260,
        SideLength::Eight => 1960,
    }
}

/// The centre of a hex, on the board or beside it, in the picture’s units.
pub(super) fn middle(side: SideLength, hex: Hex) -> (i32, i32) {
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

/// Where a wrestler lies who went off the board from this hex at the rim: on the straw, if it is not too far.
pub(super) fn outside(side: SideLength, rim: Hex, direction: Compass) -> Hex {
    let beyond = rim.farther(direction, 2);
    let (x, y) = middle(side, beyond);
    let (x, y) = (x - 304, y - 368);
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
pub(super) struct Board {
    pub(super) side: SideLength,
    /// Where East and West stand or have landed.
    pub(super) spots: [Option<Hex>; 2],
    pub(super) names: [String; 2],
    /// Whether the page has only this picture of the board.
    pub(super) main: bool,
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
            draft: None,
            trail: Vec::new(),
            past: false,
            advised: Vec::new(),
            threat: None,
            call: None,
            onaxis: Callback::noop(),
        }
    }

    /// The third of the picture, from the top, in which the call hides no wrestler.
    fn free_third(&self) -> &'static str {
        let third = |seat: Side| {
            let hex = self.spots[seat.index()]?;
            let (_, y) = middle(self.side, hex);
            Some(match y {
                ..=268 => "at-top",
                269..=468 => "at-middle",
                _ => "at-bottom",
            })
        };
        let taken = Side::PAIR.map(third);
        let thirds = ["at-top", "at-bottom", "at-middle"];
        let free = thirds
            .into_iter()
            .find(|third| !taken.contains(&Some(third)));
        free.unwrap_or("at-top")
    }
}

/// The board from above.
pub(super) fn board(board: &Board) -> Html {
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
    let path = match &ahead {
        Some(path) => path.draw(side, &stand, false, false),
        None => Path::of(&board.trail)
            .map(|path| path.draw(side, &stand, true, board.past))
            .unwrap_or_default(),
    };
    let wrestler = |seat: Side, hex: Hex, key: &'static str| {
        let cell = classes!(format!("q{}", hex.q), format!("r{}", hex.r));
        let turn = if seat == Side::East { "0" } else { "180" };
        let would = key == "would";
        let away = !would && pushed.is_some_and(|(who, _)| who == seat);
        let out = (!side.contains(hex)).then_some("is-out");
        html! {
            <g {key} class={classes!("menko", side_class(seat), cell, away.then_some("is-away"), out)}
                data-seat={(!would).then_some(seat.slug())}>
                if out.is_some() {
                    <circle class="thud" r="52" />
                }
                <g class="menko-in">
                    { menko() }
                    <path class="nose" transform={format!("rotate({turn})")} d="M-13 -39L0 -57L13 -39C5 -42 -5 -42 -13 -39Z" />
                </g>
            </g>
        }
    };
    // The arrow of an axis still to walk, from the current end of the path.
    let way = |draft: &Draft, axis: Axis| {
        let seat = draft.start().mover();
        let (net, from) = (draft.net(axis), draft.position().place(seat)?);
        let stretch = draft.stretch(axis).filter(|_| net != 0)?;
        let ((x, y), spaces) = (middle(side, from), i32::from(net.unsigned_abs()));
        // From the edge of the token to the far side of the last hex.
        let far = 1732 * size(side) * spaces / 100_000 + 10;
        let (q, r) = stretch.direction.delta();
        let (dx, dy) = (3 * i32::from(q), 3 * i32::from(r) + i32::from(q) * 3 / 2);
        let words = leg(net.unsigned_abs(), stretch.direction, seat);
        let onclick = board.onaxis.reform(move |_: MouseEvent| axis);
        let transform = pointing((x, y), stretch.direction);
        Some(html! {
            <g key={axis.letter().to_string()} class="open-way" data-axis={axis.letter().to_string()} {onclick}>
                <title>{ words }</title>
                <path class="way-hit" d={format!("M20 0H{far}")} transform={transform.clone()} />
                <path class="way" d={arrow(20, far, 5)} {transform} />
                <text class="way-t" x={(x + dx * 11 + dx.signum() * 6).to_string()} y={(y + dy * 19 + 7).to_string()}>{ spaces }</text>
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
    let place = |seat: Side| board.spots[seat.index()];
    html! {
        <section class={classes!("pic", "hex-pic", format!("side-{}", side.get()))} aria-label={board.main.then(|| t!("dohyo"))}>
            <p class="vh">{ words::followed(&told(Side::East), &told(Side::West)) }</p>
            { for board.threat.iter().map(|it| html! { <p class="vh">{ threat::ways_told(it, &board.names) }</p> }) }
            <svg viewBox="0 0 608 736" aria-hidden="true">
                <use href={drawing("momentum.svg#ring")} />
                <use class="poms" href={drawing("momentum.svg#poms")} />
                <use href={drawing(&format!("momentum.svg#hexes-{}", side.get()))} />
                { for board.threat.iter().map(|it| threat::draw(it, side, &stand)) }
                { path }
                { ways }
                <g>
                    { for Side::PAIR.into_iter().filter_map(|seat| Some(wrestler(seat, place(seat)?, seat.slug()))) }
                    { for pushed.map(|(seat, hex)| wrestler(seat, hex, "would")) }
                </g>
            </svg>
            if let Some(onclick) = &board.call {
                <div class={classes!("shout", board.free_third())} aria-hidden="true" {onclick}>
                    { shouted("shobuari") }
                </div>
            }
        </section>
    }
}

#[cfg(test)]
mod tests;
