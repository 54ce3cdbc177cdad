//! A small static file server over `dist/`, with a sub-path, correct types, a strict policy and a listener for errors. It can serve a
//! next version, withdraw the service worker, or act as if there were no network.

use serde_json::json;
use std::collections::BTreeSet;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex};
use std::time::{Duration, Instant};
use std::{fs, mem, thread};

/// The site's path on its host: not the root.
const BASE: &str = "/some/where/";

/// What a careful host would allow: nothing inline, nothing from elsewhere. Sent with all files but the page, which brings its own.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; frame-src 'self'; connect-src 'self'; \
    style-src 'self'; img-src 'self' data:; manifest-src 'self'; base-uri 'none'; form-action 'none'";

const PAGE: &str = "index.html";

/// The listener for errors, which the server puts before the page's own scripts.
const PROBE: &str = "e2e-probe.js";

/// The script that uninstalls the service worker.
const GONE: &str = include_str!("../../xtask/pack/site/gone.js");

/// The harness's own files beside the site, all named `e2e-…`.
const OWN: [(&str, &str); 5] = [
    ("e2e-dies.js", include_str!("served/dies.js")),
    ("e2e-frame.html", include_str!("served/frame.html")),
    ("e2e-frame.js", include_str!("served/frame.js")),
    ("e2e-hands.html", include_str!("served/hands.html")),
    ("e2e-hands.js", include_str!("served/hands.js")),
];

/// What the server serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Serves {
    /// The site as it was built.
    Site,
    /// A next version: the same files under another name. The first version's files are gone.
    Next,
    /// The next version, beside the files of the first one.
    Both,
    /// The next version's page with the first version's worker, as some hosts serve for a while when they go back.
    Torn,
    /// The site, with the script that uninstalls the service worker in place of the worker.
    Gone,
    /// The site, but requests for wasm wait until something else is served.
    Waiting,
    /// The site without the files of languages other than English.
    English,
    /// Only the harness's own files, as if there were no network.
    Nothing,
}

/// The site at an address that no earlier visit used, because browsers store data by address. Served until this is dropped.
pub(crate) struct Site {
    port: u16,
    open: Arc<AtomicBool>,
    serves: Arc<Mutex<Serves>>,
    said: Arc<Mutex<Vec<(Instant, String)>>>,
    seeds: Arc<Mutex<Seeds>>,
}

/// Entries that the page finds in its storage when it starts.
#[derive(Default)]
struct Seeds {
    /// Keys and texts.
    entries: Vec<(String, String)>,
    /// The number of this batch. A page gets each batch once, however often it asks.
    batch: u32,
    /// Whether no page has been opened since they were planted.
    wait: bool,
    /// A script that runs before the page's own scripts.
    script: &'static str,
}

impl Site {
    pub(crate) fn open() -> Self {
        let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("dist");
        assert!(
            dist.join("index.html").is_file(),
            "dist/ is not built: run `cargo xtask dist`, or `cargo xtask test` for all"
        );
        let (listener, port) = unused_port();
        let open = Arc::new(AtomicBool::new(true));
        let goes_on = open.clone();
        let serves = Arc::new(Mutex::new(Serves::Site));
        let said = Arc::default();
        let seeds = Arc::default();
        let state = (serves.clone(), Arc::clone(&said), Arc::clone(&seeds));
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if !goes_on.load(Ordering::Relaxed) {
                    return;
                }
                let (dist, state) = (dist.clone(), state.clone());
                // A browser that disconnects in mid-answer is no failure.
                thread::spawn(move || drop(answer(&stream, &dist, &state.0, &state.1, &state.2)));
            }
        });
        Self {
            port,
            open,
            serves,
            said,
            seeds,
        }
    }

    /// Plants these entries in the next page's storage: the probe puts them there before the page's own scripts run.
    pub(crate) fn seed(&self, entries: &[(&str, &str)]) {
        let mut seeds = self.seeds.lock().expect("the lock is not poisoned");
        if !seeds.wait {
            seeds.entries.clear();
            seeds.batch += 1;
            seeds.wait = true;
        }
        let entries = entries.iter();
        let entries = entries.map(|&(key, text)| (key.to_owned(), text.to_owned()));
        seeds.entries.extend(entries);
    }

    /// Runs this script before the page's own scripts from now on.
    pub(crate) fn run_first(&self, script: &'static str) {
        let mut seeds = self.seeds.lock().expect("the lock is not poisoned");
        seeds.script = script;
    }

    /// Whether planted entries wait for a page to be opened. Afterwards they no longer do.
    pub(crate) fn sow(&self) -> bool {
        mem::take(&mut self.seeds.lock().expect("the lock is not poisoned").wait)
    }

    /// What pages reported since the last call, and when: the raw queries of `e2e-says`.
    pub(crate) fn said(&self) -> Vec<(Instant, String)> {
        mem::take(&mut *self.said.lock().expect("the lock is not poisoned"))
    }

    /// Serves something else from now on.
    pub(crate) fn serve(&self, serves: Serves) {
        *self.serves.lock().expect("the lock is not poisoned") = serves;
    }

    /// The names of the built version and of the next one, which are the names of their folders.
    pub(crate) fn versions() -> [String; 2] {
        static VERSIONS: LazyLock<[String; 2]> = LazyLock::new(|| {
            let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("dist");
            let page = fs::read_to_string(dist.join("index.html")).expect("the page");
            let (_, rest) = page.split_once("data-files=\"").expect("its version");
            let (version, _) = rest.split_once('/').expect("a folder");
            let last = if version.ends_with('0') { "1" } else { "0" };
            [
                version.to_owned(),
                format!("{}{last}", &version[..version.len() - 1]),
            ]
        });
        VERSIONS.clone()
    }

    /// The address, with a trailing slash.
    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}{BASE}", self.port)
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.open.store(false, Ordering::Relaxed);
        self.serve(Serves::Nothing);
        // Wakes the accepting thread, so that it notices.
        drop(TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)));
    }
}

