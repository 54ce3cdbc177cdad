//! JSON for what is kept.
//!
//! By `serde-json-core`, which gives no reasons for what it cannot read. Nobody would read them here: what is damaged is set aside
//! whatever its fault. `serde_json` 1.0.154, which words its reasons, adds 11.1 kB to the page's first load (wasm as brotli 11) for
//! them and the floating-point numbers in them.

use serde::{Serialize, de::DeserializeOwned};
use serde_json_core as json;

/// How deep lists and objects may lie in one another; what the page keeps stays far below. The library has no such limit, and an entry
/// of a hundred thousand brackets would overflow the stack.
const DEEPEST: usize = 64;

/// A value as JSON; `None` for what JSON cannot say or the library does not (maps with keys that are no texts).
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

/// The value that a JSON text says, if it is one of this kind.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    if !is_shallow(text) {
        return None;
    }
    // No string is longer when its escapes are resolved.
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
