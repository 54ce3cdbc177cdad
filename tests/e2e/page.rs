//! What a visitor does with a page and sees on it.

use crate::devtools::Visitor;
use crate::engine::{Engine, downloads};
use crate::raw::Raw;
use crate::site::Site;
use fantoccini::elements::Element;
use fantoccini::wd::WindowHandle;
use fantoccini::{Client, Locator};
use hakkyoi::ui::words::t;
use serde_json::{Value, json};
use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, Instant};

/// How long anything may take to appear.
const PATIENCE: Duration = Duration::from_secs(45);

/// How often we poll: at first, and at last.
const OFTEN: Duration = Duration::from_millis(30);
const SELDOM: Duration = Duration::from_millis(200);

/// A browser's page, as a visitor sees and uses it.
pub(crate) struct Page {
    engine: Engine,
    test: &'static str,
    pub(crate) client: Client,
    /// Chromium only: the visitor who owns these windows.
    visitor: Option<Rc<Visitor>>,
    pub(crate) site: Rc<Site>,
    /// A folder for files that the page downloads or reads.
    scratch: PathBuf,
    /// The size of the frame that stands in for a window, if a window cannot be that small.
    frame: Cell<Option<(u32, u32)>>,
    /// How often we needed a new document. Part of the query, because a changed hash alone loads none.
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

    /// The engine, for the few tests that differ.
    pub(crate) fn engine(&self) -> Engine {
        self.engine
    }

