//! A small static file server over `dist/`: a sub-path, right types, a strict policy, and a listener for errors.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::thread;
use tiny_http::{Header, Request, Response, Server};

/// Where the site lies on its host: anywhere but the root.
const BASE: &str = "/some/where/";

/// What a careful host would allow. Nothing inline, nothing from elsewhere.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; \
    style-src 'self'; img-src 'self' data:; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/// Collects, from before the page's own scripts and over reloads, what went wrong.
const PROBE: &str = r#"{
  const key = "e2e-errors";
  const note = (...what) => {
    const text = what.map((it) => (it && (it.stack ? `${it}\n${it.stack}` : it.message)) || String(it)).join(" ");
    sessionStorage.setItem(key, JSON.stringify([...JSON.parse(sessionStorage.getItem(key) ?? "[]"), text]));
  };
  const error = console.error;
  console.error = (...what) => { note("console.error:", ...what); error.apply(console, what); };
  addEventListener("unhandledrejection", (event) => note("unhandled rejection:", event.reason));
  addEventListener("securitypolicyviolation", (event) =>
    note("content security policy:", event.violatedDirective, event.blockedURI, event.sourceFile ?? "", event.lineNumber ?? ""));
  addEventListener("error", (event) => {
    const from = event.target?.src ?? event.target?.href;
    note(from ? `could not load ${from}` : "error:", event.error ?? event.message ?? "");
  }, true);
}"#;

/// The address of the served site, ending in a slash. One server serves all tests of the run.
pub(crate) fn address() -> &'static str {
    static ADDRESS: OnceLock<String> = OnceLock::new();
    ADDRESS.get_or_init(|| {
        let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("dist");
        assert!(
            dist.join("index.html").is_file(),
            "dist/ is not built: run `cargo xtask dist`, or `cargo xtask test` for all"
        );
        let server = Arc::new(Server::http("127.0.0.1:0").expect("a free port"));
        let address = format!("http://{}{BASE}", server.server_addr());
        for _ in 0..4 {
            let (server, dist) = (Arc::clone(&server), dist.clone());
            thread::spawn(move || {
                while let Ok(request) = server.recv() {
                    answer(request, &dist);
                }
            });
        }
        address
    })
}

fn answer(request: Request, dist: &Path) {
    let path = request
        .url()
        .split(['?', '#'])
        .next()
        .unwrap_or_default()
        .to_owned();
    let Some(file) = path.strip_prefix(BASE) else {
        // Browsers ask for /favicon.ico by themselves; everything else outside the sub-path is a mistake of the page.
        let status = if path == "/favicon.ico" { 204 } else { 404 };
        drop(request.respond(Response::empty(status)));
        return;
    };
    let file = if file.is_empty() { "index.html" } else { file };
    let body = match file {
        "e2e-probe.js" => Some(PROBE.as_bytes().to_vec()),
        "index.html" => fs::read_to_string(dist.join(file)).ok().map(|page| {
            let (head, rest) = page.split_once("<head>").expect("index.html has a head");
            format!("{head}<head><script src=\"e2e-probe.js\"></script>{rest}").into_bytes()
        }),
        _ => inside(dist, file).and_then(|path| fs::read(path).ok()),
    };
    // A browser that goes away in the middle of an answer is no failure.
    drop(match body {
        Some(body) => request.respond(
            Response::from_data(body)
                .with_header(header("Content-Type", kind(file)))
                .with_header(header("Content-Security-Policy", POLICY))
                .with_header(header("Cache-Control", "no-cache")),
        ),
        None => request.respond(Response::empty(404)),
    });
}

fn inside(dist: &Path, file: &str) -> Option<PathBuf> {
    (!file.split('/').any(|part| part == "..")).then(|| dist.join(file))
}

fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("a valid header")
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
