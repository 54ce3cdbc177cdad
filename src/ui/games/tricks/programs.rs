//! The programs of this game's screens.

use yew::prelude::*;

use super::{
    bout::{BoutPage, settle},
    lesson::LessonPage,
    review::{RecordPage, ReviewPage},
    rules::rules_page,
    setup::SetupPage,
};
use crate::{
    store::Store,
    ui::{
        Program, Screen,
        routes::{Route, fragment},
        words::t,
    },
};

/// Playing: set-up and bout.
#[derive(Debug)]
pub struct TricksProgram;

impl Program for TricksProgram {
    fn open(store: &Store) {
        settle(store);
    }

    fn screen(route: Route) -> Option<Screen> {
        let (name, html) = match route {
            Route::TricksSetup => (t!("new-bout"), html! { <SetupPage /> }),
            Route::Tricks => (t!("game-name", game = "tricks"), html! { <BoutPage /> }),
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
            Route::TricksReview => (t!("review"), html! { <ReviewPage /> }),
            // Another record is another page.
            Route::Record => (t!("record"), html! { <RecordPage key={fragment()} /> }),
            Route::TricksRules => (t!("rules-title"), rules_page()),
            Route::TricksLesson => (t!("lesson"), html! { <LessonPage /> }),
            _ => return None,
        };
        Some(Screen::new(name, html))
    }
}
