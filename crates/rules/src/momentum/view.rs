//! What one viewer may see of a bout: all of it.

use rand::Rng;
use serde::{Deserialize, Serialize};

use super::Momentum;
use crate::{Determinize, Viewer};

/// A bout as one viewer may see it: nothing is hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who this view is for.
    pub viewer: Viewer,
    /// The bout.
    pub bout: Momentum,
}

impl Determinize for Momentum {
    fn determinize<R: Rng>(view: &View, _: &mut R) -> Option<Self> {
        Some(view.bout.clone())
    }
}
