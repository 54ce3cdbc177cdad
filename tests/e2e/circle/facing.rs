//! Face-to-face play: whole bouts with every means of input, and every choice inside a turn at the edge of the player who must choose.

use basho::{BestOf, Series};
use fantoccini::actions::KeyAction;
use fantoccini::key::Key;
use hakkyoi::ui::words::t;
use rules::{Side, circle::Circle};
use serde_json::{Value, json};

use super::table::{
    AFTER_A_HIKKAKE, ASIDE, AT_THE_LIMIT, CIRCLE, DRAWN, EAST_WON, MAMORITE, TWO_WAYS, kept, steps,
};
use crate::common::facing::{
    SCREENS, Way, both_look, both_press_on, focus_cover, is_held, kept_text, key, later_than, look,
    look_at_sheets, own, play, rematch, set_up, to_the_end, waits,
};
use crate::common::keyboard::tab_back_to;
use crate::common::laid::laid_card;
use crate::common::planted::{people, settings};
use crate::page::Page;
use crate::pointer::Hand;

fn bout(tokens: &str) -> Value {
    let mut bout = kept(&people(), tokens);
    bout["seating"] = "facing".into();
    bout
}

async fn sit_down_at(page: &Page, tokens: &str) -> String {
    CIRCLE.sit_down_at(page, &bout(tokens)).await;
    waits(page).await
}

/// Goes the last of the open ways.
async fn go(page: &Page, way: Way) {
    let button = page
        .find("section[data-seat] button[data-hour]:last-child")
        .await;
    let hour = button.attr("data-hour").await.unwrap().unwrap();
    let spot = format!("g[data-hour=\"{hour}\"] circle");
    let spot = page.find(&spot).await;
    match way {
        Way::Slide => {
            page.come_to_rest().await;
            let wrestler = page.find(".menko.is-movable").await;
            page.drag(Hand::Mouse, &wrestler, &spot).await;
        }
        Way::TwoFingers => page.tap(Hand::Finger, &button).await,
        Way::Taps => page.tap(Hand::Finger, &spot).await,
        Way::Letters => page.tap(Hand::Mouse, &button).await,
        Way::Cover => {
            // The ways come before the cover of the same edge.
            let script = "return document.querySelector('button[data-hour]').closest('section').dataset.seat";
            let east = page.eval(script).await == Side::East.slug();
            focus_cover(page, if east { Side::East } else { Side::West }).await;
            tab_back_to(page, "button[data-hour]:last-child").await;
            page.key(Key::Enter).await;
        }
    }
}

async fn play_on(page: &Page, ways: &[Way]) {
    to_the_end::<Circle>(page, &CIRCLE, ways, async |way| go(page, way).await).await;
}

/// Plays each choice inside a turn.
async fn choices(page: &Page, way: Way) {
    for tokens in [MAMORITE, TWO_WAYS, ASIDE] {
        assert_eq!(sit_down_at(page, tokens).await, "ways");
        page.come_to_rest().await;
        page.picture().await;
        assert_eq!(
            page.all(&own(Side::West, "button[data-hour]")).await.len(),
            0
        );
        let last = page
            .find(&own(Side::East, "button[data-hour]:last-child"))
            .await;
        let hour = last.attr("data-hour").await.unwrap().unwrap();
        let before = kept_text(page, "circle").await;
        go(page, way).await;
        later_than(page, "circle", &before).await;
        let chosen = format!("{} E>{hour}", tokens.rsplit_once(' ').unwrap().1);
        let steps = steps(page).await;
        assert!(steps.contains(&chosen), "{steps}");
    }
    assert_eq!(sit_down_at(page, AT_THE_LIMIT).await, "east");
    page.says(&t!("circle-ask-substitute")).await;
    play::<Circle>(page, Side::East, way).await;
    assert!(steps(page).await.contains("TK=YK E:"));
    assert_eq!(sit_down_at(page, AFTER_A_HIKKAKE).await, "east");
    page.says(&t!("circle-ask-follow")).await;
    play::<Circle>(page, Side::East, way).await;
    assert!(steps(page).await.contains("HK=TD E:"));
}

pub(crate) async fn circle_facing_by_mouse(page: &Page) {
    page.size(1180, 820).await;
    let settings = settings("system", "instant");
    set_up(page, "circle", &settings, &[t!("circle-period")]).await;
    play_on(page, &[Way::Slide, Way::Taps]).await;
    rematch(page).await;
    choices(page, Way::Slide).await;
    // Declines a further attack.
    assert_eq!(sit_down_at(page, AFTER_A_HIKKAKE).await, "east");
    let pass = page.find(&own(Side::East, ".acts .btn")).await;
    page.tap(Hand::Mouse, &pass).await;
    let kept = "return localStorage.getItem('hakkyoi.bout.circle').includes('E:-')";
    page.until("the choice to be stored", kept, Vec::new())
        .await;
}

