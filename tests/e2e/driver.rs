//! One visit: a browser, a test body, and the reckoning at the end.

use crate::Body;
use crate::devtools::{Devtools, Visitor};
use crate::engine::{Driver, Engine, downloads};
use crate::overview;
use crate::page::Page;
use crate::site::Site;
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

/// How long the last picture, the complaints, or the end of the browser may take.
const LAST_WORDS: Duration = Duration::from_secs(20);

/// How often a browser is started before it counts as not starting: a machine that has much else to do may start it too slowly.
const STARTS: usize = 3;

/// What a visit runs on.
pub(crate) fn runtime() -> Runtime {
    let runtime = Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime")
}

/// Browsers that have nothing to do.
static IDLE: Mutex<Vec<Browser>> = Mutex::new(Vec::new());

/// A browser that can be visited with, and what keeps it going.
struct Browser {
    engine: Engine,
    client: Client,
    /// Size of its window when it started, in CSS pixels.
    window: (u64, u64),
    /// Where its visitors come from and the window it started with, in Chromium.
    door: Option<(Arc<Devtools>, WindowHandle)>,
    runtime: Runtime,
    driver: Driver,
}

impl Browser {
    /// One that has nothing to do, or a new one.
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

    /// Somebody new, in a window of its own, where the engine knows such a thing.
    fn visitor(&self) -> Option<Rc<Visitor>> {
        let (devtools, _) = self.door.as_ref()?;
        let visitor = Visitor::new(devtools.clone(), &downloads(&self.driver.scratch));
        let visitor = visitor.expect("a visitor");
        let window = visitor.open(true).expect("a window");
        let turned = self.client.switch_to_window(window);
        self.runtime.block_on(turned).expect("the window is there");
        Some(Rc::new(visitor))
    }

    /// Makes it as if it had just started, and keeps it for another visit; ends it when that can't be done.
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

    /// Leaves one empty tab, nothing held down and no file. What a page stores goes by its address, and that is another for every visit.
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
    /// The browser ends, then its driver, by its own end. One that hangs is killed with its driver.
    fn drop(&mut self) {
        let closing = self.client.clone().close();
        drop(
            self.runtime
                .block_on(async { timeout(LAST_WORDS, closing).await }),
        );
    }
}

/// Visits that have been, and how long each took, the start of a new browser included.
static TIMES: Mutex<Vec<(Duration, Engine, &str)>> = Mutex::new(Vec::new());

/// How many of the longest visits are told.
const LONGEST_TOLD: usize = 12;

/// Ends the browsers and tells how long visits took; to be called when all are over.
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

/// What safe Rust cannot do: reach beyond the memory, or break the allocator's heap.
const NEVER_OURS: [&str; 2] = ["Out of bounds memory access", "dlmalloc"];

/// Whether the page complained of what is never the programs' own: of a trap without the words of a panic, for one.
fn never_ours(complaints: &[String]) -> bool {
    let of = |words: &str| complaints.iter().any(|it| it.contains(words));
    NEVER_OURS.into_iter().any(of) || of("RuntimeError: Unreachable") && !of("panicked at")
}

/// How often a visit is made in all because of it: with one in forty breaking down, every twelfth run has one that does so twice.
const ATTEMPTS: usize = 3;

/// How many break-downs a run may have: with three or four to be expected, every fifteenth run has more than six.
const MOST_BREAKDOWNS: usize = 10;

/// How many have been.
static BREAKDOWNS: AtomicUsize = AtomicUsize::new(0);

/// Runs a test body in a browser that knows nothing of the site; fails when it fails or when the page complained meanwhile.
///
/// `WebKitGTK` on x86-64 runs wasm wrongly now and then, anybody's (oven-sh/bun#17146, tauri-apps/tauri#7154, rust-lang/hashbrown#194); of
/// these programs, about one visit in forty. Such a visit is made again, and that is said. What is wrong with the programs is wrong
/// in the other engines too, where nothing is made again, and every time; and so is all else that fails.
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
            "{}::{} is made again: the engine broke down",
            engine.name(),
            body.name
        );
    }
}

/// Why a visit failed.
struct Failure {
    panic: Box<dyn Any + Send>,
    /// Whether the programs cannot have done it.
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
        done.unwrap_or_else(|_| panic!("not done within {LONGEST:?}"));
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
        last.unwrap_or_else(|_| panic!("the browser does not answer any more"))
    }));
    overview::write();
    let failed = |panic| Failure {
        panic,
        never_ours: false,
    };
    let mut complaints = match (&done, complaints) {
        (_, Ok(complaints)) => complaints,
        (Ok(()), Err(panic)) => return Err(failed(panic)),
        (Err(_), Err(_)) => Vec::new(),
    };
    if done.is_ok() && page.site.sow() {
        complaints.push("entries were planted, and no page was opened to find them".to_owned());
    }
    if done.is_ok() && complaints.is_empty() {
        // One that has been complained of is not used again.
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
