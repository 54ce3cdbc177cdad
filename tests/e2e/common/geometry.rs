//! Nothing is hidden: in every state, at every size, the board is whole, what is asked and its buttons are inside the window, nothing
//! covers anything that has to be read, and nothing is cut. All by geometry, from the rendered page.

use crate::common::longer;
use crate::common::spoken::{file, speak};
use crate::page::Page;
use hakkyoi::ui::words::LANGUAGES;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// Phones held upright, in CSS pixels.
const PHONES: [(u32, u32); 2] = [(360, 740), (320, 640)];

/// Tablets both ways, and a desk.
const TABLETS: [(u32, u32); 6] = [
    (600, 960),
    (768, 1024),
    (820, 1180),
    (1024, 1366),
    (1180, 820),
    (1440, 900),
];

/// Phones on their side, and one whose browser's bars take much of its height. There a screen may be longer than the window, but nothing is
/// out of reach.
const LOW: [(u32, u32); 4] = [SIDEWAYS[0], SIDEWAYS[1], (667, 375), (360, 560)];

/// Phones on their side, in which bouts and lessons fit all the same.
const SIDEWAYS: [(u32, u32); 2] = [(740, 360), (844, 390)];

/// The phone on which every screen is also measured in type of twice the usual size. There, too, a screen may be longer than the window.
const LARGE_TYPE: (u32, u32) = (390, 844);

/// Whether a fault puts something out of reach, even if the window is scrolled.
fn is_out_of_reach(fault: &str) -> bool {
    let cut = fault.contains(" is cut ") && !fault.ends_with(" in what scrolls");
    cut || fault.ends_with(" sticks out of the window's side") || fault.ends_with(" px wide")
}

/// The sizes at which every screen also has room for longer words than English ones.
const SIZES_OF_LONGER: [(u32, u32); 4] = [(360, 740), (320, 640), (820, 1180), (1440, 900)];

/// The sizes at which every screen is measured in the other languages of the page.
const SIZES_OF_LANGUAGES: [(u32, u32); 3] = [(360, 740), (820, 1180), (1440, 900)];

/// The tag under which the page speaks longer words: a language with the plurals of English, in which browsers hyphenate nothing.
const LONGER: &str = "it";

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

/// By which rules the bout is played, what keeps its place in it, the language, and the size of a window.
type Thing = (String, String, &'static str, (u32, u32));

/// Windows, with the words that every screen shows in them. A visit to all of a game's screens measures one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Windows {
    /// In English and in longer words.
    Phones,
    /// In English and, in some, in longer words.
    Tablets,
    /// One of each kind, in all other languages.
    Languages,
}

impl Windows {
    fn sizes(self) -> Vec<(u32, u32)> {
        match self {
            Self::Phones => [&PHONES[..], &LOW].concat(),
            Self::Tablets => TABLETS.to_vec(),
            Self::Languages => SIZES_OF_LANGUAGES.to_vec(),
        }
    }

    /// The window in which the visitor goes from screen to screen.
    fn first(self) -> (u32, u32) {
        self.sizes()[0]
    }
}

/// Where the elements lie to which these selectors lead, in CSS pixels from the window's corner: selector, left, top, width and height.
pub(crate) async fn places(page: &Page, selectors: &[&str]) -> Value {
    page.come_to_rest().await;
    let script = "return arguments[0].map((css) => {
        const { x, y, width, height } = document.querySelector(css).getBoundingClientRect();
        return [css, x, y, width, height].join(' ');
    })";
    page.eval_with(script, vec![json!(selectors)]).await
}

/// How board and hand keep their places from screen to screen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Steady {
    /// The screens on which they give way to what is seldom asked or said, by the selectors that are looked at.
    pub(crate) gives_way: &'static [&'static str],
    /// Whether they keep them in longer words, too, which may take a line more.
    pub(crate) in_longer_words: bool,
}

impl Steady {
    fn keeps(self, language: &str, screen: &str) -> bool {
        let gives_way = |css: &&str| screen.ends_with(&format!(" ({css})"));
        (language == "en" || self.in_longer_words) && !self.gives_way.iter().any(gives_way)
    }
}

/// What a visit has found so far.
pub(crate) struct Geometry {
    /// Each fault, and the windows and screens in which it was found.
    faults: RefCell<BTreeMap<String, Vec<String>>>,
    windows: Windows,
    /// The tags of the record on screen that say by which rules it is played.
    rules: RefCell<String>,
    /// How board and hand keep their places from screen to screen; `None` if they need not.
    steady: Option<Steady>,
    /// Where each of them was first, and on which screen.
    places: RefCell<BTreeMap<Thing, (Value, String)>>,
}

