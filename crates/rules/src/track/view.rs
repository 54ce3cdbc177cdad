//! What one viewer may see of a bout: all of it.

use rand::Rng;
use serde::{Deserialize, Serialize};

use super::Track;
use crate::{Determinize, Viewer};

/// A bout as one viewer may see it. Nothing is hidden: hands are open, and a choice is not part of the bout until it is revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who this view is for.
    pub viewer: Viewer,
    /// The bout.
    pub bout: Track,
}

impl Determinize for Track {
    fn determinize<R: Rng>(view: &View, _: &mut R) -> Option<Self> {
        Some(view.bout)
    }
}
