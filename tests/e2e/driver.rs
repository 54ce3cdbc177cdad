//! One visit: a browser, a test body, and the check for complaints at the end.

use crate::devtools::{Devtools, Visitor};
use crate::engine::{Driver, Engine, downloads};
use crate::overview;
use crate::page::Page;
use crate::site::Site;
use crate::visits::Body;
use fantoccini::error::CmdError;
use fantoccini::wd::WindowHandle;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use std::any::Any;
use std::cmp::Reverse;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;

/// How long a visit may take on the slowest machine.
const LONGEST: Duration = Duration::from_mins(4);

/// How long a browser may take to start.
const LONGEST_START: Duration = Duration::from_mins(1);

/// How long the last picture, the complaints, or closing the browser may take.
const LAST_WORDS: Duration = Duration::from_secs(20);

/// How often we try to start a browser: on a busy machine one try may take too long.
const STARTS: usize = 3;

/// The runtime that a visit runs on.
pub(crate) fn runtime() -> Runtime {
    let runtime = Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime")
}

/// Browsers that are free for another visit.
static IDLE: Mutex<Vec<Browser>> = Mutex::new(Vec::new());

/// A browser and its driver.
struct Browser {
    engine: Engine,
    client: Client,
    /// The window's size when the browser started, in CSS pixels.
    window: (u64, u64),
    /// Chromium only: the connection that makes visitors, and the window that the browser started with.
    door: Option<(Arc<Devtools>, WindowHandle)>,
    runtime: Runtime,
    driver: Driver,
}

impl Browser {
    /// Takes an idle browser or starts a new one.
    fn take(engine: Engine) -> Self {
        let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
        let found = idle.iter().position(|browser| browser.engine == engine);
        let found = found.map(|at| idle.swap_remove(at));
        drop(idle);
        found.unwrap_or_else(|| Self::start(engine))
    }

    fn start(engine: Engine) -> Self {
        let runtime = runtime();
        let mut faults = String::new();
        for _ in 0..STARTS {
            let started = Driver::start(engine).and_then(|driver| {
                let connecting = async {
                    let mut client = ClientBuilder::new(HttpConnector::new());
                    client.capabilities(engine.capabilities(&driver.scratch));
                    let client = client.connect(&driver.address).await;
                    let client = client.map_err(|error| error.to_string())?;
                    let size = client.get_window_size().await;
                    let size = size.map_err(|error| error.to_string())?;
                    let first = client.window().await;
                    let first = first.map_err(|error| error.to_string())?;
                    Ok((client, size, first))
                };
                let connected =
                    runtime.block_on(async { timeout(LONGEST_START, connecting).await });
                let (client, window, first) =
                    connected.unwrap_or_else(|_| Err(format!("not within {LONGEST_START:?}")))?;
                let door = if engine == Engine::Chromium {
                    Some((Arc::new(Devtools::connect(&driver.scratch)?), first))
                } else {
                    None
                };
                Ok((driver, client, window, door))
            });
            match started {
                Ok((driver, client, window, door)) => {
                    return Self {
                        engine,
                        client,
                        window,
                        door,
                        runtime,
                        driver,
                    };
                }
                Err(fault) => faults = format!("{faults}\n{fault}"),
            }
        }
        panic!("{} does not start:{faults}", engine.name())
    }

    /// A new visitor in a window of its own, if the engine supports it.
    fn visitor(&self) -> Option<Rc<Visitor>> {
        let (devtools, _) = self.door.as_ref()?;
        let visitor = Visitor::new(devtools.clone(), &downloads(&self.driver.scratch));
        let visitor = visitor.expect("a visitor");
        let window = visitor.open(true).expect("a window");
        let turned = self.client.switch_to_window(window);
        self.runtime.block_on(turned).expect("the window is there");
        Some(Rc::new(visitor))
    }

    /// Resets the browser for another visit, or closes it if that fails.
    fn put_back(self, visitor: Option<&Visitor>) {
        let cleared = self.runtime.block_on(async {
            let clearing = timeout(LAST_WORDS, self.clear(visitor)).await;
            clearing.is_ok_and(|done| done.is_ok())
        });
        if cleared {
            let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
            idle.push(self);
        }
    }

    /// Leaves one empty tab, no pressed keys or buttons and no downloads. Stored data belongs to the site's address, which differs for
    /// every visit.
    async fn clear(&self, visitor: Option<&Visitor>) -> Result<(), CmdError> {
        let client = &self.client;
        client.release_actions().await?;
        let left = fs::read_dir(downloads(&self.driver.scratch));
        for file in left.into_iter().flatten().flatten() {
            drop(fs::remove_file(file.path()));
        }
        if let (Some((_, first)), Some(visitor)) = (&self.door, visitor) {
            client.switch_to_window(first.clone()).await?;
            visitor.leave().expect("a visitor can leave");
            return Ok(());
        }
        let mut old = client.windows().await?;
        // Without a window manager, a new window of MiniBrowser would have no focus.
        let kept = if self.engine == Engine::Webkit {
            old.swap_remove(0)
        } else {
            client.new_window(true).await?.handle
        };
        for window in old {
            client.switch_to_window(window).await?;
            client.close_window().await?;
        }
        client.switch_to_window(kept).await?;
        client.goto("about:blank").await?;
        let (width, height) = self.window;
        client.set_window_size(width as u32, height as u32).await
    }
}

