//! Reading the rules, and the lesson that they offer.

use super::lesson::LESSON;
use crate::common::means::Means;
use crate::common::planted::settings;
use crate::page::Page;
use crate::pointer::Hand;
use hakkyoi::ui::words::t;
use serde_json::json;

/// From the home page to the rules, and from there into the lesson, which is skipped in the middle.
pub(crate) async fn rules_and_lesson(page: &Page) {
    page.size(360, 740).await;
    // The learner plays as the first wrestler who has not retired.
    let own = |id: u32, shikona: &str, retired: bool| json!({ "id": id, "shikona": shikona, "retired": retired });
    let wrestlers = [own(7, "Umi", true), own(8, "Kaze", false)];
    let book = json!({ "version": 1, "data": { "wrestlers": wrestlers, "bouts": [] } });
    page.plant(&[
        ("book", &book.to_string()),
        ("settings", &settings("system", "instant")),
    ]);
    page.open("").await;
    page.press("link", &t!("rules")).await;
    page.says(&t!("unofficial")).await;
    page.picture().await;
    page.axe().await;
    page.press("link", &t!("rules-read")).await;
    page.role("heading", &t!("rules-title")).await;
    page.says("kota konno").await;
    page.picture().await;
    let kanji = page.eval("return [...document.querySelectorAll('.technique h3 [lang=ja]')].map((it) => it.textContent).join(' ')").await;
    assert_eq!(kanji, "寄り切り 上手投げ 浴せ倒し 引き落とし うっちゃり");
    assert_eq!(page.eval("return [...document.querySelectorAll('.technique')].every((it) => it.querySelector('figure svg'))").await, true, "each with a picture");
    page.press("button", &t!("rules-part", part = "kimarite"))
        .await;
    page.until(
        "the section to scroll to the top",
        "const it = document.activeElement; return it.id === 'r-kimarite' && Math.abs(it.getBoundingClientRect().top) < 120",
        Vec::new(),
    )
    .await;
    page.picture().await;
    page.axe().await;

    page.press("link", &t!("lesson-offer")).await;
    LESSON.play_to(page, Means::TapTap, 4).await;
    page.says("Kaze").await;
    let shut = page.card("B4").await;
    page.tap(Hand::Finger, &shut).await;
    page.says("Not the black 4: red was led").await;
    page.picture().await;
    page.press("link", &t!("lesson-skip")).await;
    page.role("button", &t!("begin")).await;
    page.open("").await;
    // A skipped lesson is still offered, and goes on where it was left.
    page.press("link", &t!("lesson-of", game = t!("tricks-name")))
        .await;
    page.says(&t!("lesson-step", step = 4, steps = 7)).await;
}
