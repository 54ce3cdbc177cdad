//! The lessons of all games: from home to the end, by mouse, touch and keyboard, with a try that the coach answers and a break in between.

use crate::common::keyboard::{tab_to, walk_to};
use crate::common::means::Means;
use crate::common::planted::settings;
use crate::common::setup::GAME;
use crate::page::Page;
use fantoccini::key::Key;
use hakkyoi::ui::routes::Route;
use hakkyoi::ui::words::introduction::introduction;
use hakkyoi::ui::words::t;
use rules::GameId;
use serde_json::{Value, json};

/// What the learner does for one of the lesson's steps.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Do {
    /// Plays the card that this selector finds in the hand.
    Card(&'static str),
    /// Presses the element that this selector finds.
    Press(&'static str),
}

/// A lesson as a learner plays it.
#[derive(Debug)]
pub(crate) struct Lesson {
    pub(crate) game: GameId,
    /// What the learner does at each step.
    pub(crate) steps: &'static [&'static [Do]],
    /// The number of a step, and what else the learner tries there.
    pub(crate) other: (usize, &'static [Do]),
    /// What the coach answers to that.
    pub(crate) corrected: fn() -> String,
    /// The number of a step before which the learner leaves, and can go on afterwards.
    pub(crate) pause: usize,
    /// What the coach says at the end.
    pub(crate) end: fn() -> String,
}

/// Whether the lesson waits for a press that goes on, asks for this step, or has ended.
const WAITS: &str = r#"
if (document.querySelector(".coach-acts a")) return "ended";
if (document.querySelector("[data-act=go-on]")) return "go";
const numbers = document.querySelector(".now .note")?.textContent.match(/\d+/g);
return String(numbers?.map(Number)) === String([...arguments]) ? "asked" : null;
"#;

impl Lesson {
    fn slug(&self) -> &'static str {
        self.game.slug()
    }

    /// The name of the link to the lesson on the home page.
    fn link(&self) -> String {
        t!("lesson-of", game = introduction(self.game).name)
    }

    /// Goes on until the lesson asks for the step of this number, which counts from 1; after the last step, until it has ended.
    async fn comes_to(&self, page: &Page, means: Means, number: usize) {
        let wanted = vec![number.into(), self.steps.len().into()];
        for _ in 0..100 {
            let what = "the lesson to go on or to ask";
            let waits = page.until(what, WAITS, wanted.clone()).await;
            if waits != "go" {
                assert_eq!(waits == "ended", number > self.steps.len());
                return;
            }
            press(page, means, "[data-act=go-on]").await;
        }
        panic!("the lesson never came to step {number}");
    }

    /// Plays the lesson up to the step of this number, without making that choice.
    pub(crate) async fn play_to(&self, page: &Page, means: Means, number: usize) {
        for (place, acts) in self.steps.iter().enumerate().take(number) {
            self.comes_to(page, means, place + 1).await;
            if place + 1 < number {
                do_all(page, means, acts).await;
            }
        }
    }

    /// Plays the lesson to its end with the mouse, in whatever language the page speaks.
    pub(crate) async fn play_through(&self, page: &Page, look: impl AsyncFn(&str)) {
        page.open(&Route::Lesson(self.game).fragment()).await;
        for (place, acts) in self.steps.iter().enumerate() {
            self.comes_to(page, Means::Clicks, place + 1).await;
            look(".now .note").await;
            do_all(page, Means::Clicks, acts).await;
        }
        self.comes_to(page, Means::Clicks, self.steps.len() + 1)
            .await;
        page.picture().await;
    }

    /// Plays the lesson from home to its end.
    pub(crate) async fn play(&self, page: &Page, means: &[Means]) {
        page.plant(&[("settings", &settings("system", "instant"))]);
        page.open("").await;
        let link = page.role("link", &self.link()).await;
        if means == [Means::Keys] {
            tab_to(page, &format!(".screen [data-lesson={}]", self.slug())).await;
            assert!(page.has_focus(&link).await, "{}", self.link());
            page.key(Key::Enter).await;
        } else {
            page.tap(means[0].hand(), &link).await;
        }
        for (place, acts) in self.steps.iter().enumerate() {
            let (number, means) = (place + 1, means[place % means.len()]);
            self.comes_to(page, means, number).await;
            if number == self.pause {
                page.reload().await;
                self.comes_to(page, means, number).await;
            }
            if number == self.other.0 {
                do_all(page, means, self.other.1).await;
                page.says(&(self.corrected)()).await;
                page.picture().await;
            }
            if number == 1 {
                page.axe().await;
            }
            page.picture().await;
            do_all(page, means, acts).await;
        }
        self.comes_to(page, means[0], self.steps.len() + 1).await;
        page.role("link", &t!("lesson-play")).await;
        page.says(&(self.end)()).await;
        let throws = page.all(".throw-grip:not(:disabled)").await;
        assert!(
            throws.is_empty(),
            "a lesson that has ended asks for no throw"
        );
        page.picture().await;
        page.axe().await;
        let bout = format!(
            "return localStorage.getItem('hakkyoi.bout.{}')",
            self.slug()
        );
        assert_eq!(page.eval(&bout).await, Value::Null, "a lesson is no bout");
        page.press("link", &t!("lesson-play")).await;
        page.role("button", &t!("begin")).await;
        page.open("").await;
        page.find(GAME).await;
        let offered = format!(
            "return document.querySelector('[data-lesson={}]') !== null",
            self.slug()
        );
        assert_eq!(page.eval(&offered).await, false, "home offers it no more");
    }
}

