//! The browser's Screen Wake Lock (<https://www.w3.org/TR/screen-wake-lock/>). `web-sys` has it only behind a flag.

use std::{cell::RefCell, rc::Rc};

use js_sys::{
    Promise, Reflect,
    futures::{JsFuture, spawn_local},
};
use wasm_bindgen::prelude::*;
use yew::prelude::*;

use super::{use_events, use_in_sight};
use crate::ui::browser::promise::let_go;

#[wasm_bindgen]
extern "C" {
    type WakeLock;

    #[wasm_bindgen(method, catch)]
    fn request(this: &WakeLock, kind: &str) -> Result<Promise, JsValue>;

    type WakeLockSentinel;

    #[wasm_bindgen(method, getter)]
    fn released(this: &WakeLockSentinel) -> bool;

    #[wasm_bindgen(method, catch)]
    fn release(this: &WakeLockSentinel) -> Result<Promise, JsValue>;
}

/// The state of the lock.
#[derive(Default)]
enum Hold {
    #[default]
    None,
    Asked,
    Held(WakeLockSentinel),
}

/// Asks for the lock, if it is neither held nor asked for.
fn hold(lock: &Rc<RefCell<Hold>>) {
    let free = match &*lock.borrow() {
        Hold::None => true,
        Hold::Asked => false,
        Hold::Held(sentinel) => sentinel.released(),
    };
    let Some(promise) = free.then(request).flatten() else {
        return;
    };
    lock.replace(Hold::Asked);
    let lock = lock.clone();
    spawn_local(async move {
        // A browser may refuse it, for example while the battery is low. The next press asks again.
        let held = JsFuture::from(promise).await.map(JsCast::unchecked_into);
        if matches!(*lock.borrow(), Hold::Asked) {
            lock.replace(held.map_or(Hold::None, Hold::Held));
        } else if let Ok(sentinel) = held {
            end(&sentinel);
        }
    });
}

/// A promise of the lock; `None` where the browser has none.
fn request() -> Option<Promise> {
    let navigator = web_sys::window()?.navigator();
    let wake_lock = Reflect::get(&navigator, &"wakeLock".into()).ok()?;
    let wake_lock: WakeLock = wake_lock.is_object().then(|| wake_lock.unchecked_into())?;
    wake_lock.request("screen").ok()
}

fn end(sentinel: &WakeLockSentinel) {
    if let Ok(promise) = sentinel.release() {
        let_go(promise);
    }
}

/// Keeps the screen awake while the screen around this component is visible. A browser takes the lock away when its tab is hidden; the next
/// press asks for it again.
#[hook]
pub fn use_wake_lock() {
    let in_sight = use_in_sight();
    let lock = use_mut_ref(Hold::default);
    {
        let lock = lock.clone();
        use_events(
            &["pointerdown", "keydown"],
            Callback::from(move |_| {
                if in_sight {
                    hold(&lock);
                }
            }),
        );
    }
    use_effect_with(in_sight, move |&in_sight| {
        if in_sight {
            hold(&lock);
        }
        move || {
            if let Hold::Held(sentinel) = lock.take() {
                end(&sentinel);
            }
        }
    });
}
