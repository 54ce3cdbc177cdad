//! One visit: a driver, a browser, a test body, and the reckoning at the end.

use crate::engine::{Driver, Engine};
use crate::overview;
use crate::page::Page;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;

/// No visit takes this long, on the slowest machine.
const LONGEST: Duration = Duration::from_mins(4);

/// Nor does a browser take so long to start.
const LONGEST_START: Duration = Duration::from_mins(1);

/// Nor do the last picture, the complaints, or the end of the browser.
const LAST_WORDS: Duration = Duration::from_secs(20);

/// How often a browser is started before it counts as not starting: a machine that has much else to do may start it too slowly.
const STARTS: usize = 3;

/// Starts a driver and a browser.
fn start(runtime: &Runtime, engine: Engine, test: &str) -> (Driver, Client) {
    let mut faults = String::new();
    for _ in 0..STARTS {
        let started = Driver::start(engine, test).and_then(|driver| {
            let mut client = ClientBuilder::new(HttpConnector::new());
            client.capabilities(engine.capabilities(&driver.scratch));
            let client = client.connect(&driver.address);
            let connecting = runtime.block_on(async { timeout(LONGEST_START, client).await });
            match connecting {
                Ok(Ok(client)) => Ok((driver, client)),
                Ok(Err(error)) => Err(error.to_string()),
                Err(_) => Err(format!("not within {LONGEST_START:?}")),
            }
        });
        match started {
            Ok(started) => return started,
            Err(fault) => faults = format!("{faults}\n{fault}"),
        }
    }
    panic!("{} does not start:{faults}", engine.name())
}

/// Runs a test body in a fresh browser; fails when it fails or when the page complained meanwhile.
pub(crate) fn visit(engine: Engine, test: &'static str, body: impl AsyncFnOnce(&Page)) {
    let runtime = Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    overview::begin(engine, test);
    let (driver, client) = start(&runtime, engine, test);
    let page = Page::new(engine, test, client.clone(), driver.scratch.clone());
    let done = catch_unwind(AssertUnwindSafe(|| {
        let done = runtime.block_on(async { timeout(LONGEST, body(&page)).await });
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
    // The browser ends whatever happened; then the driver, by its own end. One that hangs is killed with its driver.
    drop(runtime.block_on(async { timeout(LAST_WORDS, client.close()).await }));
    drop(driver);
    overview::write();
    if let (Err(_), Ok(complaints)) = (&done, &complaints) {
        eprintln!(
            "the page's complaints until the failure:\n{}",
            complaints.join("\n")
        );
    }
    match done.and(complaints) {
        Ok(complaints) => assert!(
            complaints.is_empty(),
            "the page complained:\n{}",
            complaints.join("\n")
        ),
        Err(panic) => resume_unwind(panic),
    }
}
