//! Where a bout is: the page's main element says what it waits for (`data-scene`), and a number for each moment (`data-moment`).

use crate::common::table::GO_ON;
use crate::page::Page;
use hakkyoi::ui::words::t;
use serde_json::{Value, json};
use std::time::Duration;

/// What the screen waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scene {
    /// The player has to choose.
    Asked,
    /// The player has to make the choice of this name, which is not the usual one of the game ([`super::table::Table::choices`]).
    Choice(&'static str),
    /// The player has to confirm what is shown.
    MustBeSeen,
    Curtain,
    /// The result shows.
    Over,
    /// The page waits for a worker that has failed.
    Failed,
}

/// Finds the bout on screen. Another screen may be kept behind it.
const MAIN: &str = "const main = document.querySelector('.screen:not([hidden]) main[data-scene]');";

/// The scene, or the place of the special choice that is open; null while the screen waits for nobody. The hand is a component of its own, and
/// so may learn a moment after the main element that a card is asked for.
const SCENE: &str = "
const scene = main?.dataset.scene;
if (scene === 'asked') {
  const choice = arguments[0].findIndex((css) => main.querySelector(css));
  if (choice >= 0) return choice;
  return main.querySelector('.tray.is-waiting') ? null : scene;
}
return ['must-be-seen', 'curtain', 'over', 'failed'].includes(scene) ? scene : null;
";

const MOMENT: &str = "const now = main && `${main.dataset.scene} ${main.dataset.moment}`;";

/// What the bout shows and says: all texts, and the data, state and links of all elements. Not `data-focus`, which follows the focus. Where a
/// picture says by a class on which cell somebody stands, which card is lost or which axis is chosen, that class, too.
const SHOWN: &str = r#"const now = main && JSON.stringify([location.hash, ...[...main.querySelectorAll("*")].map((it) => {
  const told = [...it.attributes].filter(({ name }) => /^(data-(?!focus$)|aria-|href$|disabled$)/.test(name));
  const cells = [...it.classList].filter((name) => /^([qr]-?\d+|is-lost|on)$/.test(name));
  const texts = [...it.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data);
  return [it.localName, ...told.map(({ name, value }) => `${name}=${value}`).sort(), ...cells, texts.join("")].join(" ");
})]);"#;

impl Page {
    /// Waits until the screen waits for the visitor.
    pub(crate) async fn scene(&self) -> Scene {
        self.scene_among(&[]).await
    }

    /// The same; if an element of a special choice is there, that choice. `choices` are selectors, each with the choice's name.
    pub(crate) async fn scene_among(&self, choices: &[(&str, &'static str)]) -> Scene {
        let css: Vec<&str> = choices.iter().map(|(css, _)| *css).collect();
        let what = "the bout to wait for its player";
        let script = format!("{MAIN} {SCENE}");
        match self.until(what, &script, vec![json!(css)]).await {
            Value::Number(place) => Scene::Choice(choices[place.as_u64().unwrap() as usize].1),
            Value::String(scene) => match &*scene {
                "asked" => Scene::Asked,
                "must-be-seen" => Scene::MustBeSeen,
                "curtain" => Scene::Curtain,
                "over" => Scene::Over,
                _ => Scene::Failed,
            },
            other => panic!("{other} is no scene"),
        }
    }

    /// The moment at which the bout is. What a player prepares without confirming it, such as a picked card, changes nothing.
    pub(crate) async fn moment(&self) -> String {
        self.now(MOMENT).await
    }

    /// Waits until the bout has gone on since a moment.
    pub(crate) async fn later_than(&self, moment: &str) {
        self.changes("the bout to go on", MOMENT, moment).await;
    }

    /// Waits until a bout that goes on by itself has come to its end, where a button leads to the result.
    pub(crate) async fn goes_on_to_the_end(&self) {
        let script = format!(
            "{MAIN} {MOMENT} const button = main?.querySelector('{GO_ON}');
            return button?.textContent.includes(arguments[1]) ? 'end' : now && now !== arguments[0] && now"
        );
        let result = t!("result");
        let mut moment = self.moment().await;
        while moment != "end" {
            let arguments = vec![json!(moment), json!(result)];
            let next = self.until("the bout to go on", &script, arguments);
            next.await.as_str().unwrap().clone_into(&mut moment);
        }
    }

    /// What the bout shows, with what a player prepares.
    pub(crate) async fn shown(&self) -> String {
        self.now(SHOWN).await
    }

    /// Waits until the bout shows something else.
    pub(crate) async fn shows_other_than(&self, shown: &str) {
        self.changes("something to happen", SHOWN, shown).await;
    }

    /// Waits until the bout shows the same again.
    pub(crate) async fn shows_again(&self, before: &str) {
        for _ in 0..50 {
            if self.shown().await == before {
                return;
            }
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
        let [now, before] = [self.shown().await, before.to_owned()].map(|shown| {
            let shown: Vec<String> = serde_json::from_str(&shown).unwrap();
            shown
        });
        let other = |one: &[String], two: &[String]| -> Vec<String> {
            let mut lines = one.to_vec();
            lines.retain(|line| !two.contains(line));
            lines
        };
        let (new, gone) = (other(&now, &before), other(&before, &now));
        assert_eq!(now, before, "new: {new:#?}\ngone: {gone:#?}");
    }

    /// What the bout shows, once two polls agree: the page may still be changing. If it never settles, the caller's comparison fails.
    pub(crate) async fn shown_at_rest(&self) -> String {
        let mut last = self.shown().await;
        for _ in 0..50 {
            tokio::time::sleep(Duration::from_millis(40)).await;
            let now = self.shown().await;
            if now == last {
                break;
            }
            last = now;
        }
        last
    }

    async fn now(&self, script: &str) -> String {
        let script = format!("{MAIN} {script} return now");
        let now = self.until("a bout", &script, Vec::new()).await;
        now.as_str().unwrap().to_owned()
    }

    async fn changes(&self, what: &str, script: &str, before: &str) {
        let script = format!("{MAIN} {script} return now && now !== arguments[0]");
        self.until(what, &script, vec![json!(before)]).await;
    }
}
