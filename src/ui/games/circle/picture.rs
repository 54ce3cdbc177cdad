//! The ring: nineteen circles, the two wrestlers, and the open or foreseen ways.

use std::cmp::Ordering;

use rules::{
    Side,
    circle::{Action, Card, Direction, Place},
};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, SvgElement};
use yew::prelude::*;

use super::{
    foresee::Way,
    ground::{circles, disk, ghosts, middle, open_way, stride, traces},
    turn::{Spot, Trace},
    words::{TWELVE, hour, up},
};
use crate::ui::{
    browser::hooks::{
        drag::{Act, DragEvent, UseDragHandle, draw_aside, slop, use_drag},
        use_size,
    },
    data::settings::Perspective,
    parts::{Pose, look_left, seen_from, shouted, side_class, use_perspective, wrestlers},
    stage::is_upright,
    words::{self, t},
};

/// How near to the centre of a circle a wrestler must be dropped to choose it, in the picture’s units.
const NEAR: f64 = 60.0;

fn cell(spot: Spot) -> Classes {
    classes!(format!("q{}", spot.0), format!("r{}", spot.1))
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
    /// The wrestler who is drawn over the other, unless the other’s card acts.
    #[prop_or(Side::West)]
    pub(super) above: Side,
    /// The wrestler whose card acts at this moment, and the card.
    #[prop_or_default]
    pub(super) acts: Option<(Side, Card)>,
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

/// Whether this spot is outside the ring.
fn is_outside((q, r): Spot) -> bool {
    Place::new(q, r).is_none()
}

/// How a seat’s wrestler stands. `acts`: the wrestler whose card acts, and the card. `struck`: the wrestler who is being pushed or lifted, and
/// the class that says which.
fn pose(
    spots: [Option<Spot>; 2],
    acts: Option<(Side, Card)>,
    struck: Option<(Side, &'static str)>,
    seat: Side,
) -> Pose {
    let [own, other] = [seat, seat.other()].map(|seat| spots[seat.index()]);
    let Some(((q1, r1), (q2, r2))) = own.zip(other) else {
        return Pose::Push;
    };
    let apart = (q1 - q2)
        .abs()
        .max((r1 - r2).abs())
        .max((q1 + r1 - q2 - r2).abs());
    let technique = acts.filter(|(who, _)| *who == seat);
    let technique = technique.map(|(_, card)| Pose::Technique(card.code()));
    let struck = struck.filter(|(who, _)| *who == seat);
    if is_outside((q1, r1)) {
        return Pose::Fall;
    }
    if let Some(technique) = technique {
        return technique;
    }
    if is_outside((q2, r2)) {
        return Pose::Win;
    }
    match struck {
        Some((_, "is-lifted")) => Pose::Lifted,
        Some(_) => Pose::Brace,
        None if apart > 1 => Pose::Crouch,
        None => Pose::Push,
    }
}

/// The point of the picture at this point of the window. The picture is rotated on the screen by `turned` quarter turns clockwise.
fn point(svg: &NodeRef, sight: Perspective, turned: u8, at: (f64, f64)) -> Option<(f64, f64)> {
    let area = svg.cast::<Element>()?.get_bounding_client_rect();
    let [left, top, width, height] = sight.frame();
    let (across, down) = if turned == 0 {
        (width, height)
    } else {
        (height, width)
    };
    let scale = f64::max(across / area.width(), down / area.height());
    let away = (
        at.0 - area.left() - area.width() / 2.0,
        at.1 - area.top() - area.height() / 2.0,
    );
    let (x, y) = seen_from(turned, away);
    Some((
        left + width / 2.0 + x * scale,
        top + height / 2.0 + y * scale,
    ))
}

/// Drags the wrestler whom the choice moves, with the feet where the pointer is, and chooses the way to where it drops him. Also says whether
/// he is being dragged.
#[hook]
fn use_wrestler_drag(
    props: &RingProps,
    svg: &NodeRef,
    sight: Perspective,
    turned: u8,
) -> (UseDragHandle<Spot>, bool) {
    let dragging = use_state_eq(|| false);
    let ways = props.choice.iter().flat_map(|(_, ways)| ways);
    let goals = ways.filter_map(|way| {
        let to = way.spots[1][way.mover.index()]?;
        Some((way.direction?, sight.seen(middle(to))))
    });
    let goals: Vec<(Direction, (f64, f64))> = goals.collect();
    let (svg, choose, is_dragging) = (svg.clone(), props.onchoose.clone(), dragging.setter());
    let ondrag = Callback::from(move |event: DragEvent<Spot>| {
        let at = point(&svg, sight, turned, event.at);
        // The drag may begin before it is rendered, so the offset is set on the element.
        let movable = svg.cast::<Element>();
        let movable = movable.and_then(|svg| svg.query_selector(".is-movable").ok()?);
        let movable = movable.and_then(|it| it.dyn_into::<SvgElement>().ok());
        let shift = |by| {
            if let Some(movable) = &movable {
                draw_aside(&movable.style(), by);
            }
        };
        match event.act {
            Act::Press => (),
            Act::Begin => is_dragging.set(true),
            Act::Move => {
                let (x, y) = sight.seen(middle(event.thing));
                shift(at.map(|at| (at.0 - x, at.1 - y)));
            }
            Act::Drop | Act::Tap | Act::Cancel => {
                is_dragging.set(false);
                shift(None);
            }
        }
        if let (Act::Drop, Some(at)) = (event.act, at) {
            let far = |to: (f64, f64)| (to.0 - at.0).hypot(to.1 - at.1);
            let nearest = goals.iter().min_by(|a, b| far(a.1).total_cmp(&far(b.1)));
            if let Some(&(direction, _)) = nearest.filter(|(_, to)| far(*to) < NEAR) {
                choose.emit(Action::Toward(direction));
            }
        }
    });
    let drag = use_drag(props.choice.is_some(), slop, ondrag);
    (drag, *dragging)
}

/// The ring.
#[component]
pub(super) fn Ring(props: &RingProps) -> Html {
    let svg = use_node_ref();
    let size = use_size();
    // On an upright screen the table is turned a quarter turn counterclockwise.
    let turned = if props.facing && is_upright(size) {
        3
    } else {
        0
    };
    let sight = use_perspective(props.facing);
    let (drag, dragging) = use_wrestler_drag(props, &svg, sight, turned);
    let ways = props.choice.iter().flat_map(|(_, ways)| ways);
    let mover = ways.map(|way| way.mover).next();
    let press = |seat: Side| {
        let spot = props.spots[seat.index()].filter(|_| mover == Some(seat));
        spot.map(|spot| drag.press(spot))
    };

    let looks = look_left(props.spots.map(|spot| spot.map(|spot| middle(spot).0)));
    let wrestler = |seat: Side, seen: bool| {
        let Some(spot) = props.spots[seat.index()] else {
            return Html::default();
        };
        let movable = seen && mover == Some(seat);
        let struck = props.struck.filter(|(who, _)| *who == seat);
        let onpointerdown = press(seat).filter(|_| seen);
        let class = classes!(
            "wrestler",
            side_class(seat),
            cell(spot),
            looks[seat.index()].then_some("looks-left"),
            (!seen).then_some("is-hidden"),
            movable.then_some("is-movable"),
            (movable && dragging).then_some("is-dragging"),
            is_outside(spot).then_some("is-out"),
            struck.map(|(_, class)| class),
        );
        // Hit twice in a row, the body moves again.
        let key = struck.map_or(0, |_| 100 + 16 * i32::from(spot.0) + i32::from(spot.1));
        html! {
            <g {class} data-seat={seen.then_some(seat.slug())} {onpointerdown}>
                { sight.shadow() }
                <g {key} class="body">{ sight.body(pose(props.spots, props.acts, props.struck, seat)) }</g>
            </g>
        }
    };
    let open = |seat: Side, way: &Way| {
        let direction = way.direction?;
        let reader = if props.facing { up(seat) } else { TWELVE };
        let toward = t!("circle-toward-hour", number = hour(direction, reader));
        let what = way.comes_to(seat, &props.names);
        let onclick = {
            let (drag, choose) = (drag.clone(), props.onchoose.clone());
            Callback::from(move |event: MouseEvent| {
                if !drag.is_spent(&event) {
                    choose.emit(Action::Toward(direction));
                }
            })
        };
        // A wrestler may stand in front of the circle, and can be dragged there, too.
        let onpointerdown = press(way.mover);
        Some(html! {
            <g key={direction.hour()} class="open-way" data-hour={direction.hour().to_string()} {onclick} {onpointerdown}>
                { disk("spot-field", way.spots[1][way.mover.index()]?) }
                <title>{ t!("circle-toward", toward, what) }</title>
            </g>
        })
    };
    let choice = || {
        let choice = props.choice.iter();
        choice.flat_map(|(seat, ways)| ways.iter().map(move |way| (*seat, way)))
    };
    let foreseen = props.foreseen.iter().flat_map(|(_, ways)| ways);
    let row = |seat: Side| props.spots[seat.index()].map(|spot| middle(spot).1);
    // Whoever acts is seen whole, but a lifted wrestler goes over the other.
    let above = match props.acts {
        None | Some((_, Card::Tsuridashi)) => props.above,
        Some((seat, _)) => seat,
    };
    let front = match row(Side::East).cmp(&row(Side::West)) {
        Ordering::Less => Side::West,
        Ordering::Equal => above,
        Ordering::Greater => Side::East,
    };

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
    html! {
        <section class={classes!("pic", "ring-pic", sight.class(), props.target.then_some("is-target"))} aria-label={props.main.then(|| t!("dohyo"))}>
            <p class="vh">{ words::followed(&told(Side::East), &told(Side::West)) }</p>
            <svg ref={svg.clone()} viewBox={sight.view_box()} aria-hidden="true">
                { sight.ring() }
                { sight.ground(html! {
                    <>
                        { circles() }
                        { for foreseen.map(ghosts) }
                        { traces(&props.trace, props.spots) }
                        { for props.moves.iter().map(|&(seat, from, to)| html! { <g class={side_class(seat)}>{ for stride(from, to) }</g> }) }
                        { for choice().filter_map(|(_, way)| open_way(way)) }
                    </>
                }) }
                { wrestlers(front, wrestler) }
                { sight.ground(choice().filter_map(|(seat, way)| open(seat, way)).collect()) }
            </svg>
            if let Some(shout) = props.shout {
                <div class="shout" aria-hidden="true">
                    { shouted(shout) }
                </div>
            }
            if let Some(onclick) = &props.ongo {
                <button class="pic-go" type="button" tabindex="-1" aria-hidden="true" {onclick}></button>
            }
        </section>
    }
}