/// Notes what has moved and how: everything that has an animation or a transition that takes any time.
const WATCH: &str = r#"
window.e2eMoved ??= new Set();
const look = () => {
  for (const it of document.getAnimations()) {
    if (it.effect.getComputedTiming().activeDuration > 0) {
      e2eMoved.add(`${it.animationName ?? it.transitionProperty} of ${it.effect.target.getAttribute("class")}`);
    }
  }
  requestAnimationFrame(look);
};
look();
"#;

/// What the page shows: its elements with their attributes, in whatever order these were set, and with their texts.
const SHOWN: &str = r#"[...document.querySelectorAll(".screen:not([hidden]) main, .screen:not([hidden]) main *")].map((it) => {
  const attributes = [...it.attributes].map(({ name, value }) => `${name}=${value}`).sort();
  const texts = [...it.childNodes].map((node) => node.data ?? "");
  return [it.localName, it.childElementCount, ...attributes, texts.join("")].join(" ");
}).join("\n")"#;

impl Lesson {
    /// Waits until the page shows the state of this number, or adds what it shows to the states if there is none yet.
    async fn shows(page: &Page, states: &mut Vec<Value>, number: usize) {
        page.come_to_rest().await;
        if let Some(state) = states.get(number) {
            let same = format!("return {SHOWN} === arguments[0]");
            let what = format!("step {} to look as at the instant pace", number + 1);
            page.until(&what, &same, vec![state.clone()]).await;
            return;
        }
        // A frame that passes at once may still be shown.
        let settled = format!(
            "const now = {SHOWN}, before = window.e2eBefore; window.e2eBefore = now; return now === before && now"
        );
        let state = page.until("the page to settle", &settled, Vec::new());
        states.push(state.await);
    }

    /// Plays the lesson, which is a bout by a script, at the instant pace, with less motion, and at normal pace: every step and the end come to
    /// look the same, and things move at normal pace only.
    pub(crate) async fn same_at_every_pace(&self, page: &Page) {
        let mut states: Vec<Value> = Vec::new();
        for (pace, motion) in [
            ("instant", "no-preference"),
            ("normal", "reduce"),
            ("normal", "no-preference"),
        ] {
            let media = json!({ "name": "prefers-reduced-motion", "value": motion });
            page.cdp("Emulation.setEmulatedMedia", json!({ "features": [media] }))
                .await;
            page.open("").await;
            page.lose_everything().await;
            page.plant(&[("settings", &settings("day", pace))]);
            page.open("").await;
            page.press("link", &self.link()).await;
            page.eval(WATCH).await;
            for (place, acts) in self.steps.iter().enumerate() {
                self.comes_to(page, Means::Clicks, place + 1).await;
                Self::shows(page, &mut states, place).await;
                do_all(page, Means::Clicks, acts).await;
            }
            self.comes_to(page, Means::Clicks, self.steps.len() + 1)
                .await;
            page.says(&(self.end)()).await;
            Self::shows(page, &mut states, self.steps.len()).await;
            let moved = page.eval("return [...e2eMoved]").await;
            let moved = moved.as_array().unwrap();
            let still = (pace, motion) != ("normal", "no-preference");
            assert_eq!(moved.is_empty(), still, "{pace}, {motion}: {moved:?}");
        }
    }
}

async fn do_all(page: &Page, means: Means, acts: &[Do]) {
    for act in acts {
        match *act {
            Do::Card(css) => card(page, means, css).await,
            Do::Press(css) => press(page, means, css).await,
        }
    }
}

/// Plays a card of the hand.
pub(super) async fn card(page: &Page, means: Means, css: &str) {
    let card = page.find(&format!(".tray:not(.is-waiting) {css}")).await;
    if means == Means::Keys {
        return page.walk_and_press(&card).await;
    }
    page.come_to_rest().await;
    page.tap(means.hand(), &card).await;
    page.find("li[aria-selected=true]").await;
    page.tap(means.hand(), &card).await;
}

/// Presses an element.
pub(super) async fn press(page: &Page, means: Means, css: &str) {
    // Phones fold the sliders of slam.
    if let Some(fold) = page.all(".by-numbers:not([open]) > summary").await.first() {
        page.tap(means.hand(), fold).await;
    }
    let it = page.find(css).await;
    if means == Means::Keys {
        walk_to(page, &it, css).await;
        return page.key(Key::Enter).await;
    }
    page.come_to_rest().await;
    // What these do was asked for by another press in the same place.
    if css.starts_with(".go ") || css.starts_with(".throw-by-hand") {
        return page.tap_anew(means.hand(), &it).await;
    }
    page.tap(means.hand(), &it).await;
}
