//! Two players at one table, and practice mode.

use super::table::{BEGUN, TACTICAL, TRACK, kept, play, play_to_the_end, swap};
use crate::common::means::Means;
use crate::common::planted::{ALL_SEEN, against_the_computer, people};
use crate::common::scene::Scene;
use crate::common::secrecy::same;
use crate::common::table::GO_ON;
use crate::page::Page;
use crate::pointer::Hand;
use hakkyoi::ui::words::t;
use serde_json::json;

/// Plays that card of the player who looks. Returns the document behind the curtain and in the other player's view.
async fn sealed(page: &Page, number: u8) -> [String; 2] {
    let card = page.find(&format!("li[data-card=\"{number}\"]")).await;
    play(page, Means::Clicks, &card).await;
    assert_eq!(TRACK.scene(page).await, Scene::Curtain);
    // The button gets the focus once it is there.
    assert_eq!(page.scene().await, Scene::Curtain);
    let curtain = page.markup_at_rest().await;
    assert!(!curtain.contains("fuda"), "the curtain shows a card");
    page.press_curtain_twice(Hand::Mouse).await;
    assert_eq!(TRACK.scene(page).await, Scene::Asked);
    [curtain, page.markup_at_rest().await]
}

/// The document does not depend on the card that the other player has played face down.
pub(crate) async fn track_two_at_one_device(page: &Page) {
    page.size(820, 1180).await;
    TRACK
        .sit_down_at(page, &kept(&people(), BEGUN, ALL_SEEN, None))
        .await;
    assert_eq!(TRACK.scene(page).await, Scene::Curtain);
    page.says(&t!("handover-take", name = "Tetsu")).await;
    page.picture().await;
    page.watch_for_leaks().await;
    page.press_curtain_twice(Hand::Mouse).await;
    page.says(&t!("choose-card-named", name = "Tetsu")).await;
    let low = sealed(page, 1).await;
    page.says("Tetsu’s card lies face down").await;
    page.says(&t!("choose-card-named", name = "Kaze")).await;
    page.nothing_leaked().await;
    page.picture().await;
    page.card_is_taken_back_after_a_reload(6).await;
    let high = sealed(page, 5).await;
    same(&low[0], &high[0], "the 1 and the 5, at the curtain");
    same(&low[1], &high[1], "the 1 and the 5, to Kaze's eyes");
    page.nothing_leaked().await;
    let card = page.find("li[data-card=\"4\"]").await;
    play(page, Means::Clicks, &card).await;
    page.says(&t!("track-sum", high = 5, low = 4, spaces = 4))
        .await;
    page.come_to_rest().await;
    page.picture().await;
    assert!(TRACK.record(page).await.contains("1. 5=4"));
    let ended = play_to_the_end(page, Means::Clicks).await;
    assert!(ended.contains("[Result \""), "{ended}");
}

