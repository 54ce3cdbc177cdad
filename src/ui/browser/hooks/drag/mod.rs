//! Dragging: the hook that tells a component what a pointer does with the things in it. The component says what a drag means; taps are the
//! browser's clicks.

mod machine;

use std::{cell::RefCell, rc::Rc};

use wasm_bindgen::JsCast as _;
use web_sys::{CssStyleDeclaration, Element, Event};
use yew::prelude::*;

use super::{use_events, use_in_sight};
pub use machine::{Drag, Moved, Released, TAP_SLOP, slop};

/// The events that [`use_drag`] listens to, wherever they happen.
const EVENTS: &[&str] = &[
    "pointermove",
    "pointerup",
    "pointercancel",
    "lostpointercapture",
    "keydown",
];

/// What happens to a pressed thing. A press begins with `Press`; if a drag begins, with `Begin` and at once a `Move`; and it ends with one of
/// the last three.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// The pointer presses it.
    Press,
    /// The pointer has moved by its slop.
    Begin,
    /// The pointer moves during a drag.
    Move,
    /// The pointer lets it go after a drag.
    Drop,
    /// The pointer lets it go within [`TAP_SLOP`]. If a drag had begun, it is taken back. The browser's click follows.
    Tap,
    /// The player pressed Escape, the browser took the pointer away, or the drag became impossible.
    Cancel,
}

/// What a pointer does with the thing that it has pressed.
#[derive(Clone)]
pub struct DragEvent<T> {
    /// What it does.
    pub act: Act,
    /// The thing.
    pub thing: T,
    /// The pressed element, which has captured the pointer.
    pub element: Element,
    /// Where the pointer is in the window, in CSS pixels.
    pub at: (f64, f64),
    /// How far it is from where it was pressed, right and down, in CSS pixels.
    pub by: (f64, f64),
    /// The drag, to cancel it.
    pub drag: UseDragHandle<T>,
}

/// What is pressed.
struct Pressed<T> {
    thing: T,
    element: Element,
    at: (f64, f64),
    by: (f64, f64),
}

struct State<T> {
    drag: Drag,
    pressed: Option<Pressed<T>>,
    /// Whether the last press has already acted, so that its click means nothing.
    spent: bool,
    slop: fn(&PointerEvent) -> f64,
    ondrag: Callback<DragEvent<T>>,
}

/// Handle for [`use_drag`].
pub struct UseDragHandle<T>(Rc<RefCell<State<T>>>);

