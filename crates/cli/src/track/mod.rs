//! `track` in the arena, and what the oracle says of it.

mod arena;
mod oracle;
