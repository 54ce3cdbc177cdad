//! The browser's Web Locks (<https://w3c.github.io/web-locks/>), for what only one tab may do at a time. `web-sys` has them only behind a
//! flag.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use js_sys::{
    Function, Object, Promise, Reflect,
    futures::{JsFuture, spawn_local},
};
use wasm_bindgen::prelude::*;
use yew::Callback;

#[wasm_bindgen]
extern "C" {
    type LockManager;

    #[wasm_bindgen(method, catch)]
    fn request(
        this: &LockManager,
        name: &str,
        options: &Object,
        granted: &Function,
    ) -> Result<Promise, JsValue>;
}

/// The browser's lock manager; `None` outside a secure context, and in old browsers.
fn locks() -> Option<LockManager> {
    let navigator = web_sys::window()?.navigator();
    let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
    locks.is_object().then(|| locks.unchecked_into())
}

/// How to ask for a lock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Waits until nobody holds it.
    InTurn,
    /// Takes it from its holder.
    AtOnce,
}

/// A lock that is held or asked for; released when dropped.
#[derive(Debug)]
pub struct Claim {
    dropped: Rc<Cell<bool>>,
    /// Resolving this promise releases the lock.
    release: Rc<RefCell<Option<Function>>>,
}

impl Claim {
    /// Asks for the lock of this name. Calls `granted` when the lock is held, and `lost` when it has been taken away. `None` if the browser
    /// has no locks.
    pub fn new(name: &str, asks: Asks, granted: Callback<()>, lost: Callback<()>) -> Option<Self> {
        let claim = Self {
            dropped: Rc::default(),
            release: Rc::default(),
        };
        let held = {
            let (dropped, release) = (claim.dropped.clone(), claim.release.clone());
            Closure::once_into_js(move || {
                Promise::new(&mut |resolve, _| {
                    if dropped.get() {
                        // Released at once, so that the next claim in the queue gets the lock.
                        drop(resolve.call0(&JsValue::NULL));
                    } else {
                        release.replace(Some(resolve));
                        granted.emit(());
                    }
                })
            })
        };
        let options = Object::new();
        if asks == Asks::AtOnce {
            Reflect::set(&options, &"steal".into(), &JsValue::TRUE).ok()?;
        }
        let asked = locks()?.request(name, &options, held.unchecked_ref());
        let asked = JsFuture::from(asked.ok()?);
        let (dropped, release) = (claim.dropped.clone(), claim.release.clone());
        spawn_local(async move {
            // A browser that stores nothing for the page may refuse locks as well; such a lock was never held, so it was not lost.
            let refused = asked.await.is_err();
            if refused && !dropped.get() && release.borrow().is_some() {
                lost.emit(());
            }
        });
        Some(claim)
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        self.dropped.set(true);
        if let Some(release) = self.release.take() {
            drop(release.call0(&JsValue::NULL));
        }
    }
}
