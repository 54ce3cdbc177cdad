//! All stored data: exported to a file, imported, refused if damaged, erased.

use super::{book, bouts_of_tetsu};
use crate::common::planted::{ALL_SEEN, against_the_computer, settings};
use crate::common::scene::Scene;
use crate::page::Page;
use crate::tricks::kept_bout;
use hakkyoi::ui::words::t;
use serde_json::{Value, json};
use std::fs;

const CHOOSE: &str = "input[type=file]";

impl Page {
    /// Everything that the page has stored, by key. Entries that are no JSON stay text.
    async fn kept(&self) -> Value {
        let script = "const read = (text) => { try { return JSON.parse(text); } catch { return text; } }; \
            const all = Object.entries(localStorage).filter(([key]) => key.startsWith('hakkyoi.')); \
            return Object.fromEntries(all.map(([key, text]) => [key, read(text)]))";
        self.eval(script).await
    }

    /// Chooses a file with this text.
    pub(crate) async fn choose_file(&self, text: &str) {
        let file = self.scratch().join("chosen.json");
        fs::write(&file, text).unwrap();
        let input = self.all(CHOOSE).await.swap_remove(0);
        input.send_keys(file.to_str().unwrap()).await.unwrap();
    }
}

pub(crate) async fn out_and_in(page: &Page) {
    page.size(820, 1180).await;
    let bout = kept_bout(&against_the_computer(), "G1=G5 R1-", ALL_SEEN, None);
    page.plant(&[
        ("book", &book(&bouts_of_tetsu())),
        ("settings", &settings("night", "instant")),
        ("bout.tricks", &bout),
        ("damaged.setup.tricks.1", "{\"version\":0 \u{201c}"),
    ]);
    page.open("").await;
    page.find("a[href='#/tricks']").await;
    page.press("link", &t!("data")).await;
    page.role("button", &t!("data-export-do")).await;
    let kept = page.kept().await;
    assert_eq!(kept.as_object().unwrap().len(), 4, "{kept}");
    page.picture().await;
    page.axe().await;

    // Export. The file's name holds the date; a test that runs at midnight could not predict it.
    page.press("button", &t!("data-export-do")).await;
    page.says(&t!("data-exported")).await;
    let file = page.downloaded("hakkyoi-").await;
    // The page stores the date of the backup too, and puts it into the file.
    let kept = page.kept().await;
    let archive: Value = serde_json::from_str(&file).unwrap();
    let names = archive["entries"].as_array().unwrap().iter();
    let names: Vec<_> = names.map(|entry| entry[0].as_str().unwrap()).collect();
    assert_eq!(
        names,
        [
            "backup",
            "book",
            "bout.tricks",
            "damaged.setup.tricks.1",
            "settings"
        ]
    );

    // Erase, after a confirmation.
    page.press("button", &t!("data-erase-do")).await;
    page.says(&t!("data-erase-sure")).await;
    page.picture().await;
    page.axe().await;
    page.press("button", &t!("cancel")).await;
    page.sheet_gone().await;
    assert_eq!(page.kept().await, kept);
    page.press("button", &t!("data-erase-do")).await;
    page.press_yes().await;
    page.says(&t!("data-erased")).await;
    assert_eq!(page.kept().await, json!({}));
    assert_eq!(
        page.eval("return document.documentElement.dataset.theme ?? null")
            .await,
        Value::Null
    );
    page.reload().await;
    page.role("button", &t!("data-export-do")).await;
    assert_eq!(page.kept().await, json!({}));

    // Import, as into a browser that has never been here.
    page.choose_file(&file).await;
    page.says("is sound").await;
    page.picture().await;
    page.press("button", &t!("cancel")).await;
    page.sheet_gone().await;
    assert_eq!(
        page.kept().await,
        json!({}),
        "the import must wait for a confirmation"
    );
    page.choose_file(&file).await;
    page.press("button", &t!("data-import-yes")).await;
    page.says(&t!("data-imported")).await;
    assert_eq!(page.kept().await, kept);
    assert_eq!(
        page.eval("return document.documentElement.dataset.theme")
            .await,
        "night"
    );
    // The same file again adds nothing. With a book of one of the wrestlers only, it adds the others and their bouts.
    page.choose_file(&file).await;
    page.says("Adding it changes nothing").await;
    page.press("button", &t!("cancel")).await;
    page.sheet_gone().await;
    let wrestler = json!({ "id": 7, "shikona": "Tetsuo", "retired": false });
    let little = json!({ "version": 1, "data": { "wrestlers": [wrestler], "bouts": [] } });
    page.eval_with(
        "localStorage['hakkyoi.book'] = arguments[0]",
        vec![json!(little.to_string())],
    )
    .await;
    page.choose_file(&file).await;
    page.says("Adding it brings 2 new wrestlers, 10 new bouts")
        .await;
    page.says(&t!("data-differing", number = 1)).await;
    page.picture().await;
    page.axe().await;
    page.press("button", &t!("data-add-yes")).await;
    page.says(&t!("data-added")).await;
    page.press("link", &t!("banzuke")).await;
    page.says("Tetsuo").await;
    page.says("Kaze").await;
    page.open("#/data").await;
    page.choose_file(&file).await;
    page.press("button", &t!("data-import-yes")).await;
    page.says(&t!("data-imported")).await;
    assert_eq!(page.kept().await, kept);
    page.press("link", &t!("banzuke")).await;
    page.says("Tetsu").await;
    page.open("#/tricks").await;
    assert_eq!(page.scene().await, Scene::Asked);

    // A file that is no backup changes nothing, and the page says why.
    page.open("#/data").await;
    let with = |name: &str, text: &str| {
        json!({ "format": "hakkyoi", "version": 1, "date": "2026-11-20", "entries": [["settings", settings("day", "slow")], [name, text]] }).to_string()
    };
    page.role("button", &t!("data-export-do")).await;
    let kept = page.kept().await;
    // No two neighbours have the same message, so each wait sees a new one.
    for (text, why) in [
        ("Dear diary".to_owned(), "no file from this page"),
        (
            file.replacen("\"version\":1", "\"version\":7", 1),
            "a later version (7)",
        ),
        (file[..file.len() / 2].to_owned(), "no file from this page"),
        (with("bout.chess", "{}"), "“bout.chess”, which this version"),
        (String::new(), "no file from this page"),
        (
            with("book", &book(&json!([])).replace("Tetsu", "")),
            "“book” is damaged",
        ),
        (with("settings", "{}"), "“settings” is damaged"),
        (
            with("bout.tricks", &bout.replace("R1-", "R3-")),
            "“bout.tricks” is damaged",
        ),
    ] {
        page.choose_file(&text).await;
        page.says(why).await;
        page.says("Nothing has changed").await;
        assert!(page.all("dialog").await.is_empty());
        assert_eq!(page.kept().await, kept, "{why}");
    }
    page.picture().await;
    page.axe().await;
}
