//! A hex of a board, with the disks on it.

use rules::momentum::Facing;
use yew::prelude::*;

/// The centre of a hex in the picture’s units, with forward at the top.
pub(super) fn middle(hex: Facing) -> (i32, i32) {
    match hex {
        Facing::F => (111, 43),
        Facing::FR => (178, 82),
        Facing::BR => (178, 158),
        Facing::B => (111, 197),
        Facing::BL => (44, 158),
        Facing::FL => (44, 82),
    }
}

/// What a hex shows.
#[derive(Properties, PartialEq)]
pub(super) struct HexProps {
    pub(super) hex: Facing,
    /// The hex of the picture in which it is drawn.
    pub(super) place: Facing,
    /// How many disks are on it.
    pub(super) count: u8,
    /// How many disks were on it before the turn.
    pub(super) before: u8,
    /// Whether its top disk is held.
    pub(super) held: bool,
    /// Whether a disk leaves it.
    pub(super) leaves: bool,
    /// Whether a disk arrives on it.
    pub(super) arrives: bool,
    /// Where in the picture its top disks came from when the disks changed last.
    pub(super) came: Vec<Facing>,
    /// How often the disks have changed.
    pub(super) times: i32,
}

/// A hex of a board.
#[component]
pub(super) fn Hex(props: &HexProps) -> Html {
    let (x, y) = middle(props.place);
    let class = if props.arrives || props.held {
        Some("mh-hot")
    } else {
        props.leaves.then_some("mh-left")
    };
    let most = props.count.max(props.before);
    html! {
        <g>
            <path class={classes!("mh", class)} d={format!("M{} {y}l-20 36h-42l-20 -36l20 -36h42z", x + 41)} />
            <g>{ for (0..most).map(|place| disk(props, place)) }</g>
            <text class="mh-n" x={(x + 22).to_string()} y={(y + 11).to_string()}>{ props.count }</text>
            <text class="mh-l" x={x.to_string()} y={(y - 19).to_string()}>{ props.hex.slug() }</text>
        </g>
    }
}

/// The disk at this place of the stack, counted from the bottom.
fn disk(props: &HexProps, place: u8) -> Html {
    let gone = place >= props.count;
    let top = place + 1 == props.count;
    let above = props.count.checked_sub(place + 1);
    let flies = above.and_then(|above| props.came.get(usize::from(above)));
    let class = classes!(
        "dk",
        gone.then_some("dk-gone"),
        (top && (props.count > props.before || props.arrives)).then_some("dk-new"),
        (top && props.held).then_some("dk-held"),
        flies.map(|from| format!("flies from-{} to-{}", from.slug(), props.place.slug())),
    );
    let place = i32::from(place);
    // A disk that flies is a new one on the page.
    let key = flies.map_or(place, |_| place + 12 * props.times);
    // The disks of a tall stack are drawn closer together.
    let most = i32::from(props.count.max(props.before));
    let step = if most > 5 { 304 / (most - 1) } else { 76 };
    let (x, y) = middle(props.place);
    let (x, y) = (x - 9, y + 19 - step * place / 10);
    html! {
        <g {key} {class}>
            <ellipse cx={x.to_string()} cy={y.to_string()} rx="18" ry="7.2" />
            <path d={format!("M{} {}q11 4 22 0", x - 11, y + 1)} />
        </g>
    }
}
