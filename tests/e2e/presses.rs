//! A press acts once, by its own pointer, and only on what it began on.

use crate::common::scene::Scene;
use hakkyoi::ui::words::t;
use std::time::Duration;

use fantoccini::actions::{Actions, InputSource, PointerAction, TouchActions};
use rules::Side;

use crate::common::facing::{
    LIFT, PRESS, go, kept_text, middle_of, own, pause, route_while_held, waits,
};
use crate::common::planted::settings;
use crate::engine::Engine;
use crate::page::Page;
use crate::pointer::{Hand, Point};

const SIZES: [(u32, u32); 3] = [(360, 740), (820, 1180), (1180, 820)];

/// The middle of what the curtain's button and a card of the hand below it have in common, with the hand as `window.e2eCards` has it.
const COMMON: &str = "
const button = document.querySelector('[data-scene=curtain] [data-focus]').getBoundingClientRect();
for (const card of window.e2eCards) {
  const [left, right] = [Math.max(button.left, card.left), Math.min(button.right, card.right)];
  const [top, bottom] = [Math.max(button.top, card.top), Math.min(button.bottom, card.bottom)];
  if (right - left > 8 && bottom - top > 8) return [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
}
return 'nowhere';
";

/// Begins a bout of two people.
async fn begin(page: &Page, game: &str, seating: String) {
    page.plant(&[("settings", &settings("system", "instant"))]);
    page.open(&format!("#/{game}/new")).await;
    for name in [t!("setup-table"), seating] {
        let answer = page.role("radio", &name).await;
        page.tap(Hand::Mouse, &answer).await;
    }
    page.press("button", &t!("begin")).await;
}

/// A finger that holds the curtain's button until the hand is there chooses no card when it lifts. The next tap does.
pub(crate) async fn curtain_chooses_nothing(page: &Page) {
    const GAMES: [&str; 3] = ["tricks", "circle", "track"];
    // In windows as wide as the other engines' must be, no card of track is below the button.
    let (games, sizes) = match page.engine() {
        Engine::Chromium => (&GAMES[..], &SIZES[..]),
        Engine::Firefox | Engine::Webkit => (&GAMES[..2], &SIZES[2..]),
    };
    for &game in games {
        let mut tried = 0;
        for &(width, height) in sizes {
            page.size(width, height).await;
            begin(page, game, t!("seating-passing", hands = "hidden")).await;
            page.press_curtain_twice(Hand::Finger).await;
            page.come_to_rest().await;
            page.eval("sessionStorage.e2eCards = JSON.stringify([...document.querySelectorAll('.hand-card')].map((it) => it.getBoundingClientRect()))")
                .await;
            page.reload().await;
            assert_eq!(page.scene().await, Scene::Curtain);
            page.come_to_rest().await;
            page.eval("window.e2eCards = JSON.parse(sessionStorage.e2eCards)")
                .await;
            let common = page.eval(COMMON).await;
            let Some(common) = common.as_array() else {
                continue;
            };
            tried += 1;
            let at = (common[0].as_f64().unwrap(), common[1].as_f64().unwrap());
            let before = kept_text(page, game).await;
            page.perform(Hand::Finger, vec![go(at), PRESS, pause(1500), LIFT])
                .await;
            page.curtain_is_up().await;
            page.come_to_rest().await;
            let under = "return !!document.elementFromPoint(arguments[0], arguments[1]).closest('.hand-card')";
            assert_eq!(
                page.eval_with(under, vec![at.0.into(), at.1.into()]).await,
                true,
                "a card must be under the finger"
            );
            let picked = ".tray [aria-selected=true]";
            assert_eq!(page.all(picked).await.len(), 0, "{game}, {width}");
            page.perform(Hand::Finger, vec![go(at), PRESS, pause(60), LIFT])
                .await;
            page.find(picked).await;
            assert_eq!(kept_text(page, game).await, before, "{game}, {width}");
        }
        assert!(tried > 0, "in {game} no card is ever below the button");
    }
}

/// Moves several fingers at once; each has as many actions as the others.
async fn fingers(page: &Page, all: Vec<Vec<PointerAction>>) {
    let mut moves: Option<Actions> = None;
    for (number, actions) in all.into_iter().enumerate() {
        let finger = TouchActions::new(format!("finger-{number}"));
        let finger = actions.into_iter().fold(finger, TouchActions::then);
        moves = Some(match moves {
            None => finger.into(),
            Some(moves) => moves.and(finger),
        });
    }
    page.client.perform_actions(moves.unwrap()).await.unwrap();
}

fn holds(at: Point) -> Vec<PointerAction> {
    let mut all = vec![go(at), PRESS];
    all.extend((0..4).map(|_| pause(60)));
    all.push(LIFT);
    all
}

fn taps(at: Point) -> Vec<PointerAction> {
    vec![
        pause(60),
        pause(60),
        go(at),
        PRESS,
        pause(60),
        LIFT,
        pause(30),
    ]
}

/// While fingers hold covers, taps act: the other player's, and those of the player's own second hand.
pub(crate) async fn fingers_act_at_once(page: &Page) {
    page.size(1180, 820).await;
    begin(page, "tricks", t!("seating-facing")).await;
    waits(page).await;
    page.come_to_rest().await;
    let [cover, other_cover, west] = [
        own(Side::East, ".palm"),
        own(Side::West, ".palm"),
        own(Side::West, "li:nth-child(2)"),
    ];
    let cover = middle_of(page, &cover).await;
    let other_cover = middle_of(page, &other_cover).await;
    let west = middle_of(page, &west).await;
    // East's cover is held when this card is tapped.
    let [_, east, _] = route_while_held(page, Side::East, 2).await;
    let picked =
        |seat: Side, place: usize| own(seat, &format!("li:nth-child({place})[aria-selected=true]"));
    fingers(page, vec![holds(cover), taps(west)]).await;
    page.find(&picked(Side::West, 2)).await;
    fingers(page, vec![holds(cover), taps(east)]).await;
    page.find(&picked(Side::East, 3)).await;
    // Two covers are held, and a third finger lays East's card.
    fingers(page, vec![holds(cover), holds(other_cover), taps(east)]).await;
    page.says(&t!("facing-back")).await;
    assert_eq!(page.all(&own(Side::East, "li[role=option]")).await.len(), 7);
    let back = middle_of(page, &own(Side::East, ".acts .btn")).await;
    fingers(page, vec![holds(other_cover), taps(back)]).await;
    page.find(&own(Side::East, "li[role=option]:nth-child(8)"))
        .await;
}

/// Presses on an element, wobbles by up to six pixels and releases where it was pressed.
async fn shake(page: &Page, hand: Hand, css: &str) {
    let (x, y) = middle_of(page, css).await;
    let wobble = [(4.0, 0.0), (5.0, 3.0), (-2.0, 5.0), (0.0, 1.0)];
    let mut all = vec![go((x, y)), PRESS];
    // Quickly: face to face, a card that is held for longer turns to its player.
    all.extend(wobble.map(|(dx, dy)| PointerAction::MoveTo {
        duration: Some(Duration::from_millis(8)),
        x: x + dx,
        y: y + dy,
    }));
    all.extend([pause(30), LIFT, pause(60)]);
    page.perform(hand, all).await;
}

/// A hand that shakes taps all the same, in every game, with the mouse and with a finger.
pub(crate) async fn shaking_hand_taps(page: &Page) {
    page.size(820, 1180).await;
    for hand in [Hand::Mouse, Hand::Finger] {
        for game in ["tricks", "track", "circle"] {
            begin(page, game, t!("seating-passing", hands = "hidden")).await;
            page.press_curtain_twice(Hand::Mouse).await;
            page.come_to_rest().await;
            shake(page, hand, "li.hand-card:not([aria-disabled]):last-child").await;
            page.find(".hand-card[aria-selected=true]").await;
            let moved = "return [...document.querySelectorAll('.hand-card')].some((it) => it.style.transform !== '' || it.matches('.is-dragging'))";
            assert_eq!(page.eval(moved).await, false, "{game}");
        }
        begin(page, "tricks", t!("seating-facing")).await;
        waits(page).await;
        page.come_to_rest().await;
        let picked = own(Side::East, "li:nth-child(3)[aria-selected=true]");
        shake(page, hand, &own(Side::East, "li:nth-child(3)")).await;
        page.find(&picked).await;
        page.open("#/momentum/new").await;
        page.press("radio", &t!("setup-table")).await;
        page.press("button", &t!("begin")).await;
        page.find("[data-hex]").await;
        page.come_to_rest().await;
        // A disk is lifted by one tap and put down by another.
        shake(page, hand, "[data-hex=B]").await;
        page.find("[data-hex=B][aria-pressed=true]").await;
        shake(page, hand, "[data-hex=F]").await;
        page.find("[data-hex=B][aria-pressed=false]").await;
        page.find(".dk-new").await;
    }
}
