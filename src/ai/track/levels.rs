//! How the five levels play.

use super::{CannotDecide, Memory, Mix, choice::Choice, solver::Stakes};
use crate::{
    ai::Level,
    rules::{Seat, Viewer, track::View},
};

/// How often the level takes each action.
pub(super) fn mix(
    view: &View,
    stakes: Stakes,
    level: Level,
    memory: &mut Memory,
) -> Result<Mix, CannotDecide> {
    let Viewer::Seat(seat @ (Seat::EAST | Seat::WEST)) = view.viewer else {
        return Err(CannotDecide::NotAsked);
    };
    let choice = Choice::new(&view.bout, stakes, memory)?;
    let actions = &choice.actions[seat.index()];
    let optimal = if seat == Seat::EAST {
        &choice.solution.rows
    } else {
        &choice.solution.columns
    };
    let careless = match level {
        Level::Makushita => 0.8,
        Level::Maegashira => 0.6,
        Level::Komusubi => 0.4,
        Level::Ozeki => 0.2,
        Level::Yokozuna => 0.0,
    };
    let any = careless / actions.len() as f32;
    let mixed = actions.iter().zip(optimal);
    Ok(mixed
        .map(|(&action, &p)| (action, any + (1.0 - careless) * p as f32))
        .collect())
}
