//! Measures how long it takes to go from one screen to another in a page that has loaded, at full speed and on a CPU slowed down four
//! times. Not a test: `cargo xtask bench` runs it.

use std::time::Duration;

use crate::page::Page;
use hakkyoi::rules::GameId;
use serde_json::json;

/// How many times each crossing is measured.
const TIMES: usize = 9;
/// A rest after each round of crossings: Chromium ignores changes of the history after the 200th within ten seconds.
pub(crate) const REST: Duration = Duration::from_secs(2);

/// Goes to the address and notes the milliseconds until a frame with an element that matches the selector has been painted: a message that
/// is posted from an animation frame arrives after that frame has been painted.
const CROSS: &str = "
const [hash, selector] = arguments;
window.e2eTook = null;
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => { window.e2eTook = performance.now() - began; };
const there = () => document.querySelector(`.screen:not([hidden]) ${selector}`);
const observer = new MutationObserver(() => {
    if (!there()) return;
    observer.disconnect();
    requestAnimationFrame(() => port2.postMessage(0));
});
observer.observe(document, { attributes: true, childList: true, subtree: true });
const link = document.querySelector(`.screen:not([hidden]) a[href=\"${hash}\"]`);
const began = performance.now();
if (link) link.click(); else location.hash = hash;";

/// The milliseconds from a press until a screen with an element that matches the selector has been painted.
pub(crate) async fn cross(page: &Page, hash: &str, selector: &str) -> f64 {
    page.eval_with(CROSS, vec![json!(hash), json!(selector)])
        .await;
    took(page, &format!("the screen {hash}")).await
}

/// The milliseconds that the page has noted.
pub(crate) async fn took(page: &Page, what: &str) -> f64 {
    let time = page.until(what, "return e2eTook", Vec::new()).await;
    time.as_f64().unwrap()
}

/// Prints, for every kind of crossing, the median and the longest time over all games.
pub(crate) async fn measured(page: &Page) {
    println!("\nmilliseconds from a press to the next screen, painted");
    println!("{:<28}{:>8}{:>8}{:>8}", "", "CPU", "p50", "max");
    page.size(820, 1180).await;
    page.open("").await;
    page.find("a.leaf").await;
    for slower in [1, 4] {
        page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": slower }))
            .await;
        let mut taken: [(&str, Vec<f64>); 4] = [
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
                    (format!("#/{slug}/new"), ".setup-form"),
                    (format!("#/{slug}/rules"), ".rules-nav"),
                    ("#/rules".to_owned(), ".rules-list"),
                    ("#/".to_owned(), "a.leaf"),
                ];
                for ((_, taken), (hash, selector)) in taken.iter_mut().zip(&ways) {
                    taken.push(cross(page, hash, selector).await);
                }
            }
        }
        for (name, mut taken) in taken {
            taken.sort_by(f64::total_cmp);
            let (median, longest) = (taken[taken.len() / 2], taken[taken.len() - 1]);
            println!(
                "{name:<28}{:>8}{median:>8.0}{longest:>8.0}",
                format!("1/{slower}")
            );
        }
    }
    page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 1 }))
        .await;
}
