//! Promises whose outcome does not matter.

use js_sys::{
    Promise,
    futures::{JsFuture, spawn_local},
};

/// Ignores the outcome of a promise. It may be rejected, for example because the player is leaving the page; that is not an error.
pub fn let_go(promise: Promise) {
    let settled = JsFuture::from(promise);
    spawn_local(async {
        let _ = settled.await;
    });
}
