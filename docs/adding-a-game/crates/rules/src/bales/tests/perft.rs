//! Perft needs nothing besides the rules.

use crate::perft::Perft;

use super::Bales;

impl Perft for Bales {}
