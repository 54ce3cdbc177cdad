//! A momentum board: six hexes around a crest, the disks on them, and the gestures that move the disks.

mod arrow;
mod hex;
mod moves;

use std::{cell::RefCell, rc::Rc};

use rules::{
    Side,
    momentum::{Disks, Draft, Facing, Shift},
};
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use self::{
    arrow::lean_arrow,
    hex::{Hex, middle},
    moves::Moves,
};
use super::draft::Do;
use crate::ui::{
    browser::hooks::{
        drag::{Act, DragEvent, TAP_SLOP, UseDragHandle, draw_aside, use_drag},
        use_escape,
    },
    parts::{crest, seat_sign, seen_from, side_class},
    words::{self, t},
};

/// The picture’s width in its own units.
const WIDTH: f64 = 222.0;

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
    /// The disk moves that are drawn, a and b.
    #[prop_or_default]
    pub(super) marks: Vec<Shift>,
    /// Whether these are a hint.
    #[prop_or_default]
    pub(super) hints: bool,
    /// Whether the players have seen these disks move already, as those of a turn that its player has built.
    #[prop_or_default]
    pub(super) seen: bool,
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

/// Converts an offset on the screen, in CSS pixels, into the units of a board that is rotated clockwise by that many quarter turns.
fn on_board(board: &NodeRef, turned: u8, by: (f64, f64)) -> (f64, f64) {
    let Some(board) = board.cast::<Element>() else {
        return (0.0, 0.0);
    };
    let area = board.get_bounding_client_rect();
    let wide = if turned.is_multiple_of(2) {
        area.width()
    } else {
        area.height()
    };
    let (x, y) = seen_from(turned % 4, by);
    (x * WIDTH / wide, y * WIDTH / wide)
}

/// The hex of this board at a point of the window.
fn hex_at(board: &NodeRef, (x, y): (f64, f64)) -> Option<Facing> {
    let page = web_sys::window()?.document()?;
    let hit = page.element_from_point(x as f32, y as f32)?;
    let hex = hit.closest("[data-hex]").ok()??;
    let own = board.cast::<Element>()?.contains(Some(&hex));
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

/// What a screen reader says about a hex; `hint`: whether a hint moves a disk `from` it or `to` it.
fn words_of(disks: Disks, hex: Facing, hint: &str) -> String {
    t!(
        "momentum-on",
        hex = hex.slug(),
        number = disks.on(hex),
        hint = hint
    )
}

/// Drags disks from hex to hex.
#[hook]
fn use_disk_drag(
    props: &DisksProps,
    board: &NodeRef,
    moves: &Rc<RefCell<Moves>>,
) -> UseDragHandle<Facing> {
    let held = props.draft.and_then(|draft| draft.held());
    {
        // The offset of a drag stays until its disk is drawn put down, so that a disk dropped elsewhere flies back from there.
        let board = board.clone();
        use_effect_with(held, move |held| {
            if held.is_none() {
                shift(&board, None);
            }
        });
    }
    // A disk that a tap has lifted is put back, too.
    use_escape(held.is_some(), props.onact.reform(|()| Do::Drop(None)));
    let (board, moves, turned) = (board.clone(), moves.clone(), props.turned);
    let onact = props.onact.clone();
    let ondrag = Callback::from(move |event: DragEvent<Facing>| match event.act {
        Act::Press | Act::Tap => (),
        Act::Begin => onact.emit(Do::Lift(event.thing)),
        Act::Move => shift(&board, Some(on_board(&board, turned, event.by))),
        Act::Drop => {
            moves.borrow_mut().by_hand = true;
            onact.emit(Do::Drop(hex_at(&board, event.at)));
        }
        Act::Cancel => onact.emit(Do::Drop(None)),
    });
    // A drag puts back the disk that a tap has lifted, so a tap that shakes must not begin one.
    use_drag(props.draft.is_some(), |_| TAP_SLOP, ondrag)
}

/// A momentum board.
#[component]
pub(super) fn MomentumBoard(props: &DisksProps) -> Html {
    let board = use_node_ref();
    let moves = use_mut_ref(|| Moves::new(props.disks));
    moves.borrow_mut().see(props.disks, props.seen);
    let (upside, draft) = (props.upside, props.draft);
    let held = draft.and_then(|draft| draft.held());
    let drag = use_disk_drag(props, &board, &moves);

    let seen = |at: Facing| if upside { at.opposite() } else { at };
    let marks = &props.marks;
    let leaves = |at: Facing| marks.iter().any(|shift| shift.from == at);
    let arrives = |at: Facing| marks.iter().any(|shift| shift.to == at);
    let arrow = |(place, shift): (usize, &Shift)| {
        let alike = marks.iter().filter(|it| *it == shift).count() > 1;
        let [from, to] = [shift.from, shift.to].map(|at| middle(seen(at)));
        lean_arrow(place, from, to, alike)
    };
    let moved = moves.borrow();
    let before = draft.map_or(props.disks, |draft| draft.start().disks(props.seat));
    let hex = |at: Facing| {
        let came: Vec<Facing> = moved.came(at).map(seen).collect();
        html! {
            <Hex key={at.slug()} hex={at} place={seen(at)} count={props.disks.on(at)} before={before.on(at)} held={held == Some(at)}
                leaves={leaves(at)} arrives={arrives(at)} {came} times={moved.times} />
        }
    };
    let button = |at: Facing| {
        let onclick = {
            let (onact, drag) = (props.onact.clone(), drag.clone());
            Callback::from(move |event: MouseEvent| {
                if !drag.is_spent(&event) {
                    onact.emit(Do::Hex(at));
                }
            })
        };
        let place = seen(at);
        let hint = match (props.hints, leaves(at), arrives(at)) {
            (true, true, _) => "from",
            (true, false, true) => "to",
            _ => "none",
        };
        let words = words_of(props.disks, at, hint);
        html! {
            <button key={at.slug()} class={classes!("mh-at", format!("at-{}", place.slug()))} type="button" data-hex={at.slug()} aria-label={words}
                aria-pressed={(held == Some(at)).to_string()} data-focus={(at == Facing::F).then_some("")}
                {onclick} onpointerdown={drag.press(at)} />
        }
    };
    let told: Vec<String> = Facing::ALL
        .map(|at| words_of(props.disks, at, "none"))
        .into();
    html! {
        <div ref={board.clone()} class={classes!("mbd", side_class(props.seat), held.is_some().then_some("is-lifted"))} role="group"
            aria-label={t!("momentum-of", name = &props.name)}>
            <svg viewBox="0 0 222 240" aria-hidden="true">
                <path class="mh-c" d="M144 120L127.5 148.6L94.5 148.6L78 120L94.5 91.4L127.5 91.4Z" />
                <use class="mh-crest" href={crest(props.seat)} x="91" y="100" width="40" height="40" />
                <g>{ for Facing::ALL.map(hex) }</g>
                <g>{ for marks.iter().enumerate().map(arrow) }</g>
            </svg>
            if draft.is_some() {
                { for Facing::ALL.map(button) }
            } else {
                <p class="vh">{ words::row(&told) }</p>
            }
        </div>
    }
}
