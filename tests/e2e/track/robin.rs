//! A round robin of one person and three computers, from the form to the final table.

use super::axe::robin;
use super::table::{TRACK, hurry_to_the_end};
use crate::common::geometry::fits;
use crate::common::planted::settings;
use crate::common::scene::Scene;
use crate::page::Page;
use crate::pointer::Hand;
use fantoccini::key::Key;
use hakkyoi::ui::words::t;
use serde_json::{Value, json};

/// The table's numbers: rows of played, push-offs, positions, ties, losses, points.
async fn table(page: &Page) -> Vec<Vec<u64>> {
    let script = "return [...document.querySelectorAll('.robin-table tbody tr')].map((row) => [...row.querySelectorAll('td')].slice(1).map((it) => +it.textContent))";
    serde_json::from_value(page.eval(script).await).unwrap()
}

/// Plays the next bout, whoever plays it. Returns `false` once all have been played.
async fn next(page: &Page) -> bool {
    let script = "if (document.querySelector('.champion')) return 'over'; \
        return document.querySelector('.robin-next .acts .btn')?.textContent";
    let what = page
        .until("the next bout to show", script, Vec::new())
        .await;
    match what.as_str().unwrap() {
        "over" => return false,
        "Play it out" => {
            let played = table(page).await.iter().map(|row| row[0]).sum::<u64>();
            page.press("button", &t!("robin-play-out")).await;
            let script = "return [...document.querySelectorAll('.robin-table tbody tr')].reduce((sum, row) => sum + +row.children[2].textContent, 0) === arguments[0]";
            page.until("the bout to end", script, vec![(played + 2).into()])
                .await;
        }
        _ => {
            page.press("button", &t!("robin-sit")).await;
            TRACK.scene(page).await;
            hurry_to_the_end(page).await;
            assert_eq!(TRACK.scene(page).await, Scene::Over);
            page.press("link", &t!("robin-back")).await;
        }
    }
    true
}

/// Enters computers of these levels for a round robin. WebKit's driver cannot choose one answer of a menu twice.
pub(crate) async fn enter_computers(page: &Page, levels: &[&str]) {
    for level in levels {
        let before = page.all(".entrants li").await.len();
        let select = page.find("select[name=entrant]").await;
        select.select_by_value(level).await.unwrap();
        let script = "return document.querySelectorAll('.entrants li').length === arguments[0]";
        page.until(
            "the computer to be entered",
            script,
            vec![(before + 1).into()],
        )
        .await;
    }
}

