//! The programs of this game's screens.

use yew::prelude::*;

use super::{bout::BoutPage, rules::rules_page};
use crate::{
    rules::{GameId, circle::Circle},
    store::Store,
    ui::{
        Program, Screen,
        routes::{Route, fragment},
        stage::{RecordPage, ReviewPage, SetupPage, Waiting},
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

/// Learning: rules, and bouts looked at again.
#[derive(Debug)]
pub struct CircleStudy;

impl Program for CircleStudy {
    fn screen(route: Route) -> Option<Screen> {
        let (name, html) = match route {
            Route::Review(GameId::Circle) => (t!("review"), html! { <ReviewPage<Circle> /> }),
            // Another record is another page.
            Route::Record(GameId::Circle) => (
                t!("record"),
                html! { <RecordPage<Circle> key={fragment()} /> },
            ),
            Route::Rules(GameId::Circle) => (t!("circle-rules-title"), rules_page()),
            _ => return None,
        };
        Some(Screen::new(name, html))
    }
}
