//! The page.
mod app;
pub mod words;

pub use app::App;
