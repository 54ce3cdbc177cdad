//! From home through a game's set-up page to a bout.

use crate::keyboard::tab_to;
use crate::page::Page;
use crate::pointer::Hand;
use crate::track::robin::enter_computers;
use crate::tricks::settings;
use fantoccini::key::Key;
use hakkyoi::rules::GameId;
use serde_json::json;

/// The game's link on home.
fn leaf(game: &str) -> String {
    format!("a.leaf[href=\"#/{game}/new\"]")
}

/// Opens a game's set-up page from home.
pub(crate) async fn from_home(page: &Page, hand: Hand, game: &str) {
    page.open("").await;
    let leaf = page.find(&leaf(game)).await;
    page.tap(hand, &leaf).await;
    page.find(".setup-form").await;
}

/// Unfolds the questions that are answered already, if they are folded.
pub(crate) async fn unfold(page: &Page, hand: Hand) {
    if page
        .eval("return !document.querySelector('.more[open]')")
        .await
        == true
    {
        let more = page.find(".more > summary").await;
        page.tap(hand, &more).await;
        page.find(".more[open]").await;
    }
}

/// The same with the keyboard alone.
pub(crate) async fn unfold_by_keys(page: &Page) {
    tab_to(page, ".more > summary").await;
    page.key(Key::Space).await;
    page.find(".more[open]").await;
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
    let instant = page.role("radio", "Instant").await;
    page.tap(hand, &instant).await;
    page.come_to_rest().await;
    page.picture().await;
    let begin = page.role("button", "Begin").await;
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
    let weakest = page.role("radio", "Beginner (makushita)").await;
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
    let link = page.role("link", "Continue it instead").await;
    link.click().await.unwrap();
}

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
const picture = box(".setup-pic").bottom;
const button = box(".begin").top;
const open = document.querySelector(".more[open]");
const { top, bottom } = box(open ? ".more[open] legend" : ".more > summary");
const found = [];
if (open && top < picture - 1) found.push(`the picture ends at ${picture}, the question begins at ${top}`);
if (bottom > button + 1) found.push(`it ends at ${bottom}, the button begins at ${button}`);
return found;
"#;

/// On phones and tablets, the line that unfolds further questions is seen at once, and once it has been pressed, the first of them is. On a
/// tablet this holds above the note on an unfinished bout, too.
pub(crate) async fn unfolds_in_sight(page: &Page) {
    let in_sight = async |slug: &str| {
        page.open(&format!("#/{slug}/new")).await;
        page.find(".setup-form").await;
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
        page.press("button", "Begin").await;
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
