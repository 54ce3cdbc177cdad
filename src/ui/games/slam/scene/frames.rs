//! Animation frames from the browser, while something moves.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use wasm_bindgen::{JsCast as _, prelude::Closure};

type Step = Closure<dyn FnMut(f64)>;

/// Requests animation frames until the step ends the animation or this is dropped.
pub(crate) struct Frames {
    asked: Rc<Cell<Option<i32>>>,
    step: Rc<RefCell<Option<Step>>>,
}

impl Frames {
    /// Calls `step` before each frame with the time in milliseconds, as long as it returns true.
    pub(crate) fn run(mut step: impl FnMut(f64) -> bool + 'static) -> Self {
        let asked = Rc::new(Cell::new(None));
        let kept: Rc<RefCell<Option<Step>>> = Rc::default();
        let (again, kept_inside) = (asked.clone(), Rc::downgrade(&kept));
        let closure = Closure::new(move |now: f64| {
            again.set(None);
            if step(now)
                && let Some(kept) = kept_inside.upgrade()
            {
                again.set(ask(kept.borrow().as_ref()));
            }
        });
        kept.replace(Some(closure));
        asked.set(ask(kept.borrow().as_ref()));
        Self { asked, step: kept }
    }
}

fn ask(step: Option<&Step>) -> Option<i32> {
    let function = step?.as_ref().unchecked_ref();
    web_sys::window()?.request_animation_frame(function).ok()
}

impl Drop for Frames {
    fn drop(&mut self) {
        if let Some((asked, window)) = self.asked.take().zip(web_sys::window()) {
            // Cancelling a requested frame cannot fail.
            let _ = window.cancel_animation_frame(asked);
        }
        self.step.replace(None);
    }
}
