//! Gives the functions that a wasm program imports from its script short names: wasm-bindgen ends each with 16 random digits, in both files,
//! which cannot be compressed.

use anyhow::{Context, Result, anyhow, ensure};
use std::convert::Infallible;
use std::fs;
use std::path::Path;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{ImportSection, Module};
use wasmparser::{ImportSectionReader, Parser};

/// Renames the imports of all programs in this folder.
///
/// # Errors
/// If a program or its script cannot be read or written, or do not have the form that wasm-bindgen gives them.
pub(crate) fn shorten_imports(site: &Path) -> Result<()> {
    for entry in fs::read_dir(site)? {
        let file = entry?.path();
        if file.extension().is_some_and(|it| it == "wasm") {
            let name = file.file_stem().and_then(|stem| stem.to_str());
            let name = name.and_then(|stem| stem.strip_suffix("_bg"));
            let name = name.with_context(|| format!("no script of {}", file.display()))?;
            let script = site.join(format!("{name}.js"));
            let (program, text) = shorten(&fs::read(&file)?, fs::read_to_string(&script)?)?;
            fs::write(&file, program)?;
            fs::write(&script, text)?;
        }
    }
    Ok(())
}

/// The same program and script, with short names for what the one imports from the other.
fn shorten(wasm: &[u8], mut script: String) -> Result<(Vec<u8>, String)> {
    let mut names = Names::default();
    let mut module = Module::new();
    names
        .parse_core_module(&mut module, Parser::new(0), wasm)
        .map_err(|error| anyhow!("{error}"))?;
    for (place, name) in names.0.iter().enumerate() {
        // The script has an object with the functions.
        let key = format!("{name}: ");
        ensure!(script.matches(&key).count() == 1, "{name} is not defined");
        script = script.replace(&key, &format!("{}: ", short(place)));
    }
    Ok((module.finish(), script))
}

/// The short name of an import: `a` to `z`, `ba`, `bb` and so on.
fn short(place: usize) -> String {
    let last = char::from(b'a' + (place % 26) as u8);
    match place / 26 {
        0 => last.to_string(),
        rest => format!("{}{last}", short(rest)),
    }
}

/// The names of the imports so far.
#[derive(Default)]
struct Names(Vec<String>);

impl Reencode for Names {
    type Error = Infallible;

    fn parse_import_section(
        &mut self,
        section: &mut ImportSection,
        imports: ImportSectionReader<'_>,
    ) -> Result<(), Error> {
        for import in imports.into_imports() {
            let import = import?;
            let kind = self.entity_type(import.ty)?;
            section.import(import.module, &short(self.0.len()), kind);
            self.0.push(import.name.to_owned());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{EntityType, TypeSection};
    use wasmparser::Payload;

    use super::*;

    /// A program that imports these functions.
    fn program(names: &[String]) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        for name in names {
            imports.import("./page_bg.js", name, EntityType::Function(0));
        }
        let mut module = Module::new();
        module.section(&types).section(&imports);
        module.finish()
    }

    fn imported(wasm: &[u8]) -> Vec<String> {
        let payloads = Parser::new(0).parse_all(wasm).map(Result::unwrap);
        let sections = payloads.filter_map(|payload| match payload {
            Payload::ImportSection(section) => Some(section),
            _ => None,
        });
        let imports = sections.flat_map(ImportSectionReader::into_imports);
        imports.map(|it| it.unwrap().name.to_owned()).collect()
    }

    #[test]
    fn program_and_script_have_the_same_names() {
        let names: Vec<String> = (0..60).map(|n| format!("__wbg_f{n}_0123")).collect();
        let object = |names: &[String]| {
            let keys = names.iter().map(|name| format!("{name}: function() {{}},"));
            keys.collect::<String>()
        };
        let (program, script) = shorten(&program(&names), object(&names)).unwrap();
        let short = imported(&program);
        assert_eq!(short[..3], ["a", "b", "c"]);
        assert_eq!(short[24..28], ["y", "z", "ba", "bb"]);
        assert_eq!(script, object(&short));
    }

    #[test]
    fn missing_function_is_an_error() {
        let names = ["__wbg_f_0123".to_owned()];
        assert!(shorten(&program(&names), String::new()).is_err());
    }
}
