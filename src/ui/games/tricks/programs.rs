//! The programs of this game's screens.

use yew::prelude::*;

use super::{bout::BoutPage, lesson::LessonPage, rules::rules_page};
use crate::{
    rules::{GameId, tricks::Tricks},
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
pub struct TricksProgram;

impl Program for TricksProgram {
    fn open(store: &Store) {
        Waiting::settle(store);
    }

    fn screen(route: Route) -> Option<Screen> {
        let (name, html) = match route {
            Route::Setup(GameId::Tricks) => (t!("new-bout"), html! { <SetupPage<Tricks> /> }),
            Route::Bout(GameId::Tricks) => {
                (t!("game-name", game = "tricks"), html! { <BoutPage /> })
            }
            _ => return None,
        };
        Some(Screen::new(name, html))
    }
}

/// Learning: rules, lesson, and bouts looked at again.
#[derive(Debug)]
pub struct TricksStudy;

impl Program for TricksStudy {
    fn screen(route: Route) -> Option<Screen> {
        let (name, html) = match route {
            Route::Review(GameId::Tricks) => (t!("review"), html! { <ReviewPage<Tricks> /> }),
            // Another record is another page.
            Route::Record(GameId::Tricks) => (
                t!("record"),
                html! { <RecordPage<Tricks> key={fragment()} /> },
            ),
            Route::Rules(GameId::Tricks) => (t!("rules-title"), rules_page()),
            Route::Lesson(GameId::Tricks) => (t!("lesson"), html! { <LessonPage /> }),
            _ => return None,
        };
        Some(Screen::new(name, html))
    }
}
