//! Whole bouts against the computer, from the home page to the result, and every choice inside a turn, with every means of input.

use super::table::{
    AFTER_A_HIKKAKE, ASIDE, AT_THE_LIMIT, CIRCLE, DRAWN, MAMORITE, TWO_WAYS, WAY, card, go, kept,
    play, play_to_the_end, sit_down_at, steps,
};
use crate::common::keyboard::tab_back_to;
use crate::common::means::Means;
use crate::common::planted::{against_the_computer, settings};
use crate::common::scene::Scene;
use crate::common::setup::{against_the_weakest, begin_by_keys, from_home_by_keys};
use crate::offline::no_network;
use crate::page::Page;
use crate::pointer::Hand;
use fantoccini::actions::{MOUSE_BUTTON_LEFT, PointerAction};
use fantoccini::key::Key;
use hakkyoi::ui::words::t;
use std::time::Duration;

/// One period, from the home page to a rematch.
async fn whole_bout(page: &Page, means: &[Means]) {
    let hand = means[0].hand();
    against_the_weakest(page, hand, "circle", &[("length", 1)]).await;
    assert_eq!(CIRCLE.scene(page).await, Scene::Asked);
    // Selecting a card shows its preview and does not play it.
    let first = page.playable().await.swap_remove(0);
    page.tap(hand, &first).await;
    page.find("li[aria-selected=true]").await;
    page.find(".foretold").await;
    page.come_to_rest().await;
    page.picture().await;
    page.key(Key::Escape).await;
    let script = "return !document.querySelector('[aria-selected=true]')";
    page.until("the card to be put back", script, Vec::new())
        .await;
    let play = async || play_to_the_end(page, means).await;
    let [_, next] = CIRCLE.to_a_rematch(page, hand, play).await;
    assert!(next.contains("\n\nE+"), "{next}");
}

/// Counts how many frames in a row the focus is on the body.
const NOWHERE: &str = "
window.e2eNowhere = 0;
let frames = 0;
const look = () => {
    frames = document.activeElement === document.body ? frames + 1 : 0;
    e2eNowhere = Math.max(e2eNowhere, frames);
    requestAnimationFrame(look);
};
look();";

/// While the page shows the result of a choice, the keyboard focus is not lost.
pub(crate) async fn circle_focus(page: &Page) {
    page.size(1180, 820).await;
    for (tokens, first) in [(DRAWN, Scene::Asked), (MAMORITE, WAY)] {
        let bout = kept(&against_the_computer(), tokens);
        CIRCLE
            .sit_down(page, &bout, &settings("system", "fast"))
            .await;
        assert_eq!(CIRCLE.scene(page).await, first);
        let target = if first == WAY {
            "button[data-hour]"
        } else {
            "li[role=option][tabindex='0']"
        };
        page.find(&format!("{target}:focus")).await;
        page.eval(NOWHERE).await;
        let before = page.moment().await;
        page.key(Key::Enter).await;
        page.later_than(&before).await;
        CIRCLE.scene(page).await;
        page.find("li[role=option]:focus, button[data-hour]:focus, .now button:focus")
            .await;
        // A card that leaves takes the focus with it until the rest of the hand has been drawn.
        let longest = page.eval("return e2eNowhere").await;
        assert!(
            longest.as_u64().unwrap() < 6,
            "{longest} frames without focus"
        );
    }
}

/// Plays each choice inside a turn.
async fn choices(page: &Page, means: Means) {
    for (tokens, hour) in [(MAMORITE, "5"), (TWO_WAYS, "3"), (ASIDE, "1")] {
        assert_eq!(sit_down_at(page, tokens).await, WAY);
        page.come_to_rest().await;
        page.picture().await;
        go(page, means, hour).await;
        let steps = steps(page).await;
        let chosen = format!("{} E>{hour}", tokens.rsplit_once(' ').unwrap().1);
        assert!(steps.contains(&chosen), "{steps}");
    }

    assert_eq!(sit_down_at(page, AT_THE_LIMIT).await, Scene::Asked);
    page.says(&t!("circle-ask-substitute")).await;
    page.find("li[data-card=TK][aria-disabled=true]").await;
    let instead = card(page, "YK").await;
    play(page, means, &instead).await;
    assert_eq!(CIRCLE.scene(page).await, Scene::MustBeSeen);
    page.says(&t!(
        "circle-log-substituted",
        name = "Tetsu",
        card = "Yorikiri"
    ))
    .await;
    page.says(&t!("circle-log-pushed", where = "out", card = "Yorikiri", name = "Tetsu", other = "Moyama"))
        .await;
    page.come_to_rest().await;
    page.picture().await;
    CIRCLE.go_on(page, means).await;
    assert_eq!(CIRCLE.scene(page).await, Scene::Over);

    assert_eq!(sit_down_at(page, AFTER_A_HIKKAKE).await, Scene::Asked);
    page.says(&t!("circle-ask-follow")).await;
    let further = card(page, "YK").await;
    play(page, means, &further).await;
    page.says(&t!(
        "circle-log-followed",
        name = "Tetsu",
        card = "Yorikiri"
    ))
    .await;
    assert!(steps(page).await.contains("HK=TD E:YK"));
}

