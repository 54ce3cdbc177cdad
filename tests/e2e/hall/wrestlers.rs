//! Players make, rename and retire wrestlers, bring them back and let them play.

use super::book;
use crate::common::scene::Scene;
use crate::common::setup::GAME;
use crate::page::Page;
use crate::pointer::Hand;
use crate::tricks::TRICKS;
use fantoccini::elements::Element;
use fantoccini::key::Key;
use hakkyoi::ui::words::t;
use serde_json::json;

const NEW: &str = "A new wrestler’s name";

impl Page {
    /// Presses the button, link or answer with this name.
    pub(crate) async fn press(&self, role: &str, name: &str) {
        let it = self.role(role, name).await;
        self.come_to_rest().await;
        self.tap(Hand::Mouse, &it).await;
    }

    /// Presses the first button below the text of the open sheet.
    pub(crate) async fn press_yes(&self) {
        let yes = self.find("dialog .sheet-acts .btn").await;
        self.come_to_rest().await;
        self.tap(Hand::Mouse, &yes).await;
    }

    /// Replaces a field's text.
    pub(crate) async fn fill(&self, field: &Element, text: &str) {
        field.clear().await.expect("a field");
        field.send_keys(text).await.expect("keys");
    }

    async fn make_wrestler(&self, name: &str) -> Element {
        let field = self.role("textbox", NEW).await;
        self.fill(&field, name).await;
        self.press("button", &t!("wrestler-make")).await;
        field
    }

    /// All wrestlers' names, with `-` before those who have retired.
    async fn wrestlers(&self) -> Vec<String> {
        let script = "const book = JSON.parse(localStorage.getItem('hakkyoi.book')); \
            return (book?.data.wrestlers ?? []).map((it) => (it.retired ? '-' : '') + it.shikona)";
        serde_json::from_value(self.eval(script).await).unwrap()
    }
}

pub(crate) async fn come_and_go(page: &Page) {
    page.size(360, 740).await;
    page.open("").await;
    page.press("link", &t!("wrestlers")).await;
    page.says("No wrestlers yet").await;
    page.picture().await;

    // An empty name, a blank one, one that is too long, and one that is markup.
    page.press("button", &t!("wrestler-make")).await;
    let field = page.role("textbox", NEW).await;
    let empty = page
        .eval_with(
            "return arguments[0].validity.valueMissing",
            vec![json!(field)],
        )
        .await;
    assert_eq!(empty, true);
    page.make_wrestler("   ").await;
    page.says("A wrestler needs a name").await;
    assert_eq!(page.wrestlers().await, [""; 0]);
    page.make_wrestler("Tetsunofujiyamanoumi").await;
    page.says(&t!("wrestler-made", name = "Tetsunofujiyaman"))
        .await;
    page.make_wrestler(" Kaze  <b>no").await;
    page.says(&t!("wrestler-made", name = "Kaze <b>no")).await;
    let field = page.make_wrestler("kaze <B>NO").await;
    page.says(&t!("book-name-taken")).await;
    assert_eq!(
        field.prop("value").await.unwrap().as_deref(),
        Some("kaze <B>NO"),
        "the field must keep a refused name"
    );
    assert_eq!(page.wrestlers().await, ["Tetsunofujiyaman", "Kaze <b>no"]);
    page.axe().await;

    // Another tab makes a wrestler meanwhile.
    let kept = page
        .eval("return localStorage.getItem('hakkyoi.book')")
        .await;
    let elsewhere = kept.as_str().unwrap().replacen(
        "\"wrestlers\":[",
        "\"wrestlers\":[{\"id\":77,\"shikona\":\"Hana\",\"retired\":false},",
        1,
    );
    page.eval_with(
        "localStorage.setItem('hakkyoi.book', arguments[0])",
        vec![json!(elsewhere)],
    )
    .await;
    page.make_wrestler("Umi").await;
    page.says(&t!("wrestler-made", name = "Umi")).await;
    page.says("Hana").await;

    rename(page).await;
    retire(page).await;
    sit_down(page).await;
}

