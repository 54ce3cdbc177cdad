//! What the visits of several games share: the driver of a bout, the checks that every game has, and the lesson.

pub(crate) mod axe;
mod axe_core;
pub(crate) mod curtain;
pub(crate) mod facing;
pub(crate) mod geometry;
mod hand;
pub(crate) mod keyboard;
pub(crate) mod laid;
pub(crate) mod lesson;
mod longer;
pub(crate) mod means;
pub(crate) mod planted;
pub(crate) mod scene;
pub(crate) mod screens;
pub(crate) mod secrecy;
pub(crate) mod setup;
pub(crate) mod spoken;
pub(crate) mod table;
