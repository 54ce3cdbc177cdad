//! Laying the rope by hand: drawn with a finger, or from corner to corner.

mod drawing;
mod editor;

pub use editor::RopeEditor;