impl<T> Clone for UseDragHandle<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T: Clone + 'static> UseDragHandle<T> {
    /// The handler of `pointerdown` for this thing. The innermost element that is pressed captures the pointer; if it leaves the page, the
    /// press is cancelled.
    pub fn press(&self, thing: T) -> Callback<PointerEvent> {
        let drag = self.clone();
        Callback::from(move |event: PointerEvent| drag.pressed(&event, thing.clone()))
    }

    /// Whether this click only ends a press that has already acted, such as a drag: some engines click after it. The keyboard's clicks
    /// always count.
    pub fn is_spent(&self, click: &MouseEvent) -> bool {
        std::mem::take(&mut self.0.borrow_mut().spent) && click.detail() > 0
    }

    /// Ignores the click at the end of this press, because the press has already acted.
    pub fn spend(&self) {
        self.0.borrow_mut().spent = true;
    }

    /// Ends the press, if there is one, without a tap or a drop.
    pub fn cancel(&self) {
        self.end(Act::Cancel);
    }

    fn pressed(&self, event: &PointerEvent, thing: T) {
        let Some(element) = event.target_dyn_into::<Element>() else {
            return;
        };
        {
            let mut state = self.0.borrow_mut();
            let (at, slop) = (place(event), (state.slop)(event));
            if event.button() != 0 || !state.drag.press(event.pointer_id(), at, slop) {
                return;
            }
            state.spent = false;
            // Without capture, the click of a tap that ends beside the element is lost.
            let _ = element.set_pointer_capture(event.pointer_id());
            state.pressed = Some(Pressed {
                thing,
                element,
                at,
                by: (0.0, 0.0),
            });
        }
        self.emit(Act::Press);
    }

    fn heard(&self, event: &Event) {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
            if event.key() == "Escape" {
                self.cancel();
            }
        } else if let Some(event) = event.dyn_ref::<PointerEvent>() {
            match event.type_().as_str() {
                "pointermove" => self.moved(event),
                "pointerup" => self.released(event),
                _ => {
                    let holds = self.0.borrow().drag.holds(event.pointer_id());
                    if holds {
                        self.cancel();
                    }
                }
            }
        }
    }

    fn moved(&self, event: &PointerEvent) {
        let moved = {
            let state = &mut *self.0.borrow_mut();
            let moved = state.drag.moved(event.pointer_id(), place(event));
            if let Moved::Begins(x, y) | Moved::By(x, y) = moved
                && let Some(pressed) = &mut state.pressed
            {
                pressed.at = place(event);
                pressed.by = (x, y);
            }
            moved
        };
        if matches!(moved, Moved::Begins(..)) {
            self.emit(Act::Begin);
        }
        if moved != Moved::Nothing {
            self.emit(Act::Move);
        }
    }

    fn released(&self, event: &PointerEvent) {
        let released = {
            let state = &mut *self.0.borrow_mut();
            let released = state.drag.release(event.pointer_id());
            if released != Released::Nothing
                && let Some(pressed) = &mut state.pressed
            {
                pressed.at = place(event);
            }
            released
        };
        match released {
            Released::Nothing => (),
            Released::Tap => self.end(Act::Tap),
            Released::Drop => self.end(Act::Drop),
        }
    }

    fn end(&self, act: Act) {
        {
            let mut state = self.0.borrow_mut();
            state.spent |= act == Act::Drop || matches!(state.drag, Drag::Dragging { .. });
            state.drag.cancel();
        }
        self.emit(act);
    }

    /// Tells the listener, if something is pressed. The listener may change the drag, so nothing is borrowed meanwhile.
    fn emit(&self, act: Act) {
        let (ondrag, event) = {
            let mut state = self.0.borrow_mut();
            let Some(pressed) = &state.pressed else {
                return;
            };
            let event = DragEvent {
                act,
                thing: pressed.thing.clone(),
                element: pressed.element.clone(),
                at: pressed.at,
                by: pressed.by,
                drag: self.clone(),
            };
            if matches!(act, Act::Drop | Act::Tap | Act::Cancel) {
                state.pressed = None;
            }
            (state.ondrag.clone(), event)
        };
        ondrag.emit(event);
    }
}

/// Where an event's pointer is in the window, in CSS pixels.
fn place(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

/// Drags things of a component, one at a time, and tells `ondrag` of the latest render what happens to them. A drag begins once the pointer
/// has moved by `slop` CSS pixels. When `possible` turns false, or another screen covers this one, the press is cancelled.
#[hook]
pub fn use_drag<T: Clone + 'static>(
    possible: bool,
    slop: fn(&PointerEvent) -> f64,
    ondrag: Callback<DragEvent<T>>,
) -> UseDragHandle<T> {
    let state = use_mut_ref(|| State {
        drag: Drag::default(),
        pressed: None,
        spent: false,
        slop,
        ondrag: Callback::noop(),
    });
    state.borrow_mut().ondrag = ondrag;
    let drag = UseDragHandle(state);
    let heard = drag.clone();
    use_events(EVENTS, Callback::from(move |event| heard.heard(&event)));
    let cancelled = drag.clone();
    let possible = use_in_sight() && possible;
    use_effect_with(possible, move |&possible| {
        if !possible {
            cancelled.cancel();
        }
    });
    drag
}

/// A handler of the events by which the browser takes a pointer away: calls `let_go` if it is the pressed or dragging one. The events also
/// come for a second finger.
pub fn lost(drag: &Rc<RefCell<Drag>>, let_go: Callback<()>) -> Callback<PointerEvent> {
    let drag = drag.clone();
    Callback::from(move |event: PointerEvent| {
        // `let_go` borrows the drag too, so this borrow ends first.
        let holds = drag.borrow().holds(event.pointer_id());
        if holds {
            let_go.emit(());
        }
    })
}

/// Moves an element by an offset in CSS pixels, through the custom properties `--dx` and `--dy`, which its children inherit; `None` moves
/// it back.
pub fn draw_aside(style: &CssStyleDeclaration, by: Option<(f64, f64)>) {
    for (name, value) in [("--dx", by.map(|by| by.0)), ("--dy", by.map(|by| by.1))] {
        // Setting a custom property on a rendered element cannot fail.
        let _ = match value {
            Some(value) => style.set_property(name, &format!("{}px", value.round() as i32)),
            None => style.remove_property(name).map(|_| ()),
        };
    }
}
