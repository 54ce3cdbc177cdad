//! Browsers that are killed in mid-bout, with all their processes. What a page stores is theirs at once, but on the disk only a while later:
//! what had been stored before is there, whole, and the bout goes on from it.
//!
//! The bout plays itself, and the page says what it is about to keep (`served/probe.js`): whoever looks from outside misses what is kept
//! between two looks.

use crate::driver::runtime;
use crate::engine::{ByItself, Driver, Engine};
use crate::site::Site;
use crate::tricks::{kept_bout, settings};
use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

/// When at the latest a browser has written what a page has stored: Chromium and Firefox do it every five seconds.
const WRITTEN: Duration = Duration::from_secs(10);

/// How long a browser may take to open the page.
const PATIENCE: Duration = Duration::from_mins(1);

/// How the bout was to be kept, and since when.
struct Step {
    since: Instant,
    text: String,
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
    let site = Site::open();
    let mut past = Past::default();
    for time in 0..=times {
        let kill = open(engine, &address(&site), &profile);
        past.goes_on(&site, Duration::from_millis(u64::from(time) * 1709 % 8000));
        kill();
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

/// Where a bout of two computers is played, again and again.
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

/// Opens a browser that goes on with what it finds in its profile. Gives what kills it.
fn open(engine: Engine, address: &str, profile: &Path) -> Box<dyn FnOnce()> {
    // When a driver asks it, `WebKitGTK`'s browser keeps nothing on the disk.
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
    /// Hears what is said of the bout, for so long from when the page is there.
    fn goes_on(&mut self, site: &Site, long: Duration) {
        let mut opened: Option<Instant> = None;
        let started = Instant::now();
        while opened.is_none_or(|opened| opened.elapsed() < long) {
            thread::sleep(Duration::from_millis(20));
            assert!(
                opened.is_some() || started.elapsed() < PATIENCE,
                "no page says anything"
            );
            for (since, words) in site.said() {
                let [what, text, _] = words.split('&').collect::<Vec<_>>()[..] else {
                    panic!("what is {words}?");
                };
                match what {
                    // The last word of the browser before.
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
                    _ => panic!("{what} was said"),
                }
            }
        }
    }

    /// How the bout is found must be how it was kept at a step; of those after that none may have been kept for long.
    fn found(&mut self, text: &str) {
        let there = self.steps.iter().rposition(|step| step.text == text);
        assert!(there.is_some() || text == "null", "never kept so: {text}");
        let kept = there.map_or(0, |there| there + 1);
        if let (Some(killed), Some(step)) = (self.killed, self.steps.get(kept)) {
            let age = killed - step.since;
            assert!(age < WRITTEN, "lost, though {age:?} old");
            self.lost.push(age);
        }
        self.steps.truncate(kept);
    }
}
