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

use super::complaint::complaint;
use crate::{
    rules::{record::Refused, tricks::Tricks},
    ui::stage::Replays,
};

impl Replays for Tricks {
    fn complaint(error: &Refused<Self>) -> String {
        complaint(error)
    }

    fn replay(film: Film) -> Html {
        html! { <Replay {film} /> }
    }
}
