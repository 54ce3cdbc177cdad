//! Whole bouts, from the home page to the result, with every means of input; and bouts whose landings are known beforehand.

use crate::common::screens::REVIEW;
use crate::common::setup::{FORM, answer, begin, begin_by_keys, from_home, from_home_by_keys};
use bout::games::slam::{Model, Phase, record_tags::Rope};
use fantoccini::key::Key;
use hakkyoi::ui::words::t;
use rules::slam::Mode;
use serde_json::json;

use super::table::{
    AGAIN, DECIDES, GRIP, SLAM, STOP, begun, goes_as_natively, kept, lands_as_natively, next, pick,
    play_on, play_to_the_end, press, scripted, sit_down, throw,
};
use crate::common::means::Means;
use crate::common::planted::settings;
use crate::common::scene::Scene;
use crate::offline::no_network;
use crate::page::Page;

/// Against the computer, from the home page to a rematch; one wrestler is thrown again.
async fn whole_bout(page: &Page, means: Means) {
    let hand = means.hand();
    from_home(page, hand, "slam").await;
    answer(page, hand, "begins", 0).await;
    begin(page, hand).await;
    let play = async || play_with_a_second_throw(page, means).await;
    SLAM.to_a_rematch(page, hand, play).await;
    assert_eq!(SLAM.scene(page).await, Scene::Asked);
}

/// Plays to the result. Returns the record.
async fn play_with_a_second_throw(page: &Page, means: Means) -> String {
    let mut again = false;
    for _ in 0..400 {
        let decides = SLAM.scene(page).await == DECIDES;
        if decides && !again {
            again = true;
            page.picture().await;
            pick(page, means, 1).await;
            if means == Means::TapTap {
                press(page, means, AGAIN).await;
                assert_eq!(SLAM.scene(page).await, Scene::Asked);
            }
            throw(page, means).await;
        } else if play_on(page, means).await {
            if again {
                break;
            }
            // Every throw of the player went out or ended even, so there was nothing to decide.
            page.rematch(means.hand()).await;
        }
    }
    let record = SLAM.record(page).await;
    assert!(
        record.split_whitespace().any(|token| token == "b"),
        "{record}"
    );
    lands_as_natively(page, &Rope::default()).await;
    record
}

pub(crate) async fn slam_by_mouse(page: &Page) {
    page.size(1180, 820).await;
    whole_bout(page, Means::MouseDrag).await;
}

pub(crate) async fn slam_by_touch(page: &Page) {
    page.size(360, 740).await;
    whole_bout(page, Means::TouchDrag).await;
}

/// After a first visit a whole bout needs no network, nor does the worker that throws.
pub(crate) async fn offline_slam(page: &Page) {
    no_network(page).await;
    page.size(820, 1180).await;
    whole_bout(page, Means::TapTap).await;
}

/// From the home page to the next bout with Tab, arrows, Enter and Space.
pub(crate) async fn slam_by_keyboard_alone(page: &Page) {
    from_home_by_keys(page, "slam", FORM).await;
    begin_by_keys(page).await;
    assert_eq!(SLAM.scene(page).await, Scene::Asked);
    let own = format!("return document.activeElement?.matches('{GRIP}')");
    page.until("the grip to have the focus", &own, Vec::new())
        .await;
    // Weaker and a little to the left, and back again.
    page.key(Key::Down).await;
    page.key(Key::Left).await;
    page.key(Key::Right).await;
    page.key(Key::Up).await;
    throw(page, Means::Keys).await;
    let record = play_to_the_end(page, Means::Keys).await;
    eprintln!("{record}");
    lands_as_natively(page, &Rope::default()).await;
    assert_eq!(SLAM.rematch_by_keys(page).await, Scene::Asked);
}

/// How many tie-break landings the record has.
fn tied(model: &Model) -> usize {
    // In a record, a tie-break's landing is one letter.
    let record = model.record(&[]);
    let (_, moves) = record.rsplit_once("]\n").unwrap();
    let single = |token: &str| token.len() == 1 && "CHSBKO".contains(token);
    moves
        .split_whitespace()
        .filter(|token| single(token))
        .count()
}

