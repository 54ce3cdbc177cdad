//! `cargo xtask play`: from a fresh clone to a game in the browser.

use crate::site;
use anyhow::{Context, Result};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::time::Duration;
use std::{env, thread};

/// Options of `cargo xtask play`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Port to serve on; a free one near 8080 by default
    #[arg(long)]
    port: Option<u16>,
    /// Don't open a browser
    #[arg(long)]
    no_open: bool,
}

/// Builds the site and serves it until interrupted.
pub(crate) fn run(options: &Options) -> Result<()> {
    let tools = site::prepare()?;
    let port = options
        .port
        .or_else(free_port)
        .context("no free port between 8080 and 8180; name one with --port")?;
    let open = !options.no_open && has_desktop();
    announce_when_up(port);
    let mut serve = site::trunk("serve", tools)?
        .args(["--no-autoreload", "--address", "127.0.0.1", "--port"])
        .arg(port.to_string());
    if open {
        serve = serve.arg("--open");
    }
    serve.run()
}

fn free_port() -> Option<u16> {
    (8080..8180).find(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok())
}

fn has_desktop() -> bool {
    cfg!(any(windows, target_os = "macos"))
        || ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// Trunk listens once the first build is done.
fn announce_when_up(port: u16) {
    thread::spawn(move || {
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            thread::sleep(Duration::from_millis(200));
        }
        println!("\nHakkyoi is at http://127.0.0.1:{port}/ (Ctrl-C stops it)\n");
    });
}
