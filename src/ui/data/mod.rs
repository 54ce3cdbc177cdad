//! What is stored on the device, entry by entry, and the context through which components reach it.

pub mod app_context;
pub mod backup;
pub mod book;
pub mod problems;
pub mod report;
pub mod robin;
pub mod room;
pub mod settings;
pub mod trouble;
