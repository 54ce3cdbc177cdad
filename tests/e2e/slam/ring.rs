//! The ring: drawn by hand, hidden by a blindfold; a thousand throws that test its fairness; and flights equal to native ones.

use crate::common::setup::{FORM, answer};
use bout::games::slam::record_tags::{Line, Rope};
use hakkyoi::ui::words::t;
use rules::slam::{Mode, Shape};
use serde_json::json;

use super::table::{GRIP, SLAM, begun, lands_as_natively, sit_down, throw};
use crate::common::means::Means;
use crate::common::planted::settings;
use crate::common::scene::Scene;
use crate::engine::Engine;
use crate::page::Page;
use crate::pointer::{Hand, Point};

const PAPER: &str = ".rope-paper";
/// The button that starts a trial.
const TRY: &str = ".fair-run .btn:not(.btn-line)";

/// Points of the paper, as fractions of its width and height.
async fn on_paper(page: &Page, parts: &[Point]) -> Vec<Point> {
    let script = "const it = document.querySelector(arguments[0]); it.scrollIntoView({ block: 'center' }); \
        const { x, y, width, height } = it.getBoundingClientRect(); return [x, y, width, height]";
    let found = page.eval_with(script, vec![PAPER.into()]).await;
    let side = |index: usize| found[index].as_f64().unwrap();
    let at = |&(x, y): &Point| (side(0) + x * side(2), side(1) + y * side(3));
    parts.iter().map(at).collect()
}

/// A rope that crosses itself is refused. Then draws one that does not, and throws into it.
pub(crate) async fn slam_rope(page: &Page) {
    page.size(820, 1180).await;
    page.plant(&[("settings", &settings("system", "instant"))]);
    page.open("#/slam/new").await;
    page.find(FORM).await;
    answer(page, Hand::Mouse, "shape", Shape::ALL.len()).await;
    page.find(PAPER).await;
    let star = [
        (0.5, 0.35),
        (0.62, 0.8),
        (0.3, 0.5),
        (0.7, 0.5),
        (0.38, 0.8),
        (0.5, 0.36),
    ];
    let star = on_paper(page, &star).await;
    page.stroke(Hand::Mouse, &star).await;
    page.find(".rope-told.is-refused").await;
    page.come_to_rest().await;
    page.picture().await;
    let begin = page.role("button", &t!("begin")).await;
    page.tap(Hand::Mouse, &begin).await;
    page.says(&t!("slam-undrawn")).await;
    page.press("button", &t!("rope-clear")).await;
    let ring = [
        (0.3, 0.45),
        (0.45, 0.35),
        (0.65, 0.42),
        (0.72, 0.6),
        (0.55, 0.8),
        (0.35, 0.74),
        (0.28, 0.55),
    ];
    let ring = on_paper(page, &ring).await;
    page.stroke(Hand::Mouse, &ring).await;
    page.says("The rope lies").await;
    page.come_to_rest().await;
    page.picture().await;
    let begin = page.role("button", &t!("begin")).await;
    page.tap(Hand::Mouse, &begin).await;
    assert_eq!(SLAM.scene(page).await, Scene::Asked);
    throw(page, Means::Clicks).await;
    let bout = SLAM.kept_bout(page).await;
    let rope: Rope = serde_json::from_value(bout["rope"].clone()).unwrap();
    assert!(matches!(rope.line, Line::Drawn(_)), "{rope:?}");
    assert!(lands_as_natively(page, &rope).await > 0);
    page.come_to_rest().await;
    page.picture().await;
}

/// Notes of the flight, each once: that somebody is painted, and that the blindfold hides it.
const FLIES: &str = r"
const note = (what) => e2eSeen.includes(what) || e2eSeen.push(what);
const look = () => {
    const front = document.querySelectorAll('.is-flying canvas')[1];
    if (front) {
        if (document.querySelector('.ring-blind')) note('hidden');
        const { width, height } = front;
        const to = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
        to.drawImage(front, 0, 0);
        const { data } = to.getImageData(0, 0, width, height);
        if (data.some((value, at) => at % 4 === 3 && value > 0)) note('painted');
    }
    requestAnimationFrame(look);
};
look();";

/// Under a blindfold the ring is hidden while a player throws.
pub(crate) async fn slam_blindfold(page: &Page) {
    page.size(360, 740).await;
    let rope = Rope {
        line: Line::Measured(Shape::Square),
        blindfold: true,
        ..Rope::default()
    };
    let bout = begun(&["Aki", "Bo"], Mode::Basho, rope.clone(), 11);
    sit_down(page, &bout, "instant").await;
    assert_eq!(SLAM.scene(page).await, Scene::Asked);
    page.find(".ring-blind").await;
    assert!(page.all(".ring-tag").await.is_empty());
    page.come_to_rest().await;
    page.picture().await;
    throw(page, Means::Clicks).await;
    let script = "return !document.querySelector('.ring-blind')";
    page.until("the ring to be seen", script, Vec::new()).await;
    lands_as_natively(page, &rope).await;

    // The flight is seen all the same.
    sit_down(page, &bout, "slow").await;
    assert_eq!(SLAM.scene(page).await, Scene::Asked);
    page.eval(&format!("window.e2eSeen = []; {FLIES}")).await;
    throw(page, Means::Clicks).await;
    assert_eq!(page.eval("return e2eSeen.join()").await, "painted");
    lands_as_natively(page, &rope).await;
}

