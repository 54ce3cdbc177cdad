//! The ring in slight perspective, with two wrestlers. Only `paint` and its users touch the browser; the rest is plain arithmetic.

mod aim;
mod body;
pub(super) mod camera;
mod figure;
mod film;
mod flight;
mod frames;
pub(super) mod hall;
pub(super) mod overlay;
pub(super) mod paint;
mod painter;
mod ring;
mod shape;
pub(super) mod stagehand;
mod straw;
mod tags;

pub(super) use flight::Played;
pub(super) use ring::RingScene;
