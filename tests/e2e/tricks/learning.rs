//! Reading the rules and playing the first lesson.

use super::table::{Means, Scene, settings};
use crate::keyboard::{tab_back_to, tab_to};
use crate::page::Page;
use crate::pointer::Hand;
use fantoccini::key::Key;
use serde_json::json;

/// The learner's cards, one for each step.
const STEPS: [&str; 7] = ["R5", "G4", "W3", "R2", "B4", "W2", "B1"];

impl Page {
    /// Confirms until the lesson asks for a step's card. Steps count from 1.
    async fn lesson_asks(&self, means: Means, step: usize) {
        while self.scene().await == Scene::Lies {
            self.go_on(means).await;
        }
        self.says(&format!("Step {step} of 7")).await;
    }
}

/// From the home page through the lesson to the set-up, without a pointer.
pub(crate) async fn lesson_by_keys(page: &Page) {
    page.size(1180, 820).await;
    page.plant(&[("settings", &settings("system", "instant"))]);
    page.open("").await;
    page.says("New to the game?").await;
    tab_to(page, "a.cont").await;
    page.key(Key::Enter).await;
    for (place, card) in STEPS.into_iter().enumerate() {
        page.lesson_asks(Means::Keys, place + 1).await;
        if place == 0 || place == 4 {
            page.picture().await;
            page.axe().await;
        }
        let card = page.card(card).await;
        page.play(Means::Keys, &card).await;
    }
    let play = page.role("link", "Play a bout").await;
    page.says("Hikiotoshi").await;
    assert!(
        page.has_focus(&play).await,
        "the focus is on {}",
        page.focus().await
    );
    page.picture().await;
    page.axe().await;
    // Restarts the lesson, then leaves it.
    tab_to(page, ".now .acts button").await;
    page.key(Key::Enter).await;
    page.says("Step 1 of 7").await;
    page.until(
        "a card to have the focus",
        "return document.activeElement?.matches('li[role=option]')",
        Vec::new(),
    )
    .await;
    tab_back_to(page, ".bar-tools a").await;
    page.key(Key::Enter).await;
    page.role("button", "Begin").await;
    assert_eq!(
        page.eval("return localStorage.getItem('hakkyoi.bout.tricks')")
            .await,
        serde_json::Value::Null,
        "a lesson must not be stored as a bout"
    );
}

/// From the home page to the rules, and from there through the lesson by touch, with wrong cards.
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
    page.press("link", "Rules").await;
    page.says("An unofficial set").await;
    page.picture().await;
    page.axe().await;
    page.press("link", "Read the rules").await;
    page.role("heading", "Rules of Tricks").await;
    page.says("kota konno").await;
    page.picture().await;
    let kanji = page.eval("return [...document.querySelectorAll('.technique h3 [lang=ja]')].map((it) => it.textContent).join(' ')").await;
    assert_eq!(kanji, "寄り切り 上手投げ 浴せ倒し 引き落とし うっちゃり");
    assert_eq!(page.eval("return [...document.querySelectorAll('.technique')].every((it) => it.querySelector('figure svg'))").await, true, "each with a picture");
    page.press("button", "Five kimarite").await;
    page.until(
        "the section to scroll to the top",
        "const it = document.activeElement; return it.id === 'r-kimarite' && Math.abs(it.getBoundingClientRect().top) < 120",
        Vec::new(),
    )
    .await;
    page.picture().await;
    page.axe().await;

    page.press("link", "Learn it by playing").await;
    for (place, card) in STEPS.into_iter().enumerate() {
        page.lesson_asks(Means::TapTap, place + 1).await;
        page.says("Kaze").await;
        match place {
            0 => {
                let other = page.card("G4").await;
                page.tap(Hand::Finger, &other).await;
                page.find("li[aria-selected=true]").await;
                page.tap(Hand::Finger, &other).await;
                page.says("The green 4 might lose the clash").await;
                page.picture().await;
                page.axe().await;
            }
            3 => {
                let shut = page.card("B4").await;
                page.tap(Hand::Finger, &shut).await;
                page.says("Not the black 4: red was led").await;
                page.picture().await;
            }
            _ => (),
        }
        let card = page.card(card).await;
        page.play(Means::TapTap, &card).await;
    }
    page.press("link", "Play a bout").await;
    page.role("button", "Begin").await;
}
