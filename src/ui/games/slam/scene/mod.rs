//! The ring in light perspective, with two wrestlers in it. Everything but `paint` and what uses it is plain arithmetic.

mod aim;
mod body;
pub(super) mod camera;
mod figure;
mod frames;
pub(super) mod hall;
pub(super) mod paint;
mod ring;
mod shape;
pub(super) mod stagehand;
mod straw;
mod tags;

pub use ring::{Played, RingScene, RingSceneProps};
