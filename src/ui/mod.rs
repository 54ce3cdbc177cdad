//! The page.
mod app;
pub use app::App;
