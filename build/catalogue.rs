//! Reads a message catalogue in Fluent's text form into the pieces from which the page builds its messages.
//!
//! The build script, which writes the pieces as Rust data, and `tests/catalogue`, which compares the catalogues with each other and with
//! the code, share this module. It supports the part of Fluent's syntax that this page needs (text, placeholders, choices by number, plural
//! or word) and refuses everything else with an error, so that nothing is silently dropped.

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
};

use fluent_syntax::{ast, parser, unicode::unescape_unicode_to_string};

/// Messages of one language by key.
pub(crate) type Messages = BTreeMap<String, Message>;

/// A message: its pieces in reading order.
pub(crate) type Message = Vec<Piece>;

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// Literal text.
    Text(String),
    /// The value given for this placeholder.
    Given(String),
    /// One of several messages, chosen by the value given for a placeholder.
    Choice {
        /// The placeholder that decides.
        by: String,
        /// The cases in the order in which they are tried.
        cases: Vec<(Case, Message)>,
        /// The index of the case to use if none fits.
        default: usize,
    },
}

/// When a case of a choice fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Case {
    /// For exactly this number.
    Exactly(i64),
    /// For numbers of this plural category (`one`, `few`, …), or for this word.
    Named(String),
}

/// The files of each language, by its tag: `<tag>.ftl`, and `<tag>/<game>.ftl` with the words that only one game uses.
pub(crate) fn files(locales: &Path) -> io::Result<BTreeMap<String, Vec<PathBuf>>> {
    let mut languages: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for entry in fs::read_dir(locales)? {
        let path = entry?.path();
        let tag = path.file_stem().unwrap_or_default().to_string_lossy();
        let files = languages.entry(tag.into_owned()).or_default();
        if path.is_dir() {
            for entry in fs::read_dir(path)? {
                files.push(entry?.path());
            }
        } else {
            files.push(path);
        }
    }
    for files in languages.values_mut() {
        files.retain(|file| file.extension().is_some_and(|it| it == "ftl"));
        files.sort();
    }
    languages.retain(|_, files| !files.is_empty());
    Ok(languages)
}

/// Reads the catalogue in these files. The error lists every fault as a sentence with its file, and its line or key.
pub(crate) fn read_files(files: &[PathBuf]) -> Result<Messages, Vec<String>> {
    let (mut all, mut faults) = (Messages::new(), Vec::new());
    for file in files {
        let placed = |fault: String| format!("{}: {fault}", file.display());
        let text = fs::read_to_string(file).map_err(|error| vec![error.to_string()]);
        match text.and_then(|text| read(&text)) {
            Ok(messages) => {
                for (key, message) in messages {
                    if all.contains_key(&key) {
                        faults.push(placed(format!("{key}: stands in another file, too")));
                    }
                    all.insert(key, message);
                }
            }
            Err(found) => faults.extend(found.into_iter().map(placed)),
        }
    }
    if faults.is_empty() {
        Ok(all)
    } else {
        Err(faults)
    }
}

/// Reads the text of a file. The error lists every fault as a sentence with its line or key.
pub(crate) fn read(text: &str) -> Result<Messages, Vec<String>> {
    let mut faults = Vec::new();
    let resource = parser::parse(text).unwrap_or_else(|(resource, errors)| {
        faults.extend(errors.iter().map(|error| {
            let line = text.get(..error.pos.start).unwrap_or(text).lines().count();
            format!("line {line}: {error}")
        }));
        resource
    });
    let mut messages = Messages::new();
    for entry in resource.body {
        match entry {
            ast::Entry::Message(message) => {
                let key = message.id.name;
                if !message.attributes.is_empty() {
                    faults.push(format!(
                        "{key}: attributes are not supported, give each text its own key"
                    ));
                }
                let read = message
                    .value
                    .as_ref()
                    .map_or_else(|| Err("has no text".to_owned()), pieces);
                match read {
                    Err(fault) => faults.push(format!("{key}: {fault}")),
                    Ok(read) => {
                        if messages.insert(key.to_owned(), read).is_some() {
                            faults.push(format!("{key}: stands twice"));
                        }
                    }
                }
            }
            ast::Entry::Term(term) => {
                faults.push(format!("-{}: terms are not supported", term.id.name));
            }
            // The parser has already reported junk, and comments are for translators.
            ast::Entry::Junk { .. }
            | ast::Entry::Comment(_)
            | ast::Entry::GroupComment(_)
            | ast::Entry::ResourceComment(_) => {}
        }
    }
    if faults.is_empty() {
        Ok(messages)
    } else {
        Err(faults)
    }
}

fn pieces(pattern: &ast::Pattern<&str>) -> Result<Message, String> {
    let mut pieces = Message::new();
    for element in &pattern.elements {
        let piece = match element {
            ast::PatternElement::TextElement { value } => Piece::Text((*value).to_owned()),
            ast::PatternElement::Placeable { expression } => placed(expression)?,
        };
        // The parser splits text at line ends.
        if let (Some(Piece::Text(before)), Piece::Text(more)) = (pieces.last_mut(), &piece) {
            before.push_str(more);
        } else {
            pieces.push(piece);
        }
    }
    Ok(pieces)
}

fn placed(expression: &ast::Expression<&str>) -> Result<Piece, String> {
    match expression {
        ast::Expression::Inline(inline) => match inline {
            ast::InlineExpression::StringLiteral { value } => {
                Ok(Piece::Text(unescape_unicode_to_string(value).into_owned()))
            }
            ast::InlineExpression::NumberLiteral { value } => Ok(Piece::Text((*value).to_owned())),
            ast::InlineExpression::VariableReference { id } => Ok(Piece::Given(id.name.to_owned())),
            ast::InlineExpression::Placeable { expression } => placed(expression),
            ast::InlineExpression::FunctionReference { id, .. } => {
                Err(format!("the function {} is not supported", id.name))
            }
            ast::InlineExpression::MessageReference { id, .. }
            | ast::InlineExpression::TermReference { id, .. } => Err(format!(
                "the reference to {} is not supported, write the words out",
                id.name
            )),
        },
        ast::Expression::Select {
            selector: ast::InlineExpression::VariableReference { id },
            variants,
        } => {
            let cases = variants
                .iter()
                .map(|variant| Ok((case(&variant.key)?, pieces(&variant.value)?)));
            Ok(Piece::Choice {
                by: id.name.to_owned(),
                cases: cases.collect::<Result<_, String>>()?,
                default: variants
                    .iter()
                    .position(|variant| variant.default)
                    .unwrap_or(0),
            })
        }
        ast::Expression::Select { .. } => Err("only a placeholder can decide a choice".to_owned()),
    }
}

fn case(key: &ast::VariantKey<&str>) -> Result<Case, String> {
    match key {
        ast::VariantKey::Identifier { name } => Ok(Case::Named((*name).to_owned())),
        ast::VariantKey::NumberLiteral { value } => value
            .parse()
            .map(Case::Exactly)
            .map_err(|_| format!("[{value}] is not a whole number")),
    }
}
