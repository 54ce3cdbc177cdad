//! Several tabs of one browser, one of which erases everything, changes settings, or is of a later version of the page.

use super::kept::{finds, lift, plays, plays_in_a_second_tab};
use super::table::{TRICKS, kept, stored};
use crate::common::means::Means;
use crate::common::planted::{ALL_SEEN, people};
use crate::common::scene::Scene;
use crate::common::setup::{FORM, GAME, unfold};
use crate::page::Page;
use crate::pointer::Hand;
use hakkyoi::ui::words::t;
use serde_json::{Value, json};

/// With one bout in two tabs, a third tab erases everything. The tab that then takes the bout over still has it, says what happened, and
/// stores it again with the next step.
pub(crate) async fn erased_elsewhere(page: &Page) {
    page.size(1180, 820).await;
    TRICKS
        .sit_down_at(page, &stored(&people(), "R2=R4 G5-", ALL_SEEN, None))
        .await;
    // If the first tab were still loading, it would take the bout from the second one.
    assert_eq!(page.scene().await, Scene::Curtain);
    let ([first, _], _) = plays_in_a_second_tab(page, "#/tricks").await;
    page.new_tab().await;
    page.open("#/data").await;
    page.press("button", &t!("data-erase-do")).await;
    page.press_yes().await;
    page.says(&t!("data-erased")).await;
    page.turn_to(&first).await;
    finds(page, &Value::Null).await;
    page.watches_it().await;
    page.press("button", &t!("watching-here")).await;
    page.plays_it().await;
    page.says(&t!("bout-erased")).await;
    page.picture().await;
    lift(page).await;
    assert_eq!(page.scene().await, Scene::Asked);
    page.says(&t!("bout-erased")).await;
    let bout = plays(page).await;
    assert!(bout.as_str().is_some_and(|bout| bout.contains("R2=R4")));
}

/// A step that another tab stores while this one is still busy with opening the bout is not lost.
pub(crate) async fn stored_while_opening(page: &Page) {
    page.size(820, 1180).await;
    let [before, after] =
        ["R2=R4", "R2=R4 G5-"].map(|moves| kept(&people(), moves, ALL_SEEN, None));
    page.plant(&[("bout.tricks", &before)]);
    page.open("?busy#/tricks").await;
    // As another tab would; the page does not listen yet.
    let store = "if (!document.querySelector('.lockable')) return false;
        localStorage['hakkyoi.bout.tricks'] = arguments[0];
        return dispatchEvent(new StorageEvent('storage'))";
    page.until("the bout to open", store, vec![json!(after)])
        .await;
    page.says(&t!("handover-title", name = "Tetsu")).await;
    // The last effects come after what they have rendered.
    let rests = page.client.execute_async(
        "const [done] = arguments; setTimeout(done, 1500)",
        Vec::new(),
    );
    rests.await.expect("the page is there");
    let stored = "return localStorage['hakkyoi.bout.tricks']";
    let stored = page.eval(stored).await;
    assert!(
        stored.as_str().is_some_and(|bout| bout.contains("G5-")),
        "{stored}"
    );
}

/// Two tabs change different settings without hearing of each other: both changes hold.
pub(crate) async fn two_tabs_settings(page: &Page) {
    page.size(820, 1180).await;
    page.open("?deaf#/").await;
    page.find(GAME).await;
    let first = page.new_tab().await;
    page.open("?deaf#/").await;
    page.press("button", &t!("settings")).await;
    page.press("radio", &t!("theme-name", theme = "night"))
        .await;
    page.turn_to(&first).await;
    page.until(
        "the other tab's setting",
        "return localStorage['hakkyoi.settings']?.includes('night')",
        Vec::new(),
    )
    .await;
    page.press("button", &t!("settings")).await;
    page.press("radio", &t!("sound-off")).await;
    let script = "const { theme, silent } = JSON.parse(localStorage['hakkyoi.settings']).data; return [theme, silent]";
    assert_eq!(page.eval(script).await, json!(["night", true]));
    let shown = "return document.documentElement.dataset.theme === 'night'";
    page.until("the other tab's theme", shown, Vec::new()).await;
}

/// What a later version of the page has stored stays as it is; the page says so and goes on without it.
pub(crate) async fn newer_entries(page: &Page) {
    page.size(820, 1180).await;
    let later = |name: &str| {
        json!({ "version": 1000, "data": { "later": name, "pages": [1, [2]] } }).to_string()
    };
    let names = ["book", "bout.tricks"];
    let planted = names.map(|name| (name, later(name)));
    let entries = planted
        .each_ref()
        .map(|(name, text)| (*name, text.as_str()));
    page.plant(&entries);
    page.open("#/").await;
    page.says("A newer version of this page has saved something on this device")
        .await;
    page.picture().await;
    page.axe().await;
    page.open("#/tricks/new").await;
    page.find(FORM).await;
    unfold(page, Hand::Mouse).await;
    page.press("radio", &t!("pace-name", pace = "instant"))
        .await;
    page.press("button", &t!("begin")).await;
    assert_eq!(page.scene().await, Scene::Asked);
    let card = page.playable().await.swap_remove(0);
    page.play(Means::Clicks, &card).await;
    page.says(&t!("save-newer")).await;
    page.picture().await;
    let aside = "return Object.keys(localStorage).filter((it) => it.includes('damaged')).length";
    assert_eq!(page.eval(aside).await, 0);
    for (name, text) in &planted {
        let stored = page
            .eval(&format!("return localStorage['hakkyoi.{name}']"))
            .await;
        assert_eq!(stored, **text, "{name}");
    }
}
