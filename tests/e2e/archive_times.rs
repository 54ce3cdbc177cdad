//! Measures how long the screens take that show bouts of the past, a search of the list, and the tabs of a wrestler’s page, with up to
//! 10,000 bouts (a year of daily play has 2,000), at full speed and on a CPU slowed down four times. Not a test: `cargo xtask bench` runs it.

use crate::archive::{bouts, earned};
use crate::common::screens::REVIEW;
use crate::common::setup::{FORM, GAME};
use crate::crossing_times::{REST, Took, WATCH, cross, print, print_head, took};
use crate::hall::book_of;
use crate::page::Page;
use hakkyoi::ui::words::t;
use serde_json::{Value, json};
use std::time::Duration;

/// How many times each crossing is measured.
const TIMES: usize = 9;
/// How many bouts a segment of the archive has, about as many as the page puts there.
const SEGMENT: u64 = 400;

/// The id of the oldest bout.
const LEAST_ID: u64 = 1 << 60;

/// Notes when a change has been painted.
const PAINTED: &str = "
change();
painted();";

/// Types a name into the search of the list, or clears it.
const SEARCH: &str = "
const change = () => {
    const search = document.querySelector('.screen:not([hidden]) .bout-search [type=search]');
    search.value = arguments[0];
    search.dispatchEvent(new InputEvent('input', { bubbles: true }));
};";

/// Presses the tab of a game.
const TAB: &str = "
const tabs = [...document.querySelectorAll('.screen:not([hidden]) .game-tabs button')];
const tab = tabs.find((it) => it.textContent.includes(arguments[0]));
const change = () => tab.click();";

/// How long it takes until what this script defines as `change` has been painted.
async fn painted(page: &Page, script: &str, argument: &str) -> Took {
    page.eval_with(&[WATCH, script, PAINTED].concat(), vec![json!(argument)])
        .await;
    let taken = took(page, "the change").await;
    // As fast as a quick typist.
    tokio::time::sleep(Duration::from_millis(150)).await;
    taken
}

/// Prints the median and the longest time from a press or a letter until its answer is painted.
pub(crate) async fn measured(page: &Page) {
    page.size(820, 1180).await;
    for all in [100, 2_000, 10_000] {
        print_head(&format!("{all} bouts"));
        let mut entries = vec![("book".to_owned(), book_of(2, &json!([])))];
        for (place, first) in (0..all).step_by(SEGMENT as usize).enumerate() {
            let ids = first..(first + SEGMENT).min(all);
            // Ids are drawn at random, so they are long.
            let ids = ids.map(|id| LEAST_ID + id);
            entries.push((format!("bouts.{}", place + 1), segment(&bouts(ids))));
        }
        plant(page, &entries);
        page.open("").await;
        page.find(GAME).await;
        let oldest = format!("#/bouts/{LEAST_ID}");
        let ways = [
            ("home to the list", "#/bouts", ".bouts li"),
            ("the oldest bout", &*oldest, REVIEW),
            ("a wrestler’s page", "#/wrestlers/7", ".hoshitori"),
            ("wrestlers", "#/wrestlers", ".people li"),
            ("banzuke", "#/banzuke", ".banzuke li"),
            ("a set-up", "#/circle/new", FORM),
            ("home", "#/", GAME),
        ];
        for slower in [1, 4] {
            page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": slower }))
                .await;
            for (name, hash, selector) in &ways {
                tokio::time::sleep(REST).await;
                let mut taken = Vec::new();
                for _ in 0..TIMES {
                    // The lists stay mounted behind a screen that is only looked up, but not behind this one.
                    cross(page, "#/track/new", FORM).await;
                    taken.push(cross(page, hash, selector).await);
                }
                print(name, slower, &taken);
            }
            cross(page, "#/bouts", ".bouts li").await;
            tokio::time::sleep(REST).await;
            let mut taken = Vec::new();
            for name in ["a", ""].repeat(TIMES) {
                taken.push(painted(page, SEARCH, name).await);
            }
            print("a search of the list", slower, &taken);
        }
        page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 1 }))
            .await;
    }
}

/// Prints how long the tabs of a wrestler’s page take whose bouts are counted from their records.
pub(crate) async fn tabs(page: &Page) {
    const BASHO: u64 = 400;
    page.size(820, 1180).await;
    let mut all = Vec::new();
    let mut entries = vec![("book".to_owned(), book_of(2, &json!([])))];
    for basho in 0..BASHO {
        all.extend(earned(LEAST_ID + 100 * basho));
    }
    for (place, bouts) in all.chunks(SEGMENT as usize).enumerate() {
        entries.push((format!("bouts.{}", place + 1), segment(bouts)));
    }
    plant(page, &entries);
    page.open("#/wrestlers/7").await;
    page.press("button", &t!("slam-name")).await;
    print_head(&format!("{} bouts", all.len()));
    for slower in [1, 4] {
        page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": slower }))
            .await;
        let mut taken = [("tab of circle", Vec::new()), ("tab of slam", Vec::new())];
        for _ in 0..TIMES {
            for ((_, taken), game) in taken.iter_mut().zip(["Circle", "Slam"]) {
                taken.push(painted(page, TAB, game).await);
            }
        }
        for (name, taken) in taken {
            print(name, slower, &taken);
        }
    }
    page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 1 }))
        .await;
}

/// A full segment as the page writes it, with the version first.
fn segment(bouts: &[Value]) -> String {
    format!("{{\"version\":2,\"data\":{}}}", json!(bouts))
}

/// Plants these entries.
fn plant(page: &Page, entries: &[(String, String)]) {
    let entries = entries.iter();
    let entries: Vec<_> = entries.map(|(key, text)| (&**key, &**text)).collect();
    page.plant(&entries);
}