pub(crate) async fn track_round_robin(page: &Page) {
    page.size(1180, 820).await;
    page.plant(&[("settings", &settings("system", "instant"))]);
    page.open("#/track/robin").await;
    let guest = page.role("textbox", &t!("robin-guest")).await;
    page.tap(Hand::Mouse, &guest).await;
    guest.send_keys("Aki <b>Umi").await.unwrap();
    page.key(Key::Enter).await;
    page.says(&t!("robin-remove")).await;
    page.press("button", &t!("robin-begin")).await;
    page.says(&t!("robin-few", number = 3)).await;
    enter_computers(page, &["makushita", "maegashira", "komusubi"]).await;
    let minute = page
        .role("radio", &t!("track-clock-time", number = 60))
        .await;
    page.tap(Hand::Mouse, &minute).await;
    page.come_to_rest().await;
    page.picture().await;
    page.press("button", &t!("robin-begin")).await;
    page.says("Round 1 of 3").await;
    // The round robin does not change the bout's own set-up.
    let setup = page
        .eval("return localStorage['hakkyoi.setup.track'] ?? null")
        .await;
    assert!(setup.is_null(), "{setup}");
    page.says("Aki <b>Umi").await;
    page.picture().await;

    // Begins a bout, leaves it and resumes it.
    page.press("button", &t!("robin-sit")).await;
    TRACK.scene(page).await;
    let clock = "return document.querySelector('[role=timer]')?.textContent";
    assert!(
        !page.eval(clock).await.is_null(),
        "the bout must use the form's clock"
    );
    page.open("#/track/robin").await;
    page.role("link", &t!("go-on")).await;
    // Another bout cannot replace it with a single tap.
    let begun = TRACK.kept_bout(page).await;
    page.press("button", &t!("robin-watch")).await;
    page.says("would be given up").await;
    page.come_to_rest().await;
    page.picture().await;
    page.axe().await;
    page.press("button", &t!("cancel")).await;
    page.sheet_gone().await;
    assert_eq!(TRACK.kept_bout(page).await["torikumi"], begun["torikumi"]);
    page.press("button", &t!("robin-watch")).await;
    page.press("link", &t!("setup-go-on")).await;
    TRACK.scene(page).await;
    assert_eq!(TRACK.kept_bout(page).await["torikumi"], begun["torikumi"]);
    hurry_to_the_end(page).await;
    page.press("link", &t!("robin-back")).await;
    page.find(".robin-next").await;
    let before = table(page).await;
    assert_eq!(before.iter().map(|row| row[0]).sum::<u64>(), 2);
    page.reload().await;
    page.find(".robin-next").await;
    assert_eq!(table(page).await, before, "after a reload");
    page.come_to_rest().await;
    page.picture().await;
    // Home leads back to it.
    page.open("").await;
    page.says(&t!("robin-on")).await;
    page.come_to_rest().await;
    page.picture().await;
    page.axe().await;
    let back = page.find("a[href='#/track/robin']").await;
    page.tap(Hand::Mouse, &back).await;
    while next(page).await {}

    page.come_to_rest().await;
    page.picture().await;
    page.axe().await;
    let end = table(page).await;
    assert_eq!(end.len(), 4);
    for row in &end {
        assert_eq!(row[0], 3, "{end:?}");
        assert_eq!(row[1] + row[2] + row[3] + row[4], 3, "{end:?}");
        assert_eq!(row[5], 3 * row[1] + 2 * row[2] + row[3], "{end:?}");
    }
    assert!(
        end.is_sorted_by_key(|row| std::cmp::Reverse(row[5])),
        "{end:?}"
    );
    page.reload().await;
    page.find(".robin-next").await;
    assert_eq!(table(page).await, end);
    let kept = page
        .eval("return JSON.parse(localStorage.getItem('hakkyoi.robin.track')).data.results")
        .await;
    assert!(!kept.as_array().unwrap().contains(&Value::Null), "{kept}");
    for (width, height) in [(360, 740), (1440, 900), (820, 1180)] {
        page.size(width, height).await;
        page.find(".champion .victor").await;
        page.come_to_rest().await;
        page.picture().await;
        page.axe().await;
        fits(page).await;
    }
    page.press("button", &t!("robin-again")).await;
    page.says("Round 1 of 3").await;
    let played = table(page).await.iter().map(|row| row[0]).sum::<u64>();
    assert_eq!(played, 0);
    let focus = "return document.activeElement.id";
    assert_eq!(page.eval(focus).await, "robin-next");
    page.says("Aki <b>Umi").await;
}

/// On the narrowest phones every head is one unbroken word, and all columns are seen without scrolling.
pub(crate) async fn track_robin_table_on_a_phone(page: &Page) {
    for width in [320, 360] {
        page.size(width, 640).await;
        robin(page, &settings("day", "instant")).await;
        page.find(".robin-table").await;
        page.picture().await;
        let broken =
            "return [...document.querySelectorAll('.robin-table thead th')].filter((head) => {
            const range = document.createRange();
            range.selectNodeContents((head.querySelector('span') ?? head).firstChild);
            return range.getClientRects().length > 1;
        }).map((it) => it.textContent)";
        assert_eq!(page.eval(broken).await, json!([]), "{width}");
        let last = "const box = document.querySelector('.robin-box').getBoundingClientRect();
            return [...document.querySelectorAll('.robin-table tr > :last-child')].every((it) => it.getBoundingClientRect().right <= box.right + 1)";
        assert_eq!(
            page.eval(last).await,
            true,
            "{width}: the points are cut off"
        );
    }
}
