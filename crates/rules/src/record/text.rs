//! The outer form of records: tags, tokens, comments. No game rules.

use std::{collections::BTreeSet, iter::once};

use crate::GameId;

/// Why a text does not have the form of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Form {
    /// The text contains no record.
    #[error("There is no record in this text")]
    NoRecord,
    /// Several records where one was expected.
    #[error("There is more than one record")]
    SeveralRecords,
    /// A record of another game than expected.
    #[error("This is a bout of another game")]
    OtherGame,
    /// The `Game` tag names an unknown game.
    #[error("A game of this name is not known here")]
    UnknownGame,
    /// Text before the first `Game` tag.
    #[error("A record begins with its [Game \"…\"] tag")]
    NoGameTag,
    /// A tag after a move.
    #[error("The tags of a record stand before its moves")]
    TagAfterMoves,
    /// A second tag with the same name.
    #[error("This tag stands twice in one record")]
    TagTwice,
    /// Something other than a name and a quoted value.
    #[error("A tag is written [Name \"value\"], with a word for its name")]
    Tag,
    /// A backslash that is not followed by a quote or a backslash.
    #[error("Inside a value a backslash stands only before \" or another \\")]
    Backslash,
    /// A value without its closing quote.
    #[error("The quotes of this tag’s value are not closed")]
    OpenQuotes,
    /// Something other than a comment after a tag.
    #[error("After a tag’s bracket the line ends")]
    AfterTag,
}

/// Where and why reading a text broke off.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The game, if its tag was read and known.
    pub game: Option<GameId>,
    /// The line in the text, counted from 1.
    pub line: usize,
    /// The token at fault.
    pub token: String,
    /// The reason.
    pub form: Form,
}

/// A tag that a game cannot accept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TagError<M> {
    /// The line of the tag, counted from 1.
    pub line: usize,
    /// The part at fault.
    pub token: String,
    /// The reason.
    pub error: M,
}

/// A required tag is missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("The tag [{0} \"…\"] is missing")]
pub struct MissingTag(pub &'static str);

/// A tag in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// Its line, counted from 1.
    pub line: usize,
    /// The name before the quotes.
    pub name: String,
    /// The value between the quotes, unescaped.
    pub value: String,
}

impl Tag {
    /// An error about a part of this tag.
    pub fn error<M>(&self, token: impl Into<String>, error: M) -> TagError<M> {
        TagError {
            line: self.line,
            token: token.into(),
            error,
        }
    }
}

/// The tags of one record; `Game` comes first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags(Vec<Tag>);

impl Tags {
    /// The tag of that name.
    pub fn get(&self, name: &str) -> Option<&Tag> {
        self.0.iter().find(|tag| tag.name == name)
    }

    /// The tag of that name, which the record must have.
    ///
    /// # Errors
    /// If the tag is missing; reported on the record's first line.
    pub fn need<M: From<MissingTag>>(&self, name: &'static str) -> Result<&Tag, TagError<M>> {
        self.get(name).ok_or_else(|| TagError {
            line: self.0.first().map_or(1, |tag| tag.line),
            token: name.to_owned(),
            error: MissingTag(name).into(),
        })
    }

    /// The tags, in the order of the text.
    pub fn iter(&self) -> impl Iterator<Item = &Tag> {
        self.0.iter()
    }
}

/// A move in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// Its line, counted from 1.
    pub line: usize,
    /// The token.
    pub text: String,
}

/// A record cut out of a text, not yet checked against any rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RawRecord {
    /// The line on which it begins, counted from 1.
    pub line: usize,
    /// The game, if its tag was read and known.
    pub game: Option<GameId>,
    /// Its tags, `Game` first.
    pub tags: Tags,
    /// Its moves.
    pub tokens: Vec<Token>,
    /// Why reading broke off early, if it did; nothing after that point was read.
    pub broken: Option<Broken>,
}

impl RawRecord {
    /// Why a record without a known game is refused: its `Game` tag is unknown, unreadable or missing.
    pub fn unknown_game(&self) -> Broken {
        let unknown = |token: &str| Broken {
            game: None,
            line: self.line,
            token: token.to_owned(),
            form: Form::UnknownGame,
        };
        match (self.tags.get("Game"), &self.broken) {
            (Some(tag), _) => unknown(&tag.value),
            (None, Some(broken)) => broken.clone(),
            (None, None) => unknown(""),
        }
    }

    fn begin(line: usize) -> Self {
        Self {
            line,
            game: None,
            tags: Tags::default(),
            tokens: Vec::new(),
            broken: None,
        }
    }

    fn break_off(&mut self, line: usize, token: &str, form: Form) {
        self.broken.get_or_insert_with(|| Broken {
            game: self.game,
            line,
            token: token.to_owned(),
            form,
        });
    }
}

