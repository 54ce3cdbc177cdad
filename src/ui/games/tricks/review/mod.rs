//! The review of a bout with both hands open: the bout that has just ended, or one from a record.
//!
//! [`replay`] shows a frame of the bout and asks the analysis about the [`decisions`]. [`findings`] renders what it says.

mod decisions;
mod findings;
mod replay;

/// A record to review.
pub(super) type Replay = crate::ui::stage::Replay<rules::tricks::Tricks>;

pub use decisions::{Decision, decisions};

use replay::Review;
use rules::tricks::{Event, Tricks};
use yew::prelude::*;

use super::{rules::RULES_PAGE, words::log_line};
use crate::ui::{
    parts::RulesPage,
    stage::{ReviewProps, ReviewUi},
};

impl ReviewUi for Tricks {
    const RULES: &'static RulesPage = RULES_PAGE;

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Led { .. })
    }

    fn line(event: &Event, replay: &Replay) -> String {
        log_line(event, &replay.names)
    }

    fn turn_lines(events: &[Event], replay: &Replay) -> Vec<String> {
        let told = |event: &&Event| !matches!(event, Event::Dealt { .. } | Event::Pushed { .. });
        let told = events.iter().filter(told);
        told.map(|event| Self::line(event, replay)).collect()
    }

    fn reviewed(props: ReviewProps<Self>) -> Html {
        html! { <Review ..props /> }
    }
}
