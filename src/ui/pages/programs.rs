//! The programs of the screens that belong to no game.

use yew::prelude::*;

use super::{BanzukePage, DataPage, Home, ScorepadPage, WrestlersPage, rules_list};
use crate::{
    store::Store,
    ui::{Program, Screen, routes::Route, stage::Waiting, words::t},
};

/// What a visitor sees first: home, and the list of rules.
#[derive(Debug)]
pub struct Hall;

impl Program for Hall {
    fn open(store: &Store) {
        Waiting::settle(store);
    }

    fn screen(route: Route) -> Option<Screen> {
        match route {
            Route::Home => Some(Screen {
                name: None,
                html: html! { <Home /> },
            }),
            Route::RulesList => Some(Screen::new(t!("rules"), rules_list())),
            _ => None,
        }
    }
}

/// Wrestlers, scorepads, and what is kept.
#[derive(Debug)]
pub struct Books;

impl Program for Books {
    fn open(store: &Store) {
        Waiting::settle(store);
    }

    fn screen(route: Route) -> Option<Screen> {
        let (name, html) = match route {
            Route::Wrestlers => (t!("wrestlers"), html! { <WrestlersPage /> }),
            Route::Scorepad(keeper) => (
                t!("scorepad"),
                html! { <ScorepadPage key={keeper.slug()} {keeper} /> },
            ),
            Route::Banzuke => (t!("banzuke"), html! { <BanzukePage /> }),
            Route::Data => (t!("data"), html! { <DataPage /> }),
            _ => return None,
        };
        Some(Screen::new(name, html))
    }
}
