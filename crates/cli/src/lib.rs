//! What the command line knows of each game besides its rules and its computer opponents.
//!
//! [`arena`] plays bouts between computer players and [`oracle`] values the plays of an unfinished bout; what they must know of a game is in
//! the game's own module. `main.rs` and `commands` are the program `hakkyoi` on top of this library. The tests of the opponents' strength
//! and the example that makes problems use the library, too.

pub mod arena;
pub mod circle;
pub mod momentum;
pub mod oracle;
pub mod slam;
pub mod track;
pub mod tricks;
