//! The review, in every game: buttons, keys, the list of turns, and playing by itself.

use hakkyoi::ui::words::t;
use std::fs;
use std::path::Path;

use bout::Table;
use fantoccini::key::Key;
use rules::{GameId, with_game};
use serde_json::{Value, json};

use crate::archive::link;
use crate::common::geometry::places;
use crate::common::planted::settings;
use crate::page::Page;
use crate::pointer::Hand;
use crate::visits::GAMES;

/// Windows of phones and tablets, both ways up, and of a desk.
const SIZES: [(u32, u32); 5] = [
    (360, 740),
    (740, 360),
    (820, 1180),
    (1180, 820),
    (1440, 900),
];

/// Goes forward to the end, and returns what moved that must not.
const STEADY: &str = r#"
const here = (css) => document.querySelector(css);
const rest = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
const place = () => {
  const lie = [...document.querySelectorAll(".review-board, .review-board > *, .review-steps")].map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return [it.className, ...[x, y, width, height].map(Math.round)].join(" ");
  });
  return [...lie, "scrolled " + scrollY].join(", ");
};
const away = () => {
  const list = here(".review-turns").getBoundingClientRect(), turn = here(".review-turns [aria-current]").getBoundingClientRect();
  return turn.top < list.top - 1 || (turn.bottom > list.bottom + 1 && turn.top > list.top + 1);
};
const first = place(), [, back, , next] = document.querySelectorAll(".review-steps button");
const faults = [];
for (let frame = 1; next.ariaDisabled !== "true"; frame += 1) {
  next.click();
  await rest();
  if (place() !== first) faults.push(`frame ${frame}: ${place()} instead of ${first}`);
  // On a slow machine, Yew lets the browser paint before it runs the effect by which the list follows.
  for (let waits = 0; waits < 10 && away(); waits += 1) await rest();
  if (away()) faults.push(`frame ${frame}: its turn is out of sight`);
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`frame ${frame}: wider than the window`);
}
return faults;
"#;

/// The longest record among the playthroughs of a game.
fn record(game: GameId) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let file = root.join(format!(
        "crates/rules/tests/playthroughs/{}.records",
        game.slug()
    ));
    let text = fs::read_to_string(file).unwrap();
    let told = text.lines().filter(|line| !line.starts_with(';'));
    let told = told.collect::<Vec<_>>().join("\n");
    let records = told.split("[Game ").skip(1);
    let longest = records.max_by_key(|record| record.len()).unwrap();
    format!("[Game {}\n", longest.trim_end())
}

/// Opens a link to that record, and goes to its first frame.
async fn watched(page: &Page, game: GameId) {
    page.open(&link(game.slug(), &record(game))).await;
    // Until then, the page may still show the last review.
    page.role("button", &t!("greet-watch")).await;
    page.press("button", &t!("review-first")).await;
    place_is(page, 1).await;
}

/// Somebody who gets a link sees first who won how, and can watch the bout or play the game.
pub(crate) async fn shared_bout_greets(page: &Page) {
    for ((game, _), (width, height)) in GAMES.iter().zip(SIZES) {
        page.size(width, height).await;
        page.open(&link(game.slug(), &record(*game))).await;
        page.role("button", &t!("greet-watch")).await;
        let heading = page
            .find("[data-scene=review] .now h2")
            .await
            .text()
            .await
            .unwrap();
        let ended =
            with_game!(*game, G => Table::<G>::of(&record(*game)).unwrap().kimarite().is_some());
        let begins = if ended { " beat " } else { "Unfinished: " };
        assert!(heading.contains(begins), "{game:?}: {heading}");
        let how = page
            .find("[data-scene=review] .now p")
            .await
            .text()
            .await
            .unwrap();
        assert_eq!(how.is_empty(), !ended, "{game:?}: {how}");
        let last = page.find(".review-turns li:last-child button").await;
        assert_eq!(
            last.attr("aria-current").await.unwrap().as_deref(),
            Some("step")
        );
        page.come_to_rest().await;
        page.picture().await;
        page.axe().await;
        page.press("button", &t!("greet-watch")).await;
        place_is(page, 2).await;
        // The pressed button has gone; the focus has not gone with it.
        let focus = "return document.activeElement.closest('.review-turns') !== null";
        assert_eq!(page.eval(focus).await, true, "{game:?}");
        page.reload().await;
        page.role("button", &t!("greet-watch")).await;
        page.press("link", "Play ").await;
        page.find(".setup").await;
    }
}

/// Which frame the review shows, and how many there are.
pub(crate) async fn place(page: &Page) -> (u64, u64) {
    let place = page.find("[data-scene=review] .now p:last-child").await;
    let words = place.text().await.unwrap();
    let (here, all) = words.split_once(" of ").unwrap();
    (here.parse().unwrap(), all.parse().unwrap())
}

/// Waits for a frame.
pub(crate) async fn place_is(page: &Page, place: u64) {
    let script = "return document.querySelector('[data-scene=review] .now p:last-child')?.textContent.startsWith(arguments[0] + ' of ')";
    page.until(&format!("frame {place}"), script, vec![json!(place)])
        .await;
}

