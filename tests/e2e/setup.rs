//! The set-up page.

use crate::common::setup::{FORM, unfold};
use fantoccini::key::Key;
use hakkyoi::ui::words::t;
use rules::GameId;
use serde_json::json;

use crate::page::Page;
use crate::pointer::Hand;
use crate::track::robin::enter_computers;

/// The two fields of the names are equally wide, however long a wrestler's name in the menu is.
pub(crate) async fn names_share_the_width(page: &Page) {
    let wrestler = json!({ "id": 7, "shikona": "Wakanosatoyamaru", "retired": false });
    let book =
        json!({ "version": 1, "data": { "wrestlers": [wrestler], "bouts": [] } }).to_string();
    for (width, height) in [(360, 740), (1440, 900)] {
        page.size(width, height).await;
        for game in ["tricks", "track"] {
            page.plant(&[("book", &book)]);
            page.open(&format!("#/{game}/new")).await;
            page.find(".names select").await;
            page.picture().await;
            let widths = "return [...document.querySelectorAll('.names > *')].map((it) => Math.round(it.getBoundingClientRect().width))";
            let widths: Vec<i64> = serde_json::from_value(page.eval(widths).await).unwrap();
            let [east, west] = widths[..] else {
                panic!("{widths:?}");
            };
            assert!((east - west).abs() <= 1, "{game} at {width}: {widths:?}");
        }
    }
}

/// What of the folded questions cannot be seen: the line that unfolds them, and then the first of them.
const HIDDEN: &str = r#"
const box = (css) => document.querySelector(css).getBoundingClientRect();
const button = box(".begin").top;
const open = document.querySelector("form details[open]");
const { bottom } = box(open ? "form details[open] legend" : "form summary");
const found = [];
if (bottom > button + 1) found.push(`it ends at ${bottom}, the button begins at ${button}`);
return found;
"#;

/// On phones and tablets, the line that unfolds further questions is seen at once, and once it has been pressed, the first of them is. On a
/// tablet this holds above the note on an unfinished bout, too.
pub(crate) async fn unfolds_in_sight(page: &Page) {
    let in_sight = async |slug: &str| {
        page.open(&format!("#/{slug}/new")).await;
        page.find(FORM).await;
        page.come_to_rest().await;
        page.picture().await;
        assert_eq!(page.eval(HIDDEN).await, json!([]), "{slug}");
    };
    let seen = format!("return (() => {{ {HIDDEN} }})().length === 0");
    for (width, height) in [(360, 740), (820, 1180)] {
        page.size(width, height).await;
        for slug in GameId::ALL.map(GameId::slug) {
            in_sight(slug).await;
            unfold(page, Hand::Finger).await;
            page.picture().await;
            page.until("the first question to be in sight", &seen, Vec::new())
                .await;
        }
    }
    for slug in GameId::ALL.map(GameId::slug) {
        page.open(&format!("#/{slug}/new")).await;
        page.press("button", &t!("begin")).await;
        let stored = format!("return localStorage.getItem('hakkyoi.bout.{slug}') !== null");
        page.until("the bout to be stored", &stored, Vec::new())
            .await;
        in_sight(slug).await;
        page.says("would be given up").await;
    }
}

/// What a player types into the field of a name replaces the name that is proposed there.
pub(crate) async fn names_are_replaced(page: &Page) {
    page.open("#/tricks/new").await;
    let name = page.find("input[name=east]").await;
    page.tap(Hand::Mouse, &name).await;
    page.keys(&['A', 'n', 'n', 'a']).await;
    assert_eq!(
        name.prop("value").await.expect("a field").as_deref(),
        Some("Anna")
    );
}

/// Whoever takes the last entry out by keyboard goes on at the one before, in slam's list and in the one of a round robin.
pub(crate) async fn taking_out_keeps_the_focus(page: &Page) {
    page.open("#/slam/new").await;
    take_the_last_out(page, "[data-act=out]").await;
    page.open("#/track/robin").await;
    enter_computers(page, &["makushita", "maegashira"]).await;
    take_the_last_out(page, ".entrants .link").await;
    take_the_last_out(page, ".entrants .link").await;
    assert!(
        page.eval("return document.activeElement.name === 'entrant'")
            .await
            == true,
        "the focus is on {}",
        page.focus().await
    );
}

/// Takes the last of these entries out; the focus goes to the one before, if there is one.
async fn take_the_last_out(page: &Page, outs: &str) {
    page.find(outs).await;
    let entries = page.all(outs).await;
    let [before @ .., last] = &entries[..] else {
        panic!("no entry");
    };
    page.eval_with("arguments[0].focus()", vec![json!(last)])
        .await;
    page.key(Key::Enter).await;
    let script = "return document.querySelectorAll(arguments[0]).length === arguments[1]";
    let fewer = vec![json!(outs), json!(before.len())];
    page.until("the entry to go", script, fewer).await;
    if let Some(before) = before.last() {
        assert!(
            page.has_focus(before).await,
            "the focus is on {}",
            page.focus().await
        );
    }
}
