//! What only one tab may have at a time: the browser's Web Locks (<https://w3c.github.io/web-locks/>). `web-sys` has them behind a flag only.

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

/// The browser's locks; none outside a secure context, and in old browsers.
fn locks() -> Option<LockManager> {
    let navigator = web_sys::window()?.navigator();
    let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
    locks.is_object().then(|| locks.unchecked_into())
}

/// How a lock is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Asks {
    /// Waits until nobody has it.
    InTurn,
    /// Takes it away from whoever has it.
    AtOnce,
}

/// A lock that is asked for or held; given up when dropped.
#[derive(Debug)]
pub(super) struct Claim {
    dropped: Rc<Cell<bool>>,
    /// Ends the promise for as long as which the browser lets the lock be held.
    release: Rc<RefCell<Option<Function>>>,
}

impl Claim {
    /// Asks for the lock of this name. `granted` is called when it is held, and `lost` when it has been taken away. `None` where the browser
    /// has no locks.
    pub(super) fn new(
        name: &str,
        asks: Asks,
        granted: Callback<()>,
        lost: Callback<()>,
    ) -> Option<Self> {
        let claim = Self {
            dropped: Rc::default(),
            release: Rc::default(),
        };
        let held = {
            let (dropped, release) = (claim.dropped.clone(), claim.release.clone());
            Closure::once_into_js(move || {
                Promise::new(&mut |resolve, _| {
                    if dropped.get() {
                        // Whoever waits behind it has it at once.
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
            // A browser that keeps nothing for a page may refuse it locks as well: nobody has taken those away.
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
