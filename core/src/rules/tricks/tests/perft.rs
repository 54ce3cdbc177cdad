//! Perft begins after the deal, which is the only chance step.

use super::Tricks;
use crate::rules::perft::Perft;

impl Perft for Tricks {}
