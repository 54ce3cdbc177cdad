//! What counts as a drag, and that a drag leaves nothing behind.

use super::table::{TRICKS, stored};
use crate::common::means::Means;
use crate::common::planted::{ALL_SEEN, against_the_computer};
use crate::common::scene::Scene;
use crate::engine::Engine;
use crate::page::Page;
use crate::pointer::{Hand, Point};
use fantoccini::actions::{
    Actions, InputSource, MOUSE_BUTTON_LEFT, MOUSE_BUTTON_RIGHT, PointerAction, TouchActions,
};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use hakkyoi::ui::words::t;
use serde_json::json;
use std::time::Duration;

/// West has led the red 1; East holds two reds and must follow.
async fn led_trick(page: &Page) {
    TRICKS
        .sit_down_at(
            page,
            &stored(&against_the_computer(), "G1=G5 R1-", ALL_SEEN, None),
        )
        .await;
    assert_eq!(page.scene().await, Scene::Asked);
    page.eval(
        "window.e2ePointer = null; addEventListener('pointerdown', (event) => { window.e2ePointer = event.pointerId }, true)",
    )
    .await;
}

const PRESS: PointerAction = PointerAction::Down {
    button: MOUSE_BUTTON_LEFT,
};
const LIFT: PointerAction = PointerAction::Up {
    button: MOUSE_BUTTON_LEFT,
};

fn go((x, y): Point) -> PointerAction {
    PointerAction::MoveTo {
        duration: Some(Duration::from_millis(30)),
        x,
        y,
    }
}

fn pause(millis: u64) -> PointerAction {
    PointerAction::Pause {
        duration: Duration::from_millis(millis),
    }
}

/// Drags a card over the ring without releasing it.
async fn lift_half_way(page: &Page, hand: Hand, card: &Element) {
    let dohyo = page.find(".dohyo").await;
    let (from, to) = (page.middle(card).await, page.middle(&dohyo).await);
    let half = (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1));
    page.perform(hand, vec![go(from), PRESS, go(half), go(to)])
        .await;
    page.find("li.is-dragging").await;
    page.find(".slot.is-target").await;
}

/// Waits until the card is back in the hand; nothing was played or picked.
async fn nothing_has_come_of_it(page: &Page, card: &Element, shown: &str) {
    let script = "return !document.querySelector('.is-dragging, .is-target, [aria-selected=true]') && arguments[0].style.transform === ''";
    page.until("the card to return to the hand", script, vec![json!(card)])
        .await;
    page.shows_again(shown).await;
    // The next action must not look for the card while it still moves.
    page.come_to_rest().await;
}

/// A drag begins at three pixels. A drop outside, Escape and a cancelled pointer leave everything as it was.
pub(crate) async fn comes_to_nothing(page: &Page) {
    page.size(1180, 820).await;
    led_trick(page).await;
    let shown = page.shown_at_rest().await;
    let card = page.card("R2").await;
    let (x, y) = page.middle(&card).await;

    page.stroke(Hand::Mouse, &[(x, y), (x + 2.0, y)]).await;
    page.find("li[data-card=R2][aria-selected=true]").await;
    page.key(Key::Escape).await;
    nothing_has_come_of_it(page, &card, &shown).await;

    page.stroke(Hand::Mouse, &[(x, y), (x + 9.0, y - 9.0)])
        .await;
    nothing_has_come_of_it(page, &card, &shown).await;

    let bar = page.find("header.bar").await;
    page.drag(Hand::Mouse, &card, &bar).await;
    nothing_has_come_of_it(page, &card, &shown).await;

    lift_half_way(page, Hand::Mouse, &card).await;
    page.picture().await;
    page.key(Key::Escape).await;
    nothing_has_come_of_it(page, &card, &shown).await;
    page.perform(Hand::Mouse, vec![LIFT]).await;
    nothing_has_come_of_it(page, &card, &shown).await;

    lift_half_way(page, Hand::Mouse, &card).await;
    let cancel = "arguments[0].dispatchEvent(new PointerEvent('pointercancel', { pointerId: window.e2ePointer, bubbles: true }))";
    page.eval_with(cancel, vec![json!(card)]).await;
    nothing_has_come_of_it(page, &card, &shown).await;
    page.perform(Hand::Mouse, vec![LIFT]).await;
    nothing_has_come_of_it(page, &card, &shown).await;

    page.play(Means::MouseDrag, &card).await;
    assert!(TRICKS.record(page).await.contains("R1-R2"));
}

