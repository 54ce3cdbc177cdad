//! A screen: what an address shows.

use yew::prelude::*;

/// A screen.
#[derive(Debug)]
pub struct Screen {
    /// Its name in the window's title; `None` where the app's name is enough.
    pub name: Option<String>,
    /// Its content.
    pub html: Html,
}

impl Screen {
    /// A screen of this name.
    pub fn new(name: String, html: Html) -> Self {
        let name = Some(name);
        Self { name, html }
    }
}