impl Geometry {
    /// Sizes the window for the first screen.
    pub(crate) async fn begin(page: &Page, windows: Windows, steady: Option<Steady>) -> Self {
        resize(page, windows.first()).await;
        Self {
            faults: RefCell::default(),
            windows,
            rules: RefCell::default(),
            steady,
            places: RefCell::default(),
        }
    }

    /// Notes by which rules the bout is played that is on screen now.
    pub(crate) fn comes_to(&self, bout: &Value) {
        let record = bout["table"]["record"].as_str().unwrap_or_default();
        let tags = record.lines().filter(|line| line.starts_with('['));
        let rules = tags.filter(|tag| !tag.starts_with("[Result") && !tag.contains("-Hand "));
        *self.rules.borrow_mut() = rules.collect();
    }

    /// Measures the screen at every size once an element shows. Leaves the window at the first size, and the page in English.
    pub(crate) async fn look(&self, page: &Page, css: &str) {
        page.find(css).await;
        let what = page.eval(SCREEN).await;
        let screen = format!("{} ({css})", what.as_str().unwrap_or_default());
        for size in self.windows.sizes() {
            resize(page, size).await;
            if self.windows == Windows::Languages {
                for (tag, _) in LANGUAGES.into_iter().filter(|(tag, _)| *tag != "en") {
                    speak(page, tag, &file(tag)).await;
                    self.measure(page, tag, size, &screen).await;
                }
                speak(page, "en", &file("en")).await;
                continue;
            }
            self.measure(page, "en", size, &screen).await;
            if size == PHONES[0] {
                self.measure_large_type(page, &screen).await;
            }
            if SIZES_OF_LONGER.contains(&size) {
                speak(page, LONGER, &longer::TEXTS).await;
                self.measure(page, "longer", size, &screen).await;
                speak(page, "en", &file("en")).await;
            }
        }
        resize(page, self.windows.first()).await;
    }

    async fn measure_large_type(&self, page: &Page, screen: &str) {
        page.eval("document.documentElement.style.fontSize = '200%'")
            .await;
        // Only now, because Chromium asks a container again only when its size has changed.
        resize(page, LARGE_TYPE).await;
        self.measure(page, "large type", LARGE_TYPE, screen).await;
        page.eval("document.documentElement.style.fontSize = ''")
            .await;
        resize(page, PHONES[0]).await;
    }

    async fn measure(
        &self,
        page: &Page,
        language: &'static str,
        (width, height): (u32, u32),
        screen: &str,
    ) {
        page.picture_of(&format!("{language} {width}: ")).await;
        let measured = page.eval(MEASURE).await;
        let place = format!("{width}x{height} {language} {screen}");
        let mut faults = self.faults.borrow_mut();
        let mut found = |fault: String| faults.entry(fault).or_default().push(place.clone());
        let low = LOW.contains(&(width, height)) || (width, height) == LARGE_TYPE;
        let fits = SIDEWAYS.contains(&(width, height)) && measured["bout"] == true;
        let all = measured["found"].as_array().into_iter().flatten();
        for fault in all.filter_map(Value::as_str) {
            if !low || fits || is_out_of_reach(fault) {
                found(fault.to_owned());
            }
        }
        let places = measured["places"].as_object().into_iter().flatten();
        let keeps = self.steady.is_some_and(|it| it.keeps(language, screen)) && !low;
        for (name, place) in places.filter(|(_, place)| keeps && !place.is_null()) {
            let mut places = self.places.borrow_mut();
            let first = (place.clone(), screen.to_owned());
            let rules = self.rules.borrow().clone();
            let thing = (rules, name.clone(), language, (width, height));
            let (was, on) = places.entry(thing).or_insert(first);
            if was != place {
                found(format!("the {name} lies at {place}, but at {was} on {on}"));
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

/// Fails if anything does not hold on the screen at the window's present size.
pub(crate) async fn fits(page: &Page) {
    let what = page.eval(SCREEN).await;
    assert_eq!(faults(page).await, Vec::<String>::new(), "{what}");
}

/// What does not hold on the screen at the window's present size.
pub(crate) async fn faults(page: &Page) -> Vec<String> {
    let mut measured = page.eval(MEASURE).await;
    serde_json::from_value(measured["found"].take()).expect("a list of faults")
}

impl Page {
    /// Waits until the page has been drawn anew.
    pub(crate) async fn drawn(&self) {
        let script = "const [done] = arguments; requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))";
        let drawn = self.client.execute_async(script, Vec::new()).await;
        drawn.expect("the page draws");
    }
}

/// Gives the window a size, and waits until the page has taken it.
async fn resize(page: &Page, (width, height): (u32, u32)) {
    page.size(width, height).await;
    // What follows the window's size has its size a frame later.
    page.drawn().await;
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