/// If playing a card needs a second press, so does the Sumo Master once its tactic is named; and the page calls swaps swaps.
pub(crate) async fn track_confirmed(page: &Page) {
    page.size(360, 740).await;
    let bout = kept(&people(), TACTICAL, ALL_SEEN, None);
    TRACK.sit_down_at(page, &bout).await;
    let confirm = "const settings = JSON.parse(localStorage['hakkyoi.settings']); settings.data.confirm = true; \
        localStorage['hakkyoi.settings'] = JSON.stringify(settings)";
    page.eval(confirm).await;
    page.reload().await;
    assert_eq!(TRACK.scene(page).await, Scene::Curtain);
    page.press_curtain_twice(Hand::Finger).await;
    swap(page, Means::TapTap, &[6]).await;
    page.says("Tetsu has chosen swaps.").await;
    page.press(
        "button",
        &t!("handover-back", what = "swaps", other = "Tetsu"),
    )
    .await;
    page.says(&t!("handover-take", name = "Tetsu")).await;
    page.press_curtain_twice(Hand::Finger).await;
    swap(page, Means::TapTap, &[6]).await;
    page.press_curtain_twice(Hand::Finger).await;
    swap(page, Means::TapTap, &[6]).await;
    assert_eq!(TRACK.scene(page).await, Scene::MustBeSeen);
    TRACK.go_on(page, Means::TapTap).await;
    assert_eq!(TRACK.scene(page).await, Scene::Curtain);
    page.press_curtain_twice(Hand::Finger).await;
    assert_eq!(TRACK.scene(page).await, Scene::Asked);
    for back in [true, false] {
        let master = page.find("li[data-card=M]").await;
        let target = page.find(".drop").await;
        page.drag(Hand::Finger, &master, &target).await;
        page.says(&t!("track-name-tactic")).await;
        page.press("button", &t!("track-tactic", tactic = "nodowa"))
            .await;
        page.role("button", &t!("track-lay", card = "Sumo Master as Nodowa"))
            .await;
        assert_eq!(
            TRACK.kept_bout(page).await["table"]["sealed"],
            json!([null, null])
        );
        page.come_to_rest().await;
        page.picture().await;
        page.axe().await;
        if back {
            page.press("button", &t!("confirm-back")).await;
        } else {
            page.press("button", &t!("track-lay", card = "Sumo Master as Nodowa"))
                .await;
        }
    }
    assert_eq!(TRACK.scene(page).await, Scene::Curtain);
    page.says("Kaze’s card lies face down.").await;
}

/// Optimal play is shown after a turn and as a hint; undo goes back.
pub(crate) async fn track_practice(page: &Page) {
    page.size(1180, 820).await;
    let mut bout = kept(
        &against_the_computer(),
        &format!("{BEGUN}1. 6=5"),
        ALL_SEEN,
        None,
    );
    bout["keiko"] = true.into();
    TRACK.sit_down_at(page, &bout).await;
    assert_eq!(TRACK.scene(page).await, Scene::Asked);
    page.role("table", &t!("track-mix", name = "Tetsu")).await;
    page.role("table", &t!("track-mix", name = "Moyama")).await;
    page.find(".studied .on").await;
    page.says(&t!("track-sum", high = 6, low = 5, spaces = 5))
        .await;
    page.come_to_rest().await;
    page.picture().await;

    page.press("button", &t!("hint")).await;
    page.role("table", &t!("track-hint-mix")).await;
    page.come_to_rest().await;
    page.picture().await;
    let card = page.playable().await.swap_remove(0);
    page.tap(Hand::Mouse, &card).await;
    page.role("button", &t!("track-lay", card = 1)).await;
    page.tap(Hand::Mouse, &card).await;
    page.says("1, West’s").await;
    page.press("button", &t!("undo")).await;
    page.says(&t!("track-last-turn", east = 6, west = 5)).await;
    page.press("button", &t!("undo")).await;
    page.until(
        "the bout to be back at its first turn",
        "return document.querySelectorAll('li[role=option]:not([aria-disabled])').length === 6",
        Vec::new(),
    )
    .await;
    assert!(!TRACK.record(page).await.contains("1. "));
    // The last turn plays itself; undo then takes back the turn before it.
    loop {
        if TRACK.scene(page).await == Scene::Asked {
            let card = page.playable().await.swap_remove(0);
            play(page, Means::Clicks, &card).await;
            continue;
        }
        assert_eq!(TRACK.scene(page).await, Scene::MustBeSeen);
        let button = page.find(GO_ON).await.text().await.unwrap();
        if button.contains(&t!("result")) {
            break;
        }
        TRACK.go_on(page, Means::Clicks).await;
    }
    let decided = page.moment().await;
    page.press("button", &t!("undo")).await;
    page.later_than(&decided).await;
    assert_eq!(TRACK.scene(page).await, Scene::Asked);
    assert!(
        page.playable().await.len() >= 2,
        "undo must lead back to a real choice"
    );
    play_to_the_end(page, Means::Clicks).await;
}
