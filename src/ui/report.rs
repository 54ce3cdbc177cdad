//! What a program that died had to say; `static/start.js` keeps it.

use crate::store::Slot;

/// Where it is kept.
pub const REPORT: Slot<String> = Slot::new("report", 1);
