//! What one viewer may see of a bout: all of it.

use rand::Rng;
use serde::{Deserialize, Serialize};

use super::Slam;
use crate::Determinize;

/// A bout as any viewer may see it: nothing is hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The bout.
    pub bout: Slam,
}

impl Determinize for Slam {
    fn determinize<R: Rng>(view: &View, _: &mut R) -> Option<Self> {
        Some(view.bout.clone())
    }
}
