//! A press acts once, by its own pointer, and only on what it began on. Everything on the page that is pressed acts on `click`, so these rules
//! hold everywhere.
//!
//! - After a touch, browsers click what is under the finger when it lifts. If the page has changed since the finger went down, as when a
//!   held button lifts the curtain, the player has never pressed that. Such a click goes to the nearest element that contains both, as with a
//!   mouse.
//! - While several fingers are down, browsers see a gesture and click nothing. The page then clicks by itself, for each finger.
//!
//! Keyboards and assistive technology click without a press; their clicks pass.

use std::{cell::RefCell, rc::Rc};

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo_timers::callback::Timeout;
use js_sys::Array;
use wasm_bindgen::JsCast as _;
use web_sys::{Event, EventTarget, MouseEvent, MouseEventInit, Node, PointerEvent};
use yew::prelude::*;

/// How far a finger may move while it taps, in CSS pixels.
const SLOP: i32 = 16;
/// How long after a press its click may come, in milliseconds.
const LATEST: f64 = 1000.0;

/// What one pointer presses.
struct Press {
    pointer: i32,
    /// What was pressed, and all that contained it at that time, innermost first.
    path: Array,
    at: (i32, i32),
    /// Whether another pointer was down meanwhile, so that the page clicks.
    in_company: bool,
}

impl Press {
    /// The nearest element that contained the press when it began, and contains this node now.
    fn nearest(&self, node: &EventTarget) -> Option<EventTarget> {
        let node = node.dyn_ref::<Node>();
        let contains = |it: &Node| it.contains(node);
        let path = self.path.iter();
        path.filter_map(|it| it.dyn_into::<Node>().ok())
            .find(contains)
            .map(Into::into)
    }
}

/// What becomes of a click of the browser.
enum Fate {
    Passes,
    Refused,
    /// It goes to this element instead.
    Moved(EventTarget),
}

/// The presses of all pointers.
#[derive(Default)]
struct Presses {
    down: Vec<Press>,
    /// The press that ended last, with the time, until its click has come.
    ended: Option<(Press, f64)>,
}

impl Presses {
    fn begin(&mut self, event: &PointerEvent) {
        self.ended = None;
        let pointer = event.pointer_id();
        self.down.retain(|press| press.pointer != pointer);
        for press in &mut self.down {
            press.in_company = true;
        }
        self.down.push(Press {
            pointer,
            path: event.composed_path(),
            at: (event.client_x(), event.client_y()),
            in_company: !self.down.is_empty(),
        });
    }

    /// Ends a press. Returns what the page must click.
    fn end(&mut self, event: &PointerEvent) -> Option<EventTarget> {
        let pointer = event.pointer_id();
        let place = self.down.iter().position(|it| it.pointer == pointer)?;
        let press = self.down.swap_remove(place);
        let (x, y) = (event.client_x(), event.client_y());
        let moved = (x - press.at.0).abs().max((y - press.at.1).abs());
        let document = web_sys::window().and_then(|window| window.document());
        let taps = press.in_company && moved < SLOP && event.type_() == "pointerup";
        let under = document
            .filter(|_| taps)
            .and_then(|it| it.element_from_point(x as f32, y as f32));
        let clicked = under.and_then(|under| press.nearest(&under));
        self.ended = Some((press, event.time_stamp()));
        clicked
    }

    /// Decides about a click of the browser.
    fn click(&mut self, event: &MouseEvent) -> Fate {
        if !event.is_trusted() || event.detail() == 0 {
            return Fate::Passes;
        }
        let Some(((press, ended), target)) = self.ended.take().zip(event.target()) else {
            return Fate::Passes;
        };
        if event.time_stamp() - ended > LATEST {
            Fate::Passes
        } else if press.in_company {
            Fate::Refused
        } else {
            match press.nearest(&target) {
                Some(nearest) if nearest == target => Fate::Passes,
                Some(nearest) => Fate::Moved(nearest),
                None => Fate::Refused,
            }
        }
    }
}

/// Clicks once the event that is being handled is over: a listener must not be called while it runs.
fn click(target: EventTarget) {
    let click = move || {
        let init = MouseEventInit::new();
        init.set_bubbles(true);
        init.set_cancelable(true);
        // As of a pointer: the keyboard's clicks have none.
        init.set_detail(1);
        if let Ok(click) = MouseEvent::new_with_mouse_event_init_dict("click", &init) {
            // This fails only for an event that is being dispatched.
            let _ = target.dispatch_event(&click);
        }
    };
    Timeout::new(0, click).forget();
}

/// Lets every press on the page act by these rules. The root calls this once.
#[hook]
pub fn use_presses() {
    use_effect_with((), |()| {
        let presses = Rc::new(RefCell::new(Presses::default()));
        let listen = |name: &'static str, phase, heard: fn(&RefCell<Presses>, &Event)| {
            let presses = presses.clone();
            let options = EventListenerOptions {
                phase,
                passive: false,
            };
            let window = web_sys::window()?;
            let listener = EventListener::new_with_options(&window, name, options, move |event| {
                heard(&presses, event);
            });
            Some(listener)
        };
        let end = |presses: &RefCell<Presses>, event: &Event| {
            let event = event.unchecked_ref();
            let clicked = presses.borrow_mut().end(event);
            clicked.into_iter().for_each(click);
        };
        // Before everything else on the page hears of it; a press ends after everything else has heard of it.
        let first = EventListenerPhase::Capture;
        let last = EventListenerPhase::Bubble;
        let listeners = [
            listen("pointerdown", first, |presses, event| {
                presses.borrow_mut().begin(event.unchecked_ref());
            }),
            listen("click", first, |presses, event| {
                let fate = presses.borrow_mut().click(event.unchecked_ref());
                if matches!(fate, Fate::Passes) {
                    return;
                }
                event.prevent_default();
                event.stop_propagation();
                if let Fate::Moved(target) = fate {
                    click(target);
                }
            }),
            listen("pointerup", last, end),
            listen("pointercancel", last, end),
        ];
        move || drop(listeners)
    });
}
