//! What the ring shows: both cards, the trace of the last action, the fall and the referee's call.

use basho::{BestOf, Series};
use rules::{Outcome, Seat};
use serde_json::{Value, json};

use super::table::{
    ASIDE, AT_THE_LIMIT, CIRCLE, TWO_WAYS, WAY, card, go, kept, on_to, play, sit_down_at,
};
use crate::common::geometry::SCREENS;
use crate::common::means::Means;
use crate::common::planted::{against_the_computer, settings};
use crate::common::scene::Scene;
use crate::page::Page;

/// Puts the loser on each place outside the ring and the winner beside him, and returns what covers them or cuts them off.
const COVERED: &str = r#"
const box = (it) => it.getBoundingClientRect();
const [loser, winner] = [".is-out", ":not(.is-out)"].map((it) => document.querySelector(`.wrestler[data-seat]${it}`));
const put = (it, q, r) => it.setAttribute("class", it.getAttribute("class").replace(/ [qr]-?\d/g, "") + ` q${q} r${r}`);
const far = (q, r) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
const near = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
const board = box(document.querySelector(".ring-pic"));
const found = [];
for (let q = -3; q <= 3; q++) for (let r = -3; r <= 3; r++) {
  if (far(q, r) !== 3) continue;
  const [dq, dr] = near.find(([dq, dr]) => far(q + dq, r + dr) === 2);
  put(loser, q, r);
  put(winner, q + dq, r + dr);
  for (const it of [loser, winner]) {
    const { left, right, top, bottom } = box(it.querySelector(".body"));
    const place = `${it.dataset.seat} with the loser at ${q},${r}`;
    if (left < board.left || right > board.right || top < board.top || bottom > board.bottom) found.push(`${place} is cut off`);
    for (const above of document.querySelectorAll(".ring-pic .shout, .played .fuda + .fuda")) {
      const over = box(above);
      if (left < over.right - 1 && right > over.left + 1 && top < over.bottom - 1 && bottom > over.top + 1) found.push(`${place} is under ${above.getAttribute("class")}`);
    }
  }
}
return found;
"#;

/// Wherever a wrestler may fall, both are whole, and neither the call nor a card lies over them.
pub(crate) async fn circle_call_is_clear(page: &Page) {
    for (width, height) in SCREENS {
        page.size(width, height).await;
        assert_eq!(sit_down_at(page, AT_THE_LIMIT).await, Scene::Asked);
        let last = card(page, "YK").await;
        play(page, Means::Clicks, &last).await;
        page.find(".ring-pic .shout").await;
        page.come_to_rest().await;
        page.picture().await;
        let found = page.eval(COVERED).await;
        assert_eq!(found, json!([]), "{width}x{height}");
    }
    // A tap on the picture goes on, too.
    let picture = page.find(".pic-go").await;
    page.tap(crate::pointer::Hand::Mouse, &picture).await;
    assert_eq!(CIRCLE.scene(page).await, Scene::Over);
}

/// Notes when a wrestler lies outside, and when the call comes.
const NOTE: &str = r#"
window.e2eNoted = [];
const look = () => {
  for (const [what, css] of [["out", ".wrestler.is-out"], ["call", ".ring-pic .shout"]])
    if (!e2eNoted.includes(what) && document.querySelector(css)) e2eNoted.push(what);
};
const both = () => { look(); e2eBoth ||= e2eNoted.length === 1 };
window.e2eBoth = false;
new MutationObserver(both).observe(document, { subtree: true, childList: true, attributes: true });
"#;

/// First the fall, then the call.
pub(crate) async fn circle_fall_before_the_call(page: &Page) {
    page.size(360, 740).await;
    let bout = kept(&against_the_computer(), AT_THE_LIMIT);
    CIRCLE
        .sit_down(page, &bout, &settings("system", "fast"))
        .await;
    assert_eq!(CIRCLE.scene(page).await, Scene::Asked);
    page.eval(NOTE).await;
    let last = card(page, "YK").await;
    CIRCLE.play(page, Means::Clicks, &last).await;
    page.find(".ring-pic .shout").await;
    let noted = page.eval("return [e2eNoted, e2eBoth]").await;
    assert_eq!(noted, json!([["out", "call"], true]));
}

/// What lies on the ring: ghosts, arrows, and which wrestler is in front.
const TRACE: &str = r#"
const all = (css) => [...document.querySelectorAll(css)];
return {
  left: all(".ring-pic .left").map((it) => it.classList.contains("side-e") ? "east" : "west"),
  went: all(".ring-pic .trace").map((it) => it.classList.contains("side-e") ? "east" : "west"),
  arcs: all(".ring-pic .arc").length,
  front: all(".wrestler[data-seat]").at(-1).dataset.seat,
  cards: all(".played > span").length,
};
"#;