/// Listens on a port on which no earlier visit listened: the system may give out a port again once its listener is gone.
fn unused_port() -> (TcpListener, u16) {
    static USED: Mutex<BTreeSet<u16>> = Mutex::new(BTreeSet::new());
    loop {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let port = listener.local_addr().expect("bound").port();
        if USED.lock().expect("the lock is not poisoned").insert(port) {
            return (listener, port);
        }
    }
}

/// Answers one request and closes the connection: a kept-alive connection could make another one wait.
fn answer(
    mut stream: &TcpStream,
    dist: &Path,
    state: &Mutex<Serves>,
    said: &Mutex<Vec<(Instant, String)>>,
    seeds: &Mutex<Seeds>,
) -> io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let Some(request) = lines.next().transpose()? else {
        return Ok(());
    };
    lines.by_ref().map_while(Result::ok).find(String::is_empty);
    // Browsers connect before they know what to request, so we read the state only now.
    let now = || *state.lock().expect("the lock is not poisoned");
    let target = request.split(' ').nth(1).unwrap_or_default();
    let path = target.split(['?', '#']).next().unwrap_or_default();
    let file = path.strip_prefix(BASE);
    let file = file.map(|file| if file.is_empty() { PAGE } else { file });
    while now() == Serves::Waiting && file.is_some_and(|file| kind(file) == "application/wasm") {
        thread::sleep(Duration::from_millis(20));
    }
    let serves = now();
    // Browsers request this one by themselves; any other path outside the sub-path is a fault of the page.
    let by_itself = path == "/favicon.ico";
    let own = file.is_some_and(|file| file.starts_with("e2e-"));
    let says = file == Some("e2e-says");
    if says && let Some((_, words)) = target.split_once('?') {
        let mut said = said.lock().expect("the lock is not poisoned");
        said.push((Instant::now(), words.to_owned()));
    }
    if serves == Serves::Nothing && !own && !by_itself {
        return stream.shutdown(Shutdown::Both);
    }
    let (status, kind, body) = match file {
        _ if by_itself || says => ("204 No Content", "text/plain", Vec::new()),
        Some(PROBE) => {
            let script = probe(&seeds.lock().expect("the lock is not poisoned"));
            ("200 OK", kind(PROBE), script.into_bytes())
        }
        Some(file) => match read(dist, file, serves) {
            Some(body) => ("200 OK", kind(file), body),
            None => ("404 Not Found", "text/plain", Vec::new()),
        },
        None => ("404 Not Found", "text/plain", Vec::new()),
    };
    let length = body.len();
    let policy = if file == Some(PAGE) {
        String::new()
    } else {
        format!("Content-Security-Policy: {POLICY}\r\n")
    };
    // As hosts of static files do: browsers keep compiled wasm beside their HTTP cache.
    let cache = if file == Some(PROBE) || status.starts_with("404") {
        "no-store"
    } else {
        "max-age=600"
    };
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nCache-Control: {cache}\r\n\
        {policy}Connection: close\r\n\r\n"
    )?;
    stream.write_all(&body)?;
    stream.shutdown(Shutdown::Write)
}

/// The listener for errors, after it has put the entries into the storage, and before a visit's own script. Browsers may request it twice for
/// one page.
fn probe(seeds: &Seeds) -> String {
    let (batch, entries, own) = (seeds.batch, json!(seeds.entries), seeds.script);
    let script = include_str!("served/probe.js");
    format!(
        "if (localStorage.getItem('e2e-batch') !== '{batch}') {{
  for (const [key, text] of {entries}) localStorage.setItem(key, text);
  localStorage.setItem('e2e-batch', '{batch}');
}}
{script}
{own}"
    )
}

fn read(dist: &Path, file: &str, serves: Serves) -> Option<Vec<u8>> {
    if let Some((_, text)) = OWN.iter().find(|(name, _)| *name == file) {
        return Some(text.as_bytes().to_vec());
    }
    let [version, next] = Site::versions();
    let text = |text: String| match serves {
        Serves::Next | Serves::Both => text.replace(&version, &next),
        Serves::Torn if file == PAGE => text.replace(&version, &next),
        _ => text,
    };
    match file {
        PAGE => {
            let page = fs::read_to_string(dist.join(file)).ok()?;
            let probe = format!("<script src=\"{PROBE}\"></script><meta");
            assert!(
                page.contains("<meta"),
                "the page has no <meta before which to put the listener"
            );
            Some(text(page.replacen("<meta", &probe, 1)).into_bytes())
        }
        "sw.js" if serves == Serves::Gone => Some(GONE.as_bytes().to_vec()),
        "sw.js" => Some(text(fs::read_to_string(dist.join(file)).ok()?).into_bytes()),
        _ if file.split('/').any(|part| part == "..") => None,
        _ if serves == Serves::English && of_another_language(file) => None,
        _ => {
            let of_next = file.strip_prefix(&next);
            let path = match (serves, of_next) {
                (Serves::Next | Serves::Torn | Serves::Both, Some(file)) => {
                    dist.join(version).join(file.trim_start_matches('/'))
                }
                (Serves::Next | Serves::Torn, None) => return None,
                _ => dist.join(file),
            };
            fs::read(path).ok()
        }
    }
}

fn of_another_language(file: &str) -> bool {
    file.contains("/start/") || file.contains("/words/") && !file.ends_with("/en.txt")
}

fn kind(file: &str) -> &'static str {
    match Path::new(file)
        .extension()
        .and_then(|extension| extension.to_str())
    {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
