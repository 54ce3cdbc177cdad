//! Measures how many throws per second the worker makes, how soon a throw shows, and how smooth its flight is. Not a test: `cargo xtask
//! bench` runs it.

use super::table::{SLAM, THROW, begun, sit_down};
use std::time::Duration;

use bout::games::slam::record_tags::Rope;
use physics::{
    Outline, Throw,
    asking::{Ask, Many, Request},
};
use rules::slam::Mode;
use serde_json::json;

use crate::common::scene::Scene;
use crate::frames::report;
use crate::page::Page;

/// How many throws we time together, and how often.
const THROWS: u32 = 1000;
const ROUNDS: usize = 4;

/// How many flights we watch at each size and speed.
const FLIGHTS: u64 = 8;

/// Sends the same request again and again; notes how many milliseconds passed until the last of its `words` answers.
const TIME: &str = "
const [message, words, rounds] = arguments;
const worker = new Worker(document.documentElement.dataset.files + 'ring_loader.js', { type: 'module' });
window.e2eTimes = null;
const times = [];
let begun, heard = -1;
worker.onmessage = () => {
    heard += 1;
    if (heard === words) { times.push(performance.now() - begun); heard = 0; }
    if (times.length === rounds) { worker.terminate(); window.e2eTimes = times; return; }
    if (heard === 0) { begun = performance.now(); worker.postMessage(new Uint8Array(message)); }
};";

/// Throws, and notes when, and each frame's timestamp during the flight.
const WATCH: &str = "
window.e2eFrames = []; window.e2eMoves = 0;
const frame = (time) => {
    if (document.querySelector('.is-flying')) e2eFrames.push(time);
    else if (e2eFrames.length > 0) { window.e2eOver = true; return; }
    requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
window.e2eOver = false;
window.e2eBegun = performance.now();
document.querySelector(arguments[0]).click();";

/// Prints the figures.
pub(crate) async fn throws(page: &Page) {
    page.open("").await;
    let request = Request {
        id: 1,
        ask: Ask::Many(Many {
            outline: Outline::default(),
            throw: Throw::sensible(1),
            throws: THROWS,
        }),
    };
    let message = postcard::to_allocvec(&request).unwrap();
    let words = THROWS.div_ceil(Many::STEP);
    page.eval_with(TIME, vec![json!(message), json!(words), json!(ROUNDS)])
        .await;
    let times = page
        .until(
            "the throws to be timed",
            "return window.e2eTimes",
            Vec::new(),
        )
        .await;
    let times: Vec<f64> = serde_json::from_value(times).unwrap();
    println!("\nthrows of both wrestlers a second, in the worker, {THROWS} at a time");
    for time in times {
        println!("{:>8.0}", f64::from(THROWS) * 1000.0 / time);
    }
    println!(
        "\nmilliseconds from a throw to the first frame of its flight, and between its frames"
    );
    for ((width, height), slower) in [((1180, 820), 1), ((360, 740), 1), ((360, 740), 4)] {
        page.size(width, height).await;
        for seed in 0..FLIGHTS {
            let bout = begun(&["Aki", "Bo"], Mode::Basho, Rope::default(), seed);
            sit_down(page, &bout, "normal").await;
            assert_eq!(SLAM.scene(page).await, Scene::Asked);
            page.come_to_rest().await;
            // No player throws sooner.
            tokio::time::sleep(Duration::from_secs(1)).await;
            page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": slower }))
                .await;
            page.eval_with(WATCH, vec![json!(THROW)]).await;
            page.until("the flight to be over", "return e2eOver", Vec::new())
                .await;
            page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 1 }))
                .await;
            let first = page.eval("return e2eFrames[0] - e2eBegun").await;
            let first = first.as_f64().unwrap();
            report(
                page,
                &format!("{width} by {height}, CPU/{slower}: {first:>4.0}"),
            )
            .await;
        }
    }
}