/// West lifts East over his head: an arc in East's colour, East in front. What a turn has left stays until the next one, and its cards until
/// the player goes on.
pub(crate) async fn circle_trace(page: &Page) {
    page.size(820, 1180).await;
    assert_eq!(sit_down_at(page, ASIDE).await, WAY);
    go(page, Means::Clicks, "5").await;
    assert_eq!(CIRCLE.scene(page).await, Scene::MustBeSeen);
    page.come_to_rest().await;
    page.picture().await;
    let lifted =
        json!({ "left": ["east"], "went": ["east"], "arcs": 1, "front": "east", "cards": 2 });
    assert_eq!(page.eval(TRACE).await, lifted);
    assert_eq!(sit_down_at(page, TWO_WAYS).await, WAY);
    go(page, Means::Clicks, "3").await;
    assert_eq!(CIRCLE.scene(page).await, Scene::MustBeSeen);
    let mut expected =
        json!({ "left": ["east"], "went": ["east"], "arcs": 0, "front": "west", "cards": 2 });
    assert_eq!(page.eval(TRACE).await, expected);
    assert_eq!(on_to(page).await, Scene::Asked);
    expected["cards"] = 0.into();
    assert_eq!(page.eval(TRACE).await, expected);
    // What a card would do takes its place.
    let picked = page.playable().await.swap_remove(0);
    page.tap(crate::pointer::Hand::Mouse, &picked).await;
    page.find(".foretold").await;
    let next = page.eval(TRACE).await;
    assert_eq!(next["went"], json!([]));
}

/// Where everything on the ring is.
const PLACES: &str = r#"
return [...document.querySelectorAll(".wrestler[data-seat] .body, .trace, .played .fuda")].map((it) => {
  const { x, y, width, height } = it.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
});
"#;

/// The ring after West's lift, at this pace.
async fn places(page: &Page, speed: &str) -> Value {
    let bout = kept(&against_the_computer(), ASIDE);
    CIRCLE
        .sit_down(page, &bout, &settings("system", speed))
        .await;
    assert_eq!(CIRCLE.scene(page).await, WAY);
    go(page, Means::Clicks, "5").await;
    assert_eq!(CIRCLE.scene(page).await, Scene::MustBeSeen);
    page.come_to_rest().await;
    page.eval(PLACES).await
}

/// Instant pace and reduced motion come to the same picture as motion does, and nothing moves.
pub(crate) async fn circle_without_motion(page: &Page) {
    page.size(360, 740).await;
    let moved = places(page, "fast").await;
    let media = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    let still = "return [...document.querySelectorAll('.wrestler, .wrestler *, .played *, .ring-pic > svg')].every((it) => \
        [...getComputedStyle(it).transitionDuration.split(', '), ...getComputedStyle(it).animationDuration.split(', ')].every((time) => parseFloat(time) === 0))";
    assert_eq!(page.eval(still).await, false);
    assert_eq!(places(page, "instant").await, moved);
    assert_eq!(page.eval(still).await, true, "at instant pace");
    page.cdp("Emulation.setEmulatedMedia", media).await;
    assert_eq!(places(page, "fast").await, moved);
    assert_eq!(page.eval(still).await, true, "with reduced motion");
    page.cdp("Emulation.setEmulatedMedia", json!({ "features": [] }))
        .await;
}

/// On every phone, in a period alone and in a basho, both hands are counted, and nothing of it is cut.
pub(crate) async fn circle_counts(page: &Page) {
    let counted = r"
const row = (it) => it.closest('li').querySelector('.who').getBoundingClientRect();
return [...document.querySelectorAll('.seats em span')].filter((it) => it.checkVisibility() && it.textContent.startsWith('hand')).map((it) => {
  const { left, right } = it.getBoundingClientRect();
  return left >= row(it).left && right <= row(it).right + 1 ? it.textContent : 'cut';
});";
    for (width, height) in [(360, 740), (320, 640)] {
        page.size(width, height).await;
        for basho in [false, true] {
            let mut bout = kept(&against_the_computer(), AT_THE_LIMIT);
            if basho {
                let mut series = Series::new(BestOf::Five);
                for winner in [Seat::EAST, Seat::WEST, Seat::EAST, Seat::WEST] {
                    series.enter(Outcome::Win(winner)).unwrap();
                }
                bout["series"] = json!(series);
            }
            CIRCLE.sit_down_at(page, &bout).await;
            assert_eq!(CIRCLE.scene(page).await, Scene::Asked);
            page.picture().await;
            let counted = page.eval(counted).await;
            assert_eq!(counted, json!(["hand 3", "hand 2"]), "{width}, {basho}");
        }
    }
}
