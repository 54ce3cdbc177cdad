//! Bouts that are kept, and links to bouts.

use hakkyoi_core::rules::record::packed::{Alphabet, pack};

/// The address that contains a record of this game.
pub(crate) fn link(game: &str, record: &str) -> String {
    let packed = pack(record, Alphabet::Link).unwrap();
    format!("#/{game}/record/{packed}")
}
