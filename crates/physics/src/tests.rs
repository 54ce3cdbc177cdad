//! Tests of the throwing ring.

mod contacts;
mod outlines;
mod throws;
