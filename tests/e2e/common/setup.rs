//! From home through a game's set-up page to a bout.

use fantoccini::key::Key;
use hakkyoi::ui::words::t;

use crate::common::keyboard::tab_to;
use crate::common::planted::settings;
use crate::page::Page;
use crate::pointer::Hand;

/// The link to the first game on home.
pub(crate) const GAME: &str = "li > a[href$='/new']";

/// The form of a set-up page.
pub(crate) const FORM: &str = "form[data-focus]";

/// The game's link on home.
fn leaf(game: &str) -> String {
    format!("a[href=\"#/{game}/new\"]")
}

/// Opens a game's set-up page from home.
pub(crate) async fn from_home(page: &Page, hand: Hand, game: &str) {
    page.open("").await;
    let leaf = page.find(&leaf(game)).await;
    page.tap(hand, &leaf).await;
    page.find(FORM).await;
}

/// Unfolds the questions that are answered already, if they are folded.
pub(crate) async fn unfold(page: &Page, hand: Hand) {
    if page
        .eval("return !document.querySelector('form details[open]')")
        .await
        == true
    {
        let more = page.find("form summary").await;
        page.tap(hand, &more).await;
        page.find("form details[open]").await;
    }
}

/// The same with the keyboard alone.
pub(crate) async fn unfold_by_keys(page: &Page) {
    tab_to(page, "form summary").await;
    page.key(Key::Space).await;
    page.find("form details[open]").await;
}

/// Chooses one of the answers to a question of the set-up.
pub(crate) async fn answer(page: &Page, hand: Hand, group: &str, place: usize) {
    unfold(page, hand).await;
    let answers = page.all(&format!("input[name={group}]")).await;
    page.tap(hand, &answers[place]).await;
    let script =
        "return document.querySelectorAll(`input[name=${arguments[0]}]`)[arguments[1]].checked";
    page.until(
        "the answer to be chosen",
        script,
        vec![group.into(), place.into()],
    )
    .await;
}

/// Begins a bout at instant pace.
pub(crate) async fn begin(page: &Page, hand: Hand) {
    unfold(page, hand).await;
    let instant = page.role("radio", &t!("pace-name", pace = "instant")).await;
    page.tap(hand, &instant).await;
    page.come_to_rest().await;
    page.picture().await;
    let begin = page.role("button", &t!("begin")).await;
    page.tap(hand, &begin).await;
}

/// From home to a bout against the weakest computer, at instant pace. `answers` are questions, each with the place of its answer.
pub(crate) async fn against_the_weakest(
    page: &Page,
    hand: Hand,
    game: &str,
    answers: &[(&str, usize)],
) {
    from_home(page, hand, game).await;
    let weakest = page.role("radio", &t!("level", level = "makushita")).await;
    page.tap(hand, &weakest).await;
    for (question, place) in answers {
        answer(page, hand, question, *place).await;
    }
    begin(page, hand).await;
}

/// Opens a game's set-up page from home with the keyboard alone, at instant pace. `field` is something that the page shows.
pub(crate) async fn from_home_by_keys(page: &Page, game: &str, field: &str) {
    page.size(1180, 820).await;
    page.plant(&[("settings", &settings("system", "instant"))]);
    page.open("").await;
    let leaf = leaf(game);
    page.find(&leaf).await;
    tab_to(page, &leaf).await;
    page.key(Key::Enter).await;
    page.find(field).await;
}

/// Begins the bout with the keyboard alone.
pub(crate) async fn begin_by_keys(page: &Page) {
    tab_to(page, "button[type=submit]").await;
    page.key(Key::Space).await;
}

/// The set-up page warns that a new bout would give up the old one, and links back to it.
pub(crate) async fn warns_of_the_old_bout(page: &Page, game: &str) {
    page.open(&format!("#/{game}/new")).await;
    page.says("would be given up").await;
    // The link may wrap onto two lines, with nothing in its middle, so we do not tap it.
    let link = page.role("link", &t!("setup-go-on")).await;
    link.click().await.unwrap();
}
