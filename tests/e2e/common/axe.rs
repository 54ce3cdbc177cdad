//! axe-core over screens and sheets.

use crate::common::setup::{FORM, unfold};
use crate::page::Page;
use crate::pointer::Hand;
use fantoccini::elements::Element;
use fantoccini::key::Key;

/// A phone by day, and a tablet by night: the size in CSS pixels, and the theme.
pub(crate) const PHONE_DAY: ((u32, u32), &str) = ((360, 740), "day");
pub(crate) const TABLET_NIGHT: ((u32, u32), &str) = ((1180, 820), "night");

/// Runs axe-core over the screen once an element shows.
pub(crate) async fn look(page: &Page, css: &str) {
    page.find(css).await;
    page.come_to_rest().await;
    page.picture().await;
    page.axe().await;
}

impl Page {
    /// Waits until no sheet is open.
    pub(crate) async fn sheet_gone(&self) {
        let script = "return !document.querySelector('dialog')";
        self.until("the sheet to go", script, Vec::new()).await;
    }

    /// A sheet that closes steps back in the history a moment later. That would stop a reload.
    pub(crate) async fn history_rests(&self) {
        let script = "return document.querySelector('dialog') !== null || !(history.state > 1)";
        self.until("the history to be at rest", script, Vec::new())
            .await;
    }
}

/// Opens a sheet, runs axe-core over it and closes it with Escape. The focus must return to its opener.
pub(crate) async fn sheet(page: &Page, opener: &str) {
    let opener = page.find(opener).await;
    sheet_of(page, &opener).await;
}

async fn sheet_of(page: &Page, opener: &Element) {
    page.tap(Hand::Mouse, opener).await;
    look(page, "dialog.sheet[open]").await;
    page.key(Key::Escape).await;
    page.sheet_gone().await;
    assert!(
        page.has_focus(opener).await,
        "the focus is on {}",
        page.focus().await
    );
}

/// [`sheet`] for every visible tool and tab that opens one.
pub(crate) async fn sheets(page: &Page) {
    let mut opened = 0;
    for opener in page
        .all(".bar-tools [aria-haspopup=dialog], .tabs .tab")
        .await
    {
        if opener.is_displayed().await.unwrap() {
            sheet_of(page, &opener).await;
            opened += 1;
        }
    }
    assert!(opened > 0);
}

/// Runs axe-core over a game's rules.
pub(crate) async fn rules(page: &Page, game: &str) {
    page.open(&format!("#/{game}/rules")).await;
    look(page, "#r-credits + p").await;
}

/// Runs axe-core over a game's set-up page and rules.
pub(crate) async fn before_a_bout(page: &Page, game: &str, settings: &str) {
    page.plant(&[("settings", settings)]);
    page.open(&format!("#/{game}/new")).await;
    look(page, FORM).await;
    unfold(page, Hand::Mouse).await;
    look(page, "form details[open]").await;
    rules(page, game).await;
}
