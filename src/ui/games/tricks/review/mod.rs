//! A bout looked at again with both hands open: the one that has just ended, or one out of a record.
//!
//! [`replay`] steps through it frame by frame, [`analysis`] says which decision is to be asked of the worker next
//! and keeps what came of it, and [`findings`] shows that.

mod analysis;
mod findings;
mod replay;

/// A record that can be looked at.
pub type Film = crate::ui::stage::Film<crate::rules::tricks::Tricks>;

pub use analysis::{Analysis, Told};
pub use replay::{Replay, ReplayProps};

use yew::prelude::*;

use super::{complaint::complaint, lesson::LessonPage, rules::rules_page};
use crate::{
    rules::{GameId, record::Refused, tricks::Tricks},
    ui::{Screen, routes::Route, stage::Replays, words::t},
};

impl Replays for Tricks {
    fn complaint(error: &Refused<Self>) -> String {
        complaint(error)
    }

    fn rules() -> (String, Html) {
        (t!("rules-title"), rules_page())
    }

    fn lesson(route: Route) -> Option<Screen> {
        (route == Route::Lesson(GameId::Tricks))
            .then(|| Screen::new(t!("lesson"), html! { <LessonPage /> }))
    }

    fn replay(film: Film) -> Html {
        html! { <Replay {film} /> }
    }
}
