//! Finds uses of messages in source text: `t!("key", name = value)`, `t!("key", name)` and `text!("key", name = value)`, inside other macros, too.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, Literal, Span, TokenStream, TokenTree};

/// A use of a message.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Use {
    pub(crate) place: String,
    pub(crate) key: String,
    pub(crate) placeholders: BTreeSet<String>,
}

/// A file's uses, and the faults in them.
#[derive(Debug, Default)]
pub(crate) struct Uses {
    pub(crate) found: Vec<Use>,
    pub(crate) faults: Vec<String>,
}

/// Attributes whose value a player reads or hears.
const WORDY: [&str; 7] = [
    "alt",
    "aria-description",
    "aria-label",
    "aria-roledescription",
    "aria-valuetext",
    "placeholder",
    "title",
];

/// Reads a Rust source file, except items under `#[cfg(test)]`.
pub(crate) fn read(file: &str, source: &str) -> Uses {
    let mut uses = Uses::default();
    match source.parse::<TokenStream>() {
        Ok(tokens) => uses.walk(file, tokens, false),
        Err(error) => uses
            .faults
            .push(format!("{}: {error}", place(file, error.span()))),
    }
    uses
}

impl Uses {
    fn walk(&mut self, file: &str, tokens: TokenStream, in_html: bool) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            let before = tokens.get(..at).unwrap_or_default();
            if is_punct(token, '#')
                && tokens
                    .get(at + 1)
                    .is_some_and(|next| next.to_string() == "[cfg (test)]")
            {
                // The item ends with its body or at a semicolon.
                at += 2;
                while tokens
                    .get(at)
                    .is_some_and(|token| !is_braces(token) && !is_punct(token, ';'))
                {
                    at += 1;
                }
            } else if let TokenTree::Group(group) = token {
                let called = called(before);
                if let Some("t" | "text") = called.as_deref() {
                    self.invoked(&place(file, group.span_open()), group.stream());
                }
                let spoken = is_braces(token) && (follows_a_tag(before) || gives_words(before));
                if let Some(words) = only_literal(group.stream()).filter(|_| in_html && spoken) {
                    self.bypassed(&place(file, group.span_open()), &words);
                }
                self.walk(
                    file,
                    group.stream(),
                    in_html || called.as_deref() == Some("html"),
                );
            } else if let TokenTree::Literal(literal) = token
                && in_html
                && gives_words(before)
            {
                self.bypassed(&place(file, literal.span()), literal);
            }
            at += 1;
        }
    }

    fn invoked(&mut self, place: &str, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut parts = tokens.split(|token| is_punct(token, ','));
        let key = match parts.next() {
            Some([TokenTree::Literal(key)]) => text(key),
            _ => None,
        };
        let Some(key) = key else {
            self.faults.push(format!(
                "{place}: the key must be a literal, so that this test can find it"
            ));
            return;
        };
        let mut placeholders = BTreeSet::new();
        for part in parts {
            match part {
                // A trailing comma.
                [] => {}
                [TokenTree::Ident(name), value @ ..] if value.first().is_none_or(|it| is_punct(it, '=')) => {
                    if !placeholders.insert(name.to_string()) {
                        self.faults.push(format!("{place}: {key} is given {name} twice"));
                    }
                }
                _ => self.faults.push(format!(
                    "{place}: {key} is given something that is neither `name` nor `name = value` (put a value with commas in parentheses)"
                )),
            }
        }
        self.found.push(Use {
            place: place.to_owned(),
            key,
            placeholders,
        });
    }

    fn bypassed(&mut self, place: &str, words: &Literal) {
        if text(words)
            .is_some_and(|words| words.contains(|letter: char| letter.is_ascii_alphabetic()))
        {
            self.faults
                .push(format!("{place}: {words} belongs in the catalogues"));
        }
    }
}

fn place(file: &str, span: Span) -> String {
    format!("{file}:{}", span.start().line)
}

/// The text of a string literal.
fn text(literal: &Literal) -> Option<String> {
    let written = literal.to_string();
    Some(written.strip_prefix('"')?.strip_suffix('"')?.to_owned())
}

/// The name of the macro that the tokens before call.
fn called(before: &[TokenTree]) -> Option<String> {
    match before {
        [.., TokenTree::Ident(name), mark] if is_punct(mark, '!') => Some(name.to_string()),
        _ => None,
    }
}

fn gives_words(before: &[TokenTree]) -> bool {
    attribute(before).is_some_and(|name| WORDY.contains(&name.as_str()))
}

/// The name, with dashes, of the attribute to which the tokens before assign a value.
fn attribute(before: &[TokenTree]) -> Option<String> {
    let (last, before) = before.split_last()?;
    if !is_punct(last, '=') {
        return None;
    }
    let (end, mut before) = before.split_last()?;
    let mut name = end.to_string();
    while let [rest @ .., part, dash] = before
        && is_punct(dash, '-')
    {
        name = format!("{part}-{name}");
        before = rest;
    }
    Some(name)
}

/// Whether a child of an element can be here: after a tag, after another child, or first.
fn follows_a_tag(before: &[TokenTree]) -> bool {
    match before {
        [] => true,
        [.., arrow, end] if is_punct(end, '>') => !is_punct(arrow, '=') && !is_punct(arrow, '-'),
        [.., end] => is_punct(end, '>') || is_braces(end),
    }
}

fn only_literal(tokens: TokenStream) -> Option<Literal> {
    let mut tokens = tokens.into_iter();
    match (tokens.next(), tokens.next()) {
        (Some(TokenTree::Literal(literal)), None) => Some(literal),
        _ => None,
    }
}

fn is_punct(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

fn is_braces(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}
