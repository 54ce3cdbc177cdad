//! A hex of a board, with the disks on it.

use rules::{Side, momentum::Facing};
use yew::prelude::*;

/// Where forward is on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum Forward {
    /// To the right, as East sees the ring.
    Right,
    /// To the left, as West sees it.
    Left,
    /// At the top, for a player at their own edge.
    Up,
}

impl Forward {
    /// Where a seat’s forward is in the ring.
    pub(in super::super) const fn of(seat: Side) -> Self {
        match seat {
            Side::East => Self::Right,
            Side::West => Self::Left,
        }
    }

    /// How far forward is rotated clockwise from the right, in degrees.
    const fn degrees(self) -> i32 {
        match self {
            Self::Right => 0,
            Self::Left => 180,
            Self::Up => -90,
        }
    }

    /// The angle of a direction on the screen, clockwise from the right, in degrees.
    pub(in super::super) fn angle(self, toward: Facing) -> i32 {
        let place = Facing::ALL.iter().position(|&other| other == toward);
        self.degrees() + 60 * place.unwrap_or_default() as i32
    }

    /// The picture’s width and height, in its units. Its origin is its middle.
    pub(super) const fn size(self) -> (i32, i32) {
        match self {
            Self::Right | Self::Left => (240, 222),
            Self::Up => (222, 240),
        }
    }

    /// The place of a hex on the screen, named by the hex that would lie there if forward were to the right, or at the top.
    pub(super) fn place(self, hex: Facing) -> Facing {
        match self {
            Self::Right | Self::Up => hex,
            Self::Left => hex.opposite(),
        }
    }

    /// The centre of a hex in the picture’s units; must match the stylesheet.
    pub(super) fn middle(self, hex: Facing) -> (i32, i32) {
        let (x, y) = match self.place(hex) {
            Facing::F => (77, 0),
            Facing::FR => (38, 67),
            Facing::BR => (-38, 67),
            Facing::B => (-77, 0),
            Facing::BL => (-38, -67),
            Facing::FL => (38, -67),
        };
        if self == Self::Up { (y, -x) } else { (x, y) }
    }
}

/// What a hex shows.
#[derive(Properties, PartialEq)]
pub(super) struct HexProps {
    pub(super) hex: Facing,
    pub(super) forward: Forward,
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
    /// Where its top disks came from when the disks changed last.
    pub(super) came: Vec<Facing>,
    /// How often the disks have changed.
    pub(super) times: i32,
}

/// A hex of a board.
#[component]
pub(super) fn Hex(props: &HexProps) -> Html {
    let (x, y) = props.forward.middle(props.hex);
    let class = if props.arrives || props.held {
        Some("mh-hot")
    } else {
        props.leaves.then_some("mh-left")
    };
    let most = props.count.max(props.before);
    let outline = if props.forward == Forward::Up {
        format!("M{} {y}l-20 36h-42l-20 -36l20 -36h42z", x + 41)
    } else {
        format!("M{x} {}l36 20v42l-36 20l-36 -20v-42z", y - 41)
    };
    let way = format!(
        "translate({x} {}) rotate({})",
        y - 23,
        props.forward.angle(props.hex)
    );
    html! {
        <g>
            <path class={classes!("mh", class)} d={outline} />
            <g>{ for (0..most).map(|place| disk(props, place)) }</g>
            <text class="mh-n" x={(x + 22).to_string()} y={(y + 11).to_string()}>{ props.count }</text>
            <path class="mh-way" d="M-9 0H8M2 -6L9 0L2 6" transform={way} />
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
        flies.map(|from| {
            let [from, to] = [*from, props.hex].map(|hex| props.forward.place(hex).slug());
            format!("flies from-{from} to-{to}")
        })
    );
    let place = i32::from(place);
    // A disk that flies is a new one on the page.
    let key = flies.map_or(place, |_| place + 12 * props.times);
    // The disks of a tall stack are drawn closer together.
    let most = i32::from(props.count.max(props.before));
    let step = if most > 5 { 304 / (most - 1) } else { 76 };
    let (x, y) = props.forward.middle(props.hex);
    let (x, y) = (x - 9, y + 19 - step * place / 10);
    html! {
        <g {key} {class}>
            <ellipse cx={x.to_string()} cy={y.to_string()} rx="18" ry="7.2" />
            <path d={format!("M{} {}q11 4 22 0", x - 11, y + 1)} />
        </g>
    }
}
