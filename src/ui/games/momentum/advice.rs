//! The analysis in words.

use super::model::Model;
use crate::ui::{stage::Hint, words::t};

/// What the hint says to the player who looks; none until one has been asked for.
pub(super) fn hint(model: &Model) -> Option<String> {
    model.hint().map(|hint| match hint {
        Hint::Thinking => t!("hint-thinking"),
        Hint::Failed => t!("hint-failed"),
        Hint::Told(_) => t!("hint-failed"),
    })
}