/// In every game and window, no step moves or resizes the board, and the list of turns follows.
pub(crate) async fn review_keeps_the_board_still(page: &Page) {
    let mut faults = Vec::new();
    for (game, _) in &GAMES {
        for (size, theme) in SIZES.into_iter().zip(["day", "night"].into_iter().cycle()) {
            page.size(size.0, size.1).await;
            page.plant(&[("settings", &settings(theme, "instant"))]);
            watched(page, *game).await;
            page.come_to_rest().await;
            page.picture().await;
            let found = page.eval(STEADY).await;
            page.come_to_rest().await;
            page.picture().await;
            if found != json!([]) {
                faults.push(format!("{} at {size:?}: {found:#}", game.slug()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// On tablets and at a desk, the answers of the analysis move neither the list of turns nor what may be done with the bout, and none of its parts
/// runs into the next.
pub(crate) async fn analysis_moves_nothing(page: &Page) {
    let mut faults = Vec::new();
    for ((game, _), size) in GAMES.iter().zip(SIZES[2..].iter().cycle()) {
        page.size(size.0, size.1).await;
        watched(page, *game).await;
        let next = page.role("button", &t!("review-next")).await;
        page.tap(Hand::Mouse, &next).await;
        place_is(page, 2).await;
        let still = [".review-turns", ".share", ".play-on"];
        let first = places(page, &still).await;
        let judged =
            "return !document.querySelector('.graph[aria-hidden], .costliest-place > .note')";
        page.until("every choice to be judged", judged, Vec::new())
            .await;
        let last = places(page, &still).await;
        let cut = "const bottom = (it) => it.getBoundingClientRect().bottom;
            const lowest = (it) => Math.max(bottom(it), ...[...it.querySelectorAll('*')].map(bottom));
            return [...document.querySelectorAll('.studied > *')].filter((it) =>
                it.nextElementSibling && lowest(it) > it.nextElementSibling.getBoundingClientRect().top + 1)
                .map((it) => it.className)";
        let cut = page.eval(cut).await;
        if cut != json!([]) {
            faults.push(format!(
                "{} at {size:?}: {cut} run into the next part",
                game.slug()
            ));
        }
        if first != last {
            faults.push(format!(
                "{} at {size:?}: {last} instead of {first}",
                game.slug()
            ));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The keys and the list of turns, in every game.
pub(crate) async fn review_by_keys_and_turns(page: &Page) {
    page.size(820, 1180).await;
    for (game, _) in &GAMES {
        watched(page, *game).await;
        steps_by_keys(page).await;
        goes_by_turns(page).await;
    }
}

/// Playing by itself, in every game.
pub(crate) async fn review_plays_itself(page: &Page) {
    page.size(820, 1180).await;
    // At a faster pace, a slow browser may have played to the end before it is told to stop.
    page.plant(&[("settings", &settings("day", "slow"))]);
    for (game, _) in &GAMES {
        watched(page, *game).await;
        page.key(Key::End).await;
        plays_by_itself(page).await;
    }
}

async fn steps_by_keys(page: &Page) {
    let (_, last) = place(page).await;
    // The keys work wherever the focus is, and leave it there.
    let next = page.role("button", &t!("review-next")).await;
    page.tap(Hand::Mouse, &next).await;
    place_is(page, 2).await;
    page.key(Key::End).await;
    place_is(page, last).await;
    page.key(Key::Right).await;
    place_is(page, last).await;
    page.key(Key::Left).await;
    place_is(page, last - 1).await;
    assert!(page.has_focus(&next).await);
    page.key(Key::Home).await;
    place_is(page, 1).await;
    page.eval("document.activeElement.blur()").await;
    page.key(Key::Right).await;
    place_is(page, 2).await;
    // In a text, the keys move its cursor.
    let text = page.find(".share textarea").await;
    page.eval_with("arguments[0].focus()", vec![json!(text)])
        .await;
    page.key(Key::End).await;
    page.key(Key::Left).await;
    assert_eq!(place(page).await.0, 2);
}

async fn goes_by_turns(page: &Page) {
    let turns = page.all(".review-turns button").await;
    assert!(turns.len() > 2, "{} turns", turns.len());
    let current = async || {
        let all = "return [...document.querySelectorAll('.review-turns button')].map((it) => it.ariaCurrent)";
        page.eval(all).await
    };
    let expected = |at: usize| {
        let entry = |place: usize| {
            if place == at {
                json!("step")
            } else {
                Value::Null
            }
        };
        json!((0..turns.len()).map(entry).collect::<Vec<_>>())
    };
    for at in [turns.len() - 1, 0, 1] {
        page.eval_with("arguments[0].focus()", vec![json!(turns[at])])
            .await;
        page.key(Key::Enter).await;
        let script = "return arguments[0].ariaCurrent === 'step'";
        page.until("the turn", script, vec![json!(turns[at])]).await;
        assert_eq!(current().await, expected(at));
        assert!(page.has_focus(&turns[at]).await);
    }
    // The last frame of a turn belongs to it, too.
    page.key(Key::Left).await;
    let script = "return arguments[0].ariaCurrent === 'step'";
    page.until("the turn before", script, vec![json!(turns[0])])
        .await;
    page.key(Key::End).await;
    let last = &turns[turns.len() - 1];
    page.until("the last turn", script, vec![json!(last)]).await;
}

async fn plays_by_itself(page: &Page) {
    let (_, last) = place(page).await;
    // From the end, it plays from the beginning; any step stops it.
    page.press("button", &t!("review-play")).await;
    place_is(page, 2).await;
    page.press("button", &t!("review-pause")).await;
    page.role("button", &t!("review-play")).await;
    let (here, _) = place(page).await;
    assert!(here < last);
    page.press("button", &t!("review-play")).await;
    page.role("button", &t!("review-pause")).await;
    page.key(Key::Home).await;
    page.role("button", &t!("review-play")).await;
    place_is(page, 1).await;
    // Behind another tab it does not go on.
    page.press("button", &t!("review-play")).await;
    page.role("button", &t!("review-pause")).await;
    page.eval("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))")
        .await;
    page.role("button", &t!("review-play")).await;
    // It stops at the end.
    page.key(Key::End).await;
    page.key(Key::Left).await;
    place_is(page, last - 1).await;
    page.press("button", &t!("review-play")).await;
    place_is(page, last).await;
    page.role("button", &t!("review-play")).await;
}
