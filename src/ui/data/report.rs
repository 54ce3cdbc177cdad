//! The report of a program that crashed; `static/start.js` writes it.

use store::Slot;

/// The slot of the report.
pub const REPORT: Slot<String> = Slot::new("report", 1);
