//! The picture in which the player lays the rope.

use physics::{HALF, Outline};
use web_sys::Element;
use yew::prelude::*;

use super::drawing::{Drawing, Lack, moved};
use crate::ui::{
    browser::hooks::{
        drag::{Act, DragEvent, slop, use_drag},
        key_of, use_resized, use_seconds,
    },
    data::app_context::AppContext,
    games::slam::scene::{
        camera::{Camera, Spot},
        overlay::put,
        stagehand::{Easel, Stagehand},
    },
    words::t,
};

/// The clay that the picture always shows, so that it does not move under the finger.
const CLAY: [[i32; 2]; 4] = [[-HALF, -HALF], [HALF, -HALF], [HALF, HALF], [-HALF, HALF]];

/// The current ring, and the callback for a new one.
#[derive(Properties, PartialEq)]
pub(crate) struct RopeEditorProps {
    /// The ring that was laid before, if any.
    pub(crate) given: Option<Outline>,
    /// Called after each change with the new ring, or with `None` while the drawing is not a ring.
    pub(crate) onchange: Callback<Option<Outline>>,
}

/// The point on the clay under a point of the window.
fn clay(easel: &Easel, camera: Option<Camera>, (x, y): (f64, f64)) -> Option<Spot> {
    let area = easel.frame.cast::<Element>()?.get_bounding_client_rect();
    camera?.clay([x - area.left(), y - area.top()])
}

fn spots(camera: Option<Camera>, line: &[[i32; 2]]) -> Vec<Spot> {
    camera.map_or_else(Vec::new, |camera| {
        let spot = |&[x, y]: &[i32; 2]| camera.spot([x.into(), y.into(), 0.0]);
        line.iter().map(spot).collect()
    })
}

fn polyline(spots: &[Spot]) -> String {
    let points: Vec<String> = spots
        .iter()
        .map(|[x, y]| format!("{},{}", x.round() as i32, y.round() as i32))
        .collect();
    points.join(" ")
}

