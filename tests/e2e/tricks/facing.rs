//! Face-to-face play: whole bouts with every means of input, and a hand is in the document only while its cover is held.

pub(crate) mod hands;

use super::table::{TRICKS, stored};
use crate::common::planted::{ALL_SEEN, people, settings, with};
use fantoccini::actions::KeyAction;
use fantoccini::key::Key;
use hakkyoi::ui::words::t;
use hands::{go_on, moments_told_of_held_hands_only, place_of, play, sees_the_own_hand, watch};
use rules::{Side, tricks::Tricks};
use serde_json::json;

use super::secrets::{Bout, mentioned, only};
use crate::common::facing::{
    self, LIFT, PRESS, SCREENS, Way, both_look, go, held, is_held, key, look, look_at_sheets,
    middle_of, own, pause, rematch, route, route_while_held, waits, while_held,
};
use crate::common::laid::laid_card;
use crate::common::scene::Scene;
use crate::page::Page;
use crate::pointer::Hand;

/// Plays a bout to its end and takes turns between the ways. West plays first if both must play.
async fn to_the_end(page: &Page, ways: &[Way]) {
    watch(page).await;
    eprintln!("{}", TRICKS.record(page).await);
    let mut turn = 0;
    loop {
        let way = ways[turn % ways.len()];
        turn += 1;
        let seat = Side::PAIR[turn % 2];
        match waits(page).await.as_str() {
            "over" => break,
            "must-be-seen" => go_on(page, seat, way).await,
            first => {
                let asked = page.all("[data-palm][data-focus]").await.len();
                let seat = if asked == 2 || first == Side::West.slug() {
                    Side::West
                } else {
                    Side::East
                };
                play(page, seat, way).await;
            }
        }
    }
    only(
        mentioned(page).await,
        Bout::of(page).await.played,
        "the result",
    );
    page.picture().await;
}

/// From the set-up sheet, which offers the choice only for two people.
async fn set_up(page: &Page) {
    page.plant(&[("settings", &settings("system", "instant"))]);
    page.open("#/tricks/new").await;
    let computer = page.role("radio", &t!("setup-computer")).await;
    page.tap(Hand::Mouse, &computer).await;
    page.until(
        "the choice of seating to go",
        "return !document.querySelector('[name=seating]')",
        Vec::new(),
    )
    .await;
    for name in [t!("setup-table"), t!("seating-facing")] {
        let answer = page.role("radio", &name).await;
        page.tap(Hand::Mouse, &answer).await;
    }
    page.says(&t!("seating-facing-note", hands = "hidden"))
        .await;
    page.picture().await;
    let begin = page.role("button", &t!("begin")).await;
    page.tap(Hand::Mouse, &begin).await;
    waits(page).await;
    page.picture().await;
}

pub(crate) async fn facing_by_mouse(page: &Page) {
    page.size(1180, 820).await;
    set_up(page).await;
    to_the_end(page, &[Way::Slide, Way::Taps]).await;
    let record = TRICKS.record(page).await;
    rematch(page).await;
    assert_ne!(TRICKS.record(page).await, record, "a new deal");
    // The set-up remembers the last choice.
    page.open("#/tricks/new").await;
    page.find("[name=seating]:checked").await;
    let answers = "return [...document.querySelectorAll('[name=seating]')].map((it) => it.checked)";
    assert_eq!(page.eval(answers).await, json!([false, true]));
}

pub(crate) async fn facing_by_touch(page: &Page) {
    page.size(820, 1180).await;
    set_up(page).await;
    to_the_end(page, &[Way::TwoFingers, Way::Taps]).await;
}

pub(crate) async fn facing_by_keyboard(page: &Page) {
    page.size(1180, 820).await;
    set_up(page).await;
    to_the_end(page, &[Way::Letters, Way::Cover]).await;
}

