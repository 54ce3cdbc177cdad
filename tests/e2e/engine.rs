//! The browser engines, and how each is started through its driver.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

/// A browser engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Engine {
    Chromium,
    Firefox,
    Webkit,
}

/// How long a script may run, in milliseconds. axe-core runs on large pages, four at a time on two cores.
const SCRIPT: u64 = 120_000;

impl Engine {
    pub(crate) const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::Webkit];

    /// The engine's name in paths and messages.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::Webkit => "webkit",
        }
    }

    fn driver(self) -> &'static str {
        match self {
            Self::Chromium => "chromedriver",
            Self::Firefox => "geckodriver",
            Self::Webkit => "WebKitWebDriver",
        }
    }

    /// The capabilities that we request: no visible window, nothing remembered, no background network traffic.
    pub(crate) fn capabilities(self, profile: &Path) -> serde_json::Map<String, Value> {
        let wanted = match self {
            Self::Chromium => json!({
                "browserName": "chrome",
                "goog:loggingPrefs": { "browser": "ALL" },
                "goog:chromeOptions": { "args": [
                    "--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--hide-scrollbars",
                    "--disable-background-networking", "--disable-component-update", "--disable-sync",
                    // These make it start sooner, without features that pages do not use.
                    "--disable-extensions", "--disable-component-extensions-with-background-pages", "--disable-default-apps",
                    "--disable-breakpad", "--metrics-recording-only",
                    "--disable-features=Translate,MediaRouter,OptimizationHints,SpareRendererForSitePerProcess,WebUIOmniboxPopup,WebUIOmniboxAimPopup",
                    // Chromium refuses to run as root without this, as in containers.
                    "--no-sandbox",
                    format!("--user-data-dir={}", profile.display()),
                ], "prefs": { "download.default_directory": downloads(profile), "download.prompt_for_download": false } },
            }),
            Self::Firefox => json!({
                "browserName": "firefox",
                "moz:firefoxOptions": {
                    "args": ["-headless"],
                    "binary": on_path(&["firefox", "firefox-esr"]),
                    "prefs": {
                        "app.update.auto": false,
                        "browser.download.folderList": 2,
                        "browser.download.dir": downloads(profile),
                        "browser.download.alwaysOpenPanel": false,
                        "datareporting.policy.dataSubmissionEnabled": false,
                        "dom.w3c_touch_events.enabled": 1,
                        "network.captive-portal-service.enabled": false,
                        "network.connectivity-service.enabled": false,
                    },
                },
            }),
            Self::Webkit => json!({
                "browserName": "MiniBrowser",
                "webkitgtk:browserOptions": { "binary": mini_browser(), "args": ["--automation"] },
            }),
        };
        let Value::Object(mut wanted) = wanted else {
            unreachable!("an object, as written above")
        };
        wanted.insert("timeouts".to_owned(), json!({ "script": SCRIPT }));
        wanted
    }

    /// The same for a browser that reuses its profile.
    pub(crate) fn remembering(self, profile: &Path) -> serde_json::Map<String, Value> {
        let mut wanted = self.capabilities(profile);
        if self == Self::Firefox {
            wanted["moz:firefoxOptions"]["args"] = json!(["-headless", "-profile", profile]);
        }
        wanted
    }
}

/// A running driver, and its virtual screen if it needs one. Dropping it ends both.
pub(crate) struct Driver {
    /// The address on which it listens.
    pub(crate) address: String,
    /// A folder for the browser's profile and other temporary files.
    pub(crate) scratch: PathBuf,
    running: Running,
}

impl Driver {
    /// Starts an engine's driver on a free port and waits until it listens. Returns the driver's log if it does not listen: another
    /// process may have taken the port meanwhile.
    pub(crate) fn start(engine: Engine) -> Result<Self, String> {
        static STARTED: AtomicUsize = AtomicUsize::new(0);
        let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!(
            "{}-{}-{}",
            engine.name(),
            std::process::id(),
            STARTED.fetch_add(1, Ordering::Relaxed)
        ));
        fs::create_dir_all(downloads(&scratch)).expect("a scratch folder");
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
            .and_then(|socket| socket.local_addr())
            .expect("a free port")
            .port();
        let mut this = Self {
            address: format!("http://127.0.0.1:{port}"),
            scratch,
            running: Running::default(),
        };
        let mut driver = Command::new(engine.driver());
        match engine {
            Engine::Chromium => driver.arg(format!("--port={port}")),
            Engine::Firefox => driver
                .args([
                    "--port",
                    &port.to_string(),
                    "--websocket-port",
                    "0",
                    "--profile-root",
                ])
                .arg(&this.scratch),
            Engine::Webkit => {
                this.running.prepare(&mut driver);
                // It reads the download folder from the desktop's settings.
                let folder = format!(
                    "XDG_DOWNLOAD_DIR=\"{}\"\n",
                    downloads(&this.scratch).display()
                );
                fs::write(this.scratch.join("user-dirs.dirs"), folder).expect("settings");
                driver
                    .env("XDG_CONFIG_HOME", &this.scratch)
                    .arg(format!("--port={port}"))
            }
        };
        let log = fs::File::create(this.scratch.join("driver.log")).expect("a log file");
        driver
            .stdin(Stdio::null())
            .stdout(log.try_clone().expect("a log file"))
            .stderr(log);
        // The browser joins the driver's process group, so that we can kill both at once.
        driver.process_group(0);
        this.running.0.push(driver.spawn().unwrap_or_else(|error| {
            panic!(
                "{} does not start ({error}): `cargo xtask test` installs it",
                engine.driver()
            )
        }));
        this.wait_until_up(port)?;
        Ok(this)
    }

    /// Kills the driver, the browser and all their processes.
    pub(crate) fn kill(self) {
        self.running.kill();
    }

    fn wait_until_up(&mut self, port: u16) -> Result<(), String> {
        let start = Instant::now();
        while std::net::TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            if start.elapsed() >= Duration::from_secs(30) {
                let log = fs::read_to_string(self.scratch.join("driver.log")).unwrap_or_default();
                return Err(format!("the driver does not listen:\n{log}"));
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        self.running.end();
        drop(fs::remove_dir_all(&self.scratch));
    }
}

