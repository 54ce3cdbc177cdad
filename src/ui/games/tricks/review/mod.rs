//! The review of a bout with both hands open: the bout that has just ended, or one from a record.
//!
//! [`replay`] shows a frame of the bout and asks the analysis about the [`decisions`]. [`findings`] renders what it says.

mod decisions;
mod findings;
mod replay;

/// A record to review.
pub(super) type Replay = crate::ui::stage::Replay<crate::rules::tricks::Tricks>;

pub use decisions::{Decision, decisions};

use yew::prelude::*;

use replay::use_review;

use super::{complaint, rules::rules_page, words::log_line};
use crate::{
    rules::tricks::{Event, Illegal, Misread, Tricks},
    ui::{
        component::component_with,
        stage::{ReviewProps, ReviewUi},
        words::t,
    },
};

impl ReviewUi for Tricks {
    fn illegal(illegal: &Illegal) -> String {
        complaint::illegal(illegal)
    }

    fn misread(misread: &Misread) -> String {
        complaint::misread(misread)
    }

    fn rules() -> (String, Html) {
        (t!("rules-title"), rules_page())
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Led { .. })
    }

    fn line(event: &Event, replay: &Replay) -> String {
        log_line(event, &replay.names).1
    }

    fn turn_lines(events: &[Event], replay: &Replay) -> Vec<String> {
        let told = |event: &&Event| !matches!(event, Event::Dealt { .. } | Event::Pushed { .. });
        let told = events.iter().filter(told);
        told.map(|event| Self::line(event, replay)).collect()
    }

    fn reviewed(props: ReviewProps<Self>) -> Html {
        component_with(props, use_review)
    }
}
