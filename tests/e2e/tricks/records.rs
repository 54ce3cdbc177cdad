//! Reviewing a bout, sharing its record, and records from elsewhere.

use super::table::{DEAL, kept};
use crate::archive;
use crate::common::planted::{ALL_SEEN, against_the_computer, settings};
use crate::common::scene::Scene;
use crate::common::screens::REVIEW;
use crate::common::setup::GAME;
use crate::page::Page;
use crate::review::{place, place_is};
use fantoccini::key::Key;
use hakkyoi::ui::words::t;
use serde_json::json;

/// West's 1 throws East's 5.
const DECIDED: &str = "G4=G2 R5-R1";

/// Notes copied text, and still copies it.
const NOTE_COPIES: &str = "
const clipboard = navigator.clipboard, write = clipboard.writeText;
clipboard.writeText = (text) => { window.e2eCopied = text; return write.call(clipboard, text); };";

impl Page {
    /// The text that was copied last.
    async fn copied(&self) -> String {
        let copied = self
            .until(
                "something to be copied",
                "return window.e2eCopied ?? null",
                Vec::new(),
            )
            .await;
        self.eval("delete window.e2eCopied").await;
        copied.as_str().unwrap().to_owned()
    }
}

/// Steps through a bout by buttons, by keys and by the list of turns; then copies the record and a link.
pub(crate) async fn looked_at_again(page: &Page) {
    page.size(1180, 820).await;
    page.plant(&[
        (
            "bout.tricks",
            &kept(&against_the_computer(), DECIDED, ALL_SEEN, None),
        ),
        ("settings", &settings("system", "instant")),
    ]);
    page.open("#/tricks").await;
    assert_eq!(page.scene().await, Scene::Over);
    page.press("link", &t!("look-again")).await;
    page.find(REVIEW).await;
    let (here, last) = place(page).await;
    assert_eq!(here, 1);
    page.axe().await;
    // To the end by button and back by keys, and no further.
    for place in 2..=last {
        page.press("button", &t!("review-next")).await;
        place_is(page, place).await;
    }
    page.says(&t!("log-decided", name = "Moyama", kimarite = "Hikiotoshi"))
        .await;
    page.press("button", &t!("review-next")).await;
    place_is(page, last).await;
    page.picture().await;
    for place in (1..last).rev() {
        page.key(Key::Left).await;
        place_is(page, place).await;
    }
    page.key(Key::Left).await;
    place_is(page, 1).await;
    page.key(Key::Right).await;
    place_is(page, 2).await;
    page.key(Key::End).await;
    place_is(page, last).await;
    page.key(Key::Home).await;
    place_is(page, 1).await;
    assert_eq!(
        page.all("[data-scene=review] .tray [class*=hand-card]")
            .await
            .len(),
        8,
        "East's hand must be visible"
    );
    page.press("button", "Tetsu leads the red 5. Moyama plays the red 1.")
        .await;
    page.says(&t!("log-led", name = "Tetsu", card = "red 5"))
        .await;
    place_is(page, 4).await;
    page.axe().await;

    page.eval(NOTE_COPIES).await;
    page.press("button", &t!("record-link")).await;
    page.says(&t!("record-link-copied")).await;
    let link = page.copied().await;
    page.press("button", &t!("record-copy")).await;
    page.says(&t!("record-copied")).await;
    let record = page.copied().await;
    for part in [
        "[East \"Tetsu\"]",
        "[West \"Moyama\"]",
        "[Result \"west hikiotoshi\"]",
        "R5-R1",
    ] {
        assert!(record.contains(part), "{part} is not in:\n{record}");
    }
    page.picture().await;
    page.eval("navigator.clipboard.writeText = () => Promise.reject(new Error('no'))")
        .await;
    page.press("button", &t!("record-copy")).await;
    page.says(&t!("record-not-copied")).await;

    // The link works in a browser that has never seen the bout, and the record can be pasted.
    page.lose_everything().await;
    let fragment = link.strip_prefix(&page.site.address()).unwrap();
    page.open("").await;
    page.find(GAME).await;
    page.open(fragment).await;
    page.find(REVIEW).await;
    page.says("Moyama").await;
    page.press("button", &t!("review-first")).await;
    place_is(page, 1).await;
    assert_eq!(place(page).await, (1, last));
    let shown = page
        .find("[data-scene=review] textarea")
        .await
        .prop("value")
        .await
        .unwrap();
    assert_eq!(shown.as_deref(), Some(&*record));
    page.open("#/tricks/record").await;
    let area = page
        .role("textbox", &t!("record-paste", game = "Tricks"))
        .await;
    page.eval_with("arguments[0].focus()", vec![json!(area)])
        .await;
    page.key_with(Key::Control, 'v').await;
    page.until(
        "the record to be pasted",
        "return document.querySelector('#record').value.includes('Moyama')",
        Vec::new(),
    )
    .await;
    page.press("button", &t!("record-look")).await;
    page.find(REVIEW).await;
    assert_eq!(place(page).await, (1, last));
}