async fn rename(page: &Page) {
    page.press("button", &t!("wrestler-rename-whom", name = "Kaze <b>no"))
        .await;
    page.find("dialog[open]").await;
    let field = page.find("dialog input[name=shikona]").await;
    assert_eq!(
        field.prop("value").await.unwrap().as_deref(),
        Some("Kaze <b>no")
    );
    page.fill(&field, "umi").await;
    page.key(Key::Enter).await;
    page.says(&t!("book-name-taken")).await;
    assert_eq!(field.prop("value").await.unwrap().as_deref(), Some("umi"));
    page.picture().await;
    page.axe().await;
    page.fill(&field, "Kaze").await;
    page.key(Key::Enter).await;
    page.sheet_gone().await;
    page.says(&t!("wrestler-renamed", name = "Kaze")).await;
    // A wrestler's own name in other case is not taken.
    page.press("button", &t!("wrestler-rename-whom", name = "Kaze"))
        .await;
    let field = page.find("dialog input[name=shikona]").await;
    assert_eq!(field.prop("value").await.unwrap().as_deref(), Some("Kaze"));
    page.fill(&field, "KAZE").await;
    page.key(Key::Enter).await;
    page.sheet_gone().await;
    assert_eq!(
        page.wrestlers().await,
        ["Hana", "Tetsunofujiyaman", "KAZE", "Umi"]
    );
}

async fn retire(page: &Page) {
    page.press("button", &t!("wrestler-retire-whom", name = "Umi"))
        .await;
    page.says("no longer offered for bouts").await;
    page.picture().await;
    page.axe().await;
    page.press("button", &t!("cancel")).await;
    page.sheet_gone().await;
    page.press("button", &t!("wrestler-retire-whom", name = "Umi"))
        .await;
    page.find("dialog[open]").await;
    page.key(Key::Escape).await;
    page.sheet_gone().await;
    assert_eq!(
        page.wrestlers().await[3],
        "Umi",
        "retiring must wait for a confirmation"
    );
    page.press("button", &t!("wrestler-retire-whom", name = "Umi"))
        .await;
    page.press_yes().await;
    page.sheet_gone().await;
    page.says(&t!("wrestler-retired", name = "Umi")).await;
    assert_eq!(page.wrestlers().await[3], "-Umi");
    // A retired wrestler's name is free; if another takes it, the retired one cannot come back.
    page.make_wrestler("Umi").await;
    page.says(&t!("wrestler-made", name = "Umi")).await;
    page.press("button", &t!("wrestler-return-whom", name = "Umi"))
        .await;
    page.says(&t!("book-name-taken")).await;
    page.press("button", &t!("wrestler-retire-whom", name = "Umi"))
        .await;
    page.press_yes().await;
    page.sheet_gone().await;
    page.press("button", &t!("wrestler-return-whom", name = "Umi"))
        .await;
    page.says(&t!("wrestler-back", name = "Umi")).await;
    assert_eq!(page.wrestlers().await[3..], ["Umi", "-Umi"]);
    page.reload().await;
    page.says("Tetsunofujiyaman").await;
    page.picture().await;
}

/// The set-up offers active wrestlers, each for one side only.
async fn sit_down(page: &Page) {
    page.plant(&[("book", &book(&json!([])))]);
    page.open("").await;
    let leaf = page.find(GAME).await;
    page.tap(Hand::Mouse, &leaf).await;
    page.press("radio", &t!("setup-table")).await;
    let [east, west] = [
        page.find("select[name=east]").await,
        page.find("select[name=west]").await,
    ];
    let offered =
        "return [...arguments[0].options].map((it) => it.text + (it.disabled ? ' (not)' : ''))";
    let words = page.eval_with(offered, vec![json!(east)]).await;
    assert_eq!(words, json!(["A guest", "Tetsu", "Kaze"]));
    east.select_by_value("7").await.unwrap();
    page.until(
        "the guest's name to go",
        "return !document.querySelector('input[name=east]')",
        Vec::new(),
    )
    .await;
    let words = page.eval_with(offered, vec![json!(west)]).await;
    assert_eq!(words, json!(["A guest", "Tetsu (not)", "Kaze"]));
    west.select_by_value("8").await.unwrap();
    page.picture().await;
    page.axe().await;
    page.press("button", &t!("begin")).await;
    assert_eq!(page.scene().await, Scene::Curtain);
    page.says(&t!("handover-take", name = "Tetsu")).await;
    let bout = TRICKS.kept_bout(page).await;
    assert_eq!(bout["torikumi"]["wrestlers"], json!([7, 8]));
    assert_eq!(
        bout["players"],
        json!([{ "person": "Tetsu" }, { "person": "Kaze" }])
    );
    // The next set-up remembers the choice.
    page.open("#/tricks/new").await;
    let east = page.find("select[name=east]").await;
    assert_eq!(east.prop("value").await.unwrap().as_deref(), Some("7"));
}
