//! A momentum board: six hexes around a crest, the disks on them, and the gestures that move the disks.

use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::{draft::Do, words::facing};
use crate::{
    rules::{
        Side,
        momentum::{Disks, Draft, Facing, Shift},
    },
    ui::{
        hooks::{
            drag::{Drag, Moved, Released, draw_aside},
            use_escape,
        },
        parts::{crest, seat_sign, side_class},
        words::t,
    },
};

/// The picture’s width in its own units.
const WIDTH: f64 = 222.0;

/// The centre of a hex in the picture’s units, with forward at the top.
fn middle(hex: Facing) -> (i32, i32) {
    match hex {
        Facing::F => (111, 43),
        Facing::FR => (178, 82),
        Facing::BR => (178, 158),
        Facing::B => (111, 197),
        Facing::BL => (44, 158),
        Facing::FL => (44, 82),
    }
}

/// What a momentum board shows.
#[derive(Properties, PartialEq)]
pub(super) struct DisksProps {
    pub(super) seat: Side,
    pub(super) name: String,
    /// The disks to draw.
    pub(super) disks: Disks,
    /// The turn that the board's player is building.
    #[prop_or_default]
    pub(super) draft: Option<Draft>,
    /// The hex on which a disk was put down in the frame that is shown.
    #[prop_or_default]
    pub(super) put_down: Option<Facing>,
    /// The disk move of a hint that comes next.
    #[prop_or_default]
    pub(super) hinted: Option<Shift>,
    /// Whether forward is at the bottom, for a player who sits across.
    #[prop_or_default]
    pub(super) upside: bool,
    /// How many quarter turns the board is rotated on the screen, clockwise.
    #[prop_or_default]
    pub(super) turned: u8,
    #[prop_or_default]
    pub(super) onact: Callback<Do>,
}

/// Draws the held disk at this offset from its hex. The offset is set on the board, because a drag may start before the held disk is
/// rendered.
fn shift(board: &NodeRef, by: Option<(f64, f64)>) {
    if let Some(board) = board.cast::<HtmlElement>() {
        draw_aside(&board.style(), by);
    }
}

/// The hex of this board at a point of the page.
fn hex_at(board: Option<&Element>, x: i32, y: i32) -> Option<Facing> {
    let page = web_sys::window()?.document()?;
    let hit = page.element_from_point(x as f32, y as f32)?;
    let hex = hit.closest("[data-hex]").ok()??;
    let own = board.is_some_and(|board| board.contains(Some(&hex)));
    own.then(|| Facing::from_slug(&hex.get_attribute("data-hex")?))?
}

/// A momentum board under its player's name. `stars`: those won in the basho.
pub(super) fn named(seat: Side, name: &str, stars: Html, board: Html) -> Html {
    html! {
        <section key={seat.slug()} class={classes!("mb", seat.slug())}>
            <h2>{ seat_sign(seat) }<span class="who">{ name }</span>{ stars }</h2>
            { board }
        </section>
    }
}

