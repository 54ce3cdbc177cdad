//! Puts similar functions of a wasm program next to each other: brotli describes a repetition in fewer bits if it is near.
//!
//! Each function is followed by the one of which the functions before it contain the greatest share of runs of bytes. A function counts
//! a fraction of the one after it, so those further back count less, and a run that several of them contain counts several times.

use anyhow::{Result, anyhow};
use std::collections::HashMap;
use std::convert::Infallible;
use std::fs;
use std::path::Path;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    CodeSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload, TypeRef,
};

/// A run of bytes.
type Run = [u8; 4];

/// What a run in the function before the last one counts, if one in the last function counts 1.
const DECAY: f32 = 0.3;

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
    /// Begins with the first function.
    fn sort(&mut self) {
        let runs: Vec<_> = self.bodies.iter().map(runs).collect();
        let mut containing: HashMap<Run, Vec<usize>> = HashMap::new();
        for (place, runs) in runs.iter().enumerate() {
            for run in runs {
                containing.entry(*run).or_default().push(place);
            }
        }
        let mut shared = vec![0.0; runs.len()];
        let mut left: Vec<usize> = (0..runs.len()).collect();
        self.places = vec![0; runs.len()];
        let mut next = 0;
        while next < left.len() {
            let place = left.remove(next);
            self.places[place] = self.order.len() as u32;
            self.order.push(place);
            for shared in &mut shared {
                *shared *= DECAY;
            }
            for run in &runs[place] {
                for other in &containing[run] {
                    shared[*other] += 1.0;
                }
            }
            let share = |at: &usize| shared[left[*at]] / runs[left[*at]].len().max(1) as f32;
            let nearest = (0..left.len()).max_by(|a, b| share(a).total_cmp(&share(b)));
            next = nearest.unwrap_or_default();
        }
    }
}

/// The runs of this function, each once.
fn runs(body: &FunctionBody<'_>) -> Vec<Run> {
    let mut runs: Vec<Run> = body.as_bytes().array_windows().copied().collect();
    runs.sort_unstable();
    runs.dedup();
    runs
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
