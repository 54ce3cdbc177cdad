//! The review of a bout with both hands open: the bout that has just ended, or one from a record.
//!
//! [`replay`] steps through the bout frame by frame. [`analysis`] decides what to ask the worker next and stores the
//! results. [`findings`] renders them.

mod analysis;
mod findings;
mod replay;

/// A record to review.
pub(super) type Replay = crate::ui::stage::Replay<crate::rules::tricks::Tricks>;

pub use analysis::{Analysis, Told};
pub use replay::{Review, ReviewProps};

use yew::prelude::*;

use super::{complaint::complaint, rules::rules_page};
use crate::{
    rules::{record::Refused, tricks::Tricks},
    ui::{stage::ReviewUi, words::t},
};

impl ReviewUi for Tricks {
    fn complaint(error: &Refused<Self>) -> String {
        complaint(error)
    }

    fn rules() -> (String, Html) {
        (t!("rules-title"), rules_page())
    }

    fn review(replay: Replay) -> Html {
        html! { <Review {replay} /> }
    }
}
