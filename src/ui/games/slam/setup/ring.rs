//! The questions about the ring: the rope's shape and length, and the other table options.

use yew::prelude::*;

use super::Setup;
use crate::{
    physics::Outline,
    rules::slam::{Shape, Size},
    ui::{
        games::slam::{
            picture::{RopeEditorProps, rope_editor},
            told::{Line, Rope},
            words::shape_name,
        },
        parts::{Folded, asks},
        words::t,
    },
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
    let change = |change: fn(&mut Rope, bool)| {
        let setup = setup.clone();
        set.reform(move |on: bool| {
            let mut setup = setup.clone();
            change(&mut setup.rope, on);
            setup
        })
    };
    let mut shapes: Vec<(Option<Shape>, String)> = Shape::ALL
        .map(|shape| (Some(shape), shape_name(shape)))
        .into();
    shapes.push((None, t!("slam-shape", shape = "drawn")));
    let onshape = {
        let setup = setup.clone();
        set.reform(move |shape: Option<Shape>| {
            let mut setup = setup.clone();
            setup.undrawn = shape.is_none();
            if let Some(shape) = shape {
                setup.rope.line = Line::Measured(shape);
            }
            setup
        })
    };
    let onsize = {
        let setup = setup.clone();
        set.reform(move |size: Size| {
            let mut setup = setup.clone();
            setup.rope.size = size;
            setup
        })
    };
    let sizes: Vec<_> = sizes()
        .into_iter()
        .map(|size| (size, t!("slam-size", percent = size.percent())))
        .collect();
    let onoff = [(false, t!("slam-no")), (true, t!("slam-yes"))];
    let drawn = match &rope.line {
        Line::Drawn(outline) => Some(outline.clone()),
        Line::Measured(_) => None,
    };
    let ondrawn = {
        let setup = setup.clone();
        set.reform(move |outline: Option<Outline>| {
            let mut setup = setup.clone();
            setup.undrawn = outline.is_none();
            if let Some(outline) = outline {
                setup.rope.line = Line::Drawn(outline);
            }
            setup
        })
    };
    let question = asks(&t!("slam-shapes"), "shape", &shapes, given, None, &onshape);
    let shape = shapes.into_iter().find(|it| it.0 == given);
    folded.add_answered(question, shape.map(|(_, name)| name));
    if given.is_none() {
        folded.add(rope_editor(RopeEditorProps {
            given: drawn,
            onchange: ondrawn,
        }));
    }
    let question = asks(
        &t!("slam-sizes"),
        "size",
        &sizes,
        rope.size,
        Some(t!("slam-size-note")),
        &onsize,
    );
    folded.add(question);
    let question = asks(
        &t!("slam-shrinking"),
        "shrinking",
        &onoff,
        rope.shrinking,
        Some(t!("slam-shrinking-note")),
        &change(|rope, on| rope.shrinking = on),
    );
    folded.add_answered(question, rope.shrinking.then(|| t!("slam-shrinking")));
    let question = asks(
        &t!("slam-blindfold"),
        "blindfold",
        &onoff,
        rope.blindfold,
        Some(t!("slam-blindfold-note")),
        &change(|rope, on| rope.blindfold = on),
    );
    folded.add_answered(question, rope.blindfold.then(|| t!("slam-blindfold")));
}
