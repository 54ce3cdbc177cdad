//! The ring of circle and momentum, seen from the side with wrestlers who stand in it, or from straight above. The origin of the drawing is the
//! middle of the ring.

use rules::Side;
use yew::prelude::*;

use super::{art::drawing, menko};
use crate::ui::data::{app_context::AppContext, settings::Perspective};

/// How much lower than wide a circle on the ground is drawn, as in `static/ring.svg`.
const DEPTH: f64 = 0.62;

impl Perspective {
    /// How much lower than wide a circle on the ground is drawn.
    pub const fn depth(self) -> f64 {
        match self {
            Self::Oblique => DEPTH,
            Self::Plan => 1.0,
        }
    }

    /// Where a point of the ground is drawn.
    pub fn seen(self, (x, y): (i32, i32)) -> (f64, f64) {
        (f64::from(x), f64::from(y) * self.depth())
    }

    /// The left and upper edge of the picture, its width and its height, in units of the drawing.
    pub const fn frame(self) -> [f64; 4] {
        match self {
            Self::Oblique => [-318.0, -318.0, 636.0, 544.0],
            Self::Plan => [-334.0, -334.0, 668.0, 668.0],
        }
    }

    /// The picture’s `viewBox`.
    pub fn view_box(self) -> String {
        self.frame().map(|it| it.to_string()).join(" ")
    }

    /// The CSS class of the picture.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Oblique => "is-oblique",
            Self::Plan => "is-plan",
        }
    }

    /// The sky, the clay and the straw.
    pub fn ring(self) -> Html {
        let of = match self {
            Self::Oblique => "ring.svg#oblique",
            Self::Plan => "ring.svg#plan",
        };
        html! { <use href={drawing(of)} /> }
    }

    /// What is painted on the ground, in the ground’s own coordinates.
    pub fn ground(self, painted: Html) -> Html {
        html! { <g transform={format!("scale(1 {})", self.depth())}>{ painted }</g> }
    }

    /// The transform that puts something at a point of the ground and shows it upright.
    pub fn upright(self, (x, y): (i32, i32)) -> String {
        format!("translate({x} {y}) scale(1 {})", 1.0 / self.depth())
    }

    /// A wrestler as he stands there: the figure with its feet at the origin, or the round card.
    pub fn body(self, pose: Pose) -> Html {
        match self {
            Self::Oblique => {
                html! { <use href={drawing(&pose.symbol())} width="240" height="240" /> }
            }
            Self::Plan => menko(),
        }
    }

    /// The shadow on the ground.
    pub fn shadow(self) -> Html {
        match self {
            Self::Oblique => html! { <ellipse class="shadow" rx="78" ry="20" /> },
            Self::Plan => Html::default(),
        }
    }
}

/// How this player sees a ring: two face to face from straight above, and anybody else as the settings say.
#[hook]
pub fn use_perspective(facing: bool) -> Perspective {
    let app = use_context::<AppContext>();
    if facing {
        return Perspective::Plan;
    }
    app.map(|app| app.settings.perspective).unwrap_or_default()
}

/// How a wrestler stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pose {
    /// In a crouch, away from the other.
    Crouch,
    /// In the clinch.
    Push,
    /// Leaning against a push.
    Brace,
    /// Walking.
    Step,
    /// In one of circle’s techniques, given by the code of its card.
    Technique(&'static str),
    /// Lifted by the other.
    Lifted,
    /// On the ground outside the ring.
    Fall,
    /// Upright, after a win.
    Win,
}

impl Pose {
    /// The drawing’s file and symbol, as in `art.svg#w-oshi`.
    pub fn symbol(self) -> String {
        let symbol = match self {
            Self::Crouch => "art.svg#w-shikiri",
            Self::Push => "art.svg#w-oshi",
            Self::Brace => "ring.svg#w-brace",
            Self::Step => "ring.svg#w-step",
            Self::Lifted => "ring.svg#w-lifted",
            Self::Fall => "ring.svg#w-fall",
            Self::Win => "art.svg#w-shiko",
            Self::Technique(code) => return format!("ring.svg#w-{code}"),
        };
        symbol.to_owned()
    }
}

/// A wrestler alone on sand, in this drawing; without one, the empty place for it.
pub fn figure_tile(symbol: Option<&str>) -> Html {
    html! {
        <svg class="figure-tile side-e" viewBox="-12 -30 264 264" aria-hidden="true">
            if let Some(symbol) = symbol {
                <use href={drawing(symbol)} width="240" height="240" />
            }
        </svg>
    }
}

/// The wrestlers of a picture, of whom one stands in `front` of the other. `wrestler` draws one; its second argument says whether to show
/// him. West is drawn both behind East and in front, and shown once: an element that changes places in the document would not glide.
pub fn wrestlers(front: Side, wrestler: impl Fn(Side, bool) -> Html) -> Html {
    html! {
        <>
            <g key="behind">{ wrestler(Side::West, front == Side::East) }</g>
            <g key="east">{ wrestler(Side::East, true) }</g>
            <g key="before">{ wrestler(Side::West, front == Side::West) }</g>
        </>
    }
}

/// Whether East and West look left, given how far right each stands. They look at each other; if both stand equally far right, East looks
/// right.
pub fn look_left(x: [Option<i32>; 2]) -> [bool; 2] {
    let crossed = matches!(x, [Some(east), Some(west)] if east > west);
    [crossed, !crossed]
}