/// A card that lies in the ring can be looked at again.
pub(crate) async fn facing_laid(page: &Page) {
    page.size(820, 1180).await;
    set_up(page).await;
    laid_card::<Tricks>(page).await;
}

/// Sets in the menu whether letters are keys; `place` is the answer's.
async fn set_letters(page: &Page, place: usize) {
    let menu = page.find(&own(Side::West, ".tool:last-of-type")).await;
    page.tap(Hand::Mouse, &menu).await;
    page.find("dialog[open]").await;
    let answer = page.all("input[name=letters]").await.swap_remove(place);
    page.tap(Hand::Mouse, &answer).await;
    page.picture().await;
    page.key(Key::Escape).await;
    page.sheet_gone().await;
}

/// Keys that come faster than the page draws all count, and leave no hand uncovered.
async fn quick_keys(page: &Page) {
    let script = "for (const [kind, code] of arguments[0]) document.body.dispatchEvent(new KeyboardEvent(kind, { key: code.at(-1).toLowerCase(), code, bubbles: true }))";
    let tap = |code| [["keydown", code], ["keyup", code]];
    let on: Vec<_> = std::iter::repeat_n("KeyL", 3).flat_map(tap).collect();
    page.eval_with(script, vec![json!(on)]).await;
    page.find(&own(Side::West, "li:nth-child(3)[aria-selected=true]"))
        .await;
    page.eval_with(script, vec![json!(tap("KeyJ"))]).await;
    page.find(&own(Side::West, "li:nth-child(2)[aria-selected=true]"))
        .await;
    let glance = [tap("KeyP"), tap("KeyQ")].concat();
    page.eval_with(script, vec![json!(glance)]).await;
    page.come_to_rest().await;
    assert_eq!(held(page).await, json!([]));
    let back = page.find(&own(Side::West, ".acts .btn:last-of-type")).await;
    page.tap(Hand::Mouse, &back).await;
    let put_back = "return !document.querySelector('.facing [aria-selected=true]')";
    page.until("the card to be put back", put_back, Vec::new())
        .await;
}

/// Letter keys go by their place on the keyboard, not by the printed letter. A player can switch them off; the other keys suffice.
pub(crate) async fn facing_letters(page: &Page) {
    page.size(1180, 820).await;
    sit_down_at(page, "system", "G1=G5", ALL_SEEN).await;
    // A French keyboard has A where an English one has Q, and the other way round.
    let script = "const [kind, key, code] = arguments; document.body.dispatchEvent(new KeyboardEvent(kind, { key, code, bubbles: true }))";
    for (kind, key, code, looks) in [
        ("keydown", "q", "KeyA", &[][..]),
        ("keydown", "a", "KeyQ", &["east"]),
        ("keyup", "q", "KeyA", &["east"]),
        ("keyup", "a", "KeyQ", &[]),
    ] {
        page.eval_with(script, vec![json!(kind), json!(key), json!(code)])
            .await;
        page.come_to_rest().await;
        assert_eq!(held(page).await, json!(looks), "{kind} {key}");
    }
    quick_keys(page).await;
    page.open("?azerty#/tricks").await;
    page.says("A looks, Q and D pick, S lays").await;
    // The page now knows that the keyboard is used, and draws the covers again.
    let press = async |kind: &str| {
        let arguments = vec![json!(kind), json!("a"), json!("KeyQ")];
        page.eval_with(script, arguments).await;
        page.come_to_rest().await;
    };
    press("keydown").await;
    assert_eq!(held(page).await, json!(["east"]));
    press("keyup").await;
    page.says("A looks, Q and D pick, S lays").await;

    page.open("#/tricks").await;
    waits(page).await;
    set_letters(page, 1).await;
    page.says(&t!("palm-keys")).await;
    page.reload().await;
    assert_eq!(waits(page).await, "west");
    page.says(&t!("palm-keys")).await;
    page.picture().await;
    let kept = TRICKS.kept_bout(page).await;
    for letter in facing::letters(Side::West) {
        key(page, vec![KeyAction::Down { value: letter }]).await;
        page.come_to_rest().await;
        assert_eq!(held(page).await, json!([]), "{letter}");
        key(page, vec![KeyAction::Up { value: letter }]).await;
    }
    assert_eq!(page.all(".facing [aria-selected=true]").await.len(), 0);
    assert_eq!(TRICKS.kept_bout(page).await, kept);
    watch(page).await;
    play(page, Side::West, Way::Cover).await;
    assert_eq!(waits(page).await, "east");
    play(page, Side::East, Way::Cover).await;
    assert_eq!(waits(page).await, "must-be-seen");
    go_on(page, Side::East, Way::Cover).await;

    set_letters(page, 0).await;
    page.says("or keys").await;
    key(page, vec![KeyAction::Down { value: 'q' }]).await;
    is_held(page, &["east"]).await;
    // A key that is released behind the rules leaves no hand open.
    page.eval("location.hash = '#/tricks/rules'").await;
    page.find(".rules-nav").await;
    key(page, vec![KeyAction::Up { value: 'q' }]).await;
    page.eval("history.back()").await;
    page.find(".facing").await;
    is_held(page, &[]).await;
}

