//! The programs of this game's screens.

use yew::prelude::*;

use super::bout::BoutPage;
use crate::{
    rules::{GameId, circle::Circle},
    store::Store,
    ui::{
        Program, Screen,
        routes::Route,
        stage::{SetupPage, Waiting},
        words::t,
    },
};

/// Playing: set-up and bout.
#[derive(Debug)]
pub struct CircleProgram;

impl Program for CircleProgram {
    fn open(store: &Store) {
        Waiting::settle(store);
    }

    fn screen(route: Route) -> Option<Screen> {
        let (name, html) = match route {
            Route::Setup(GameId::Circle) => (t!("new-bout"), html! { <SetupPage<Circle> /> }),
            Route::Bout(GameId::Circle) => {
                (t!("game-name", game = "circle"), html! { <BoutPage /> })
            }
            _ => return None,
        };
        Some(Screen::new(name, html))
    }
}
