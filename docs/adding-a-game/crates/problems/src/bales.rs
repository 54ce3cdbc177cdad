//! Bales has no problems.

use rules::bales::Bales;

use super::{Posed, Posing};

impl Posed for Bales {
    const POSING: Option<Posing<Self>> = None;
}
