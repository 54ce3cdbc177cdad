//! The page in other languages than English.

use crate::common::planted::{ALL_SEEN, people};
use crate::common::scene::Scene;
use crate::common::setup::GAME;
use crate::common::spoken::{file, speak};
use crate::page::Page;
use crate::pointer::Hand;
use crate::site::Serves;
use crate::track::axe::robin;
use crate::tricks::{TRICKS, kept_bout};
use crate::visits::GAMES;
use fantoccini::key::Key;
use hakkyoi::ui::words::t;
use serde_json::json;

/// Waits until the page says these words in this language.
pub(crate) async fn speaks(page: &Page, language: &str, words: &str) {
    page.says(words).await;
    assert_eq!(
        page.eval("return document.documentElement.lang").await,
        language
    );
}

/// Presses an answer in the settings.
pub(crate) async fn choose(page: &Page, name: &str) {
    let answer = page.role("radio", name).await;
    // The sheet slides in.
    page.come_to_rest().await;
    page.tap(Hand::Mouse, &answer).await;
}

/// Waits until the service worker has cached the texts of a language.
pub(crate) async fn cached(page: &Page, language: &str) {
    let script = "const files = [`words/${arguments[0]}.txt`, `start/${arguments[0]}.html`];
        Promise.all(files.map((file) => caches.match(document.documentElement.dataset.files + file)))
            .then((all) => { window.e2eCached = all.every((it) => it); });
        return window.e2eCached === true && navigator.serviceWorker.controller !== null";
    page.until("the language to be cached", script, vec![language.into()])
        .await;
}

/// A visitor whose browser is German reads German from the first moment, also without a network.
pub(crate) async fn language_is_the_browsers(page: &Page) {
    page.size(360, 740).await;
    page.site.serve(Serves::Waiting);
    page.open("?offline&language=de-CH").await;
    let shell = "return document.querySelector('#shell h1 + p')?.textContent === 'Fünf Sumo-Spiele für einen Tisch'";
    page.until("the shell to be German", shell, Vec::new())
        .await;
    page.axe().await;
    page.site.serve(Serves::Site);
    page.find(GAME).await;
    speaks(page, "de", "Autoren und Verlage").await;
    page.come_to_rest().await;
    page.picture().await;
    cached(page, "de").await;
    page.site.serve(Serves::Nothing);
    page.reload().await;
    page.find(GAME).await;
    speaks(page, "de", "Autoren und Verlage").await;
}

/// A language that the player sets holds at once, keeps bout, sheet and focus, and is remembered.
pub(crate) async fn language_changes_in_mid_bout(page: &Page) {
    page.size(820, 1180).await;
    let bout = kept_bout(&people(), "G1=G5", ALL_SEEN, None);
    page.plant(&[("bout.tricks", &bout)]);
    page.open("?offline&language=fr#/tricks").await;
    assert_eq!(page.scene().await, Scene::Curtain);
    speaks(page, "fr", ", à toi").await;
    let before = TRICKS.kept_bout(page).await;
    page.press_curtain_twice(Hand::Mouse).await;
    assert_eq!(page.scene().await, Scene::Asked);
    page.press("button", &t!("menu")).await;
    page.role("radio", "Comme l’appareil").await;
    choose(page, "Deutsch").await;
    speaks(page, "de", "Sprache").await;
    // The next answer in the group is chosen with the arrow keys alone.
    for _ in 0..3 {
        page.key(Key::Down).await;
    }
    speaks(page, "ja", "言語").await;
    let focus = "return document.activeElement.parentElement.textContent";
    assert_eq!(page.eval(focus).await, "日本語");
    page.come_to_rest().await;
    page.picture().await;
    page.axe().await;
    choose(page, "Italiano").await;
    speaks(page, "it", "Lingua").await;
    page.press("button", "Chiudi").await;
    page.sheet_gone().await;
    assert_eq!(page.scene().await, Scene::Asked);
    assert_eq!(TRICKS.kept_bout(page).await, before);
    cached(page, "it").await;
    page.site.serve(Serves::Nothing);
    page.reload().await;
    speaks(page, "it", ", tocca a te").await;
}

/// If the files of a language cannot be had, the page stays as it is and says so.
pub(crate) async fn language_that_is_missing(page: &Page) {
    page.size(360, 740).await;
    page.site.serve(Serves::English);
    page.open("?language=ja").await;
    page.find(GAME).await;
    speaks(page, "en", "Designers and publishers").await;
    page.press("button", &t!("settings")).await;
    choose(page, "Deutsch").await;
    page.says(&t!("language-missing")).await;
    speaks(page, "en", "Match device").await;
    page.come_to_rest().await;
    page.picture().await;
    page.axe().await;
    page.site.serve(Serves::Site);
    choose(page, "English").await;
    choose(page, "Deutsch").await;
    speaks(page, "de", "Wie das Gerät").await;
    page.forgive().await;
}

/// After a change in mid-bout, the page says exactly what it says after a reload.
pub(crate) async fn language_leaves_nothing_behind(page: &Page) {
    page.size(1440, 900).await;
    for (game, visits) in &GAMES {
        (visits.picture)(page).await;
        // A card that is picked is not stored.
        page.reload().await;
        page.press("button", &t!("menu")).await;
        choose(page, "Deutsch").await;
        speaks(page, "de", "Sprache").await;
        page.press("button", "Schließen").await;
        page.sheet_gone().await;
        page.come_to_rest().await;
        let changed = page.text().await;
        page.reload().await;
        speaks(page, "de", "Menü").await;
        page.come_to_rest().await;
        assert_eq!(changed, page.text().await, "{game:?}");
    }
}

/// The same on the screens without a menu, and for the way back to the screen behind them.
pub(crate) async fn language_leaves_nothing_behind_elsewhere(page: &Page) {
    page.size(1440, 900).await;
    robin(page, &spoken_in("en")).await;
    for (route, whole) in [
        ("#/track/robin", "main"),
        ("#/tricks/rules", "#r-credits + p"),
        ("#/track/new", "main"),
        ("#/wrestlers", "main"),
        ("#/banzuke", "main"),
        ("#/rules", "main"),
    ] {
        page.open(route).await;
        // A reload forgets the screen behind this one, and the way back to it.
        page.reload().await;
        page.find(whole).await;
        speak(page, "de", &file("de")).await;
        let changed = page.text().await;
        for (tag, there) in [("de", true), ("en", false)] {
            let script = "localStorage.setItem('hakkyoi.settings', arguments[0])";
            page.eval_with(script, vec![spoken_in(tag).into()]).await;
            page.reload().await;
            page.find(whole).await;
            page.come_to_rest().await;
            let text = page.text().await;
            assert_eq!(changed == text, there, "{changed}\nafter, {tag}:\n{text}");
        }
    }
    page.open("#/wrestlers").await;
    page.find("main").await;
    page.open("#/rules").await;
    page.role("link", &t!("back")).await;
    speak(page, "de", &file("de")).await;
    page.says("Zurück").await;
}

/// Stored settings with this language.
pub(crate) fn spoken_in(tag: &str) -> String {
    let settings = json!({ "theme": "system", "pace": "instant", "confirm": false, "silent": false, "language": tag });
    json!({ "version": 1, "data": settings }).to_string()
}
