//! Tests of the harness: input, lookups and complaints work in every engine.

use crate::Page;
use crate::engine::Engine;
use crate::pointer::Hand;
use fantoccini::key::Key;
use std::sync::atomic::{AtomicBool, Ordering};

pub(crate) async fn hands(page: &Page) {
    page.open("e2e-hands.html").await;
    try_hands(page).await;
}

/// The same in a narrow window, which is a frame in some engines.
pub(crate) async fn hands_on_a_phone(page: &Page) {
    page.size(360, 740).await;
    page.open("e2e-hands.html").await;
    assert_eq!(
        page.eval("return [innerWidth, innerHeight]").await,
        serde_json::json!([360, 740])
    );
    try_hands(page).await;
    page.picture().await;
    page.axe().await;
}

async fn try_hands(page: &Page) {
    let (card, ring) = (
        page.role("button", "A card").await,
        page.role("button", "The ring").await,
    );
    page.drag(Hand::Mouse, &card, &ring).await;
    page.says("dropped by mouse, moved smoothly").await;
    page.drag(Hand::Finger, &card, &ring).await;
    let finger = if page.engine() == Engine::Webkit {
        "mouse"
    } else {
        "touch"
    };
    page.says(&format!("dropped by {finger}, moved smoothly"))
        .await;
    page.tap(Hand::Finger, &ring).await;
    page.says("tapped by").await;
    page.keys(&['g', '4']).await;
    page.key(Key::Escape).await;
    page.says("[g] [4] [Escape]").await;
    assert!(
        page.has_focus(&ring).await,
        "the focus is on {}",
        page.focus().await
    );
    page.reload().await;
    page.find("h1").await;
    assert_eq!(page.all("output").await.len(), 1);
    assert!(
        !page.text().await.contains("tapped"),
        "the reloaded page must not keep its state"
    );
    assert!(
        !page.text().await.contains("Unseen"),
        "`text` must leave hidden text out"
    );
    assert!(
        page.markup().await.contains("Unseen"),
        "`markup` must contain hidden text"
    );
}

/// The harness notes every fault of a page and still has it on the next page.
pub(crate) async fn complaints(page: &Page) {
    page.open("e2e-hands.html#trouble").await;
    page.until(
        "five complaints to be noted",
        "return JSON.parse(sessionStorage.getItem('e2e-errors')).length >= 5",
        Vec::new(),
    )
    .await;
    page.open("#").await;
    page.find("h1").await;
    let complaints = page.complaints().await.join("\n");
    for part in ["thrown", "refused", "said", "nowhere.png", "style-src"] {
        assert!(
            complaints.contains(part),
            "no complaint about {part} in:\n{complaints}"
        );
    }
    page.forgive().await;
}

/// If `WebKitGTK` breaks down, the visit is repeated. Without that, this test would fail.
pub(crate) async fn breaks_down(page: &Page) {
    static BROKE: AtomicBool = AtomicBool::new(false);
    page.open("e2e-hands.html").await;
    if page.engine() == Engine::Webkit && !BROKE.swap(true, Ordering::Relaxed) {
        let script = "setTimeout(() => { throw new WebAssembly.RuntimeError('Out of bounds memory access'); })";
        page.eval(script).await;
        let noted = "return sessionStorage.getItem('e2e-errors') !== null";
        page.until("the complaint to be noted", noted, Vec::new())
            .await;
    }
}