/// A second finger, on another card, neither moves nor ends anything.
pub(crate) async fn second_finger(page: &Page) {
    page.size(360, 740).await;
    led_trick(page).await;
    let [first, second] = [page.card("R2").await, page.card("R5").await];
    let dohyo = page.find(".dohyo").await;
    let (from, to) = (page.middle(&first).await, page.middle(&dohyo).await);
    let beside = page.middle(&second).await;
    if page.engine() == Engine::Webkit {
        // Its driver has only one pointer; a synthetic event stands in for the second.
        lift_half_way(page, Hand::Mouse, &first).await;
        let script = "for (const kind of ['pointerdown', 'pointermove', 'pointerup', 'lostpointercapture', 'pointercancel']) \
            arguments[0].dispatchEvent(new PointerEvent(kind, { pointerId: 77, clientX: 9, clientY: 9, bubbles: true }))";
        page.eval_with(script, vec![json!(second)]).await;
        assert_eq!(page.all("li[data-card=R2].is-dragging").await.len(), 1);
        page.perform(Hand::Mouse, vec![LIFT]).await;
    } else {
        // Both lists of actions run in step: while the first finger drags, the other presses, moves and lifts.
        page.eval(
            "window.e2eHeld = []; addEventListener('pointerup', () => setTimeout(() => \
            e2eHeld.push([...document.querySelectorAll('.is-dragging')].map((it) => it.dataset.card).join())), true)",
        )
        .await;
        let up = (beside.0, beside.1 - 90.0);
        let one = [
            go(from),
            PRESS,
            go(to),
            pause(20),
            pause(20),
            pause(20),
            pause(300),
            LIFT,
        ];
        let two = [
            go(beside),
            pause(20),
            pause(20),
            PRESS,
            go(up),
            LIFT,
            pause(300),
            pause(20),
        ];
        let finger = |name: &str, actions: [PointerAction; 8]| {
            let fingers = TouchActions::new(name.to_owned());
            actions.into_iter().fold(fingers, TouchActions::then)
        };
        let both = Actions::from(finger("finger", one)).and(finger("thumb", two));
        page.client.perform_actions(both).await.unwrap();
        page.until(
            "both fingers to be up",
            "return e2eHeld.length === 2",
            Vec::new(),
        )
        .await;
        assert_eq!(
            page.eval("return e2eHeld").await,
            json!(["R2", ""]),
            "the first finger must keep its card"
        );
    }
    page.until(
        "the first finger's card to be played",
        "return !document.querySelector('[data-card=R2]')",
        Vec::new(),
    )
    .await;
    assert!(TRICKS.record(page).await.contains("R1-R2"));
}

