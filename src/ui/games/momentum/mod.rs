//! Hex sumo with momentum, on screen.

mod across;
mod advice;
mod axes;
mod bout;
mod complaint;
mod disks;
mod draft;
mod game_ui;
mod lesson;
mod now;
mod path;
mod picture;
mod result;
mod review;
mod rules;
mod setup;
mod sheets;
mod threat;
mod words;
