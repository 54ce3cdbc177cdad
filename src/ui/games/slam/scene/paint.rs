//! Paints shapes on a canvas, in the colours of the stylesheet.

use wasm_bindgen::JsCast as _;
use web_sys::{CanvasRenderingContext2d, Element, HtmlCanvasElement, HtmlElement};

use super::{
    camera::Spot,
    shape::{INKS, Ink, Shape},
};

/// The most canvas pixels per CSS pixel: more cost time without a visible gain.
const DENSEST: f64 = 2.0;

/// The colours of all inks.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Paints(Vec<String>);

impl Paints {
    /// The current colours inside this element. A custom property may depend on others, so a probe element with each colour is asked for
    /// its computed value.
    pub(crate) fn of(element: &Element) -> Option<Self> {
        let window = web_sys::window()?;
        let probe = window.document()?.create_element("i").ok()?;
        let probe = probe.dyn_into::<HtmlElement>().ok()?;
        probe.set_class_name("ring-ink");
        element.append_child(&probe).ok()?;
        let style = window.get_computed_style(&probe).ok()??;
        let colour = |(_, name): &(Ink, &str)| {
            // Setting a colour on a rendered element cannot fail.
            let _ = probe.style().set_property("color", &format!("var({name})"));
            style.get_property_value("color").unwrap_or_default()
        };
        let colours = INKS.iter().map(colour).collect();
        probe.remove();
        Some(Self(colours))
    }

    fn colour(&self, ink: Ink) -> &str {
        self.0.get(ink.index()).map_or("", String::as_str)
    }
}

/// The element's background colour. It changes whenever the colours inside the element change.
pub(crate) fn worn(element: &Element) -> Option<String> {
    let style = web_sys::window()?.get_computed_style(element).ok()??;
    style.get_property_value("background-color").ok()
}

/// Canvas pixels per CSS pixel, from 1 to [`DENSEST`].
pub(crate) fn density() -> f64 {
    let ratio = web_sys::window().map_or(1.0, |window| window.device_pixel_ratio());
    ratio.clamp(1.0, DENSEST)
}

/// A canvas with CSS pixels as its coordinates.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    context: CanvasRenderingContext2d,
    size: Spot,
}

impl Sheet {
    /// The canvas, cleared and resized; `None` without a 2D context.
    pub(crate) fn new(canvas: &HtmlCanvasElement, size: Spot, density: f64) -> Option<Self> {
        canvas.set_width((size[0] * density).round() as u32);
        canvas.set_height((size[1] * density).round() as u32);
        let context = canvas.get_context("2d").ok()??;
        let context = context.dyn_into::<CanvasRenderingContext2d>().ok()?;
        context
            .set_transform(density, 0.0, 0.0, density, 0.0, 0.0)
            .ok()?;
        context.set_line_join("round");
        context.set_line_cap("round");
        Some(Self { context, size })
    }

    /// Clears a part of the canvas: left, top, right, bottom.
    pub(crate) fn clear(&self, [left, top, right, bottom]: [f64; 4]) {
        let (left, top) = (left.max(0.0), top.max(0.0));
        let (right, bottom) = (right.min(self.size[0]), bottom.min(self.size[1]));
        if right > left && bottom > top {
            self.context
                .clear_rect(left, top, right - left, bottom - top);
        }
    }

    /// Paints the shapes in order, one over the other.
    pub(crate) fn paint(&self, shapes: &[Shape], paints: &Paints) {
        for shape in shapes {
            self.shape(shape, paints);
        }
    }

    fn shape(&self, shape: &Shape, paints: &Paints) {
        let context = &self.context;
        context.begin_path();
        for path in &shape.paths {
            let Some((first, rest)) = path.split_first() else {
                continue;
            };
            context.move_to(first[0], first[1]);
            for spot in rest {
                context.line_to(spot[0], spot[1]);
            }
            if shape.closed {
                context.close_path();
            }
        }
        if let Some((ink, width)) = shape.line {
            if let Some([on, off]) = shape.dash {
                // Setting two numeric dash lengths cannot fail.
                let _ = context.set_line_dash(&js_sys::Array::of2(&on.into(), &off.into()));
            }
            context.set_stroke_style_str(paints.colour(ink));
            context.set_line_width(width);
            context.stroke();
            if shape.dash.is_some() {
                let _ = context.set_line_dash(&js_sys::Array::new());
            }
        }
        if let Some(ink) = shape.fill {
            context.set_fill_style_str(paints.colour(ink));
            context.fill();
        }
    }
}
