//! Browsers that are killed in mid-bout, with all their processes. What a page stores is theirs at once, but on the disk only a while later:
//! what had been stored before is there, whole, and the bout goes on from it.
//!
//! `WebKitGTK`'s browser keeps nothing on the disk when a driver asks it. There it runs by itself with a bout that plays itself, and the page
//! says what is kept (`served/probe.js`).

use crate::driver::runtime;
use crate::engine::{ByItself, Driver, Engine};
use crate::page::Page;
use crate::pointer::Hand;
use crate::site::Site;
use crate::tricks::{ALL_SEEN, Means, Scene, kept_bout, people, settings};
use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::rc::Rc;
use std::thread;
use std::time::{Duration, Instant};

/// When at the latest a browser has written what a page has stored: Chromium and Firefox do it every five seconds.
const WRITTEN: Duration = Duration::from_secs(10);

/// How long a browser may take to open the page.
const PATIENCE: Duration = Duration::from_mins(1);

/// How the bout was kept, and since when.
struct Step {
    since: Instant,
    text: Value,
}

/// What has become of the bout.
#[derive(Default)]
struct Past {
    /// What it has come to and may come to again.
    steps: Vec<Step>,
    /// How many there have been.
    taken: usize,
    /// When the browser was killed last.
    killed: Option<Instant>,
    /// How old the oldest step was that each kill has cost, where it has cost one.
    lost: Vec<Duration>,
}

/// A bout in a browser that is killed so many times.
pub(crate) fn killed(engine: Engine, times: u32) {
    let profile = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("killed-{}", engine.name()));
    drop(fs::remove_dir_all(&profile));
    fs::create_dir_all(&profile).expect("a profile");
    let site = Rc::new(Site::open());
    let mut past = Past::default();
    for time in 0..=times {
        let long = Duration::from_millis(u64::from(time) * 1709 % 8000);
        if engine == Engine::Webkit {
            past.is_told(&site, &profile, long);
        } else {
            past.is_seen(engine, &site, &profile, long);
        }
        past.killed = Some(Instant::now());
    }
    assert!(past.taken > 3 * times as usize, "little was played");
    let longest = past.lost.iter().max().copied().unwrap_or_default();
    println!(
        "{}: {times} kills, {} steps; {} kills cost the last of them, none older than {:.1} s",
        engine.name(),
        past.taken,
        past.lost.len(),
        longest.as_secs_f64(),
    );
    drop(fs::remove_dir_all(&profile));
}

const LIES: &str = "return localStorage.getItem('hakkyoi.bout.tricks')";

impl Past {
    /// Plays for so long in a browser that can be asked, and kills it.
    fn is_seen(&mut self, engine: Engine, site: &Rc<Site>, profile: &Path, long: Duration) {
        let driver = Driver::start(engine).expect("a driver");
        runtime().block_on(async {
            let mut client = ClientBuilder::new(HttpConnector::new());
            client.capabilities(engine.remembering(profile));
            let client = client.connect(&driver.address).await.expect("a browser");
            let page = Page::new(engine, "killed", client, profile.to_owned(), site.clone());
            self.goes_on(&page).await;
            let begun = Instant::now();
            while begun.elapsed() < long {
                self.step(&page).await;
            }
            assert_eq!(page.complaints().await, [""; 0]);
        });
        let whole = profile.display().to_string();
        let killed = Command::new("pkill").args(["-KILL", "-f", &whole]).status();
        assert!(killed.is_ok_and(|status| status.success()), "it is killed");
    }

    /// Lets a browser that can't be asked play for so long, and kills it.
    fn is_told(&mut self, site: &Site, profile: &Path, long: Duration) {
        let computers = json!([{ "computer": "makushita" }, { "computer": "makushita" }]);
        let says = json!({
            "hakkyoi.bout.tricks": kept_bout(&computers, "", 0, None),
            "hakkyoi.settings": settings("day", "instant"),
        });
        let says = says.to_string();
        let says = says.bytes().map(|byte| format!("%{byte:02x}"));
        let says = says.collect::<Vec<_>>().concat();
        let address = format!("{}?says={says}#/tricks", site.address());
        let started = Instant::now();
        let browser = ByItself::open(&address, profile);
        let mut opened = None;
        while opened.is_none_or(|opened: Instant| opened.elapsed() < long) {
            thread::sleep(Duration::from_millis(20));
            assert!(
                opened.is_some() || started.elapsed() < PATIENCE,
                "no page says anything"
            );
            for (since, words) in site.said() {
                let [what, text, _] = words.split('&').collect::<Vec<_>>()[..] else {
                    panic!("what is {words}?");
                };
                let text = if text == "null" {
                    Value::Null
                } else {
                    text.into()
                };
                match what {
                    // The last word of the browser before.
                    "found" if since < started => (),
                    "found" if opened.is_none() => {
                        opened = Some(since);
                        self.found(&text);
                    }
                    "found" => assert_eq!(self.steps.last().map(|step| &step.text), Some(&text)),
                    "kept" => self.keep(since, text),
                    _ => panic!("{what} was said"),
                }
            }
        }
        browser.kill();
    }

    /// How the bout is found must be how it was kept at a step; of those after that none may have been kept for long.
    fn found(&mut self, text: &Value) {
        let there = self.steps.iter().rposition(|step| step.text == *text);
        assert!(there.is_some() || text.is_null(), "never kept so: {text}");
        let kept = there.map_or(0, |there| there + 1);
        if let (Some(killed), Some(step)) = (self.killed, self.steps.get(kept)) {
            let age = killed - step.since;
            assert!(age < WRITTEN, "lost, though {age:?} old");
            self.lost.push(age);
        }
        self.steps.truncate(kept);
    }

    fn keep(&mut self, since: Instant, text: Value) {
        self.taken += 1;
        self.steps.push(Step { since, text });
    }

    /// Finds the bout as it was at a step; begins one where none had been kept for long.
    async fn goes_on(&mut self, page: &Page) {
        page.open("").await;
        let text = page.eval(LIES).await;
        self.found(&text);
        let damaged =
            "return Object.keys(localStorage).filter((key) => key.startsWith('hakkyoi.damaged'))";
        assert_eq!(page.eval(damaged).await, json!([]));
        if text.is_null() {
            self.begin(page).await;
        } else {
            page.open("#/tricks").await;
            page.scene().await;
            assert_eq!(page.eval(LIES).await, text);
        }
    }

    async fn begin(&mut self, page: &Page) {
        let mut bout: Value =
            serde_json::from_str(&kept_bout(&people(), "", ALL_SEEN, None)).unwrap();
        // So that no two bouts are ever kept in the same words.
        bout["data"]["lot"] = json!(self.taken);
        page.sit_down_at(&bout.to_string()).await;
        page.scene().await;
        self.note(page).await;
    }

    async fn note(&mut self, page: &Page) {
        self.keep(Instant::now(), page.eval(LIES).await);
    }

    /// What comes next at the table.
    async fn step(&mut self, page: &Page) {
        match page.scene().await {
            Scene::Asked => {
                let card = page.playable().await.swap_remove(0);
                page.play(Means::Clicks, &card).await;
            }
            Scene::Lies => page.go_on(Means::Clicks).await,
            Scene::Curtain => page.press_curtain_twice(Hand::Mouse).await,
            Scene::Result | Scene::Failed => return self.begin(page).await,
        }
        self.note(page).await;
    }
}
