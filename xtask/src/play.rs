//! `cargo xtask play`: builds the site and serves it, starting from a fresh clone.

use crate::shell::which;
use crate::site::{self, Build};
use crate::steps::Steps;
use anyhow::{Context, Result, bail};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::time::Duration;
use std::{env, thread};

/// Options of `cargo xtask play`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Port to serve on; by default a free one from 8080 to 8179
    #[arg(long)]
    port: Option<u16>,
    /// Don't open a browser
    #[arg(long)]
    no_open: bool,
}

/// Builds the site quickly and serves it until interrupted.
pub(crate) fn run(options: &Options) -> Result<()> {
    let port = match options.port {
        Some(port) if is_free(port) => port,
        Some(port) => bail!(
            "port {port} is taken by another program; name another with --port, or leave it out and a free one is found"
        ),
        None => (8080..8180)
            .find(|port| is_free(*port))
            .context("no port between 8080 and 8179 is free; name another with --port")?,
    };
    let mut steps = Steps::new(Build::Quick.steps() + 1);
    let tools = site::prepare(Build::Quick, &mut steps)?;
    if which("npm").is_none() {
        println!(
            "npm is not here, and playing does not need it: this build is quick, not small. `cargo xtask dist` and `cargo xtask test` do need it."
        );
    }
    let mut serve = site::trunk("serve", Build::Quick, tools)?
        .args(["--no-autoreload", "--address", "127.0.0.1", "--port"])
        .arg(port.to_string());
    if !options.no_open && has_desktop() {
        serve = serve.arg("--open");
    }
    announce_when_up(port, steps);
    serve.unannounced().run()
}

fn is_free(port: u16) -> bool {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok()
}

fn has_desktop() -> bool {
    cfg!(any(windows, target_os = "macos"))
        || ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// Prints the address as soon as trunk listens, which it does after the first build.
fn announce_when_up(port: u16, mut steps: Steps) {
    thread::spawn(move || {
        let up = || {
            while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
                thread::sleep(Duration::from_millis(200));
            }
            Ok(())
        };
        drop(steps.take("Putting the page together", Duration::from_secs(15), up));
        println!("\nHakkyoi is at http://127.0.0.1:{port}/ (Ctrl-C stops it)\n");
    });
}
