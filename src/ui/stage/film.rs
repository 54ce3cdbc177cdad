//! A record that can be looked at.

use super::Play;
use crate::{
    rules::{Seat, record::Refused},
    session::Table,
    ui::words::t,
};

/// A record that can be looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Film<G: Play> {
    /// The bout.
    pub table: Table<G>,
    /// East’s and West’s names.
    pub names: [String; 2],
    /// The record, as it is handed on.
    pub text: String,
}

impl<G: Play> Film<G> {
    /// The film of a record’s text.
    ///
    /// # Errors
    /// What in the text cannot be.
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
