//! Computer opponents: a view in, an action out.
//!
//! [`Opponent`] is the trait of a game with computer opponents, and [`protocol`] has the messages with which the page asks them in a
//! worker. [`matrix`] solves simultaneous choices and [`cfr`] hidden information; neither knows any game. The opponents of each game have
//! their own folder. No player sees more than a [`Game::View`](rules::Game::View), reads a clock or draws from a random source that the
//! caller did not seed: equal requests get equal answers everywhere.

pub mod cfr;
pub mod circle;
pub mod level;
pub mod matrix;
pub mod momentum;
pub mod opponent;
pub mod protocol;
pub mod slam;
pub mod track;
pub mod tricks;
mod weight;

pub use level::Level;
pub use opponent::{CannotDecide, Opponent};
pub use weight::{Weight, hundredths, tenths};

use rand::{Rng, RngExt};

/// Draws an action from a mix; `None` if the mix is empty.
pub fn draw<A: Copy, R: Rng>(mix: &[(A, f32)], rng: &mut R) -> Option<A> {
    let sum: f32 = mix.iter().map(|(_, p)| p).sum();
    let mut point = rng.random_range(0.0..1.0) * sum;
    let mut drawn = None;
    for &(action, p) in mix.iter().filter(|(_, p)| *p > 0.0) {
        drawn = Some(action);
        point -= p;
        if point < 0.0 {
            break;
        }
    }
    drawn
}
