//! Players' choices: settings in a bout, practice mode, and bouts that only computers play.

use super::table::{TRICKS, stored};
use crate::common::keyboard::tab_to;
use crate::common::means::Means;
use crate::common::planted;
use crate::common::planted::{ALL_SEEN, against_the_computer, settings};
use crate::common::scene::Scene;
use crate::common::setup::{FORM, GAME, unfold};
use crate::hall::book;
use crate::page::Page;
use crate::pointer::Hand;
use fantoccini::key::Key;
use hakkyoi::ui::words::t;
use serde_json::{Value, json};

/// Counts the tones that the page makes.
const LISTEN: &str = "
window.e2eTones = 0;
const { prototype } = window.BaseAudioContext ?? window.AudioContext, make = prototype.createOscillator;
prototype.createOscillator = function () { window.e2eTones++; return make.call(this); };";

impl Page {
    async fn in_menu(&self, answers: &[String]) {
        self.press("button", &t!("menu")).await;
        self.find("dialog[open]").await;
        for answer in answers {
            self.press("radio", answer).await;
        }
        self.picture().await;
        self.key(Key::Escape).await;
        self.sheet_gone().await;
    }

    /// Waits until the page has a theme; `null` is the device's.
    async fn theme_is(&self, theme: Value) {
        let script = "return (document.documentElement.dataset.theme ?? null) === arguments[0]";
        self.until(&format!("the theme {theme}"), script, vec![theme])
            .await;
    }

    /// Waits until the player must choose a card or the bout is over; confirms tricks on the way.
    async fn until_asked(&self) -> Scene {
        loop {
            match self.scene().await {
                Scene::MustBeSeen => TRICKS.go_on(self, Means::Clicks).await,
                scene => return scene,
            }
        }
    }
}

/// Theme, pace, sound and the confirmation of a card work in a bout, and outlast a reload.
pub(crate) async fn settings_in_a_bout(page: &Page) {
    page.size(1180, 820).await;
    TRICKS
        .sit_down_at(
            page,
            &stored(&against_the_computer(), "R2=R4 G5-", ALL_SEEN, None),
        )
        .await;
    assert_eq!(page.scene().await, Scene::Asked);
    page.eval(LISTEN).await;
    let first = page.card("G4").await;
    page.play(Means::Clicks, &first).await;
    page.until("a sound to play", "return window.e2eTones > 0", Vec::new())
        .await;
    assert_eq!(page.until_asked().await, Scene::Asked);
    page.in_menu(&[
        t!("theme-name", theme = "night"),
        t!("confirm-yes"),
        t!("sound-off"),
    ])
    .await;
    page.theme_is(json!("night")).await;

    // Picked by mouse, put back by keys.
    let record = TRICKS.record(page).await;
    let card = page.playable().await.swap_remove(0);
    page.tap(Hand::Mouse, &card).await;
    page.find("li[aria-selected=true]").await;
    page.tap(Hand::Mouse, &card).await;
    page.role("button", &t!("confirm-play")).await;
    page.says("Play the").await;
    page.picture().await;
    page.axe().await;
    tab_to(page, ".now .acts .btn-line").await;
    page.key(Key::Enter).await;
    page.card_has_focus().await;
    // A dragged card asks for confirmation, too.
    let card = page.playable().await.swap_remove(0);
    let dohyo = page.find(".dohyo").await;
    page.drag(Hand::Mouse, &card, &dohyo).await;
    page.press("button", &t!("confirm-back")).await;
    assert_eq!(TRICKS.record(page).await, record);

    page.reload().await;
    page.theme_is(json!("night")).await;
    assert_eq!(page.scene().await, Scene::Asked);
    page.press("button", &t!("menu")).await;
    page.find("dialog[open]").await;
    let given = page.eval("return [...document.querySelectorAll('dialog input:checked')].map((it) => it.labels[0].textContent)").await;
    let expected = [
        t!("language-device"),
        t!("theme-name", theme = "night"),
        t!("pace-name", pace = "instant"),
        t!("confirm-yes"),
        t!("sound-off"),
    ];
    assert_eq!(given, json!(expected));
    page.press("radio", &t!("theme-name", theme = "day")).await;
    page.theme_is(json!("day")).await;
    page.press("radio", &t!("theme-name", theme = "system"))
        .await;
    page.theme_is(Value::Null).await;
    page.press("button", &t!("close")).await;
    page.sheet_gone().await;

    // Played by keys, and silently.
    page.eval(LISTEN).await;
    let card = page.playable().await.swap_remove(0);
    page.eval_with("arguments[0].focus()", vec![json!(card)])
        .await;
    page.key(Key::Enter).await;
    let play = page.role("button", &t!("confirm-play")).await;
    assert!(
        page.has_focus(&play).await,
        "the focus is on {}",
        page.focus().await
    );
    assert_eq!(TRICKS.record(page).await, record);
    page.key(Key::Enter).await;
    let played =
        "return JSON.parse(localStorage['hakkyoi.bout.tricks']).data.table.record !== arguments[0]";
    page.until("the card to be played", played, vec![json!(record)])
        .await;
    page.scene().await;
    assert_eq!(
        page.eval("return window.e2eTones").await,
        0,
        "sound is off, but the page made tones"
    );
}