async fn sit_down_at(page: &Page, theme: &str, moves: &str, seen: usize) {
    let bout = with(stored(&people(), moves, seen, None), "seating", "facing");
    TRICKS
        .sit_down(page, &bout, &settings(theme, "instant"))
        .await;
    waits(page).await;
    // The page's listeners are there once it has drawn and nothing moves.
    page.come_to_rest().await;
}

/// While the cover is held, the turned card hides the middle of no other card.
async fn turned_card_hides_no_other(page: &Page, seat: Side) {
    let hidden = "return [...document.querySelectorAll(arguments[0])].filter((card) => { const it = card.getBoundingClientRect(); return document.elementFromPoint(it.x + it.width / 2, it.y + it.height / 2)?.closest('li') !== card }).map((card) => card.dataset.place)";
    let cards = vec![json!(own(seat, "[data-place]"))];
    let hidden = while_held(page, seat, async || page.eval_with(hidden, cards).await).await;
    assert_eq!(hidden, json!([]));
}

/// Every event after which the page might miss a release releases the covers. Another pointer changes nothing. Each cover protects its
/// own player's cards.
pub(crate) async fn facing_covers(page: &Page) {
    page.size(1180, 820).await;
    sit_down_at(page, "system", "G1=G5 R1-", ALL_SEEN).await;
    watch(page).await;
    let bout = Bout::of(page).await;
    for seat in Side::PAIR {
        turned_card_hides_no_other(page, seat).await;
    }
    let cover = middle_of(page, "[data-palm=east]").await;
    page.eval("window.e2ePointer = null; addEventListener('pointerdown', (event) => { if (event.isTrusted) window.e2ePointer = event.pointerId }, true)")
        .await;
    for end in [
        "dispatchEvent(new Event('blur'))",
        "document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))",
        "dispatchEvent(new Event('pagehide'))",
        "document.querySelector('[data-palm=east]').dispatchEvent(new PointerEvent('pointercancel', { pointerId: window.e2ePointer, bubbles: true }))",
    ] {
        page.perform(Hand::Mouse, vec![go(cover), PRESS]).await;
        sees_the_own_hand(page, Side::East, &bout).await;
        let other = "document.querySelector('[data-palm=east]').dispatchEvent(new PointerEvent(arguments[0], { pointerId: 77, bubbles: true }))";
        for kind in ["pointerdown", "pointerup", "pointercancel"] {
            page.eval_with(other, vec![json!(kind)]).await;
        }
        assert_eq!(
            held(page).await,
            json!(["east"]),
            "another pointer must not release the cover"
        );
        page.eval(end).await;
        is_held(page, &[]).await;
        only(mentioned(page).await, bout.played, end);
        page.perform(Hand::Mouse, vec![LIFT]).await;
    }
    // Both players look, and one lets go.
    page.perform(Hand::Mouse, vec![go(cover), PRESS]).await;
    key(page, vec![KeyAction::Down { value: 'p' }]).await;
    is_held(page, &["east", "west"]).await;
    page.picture().await;
    page.perform(Hand::Mouse, vec![LIFT]).await;
    sees_the_own_hand(page, Side::West, &bout).await;
    // An open sheet releases the covers.
    let menu = page.find(&own(Side::East, ".tool:last-of-type")).await;
    page.tap(Hand::Mouse, &menu).await;
    page.find("dialog[open]").await;
    is_held(page, &[]).await;
    only(mentioned(page).await, bout.played, "under a sheet");
    key(page, vec![KeyAction::Up { value: 'p' }]).await;
    page.key(Key::Escape).await;
    page.sheet_gone().await;

    // A card travels face down, also one that its player has just seen. Escape ends the drag.
    let place = place_of(page, Side::East, "R2".parse().unwrap()).await;
    let [_, at, ring] = route(page, Side::East, place).await;
    page.perform(Hand::Mouse, vec![go(at), PRESS]).await;
    page.find("li[data-card=R2]").await;
    sees_the_own_hand(page, Side::East, &bout).await;
    page.perform(Hand::Mouse, vec![LIFT]).await;
    is_held(page, &[]).await;
    page.perform(Hand::Mouse, vec![go(at), PRESS, pause(600), go(ring)])
        .await;
    page.find("li.is-dragging").await;
    page.find(".slot.is-target").await;
    is_held(page, &[]).await;
    only(mentioned(page).await, bout.played, "while a card travels");
    page.key(Key::Escape).await;
    let gone = "return !document.querySelector('.is-dragging, .is-target')";
    page.until("the drag to end", gone, Vec::new()).await;
    page.perform(Hand::Mouse, vec![LIFT]).await;

    // A card dropped outside everything is put back.
    page.come_to_rest().await;
    let place = place_of(page, Side::East, "R2".parse().unwrap()).await;
    let [from, at, _] = route_while_held(page, Side::East, place).await;
    page.perform(Hand::Mouse, vec![go(from), PRESS, go(at), go(from)])
        .await;
    page.find(&own(Side::East, "li[data-card=R2][aria-selected=true]"))
        .await;
    page.perform(Hand::Mouse, vec![LIFT]).await;
    is_held(page, &[]).await;
    assert_eq!(page.all("[aria-selected=true]").await.len(), 0);
    // The refusal of a forbidden card does not say which card it was.
    let kept = TRICKS.kept_bout(page).await;
    let place = place_of(page, Side::East, "G4".parse().unwrap()).await;
    let back = format!("li:nth-child({})", place + 1);
    let back = page.find(&own(Side::East, &back)).await;
    page.tap(Hand::Mouse, &back).await;
    page.find(&own(Side::East, "li[aria-selected=true]")).await;
    page.tap(Hand::Mouse, &back).await;
    page.find(&own(Side::East, ".refusal")).await;
    page.says(&t!("facing-refused")).await;
    only(mentioned(page).await, bout.played, "a refusal");
    assert_eq!(TRICKS.kept_bout(page).await, kept);
    page.picture().await;
    moments_told_of_held_hands_only(page, &bout, &bout).await;
}