/// A momentum board.
#[component]
pub(super) fn MomentumBoard(props: &DisksProps) -> Html {
    let board = use_node_ref();
    let drag = use_mut_ref(Drag::default);
    // Some engines end a drag with a click, which must be ignored.
    let dropped = use_mut_ref(|| false);
    let upside = props.upside;
    let held = props.draft.and_then(|draft| draft.held());
    let draft = props.draft;
    {
        let onact = props.onact.clone();
        let (drag, dropped, board) = (drag.clone(), dropped.clone(), board.clone());
        use_escape(
            held.is_some(),
            Callback::from(move |()| {
                // The drag's pointer is still down, and its release must not lift a disk.
                let dragging = matches!(*drag.borrow(), Drag::Dragging { .. });
                dropped.replace(dragging);
                drag.borrow_mut().cancel();
                shift(&board, None);
                onact.emit(Do::Drop(None));
            }),
        );
    }

    let hinted = props.hinted;
    let seen = |at: Facing| if upside { at.opposite() } else { at };
    let hint_arrow = |shift: Shift| {
        let ((x, y), (to_x, to_y)) = (middle(seen(shift.from)), middle(seen(shift.to)));
        html! { <path class="mh-hint" d={format!("M{x} {y}L{to_x} {to_y}")} /> }
    };
    let before = draft.map_or(props.disks, |draft| draft.start().disks(props.seat));
    let hex = |at: Facing| {
        let (x, y) = middle(seen(at));
        let (count, was) = (props.disks.on(at), before.on(at));
        let more = count > was || props.put_down == Some(at);
        let most = i32::from(count.max(was));
        // The disks of a tall stack are drawn closer together.
        let step = if most > 5 { 304 / (most - 1) } else { 76 };
        let class = |place: i32| {
            let top = place + 1 == i32::from(count);
            let gone = place >= i32::from(count);
            classes!(
                "dk",
                gone.then_some("dk-gone"),
                (top && more).then_some("dk-new"),
                (top && held == Some(at)).then_some("dk-held")
            )
        };
        let disk = |place: i32| {
            let (cx, cy) = (x - 9, y + 19 - step * place / 10);
            html! {
                <g key={place} class={class(place)}>
                    <ellipse cx={cx.to_string()} cy={cy.to_string()} rx="18" ry="7.2" />
                    <path d={format!("M{} {}q11 4 22 0", cx - 11, cy + 1)} />
                </g>
            }
        };
        let hot = more || held == Some(at) || hinted.is_some_and(|it| it.from == at || it.to == at);
        html! {
            <g key={at.slug()}>
                <path class={classes!("mh", hot.then_some("mh-hot"))} d={format!("M{} {y}l-20 36h-42l-20 -36l20 -36h42z", x + 41)} />
                { for (0..most).map(disk) }
                <text class="mh-n" x={(x + 22).to_string()} y={(y + 11).to_string()}>{ count }</text>
                <text class="mh-l" x={x.to_string()} y={(y - 19).to_string()}>{ at.slug() }</text>
            </g>
        }
    };

    let button = |at: Facing| {
        let onact = props.onact.clone();
        let onclick = {
            let (onact, dropped) = (onact.clone(), dropped.clone());
            Callback::from(move |event: MouseEvent| {
                let after_drag = dropped.replace(false) && event.detail() > 0;
                if !after_drag {
                    onact.emit(Do::Hex(at));
                }
            })
        };
        let onpointerdown = {
            let (drag, dropped) = (drag.clone(), dropped.clone());
            Callback::from(move |event: PointerEvent| {
                dropped.replace(false);
                let from = (f64::from(event.client_x()), f64::from(event.client_y()));
                if event.button() == 0
                    && drag.borrow_mut().press(event.pointer_id(), from)
                    && let Some(element) =
                        event.target().and_then(|it| it.dyn_into::<Element>().ok())
                {
                    // Without capture the drag still works while the pointer is over the board.
                    let _ = element.set_pointer_capture(event.pointer_id());
                }
            })
        };
        let onpointermove = {
            let (drag, onact, board) = (drag.clone(), onact.clone(), board.clone());
            let turned = props.turned;
            Callback::from(move |event: PointerEvent| {
                let to = (f64::from(event.client_x()), f64::from(event.client_y()));
                let moved = drag.borrow_mut().moved(event.pointer_id(), to);
                let (Moved::Begins(x, y) | Moved::By(x, y)) = moved else {
                    return;
                };
                if matches!(moved, Moved::Begins(..)) {
                    onact.emit(Do::Lift(at));
                }
                let Some(element) = board.cast::<Element>() else {
                    return;
                };
                let area = element.get_bounding_client_rect();
                let wide = if turned.is_multiple_of(2) {
                    area.width()
                } else {
                    area.height()
                };
                let (x, y) = match turned % 4 {
                    1 => (y, -x),
                    2 => (-x, -y),
                    3 => (-y, x),
                    _ => (x, y),
                };
                shift(&board, Some((x * WIDTH / wide, y * WIDTH / wide)));
            })
        };
        let onpointerup = {
            let (drag, onact, board, dropped) =
                (drag.clone(), onact.clone(), board.clone(), dropped.clone());
            Callback::from(move |event: PointerEvent| {
                if drag.borrow_mut().release(event.pointer_id()) == Released::Drop {
                    dropped.replace(true);
                    shift(&board, None);
                    let to = hex_at(
                        board.cast::<Element>().as_ref(),
                        event.client_x(),
                        event.client_y(),
                    );
                    onact.emit(Do::Drop(to));
                }
            })
        };
        let onlost = {
            let (drag, onact, board) = (drag.clone(), onact.clone(), board.clone());
            Callback::from(move |event: PointerEvent| {
                if drag.borrow().holds(event.pointer_id()) {
                    drag.borrow_mut().cancel();
                    shift(&board, None);
                    onact.emit(Do::Drop(None));
                }
            })
        };
        let place = seen(at);
        let words = t!("momentum-on", hex = facing(at), number = props.disks.on(at));
        let words = match hinted {
            Some(hint) if hint.from == at => t!("momentum-hint-from", hex = words),
            Some(hint) if hint.to == at => t!("momentum-hint-to", hex = words),
            _ => words,
        };
        html! {
            <button key={at.slug()} class={classes!("mh-at", format!("at-{}", place.slug()))} type="button" data-hex={at.slug()} aria-label={words}
                aria-pressed={(held == Some(at)).to_string()} data-focus={(at == Facing::F).then_some("")}
                {onclick} {onpointerdown} {onpointermove} {onpointerup} onpointercancel={onlost.clone()} onlostpointercapture={onlost} />
        }
    };
    let told: Vec<String> = Facing::ALL
        .map(|at| t!("momentum-on", hex = facing(at), number = props.disks.on(at)))
        .into();
    html! {
        <div ref={board.clone()} class={classes!("mbd", side_class(props.seat), held.is_some().then_some("is-lifted"))} role="group"
            aria-label={t!("momentum-of", name = &props.name)}>
            <svg viewBox="0 0 222 240" aria-hidden="true">
                <path class="mh-c" d="M144 120L127.5 148.6L94.5 148.6L78 120L94.5 91.4L127.5 91.4Z" />
                <use class="mh-crest" href={crest(props.seat)} x="91" y="100" width="40" height="40" />
                { for Facing::ALL.map(hex) }
                { for hinted.map(hint_arrow) }
            </svg>
            if draft.is_some() {
                { for Facing::ALL.map(button) }
            } else {
                <p class="vh">{ told.join(", ") }</p>
            }
        </div>
    }
}
