//! Measures how long frames take while a card is dragged on a CPU slowed down four times. Not a test: `cargo xtask bench` runs it.

use crate::common::means::Means;
use crate::common::planted::against_the_computer;
use crate::common::scene::Scene;
use crate::page::Page;
use crate::pointer::{Hand, Point};
use crate::tricks::{TRICKS, stored};
use fantoccini::actions::{MOUSE_BUTTON_LEFT, PointerAction};
use serde_json::json;
use std::time::Duration;

/// How many times slower the page's main thread runs.
const SLOWER: u32 = 4;
/// How long a card is dragged: how many pointer moves, and milliseconds between them.
const MOVES: (u32, u64) = (190, 16);

/// Notes each frame's timestamp and counts pointer moves.
const WATCH: &str = "
window.e2eFrames = []; window.e2eMoves = 0;
addEventListener('pointermove', () => e2eMoves++, true);
const frame = (time) => { e2eFrames.push(time); requestAnimationFrame(frame); };
requestAnimationFrame(frame);";

/// Drags a card in circles over the ring by mouse and by touch, and prints how long frames took.
pub(crate) async fn while_dragging(page: &Page) {
    println!("\nmilliseconds between frames, main thread {SLOWER} times slower");
    println!(
        "{:<28}{:>7}{:>7}{:>7}{:>7}{:>12}{:>7}",
        "", "frames", "p50", "p95", "max", "over 50 ms", "moves"
    );
    for (width, height, hand) in [(1180, 820, Hand::Mouse), (360, 740, Hand::Finger)] {
        page.size(width, height).await;
        // Only after a first card does the synthesiser exist; it plays while the next card is dragged.
        TRICKS
            .sit_down_at(page, &stored(&against_the_computer(), "", 0, None))
            .await;
        page.scene().await;
        let first = page.card("G1").await;
        page.play(Means::Clicks, &first).await;
        while page.scene().await == Scene::MustBeSeen {
            TRICKS.go_on(page, Means::Clicks).await;
        }
        page.come_to_rest().await;
        page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWER }))
            .await;
        page.eval(WATCH).await;
        tokio::time::sleep(Duration::from_secs(2)).await;
        report(page, &format!("{width} by {height}, at rest")).await;
        let card = page.playable().await.swap_remove(0);
        let dohyo = page.find(".dohyo").await;
        let (from, middle) = (page.middle(&card).await, page.middle(&dohyo).await);
        page.eval("e2eFrames.length = 0; e2eMoves = 0").await;
        page.perform(hand, circles(from, middle)).await;
        report(page, &format!("{width} by {height}, {hand:?}")).await;
        page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 1 }))
            .await;
        page.forgive().await;
    }
}

/// Presses at one point, then circles another without releasing.
fn circles(from: Point, middle: Point) -> Vec<PointerAction> {
    let go = |x: f64, y: f64, millis| PointerAction::MoveTo {
        duration: Some(Duration::from_millis(millis)),
        x: x.round(),
        y: y.round(),
    };
    let (moves, millis) = MOVES;
    let round = (0..moves).map(|n| {
        let angle = f64::from(n) * 0.1;
        go(
            middle.0 + 90.0 * angle.cos(),
            middle.1 + 60.0 * angle.sin(),
            millis,
        )
    });
    let press = PointerAction::Down {
        button: MOUSE_BUTTON_LEFT,
    };
    [go(from.0, from.1, 0), press]
        .into_iter()
        .chain(round)
        .collect()
}

pub(crate) async fn report(page: &Page, what: &str) {
    let noted = page.eval("const noted = [e2eFrames.map((time, n) => time - e2eFrames[n - 1]).slice(1), e2eMoves]; return noted").await;
    let mut times: Vec<f64> = serde_json::from_value(noted[0].clone()).unwrap();
    times.sort_by(f64::total_cmp);
    let at = |part: usize| times[(times.len() - 1) * part / 100];
    let long = times.iter().filter(|&&time| time > 50.0).count();
    println!(
        "{what:<28}{:>7}{:>7.1}{:>7.1}{:>7.1}{long:>12}{:>7}",
        times.len(),
        at(50),
        at(95),
        at(100),
        noted[1].as_u64().unwrap()
    );
}