/// A basho of three players, with every landing known beforehand.
pub(crate) async fn slam_basho(page: &Page) {
    page.size(1180, 820).await;
    let short = |ended: &Model| ended.bout().turns() <= 15;
    let bout = scripted(&["Aki", "Bo", "Cy"], Mode::Basho, short);
    let ended = goes_as_natively(page, &bout, Means::Clicks).await;
    let winner = ended.name(ended.winner().unwrap()).to_owned();
    page.says(&winner).await;
    page.come_to_rest().await;
    page.picture().await;
    // Looks at the bout again, throw by throw.
    page.press("link", &t!("look-again")).await;
    page.find(REVIEW).await;
    page.come_to_rest().await;
    page.picture().await;
    // Plays on from the first landing, after which the wrestlers come to lie as they did, or from the first throw if it ended the turn.
    page.press("button", &t!("play-on-as", name = "Aki")).await;
    let begun = SLAM.scene(page).await;
    if begun == DECIDES {
        let lie = "return JSON.parse(localStorage.getItem('hakkyoi.bout.slam')).data.casts.every(({ rest }) => rest[0])";
        page.until("the wrestlers to lie", lie, Vec::new()).await;
        assert_eq!(lands_as_natively(page, &Rope::default()).await, 1);
    } else {
        assert_eq!(begun, Scene::Asked);
    }
    page.come_to_rest().await;
    page.picture().await;
    page.eval("history.back()").await;
    page.find(REVIEW).await;
}

/// A nokkuauto in which two tie: both throw at the same time into the same ring.
pub(crate) async fn slam_nokkuauto(page: &Page) {
    page.size(820, 1180).await;
    let bout = scripted(&["Aki", "Bo"], Mode::Nokkuauto, |ended| tied(ended) == 2);
    sit_down(page, &bout, "instant").await;
    // Both turns, and their scores.
    let mut ties = 0;
    for _ in 0..40 {
        if page.text().await.contains("against the lowest place") {
            ties += 1;
            if ties == 1 {
                page.picture().await;
            }
        }
        if play_on(page, Means::Clicks).await {
            break;
        }
    }
    assert!(ties > 0, "the page must say that they tied");
    goes_as_natively(page, &bout, Means::Keys).await;
    // With three, one after another.
    let names = ["Aki", "Bo", "Cy", "Dai", "Emi"];
    let bout = scripted(&names, Mode::Nokkuauto, |ended| tied(ended) == 3);
    goes_as_natively(page, &bout, Means::Clicks).await;
}

/// Taps in the ring and on the cards select the same wrestler; a wrestler that stays lies where it lay.
pub(crate) async fn slam_keeps(page: &Page) {
    page.size(360, 740).await;
    // Overlapping grips are not the subject here.
    let apart = |bout: &Model| {
        let landed = next(bout).unwrap();
        let far = match landed.lies() {
            [Some(a), Some(b)] => (a.at[0] - b.at[0]).abs() > 1500 && a.at[1].min(b.at[1]) > -1200,
            _ => false,
        };
        far && matches!(landed.phase(), Phase::Decides(_))
    };
    let bout = (0..400)
        .map(|seed| begun(&["Aki", "Bo"], Mode::Basho, Rope::default(), seed))
        .find(apart)
        .unwrap();
    sit_down(page, &bout, "instant").await;
    throw(page, Means::Clicks).await;
    let pressed = async |what: &str| {
        let script = "return [...document.querySelectorAll('.slam-grip')].map((it) => it.getAttribute('aria-pressed')).join() === arguments[0]";
        page.until(what, script, vec![json!(what)]).await;
    };
    pressed("false,false").await;
    pick(page, Means::MouseDrag, 0).await;
    pressed("true,false").await;
    pick(page, Means::Clicks, 1).await;
    pressed("true,true").await;
    pick(page, Means::MouseDrag, 0).await;
    pressed("false,true").await;
    page.come_to_rest().await;
    page.picture().await;
    press(page, Means::Clicks, AGAIN).await;
    assert_eq!(SLAM.scene(page).await, Scene::Asked);
    throw(page, Means::Clicks).await;
    let record = SLAM.record(page).await;
    assert!(
        record.split_whitespace().any(|token| token == "b"),
        "{record}"
    );
    lands_as_natively(page, &Rope::default()).await;
    if SLAM.scene(page).await == DECIDES {
        press(page, Means::Clicks, STOP).await;
    }
}

/// A bout in progress, for the README.
pub(crate) async fn pictured(page: &Page) {
    let bout = begun(&["Aki", "Bo"], Mode::Basho, Rope::default(), 5);
    let bout = next(&bout).unwrap();
    SLAM.sit_down(page, &kept(&bout), &settings("day", "instant"))
        .await;
    SLAM.scene(page).await;
}
