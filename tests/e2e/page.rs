//! What a visitor does with a page and sees on it.

use crate::devtools::Visitor;
use crate::engine::{Engine, downloads};
use crate::site::Site;
use fantoccini::elements::Element;
use fantoccini::wd::{WebDriverCompatibleCommand, WindowHandle};
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, Instant};

/// How long anything may take to appear.
const PATIENCE: Duration = Duration::from_secs(45);

/// How long there is between two looks at something that is to appear: at first, and at last.
const OFTEN: Duration = Duration::from_millis(30);
const SELDOM: Duration = Duration::from_millis(200);

/// A browser's page, with a visitor's eyes and hands.
pub(crate) struct Page {
    engine: Engine,
    test: &'static str,
    pub(crate) client: Client,
    /// Whose windows these are, in Chromium.
    visitor: Option<Rc<Visitor>>,
    pub(crate) site: Rc<Site>,
    /// A folder for files that the page hands out or takes in.
    scratch: PathBuf,
    /// The size of the frame that stands for a window, where a window can't be that small.
    frame: Cell<Option<(u32, u32)>>,
    /// How often a document had to be new though only the hash of its address changes.
    opened: Cell<u32>,
}

impl Page {
    pub(crate) fn new(
        engine: Engine,
        test: &'static str,
        client: Client,
        visitor: Option<Rc<Visitor>>,
        scratch: PathBuf,
        site: Rc<Site>,
    ) -> Self {
        Self {
            engine,
            test,
            client,
            visitor,
            site,
            scratch,
            frame: Cell::new(None),
            opened: Cell::new(0),
        }
    }

    /// The engine, for the few things that differ.
    pub(crate) fn engine(&self) -> Engine {
        self.engine
    }

