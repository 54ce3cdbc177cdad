//! A replay: a record with what the page needs to step through it.

use super::Play;
use crate::{
    rules::{Seat, record::Refused},
    session::Table,
    ui::words::t,
};

/// A bout to step through, read from a record.
#[derive(Clone, PartialEq, Debug)]
pub struct Film<G: Play> {
    /// The bout.
    pub table: Table<G>,
    /// East’s and West’s names.
    pub names: [String; 2],
    /// The record’s text, for sharing.
    pub text: String,
}

impl<G: Play> Film<G> {
    /// Reads a record’s text.
    ///
    /// # Errors
    /// Why the text is not a valid record.
    pub fn of(text: &str) -> Result<Self, Refused<G>> {
        let table = Table::<G>::of(text)?;
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
