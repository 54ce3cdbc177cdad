//! Reads and writes the JSON of entries.
//!
//! Uses `serde-json-core`, whose errors do not say what is wrong. The store needs no reasons: it sets a damaged entry aside whatever the
//! fault. `serde_json` 1.0.154 would add 11.1 kB to the page's first load (wasm as brotli 11) for its error messages and the formatting of
//! floating-point numbers in them.

use serde::{Serialize, de::DeserializeOwned};
use serde_json_core as json;

/// How deep lists and objects may be nested. The page's entries stay far below. The library has no limit, and an entry of a hundred
/// thousand brackets would overflow the stack.
const DEEPEST: usize = 64;

/// A value as JSON; `None` if JSON or the library cannot express it (maps whose keys are not strings).
pub(super) fn write<T: Serialize>(value: &T) -> Option<String> {
    let mut room = vec![0; 1 << 12];
    loop {
        match json::to_slice(value, &mut room) {
            Ok(length) => {
                room.truncate(length);
                return String::from_utf8(room).ok();
            }
            Err(json::ser::Error::BufferFull) => room.resize(2 * room.len(), 0),
            Err(_) => return None,
        }
    }
}

/// The value of a JSON text; `None` if it is not valid JSON for this type.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    if !is_shallow(text) {
        return None;
    }
    // Resolving escapes never makes a string longer.
    let mut resolved = vec![0; text.len()];
    let (value, _) = json::from_str_escaped(text, &mut resolved).ok()?;
    Some(value)
}

fn is_shallow(text: &str) -> bool {
    let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'[' | b'{' if !quoted => depth += 1,
            b']' | b'}' if !quoted => depth = depth.saturating_sub(1),
            _ => (),
        }
        if depth > DEEPEST {
            return false;
        }
    }
    true
}
