//! Perft needs nothing but the rules: no step is a chance step.

use super::Track;
use crate::perft::Perft;

impl Perft for Track {}
