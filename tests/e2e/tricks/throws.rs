//! How a bout ends on the picture: each technique in its own way, and the referee's call beside the wrestlers.

use std::collections::BTreeSet;

use bout::Table;
use rules::tricks::Tricks;
use serde_json::{Value, json};

use crate::common::geometry::SCREENS;
use crate::common::planted::{against_the_computer, settings};
use crate::page::Page;

/// The hands of East and West, and for each technique the moves with which East or West wins by it.
const HANDS: [&str; 2] = ["G5 G1 R5 R4 R3 W2 W4 B1", "G4 G2 G3 R2 R1 W5 B5 B2"];
const ENDS: [&str; 5] = [
    "G5=G4 R5-R2 R3-R1",
    "G5=W5 R5=B5 R4=G4 R3=G3 W2=G2 G1=R1 W4=R2 B1-B2",
    "W2=W5 R1-R4",
    "G5=G4 R5-R1",
    "B1=W5 G3-G1 B5-W2",
];

/// The record with these moves, or with East and West changed.
fn record(moves: &str, swapped: bool) -> String {
    let [east, west] = if swapped { [HANDS[1], HANDS[0]] } else { HANDS };
    let moves = moves.split(' ').map(|step| match step.split_once('=') {
        Some((east, west)) if swapped => format!("{west}={east}"),
        _ => step.to_owned(),
    });
    let moves: Vec<String> = moves.collect();
    let moves = moves.join(" ");
    format!("[Game \"tricks\"]\n[East-Hand \"{east}\"]\n[West-Hand \"{west}\"]\n\n{moves}\n")
}

/// Opens a bout at the frame that is so many before its last.
async fn sit_down_before_the_end(page: &Page, record: &str, left: usize, speed: &str) {
    let seen = Table::<Tricks>::of(record).unwrap().event_count() - left;
    let bout = json!({ "players": against_the_computer(), "keiko": false, "seating": "passing",
        "table": { "record": record, "sealed": [null, null] }, "seen": [seen, seen],
        "digest": { "over": false, "number": 1, "position": 0, "entry": null } });
    let bout = json!({ "version": 1, "data": bout }).to_string();
    page.plant(&[
        ("bout.tricks", &bout),
        ("settings", &settings("system", speed)),
    ]);
    page.open("#/tricks").await;
}

/// What covers a wrestler or cuts him off.
const COVERED: &str = r#"
const box = (it) => it.getBoundingClientRect();
const board = box(document.querySelector(".dohyo"));
const call = box(document.querySelector(".dohyo .shout"));
const found = [];
for (const it of document.querySelectorAll(".clinch svg")) {
  const who = it.classList.contains("side-e") ? "East" : "West";
  const { left, right, top, bottom } = box(it.querySelector("use"));
  if (left < board.left - 4 || right > board.right + 4 || bottom > board.bottom) found.push(`${who} is cut off`);
  if (left < call.right && right > call.left && top < call.bottom - 1 && bottom > call.top) found.push(`the call hides ${who}`);
}
return found;
"#;

/// Neither “Hakkyoi!” nor “Shōbu ari!” lies over a wrestler, and every technique has a movement of its own.
pub(crate) async fn tricks_throws(page: &Page) {
    let mut ways: BTreeSet<String> = BTreeSet::new();
    for (number, end) in ENDS.into_iter().enumerate() {
        for swapped in [false, true] {
            page.size(360, 740).await;
            sit_down_before_the_end(page, &record(end, swapped), 1, "instant").await;
            page.find(".dohyo .shout").await;
            let moved = "return [...document.querySelectorAll('.clinch svg')].map((it) => getComputedStyle(it).transform).sort().join()";
            let moved: Value = page.eval(moved).await;
            ways.insert(moved.as_str().unwrap().to_owned());
            for (width, height) in [
                (320, 640),
                (820, 1180),
                (1180, 820),
                (1440, 900),
                (360, 740),
            ] {
                page.size(width, height).await;
                page.come_to_rest().await;
                let found = page.eval(COVERED).await;
                let what = format!("technique {} at {width}x{height}, {swapped}", number + 1);
                assert_eq!(found, json!([]), "{what}");
            }
            page.picture().await;
        }
    }
    assert_eq!(ways.len(), ENDS.len(), "{ways:?}");
    // At a pace with motion the call waits until the throw is over.
    sit_down_before_the_end(page, &record(ENDS[3], false), 1, "normal").await;
    page.find(".dohyo .shout").await;
    let order = "const seconds = (css, of) => parseFloat(getComputedStyle(document.querySelector(css))[of]); \
        return [seconds('.dohyo .shout', 'animationDelay'), seconds('.lost-east > .side-e', 'animationDuration')]";
    let order = page.eval(order).await;
    assert!(
        order[0].as_f64() > Some(0.0) && order[0] == order[1],
        "{order}"
    );
}

/// What the call hides of the clinch, once it shows.
const CLASH: &str = r#"
if (!document.querySelector(".dohyo .shout")) return null;
const box = (it) => it.getBoundingClientRect();
const call = box(document.querySelector(".dohyo .shout"));
return [...document.querySelectorAll(".clinch use")].map(box).filter((it) => it.top < call.bottom - 1 && it.left < call.right && it.right > call.left).length + 1;
"#;

/// “Hakkyoi!” is called above the clinch.
pub(crate) async fn tricks_clash_is_clear(page: &Page) {
    let clash = record("G5=G4", false);
    // The clash, and who leads.
    let left = 2;
    for (width, height) in SCREENS {
        page.size(width, height).await;
        sit_down_before_the_end(page, &clash, left, "slow").await;
        let hidden = page.until("the clash", CLASH, Vec::new()).await;
        page.picture().await;
        assert_eq!(hidden, 1, "{width}x{height}");
    }
}