/// The colour of one pixel of the hall, at the ring's upper edge. Read from a copy, because Chromium warns if a page reads a canvas more
/// than once.
const HALL: &str = "(() => {
    const from = document.querySelector('.ring-view canvas');
    const to = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    to.drawImage(from, from.width / 2, 8, 1, 1, 0, 0, 1, 1);
    return [...to.getImageData(0, 0, 1, 1).data].join(' ');
})()";

/// The hall gets dark as soon as the device switches to its dark theme. Only Chromium's driver can switch it.
pub(crate) async fn slam_nightfall(page: &Page) {
    if page.engine() != Engine::Chromium {
        return;
    }
    page.size(820, 1180).await;
    let bout = begun(&["Aki", "Bo"], Mode::Basho, Rope::default(), 7);
    sit_down(page, &bout, "instant").await;
    throw(page, Means::Clicks).await;
    page.come_to_rest().await;
    let day = page.eval(&format!("return {HALL}")).await;
    let night = json!({ "features": [{ "name": "prefers-color-scheme", "value": "dark" }] });
    page.cdp("Emulation.setEmulatedMedia", night).await;
    let darker = format!("return {HALL} !== arguments[0]");
    page.until("the hall to get dark", &darker, vec![day]).await;
    page.picture().await;
}

/// A thousand throws in the worker, first stopped and then finished.
pub(crate) async fn slam_fairness(page: &Page) {
    page.size(820, 1180).await;
    page.open("#/slam/fairness").await;
    let press = async |css: &str| {
        let button = page.find(css).await;
        page.come_to_rest().await;
        page.tap(Hand::Mouse, &button).await;
    };
    press(TRY).await;
    // The trial may be over before we reach the button.
    let stop =
        "const it = document.querySelector('.fair-run .btn-line'); it?.click(); return it !== null";
    page.until("the trial to be stopped", stop, Vec::new())
        .await;
    page.find(TRY).await;
    press(TRY).await;
    thousand(page).await;
    page.come_to_rest().await;
    page.picture().await;
}

/// Waits until a thousand throws are counted.
async fn thousand(page: &Page) {
    let over = "return !document.querySelector('.fair-run progress') && document.querySelector('.fair [role=status] p') !== null";
    page.until("the trial to be over", over, Vec::new()).await;
    let script = "return [...document.querySelectorAll('.fair table:last-of-type tbody tr')].slice(-6).map((it) => Number(it.cells[1].textContent.replace(/\\D/g, '')))";
    let counts = page.eval(script).await;
    let sum: u64 = counts
        .as_array()
        .unwrap()
        .iter()
        .filter_map(serde_json::Value::as_u64)
        .sum();
    assert_eq!(sum, 2000, "both wrestlers of a thousand throws: {counts}");
}

/// If a worker dies on a request, the page restarts it and repeats the request; the player notices nothing.
pub(crate) async fn slam_ring_dies(page: &Page) {
    page.size(820, 1180).await;
    page.open("?dying-worker#/slam/fairness").await;
    let button = page.find(TRY).await;
    page.come_to_rest().await;
    page.tap(Hand::Mouse, &button).await;
    thousand(page).await;
    assert_eq!(page.eval("return window.e2eWorkers").await, 2);
    let complaints = page.complaints().await;
    let died = matches!(&*complaints, [one] if one.starts_with("worker:"));
    assert!(died, "one death and nothing else: {complaints:?}");
    page.forgive().await;
}

/// A short pull, a pull in the wrong direction, and a pull back to the start throw nothing.
pub(crate) async fn slam_pull_comes_to_nothing(page: &Page) {
    page.size(1180, 820).await;
    let bout = begun(&["Aki", "Bo"], Mode::Basho, Rope::default(), 5);
    sit_down(page, &bout, "instant").await;
    assert_eq!(SLAM.scene(page).await, Scene::Asked);
    let before = page.shown_at_rest().await;
    let grip = page.find(GRIP).await;
    let script = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
    page.eval_with(script, vec![GRIP.into()]).await;
    let (x, y) = page.middle(&grip).await;
    for way in [
        vec![(x, y), (x, y + 6.0)],
        vec![(x, y), (x, y - 80.0)],
        vec![(x, y), (x, y + 90.0), (x, y)],
    ] {
        page.stroke(Hand::Mouse, &way).await;
        page.shows_again(&before).await;
    }
    assert_eq!(SLAM.scene(page).await, Scene::Asked);
}

/// The page's own worker computes the golden flights exactly as the native build does.
pub(crate) async fn slam_flights_as_native(page: &Page) {
    const GOLDEN: &str = include_str!("../../../crates/physics/tests/flights/golden.txt");
    const SCRIPT: &str = include_str!("in_the_worker.js");
    let lines = GOLDEN.lines().filter(|line| !line.starts_with('#'));
    let parts: Vec<Vec<&str>> = lines
        .map(|line| line.split_whitespace().collect())
        .collect();
    let requests: Vec<&str> = parts.iter().filter_map(|it| it.first().copied()).collect();
    let hashes: Vec<&str> = parts.iter().filter_map(|it| it.last().copied()).collect();
    assert_eq!(requests.len(), 60);
    page.open("").await;
    let flown = page.client.execute_async(SCRIPT, vec![json!(requests)]);
    assert_eq!(flown.await.unwrap(), json!(hashes));
}
