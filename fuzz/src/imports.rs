//! Imports of files on a device that already has entries.

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::{
    seeds,
    taking_in::{import, sound},
    whole,
};

/// The room for a file in bytes: `share` 64ths of its length, or unlimited.
fn room(share: u8, file: &str) -> Option<usize> {
    (share < u8::MAX).then(|| file.len() * usize::from(share) / 64)
}

/// Writes the seeds: files with some of the entries that the page can save, and unlimited room.
pub fn seed() {
    let entries = whole::entries();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    let files = (0..40).map(|_| sound(&entries, &mut dice));
    let with_room = |file: String| [&[u8::MAX], file.as_bytes()].concat();
    seeds::write_corpus("imports", files.map(with_room));
}

/// Imports a file with limited room: it must be refused with a reason and change nothing, or be imported whole and valid.
pub fn check(bytes: &[u8]) {
    let Some((&share, file)) = bytes.split_first() else {
        return;
    };
    if let Ok(file) = str::from_utf8(file) {
        import(file, room(share, file));
    }
}
