//! A record that can be looked at.

use crate::{
    rules::{Seat, record::RecordError, tricks::Tricks},
    session::Table,
    ui::words::t,
};

/// The longest part of a record that an error repeats, in characters.
const LONGEST_TOKEN: usize = 40;

/// A record that can be looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Film {
    pub(super) table: Table<Tricks>,
    pub(super) names: [String; 2],
    pub(super) text: String,
}

impl Film {
    /// The film of a record’s text.
    ///
    /// # Errors
    /// What in the text cannot be.
    pub fn of(text: &str) -> Result<Self, RecordError> {
        let table = Table::<Tricks>::of(text)?;
        let tag = |seat: Seat, name: &str| {
            let mut tags = table.record().tags.iter();
            let value = tags
                .find(|(tag, _)| tag == name)
                .map(|(_, value)| value.clone());
            value
                .filter(|v| !v.is_empty())
                .unwrap_or_else(|| t!("seat", seat = seat.slug()))
        };
        Ok(Self {
            names: [tag(Seat::EAST, "East"), tag(Seat::WEST, "West")],
            text: table.record().write(),
            table,
        })
    }
}

/// What is wrong with a record, in the player’s words.
pub(super) fn complaint(error: &RecordError) -> String {
    let mut token: String = error.token.chars().take(LONGEST_TOKEN).collect();
    if token.len() < error.token.len() {
        token.push('…');
    }
    t!(
        "record-wrong",
        line = error.line,
        token = token,
        why = &error.error
    )
}
