//! The questions about the ring: the rope's shape and length, and the other table options.

use bout::games::slam::record_tags::Line;
use physics::Outline;
use rules::slam::{Shape, Size};
use yew::prelude::*;

use super::Setup;
use crate::ui::{
    games::slam::{rope::RopeEditor, words::shape_name},
    parts::{Folded, asks},
    stage::changes,
    words::t,
};

/// The sizes to choose from, largest first.
fn sizes() -> Vec<Size> {
    let mut sizes: Vec<Size> = Size::all()
        .filter(|size| *size >= Size::SMALLEST_CHOSEN)
        .collect();
    sizes.reverse();
    sizes
}

/// Adds the questions about the ring.
pub(super) fn add_ring(setup: &Setup, set: &Callback<Setup>, folded: &mut Folded) {
    let rope = &setup.rope;
    let given = match rope.line {
        Line::Measured(shape) if !setup.undrawn => Some(shape),
        _ => None,
    };
    let mut shapes: Vec<(Option<Shape>, String)> = Shape::ALL
        .map(|shape| (Some(shape), shape_name(shape)))
        .into();
    shapes.push((None, t!("slam-shape", shape = "drawn")));
    let onshape = changes(setup, set, |setup, shape: Option<Shape>| {
        setup.undrawn = shape.is_none();
        if let Some(shape) = shape {
            setup.rope.line = Line::Measured(shape);
        }
    });
    let sizes: Vec<_> = sizes()
        .into_iter()
        .map(|size| (size, t!("slam-size", percent = size.percent())))
        .collect();
    let onoff = [(false, t!("slam-no")), (true, t!("slam-yes"))];
    let drawn = match &rope.line {
        Line::Drawn(outline) => Some(outline.clone()),
        Line::Measured(_) => None,
    };
    let ondrawn = changes(setup, set, |setup, outline: Option<Outline>| {
        setup.undrawn = outline.is_none();
        if let Some(outline) = outline {
            setup.rope.line = Line::Drawn(outline);
        }
    });
    let question = asks(&t!("slam-shapes"), "shape", &shapes, given, None, &onshape);
    let shape = shapes.into_iter().find(|it| it.0 == given);
    folded.add_answered(question, shape.map(|(_, name)| name));
    if given.is_none() {
        folded.add(html! { <RopeEditor given={drawn} onchange={ondrawn} /> });
    }
    let question = asks(
        &t!("slam-sizes"),
        "size",
        &sizes,
        rope.size,
        Some(t!("slam-size-note")),
        &changes(setup, set, |setup, size| setup.rope.size = size),
    );
    folded.add(question);
    let question = asks(
        &t!("slam-shrinking"),
        "shrinking",
        &onoff,
        rope.shrinking,
        Some(t!("slam-shrinking-note")),
        &changes(setup, set, |setup, on| setup.rope.shrinking = on),
    );
    folded.add_answered(question, rope.shrinking.then(|| t!("slam-shrinking")));
    let question = asks(
        &t!("slam-blindfold"),
        "blindfold",
        &onoff,
        rope.blindfold,
        Some(t!("slam-blindfold-note")),
        &changes(setup, set, |setup, on| setup.rope.blindfold = on),
    );
    folded.add_answered(question, rope.blindfold.then(|| t!("slam-blindfold")));
}
