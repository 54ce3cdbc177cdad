//! Bales has no problems.

use super::{Posed, Posing};
use crate::rules::bales::Bales;

impl Posed for Bales {
    const POSING: Option<Posing<Self>> = None;
}
