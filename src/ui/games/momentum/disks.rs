//! A momentum board: six hexes around a crest, the disks on them, and the gestures that move the disks.

use rules::{
    Side,
    momentum::{Disks, Draft, Facing, Shift},
};
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::draft::Do;
use crate::ui::{
    browser::hooks::{
        drag::{Act, DragEvent, TAP_SLOP, draw_aside, use_drag},
        use_escape,
    },
    parts::{crest, seat_sign, seen_from, side_class},
    words::{self, t},
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

/// Which disks moved when they changed last.
#[derive(Debug)]
struct Moves {
    disks: Disks,
    /// Where disks left, and where they arrived.
    shifts: Vec<Shift>,
    /// How often the disks have changed.
    times: i32,
    /// Whether the player has just dropped a disk by hand, so that it need not fly.
    by_hand: bool,
}

impl Moves {
    fn new(disks: Disks) -> Self {
        Self {
            disks,
            shifts: Vec::new(),
            times: 0,
            by_hand: false,
        }
    }

    /// Notes the disks that are drawn now; if their moves have been `seen`, none of them flies.
    fn see(&mut self, disks: Disks, seen: bool) {
        let rests = std::mem::take(&mut self.by_hand) || seen;
        let before = std::mem::replace(&mut self.disks, disks);
        if before == disks {
            return;
        }
        self.times += 1;
        let changed = |many: Disks, few: Disks| {
            let each = move |at: Facing| {
                let more = many.on(at).saturating_sub(few.on(at));
                std::iter::repeat_n(at, more.into())
            };
            Facing::ALL.into_iter().flat_map(each)
        };
        let left = changed(before, disks);
        self.shifts = left
            .zip(changed(disks, before))
            .map(|(from, to)| Shift { from, to })
            .filter(|_| !rests)
            .collect();
    }

    /// Where the disks came from that arrived on a hex.
    fn came(&self, at: Facing) -> impl Iterator<Item = Facing> {
        let here = self.shifts.iter().filter(move |shift| shift.to == at);
        here.map(|shift| shift.from)
    }
}

/// The arrow of a disk move between the centres of two hexes, with its letter. `alike`: whether both disks go the same way.
fn lean_arrow(place: usize, from: (i32, i32), to: (i32, i32), alike: bool) -> Html {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let long = f64::from(dx * dx + dy * dy).sqrt();
    let [ux, uy] = [dx, dy].map(|it| f64::from(it) / long);
    // Between neighbours, an arrow lies outside, clear of their numbers; across the board, beside the crest; otherwise on the crest's edge,
    // clear of the hex between.
    let outward = {
        let (x, y) = (
            i32::midpoint(from.0, to.0) - 111,
            i32::midpoint(from.1, to.1) - 120,
        );
        f64::from(dx * y - dy * x).signum()
    };
    let (reach, right, aside) = match long {
        ..100.0 => (25.0, 18.0 * outward, 15.0 * outward),
        ..140.0 => (38.0, -8.0 * outward, 0.0),
        _ => (32.0, 24.0, 0.0),
    };
    // A second disk on the same way goes on the other side; between hexes two apart, further inward.
    let second = alike && place > 0;
    let right = match long {
        _ if !second => right,
        ..100.0 => right / 18.0,
        ..140.0 => right - 13.0 * outward,
        _ => -right,
    };
    let at = |along: f64, right: f64| {
        let (x, y) = (ux * along - uy * right, uy * along + ux * right);
        (from.0 + x.round() as i32, from.1 + y.round() as i32)
    };
    let ((x1, y1), (x2, y2)) = (at(reach, right), at(long - reach - 8.0, right));
    let head = [
        (long - reach - 12.0, -7.0),
        (long - reach, 0.0),
        (long - reach - 12.0, 7.0),
    ]
    .map(|(along, aside)| at(along, right + aside))
    .map(|(x, y)| format!("{x} {y}"));
    // Letters of two arrows this close stand side by side.
    let along = match long {
        100.0..140.0 if second => 12.0,
        100.0..140.0 if alike => -12.0,
        _ => 0.0,
    };
    let (x, y) = at(long / 2.0 + along, right + aside);
    let letter = if place == 0 { "a" } else { "b" };
    html! {
        <g class="lean">
            <path class="lean-rim" d={format!("M{x1} {y1}L{x2} {y2}")} /><path class="lean-line" d={format!("M{x1} {y1}L{x2} {y2}")} />
            <path class="lean-tip" d={format!("M{}Z", head.join("L"))} />
            <circle cx={x.to_string()} cy={y.to_string()} r="10" /><text x={x.to_string()} y={(y + 5).to_string()}>{ letter }</text>
        </g>
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

/// A momentum board.
#[component]
pub(super) fn MomentumBoard(props: &DisksProps) -> Html {
    let board = use_node_ref();
    let moves = use_mut_ref(|| Moves::new(props.disks));
    moves.borrow_mut().see(props.disks, props.seen);
    let upside = props.upside;
    let held = props.draft.and_then(|draft| draft.held());
    let draft = props.draft;
    {
        // The offset of a drag stays until its disk is drawn put down, so that a disk dropped elsewhere flies back from there.
        let board = board.clone();
        use_effect_with(held, move |held| {
            if held.is_none() {
                shift(&board, None);
            }
        });
    }
    let drag = {
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
        use_drag(draft.is_some(), |_| TAP_SLOP, ondrag)
    };
    // A disk that a tap has lifted.
    use_escape(held.is_some(), props.onact.reform(|()| Do::Drop(None)));

    let seen = |at: Facing| if upside { at.opposite() } else { at };
    let marks = &props.marks;
    let leaves = |at: Facing| marks.iter().any(|shift| shift.from == at);
    let arrives = |at: Facing| marks.iter().any(|shift| shift.to == at);
    let on = |at: Facing, hint: &str| {
        t!(
            "momentum-on",
            hex = at.slug(),
            number = props.disks.on(at),
            hint = hint
        )
    };
    let arrow = |(place, shift): (usize, &Shift)| {
        let alike = marks.iter().filter(|it| *it == shift).count() > 1;
        let [from, to] = [shift.from, shift.to].map(|at| middle(seen(at)));
        lean_arrow(place, from, to, alike)
    };
    // Where each disk came from when the disks changed last.
    let moved = moves.borrow();
    let before = draft.map_or(props.disks, |draft| draft.start().disks(props.seat));
    let hex = |at: Facing| {
        let (x, y) = middle(seen(at));
        let (count, was) = (props.disks.on(at), before.on(at));
        let most = i32::from(count.max(was));
        // The disks of a tall stack are drawn closer together.
        let step = if most > 5 { 304 / (most - 1) } else { 76 };
        let came: Vec<Facing> = moved.came(at).collect();
        let disk = |place: i32| {
            let below = i32::from(count) - 1 - place;
            let top = below == 0;
            let flies = usize::try_from(below)
                .ok()
                .and_then(|below| came.get(below));
            let class = classes!(
                "dk",
                (below < 0).then_some("dk-gone"),
                (top && (count > was || arrives(at))).then_some("dk-new"),
                (top && held == Some(at)).then_some("dk-held"),
                flies.map(|from| format!(
                    "flies from-{} to-{}",
                    seen(*from).slug(),
                    seen(at).slug()
                ))
            );
            // A disk that flies is a new one on the page.
            let key = flies.map_or(place, |_| place + 12 * moved.times);
            let (cx, cy) = (x - 9, y + 19 - step * place / 10);
            html! {
                <g {key} {class}>
                    <ellipse cx={cx.to_string()} cy={cy.to_string()} rx="18" ry="7.2" />
                    <path d={format!("M{} {}q11 4 22 0", cx - 11, cy + 1)} />
                </g>
            }
        };
        let class = if arrives(at) || held == Some(at) {
            Some("mh-hot")
        } else {
            leaves(at).then_some("mh-left")
        };
        html! {
            <g key={at.slug()}>
                <path class={classes!("mh", class)} d={format!("M{} {y}l-20 36h-42l-20 -36l20 -36h42z", x + 41)} />
                <g>{ for (0..most).map(disk) }</g>
                <text class="mh-n" x={(x + 22).to_string()} y={(y + 11).to_string()}>{ count }</text>
                <text class="mh-l" x={x.to_string()} y={(y - 19).to_string()}>{ at.slug() }</text>
            </g>
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
        let words = on(at, hint);
        html! {
            <button key={at.slug()} class={classes!("mh-at", format!("at-{}", place.slug()))} type="button" data-hex={at.slug()} aria-label={words}
                aria-pressed={(held == Some(at)).to_string()} data-focus={(at == Facing::F).then_some("")}
                {onclick} onpointerdown={drag.press(at)} />
        }
    };
    let told: Vec<String> = Facing::ALL.map(|at| on(at, "none")).into();
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

#[cfg(test)]
mod tests;