    /// The name of the test, for its pictures.
    pub(crate) fn test(&self) -> &'static str {
        self.test
    }

    /// Switches to a new, empty tab and returns the previous one. `MiniBrowser`'s tabs do not come to the front, so there it opens a
    /// window.
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

    /// Switches to another tab and returns the previous one.
    pub(crate) async fn turn_to(&self, tab: &WindowHandle) -> WindowHandle {
        let left = self.client.window().await.expect("a tab");
        let turned = self.client.switch_to_window(tab.clone()).await;
        turned.expect("the tab is there");
        left
    }

    /// A folder that exists as long as the visit.
    pub(crate) fn scratch(&self) -> &Path {
        &self.scratch
    }

    /// The text of the next download whose name begins with `name`.
    pub(crate) async fn downloaded(&self, name: &str) -> String {
        let start = Instant::now();
        loop {
            let files = fs::read_dir(downloads(&self.scratch)).expect("a folder for downloads");
            let files: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
            // While a download is incomplete, there are two files or an empty one.
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
                "{name} was not downloaded; there is {files:?}"
            );
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Opens a page of the site by its hash route (`"#/rules"`; `""` is home), as a link from another site would. If planted entries wait
    /// for a page, this loads a new document; otherwise it may only change the hash.
    pub(crate) async fn open(&self, route: &str) {
        let site = self.site.address();
        if self.site.sow() || self.frame.get().is_some() {
            self.opened.set(self.opened.get() + 1);
        }
        let times = self.opened.get();
        let (document, rest) = if let Some((width, height)) = self.frame.get() {
            let page = route
                .replace('%', "%25")
                .replace('&', "%26")
                .replace('#', "%23");
            let rest = format!("width={width}&height={height}&page={page}");
            (format!("{site}e2e-frame.html?{times}&"), rest)
        } else {
            let (before, hash) = route.split_at(route.find('#').unwrap_or(route.len()));
            let query = match (times, before.contains('?')) {
                (0, _) => String::new(),
                (_, true) => format!("&{times}"),
                (_, false) => format!("?{times}"),
            };
            (format!("{site}{before}{query}"), hash.to_owned())
        };
        let opened = self.client.goto(&format!("{document}{rest}")).await;
        opened.expect("the page opens");
        // Drivers may return while the old document is still there. We do not compare the hash because the page itself may change it.
        let there = "const [document, framed] = arguments;
            const inside = () => frames.length === 1 && frames[0].location.href !== 'about:blank';
            return location.href.startsWith(document) && (!framed || inside())";
        let framed = self.frame.get().is_some();
        let about = vec![json!(document), json!(framed)];
        self.until("the page to be there", there, about).await;
        if framed {
            let entered = self.client.enter_frame(0).await;
            entered.expect("the frame is there");
        }
    }

    /// Reloads, as F5 does. Firefox's driver would reload as Shift+F5 does, past the service worker; WebKit's driver would reload the page around the
    /// frame.
    pub(crate) async fn reload(&self) {
        self.history_rests().await;
        if self.engine == Engine::Chromium {
            self.client.refresh().await.expect("the page reloads");
            return;
        }
        self.eval("window.e2eOld = true; location.reload()").await;
        let start = Instant::now();
        // While the page reloads, there may be no document to ask.
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

    /// Runs a script's body with `arguments`. Elements go in as `json!(element)` and come out likewise.
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

    /// Waits until a script's body returns something other than null or false, and returns it.
    pub(crate) async fn until(&self, what: &str, script: &str, arguments: Vec<Value>) -> Value {
        let start = Instant::now();
        let inside = waiting(script);
        loop {
            // A page that is reloading can fail to answer.
            let answer = if self.engine == Engine::Chromium {
                self.client.execute_async(&inside, arguments.clone()).await
            } else {
                // The other drivers do not always notice that the page was left while a script waited in it.
                self.client.execute(script, arguments.clone()).await
            };
            let fault = match answer {
                Ok(Value::Null | Value::Bool(false)) => String::new(),
                Ok(Value::Object(it)) if it.contains_key("e2eFault") => format!("{it:?}\n"),
                Ok(value) => return value,
                Err(error) => format!("{error}\nin {script:.400}\n"),
            };
            if start.elapsed() >= PATIENCE {
                let at = "return document.activeElement?.cloneNode(false).outerHTML";
                let [at, text] = [self.eval(at).await.to_string(), self.text().await];
                panic!("{what}: not within {PATIENCE:?}; {fault}focus: {at}; the page:\n{text}");
            }
            // Polling costs more than waiting, so we poll less often as time passes.
            tokio::time::sleep((start.elapsed() / 8).clamp(OFTEN, SELDOM)).await;
        }
    }

    /// All visible text on the page.
    pub(crate) async fn text(&self) -> String {
        self.eval("return document.body?.innerText ?? ''")
            .await
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    /// Waits until the page shows these words; the shell's do not count.
    pub(crate) async fn says(&self, words: &str) {
        self.until(
            &format!("the words {words:?}"),
            "const shell = document.querySelector('#shell');
            const seen = shell ? [...document.body.children].filter((it) => it !== shell) : [document.body];
            return seen.some((it) => it?.innerText?.replaceAll('\\u2060', '').includes(arguments[0]))",
            // Word joiners, which nobody sees, do not count.
            vec![json!(words.replace('\u{2060}', ""))],
        )
        .await;
    }

    /// Waits until this tab only watches the bout, because another tab plays it.
    pub(crate) async fn watches_it(&self) {
        self.says(&t!("watching")).await;
        let script = "return document.querySelector('.lockable[inert]') !== null";
        self.until("the bout to be inert", script, Vec::new()).await;
    }

    /// Waits until this tab plays the bout.
    pub(crate) async fn plays_it(&self) {
        let script = "return document.querySelector('.lockable:not([inert])') !== null && !document.querySelector('.watching')";
        self.until("the bout to be played here", script, Vec::new())
            .await;
    }

    /// The whole document as markup, where somebody curious could look for hidden cards.
    pub(crate) async fn markup(&self) -> String {
        let markup = self.eval("return document.documentElement.outerHTML").await;
        markup.as_str().expect("the markup").to_owned()
    }

    /// The first visible element that a CSS selector finds; waits for it. Ignores the shell, which goes away when the program starts.
    pub(crate) async fn find(&self, css: &str) -> Element {
        let script = "return [...document.querySelectorAll(arguments[0])].find((it) => it.checkVisibility() && !it.closest('#shell')) ?? null";
        let found = self
            .until(
                &format!("an element that matches {css}"),
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

    /// The element with a role (`"button"`) and a name, as assistive technology reads it; waits for it. An exact name wins over a partial
    /// one.
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

    /// Sets the size of the page itself, in CSS pixels. Call it before [`Page::open`].
    ///
    /// Windows of Firefox and `MiniBrowser` have a minimum width. Below it we show the page in a frame at the window's corner; style
    /// sheets and scripts see that frame as the viewport.
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

    /// Sizes the window so that the page in it gets this size: requests, measures, corrects.
    async fn window(&self, width: u32, height: u32) {
        let (mut window_width, mut window_height) = (width, height);
        for _ in 0..4 {
            let asked = self
                .client
                .set_window_size(window_width, window_height)
                .await;
            asked.expect("the window takes a size");
            tokio::time::sleep(Duration::from_millis(100)).await;
            // The page may still be in a frame.
            let inner = self.eval("return [top.innerWidth, top.innerHeight]").await;
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
        panic!("the window did not become {width} by {height}");
    }

    /// Sends a command of Chromium's `DevTools` protocol, for what `WebDriver` cannot do.
    pub(crate) async fn cdp(&self, command: &str, params: Value) -> Value {
        assert_eq!(
            self.engine,
            Engine::Chromium,
            "only Chromium supports {command}"
        );
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

    /// Waits until no animation runs: a moving element cannot be pressed, and a fading colour has no defined contrast.
    pub(crate) async fn come_to_rest(&self) {
        let script = "return document.getAnimations().every((it) => it.playState !== 'running')";
        self.until("all animations to end", script, Vec::new())
            .await;
        if self.engine == Engine::Webkit {
            // WebKit ends animations by the clock, but draws the end a frame later. A page in the background draws no frames, nor does
            // one that is being left.
            let script = "const [done] = arguments; requestAnimationFrame(() => setTimeout(done)); setTimeout(done, 500)";
            drop(self.client.execute_async(script, Vec::new()).await);
        }
    }

    /// Discards what the previous visit left in Chromium's log while its windows closed.
    pub(crate) async fn ignore_the_past(&self) {
        if self.engine == Engine::Chromium {
            self.raw("se/log", json!({ "type": "browser" })).await;
        }
    }

    /// Discards the complaints, in a test that provokes them.
    pub(crate) async fn forgive(&self) {
        self.complaints().await;
        self.eval("sessionStorage.removeItem('e2e-errors')").await;
    }

    /// What the page complained of since the browser started.
    pub(crate) async fn complaints(&self) -> Vec<String> {
        let noted = self.eval(r#"return location.protocol === "http:" ? JSON.parse(sessionStorage.getItem("e2e-errors") ?? "[]") : []"#).await;
        let mut complaints: Vec<String> = serde_json::from_value(noted).expect("a list of words");
        if self.engine == Engine::Chromium {
            // Warnings count too: unused preloads, deprecated features.
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

/// A script that waits inside the page until another script's body returns something other than null or false, and returns that. It gives
/// up after two seconds, so that `until` can report a page that does not change. Polling from outside costs driver and browser more than
/// the check itself.
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
