//! Nothing is hidden: in every state, at every size, the board is whole, what is asked and its buttons are inside the window, nothing
//! covers anything that has to be read, and nothing is cut. All by geometry, from the rendered page.

use crate::page::Page;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// The sizes of windows, in CSS pixels: two phones, tablets both ways, and a desk.
const SIZES: [(u32, u32); 7] = [
    (360, 740),
    (320, 640),
    (768, 1024),
    (820, 1180),
    (1024, 1366),
    (1180, 820),
    (1440, 900),
];

/// One window of each kind, for pictures whose layout has one form for each.
pub(crate) const SCREENS: [(u32, u32); 5] = [
    (360, 740),
    (320, 640),
    (820, 1180),
    (1180, 820),
    (1440, 900),
];

/// What does not hold on the screen, and the size of its board.
const MEASURE: &str = include_str!("geometry.js");

/// Waits until what follows the window's size has been drawn.
const DRAWN: &str = r"
const [done] = arguments;
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
";

/// The size of a window, and how many tools are in the bar.
type Below = ((u32, u32), Option<u64>);

/// What a visit has found so far.
pub(crate) struct Geometry {
    /// Each fault, and the windows and screens in which it was found.
    faults: RefCell<BTreeMap<String, Vec<String>>>,
    /// Whether the board must keep its size from screen to screen.
    steady: bool,
    /// The board's first size in each window and below each number of tools in the bar, and on which screen it had it.
    boards: RefCell<BTreeMap<Below, (Value, String)>>,
}

impl Geometry {
    /// Sizes the window for the first screen.
    pub(crate) async fn begin(page: &Page, steady: bool) -> Self {
        resize(page, SIZES[0]).await;
        Self {
            faults: RefCell::default(),
            steady,
            boards: RefCell::default(),
        }
    }

    /// Measures the screen at every size once an element shows. Leaves the window at the first size.
    pub(crate) async fn look(&self, page: &Page, css: &str) {
        page.find(css).await;
        for size in SIZES {
            resize(page, size).await;
            page.picture().await;
            let measured = page.eval(MEASURE).await;
            let what = page.eval(SCREEN).await;
            let screen = format!("{} ({css})", what.as_str().unwrap_or_default());
            self.note(size, &screen, &measured);
        }
        resize(page, SIZES[0]).await;
    }

    fn note(&self, size: (u32, u32), screen: &str, measured: &Value) {
        let (width, height) = size;
        let place = format!("{width}x{height} {screen}");
        let mut faults = self.faults.borrow_mut();
        let mut found = |fault: String| faults.entry(fault).or_default().push(place.clone());
        for fault in measured["found"].as_array().into_iter().flatten() {
            found(fault.as_str().unwrap_or_default().to_owned());
        }
        let board = &measured["board"];
        if self.steady && !board.is_null() {
            let mut boards = self.boards.borrow_mut();
            let first = (board.clone(), screen.to_owned());
            let tools = measured["tools"].as_u64();
            let (was, at) = boards.entry((size, tools)).or_insert(first);
            if was != board {
                found(format!("the board measures {board}, but {was} on {at}"));
            }
        }
    }

    /// Fails with everything that was found.
    pub(crate) fn end(self) {
        let faults = self.faults.into_inner();
        let told: Vec<String> = faults
            .iter()
            .map(|(fault, places)| format!("{fault}\n    {}\n", places.join("\n    ")))
            .collect();
        assert!(
            faults.is_empty(),
            "{} faults:\n{}",
            faults.len(),
            told.concat()
        );
    }
}

/// Gives the window a size, and waits until the page has taken it.
async fn resize(page: &Page, (width, height): (u32, u32)) {
    page.size(width, height).await;
    let drawn = page.client.execute_async(DRAWN, Vec::new()).await;
    drawn.expect("the page draws");
    page.come_to_rest().await;
}

/// Where the page is, and what it says to do.
const SCREEN: &str = r"
const [title] = ['.now h2', 'main h1', 'h1'].map((css) => document.querySelector(`.screen:not([hidden]) ${css}`)).filter(Boolean);
return `${location.hash} ${JSON.stringify(title?.textContent ?? '')}`;
";

/// Opens what `open` opens with workers that never answer: the computer thinks for ever.
pub(crate) async fn while_it_thinks(page: &Page, open: impl Future<Output = ()>) {
    let mute = json!({ "source": "Worker.prototype.postMessage = () => {}" });
    let added = page
        .cdp("Page.addScriptToEvaluateOnNewDocument", mute)
        .await;
    open.await;
    page.cdp("Page.removeScriptToEvaluateOnNewDocument", added)
        .await;
}