/// Cuts a text into records. Each begins with a `Game` tag; text before the first one becomes a broken record of its own.
pub fn split(text: &str) -> Vec<RawRecord> {
    let mut records: Vec<RawRecord> = Vec::new();
    // The names of the last record's tags: looking each new tag up in `Tags::get` would take quadratic time.
    let mut names = BTreeSet::new();
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for (index, content) in text.lines().enumerate() {
        let line = index + 1;
        let content = content.trim();
        let tag = content.starts_with('[').then(|| read_tag(content));
        if let Some(Ok((name, value))) = &tag
            && name == "Game"
        {
            let mut record = RawRecord::begin(line);
            record.game = GameId::from_slug(value);
            record.tags.0.push(Tag {
                line,
                name: name.clone(),
                value: value.clone(),
            });
            records.push(record);
            names = BTreeSet::from([name.clone()]);
            continue;
        }
        if content.is_empty() || content.starts_with(';') {
            continue;
        }
        if let Some(Err(error)) = tag
            && is_game_tag(content)
        {
            // An unreadable tag, but clearly the beginning of a record: the record before it is not at fault.
            let mut record = RawRecord::begin(line);
            record.break_off(line, first_token(content), error);
            records.push(record);
            continue;
        }
        if records.is_empty() {
            let mut record = RawRecord::begin(line);
            let token = first_token(content);
            record.break_off(line, token, Form::NoGameTag);
            records.push(record);
        }
        let Some(record) = records.last_mut().filter(|record| record.broken.is_none()) else {
            continue;
        };
        match tag {
            Some(Err(error)) => record.break_off(line, first_token(content), error),
            Some(Ok((name, _))) if !record.tokens.is_empty() => {
                record.break_off(line, &name, Form::TagAfterMoves);
            }
            Some(Ok((name, _))) if !names.insert(name.clone()) => {
                record.break_off(line, &name, Form::TagTwice);
            }
            Some(Ok((name, value))) => record.tags.0.push(Tag { line, name, value }),
            None => {
                let moves = content.split(';').next().unwrap_or_default();
                let moves = moves.split_whitespace().filter(|token| !is_number(token));
                record.tokens.extend(moves.map(|text| Token {
                    line,
                    text: text.to_owned(),
                }));
            }
        }
    }
    records
}

/// The text of a record with these tags and tokens. `counts`: whether a number is written before a token, given the one before it.
pub(super) fn join(
    tags: &[(&str, &str)],
    tokens: &[String],
    counts: fn(Option<&str>, &str) -> bool,
) -> String {
    let mut text = String::new();
    for (name, value) in tags {
        text.push('[');
        text.push_str(name);
        text.push_str(" \"");
        for c in value.chars() {
            if matches!(c, '"' | '\\') {
                text.push('\\');
            }
            text.push(if c.is_control() { ' ' } else { c });
        }
        text.push_str("\"]\n");
    }
    text.push('\n');
    let mut column = 0;
    let mut number = 0;
    let before = once(None).chain(tokens.iter().map(|token| Some(&**token)));
    for (before, token) in before.zip(tokens) {
        let numbered = if counts(before, token) {
            number += 1;
            &format!("{number}. {token}")
        } else {
            token
        };
        if column > 0 {
            let wrap = column + numbered.len() >= 78;
            text.push(if wrap { '\n' } else { ' ' });
            column = if wrap { 0 } else { column + 1 };
        }
        text.push_str(numbered);
        column += numbered.len();
    }
    if column > 0 {
        text.push('\n');
    }
    text
}

fn first_token(content: &str) -> &str {
    content.split_whitespace().next().unwrap_or_default()
}

fn is_game_tag(content: &str) -> bool {
    content.strip_prefix("[Game").is_some_and(|rest| {
        rest.is_empty() || rest.starts_with(|c: char| c.is_whitespace() || c == '"')
    })
}

/// A number such as `12.`, which is only there for human readers.
fn is_number(token: &str) -> bool {
    token
        .strip_suffix('.')
        .is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
}

/// Whether a tag's name may have this character: letters, digits, `-`, `_`, and any character outside ASCII that is not white space, because
/// telling letters from others needs a large table.
fn is_in_tag(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_' || !(c.is_ascii() || c.is_whitespace())
}

/// Reads `[Name "value"]`. Inside the quotes, `\"` and `\\` are escapes; after the bracket, only a comment may follow.
fn read_tag(content: &str) -> Result<(String, String), Form> {
    let inner = content.strip_prefix('[').ok_or(Form::Tag)?;
    let (name, rest) = inner.split_once('"').ok_or(Form::Tag)?;
    let name = name
        .strip_suffix(|c: char| c.is_whitespace())
        .ok_or(Form::Tag)?
        .trim();
    if name.is_empty() || !name.chars().all(is_in_tag) {
        return Err(Form::Tag);
    }
    let mut value = String::new();
    let mut chars = rest.chars();
    loop {
        match chars.next() {
            Some('"') => break,
            Some('\\') => match chars.next() {
                Some(c @ ('"' | '\\')) => value.push(c),
                _ => return Err(Form::Backslash),
            },
            Some(c) => value.push(c),
            None => return Err(Form::OpenQuotes),
        }
    }
    let after = chars
        .as_str()
        .trim_start()
        .strip_prefix(']')
        .ok_or(Form::Tag)?
        .trim_start();
    if after.is_empty() || after.starts_with(';') {
        Ok((name.to_owned(), value))
    } else {
        Err(Form::AfterTag)
    }
}
