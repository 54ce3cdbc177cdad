//! Screens that do not belong to a game.

use yew::prelude::*;

use crate::ui::{
    parts::{Screen, nowhere},
    routes::Route,
    words::t,
};

mod album;
mod archived_bout;
mod banzuke;
mod bouts;
mod data;
mod game_tabs;
mod go_on;
mod home;
mod over_time;
mod problems;
mod rules;
mod scorepad;
mod tally;
mod wrestlers;

use archived_bout::ArchivedBout;
use banzuke::BanzukePage;
use bouts::BoutsPage;
use data::DataPage;
use go_on::GoOn;
use home::Home;
use problems::ProblemsPage;
pub use rules::rules_list;
use scorepad::ScorepadPage;
use wrestlers::WrestlersPage;

/// The screen of a route that does not belong to a game.
pub fn screen(route: Route) -> Screen {
    let (name, html) = match route {
        Route::Home => {
            return Screen {
                name: None,
                html: html! { <Home /> },
            };
        }
        Route::Continue => {
            return Screen {
                name: None,
                html: html! { <GoOn /> },
            };
        }
        Route::RulesList => (t!("rules"), rules_list()),
        Route::Problems => (t!("problems"), html! { <ProblemsPage /> }),
        Route::Wrestlers => (t!("wrestlers"), html! { <WrestlersPage /> }),
        Route::Scorepad(owner) => (t!("scorepad"), html! { <ScorepadPage {owner} /> }),
        Route::Banzuke => (t!("banzuke"), html! { <BanzukePage /> }),
        Route::Bouts => (t!("bouts"), html! { <BoutsPage /> }),
        Route::BoutsOf(owner) => (t!("bouts"), html! { <BoutsPage of={owner} /> }),
        Route::ArchivedBout(id) => (t!("review"), html! { <ArchivedBout key={id} {id} /> }),
        Route::Data => (t!("data"), html! { <DataPage /> }),
        _ => (t!("nothing-here"), nowhere()),
    };
    Screen::new(name, html)
}

#[cfg(test)]
mod tests;
