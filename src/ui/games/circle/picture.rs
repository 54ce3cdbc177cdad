//! The ring from above: nineteen circles, the two wrestlers, and the open or foreseen ways.

use rules::{
    Side,
    circle::{Action, Direction, Place},
};
use web_sys::SvgElement;
use yew::prelude::*;

use super::{
    foresee::Way,
    turn::{Spot, Trace},
    words::{TWELVE, hour, up},
};
use crate::ui::{
    browser::hooks::{
        drag::{Drag, Moved, Released, draw_aside, lost, slop},
        use_escape, use_size,
    },
    parts::{drawing, menko, seen_from, shouted, side_class},
    stage::is_upright,
    words::{self, t},
};

/// The picture’s width and height in its own units, and its centre.
const SIZE: (i32, i32) = (608, 736);
const MIDDLE: (i32, i32) = (304, 368);
/// The width and height of the picture between two players face to face, the ring alone, and its centre.
const FACING: (i32, i32) = (608, 608);
const FACING_MIDDLE: (i32, i32) = (304, 372);
/// How near to the centre of a circle a wrestler must be dropped to choose it, in the picture’s units.
const NEAR: f64 = 60.0;

/// The centre of a spot, in the picture’s units.
fn middle((q, r): Spot) -> (i32, i32) {
    let (q, r) = (i32::from(q), i32::from(r));
    (304 + 92 * q + 46 * r, 372 + 239 * r / 3)
}

fn cell(spot: Spot) -> Classes {
    classes!(format!("q{}", spot.0), format!("r{}", spot.1))
}

/// The rotation, in degrees, that turns an arrow pointing right, to three o'clock, toward this direction.
fn turn(toward: Direction) -> i32 {
    30 * i32::from(toward.hour()) - 90
}

/// An arrow from a spot in a direction, ending `length` units from the spot's centre.
fn arrow(from: Spot, toward: Direction, length: i32, class: &'static str) -> Html {
    let (x, y) = middle(from);
    let turn = turn(toward);
    let neck = length - 24;
    let d = format!("M30 -9H{neck}V-20L{length} 0L{neck} 20V9H30Z");
    html! { <path {class} {d} transform={format!("translate({x} {y}) rotate({turn})")} /> }
}

/// The straight line from one spot to another: its direction, and its length.
fn line(from: Spot, to: Spot) -> Option<(Direction, i32)> {
    let (q, r) = (to.0 - from.0, to.1 - from.1);
    let apart = q.abs().max(r.abs()).max((q + r).abs());
    let toward = Direction::ALL.into_iter().find(|direction| {
        let delta = direction.delta();
        (delta.0 * apart, delta.1 * apart) == (q, r)
    })?;
    Some((toward, 92 * i32::from(apart)))
}

/// An arrow along a straight line from one spot to another.
fn stride(from: Spot, to: Spot) -> Option<Html> {
    let (toward, length) = line(from, to)?;
    Some(arrow(from, toward, length, "way"))
}

/// The arrow of a move that is done: between the two spots, or in an arc over what lies there.
fn went(from: Spot, to: Spot, over: bool) -> Option<Html> {
    let (toward, length) = line(from, to)?;
    if !over {
        return Some(arrow(from, toward, length - 30, "way"));
    }
    let ((x, y), turn) = (middle(from), turn(toward));
    let arc = format!(
        "M0 -36C{} -116 {} -116 {length} -64",
        length / 8,
        length * 7 / 8
    );
    let (left, right) = (length - 20, length + 20);
    Some(html! {
        <g transform={format!("translate({x} {y}) rotate({turn})")}>
            <path class="arc-rim" d={arc.clone()} /><path class="arc" d={arc} />
            <path class="way" d={format!("M{length} -34L{left} -66H{right}Z")} />
        </g>
    })
}

