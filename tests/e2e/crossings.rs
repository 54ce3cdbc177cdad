//! Going from one screen to another, and back.

use crate::common::planted::{ALL_SEEN, against_the_computer};
use crate::common::scene::Scene;
use crate::common::setup::{FORM, GAME, unfold};
use crate::page::Page;
use crate::pointer::Hand;
use crate::site::Serves;
use crate::tricks::{TRICKS, stored};
use fantoccini::key::Key;
use hakkyoi::ui::words::t;
use serde_json::json;

/// How many screens are in the document: the one shown, and one that waits behind it.
const SCREENS: &str = "return document.querySelectorAll('.screen').length";

/// Sits down in the middle of a bout, and picks a card.
async fn pick_in_mid_bout(page: &Page) {
    TRICKS
        .sit_down_at(
            page,
            &stored(&against_the_computer(), "R2=R4 G5-", ALL_SEEN, None),
        )
        .await;
    assert_eq!(page.scene().await, Scene::Asked);
    let card = page.playable().await.swap_remove(0);
    page.tap(Hand::Mouse, &card).await;
    page.find("li[aria-selected=true]").await;
}

/// Reading the full rules in mid-bout keeps the picked card, the open sheet and each screen's scroll position.
pub(crate) async fn rules_in_mid_bout(page: &Page) {
    page.size(360, 500).await;
    pick_in_mid_bout(page).await;
    page.eval("window.e2ePicked = document.querySelector('li[aria-selected=true]')")
        .await;
    let before = TRICKS.kept_bout(page).await;
    page.press("button", &t!("rules")).await;
    page.press("link", &t!("rules-link")).await;
    page.find(".rules-nav").await;
    assert_eq!(page.eval(SCREENS).await, 2);
    let titled = "return document.title.includes('Rules')";
    page.until("the rules to have their title", titled, Vec::new())
        .await;
    let focused = "return document.activeElement.localName === 'h1'";
    page.until("the heading to have the focus", focused, Vec::new())
        .await;
    page.eval("scrollTo(0, 700)").await;
    let scrolled = "return Math.abs(scrollY - arguments[0]) < 2";
    // A click of the driver's would scroll to the link first.
    page.eval("document.querySelector('.bar a[href=\"#/rules\"]').click()")
        .await;
    page.find(".rules-list").await;
    page.until("the list to start at its top", scrolled, vec![json!(0)])
        .await;
    page.eval("history.back()").await;
    page.find(".rules-nav").await;
    page.until(
        "the rules to be scrolled as they were left",
        scrolled,
        vec![json!(700)],
    )
    .await;
    page.eval("history.back()").await;
    page.find("dialog[open] a[href=\"#/tricks/rules\"]").await;
    assert_eq!(page.eval(SCREENS).await, 1);
    page.picture().await;
    page.key(Key::Escape).await;
    page.sheet_gone().await;
    let same = "return document.querySelector('li[aria-selected=true]') === window.e2ePicked";
    page.until("the card to stay picked", same, Vec::new())
        .await;
    assert_eq!(TRICKS.kept_bout(page).await, before);
    let card = page.find("li[aria-selected=true]").await;
    page.tap(Hand::Mouse, &card).await;
    let on =
        "return JSON.parse(localStorage['hakkyoi.bout.tricks']).data.table.record !== arguments[0]";
    page.until(
        "the card to be played",
        on,
        vec![before["table"]["record"].clone()],
    )
    .await;
}

/// A press on a link counts even before the page listens to its address.
pub(crate) async fn pressed_at_once(page: &Page) {
    page.size(360, 740).await;
    page.open("?busy#/").await;
    let press = "const link = document.querySelector('.screen a[href$=\"/new\"]'); link?.click(); return !!link";
    page.until("the first link", press, Vec::new()).await;
    page.find(FORM).await;
    let focused = "return document.activeElement.closest('.screen') !== null";
    page.until("the screen to have the focus", focused, Vec::new())
        .await;
}

/// The rules have a link back to the bout that waits behind them, in which the picked card stays picked. All parts of the rules appear.
pub(crate) async fn back_from_the_rules(page: &Page) {
    page.size(360, 740).await;
    pick_in_mid_bout(page).await;
    page.press("button", &t!("rules")).await;
    page.press("link", &t!("rules-link")).await;
    page.find("#r-credits + p").await;
    page.picture().await;
    page.press("link", &t!("back-to", to = "bout")).await;
    page.find("dialog[open] a[href=\"#/tricks/rules\"]").await;
    page.key(Key::Escape).await;
    page.sheet_gone().await;
    page.find("li[aria-selected=true]").await;
    assert_eq!(page.eval(SCREENS).await, 1);
}

/// Reading the rules keeps a set-up sheet's answers and scroll position. Home keeps its scroll position, too.
pub(crate) async fn set_up_and_rules(page: &Page) {
    page.size(360, 500).await;
    page.open("").await;
    page.find(GAME).await;
    page.eval("scrollTo(0, 80)").await;
    page.eval("document.querySelector('a[href=\"#/circle/new\"]').focus({ preventScroll: true })")
        .await;
    page.key(Key::Enter).await;
    page.find(FORM).await;
    let focused = "return document.activeElement.matches('form[data-focus]')";
    page.until("the form to have the focus", focused, Vec::new())
        .await;
    unfold(page, Hand::Mouse).await;
    page.eval("scrollTo(0, 0)").await;
    let scrolled = "return Math.abs(scrollY - arguments[0]) < 2";
    page.until("the set-up to start at its top", scrolled, vec![json!(0)])
        .await;
    let answers = "return [...document.querySelectorAll('form[data-focus] input:checked')].map((it) => it.labels[0].textContent).join()";
    let before = page.eval(answers).await;
    page.eval("document.querySelector('form[data-focus] input[type=radio]:not(:checked)').click()")
        .await;
    let other = format!("{answers} !== arguments[0]");
    page.until("another answer", &other, vec![before]).await;
    let given = page.eval(answers).await;
    page.eval("scrollTo(0, 120)").await;
    page.eval("location.hash = '#/circle/rules'").await;
    page.find(".rules-nav").await;
    page.eval("history.back()").await;
    page.find(FORM).await;
    page.until("the set-up as it was left", scrolled, vec![json!(120)])
        .await;
    assert_eq!(page.eval(answers).await, given);
    page.eval("history.back()").await;
    page.find(GAME).await;
    page.until("home as it was left", scrolled, vec![json!(80)])
        .await;
    let leaf = "return document.activeElement.getAttribute('href') === '#/circle/new'";
    page.until("the leaf to have the focus", leaf, Vec::new())
        .await;
}

/// The page remembers a button pressed before its program has loaded, and acts on it afterwards.
pub(crate) async fn pressed_early(page: &Page) {
    page.size(360, 500).await;
    page.site.serve(Serves::Waiting);
    page.open("").await;
    let shell = "return document.querySelector('#shell .foot') !== null";
    page.until("the shell to show", shell, Vec::new()).await;
    page.eval("[...document.querySelectorAll('#shell button')].find((it) => it.textContent === 'Settings').click()")
        .await;
    let heard = "return document.querySelector('#shell [data-heard]')?.textContent === 'Settings'";
    page.until("the shell to remember the press", heard, Vec::new())
        .await;
    page.picture().await;
    page.site.serve(Serves::Site);
    page.find("dialog#s-settings[open]").await;
}