/// `WebKitGTK`'s browser without a driver. Only then does it store data on the disk.
pub(crate) struct ByItself(Running);

impl ByItself {
    /// Opens an address, with its profile in the folder.
    pub(crate) fn open(address: &str, profile: &Path) -> Self {
        let mut running = Running::default();
        let mut browser = Command::new(mini_browser());
        running.prepare(&mut browser);
        browser.process_group(0);
        for folder in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"] {
            browser.env(folder, profile);
        }
        browser.arg(address);
        browser.stdin(Stdio::null()).stdout(Stdio::null());
        browser.stderr(Stdio::null());
        running.0.push(browser.spawn().expect("MiniBrowser starts"));
        Self(running)
    }

    /// Kills the browser and all its processes.
    pub(crate) fn kill(self) {
        self.0.kill();
    }
}

impl Drop for ByItself {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// Running programs. Later ones need earlier ones.
#[derive(Default)]
struct Running(Vec<Child>);

impl Running {
    /// Prepares a `WebKitGTK` program. It has no headless mode, so it draws on a virtual screen, one of its own, so that windows do not take
    /// the focus from one another. It runs wasm in one compiler only.
    fn prepare(&mut self, program: &mut Command) {
        /// The options for both wasm interpreters and for the optimizing compiler. We switch them off, so that one compiler is left. With
        /// them on, the engine replaces code while that code runs, and on x86-64 wasm then sometimes goes wrong (oven-sh/bun#17146,
        /// tauri-apps/tauri#7154, rust-lang/hashbrown#194): in 9 of 860 runs of a thousand throws, and in none of 1,840 with them off.
        const TIERS: [&str; 3] = ["JSC_useWasmIPInt", "JSC_useWasmLLInt", "JSC_useOMGJIT"];
        let display = self.screen();
        program
            .envs(TIERS.map(|tier| (tier, "0")))
            .env("DISPLAY", display)
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .env_remove("WAYLAND_DISPLAY")
            .env("GDK_BACKEND", "x11")
            // We saw its compositor crash when it painted with an emulated OpenGL.
            .env("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "1");
    }

    fn screen(&mut self) -> String {
        let mut xvfb = Command::new("Xvfb")
            .args([
                "-displayfd",
                "1",
                "-screen",
                "0",
                "1600x1200x24",
                "-nolisten",
                "tcp",
                "-noreset",
            ])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| {
                panic!("Xvfb does not start ({error}): `cargo xtask test` installs it")
            });
        let mut number = String::new();
        let out = xvfb.stdout.take().expect("piped");
        BufReader::new(out)
            .read_line(&mut number)
            .expect("Xvfb names its display");
        self.0.push(xvfb);
        format!(":{}", number.trim())
    }

    /// Kills the last program and its process group, which it must lead.
    fn kill(&self) {
        let leader = self.0.last().expect("a program");
        let group = format!("-{}", leader.id());
        let killed = Command::new("kill").args(["-KILL", "--", &group]).status();
        assert!(
            killed.is_ok_and(|status| status.success()),
            "the process group was not killed"
        );
    }

    /// Ends the programs, the last one first. A driver that gets a polite signal closes its browser.
    fn end(&mut self) {
        for child in self.0.iter_mut().rev() {
            drop(Command::new("kill").arg(child.id().to_string()).status());
            let start = Instant::now();
            while matches!(child.try_wait(), Ok(None)) && start.elapsed() < Duration::from_secs(3) {
                thread::sleep(Duration::from_millis(20));
            }
            drop(child.kill());
            drop(child.wait());
        }
    }
}

/// The folder for downloads inside a visit's scratch folder.
pub(crate) fn downloads(scratch: &Path) -> PathBuf {
    scratch.join("downloads")
}

fn on_path(names: &[&str]) -> PathBuf {
    let path = env::var_os("PATH").unwrap_or_default();
    let files = names
        .iter()
        .flat_map(|name| env::split_paths(&path).map(move |dir| dir.join(name)));
    files
        .into_iter()
        .find(|file| file.is_file())
        .unwrap_or_else(|| panic!("none of {names:?} is installed: `cargo xtask test` installs it"))
}

/// `WebKitGTK`'s own small browser, which distributions install outside the search path.
fn mini_browser() -> PathBuf {
    let libs = ["/usr/lib", "/usr/libexec", "/usr/lib64"]
        .iter()
        .filter_map(|dir| fs::read_dir(dir).ok());
    let dirs = libs.flatten().flatten().map(|entry| entry.path());
    let dirs = dirs.flat_map(|dir| {
        fs::read_dir(&dir)
            .into_iter()
            .flatten()
            .flatten()
            .map(|entry| entry.path())
            .chain([dir])
    });
    dirs.filter(|dir| {
        dir.file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with("webkit"))
    })
    .map(|dir| dir.join("MiniBrowser"))
    .find(|file| file.is_file())
    .expect("WebKitGTK's MiniBrowser is not installed: `cargo xtask test` installs it")
}