/// What the picture shows.
#[derive(Properties, PartialEq)]
pub(super) struct RingProps {
    /// The spots of East and West: where each stands or has landed.
    pub(super) spots: [Option<Spot>; 2],
    pub(super) names: [String; 2],
    /// Whether the page has only this picture of the ring.
    #[prop_or(true)]
    pub(super) main: bool,
    /// The seat that chooses one of the ways, and the ways.
    #[prop_or_default]
    pub(super) choice: Option<(Side, Vec<Way>)>,
    /// The seat that would play a card, and the ways in which the card could act.
    #[prop_or_default]
    pub(super) foreseen: Option<(Side, Vec<Way>)>,
    /// The moves to come, from spot to spot, each drawn as an arrow.
    #[prop_or_default]
    pub(super) moves: Vec<(Side, Spot, Spot)>,
    /// What the last action has left.
    #[prop_or_default]
    pub(super) trace: Trace,
    /// The wrestler who is drawn over the other.
    #[prop_or(Side::West)]
    pub(super) above: Side,
    /// The wrestler who is being pushed or lifted, and the class that says which.
    #[prop_or_default]
    pub(super) struck: Option<(Side, &'static str)>,
    /// Whether the ring is highlighted as a drop target for a card.
    #[prop_or_default]
    pub(super) target: bool,
    /// The referee's call: `hakkyoi` or `shobuari`.
    #[prop_or_default]
    pub(super) shout: Option<&'static str>,
    #[prop_or_default]
    pub(super) onchoose: Callback<Action>,
    /// Called when the picture is pressed to go on.
    #[prop_or_default]
    pub(super) ongo: Option<Callback<MouseEvent>>,
    /// Whether the ring lies between two players face to face.
    #[prop_or_default]
    pub(super) facing: bool,
}

/// The ring.
#[component]
pub(super) fn Ring(props: &RingProps) -> Html {
    let svg = use_node_ref();
    let drag = use_mut_ref(Drag::default);
    let dragging = use_state_eq(|| false);
    // The wrestler that the player is dragging, who may have to be put back before the drag is rendered.
    let held = use_mut_ref(|| None::<SvgElement>);
    let let_go = {
        let (drag, held, dragging) = (drag.clone(), held.clone(), dragging.setter());
        Callback::from(move |()| {
            drag.borrow_mut().cancel();
            if let Some(element) = held.take() {
                draw_aside(&element.style(), None);
            }
            dragging.set(false);
        })
    };
    use_escape(*dragging, let_go.clone());
    {
        let let_go = let_go.clone();
        use_effect_with(props.choice.is_some(), move |&chooses| {
            if !chooses {
                let_go.emit(());
            }
        });
    }
    let (width, height) = use_size();
    // On an upright screen the table is turned a quarter turn counterclockwise.
    let turned = if props.facing && is_upright((width, height)) {
        3
    } else {
        0
    };
    let (size, center) = if props.facing {
        (FACING, FACING_MIDDLE)
    } else {
        (SIZE, MIDDLE)
    };
    // The picture's units per CSS pixel, and the picture's centre on the screen.
    let frame = {
        let svg = svg.clone();
        move || {
            let area = svg.cast::<web_sys::Element>()?.get_bounding_client_rect();
            let (across, down) = if turned == 0 { size } else { (size.1, size.0) };
            let scale = f64::max(
                f64::from(across) / area.width(),
                f64::from(down) / area.height(),
            );
            let middle = (
                area.left() + area.width() / 2.0,
                area.top() + area.height() / 2.0,
            );
            Some((scale, middle))
        }
    };
    let mover = props
        .choice
        .as_ref()
        .and_then(|(_, ways)| ways.first())
        .map(|way| way.mover);
    let goals: Vec<(Direction, (i32, i32))> = props
        .choice
        .iter()
        .flat_map(|(_, ways)| ways)
        .filter_map(|way| {
            let to = way.spots[1][way.mover.index()]?;
            Some((way.direction?, middle(to)))
        })
        .collect();

    let wrestler = |seat: Side| {
        let spot = props.spots[seat.index()]?;
        let movable = mover == Some(seat);
        let out = Place::new(spot.0, spot.1).is_none();
        let struck = props.struck.filter(|(who, _)| *who == seat);
        let onpointerdown = {
            let (drag, svg) = (drag.clone(), svg.clone());
            Callback::from(move |event: PointerEvent| {
                let at = (f64::from(event.client_x()), f64::from(event.client_y()));
                if movable
                    && event.button() == 0
                    && drag
                        .borrow_mut()
                        .press(event.pointer_id(), at, slop(&event))
                    && let Some(element) = svg.cast::<web_sys::Element>()
                {
                    // Without capture the drag still works while the pointer is over the picture.
                    let _ = element.set_pointer_capture(event.pointer_id());
                }
            })
        };
        Some(html! {
            <g key={seat.slug()} class={classes!("menko", side_class(seat), cell(spot), movable.then_some("is-movable"), out.then_some("is-out"), struck.map(|(_, class)| class), (movable && *dragging).then_some("is-dragging"))}
                data-seat={seat.slug()} {onpointerdown}>
                // Hit twice in a row, the body moves again.
                <g key={struck.map_or(0, |_| 100 + 16 * i32::from(spot.0) + i32::from(spot.1))} class="body">{ menko() }</g>
            </g>
        })
    };
    let onpointermove = {
        let (drag, held, svg, frame) = (drag.clone(), held.clone(), svg.clone(), frame.clone());
        let dragging = dragging.setter();
        Callback::from(move |event: PointerEvent| {
            let at = (f64::from(event.client_x()), f64::from(event.client_y()));
            let moved = drag.borrow_mut().moved(event.pointer_id(), at);
            let (Moved::Begins(x, y) | Moved::By(x, y)) = moved else {
                return;
            };
            let Some((scale, _)) = frame() else { return };
            let (x, y) = seen_from(turned, (x, y));
            let picture = svg.cast::<web_sys::Element>();
            let found =
                picture.and_then(|picture| picture.query_selector(".is-movable").ok().flatten());
            if let Some(element) =
                found.and_then(|it| wasm_bindgen::JsCast::dyn_into::<SvgElement>(it).ok())
            {
                draw_aside(&element.style(), Some((x * scale, y * scale)));
                if matches!(moved, Moved::Begins(..)) {
                    held.replace(Some(element));
                    dragging.set(true);
                }
            }
        })
    };
    let onpointerup = {
        let (drag, let_go, choose) = (drag.clone(), let_go.clone(), props.onchoose.clone());
        let goals = goals.clone();
        Callback::from(move |event: PointerEvent| {
            let released = drag.borrow_mut().release(event.pointer_id());
            if released == Released::Nothing {
                return;
            }
            let_go.emit(());
            if released == Released::Tap {
                return;
            }
            let Some((scale, (x, y))) = frame() else {
                return;
            };
            let away = (
                f64::from(event.client_x()) - x,
                f64::from(event.client_y()) - y,
            );
            let (x, y) = seen_from(turned, away);
            let at = (
                f64::from(center.0) + x * scale,
                f64::from(center.1) + y * scale,
            );
            let far = |to: (i32, i32)| (f64::from(to.0) - at.0).hypot(f64::from(to.1) - at.1);
            let nearest = goals.iter().min_by(|a, b| far(a.1).total_cmp(&far(b.1)));
            if let Some(&(direction, _)) = nearest.filter(|(_, to)| far(*to) < NEAR) {
                choose.emit(Action::Toward(direction));
            }
        })
    };
    let onlost = lost(&drag, let_go);

    let open: Vec<Html> = props.choice.iter().flat_map(|(seat, ways)| ways.iter().map(move |way| (*seat, way))).filter_map(|(seat, way)| {
        let direction = way.direction?;
        let (from, to) = (way.spots[0][way.mover.index()]?, way.spots[1][way.mover.index()]?);
        let (x, y) = middle(to);
        let out = Place::new(to.0, to.1).is_none();
        let far = if way.out.is_some() || (to.0 - from.0).abs().max((to.1 - from.1).abs()) < 2 { 92 } else { 184 };
        let turn = turn(direction);
        let reader = if props.facing { up(seat) } else { TWELVE };
        let onclick = props.onchoose.reform(move |_: MouseEvent| Action::Toward(direction));
        Some(html! {
            <g key={direction.hour()} class="open-way" data-hour={direction.hour().to_string()} {onclick}>
                <circle class={if out { "spot-out" } else { "spot-go" }} cx={x.to_string()} cy={y.to_string()} r="39" />
                { arrow(from, direction, far, "way") }
                // Beyond the arrowhead. Face to face, each player sees another hour at the top, so the picture shows no hours.
                if !props.facing {
                    <text class="way-t" transform={format!("translate({x} {y}) rotate({turn}) translate(18) rotate({})", -turn)} y="8">{ direction.hour() }</text>
                }
                <title>{ t!("circle-toward", toward = t!("circle-toward-hour", number = hour(direction, reader)), what = way.comes_to(seat, &props.names)) }</title>
            </g>
        })
    }).collect();
    let foreseen = props
        .foreseen
        .iter()
        .flat_map(|(_, ways)| ways)
        .map(|way| {
            Side::PAIR
                .into_iter()
                .filter_map(|seat| {
                    let (from, to) = (way.spots[0][seat.index()]?, way.spots[1][seat.index()]?);
                    let ((x1, y1), (x2, y2)) = (middle(from), middle(to));
                    (from != to).then(|| {
                        html! {
                            <g class={classes!("ghost", side_class(seat))}>
                                <path d={format!("M{x1} {y1}L{x2} {y2}")} />
                                <circle cx={x2.to_string()} cy={y2.to_string()} r="43" />
                            </g>
                        }
                    })
                })
                .collect::<Html>()
        })
        .collect::<Html>();

    let told = |seat: Side| {
        let at = props.spots[seat.index()].and_then(|(q, r)| Place::new(q, r));
        let name = &props.names[seat.index()];
        match at {
            Some(place) => t!(
                "circle-stands",
                name,
                row = 3 + place.r(),
                circle = 1 + place.q() + 2 + place.r().min(0)
            ),
            None => t!("circle-is-out", name),
        }
    };
    // The call comes from below, unless it would hide a wrestler.
    let stands = |row: i8| props.spots.iter().flatten().any(|&(_, r)| r == row);
    let on_top = stands(2) && !stands(-2);
    html! {
        <section class={classes!("pic", "ring-pic", props.target.then_some("is-target"))} aria-label={props.main.then(|| t!("dohyo"))}>
            <p class="vh">{ words::followed(&told(Side::East), &told(Side::West)) }</p>
            <svg ref={svg.clone()} viewBox={if props.facing { "0 68 608 608" } else { "0 0 608 736" }} aria-hidden="true" {onpointermove} {onpointerup} onpointercancel={onlost.clone()} onlostpointercapture={onlost}>
                <use href={drawing("circle.svg#ring")} />
                if !props.facing {
                    <use class="poms" href={drawing("circle.svg#poms")} />
                }
                { for Place::all().map(|place| {
                    let (x, y) = middle((place.q(), place.r()));
                    html! { <circle class="spot" cx={x.to_string()} cy={y.to_string()} r="39" /> }
                }) }
                { foreseen }
                { for props.trace.moves.iter().filter(|(_, from, _)| !props.spots.contains(&Some(*from))).map(|&(seat, from, _)| {
                    let (x, y) = middle(from);
                    html! { <g class={classes!("ghost", "left", side_class(seat))}><circle cx={x.to_string()} cy={y.to_string()} r="40" /></g> }
                }) }
                { for [props.above.other(), props.above].into_iter().filter_map(wrestler) }
                { for props.trace.moves.iter().map(|&(seat, from, to)| html! { <g key={format!("{from:?}{to:?}")} class={classes!("trace", side_class(seat))}>{ for went(from, to, props.trace.over) }</g> }) }
                { for open }
                { for props.moves.iter().map(|&(seat, from, to)| html! { <g class={side_class(seat)}>{ for stride(from, to) }</g> }) }
            </svg>
            if let Some(shout) = props.shout {
                <div class={classes!("shout", on_top.then_some("at-top"))} aria-hidden="true">
                    { shouted(shout) }
                </div>
            }
            if let Some(onclick) = &props.ongo {
                <button class="pic-go" type="button" tabindex="-1" aria-hidden="true" {onclick}></button>
            }
        </section>
    }
}
