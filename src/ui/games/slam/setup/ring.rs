//! The questions about the ring: the rope's shape and length, and the other table options.

use yew::prelude::*;

use super::Setup;
use crate::{
    physics::Outline,
    rules::slam::{Shape, Size},
    ui::{
        games::slam::{
            picture::RopeEditor,
            told::{Line, Rope},
            words::shape_name,
        },
        parts::asks,
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

/// The questions about the ring. `drawing`: whether the player draws the ring by hand, and may not have finished. `onlack` is called
/// when the drawing is not a ring.
pub(super) fn ring_asks(
    setup: &Setup,
    drawing: bool,
    ondraw: &Callback<bool>,
    onrope: &Callback<Rope>,
    onlack: &Callback<()>,
) -> Html {
    let rope = &setup.rope;
    let given = match rope.line {
        Line::Measured(shape) if !drawing => Some(shape),
        _ => None,
    };
    let mut shapes: Vec<(Option<Shape>, String)> = Shape::ALL
        .map(|shape| (Some(shape), shape_name(shape)))
        .into();
    shapes.push((None, t!("slam-shape", shape = "drawn")));
    let onshape = {
        let (rope, ondraw, onrope) = (rope.clone(), ondraw.clone(), onrope.clone());
        Callback::from(move |shape: Option<Shape>| {
            ondraw.emit(shape.is_none());
            if let Some(shape) = shape {
                onrope.emit(Rope {
                    line: Line::Measured(shape),
                    ..rope.clone()
                });
            }
        })
    };
    let with = |change: fn(&mut Rope, bool)| {
        let rope = rope.clone();
        onrope.reform(move |on: bool| {
            let mut rope = rope.clone();
            change(&mut rope, on);
            rope
        })
    };
    let onsize = {
        let rope = rope.clone();
        onrope.reform(move |size: Size| Rope {
            size,
            ..rope.clone()
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
        let (rope, onrope, onlack) = (rope.clone(), onrope.clone(), onlack.clone());
        Callback::from(move |outline: Option<Outline>| match outline {
            Some(outline) => onrope.emit(Rope {
                line: Line::Drawn(outline),
                ..rope.clone()
            }),
            None => onlack.emit(()),
        })
    };
    html! {
        <>
            { asks(&t!("slam-shapes"), "shape", &shapes, given, None, &onshape) }
            if given.is_none() {
                <RopeEditor given={drawn} onchange={ondrawn} />
            }
            { asks(&t!("slam-sizes"), "size", &sizes, rope.size, Some(t!("slam-size-note")), &onsize) }
            { asks(&t!("slam-shrinking"), "shrinking", &onoff, rope.shrinking, Some(t!("slam-shrinking-note")), &with(|rope, on| rope.shrinking = on)) }
            { asks(&t!("slam-blindfold"), "blindfold", &onoff, rope.blindfold, Some(t!("slam-blindfold-note")), &with(|rope, on| rope.blindfold = on)) }
        </>
    }
}
