//! A message catalogue, read from Fluent's text form into the plain pieces the page is built from.
//!
//! Shared by the build script, which writes the pieces out as Rust data, and by `tests/catalogue`, which compares the
//! catalogues with each other and with the code. Of Fluent's syntax it takes what messages of this page need (text,
//! placeholders, choices by number, plural or word) and refuses the rest by name, so that nothing is silently dropped.

use std::collections::BTreeMap;

use fluent_syntax::{ast, parser, unicode::unescape_unicode_to_string};

/// Messages of one language by key.
pub(crate) type Messages = BTreeMap<String, Message>;

/// A message: its pieces in reading order.
pub(crate) type Message = Vec<Piece>;

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// Words as they stand.
    Text(String),
    /// The value given for this placeholder.
    Given(String),
    /// One of several messages, chosen by the value given for a placeholder.
    Choice {
        /// The placeholder that decides.
        by: String,
        /// The cases in the order in which they are tried.
        cases: Vec<(Case, Message)>,
        /// Index of the case taken when none fits.
        default: usize,
    },
}

/// When a case of a choice fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Case {
    /// The number itself.
    Exactly(i64),
    /// The plural category of a number (`one`, `few`, …) or a word.
    Named(String),
}

/// Reads a catalogue; the error is every fault found, as sentences with the line or the key they speak of.
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
            // The parser's errors have told of it; comments are for translators.
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