/// Presses a card and releases it 100 ms later on a busy page: its clock makes Yew put off its effects until the timer that turns a card under
/// a finger has fired. With `early`, Yew has already put something off when the finger lifts.
const BUSY_TAP: &str = "
const [card, early, done] = arguments, { x, y } = card.getBoundingClientRect(), { now } = Date, { setTimeout: later } = window;
const fire = (kind) => card.dispatchEvent(new PointerEvent(kind, { pointerId: 77, clientX: x + 9, clientY: y + 9, bubbles: true }));
const key = (kind) => document.body.dispatchEvent(new KeyboardEvent(kind, { key: 'p', code: 'KeyP', bubbles: true }));
fire('pointerdown');
later(() => {
  let reads = 0;
  Date.now = () => now() + 20 * ++reads;
  window.setTimeout = (run, delay) => later(run, delay || 400);
  if (early) ['keydown', 'keyup'].forEach(key);
}, 80);
later(() => { fire('pointerup'); card.click(); }, 100);
later(() => { Date.now = now; window.setTimeout = later; later(done, 600); }, 700);
";

/// A tap on a busy page turns no card: the finger has lifted, so nothing would cover the hand again.
pub(crate) async fn facing_busy_page(page: &Page) {
    page.size(1180, 820).await;
    for early in [false, true] {
        sit_down_at(page, "system", "G1=G5 R1-", ALL_SEEN).await;
        let bout = Bout::of(page).await;
        let card = page.find(&own(Side::East, "li:nth-child(2)")).await;
        let about = vec![json!(card), json!(early)];
        let tapped = page.client.execute_async(BUSY_TAP, about).await;
        tapped.expect("the card is there");
        page.find(&own(Side::East, "li:nth-child(2)[aria-selected=true]"))
            .await;
        is_held(page, &[]).await;
        only(mentioned(page).await, bout.played, "after a tap");
    }
}

