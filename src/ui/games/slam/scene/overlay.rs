//! The elements over the picture: where tags and grips are, and the lines from the tags to the bodies.

use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::{
    camera::Spot,
    painter::Painter,
    stagehand::Easel,
    tags::{Frame, centre, free, leader, placed},
};

/// The least width and height of a tap target, in pixels.
const TAP: f64 = 48.0;

/// The elements over the picture. Not all of them are always there.
#[derive(Clone, PartialEq, Default)]
pub(super) struct Overlay {
    /// What says how each wrestler has fallen.
    pub(super) tags: [NodeRef; 2],
    /// The lines from the tags to the bodies.
    pub(super) leads: NodeRef,
    /// What is tapped to pick a wrestler.
    pub(super) grips: [NodeRef; 2],
    /// The referee's call.
    pub(super) call: NodeRef,
}

/// The elements over the picture; moves them to the wrestlers after each render.
#[hook]
pub(super) fn use_overlay(painter: &Painter) -> Overlay {
    let overlay = (*use_state(Overlay::default)).clone();
    {
        let (overlay, painter) = (overlay.clone(), painter.clone());
        use_effect(move || arrange(&overlay, &painter));
    }
    overlay
}

/// Moves the tags, their lines, the grips and the call to where they hide nothing.
fn arrange(overlay: &Overlay, painter: &Painter) {
    let stagehand = painter.stagehand.borrow();
    let Some(camera) = stagehand.camera() else {
        return;
    };
    let picture = camera.size();
    let mut taken = beside(&painter.easel);
    let mut figures = Vec::new();
    let mut bodies = Vec::new();
    let mut tagged = Vec::new();
    for (at, frame) in stagehand.frames().into_iter().enumerate() {
        let Some(frame) = frame else { continue };
        let tapped = tap_target(picture, frame);
        let [left, top, right, bottom] = tapped;
        let values = [
            ("--x", left),
            ("--y", top),
            ("--w", right - left),
            ("--h", bottom - top),
        ];
        put(overlay.grips[at].cast(), &values);
        if let Some(tag) = overlay.tags[at].cast::<HtmlElement>() {
            // What can be tapped stays free, too.
            figures.push((tapped, size_of(&tag)));
            bodies.push(frame);
            tagged.push(tag);
        } else {
            taken.push(frame);
        }
    }
    if let Some(call) = overlay.call.cast::<HtmlElement>() {
        let seen = figures.iter().map(|(frame, _)| *frame);
        let seen: Vec<Frame> = seen.chain(taken.iter().copied()).collect();
        let place = free(picture, size_of(&call), &seen);
        put(Some(call), &[("--x", place[0]), ("--y", place[1])]);
        taken.push(place);
    }
    let places = placed(picture, &figures, &taken);
    let lines: Vec<[Spot; 2]> = places
        .iter()
        .zip(bodies)
        .map(|(tag, body)| leader(picture, *tag, body))
        .collect();
    if let Some(leads) = overlay.leads.cast::<Element>() {
        draw_leads(&leads, &lines);
    }
    for (tag, place) in tagged.into_iter().zip(places) {
        put(Some(tag), &[("--x", place[0]), ("--y", place[1])]);
    }
}

/// What is tapped to pick the wrestler in this frame. A wrestler beyond the picture is tapped at the picture's edge.
fn tap_target(picture: Spot, frame: Frame) -> Frame {
    let middle = centre(frame);
    let wide = (frame[2] - frame[0]).max(TAP);
    let high = (frame[3] - frame[1]).max(TAP);
    // (`clamp` would panic if the picture were smaller than what is tapped.)
    let left = (middle[0] - wide / 2.0).min(picture[0] - wide).max(0.0);
    let top = (middle[1] - high / 2.0).min(picture[1] - high).max(0.0);
    [left, top, left + wide, top + high]
}

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
fn size_of(tag: &HtmlElement) -> Spot {
    [tag.offset_width().into(), tag.offset_height().into()]
}

/// The frame of the tag that says how to pull.
fn beside(easel: &Easel) -> Vec<Frame> {
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
fn draw_leads(leads: &Element, lines: &[[Spot; 2]]) {
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
