//! A record that can be looked at.

use crate::{
    rules::{Seat, record::Refused, tricks::Tricks},
    session::Table,
    ui::words::t,
};

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
    pub fn of(text: &str) -> Result<Self, Refused<Tricks>> {
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
