//! Tests of the throwing ring.

mod outlines;
mod throws;
