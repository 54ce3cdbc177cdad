//! What the browser gives: storage, files, workers and locks, and hooks for what Yew lacks.

pub mod bot_worker;
pub mod download;
pub mod files;
pub mod hooks;
pub mod locks;
pub mod own_app;
pub mod physics_worker;
pub mod promise;
pub mod qr;
pub mod random;
pub mod storage;
pub mod worker;
