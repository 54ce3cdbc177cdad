//! Reads and writes the JSON of entries.
//!
//! Writes with `serde-json-core`, and reads through a tree of [`Value`]s: the reader of `serde-json-core` would add 14.7 kB to the page's first
//! load (wasm as brotli 11), because it parses the text anew in the code of every stored type. The errors of both do not say what is wrong.
//! The store needs no reasons: it sets a damaged entry aside whatever the fault. `serde_json` 1.0.154 would add 11.1 kB for its error messages
//! and the formatting of floating-point numbers in them.

mod deserializer;
mod value;

use serde::{Serialize, de::DeserializeOwned};
use serde_json_core as json;

use value::Value;

/// A value as JSON; `None` if JSON or the library cannot express it (maps whose keys are not strings).
pub(super) fn write<T: Serialize>(value: &T) -> Option<String> {
    written(&|room| json::to_slice(value, room))
}

/// The text that this writes, in as much room as it needs.
fn written(write: &dyn Fn(&mut [u8]) -> json::ser::Result<usize>) -> Option<String> {
    let mut room = vec![0; 1 << 12];
    loop {
        match write(&mut room) {
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
    T::deserialize(&Value::parse(text)?).ok()
}

/// A JSON text, whose fields are read one by one.
pub(super) struct Tree<'t>(Value<'t>);

impl<'t> Tree<'t> {
    /// The tree of a text; `None` if the text is not JSON.
    pub(super) fn of(text: &'t str) -> Option<Self> {
        Value::parse(text).map(Self)
    }

    /// The value of the only field of this name, whatever else the text holds; `None` if there is no such value.
    pub(super) fn read<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        T::deserialize(self.0.field(name)?).ok()
    }
}
