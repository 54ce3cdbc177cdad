//! Promises whose outcome nobody waits for.

use js_sys::{
    Promise,
    futures::{JsFuture, spawn_local},
};

/// Lets a promise go. What it is about may be refused, as where the page is just being left: that is no failure of the page's.
pub(crate) fn let_go(promise: Promise) {
    let settled = JsFuture::from(promise);
    spawn_local(async {
        let _ = settled.await;
    });
}
