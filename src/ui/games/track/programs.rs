//! The programs of this game's screens.

use yew::prelude::*;

use super::{bout::BoutPage, robin::RobinPage, rules::rules_page};
use crate::{
    rules::{GameId, track::Track},
    store::Store,
    ui::{
        Program, Screen,
        routes::{Route, fragment},
        stage::{RecordPage, ReviewPage, SetupPage, settle},
        words::t,
    },
};

/// Playing: set-up and bout.
#[derive(Debug)]
pub struct TrackProgram;

impl Program for TrackProgram {
    fn open(store: &Store) {
        settle::<Track>(store);
    }

    fn screen(route: Route) -> Option<Screen> {
        let (name, html) = match route {
            Route::Setup(GameId::Track) => (t!("new-bout"), html! { <SetupPage<Track> /> }),
            Route::Bout(GameId::Track) => (t!("game-name", game = "track"), html! { <BoutPage /> }),
            Route::Robin => (t!("robin"), html! { <RobinPage /> }),
            _ => return None,
        };
        Some(Screen::new(name, html))
    }
}

/// Learning: rules, and bouts looked at again.
#[derive(Debug)]
pub struct TrackStudy;

impl Program for TrackStudy {
    fn screen(route: Route) -> Option<Screen> {
        let (name, html) = match route {
            Route::Review(GameId::Track) => (t!("review"), html! { <ReviewPage<Track> /> }),
            // Another record is another page.
            Route::Record(GameId::Track) => (
                t!("record"),
                html! { <RecordPage<Track> key={fragment()} /> },
            ),
            Route::Rules(GameId::Track) => (t!("track-rules-title"), rules_page()),
            _ => return None,
        };
        Some(Screen::new(name, html))
    }
}