/// The editor: dragging draws a stroke, a tap or Enter sets a corner, Backspace removes one.
#[component]
pub(crate) fn RopeEditor(props: &RopeEditorProps) -> Html {
    let easel = use_state(Easel::default);
    let stagehand = use_mut_ref(Stagehand::default);
    let camera = use_state_eq(|| None::<Camera>);
    let drawing = use_state_eq(|| None::<Drawing>);
    let drags = use_state_eq(|| false);
    let cursor = use_state_eq(|| [0, 0]);
    let cross = use_node_ref();
    let theme = use_context::<AppContext>().map(|app| app.settings.theme);

    let made = drawing.as_ref().map(Drawing::outline);
    // Until the player draws something else, the ring laid before stays.
    let laid = match &made {
        None => props.given.clone(),
        Some(made) => made.clone().ok(),
    };
    {
        let onchange = props.onchange.clone();
        let done = made.clone().filter(|_| !*drags).map(Result::ok);
        use_effect_with(done, move |done| {
            if let Some(done) = done {
                onchange.emit(done.clone());
            }
        });
    }
    let paint = {
        let (easel, stagehand, camera) = ((*easel).clone(), stagehand.clone(), camera.setter());
        let shown = laid.clone().filter(|_| !*drags);
        Callback::from(move |()| {
            let mut stagehand = stagehand.borrow_mut();
            let points = shown.as_ref().map(Outline::points);
            stagehand.set(&easel, points, &CLAY);
            camera.set(stagehand.camera());
        })
    };
    {
        let paint = paint.clone();
        let watched = (laid.clone(), *drags, theme);
        use_effect_with(watched, move |_| paint.emit(()));
    }
    use_resized(&easel.frame, paint.clone());
    use_seconds(true, paint);
    {
        let (cross, camera, cursor) = (cross.clone(), *camera, *cursor);
        use_effect_with((camera, cursor), move |&(camera, cursor)| {
            if let Some(&[x, y]) = spots(camera, &[cursor]).first() {
                put(cross.cast(), &[("--x", x), ("--y", y)]);
            }
        });
    }

    // The drawing before the press, and the stroke since then, which several moves may change before the next render.
    let before = use_mut_ref(|| None::<Drawing>);
    let stroke = use_mut_ref(Drawing::default);
    let drag = {
        let (easel, camera, cursor) = ((*easel).clone(), *camera, cursor.setter());
        let (drawing, drags) = (drawing.clone(), drags.setter());
        let ondrag = Callback::from(move |event: DragEvent<()>| {
            let at = clay(&easel, camera, event.at);
            match event.act {
                Act::Press => {
                    before.replace((*drawing).clone());
                }
                Act::Begin => {
                    drags.set(true);
                    if let Some(at) = at {
                        stroke.replace(Drawing::stroke(at));
                    }
                }
                Act::Move => {
                    if let Some(at) = at {
                        stroke.borrow_mut().goes_on(at);
                        drawing.set(Some(stroke.borrow().clone()));
                    }
                }
                Act::Drop => drags.set(false),
                Act::Tap => {
                    drags.set(false);
                    if let Some(at) = at {
                        // A short stroke that has begun is taken back.
                        let after = before.take().unwrap_or_default().with_corner(at);
                        cursor.set(after.line().last().copied().unwrap_or_default());
                        drawing.set(Some(after));
                    }
                }
                Act::Cancel => {
                    drags.set(false);
                    drawing.set(before.take());
                }
            }
        });
        use_drag(true, slop, ondrag)
    };
    let onkeydown = {
        let (cursor, drawing) = (cursor.clone(), drawing.clone());
        Callback::from(move |event: KeyboardEvent| {
            let before = || (*drawing).clone().unwrap_or_default();
            match key_of(&event).unwrap_or_default().as_str() {
                "Enter" | " " => {
                    if !event.repeat() {
                        drawing.set(Some(before().with_corner(cursor.map(f64::from))));
                    }
                }
                "Backspace" => drawing.set(Some(before().without_last())),
                key => match moved(*cursor, key, event.shift_key()) {
                    Some(at) => cursor.set(at),
                    None => return,
                },
            }
            event.prevent_default();
        })
    };
    let onclear = {
        let drawing = drawing.setter();
        Callback::from(move |_: MouseEvent| drawing.set(Some(Drawing::default())))
    };
    let told = match made.as_ref().filter(|_| !*drags) {
        None | Some(Err(Lack::Nothing)) => t!("rope-how"),
        Some(Ok(outline)) if outline.is_eight() => {
            t!("rope-eight", length = outline.length() / 100)
        }
        Some(Ok(outline)) => t!("rope-laid", length = outline.length() / 100),
        Some(Err(Lack::Corners(number))) => t!("rope-corners", number = *number),
        Some(Err(Lack::Refused(refusal))) => t!("rope-refused", why = refusal.slug()),
    };
    let line = drawing.as_ref().map_or(&[][..], Drawing::line);
    let corners = drawing.as_ref().map_or(&[][..], Drawing::corners);
    let refused = matches!(made, Some(Err(Lack::Refused(_)))) && !*drags;
    let closed = corners.len() > 2;
    // The rope is visible itself, so its line need not be drawn as well.
    let lies = matches!(made, Some(Ok(_))) && !*drags;
    let shown = if lies { &[][..] } else { line };
    let drawn = polyline(&spots(*camera, shown));
    let [x, y] = cursor.map(|x| x / 10);
    html! {
        <div class="rope-editor" role="group" aria-label={t!("rope-title")}>
            <div ref={easel.frame.clone()} class="pic ring-pic">
                <canvas ref={easel.back.clone()} aria-hidden="true" />
                <canvas ref={easel.front.clone()} aria-hidden="true" />
                <svg class={classes!("rope-drawn", refused.then_some("is-refused"))} aria-hidden="true">
                    if closed {
                        <polygon points={drawn} />
                    } else {
                        <polyline points={drawn} />
                    }
                    { for spots(*camera, corners).iter().map(|[x, y]| html! { <circle cx={(x.round() as i32).to_string()} cy={(y.round() as i32).to_string()} r="6" /> }) }
                </svg>
                <div class="rope-paper" onpointerdown={drag.press(())} />
                <button ref={cross} type="button" class="rope-cursor" aria-label={t!("rope-cursor", right = x, ahead = y)} aria-describedby="rope-told"
                    {onkeydown} />
            </div>
            <p id="rope-told" class={classes!("rope-told", refused.then_some("is-refused"))} role="status">{ told }</p>
            <div class="rope-acts">
                <button type="button" class="btn btn-line" disabled={line.is_empty()} onclick={onclear}>{ t!("rope-clear") }</button>
            </div>
        </div>
    }
}
