//! The command `landings`: measures how thrown wrestlers land.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use physics::landings;
use rules::slam::Ring;

use super::refuse;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many throws of both wrestlers into each ring, and how many of one.
    #[arg(long, default_value_t = 50_000)]
    throws: u32,
    /// The seed of the random numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only rings of this shape.
    #[arg(long)]
    shape: Option<String>,
    /// Only rings of this size, in percent of the rope.
    #[arg(long)]
    size: Option<u8>,
}

impl Arguments {
    pub(crate) fn run(&self) -> io::Result<ExitCode> {
        let is_asked = |(_, ring): &(usize, Ring)| {
            let shape = self.shape.as_ref();
            shape.is_none_or(|shape| ring.shape.slug() == shape)
                && self.size.is_none_or(|size| ring.size.percent() == size)
        };
        let rings: Vec<_> = landings::rings().filter(is_asked).collect();
        if rings.is_empty() {
            return Ok(refuse(
                &"There is no such ring; shapes are circle, oval, square, triangle and eight, sizes 40, 50 … 100",
            ));
        }
        let text = landings::table(&rings, self.throws, self.seed);
        io::stdout().lock().write_all(text.as_bytes())?;
        Ok(ExitCode::SUCCESS)
    }
}
