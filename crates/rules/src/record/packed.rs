//! Records packed into few characters, for links and for the archive.
//!
//! A predictor that has read an example of each game (`predictor`) says how likely each bit of the text is, and an arithmetic coder writes
//! a likely bit in much less than a bit. Links that players have shared and records that were stored depend on every constant of both, and
//! on the examples. Changing one of these needs a second format; this one must stay readable.
//!
//! The code begins with a checksum of the text, so that a link that was cut or mistyped is refused instead of read as something else.

mod coder;
mod predictor;

use coder::{decode, encode};

/// The longest text that is packed or unpacked, in bytes. A code of a few bytes can stand for a very long text.
pub const LONGEST: usize = 1 << 18;

/// The byte after the text. It is in no UTF-8.
const END: u8 = 0xFF;

/// The bytes of the checksum.
const CHECK: usize = 2;

/// The characters that a packed text consists of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Alphabet {
    /// 64 characters that need no escape in an address: 6 bits each.
    Link,
    /// 32,768 characters, 15 bits each. For storage: browsers limit it by characters, not by bytes.
    Stored,
}

/// The first of the 32,768 characters. None of them is a surrogate or needs an escape in JSON.
const FIRST_STORED: u32 = 0x3400;
const LINK: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

impl Alphabet {
    const fn bits(self) -> u32 {
        match self {
            Self::Link => 6,
            Self::Stored => 15,
        }
    }

    fn character(self, digit: u32) -> char {
        match self {
            Self::Link => char::from(LINK[digit as usize % LINK.len()]),
            Self::Stored => char::from_u32(FIRST_STORED + digit).unwrap_or_default(),
        }
    }

    fn digit(self, character: char) -> Option<u32> {
        match self {
            Self::Link => {
                let place = LINK.iter().position(|&it| char::from(it) == character);
                place.map(|place| place as u32)
            }
            Self::Stored => {
                let digit = u32::from(character).checked_sub(FIRST_STORED)?;
                (digit < 1 << self.bits()).then_some(digit)
            }
        }
    }

    /// Whether the text consists of these characters.
    pub fn spells(self, text: &str) -> bool {
        text.chars().all(|it| self.digit(it).is_some())
    }

    /// The bytes as characters. Zeros fill up the last character.
    fn spell(self, bytes: &[u8]) -> String {
        let mut text = String::new();
        let (mut held, mut bits) = (0_u32, 0);
        for &byte in bytes {
            held = (held << 8) | u32::from(byte);
            bits += 8;
            while bits >= self.bits() {
                bits -= self.bits();
                text.push(self.character(held >> bits));
                held &= (1 << bits) - 1;
            }
        }
        if bits > 0 {
            text.push(self.character(held << (self.bits() - bits)));
        }
        text
    }

    /// The bytes that the characters encode, perhaps with zeros after them; `None` if another character is among them.
    fn read(self, text: &str) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        let (mut held, mut bits) = (0_u32, 0);
        for character in text.chars() {
            held = (held << self.bits()) | self.digit(character)?;
            bits += self.bits();
            while bits >= 8 {
                bits -= 8;
                bytes.push((held >> bits) as u8);
                held &= (1 << bits) - 1;
            }
        }
        if bits > 0 {
            bytes.push((held << (8 - bits)) as u8);
        }
        Some(bytes)
    }
}

/// The text was not packed here, or has been cut or changed since.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this packed record is incomplete or damaged")]
pub struct Garbled;

/// Packs a text; `None` if it is longer than [`LONGEST`]. It may be any text, but is short only for records.
pub fn pack(text: &str, alphabet: Alphabet) -> Option<String> {
    if text.len() > LONGEST {
        return None;
    }
    let mut bytes = checksum(text.as_bytes()).to_be_bytes().to_vec();
    encode(text.as_bytes(), &mut bytes);
    Some(alphabet.spell(&bytes))
}

/// The text that was packed.
///
/// # Errors
/// If it was not packed with this alphabet, or has been cut or changed since.
pub fn unpack(packed: &str, alphabet: Alphabet) -> Result<String, Garbled> {
    let bytes = alphabet.read(packed).ok_or(Garbled)?;
    let (check, code) = bytes.split_first_chunk::<CHECK>().ok_or(Garbled)?;
    let text = decode(code, LONGEST).ok_or(Garbled)?;
    if checksum(&text) != u16::from_be_bytes(*check) {
        return Err(Garbled);
    }
    String::from_utf8(text).map_err(|_| Garbled)
}

/// The upper half of the text's FNV-1a hash.
fn checksum(text: &[u8]) -> u16 {
    let step = |hash: u32, byte: &u8| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    (text.iter().fold(0x811C_9DC5, step) >> 16) as u16
}

#[cfg(test)]
mod tests;
