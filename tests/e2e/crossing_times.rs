//! Measures how long it takes to go from one screen to another in a page that has loaded, at full speed and on a CPU slowed down four
//! times. Not a test: `cargo xtask bench` runs it.

use crate::common::setup::{FORM, GAME};
use std::time::Duration;

use rules::GameId;
use serde_json::json;

use crate::page::Page;

/// How many times each crossing is measured.
const TIMES: usize = 9;
/// A rest after each round of crossings: Chromium ignores changes of the history after the 200th within ten seconds.
pub(crate) const REST: Duration = Duration::from_secs(2);

/// Begins to count frames. `painted` then notes the milliseconds until the next frame has been painted, and which one since the beginning that
/// is: a message that is posted from an animation frame arrives after that frame has been painted.
pub(crate) const WATCH: &str = "
window.e2eTook = null;
let frames = 0;
const count = () => { frames += 1; if (!window.e2eTook) requestAnimationFrame(count); };
requestAnimationFrame(count);
const began = performance.now();
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => { window.e2eTook = [performance.now() - began, frames]; };
const painted = () => requestAnimationFrame(() => port2.postMessage(0));";

/// Goes to the address and notes when a frame with an element that matches the selector has been painted.
const CROSS: &str = "
const [hash, selector] = arguments;
const there = () => document.querySelector(`.screen:not([hidden]) ${selector}`);
const observer = new MutationObserver(() => {
    if (!there()) return;
    observer.disconnect();
    painted();
});
observer.observe(document, { attributes: true, childList: true, subtree: true });
const link = document.querySelector(`.screen:not([hidden]) a[href=\"${hash}\"]`);
if (link) link.click(); else location.hash = hash;";

/// How long it took until an answer was painted.
#[derive(Clone, Copy)]
pub(crate) struct Took {
    /// The milliseconds from the press on.
    time: f64,
    /// Which frame after the press had it; 1 is the next one.
    frame: u64,
}

/// How long it takes from a press until a screen with an element that matches the selector has been painted.
pub(crate) async fn cross(page: &Page, hash: &str, selector: &str) -> Took {
    page.eval_with(&[WATCH, CROSS].concat(), vec![json!(hash), json!(selector)])
        .await;
    took(page, &format!("the screen {hash}")).await
}

/// What the page has noted.
pub(crate) async fn took(page: &Page, what: &str) -> Took {
    let noted = page.until(what, "return e2eTook", Vec::new()).await;
    Took {
        time: noted[0].as_f64().unwrap(),
        frame: noted[1].as_u64().unwrap(),
    }
}

/// Prints the median and the greatest of these times and frames.
pub(crate) fn print(name: &str, slower: u32, taken: &[Took]) {
    let mut times: Vec<f64> = taken.iter().map(|took| took.time).collect();
    times.sort_by(f64::total_cmp);
    let mut frames: Vec<u64> = taken.iter().map(|took| took.frame).collect();
    frames.sort_unstable();
    let (middle, last) = (times.len() / 2, times.len() - 1);
    println!(
        "{name:<28}{:>8}{:>8.0}{:>8.0}{:>8}{:>8}",
        format!("1/{slower}"),
        times[middle],
        times[last],
        frames[middle],
        frames[last]
    );
}

/// Prints the head of a table of [`print`].
pub(crate) fn print_head(what: &str) {
    println!("\n{what}: milliseconds until it is painted, and in which frame");
    println!(
        "{:<28}{:>8}{:>8}{:>8}{:>8}{:>8}",
        "", "CPU", "p50", "max", "frame", "max"
    );
}

/// Prints, for every kind of crossing, the median and the longest time over all games.
pub(crate) async fn measured(page: &Page) {
    print_head("from a press to the next screen");
    page.size(820, 1180).await;
    page.open("").await;
    page.find(GAME).await;
    for slower in [1, 4] {
        page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": slower }))
            .await;
        let mut taken: [(&str, Vec<Took>); 4] = [
            "home to set-up",
            "set-up to rules",
            "rules to rules list",
            "any to home",
        ]
        .map(|name| (name, Vec::new()));
        for _ in 0..TIMES {
            tokio::time::sleep(REST).await;
            for game in GameId::ALL {
                let slug = game.slug();
                let ways = [
                    (format!("#/{slug}/new"), FORM),
                    (format!("#/{slug}/rules"), ".rules-nav"),
                    ("#/rules".to_owned(), ".rules-list"),
                    ("#/".to_owned(), GAME),
                ];
                for ((_, taken), (hash, selector)) in taken.iter_mut().zip(&ways) {
                    taken.push(cross(page, hash, selector).await);
                }
            }
        }
        for (name, taken) in taken {
            print(name, slower, &taken);
        }
    }
    page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 1 }))
        .await;
}