/// A player who tries a forbidden card reads the rule, with every means of input.
pub(crate) async fn refusals(page: &Page) {
    const RULE: &str = "Not the black 1: red was led, and who holds that colour must follow it.";
    page.size(360, 740).await;
    for means in ["drag", "tap", "click", "keys"] {
        led_trick(page).await;
        let bout = TRICKS.kept_bout(page).await;
        let shut = page.card("B1").await;
        let disabled = shut.attr("aria-disabled").await.unwrap();
        assert_eq!(disabled.as_deref(), Some("true"));
        match means {
            "drag" => {
                let dohyo = page.find(".dohyo").await;
                page.drag(Hand::Finger, &shut, &dohyo).await;
            }
            "tap" => page.tap(Hand::Finger, &shut).await,
            "click" => page.tap(Hand::Mouse, &shut).await,
            _ => {
                page.key(Key::End).await;
                page.key(Key::Left).await;
                assert!(
                    page.has_focus(&shut).await,
                    "a forbidden card must be focusable"
                );
                page.key(Key::Enter).await;
            }
        }
        let said =
            "return document.querySelector('.now [role=status] .refusal')?.textContent ?? null";
        assert_eq!(
            page.until("the rule to show", said, Vec::new()).await,
            RULE,
            "by {means}"
        );
        assert_eq!(TRICKS.kept_bout(page).await, bout, "by {means}");
        assert_eq!(page.all("[data-card]").await.len(), 7);
        page.picture().await;
    }
}

/// A swipe beside the cards scrolls the page; a swipe on a card drags it.
pub(crate) async fn swipes(page: &Page) {
    // Only Chromium's driver makes gestures out of touches.
    if page.engine() != Engine::Chromium {
        return;
    }
    page.size(360, 480).await;
    led_trick(page).await;
    let most = page
        .eval("return document.documentElement.scrollHeight - innerHeight")
        .await
        .as_f64()
        .unwrap();
    assert!(most > 40.0, "the page must be higher than the window");
    let now = || async { page.eval("return scrollY").await.as_f64().unwrap() };
    page.eval("scrollTo(0, 0)").await;
    page.stroke(Hand::Finger, &[(180.0, 300.0), (180.0, 100.0)])
        .await;
    page.until("the page to scroll", "return scrollY > 20", Vec::new())
        .await;
    assert_eq!(
        page.scene().await,
        Scene::Asked,
        "the swipe must only scroll"
    );
    let card = page.card("R2").await;
    let (x, y) = page.middle(&card).await;
    let before = now().await;
    page.perform(
        Hand::Finger,
        vec![
            go((x, y)),
            PRESS,
            go((x, y - 40.0)),
            go((x, y - 80.0)),
            pause(50),
        ],
    )
    .await;
    page.find("li.is-dragging").await;
    assert!(
        (now().await - before).abs() < 1.0,
        "dragging a card must not scroll the page"
    );
    page.perform(Hand::Finger, vec![go((x, y)), LIFT]).await;
}

/// Whatever happens to the page in mid-drag, the card is back in the hand afterwards, and the bout as it was.
pub(crate) async fn interrupted(page: &Page) {
    page.size(1180, 820).await;
    led_trick(page).await;
    let shown = page.shown_at_rest().await;
    let card = page.card("R2").await;
    let dohyo = page.find(".dohyo").await;
    let (from, to) = (page.middle(&card).await, page.middle(&dohyo).await);

    let right = |action: fn(u64) -> PointerAction| action(MOUSE_BUTTON_RIGHT);
    let press = right(|button| PointerAction::Down { button });
    let lift = right(|button| PointerAction::Up { button });
    page.perform(Hand::Mouse, vec![go(from), press, go(to), lift])
        .await;
    page.key(Key::Escape).await;
    nothing_has_come_of_it(page, &card, &shown).await;

    lift_half_way(page, Hand::Mouse, &card).await;
    page.size(1024, 768).await;
    page.key(Key::Escape).await;
    page.perform(Hand::Mouse, vec![LIFT]).await;
    nothing_has_come_of_it(page, &card, &shown).await;

    lift_half_way(page, Hand::Mouse, &card).await;
    page.eval("location.hash = '#/rules'").await;
    page.says(&t!("rules-read")).await;
    page.perform(Hand::Mouse, vec![LIFT]).await;
    page.eval("history.back()").await;
    page.find("li[data-card=R2]").await;
    nothing_has_come_of_it(page, &card, &shown).await;
    page.play(Means::MouseDrag, &card).await;
    assert!(TRICKS.record(page).await.contains("R1-R2"));
}