/// Two computers play a bout to its end. Two of the same level get no star on a scorepad; two different levels do. Both bouts are kept.
pub(crate) async fn two_computers(page: &Page) {
    page.size(820, 1180).await;
    page.plant(&[("settings", &settings("system", "instant"))]);
    page.open("").await;
    let leaf = page.find(GAME).await;
    page.tap(Hand::Mouse, &leaf).await;
    page.press("radio", &t!("setup-watch")).await;
    page.picture().await;
    page.axe().await;
    watch(page).await;
    assert!(page.all(".newstar li").await.is_empty());
    assert_eq!(page.written().await.len(), 1, "in the archive");
    page.open("#/tricks/new").await;
    for (group, strength) in [("level-east", 0), ("level-west", 1)] {
        let answer = page
            .all(&format!("input[name={group}]"))
            .await
            .swap_remove(strength);
        page.tap(Hand::Mouse, &answer).await;
    }
    watch(page).await;
    assert_eq!(page.all(".newstar li").await.len(), 2);
    assert_eq!(
        page.written().await[1]["seats"],
        json!([{ "computer": "makushita" }, { "computer": "maegashira" }])
    );
    page.press("link", "Soyogi").await;
    page.find(".hoshitori").await;
    page.picture().await;
}

async fn watch(page: &Page) {
    page.press("button", &t!("begin")).await;
    page.find("main.bout").await;
    assert!(
        page.all(".tray:not(.is-waiting)").await.is_empty(),
        "no card may be playable in a bout of two computers"
    );
    // The last frame stays.
    page.goes_on_to_the_end().await;
    page.picture().await;
    page.press("button", &t!("result")).await;
    assert_eq!(page.scene().await, Scene::Over);
}

/// In practice mode undo takes everything back.
pub(crate) async fn practice(page: &Page) {
    page.size(360, 740).await;
    page.plant(&[
        ("book", &book(&json!([]))),
        ("settings", &settings("system", "instant")),
    ]);
    page.open("#/tricks/new").await;
    page.find(FORM).await;
    let east = page.find("select[name=east]").await;
    east.select_by_value("7").await.unwrap();
    unfold(page, Hand::Mouse).await;
    page.press("radio", &t!("setup-keiko")).await;
    page.says(&t!("setup-keiko-note")).await;
    page.eval_with("arguments[0].focus()", vec![json!(east)])
        .await;
    let uncovered = "const it = arguments[0], { x, y, width, height } = it.getBoundingClientRect(); \
        return document.elementFromPoint(x + width / 2, y + height / 2) === it";
    page.until(
        "the focus to be scrolled out from under the picture",
        uncovered,
        vec![json!(east)],
    )
    .await;
    page.press("button", &t!("begin")).await;
    assert_eq!(page.until_asked().await, Scene::Asked);
    let bout = TRICKS.kept_bout(page).await;
    assert_eq!(
        (&bout["keiko"], &bout["torikumi"]),
        (&json!(true), &Value::Null)
    );
    let undo = page.role("button", &t!("undo")).await;
    assert_eq!(
        undo.attr("aria-disabled").await.unwrap().as_deref(),
        Some("true")
    );
    let moves = |record: String| {
        record
            .split_once("\n\n")
            .map_or(String::new(), |(_, moves)| moves.trim().to_owned())
    };
    let card = page.playable().await.swap_remove(2);
    page.play(Means::Clicks, &card).await;
    page.until_asked().await;
    assert_ne!(moves(TRICKS.record(page).await), "");
    // Undoes the computer's answers too, back to the player's first card. A trick may have been a tie.
    while page
        .role("button", &t!("undo"))
        .await
        .attr("aria-disabled")
        .await
        .unwrap()
        .is_none()
    {
        page.press("button", &t!("undo")).await;
        assert_eq!(page.scene().await, Scene::Asked);
    }
    assert_eq!(page.all("[data-card]").await.len(), 8);
    page.until("the undone bout to be stored", "return !/[-=]/.test(JSON.parse(localStorage['hakkyoi.bout.tricks']).data.table.record.split('\\n\\n')[1] ?? '')", Vec::new()).await;
    page.picture().await;

    // A decided bout can be undone, too, until its result shows.
    let bout = stored(&against_the_computer(), "R2=R4 G5-", ALL_SEEN, None);
    TRICKS.sit_down_at(page, &planted::practice(bout)).await;
    assert_eq!(page.scene().await, Scene::Asked);
    let asked = page.shown_at_rest().await;
    for card in ["G4", "G1"] {
        let card = page.card(card).await;
        page.play(Means::Clicks, &card).await;
        assert_eq!(page.scene().await, Scene::MustBeSeen);
        page.picture().await;
        page.press("button", &t!("undo")).await;
        assert_eq!(page.scene().await, Scene::Asked);
        page.shows_again(&asked).await;
    }
    page.axe().await;
}
