//! Kills browsers in mid-bout, with all their processes. A browser has a page's stored data at once, but writes it to the disk only
//! later. After a kill, an earlier stored state must be there, whole, and the bout must go on from it.
//!
//! The computers play the bout, and the page reports what it is about to store (`served/probe.js`): polling from outside would miss
//! states.

use crate::common::planted::settings;
use crate::driver::runtime;
use crate::engine::{ByItself, Driver, Engine};
use crate::site::Site;
use crate::tricks::kept_bout;
use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use std::path::Path;
use std::time::{Duration, Instant};
use std::{fs, thread};

/// How long a browser may take to write stored data to the disk. Chromium and Firefox write every five seconds.
const WRITTEN: Duration = Duration::from_secs(10);

/// How long a browser may take to open the page.
const PATIENCE: Duration = Duration::from_mins(1);

/// A state of the bout that the page stored, and when.
struct Step {
    since: Instant,
    text: String,
}

/// The history of the bout.
#[derive(Default)]
struct Past {
    /// The stored states that the bout may resume from.
    steps: Vec<Step>,
    /// How many states the page has stored.
    taken: usize,
    /// When the browser was last killed.
    killed: Option<Instant>,
    /// For each kill that lost states: the age of the oldest lost one.
    lost: Vec<Duration>,
}

/// Plays a bout in a browser and kills the browser this many times.
pub(crate) fn killed(engine: Engine, times: u32) {
    let profile = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("killed-{}", engine.name()));
    drop(fs::remove_dir_all(&profile));
    fs::create_dir_all(&profile).expect("a profile");
    let site = Site::open();
    let mut past = Past::default();
    for time in 0..=times {
        let kill = open(engine, &address(&site), &profile);
        past.goes_on(&site, Duration::from_millis(u64::from(time) * 1709 % 8000));
        kill();
        past.killed = Some(Instant::now());
    }
    assert!(past.taken > 3 * times as usize, "too few steps were played");
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

/// The address of a bout that two computers play, again and again.
fn address(site: &Site) -> String {
    let computers = json!([{ "computer": "makushita" }, { "computer": "makushita" }]);
    let says = json!({
        "hakkyoi.bout.tricks": kept_bout(&computers, "", 0, None),
        "hakkyoi.settings": settings("day", "instant"),
    });
    let says = says.to_string();
    let says = says.bytes().map(|byte| format!("%{byte:02x}"));
    let says = says.collect::<Vec<_>>().concat();
    format!("{}?says={says}#/tricks", site.address())
}

/// Opens a browser that reuses its profile. Returns the function that kills it.
fn open(engine: Engine, address: &str, profile: &Path) -> Box<dyn FnOnce()> {
    // Under a driver, `WebKitGTK`'s browser stores nothing on the disk.
    if engine == Engine::Webkit {
        let browser = ByItself::open(address, profile);
        return Box::new(|| browser.kill());
    }
    let driver = Driver::start(engine).expect("a driver");
    runtime().block_on(async {
        let mut client = ClientBuilder::new(HttpConnector::new());
        client.capabilities(engine.remembering(profile));
        let client = client.connect(&driver.address).await.expect("a browser");
        client.goto(address).await.expect("the page opens");
    });
    Box::new(|| driver.kill())
}

impl Past {
    /// Reads the page's reports for this long after the page has opened.
    fn goes_on(&mut self, site: &Site, long: Duration) {
        let mut opened: Option<Instant> = None;
        let started = Instant::now();
        while opened.is_none_or(|opened| opened.elapsed() < long) {
            thread::sleep(Duration::from_millis(20));
            assert!(
                opened.is_some() || started.elapsed() < PATIENCE,
                "no page reported anything"
            );
            for (since, words) in site.said() {
                let [what, text, _] = words.split('&').collect::<Vec<_>>()[..] else {
                    panic!("malformed report: {words}");
                };
                match what {
                    // A late report of the previous browser.
                    "found" if self.killed.is_some_and(|killed| since < killed) => (),
                    "found" if opened.is_none() => {
                        opened = Some(since);
                        self.found(text);
                    }
                    "found" => assert_eq!(self.steps.last().map(|step| &*step.text), Some(text)),
                    "kept" => {
                        self.taken += 1;
                        let text = text.to_owned();
                        self.steps.push(Step { since, text });
                    }
                    _ => panic!("unknown report: {what}"),
                }
            }
        }
    }

    /// The bout must resume from a stored state. States stored after that one may be lost only if they are recent.
    fn found(&mut self, text: &str) {
        let there = self.steps.iter().rposition(|step| step.text == text);
        assert!(
            there.is_some() || text == "null",
            "this state was never stored: {text}"
        );
        let kept = there.map_or(0, |there| there + 1);
        if let (Some(killed), Some(step)) = (self.killed, self.steps.get(kept)) {
            let age = killed - step.since;
            assert!(age < WRITTEN, "lost a state that was {age:?} old");
            self.lost.push(age);
        }
        self.steps.truncate(kept);
    }
}