impl Drop for Browser {
    /// Closes the browser; dropping the driver then ends the driver. A browser that hangs is killed with its driver.
    fn drop(&mut self) {
        let closing = self.client.clone().close();
        drop(
            self.runtime
                .block_on(async { timeout(LAST_WORDS, closing).await }),
        );
    }
}

/// How long each visit took so far, including the start of a new browser.
static TIMES: Mutex<Vec<(Duration, Engine, &str)>> = Mutex::new(Vec::new());

/// How many of the longest visits we print.
const LONGEST_TOLD: usize = 12;

/// Closes the browsers and prints how long the visits took. Call it after the last visit.
pub(crate) fn end() {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner).clear();
    let mut times = TIMES.lock().unwrap_or_else(PoisonError::into_inner);
    times.sort_unstable_by_key(|&(time, ..)| Reverse(time));
    for engine in Engine::ALL {
        let of = times.iter().filter(|it| it.1 == engine);
        let sum: Duration = of.clone().map(|it| it.0).sum();
        let (name, number) = (engine.name(), of.count());
        println!("{name}: {number} visits, {:.0} s", sum.as_secs_f64());
    }
    for (time, engine, name) in times.iter().take(LONGEST_TOLD) {
        println!("{:>7.1} s  {}::{name}", time.as_secs_f64(), engine.name());
    }
}

/// Faults that safe Rust cannot cause: access outside the memory, and a corrupt heap of the allocator.
const NEVER_OURS: [&str; 2] = ["Out of bounds memory access", "dlmalloc"];

/// Whether a complaint shows a fault that our programs cannot cause, such as a trap without a panic's message.
fn never_ours(complaints: &[String]) -> bool {
    let of = |words: &str| complaints.iter().any(|it| it.contains(words));
    NEVER_OURS.into_iter().any(of) || of("RuntimeError: Unreachable") && !of("panicked at")
}

/// How often we try a visit in all if the engine breaks down.
const ATTEMPTS: usize = 2;

/// How many breakdowns a run may have, including the one that a test stages. We expect no other: [`crate::engine`] switches off what
/// caused them.
const MOST_BREAKDOWNS: usize = 3;

/// How many breakdowns there were so far.
static BREAKDOWNS: AtomicUsize = AtomicUsize::new(0);

/// Runs a test body in a browser that has never seen the site. Fails if the body fails or if the page complained.
///
/// `WebKitGTK` can break down by itself: the page traps, or its process is gone and the browser stops answering. We repeat such a visit and
/// print that. A fault of our programs fails every time and in the other engines too, where nothing is repeated. Every other failure counts
/// at once.
pub(crate) fn visit(engine: Engine, body: Body) {
    for left in (0..ATTEMPTS).rev() {
        let start = Instant::now();
        let done = attempt(engine, body);
        let mut times = TIMES.lock().unwrap_or_else(PoisonError::into_inner);
        times.push((start.elapsed(), engine, body.name));
        drop(times);
        let Err(failure) = done else {
            return;
        };
        let may = engine == Engine::Webkit
            && failure.never_ours
            && left > 0
            && BREAKDOWNS.fetch_add(1, Ordering::Relaxed) < MOST_BREAKDOWNS;
        if !may {
            resume_unwind(failure.panic);
        }
        eprintln!(
            "{}::{} is repeated: the engine broke down",
            engine.name(),
            body.name
        );
    }
}

/// Why a visit failed.
struct Failure {
    panic: Box<dyn Any + Send>,
    /// Whether our programs cannot have caused it, or the browser no longer answers and so cannot say.
    never_ours: bool,
}

fn attempt(engine: Engine, body: Body) -> Result<(), Failure> {
    overview::begin(engine, body.name);
    let browser = Browser::take(engine);
    let visitor = browser.visitor();
    let runtime = &browser.runtime;
    let page = Page::new(
        engine,
        body.name,
        browser.client.clone(),
        visitor.clone(),
        browser.driver.scratch.clone(),
        Rc::new(Site::open()),
    );
    let done = catch_unwind(AssertUnwindSafe(|| {
        let visit = async {
            page.ignore_the_past().await;
            (body.visit)(&page).await;
        };
        let done = runtime.block_on(async { timeout(LONGEST, visit).await });
        done.unwrap_or_else(|_| panic!("the visit took longer than {LONGEST:?}"));
    }));
    let complaints = catch_unwind(AssertUnwindSafe(|| {
        let last = runtime.block_on(async {
            timeout(LAST_WORDS, async {
                if done.is_err() {
                    page.picture_as("Here it failed: ").await;
                }
                page.complaints().await
            })
            .await
        });
        last.unwrap_or_else(|_| panic!("the browser stopped answering"))
    }));
    overview::write();
    let mut complaints = match complaints {
        Ok(complaints) => complaints,
        Err(silence) => {
            return Err(Failure {
                panic: done.err().unwrap_or(silence),
                never_ours: true,
            });
        }
    };
    if done.is_ok() && page.site.sow() {
        complaints.push("entries were planted, but no page was opened afterwards".to_owned());
    }
    if done.is_ok() && complaints.is_empty() {
        // We do not reuse a browser whose page complained.
        browser.put_back(visitor.as_deref());
        return Ok(());
    }
    let complained = format!("the page complained:\n{}", complaints.join("\n"));
    eprintln!("{complained}");
    Err(Failure {
        panic: done.err().unwrap_or_else(|| Box::new(complained)),
        never_ours: never_ours(&complaints),
    })
}