/// A reload covers both hands. A screen that is too small shows the curtain; one that is large enough removes it.
pub(crate) async fn facing_kept(page: &Page) {
    page.size(1180, 820).await;
    sit_down_at(page, "system", "G1=G5", ALL_SEEN).await;
    key(page, vec![KeyAction::Down { value: 'p' }]).await;
    is_held(page, &["west"]).await;
    let bout = TRICKS.kept_bout(page).await;
    page.reload().await;
    assert_eq!(waits(page).await, "west");
    assert_eq!(
        (TRICKS.kept_bout(page).await, held(page).await),
        (bout.clone(), json!([]))
    );
    key(page, vec![KeyAction::Up { value: 'p' }]).await;
    only(
        mentioned(page).await,
        Bout::of(page).await.played,
        "after a reload",
    );
    page.size(820, 1180).await;
    page.find(".facing.is-upright").await;
    page.size(600, 800).await;
    assert_eq!(page.scene().await, Scene::Curtain);
    page.says(&t!("seating-cramped")).await;
    page.picture().await;
    page.size(1180, 820).await;
    assert_eq!(waits(page).await, "west");
    assert_eq!(TRICKS.kept_bout(page).await, bout);
    // The menu switches to passing the tablet.
    let menu = page.find(&own(Side::West, ".tool:last-of-type")).await;
    page.tap(Hand::Mouse, &menu).await;
    let pass = page
        .role("radio", &t!("seating-passing", hands = "hidden"))
        .await;
    page.tap(Hand::Mouse, &pass).await;
    assert_eq!(page.scene().await, Scene::Curtain);
    assert_eq!(TRICKS.kept_bout(page).await["seating"], "passing");
}

/// axe-core over every scene, in both themes, landscape and portrait.
pub(crate) async fn facing_axe(page: &Page) {
    for ((width, height), theme) in SCREENS {
        page.size(width, height).await;
        let scenes = [
            ("", ALL_SEEN),
            ("G4=G2", 2),
            ("G1=G5 R1-", ALL_SEEN),
            ("G4=G2 B5-B2", 5),
            ("G4=G2 R5-R1", ALL_SEEN),
        ];
        for (moves, seen) in scenes {
            sit_down_at(page, theme, moves, seen).await;
            look(page).await;
        }
        sit_down_at(page, theme, "G1=G5 R1-", ALL_SEEN).await;
        both_look(page).await;
        look_at_sheets(page).await;
    }
}
