//! Screens that do not belong to a game.

use super::{Screen, routes::Route, stage::opened, words::t};

mod archived_bout;
mod banzuke;
mod bouts;
mod data;
mod game_tabs;
mod home;
mod notice;
mod nowhere;
mod over_time;
mod problems;
mod rules;
mod scorepad;
mod stored;
mod tally;
mod wrestlers;

use banzuke::banzuke_page;
use bouts::bouts_page;
use data::data_page;
use home::home;
pub use notice::Notice;
pub use nowhere::nowhere;
use problems::problems_page;
pub use rules::rules_list;
use scorepad::scorepad_page;
pub use stored::stored_notices;
use wrestlers::wrestlers_page;

/// The screen of a route that does not belong to a game.
pub fn screen(route: Route) -> Screen {
    let (name, html) = match route {
        Route::Home => {
            return Screen {
                name: None,
                html: home(),
            };
        }
        Route::RulesList => (t!("rules"), rules_list()),
        Route::Problems => (t!("problems"), problems_page()),
        Route::Wrestlers => (t!("wrestlers"), wrestlers_page()),
        Route::Scorepad(keeper) => (t!("scorepad"), scorepad_page(keeper)),
        Route::Banzuke => (t!("banzuke"), banzuke_page()),
        Route::Bouts => (t!("bouts"), bouts_page(None)),
        Route::BoutsOf(keeper) => (t!("bouts"), bouts_page(Some(keeper))),
        Route::ArchivedBout(_) => (
            t!("review"),
            opened(&route.fragment(), archived_bout::archived_bout),
        ),
        Route::Data => (t!("data"), data_page()),
        _ => (t!("nothing-here"), nowhere()),
    };
    Screen::new(name, html)
}

#[cfg(test)]
mod tests;
