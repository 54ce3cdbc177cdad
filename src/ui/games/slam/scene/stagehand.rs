//! Holds the canvases of a picture and repaints only what has changed.

use physics::Pose;
use web_sys::{Element, HtmlCanvasElement};
use yew::NodeRef;

use super::{
    aim,
    body::Body,
    camera::Camera,
    figure::Figure,
    hall,
    paint::{Paints, Sheet, density, worn},
    shape::Shape,
    straw,
    tags::Frame,
};
use crate::ui::games::slam::throwing::Hand;

/// The elements that a picture is painted on.
#[derive(Clone, PartialEq, Default)]
pub(crate) struct Easel {
    /// The picture’s container, whose size the canvases get.
    pub(crate) frame: NodeRef,
    /// The canvas for the still part.
    pub(crate) back: NodeRef,
    /// The canvas for the moving part.
    pub(crate) front: NodeRef,
}

/// The still part of the picture.
#[derive(Clone, PartialEq, Debug)]
struct Still {
    size: [i32; 2],
    density: f64,
    /// The element's background colour, which changes with the colour theme.
    worn: String,
    /// `None` while the ring is hidden.
    outline: Option<Vec<[i32; 2]>>,
}

/// The moving part of the picture.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Moving {
    /// The wrestlers in the ring and in the air.
    pub(crate) poses: [Option<Pose>; 2],
    /// Which wrestlers wait to be thrown.
    pub(crate) waits: [bool; 2],
    /// The hand that aims the next throw.
    pub(crate) hand: Option<Hand>,
}

/// A painted picture.
struct Painted {
    still: Still,
    paints: Paints,
    camera: Camera,
    front: Sheet,
    /// The part of the front canvas that is not empty.
    used: Option<Frame>,
    frames: [Option<Frame>; 2],
}

/// Paints a picture, and only what has changed.
pub(crate) struct Stagehand {
    body: Body,
    painted: Option<Painted>,
}

impl Default for Stagehand {
    fn default() -> Self {
        Self {
            body: Body::wrestler(),
            painted: None,
        }
    }
}

impl Stagehand {
    /// Repaints the background if it has changed, and returns whether it has. The picture also has room for `held`. `None` if painting is
    /// impossible.
    pub(crate) fn set(
        &mut self,
        easel: &Easel,
        outline: Option<&[[i32; 2]]>,
        held: &[[i32; 2]],
    ) -> Option<bool> {
        let frame = easel.frame.cast::<Element>()?;
        let size = [frame.client_width(), frame.client_height()];
        let still = Still {
            size,
            density: density(),
            worn: worn(&frame)?,
            outline: outline.map(<[_]>::to_vec),
        };
        if self.painted.as_ref().is_some_and(|it| it.still == still) {
            return Some(false);
        }
        let paints = Paints::of(&frame)?;
        let laid = outline.unwrap_or_default();
        let size = size.map(f64::from);
        let camera = Camera::new(size, &[laid, held].concat());
        let back = Sheet::new(
            &easel.back.cast::<HtmlCanvasElement>()?,
            size,
            still.density,
        )?;
        let front = Sheet::new(
            &easel.front.cast::<HtmlCanvasElement>()?,
            size,
            still.density,
        )?;
        back.paint(&hall::ground(laid, &camera), &paints);
        back.paint(&straw::rope(laid, &camera), &paints);
        back.paint(&hall::tassels(&camera), &paints);
        self.painted = Some(Painted {
            still,
            paints,
            camera,
            front,
            used: None,
            frames: [None; 2],
        });
        Some(true)
    }

    /// Repaints the moving part.
    pub(crate) fn show(&mut self, moving: &Moving) {
        let Some(painted) = &mut self.painted else {
            return;
        };
        if let Some(used) = painted.used.take() {
            painted.front.clear(used);
        }
        let camera = painted.camera;
        let figures = [0, 1].map(|at: usize| {
            let waits = moving.waits[at].then(|| aim::waiting(at, &camera));
            let pose = waits.or(moving.poses[at])?;
            Some(Figure::new(&self.body, pose, at as u8, &camera))
        });
        painted.frames = [0, 1].map(|at| figures[at].as_ref().map(|figure| figure.frame));
        let mut figures: Vec<Figure> = figures.into_iter().flatten().collect();
        figures.sort_by(|a, b| b.depth.total_cmp(&a.depth));
        let mut shapes: Vec<Shape> = figures.iter().map(|it| it.shadow.clone()).collect();
        if let Some(hand) = moving.hand {
            shapes.extend(aim::line(hand, moving.waits, &camera));
        }
        shapes.extend(figures.into_iter().flat_map(|figure| figure.shapes));
        painted.used = used(&shapes);
        painted.front.paint(&shapes, &painted.paints);
    }

    /// The wrestlers' frames in the picture.
    pub(crate) fn frames(&self) -> [Option<Frame>; 2] {
        self.painted.as_ref().map_or([None; 2], |it| it.frames)
    }

    /// How these wrestlers wait to be thrown, once something is painted.
    pub(crate) fn waiting(&self, waits: [bool; 2]) -> [Option<Pose>; 2] {
        let camera = self.camera();
        [0, 1].map(|at| {
            camera
                .filter(|_| waits[at])
                .map(|camera| aim::waiting(at, &camera))
        })
    }

    /// The camera, once something is painted.
    pub(crate) fn camera(&self) -> Option<Camera> {
        self.painted.as_ref().map(|it| it.camera)
    }
}

/// The smallest frame around all shapes and their lines.
fn used(shapes: &[Shape]) -> Option<Frame> {
    let spots = shapes.iter().flat_map(|shape| {
        let wide = shape.line.map_or(1.0, |line| line.1 + 1.0);
        let spots = shape.paths.iter().flatten();
        spots.map(move |&[x, y]| [x - wide, y - wide, x + wide, y + wide])
    });
    spots.reduce(|a, b| {
        [
            a[0].min(b[0]),
            a[1].min(b[1]),
            a[2].max(b[2]),
            a[3].max(b[3]),
        ]
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::games::slam::scene::shape::Ink;

    #[test]
    fn used_frame_includes_line_widths() {
        let line = Shape::lines(Ink::Key, 4.0, vec![vec![[10.0, 20.0], [30.0, 20.0]]]);
        assert_eq!(used(&[line]), Some([5.0, 15.0, 35.0, 25.0]));
        assert_eq!(used(&[]), None);
    }
}
