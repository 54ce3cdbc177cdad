//! Puts similar functions of a wasm program next to each other: brotli describes a repetition in fewer bits if it is near.
//!
//! Functions are similar if they share runs of bytes. How many is estimated from sketches (MinHash): of all runs of a function, a sketch
//! keeps the least by each of several hashes, so two functions agree in about as many places as the share of runs that they have in common.

use anyhow::{Result, anyhow};
use std::cmp::Reverse;
use std::convert::Infallible;
use std::fs;
use std::path::Path;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    CodeSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload, TypeRef,
};

/// How many bytes are a run.
const RUN: usize = 6;

/// How many hashes make a sketch.
const HASHES: usize = 48;

type Sketch = [u16; HASHES];

/// Orders the functions of all programs in this folder.
///
/// # Errors
/// If a program cannot be read or written.
pub(crate) fn order_programs(site: &Path) -> Result<()> {
    for entry in fs::read_dir(site)? {
        let file = entry?.path();
        if file.extension().is_some_and(|it| it == "wasm") {
            fs::write(&file, order(&fs::read(&file)?)?)?;
        }
    }
    Ok(())
}

/// The same program, with its functions in another order.
fn order(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut functions = Functions::default();
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    functions.imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::FunctionSection(types) => {
                functions.types = types.into_iter().collect::<Result<_, _>>()?;
            }
            Payload::CodeSectionEntry(body) => functions.bodies.push(body),
            _ => (),
        }
    }
    functions.sort();
    let mut module = Module::new();
    functions
        .parse_core_module(&mut module, Parser::new(0), wasm)
        .map_err(|error| anyhow!("{error}"))?;
    Ok(module.finish())
}

/// The functions of a program, and their new order.
#[derive(Default)]
struct Functions<'a> {
    /// How many functions are imported; they come before all others.
    imported: u32,
    types: Vec<u32>,
    bodies: Vec<FunctionBody<'a>>,
    /// Where each function was, in the new order.
    order: Vec<usize>,
    /// Where each function goes, in the old order.
    places: Vec<u32>,
}

impl Functions<'_> {
    /// Begins with the first function. Each is followed by the one most like it of those that are left.
    fn sort(&mut self) {
        let sketch = |(place, body): (usize, &FunctionBody<'_>)| {
            let bytes = body.as_bytes();
            (place, bytes.len(), sketch(bytes))
        };
        let mut left: Vec<_> = self.bodies.iter().enumerate().map(sketch).collect();
        self.places = vec![0; left.len()];
        let mut next = 0;
        while next < left.len() {
            let (place, length, like) = left.swap_remove(next);
            self.places[place] = self.order.len() as u32;
            self.order.push(place);
            let score = |(place, other, sketch): &(usize, usize, Sketch)| {
                let alike = like.iter().zip(sketch).filter(|(a, b)| a == b).count();
                (alike, Reverse(length.abs_diff(*other)), Reverse(*place))
            };
            let nearest = (0..left.len()).max_by_key(|at| score(&left[*at]));
            next = nearest.unwrap_or_default();
        }
    }
}

fn sketch(bytes: &[u8]) -> Sketch {
    let mut least = [u32::MAX; HASHES];
    for run in bytes.windows(RUN) {
        let hash = run.iter().fold(0, |hash: u32, byte| {
            (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193)
        });
        let mut hash = (hash ^ hash >> 15).wrapping_mul(0x85eb_ca6b);
        for least in &mut least {
            hash = (hash ^ hash >> 13)
                .wrapping_mul(0xc2b2_ae35)
                .wrapping_add(1);
            *least = hash.min(*least);
        }
    }
    least.map(|hash| hash as u16)
}

impl Reencode for Functions<'_> {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        let own = function.checked_sub(self.imported);
        Ok(own.map_or(function, |own| self.imported + self.places[own as usize]))
    }

    fn parse_function_section(
        &mut self,
        section: &mut FunctionSection,
        _: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        for place in &self.order {
            section.function(self.types[*place]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        section: &mut CodeSection,
        _: CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        for place in self.order.clone() {
            let body = self.bodies[place].clone();
            self.parse_function_body(section, body)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
