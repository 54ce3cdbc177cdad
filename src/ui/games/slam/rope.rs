//! The editor in which players lay the rope: drawn as a stroke, or corner by corner.

mod drawing;
mod editor;

pub(super) use editor::RopeEditor;
