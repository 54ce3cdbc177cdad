//! Screens that do not belong to a game.

use yew::prelude::*;

use super::{Screen, routes::Route, stage::opened, words::t};

mod archived_bout;
mod banzuke;
mod bouts;
mod data;
mod home;
mod notice;
mod nowhere;
mod rules;
mod scorepad;
mod stored;
mod wrestlers;

pub use banzuke::BanzukePage;
pub use bouts::BoutsPage;
pub use data::DataPage;
pub use home::Home;
pub use notice::Notice;
pub use nowhere::nowhere;
pub use rules::rules_list;
pub use scorepad::ScorepadPage;
pub use stored::stored_notices;
pub use wrestlers::WrestlersPage;

/// The screen of a route that does not belong to a game.
pub fn screen(route: Route) -> Screen {
    let (name, html) = match route {
        Route::Home => {
            return Screen {
                name: None,
                html: html! { <Home /> },
            };
        }
        Route::RulesList => (t!("rules"), rules_list()),
        Route::Wrestlers => (t!("wrestlers"), html! { <WrestlersPage /> }),
        Route::Scorepad(keeper) => (t!("scorepad"), html! { <ScorepadPage {keeper} /> }),
        Route::Banzuke => (t!("banzuke"), html! { <BanzukePage /> }),
        Route::Bouts => (t!("bouts"), html! { <BoutsPage of={None} /> }),
        Route::BoutsOf(keeper) => (t!("bouts"), html! { <BoutsPage of={keeper} /> }),
        Route::ArchivedBout(_) => (
            t!("review"),
            opened(&route.fragment(), archived_bout::archived_bout),
        ),
        Route::Data => (t!("data"), html! { <DataPage /> }),
        _ => (t!("nothing-here"), nowhere()),
    };
    Screen::new(name, html)
}

#[cfg(test)]
mod tests;
