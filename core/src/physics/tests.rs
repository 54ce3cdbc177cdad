//! What the ring promises.

mod outlines;
mod throws;