pub(crate) async fn circle_by_mouse(page: &Page) {
    page.size(1180, 820).await;
    whole_bout(page, &[Means::MouseDrag, Means::Clicks]).await;
    choices(page, Means::MouseDrag).await;
    comes_to_nothing(page).await;
    // With the buttons.
    assert_eq!(sit_down_at(page, ASIDE).await, WAY);
    go(page, Means::Clicks, "5").await;
    assert!(steps(page).await.contains("OD=TD E>5"));
    assert_eq!(sit_down_at(page, AFTER_A_HIKKAKE).await, Scene::Asked);
    page.press("button", &t!("circle-no-follow")).await;
    let kept = "return localStorage.getItem('hakkyoi.bout.circle').includes('E:-')";
    page.until("the choice to be stored", kept, Vec::new())
        .await;
    assert!(steps(page).await.contains("HK=TD E:-"));
}

/// A wrestler dropped on a forbidden place, or dragged when Escape is pressed, stays where he stood.
async fn comes_to_nothing(page: &Page) {
    assert_eq!(sit_down_at(page, MAMORITE).await, WAY);
    page.come_to_rest().await;
    let before = page.shown_at_rest().await;
    let wrestler = page.find(".menko.is-movable").await;
    let other = page.find(".menko:not(.is-movable)").await;
    page.drag(Hand::Mouse, &wrestler, &other).await;
    page.come_to_rest().await;
    let ((x, y), (to, _)) = (page.middle(&wrestler).await, page.middle(&other).await);
    let button = MOUSE_BUTTON_LEFT;
    let go = |x| PointerAction::MoveTo {
        duration: Some(Duration::from_millis(50)),
        x,
        y,
    };
    let down = PointerAction::Down { button };
    page.perform(Hand::Mouse, vec![go(x), down, go(x + 20.0), go(to)])
        .await;
    page.find(".menko.is-dragging").await;
    page.picture().await;
    page.key(Key::Escape).await;
    let script = "return !document.querySelector('.is-dragging')";
    page.until("the drag to end", script, Vec::new()).await;
    page.perform(Hand::Mouse, vec![PointerAction::Up { button }])
        .await;
    page.come_to_rest().await;
    let held = "return document.querySelectorAll('.menko[style*=\"--d\"]').length";
    assert_eq!(
        page.eval(held).await,
        0,
        "a wrestler is still drawn displaced"
    );
    // Engines round differently if the ring is scaled.
    let (x1, y1) = page.middle(&wrestler).await;
    assert!((x1 - x).hypot(y1 - y) < 2.0, "{x1} {y1}, not {x} {y}");
    page.shows_again(&before).await;
    assert!(!steps(page).await.contains("E>"));
}

/// After a first visit a whole bout needs no network.
pub(crate) async fn offline_circle(page: &Page) {
    no_network(page).await;
    page.size(360, 740).await;
    whole_bout(page, &[Means::TapTap, Means::TouchDrag]).await;
    choices(page, Means::TouchDrag).await;
    assert_eq!(sit_down_at(page, TWO_WAYS).await, WAY);
    go(page, Means::TapTap, "5").await;
    assert!(steps(page).await.contains("YK=UH E>5"));
}

/// From the home page to a rematch with Tab, arrows, Enter and Space; a basho, the default.
pub(crate) async fn circle_by_keyboard_alone(page: &Page) {
    from_home_by_keys(page, "circle", "form details").await;
    begin_by_keys(page).await;
    assert_eq!(CIRCLE.scene(page).await, Scene::Asked);
    page.says(&t!(
        "period-turn",
        game = "circle",
        number = 1,
        all = 5,
        turn = 1
    ))
    .await;
    let hand = "return document.activeElement?.matches('li[role=option]')";
    page.until("the hand to have the focus", hand, Vec::new())
        .await;
    // Moving to a card with the arrow keys shows its preview.
    page.key(Key::Right).await;
    let script = "return /may still intervene|Cancels/.test(document.body.innerText)";
    page.until("the card's preview", script, Vec::new()).await;
    page.picture().await;
    let ended = play_to_the_end(page, &[Means::Keys]).await;
    eprintln!("{ended}");
    page.says("The basho stands at").await;
    assert_eq!(CIRCLE.rematch_by_keys(page).await, Scene::Asked);
    page.says(&t!(
        "period-turn",
        game = "circle",
        number = 2,
        all = 5,
        turn = 1
    ))
    .await;
    choices(page, Means::Keys).await;
    // Tab reaches the button that is not a card.
    assert_eq!(sit_down_at(page, AFTER_A_HIKKAKE).await, Scene::Asked);
    page.until("the hand to have the focus", hand, Vec::new())
        .await;
    tab_back_to(page, ".now button").await;
    let before = page.moment().await;
    page.key(Key::Enter).await;
    page.later_than(&before).await;
    assert!(steps(page).await.contains("HK=TD E:-"));
}

/// A bout in progress, for the README.
pub(crate) async fn pictured(page: &Page) {
    let bout = kept(&against_the_computer(), TWO_WAYS);
    CIRCLE
        .sit_down(page, &bout, &settings("day", "instant"))
        .await;
    CIRCLE.scene(page).await;
}
