//! Chromium's `DevTools` protocol over its browser socket. `WebDriver` cannot open several browser contexts in one browser: visitors who
//! share no storage. Starting a new Chromium costs more than a short visit.

use fantoccini::wd::WindowHandle;
use serde_json::{Value, json};
use std::fs;
use std::net::TcpStream;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use tungstenite::{Message, WebSocket};

/// A connection to a running Chromium.
pub(crate) struct Devtools(Mutex<Socket>);

struct Socket {
    socket: WebSocket<TcpStream>,
    calls: u64,
}

impl Devtools {
    /// Connects to the Chromium that uses this profile.
    pub(crate) fn connect(profile: &Path) -> Result<Self, String> {
        let told = fs::read_to_string(profile.join("DevToolsActivePort"));
        let told =
            told.map_err(|error| format!("Chromium does not say where it listens: {error}"))?;
        let (port, path) = told
            .trim()
            .split_once('\n')
            .ok_or("Chromium names no socket")?;
        let address = format!("127.0.0.1:{port}");
        let stream = TcpStream::connect(&address).map_err(|error| error.to_string())?;
        let (socket, _) = tungstenite::client(format!("ws://{address}{path}"), stream)
            .map_err(|error| error.to_string())?;
        Ok(Self(Mutex::new(Socket { socket, calls: 0 })))
    }

    /// Sends a command and waits for its answer.
    fn call(&self, method: &str, params: &Value) -> Result<Value, String> {
        let mut this = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        this.calls += 1;
        let call = json!({ "id": this.calls, "method": method, "params": params });
        let sent = this.socket.send(Message::text(call.to_string()));
        sent.map_err(|error| error.to_string())?;
        loop {
            let heard = this.socket.read().map_err(|error| error.to_string())?;
            let heard: Value =
                serde_json::from_str(heard.to_text().unwrap_or_default()).unwrap_or_default();
            if heard["id"] == this.calls {
                return match &heard["error"] {
                    Value::Null => Ok(heard["result"].clone()),
                    error => Err(format!("{method}: {error}")),
                };
            }
        }
    }
}

/// A browser context: a visitor who shares no storage, caches or workers with others in the same Chromium.
pub(crate) struct Visitor {
    devtools: Arc<Devtools>,
    context: String,
}

impl Visitor {
    /// A new visitor, whose downloads go into this folder.
    pub(crate) fn new(devtools: Arc<Devtools>, downloads: &Path) -> Result<Self, String> {
        let context = devtools.call("Target.createBrowserContext", &json!({}))?;
        let context = context["browserContextId"]
            .as_str()
            .unwrap_or_default()
            .to_owned();
        let files =
            json!({ "behavior": "allow", "browserContextId": context, "downloadPath": downloads });
        devtools.call("Browser.setDownloadBehavior", &files)?;
        Ok(Self { devtools, context })
    }

    /// Opens a new window, or a tab in the visitor's window.
    pub(crate) fn open(&self, window: bool) -> Result<WindowHandle, String> {
        let mut tab =
            json!({ "url": "about:blank", "browserContextId": self.context, "newWindow": window });
        if window {
            tab["width"] = 1200.into();
            tab["height"] = 900.into();
        }
        let tab = self.devtools.call("Target.createTarget", &tab)?;
        let tab = tab["targetId"].as_str().unwrap_or_default().to_owned();
        WindowHandle::try_from(tab).map_err(|error| error.to_string())
    }

    /// Closes the visitor's windows and deletes what the visitor stored.
    pub(crate) fn leave(&self) -> Result<(), String> {
        let context = json!({ "browserContextId": self.context });
        self.devtools
            .call("Target.disposeBrowserContext", &context)
            .map(drop)
    }
}