pub(crate) async fn circle_facing_by_touch(page: &Page) {
    page.size(820, 1180).await;
    sit_down_at(page, DRAWN).await;
    play_on(page, &[Way::TwoFingers, Way::Taps]).await;
    // By taps: after a reload, Chromium's driver turns two touches into a pinch that the page never sees.
    choices(page, Way::Taps).await;
}

pub(crate) async fn circle_facing_by_keyboard(page: &Page) {
    page.size(1180, 820).await;
    sit_down_at(page, DRAWN).await;
    play_on(page, &[Way::Letters, Way::Cover]).await;
    choices(page, Way::Cover).await;
    // While a player looks at the hand, the ways give it room.
    assert_eq!(sit_down_at(page, MAMORITE).await, "ways");
    // The window itself need not have the focus after a load.
    let focused = "return document.activeElement?.matches('button[data-hour]')";
    page.until("the first way to have the focus", focused, Vec::new())
        .await;
    key(page, vec![KeyAction::Down { value: 'q' }]).await;
    page.find("[data-seat=east] li[data-card]").await;
    let seen = "const { opacity, pointerEvents } = getComputedStyle(document.querySelector('.facing-side > .choice')); return [opacity, pointerEvents]";
    assert_eq!(page.eval(seen).await, json!(["0", "none"]));
    page.find("button[data-hour]:focus").await;
    key(page, vec![KeyAction::Up { value: 'q' }]).await;
    assert_eq!(waits(page).await, "ways");
    page.find("button[data-hour]:focus").await;
    // A player who has chosen gets the focus on their own cover, not on the cover of the player who is asked first.
    let mirrored = "1. E+TK,HK,TP W+YK,OD,MM TP=MM";
    assert_eq!(sit_down_at(page, mirrored).await, "ways");
    let west = "return document.activeElement?.matches('[data-seat=west] button[data-hour]')";
    page.until("West's way to have the focus", west, Vec::new())
        .await;
    let before = kept_text(page, "circle").await;
    page.key(Key::Enter).await;
    later_than(page, "circle", &before).await;
    // Both have seen it when one of them goes on.
    assert_eq!(waits(page).await, "must-be-seen");
    let before = kept_text(page, "circle").await;
    both_press_on(page, Side::West, Way::Letters).await;
    later_than(page, "circle", &before).await;
    assert_eq!(waits(page).await, "east");
    page.find("[data-palm=west]:focus").await;
}

/// A card that lies in the ring can be looked at again.
pub(crate) async fn circle_facing_laid(page: &Page) {
    page.size(1180, 820).await;
    sit_down_at(page, DRAWN).await;
    laid_card::<Circle>(page).await;
}

/// Each cover is held by its own key; releasing one key leaves the other cover held.
pub(crate) async fn circle_facing_two_keys(page: &Page) {
    page.size(1180, 820).await;
    sit_down_at(page, DRAWN).await;
    focus_cover(page, Side::West).await;
    key(page, vec![KeyAction::Down { value: 'q' }]).await;
    is_held(page, &["east"]).await;
    key(page, vec![KeyAction::Down { value: ' ' }]).await;
    is_held(page, &["east", "west"]).await;
    key(page, vec![KeyAction::Up { value: ' ' }]).await;
    is_held(page, &["east"]).await;
    key(page, vec![KeyAction::Up { value: 'q' }]).await;
    is_held(page, &[]).await;
}

/// axe-core over every scene, in both themes, landscape and portrait.
pub(crate) async fn circle_facing_axe(page: &Page) {
    for ((width, height), theme) in SCREENS {
        page.size(width, height).await;
        let mut over = bout(EAST_WON);
        over["series"] = json!(Series::new(BestOf::Five));
        let mut unseen = bout(EAST_WON);
        unseen["seen"] = json!([0, 0]);
        let asked = [MAMORITE, AFTER_A_HIKKAKE, AT_THE_LIMIT, ASIDE, DRAWN].map(bout);
        let scenes = asked.into_iter().chain([unseen, over]);
        for bout in scenes {
            CIRCLE
                .sit_down(page, &bout, &settings(theme, "instant"))
                .await;
            waits(page).await;
            look(page).await;
        }
        CIRCLE
            .sit_down(page, &bout(DRAWN), &settings(theme, "instant"))
            .await;
        waits(page).await;
        both_look(page).await;
        look_at_sheets(page).await;
    }
}
