//! Files that are taken in where something is kept already.

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::{
    seeds,
    taking_in::{import, sound},
    whole,
};

/// How much room there is for a file: so many 64ths of its length, or any amount.
fn room(share: u8, file: &str) -> Option<usize> {
    (share < u8::MAX).then(|| file.len() * usize::from(share) / 64)
}

/// Lays down files with some of all that the page can keep, and any amount of room for them.
pub fn seed() {
    let entries = whole::entries();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    let files = (0..40).map(|_| sound(&entries, &mut dice));
    let with_room = |file: String| [&[u8::MAX], file.as_bytes()].concat();
    seeds::lay("imports", files.map(with_room));
}

/// A file, for which there is so much room, is refused in words and changes nothing, or is taken in whole and sound.
pub fn check(bytes: &[u8]) {
    let Some((&share, file)) = bytes.split_first() else {
        return;
    };
    if let Ok(file) = str::from_utf8(file) {
        import(file, room(share, file));
    }
}
