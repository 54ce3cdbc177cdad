//! The computer opponents of `slam`: optimal stopping over the measured landing table.
//!
//! Nothing is hidden. Luck decides how the wrestlers fall, and [`chances`] knows how likely each landing is. [`turn`] solves one turn
//! exactly, given what each end of it is worth. [`basho`] and [`nokkuauto`] work out that worth as a chance to win. [`thinking`] puts a
//! view's question to them, `levels` says how far each level looks, and [`advice`] tells a player.

pub mod advice;
pub mod basho;
pub mod chances;
mod landings_table;
mod levels;
pub mod nokkuauto;
pub mod thinking;
pub mod turn;

use advice::Advice;
use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::slam::{Action, Ring, Slam, View};

use super::{CannotDecide, Level, Opponent};

pub use thinking::Memory;

impl Opponent for Slam {
    /// The ring in which the bout is played.
    type Context = Ring;
    type Advice = Advice;
    type Memory = Memory;

    fn decide<R: Rng>(
        view: &View,
        ring: Ring,
        level: Level,
        dice: &mut R,
        memory: &mut Memory,
    ) -> Result<Action, CannotDecide> {
        levels::choose(&view.bout, ring, level, dice, memory)
    }

    fn advise<R: Rng>(
        view: &View,
        ring: Ring,
        _: &mut R,
        memory: &mut Memory,
    ) -> Result<Advice, CannotDecide> {
        advice::advise(view, ring, memory)
    }
}

/// How a computer opponent throws: aim in tenths of a degree off straight ahead, strength in thousandths, spin in hundredths. All levels
/// aim at the middle of the ring; the lower ones do not hit it as well.
pub fn aim(level: Level, seed: u64) -> (i16, u16, i16) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (aim, strength) = match level {
        Level::Makushita => (25, 35),
        Level::Maegashira => (20, 30),
        Level::Komusubi => (15, 25),
        Level::Ozeki => (12, 20),
        Level::Yokozuna => (10, 15),
    };
    let aim = rng.random_range(-aim..=aim);
    let strength = rng.random_range(500 - strength..=500 + strength);
    (aim, strength, 0)
}

#[cfg(test)]
mod opponent_tests;
#[cfg(test)]
mod tests;
