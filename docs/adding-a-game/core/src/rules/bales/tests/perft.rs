//! Perft needs nothing besides the rules.

use super::Bales;
use crate::rules::perft::Perft;

impl Perft for Bales {}
