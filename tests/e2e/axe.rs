//! axe-core over screens and sheets.

use crate::page::Page;
use crate::pointer::Hand;
use crate::setup::unfold;
use fantoccini::key::Key;
use std::ops::RangeInclusive;

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
    page.tap(Hand::Mouse, &opener).await;
    look(page, "dialog.sheet[open]").await;
    page.key(Key::Escape).await;
    page.sheet_gone().await;
    assert!(
        page.has_focus(&opener).await,
        "the focus is on {}",
        page.focus().await
    );
}

/// [`sheet`] for the tools of the bar at these places, counted from 1.
pub(crate) async fn sheets(page: &Page, places: RangeInclusive<usize>) {
    for place in places {
        let tool = format!(".bar-tools .tool:nth-of-type({place})");
        sheet(page, &tool).await;
    }
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
    look(page, ".setup-form").await;
    unfold(page, Hand::Mouse).await;
    look(page, ".more[open]").await;
    rules(page, game).await;
}
