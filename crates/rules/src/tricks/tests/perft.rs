//! Perft begins after the deal, which is the only chance step.

use super::Tricks;
use crate::perft::Perft;

impl Perft for Tricks {}