    /// The name of the test, for what it leaves behind.
    pub(crate) fn test(&self) -> &'static str {
        self.test
    }

    /// Turns to a new tab, where nothing is open yet. Gives the one that has been left. Tabs of `MiniBrowser` do not come to the front; there
    /// it is a window.
    pub(crate) async fn new_tab(&self) -> WindowHandle {
        let left = self.client.window().await.expect("a tab");
        let tab = if let Some(visitor) = &self.visitor {
            visitor.open(false).expect("a new tab")
        } else {
            let as_tab = self.engine != Engine::Webkit;
            let tab = self.client.new_window(as_tab).await;
            tab.expect("a new tab").handle
        };
        self.turn_to(&tab).await;
        left
    }

    /// Turns to another tab. Gives the one that has been left.
    pub(crate) async fn turn_to(&self, tab: &WindowHandle) -> WindowHandle {
        let left = self.client.window().await.expect("a tab");
        let turned = self.client.switch_to_window(tab.clone()).await;
        turned.expect("the tab is there");
        left
    }

    /// A folder that lasts as long as the visit.
    pub(crate) fn scratch(&self) -> &Path {
        &self.scratch
    }

    /// The text of the file that the page hands out next, whose name begins so.
    pub(crate) async fn downloaded(&self, name: &str) -> String {
        let start = Instant::now();
        loop {
            let files = fs::read_dir(downloads(&self.scratch)).expect("a folder for downloads");
            let files: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
            // Until it is there as a whole there are two, or an empty one.
            if let [file] = &*files
                && let Some(found) = file.file_name().and_then(|found| found.to_str())
                && found.starts_with(name)
                && file
                    .extension()
                    .is_some_and(|kind| kind == "json" || kind == "txt")
            {
                let text = fs::read_to_string(file).unwrap_or_default();
                if !text.is_empty() {
                    fs::remove_file(file).expect("the file can be removed");
                    return text;
                }
            }
            assert!(
                start.elapsed() < PATIENCE,
                "{name} has not come; there is {files:?}"
            );
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Goes to a page of the site by its hash route (`"#/rules"`; `""` is home) as from a link elsewhere. If entries wait for a page, its
    /// document is a new one; otherwise it may be the one that is open, at another hash.
    pub(crate) async fn open(&self, route: &str) {
        let site = self.site.address();
        if self.site.sow() || self.frame.get().is_some() {
            self.opened.set(self.opened.get() + 1);
        }
        let times = self.opened.get();
        let Some((width, height)) = self.frame.get() else {
            let (before, hash) = route.split_at(route.find('#').unwrap_or(route.len()));
            let query = match (times, before.contains('?')) {
                (0, _) => String::new(),
                (_, true) => format!("&{times}"),
                (_, false) => format!("?{times}"),
            };
            let address = format!("{site}{before}{query}{hash}");
            self.client.goto(&address).await.expect("the page opens");
            // Firefox's driver may come back while the document before is still there. Where on the site a page leads is its own business.
            let there = "return location.href.startsWith(arguments[0])";
            let document = format!("{site}{before}{query}");
            self.until("the page to be there", there, vec![json!(document)])
                .await;
            return;
        };
        let around = format!(
            "{site}e2e-frame.html?width={width}&height={height}&page={}&{times}",
            route.replace('%', "%25").replace('#', "%23")
        );
        self.client.goto(&around).await.expect("the page opens");
        self.client
            .enter_frame(0)
            .await
            .expect("the frame is there");
    }

    /// Reloads, as F5 does. Firefox's driver would do it as Shift+F5 does, past what the page has kept.
    pub(crate) async fn reload(&self) {
        if self.frame.get().is_none() && self.engine != Engine::Firefox {
            self.client.refresh().await.expect("the page reloads");
            return;
        }
        self.eval("window.e2eOld = true; location.reload()").await;
        let start = Instant::now();
        // While it reloads there may be no document to ask.
        while self
            .client
            .execute("return !window.e2eOld", Vec::new())
            .await
            .ok()
            != Some(Value::Bool(true))
        {
            assert!(start.elapsed() < PATIENCE, "the page does not reload");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// The document's title.
    pub(crate) async fn title(&self) -> String {
        self.client.title().await.expect("a title")
    }

    /// Runs a script's body; `arguments` are the values given. Elements go in as `json!(element)` and come out likewise.
    pub(crate) async fn eval_with(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.client
            .execute(script, arguments)
            .await
            .unwrap_or_else(|error| panic!("{error}\nin {script:.400}"))
    }

    /// Runs a script's body.
    pub(crate) async fn eval(&self, script: &str) -> Value {
        self.eval_with(script, Vec::new()).await
    }

    /// Waits until a script's body returns something true, and returns it.
    pub(crate) async fn until(&self, what: &str, script: &str, arguments: Vec<Value>) -> Value {
        let start = Instant::now();
        let inside = waiting(script);
        loop {
            // A page that is being loaded anew can fail to answer.
            let answer = if self.engine == Engine::Chromium {
                self.client.execute_async(&inside, arguments.clone()).await
            } else {
                // Their drivers do not always notice that a page has been left while a script waited there.
                self.client.execute(script, arguments.clone()).await
            };
            let fault = match answer {
                Ok(Value::Null | Value::Bool(false)) => String::new(),
                Ok(Value::Object(it)) if it.contains_key("e2eFault") => format!("{it:?}\n"),
                Ok(value) => return value,
                Err(error) => format!("{error}\nin {script:.400}\n"),
            };
            assert!(
                start.elapsed() < PATIENCE,
                "{what}: not within {PATIENCE:?}; {fault}the page says:\n{}",
                self.text().await
            );
            // To look costs more than to wait: what takes long is looked at less often.
            tokio::time::sleep((start.elapsed() / 8).clamp(OFTEN, SELDOM)).await;
        }
    }

    /// Waits until no sheet lies there.
    pub(crate) async fn sheet_gone(&self) {
        let script = "return !document.querySelector('dialog')";
        self.until("the sheet to go", script, Vec::new()).await;
    }

    /// All words on the page that can be seen.
    pub(crate) async fn text(&self) -> String {
        self.eval("return document.body?.innerText ?? ''")
            .await
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    /// Waits until the page says something; the shell does not count.
    pub(crate) async fn says(&self, words: &str) {
        self.until(
            &format!("the words {words:?}"),
            "return [...document.body.children].some((it) => it.id !== 'shell' && it.innerText?.includes(arguments[0]))",
            vec![json!(words)],
        )
        .await;
    }

    /// Waits until this tab watches the bout that another plays.
    pub(crate) async fn watches_it(&self) {
        self.says("This bout is being played in another tab").await;
        let script = "return document.querySelector('.tenant[inert]') !== null";
        self.until("the bout to be out of reach", script, Vec::new())
            .await;
    }

    /// Waits until this tab plays the bout.
    pub(crate) async fn plays_it(&self) {
        let script = "return document.querySelector('.tenant:not([inert])') !== null && !document.querySelector('.watching')";
        self.until("the bout to be played here", script, Vec::new())
            .await;
    }

    /// The whole document as markup: what a curious neighbour could find in it.
    pub(crate) async fn markup(&self) -> String {
        let markup = self.eval("return document.documentElement.outerHTML").await;
        markup.as_str().expect("the markup").to_owned()
    }

    /// The first visible element that a CSS selector finds; waits for it. Not one of the shell, which goes when the program is there.
    pub(crate) async fn find(&self, css: &str) -> Element {
        let script = "return [...document.querySelectorAll(arguments[0])].find((it) => it.checkVisibility() && !it.closest('#shell')) ?? null";
        let found = self
            .until(
                &format!("something that is {css}"),
                script,
                vec![json!(css)],
            )
            .await;
        self.element(&found)
    }

    /// All elements that a CSS selector finds now, in document order.
    pub(crate) async fn all(&self, css: &str) -> Vec<Element> {
        self.client
            .find_all(Locator::Css(css))
            .await
            .expect("a valid selector")
    }

    /// The element with a role (`"button"`) and a name, as assistive technology reads it; waits for it. The whole name wins over a part of it.
    pub(crate) async fn role(&self, role: &str, name: &str) -> Element {
        let found = self
            .until(
                &format!("a {role} named {name:?}"),
                BY_ROLE,
                vec![json!(role), json!(name)],
            )
            .await;
        self.element(&found)
    }

    fn element(&self, found: &Value) -> Element {
        let id = found
            .as_object()
            .and_then(|it| it.values().next())
            .and_then(Value::as_str)
            .expect("an element");
        Element::from_element_id(self.client.clone(), id.to_owned().into())
    }

    /// Sets the size of the page itself, in CSS pixels. To be called before [`Page::open`].
    ///
    /// Windows of Firefox and `MiniBrowser` have a least width; below it, the page is shown in a frame at the window's
    /// corner, which is the page's viewport to its style sheet and its scripts.
    pub(crate) async fn size(&self, width: u32, height: u32) {
        const NARROWEST: u32 = 500;
        self.frame.set(None);
        match self.engine {
            Engine::Chromium => {
                let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
                self.cdp("Emulation.setDeviceMetricsOverride", metrics)
                    .await;
            }
            _ if width < NARROWEST => {
                self.window(NARROWEST, height).await;
                self.frame.set(Some((width, height)));
            }
            _ => self.window(width, height).await,
        }
    }

    /// Makes the window so large that the page in it has a size: asks, looks, corrects.
    async fn window(&self, width: u32, height: u32) {
        let (mut window_width, mut window_height) = (width, height);
        for _ in 0..4 {
            let asked = self
                .client
                .set_window_size(window_width, window_height)
                .await;
            asked.expect("the window takes a size");
            tokio::time::sleep(Duration::from_millis(100)).await;
            let inner = self.eval("return [innerWidth, innerHeight]").await;
            let side = |index: usize| {
                inner[index]
                    .as_u64()
                    .and_then(|side| u32::try_from(side).ok())
                    .expect("a length")
            };
            if (side(0), side(1)) == (width, height) {
                return;
            }
            window_width = (window_width + width).saturating_sub(side(0));
            window_height = (window_height + height).saturating_sub(side(1));
        }
        panic!("the window does not become {width} by {height}");
    }

    /// A command of Chromium's own protocol, for what `WebDriver` has no word for.
    pub(crate) async fn cdp(&self, command: &str, params: Value) -> Value {
        assert_eq!(self.engine, Engine::Chromium, "{command} is Chromium's");
        self.raw(
            "goog/cdp/execute",
            json!({ "cmd": command, "params": params }),
        )
        .await
    }

    async fn raw(&self, path: &'static str, body: Value) -> Value {
        self.client
            .issue_cmd(Raw { path, body })
            .await
            .unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    /// Waits until nothing moves: what is on its way can't be pressed, and a colour on its way has no contrast to speak of.
    pub(crate) async fn come_to_rest(&self) {
        let script = "return document.getAnimations().every((it) => it.playState !== 'running')";
        self.until("all to come to rest", script, Vec::new()).await;
        if self.engine == Engine::Webkit {
            // Its animations are over by the clock; where they lead, things are a frame later. A page in the background draws none, nor does
            // one that is just being left.
            let script = "const [done] = arguments; requestAnimationFrame(() => setTimeout(done)); setTimeout(done, 500)";
            drop(self.client.execute_async(script, Vec::new()).await);
        }
    }

    /// Takes what the visit before has left in Chromium's log as its windows closed.
    pub(crate) async fn ignore_the_past(&self) {
        if self.engine == Engine::Chromium {
            self.raw("se/log", json!({ "type": "browser" })).await;
        }
    }

    /// Forgets the complaints, in a test that provokes them.
    pub(crate) async fn forgive(&self) {
        self.complaints().await;
        self.eval("sessionStorage.removeItem('e2e-errors')").await;
    }

    /// What the page complained of since the browser started.
    pub(crate) async fn complaints(&self) -> Vec<String> {
        let noted = self.eval(r#"return location.protocol === "http:" ? JSON.parse(sessionStorage.getItem("e2e-errors") ?? "[]") : []"#).await;
        let mut complaints: Vec<String> = serde_json::from_value(noted).expect("a list of words");
        if self.engine == Engine::Chromium {
            // Warnings too: preloads that were of no use, deprecated ways.
            let log = self.raw("se/log", json!({ "type": "browser" })).await;
            let entries = log
                .as_array()
                .expect("a log")
                .iter()
                .filter(|entry| entry["level"] != "INFO" && entry["level"] != "DEBUG");
            complaints.extend(
                entries.map(|entry| format!("log: {} {}", entry["level"], entry["message"])),
            );
        }
        complaints
    }
}

/// A script that waits inside the page until another one's body returns something true, and gives that; nothing after a while, so that
/// whoever waits hears of a page that does not change. Looking from outside costs the driver and the browser more than the look itself.
fn waiting(script: &str) -> String {
    format!(
        r"const given = [...arguments], done = given.pop(), end = Date.now() + 2000;
const look = function () {{ {script} }};
const again = () => {{
  let found;
  try {{ found = look(...given) ?? false; }} catch (error) {{ return done({{ e2eFault: String(error) }}); }}
  if (found !== false || Date.now() > end) done(found); else setTimeout(again, 25);
}};
again();"
    )
}

/// A command that fantoccini has no method for.
#[derive(Debug)]
struct Raw {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Raw {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!(
            "session/{}/{}",
            session.unwrap_or_default(),
            self.path
        ))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}

const BY_ROLE: &str = r#"
const [role, name] = arguments;
const implied = {
  button: "button, summary, input[type=button], input[type=submit]", link: "a[href]", heading: "h1, h2, h3, h4, h5, h6",
  checkbox: "input[type=checkbox]", radio: "input[type=radio]", textbox: "input:not([type]), input[type=text], textarea",
  combobox: "select", option: "option", dialog: "dialog", img: "img", list: "ul, ol", listitem: "li", main: "main",
  navigation: "nav", group: "fieldset, details", slider: "input[type=range]", table: "table", status: "output",
};
const words = (text) => (text ?? "").replace(/\s+/g, " ").trim();
const spoken = (node) => {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true" || node.hidden) return "";
  return node.getAttribute("aria-label") ?? node.getAttribute("alt") ?? (node.localName === "svg"
    ? node.querySelector(":scope > title")?.textContent ?? "" : [...node.childNodes].map(spoken).join(" "));
};
const named = (it) => {
  const by = it.getAttribute("aria-labelledby");
  if (by) return words(by.split(/\s+/).map((id) => document.getElementById(id)?.textContent).join(" "));
  const label = it.getAttribute("aria-label") ?? (it.labels?.length ? [...it.labels].map(spoken).join(" ") : null);
  const group = { FIELDSET: "legend", DETAILS: "summary", TABLE: "caption" }[it.tagName];
  return words(label ?? (group ? it.querySelector(`:scope > ${group}`)?.textContent : spoken(it)) ?? "") || words(it.title);
};
const css = [`[role~="${role}"]`, ...(implied[role] ?? "").split(", ").filter(Boolean).map((it) => `${it}:not([role])`)].join(", ");
const found = [...document.querySelectorAll(css)].filter((it) => it.checkVisibility() && !it.closest('[aria-hidden="true"], [inert], #shell'));
return found.find((it) => named(it) === words(name)) ?? found.find((it) => named(it).includes(words(name))) ?? null;
"#;
