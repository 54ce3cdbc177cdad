//! The elements over the picture: where tags and grips are, and the lines from the tags to the bodies.

use web_sys::{Element, HtmlElement};

use super::{camera::Spot, stagehand::Easel, tags::Frame};

/// Sets an element's position.
pub(crate) fn put(element: Option<HtmlElement>, values: &[(&str, f64)]) {
    if let Some(element) = element {
        for (name, value) in values {
            // Setting a custom property on a rendered element cannot fail.
            let _ = element
                .style()
                .set_property(name, &format!("{}px", value.round() as i32));
        }
    }
}

/// An element's width and height.
pub(crate) fn size_of(tag: &HtmlElement) -> Spot {
    [tag.offset_width().into(), tag.offset_height().into()]
}

/// The frame of the tag that says how to pull.
pub(crate) fn beside(easel: &Easel) -> Vec<Frame> {
    let frame = || {
        let frame = easel.frame.cast::<Element>()?;
        let around = frame.get_bounding_client_rect();
        let own = frame.query_selector(".ring-pull").ok()??;
        let own = own.get_bounding_client_rect();
        let (left, top) = (own.left() - around.left(), own.top() - around.top());
        Some([left, top, left + own.width(), top + own.height()])
    };
    frame().into_iter().collect()
}

/// Draws the lines from the tags to the bodies, and a dot at the end of each.
pub(crate) fn draw_leads(leads: &Element, lines: &[[Spot; 2]]) {
    let spot = |[x, y]: Spot| format!("{} {}", x.round() as i32, y.round() as i32);
    let line = |[from, to]: &[Spot; 2]| format!("M{}L{}", spot(*from), spot(*to));
    // A line without length is drawn as its round cap.
    let end = |[_, to]: &[Spot; 2]| format!("M{}h0", spot(*to));
    let ways: String = lines.iter().map(line).collect();
    let ends: String = lines.iter().map(end).collect();
    let paths = leads.children();
    for at in 0..paths.length() {
        let path = if at < 2 { &ways } else { &ends };
        if let Some(element) = paths.item(at) {
            // This name is valid.
            let _ = element.set_attribute("d", path);
        }
    }
}
