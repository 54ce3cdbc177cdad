//! A replay: a record with what the page needs to step through it.

use bout::{Extras as _, Table};
use rules::{Seat, record::Refused};

use super::GameUi;
use crate::ui::words::t;

/// A bout to step through, read from a record.
#[derive(Clone, PartialEq, Debug)]
pub struct Replay<G: GameUi> {
    /// The bout.
    pub table: Table<G>,
    /// East’s and West’s names, in a game for two.
    pub names: [String; 2],
    /// What only this game has, as the record's tags say.
    pub extras: G::Extras,
    /// The record’s text, for sharing.
    pub text: String,
}

impl<G: GameUi> Replay<G> {
    /// Reads a record’s text.
    ///
    /// # Errors
    /// Why the text is not a valid record.
    pub fn of(text: &str) -> Result<Self, Refused<G>> {
        let table = Table::<G>::of(text)?;
        let tags = &table.record().tags;
        let tag = |seat: Seat, name: &str| {
            let value = tags.iter().find(|(tag, _)| tag == name);
            let value = value.map(|(_, value)| value.clone());
            value
                .filter(|v| !v.is_empty())
                .unwrap_or_else(|| t!("seat", seat))
        };
        Ok(Self {
            names: [tag(Seat::EAST, "East"), tag(Seat::WEST, "West")],
            extras: G::Extras::of_tags(tags),
            text: table.record().write(),
            table,
        })
    }
}