/// Shares the record with other apps if the browser supports that; otherwise the page offers no button for it.
pub(crate) async fn shared(page: &Page) {
    page.size(820, 1180).await;
    page.plant(&[(
        "bout.tricks",
        &kept(&against_the_computer(), DECIDED, ALL_SEEN, None),
    )]);
    page.open("?share#/tricks/review").await;
    // Until the analysis is whole, its lines move the button.
    page.says("0 of 2 choices best").await;
    page.press("button", &t!("record-share")).await;
    let script = "return window.e2eShared ?? null";
    let shared = page
        .until("something to be shared", script, Vec::new())
        .await;
    assert_eq!(shared["title"], "Tricks · Hakkyoi");
    let url = shared["url"].as_str().unwrap();
    assert!(url.contains("#/tricks/record/"), "{url}");
    assert!(
        page.all(".share .refusal").await.is_empty(),
        "cancelling the share dialog is no error"
    );
    page.picture().await;
    page.axe().await;

    // A shared link works in a browser that has never seen the bout. Without the sharing API there is no button.
    page.lose_everything().await;
    let (_, fragment) = url.split_once('#').unwrap();
    page.open(&format!("?no-share#{fragment}")).await;
    page.find(REVIEW).await;
    page.says("Moyama").await;
    page.role("button", &t!("record-link")).await;
    let names =
        "return [...document.querySelectorAll('.share button')].map((it) => it.textContent)";
    assert_eq!(
        page.eval(names).await,
        json!(["Copy the record", "Copy a link", "QR code"])
    );
}

/// The page says what is wrong with records and links from elsewhere, and names the line.
pub(crate) async fn opened(page: &Page) {
    page.size(360, 740).await;
    let good = format!("{DEAL}{DECIDED}\n");
    // A link that was cut off, one with a truncated record, then a good one in the same tab, then another.
    page.open(&link(&good)[..40]).await;
    page.says(&t!("link-garbled")).await;
    page.picture().await;
    let go_to = "location.hash = arguments[0]";
    page.eval_with(go_to, vec![json!(link(&good[..70]))]).await;
    page.says("Line 3").await;
    page.picture().await;
    page.axe().await;
    page.eval_with(go_to, vec![json!(link(&good))]).await;
    page.find(REVIEW).await;
    page.picture().await;
    page.axe().await;
    let other = good.replace("[West-Hand", "[East \"Aki <b>Umi\"]\n[West-Hand");
    page.eval_with(go_to, vec![json!(link(&other))]).await;
    page.says("Aki <b>Umi").await;
    // Up to version 0.2.0 a link held the record as it is written.
    let older = "location.hash = `#/tricks/record/${encodeURIComponent(arguments[0])}`";
    page.eval_with(older, vec![json!(good)]).await;
    let is_shown = "return document.querySelector('[data-scene=review]') && !document.body.textContent.includes('Aki <b>Umi')";
    page.until("the review without Aki", is_shown, Vec::new())
        .await;

    page.open("#/tricks/record").await;
    let area = page
        .role("textbox", &t!("record-paste", game = "Tricks"))
        .await;
    for (text, line, token, why) in [
        ("Dear diary", 1, "Dear", ""),
        (&*format!("{DEAL}G4=G2\nR5-W2\n"), 6, "R5-W2", "must follow"),
        (
            &good.replace("R5-R1", "R5-R1 B1-B2"),
            5,
            "B1-B2",
            "already over",
        ),
        (&good.replace("tricks", "chess"), 1, "chess", "not known"),
        (&good.replace("G1 G4", "G2 G4"), 3, "G2", ""),
        (
            &format!("{good}\n{good}"),
            7,
            "Game",
            "more than one record",
        ),
    ] {
        page.eval_with(
            "const [area, text] = arguments; area.value = text; area.dispatchEvent(new InputEvent('input', { bubbles: true }))",
            vec![json!(area), json!(text)],
        )
        .await;
        page.press("button", &t!("record-look")).await;
        page.find("#record-wrong.refusal").await;
        let said = page.find("#record-wrong").await.text().await.unwrap();
        assert!(
            said.starts_with(&format!("Line {line}, “")),
            "{said}\n{text}"
        );
        assert!(said.contains(token) && said.contains(why), "{said}\n{text}");
        assert_eq!(
            area.prop("value").await.unwrap().as_deref(),
            Some(text),
            "a refused record must stay in the field"
        );
    }
    page.picture().await;
    page.axe().await;
}

/// The address that contains a record.
fn link(record: &str) -> String {
    archive::link("tricks", record)
}
