//! Messages for the player about an invalid record.

use rules::{
    StepError,
    record::{Fault, Form, Notation, Refused},
};

use crate::ui::words::t;

/// The longest part of a record that a message quotes, in characters.
const LONGEST_TOKEN: usize = 40;

/// A game that says in sentences what is wrong with its records.
pub trait Complaints: Notation {
    /// What is wrong with a step that the rules forbid.
    fn illegal(illegal: &Self::Illegal) -> String;

    /// What is wrong with a part of a record that the game cannot read.
    fn misread(misread: &Self::Misread) -> String;
}

/// What is wrong with a record, and where.
pub fn complaint<G: Complaints>(error: &Refused<G>) -> String {
    let token = cut(&error.token);
    let why = match &error.fault {
        Fault::Form(form) => t!("record-form", form = form_slug(*form)),
        Fault::Misread(fault) => G::misread(fault),
        Fault::Step(StepError::Illegal(fault)) => G::illegal(fault),
        Fault::Step(StepError::Over) => t!("record-over"),
        Fault::Step(_) => t!("record-turn"),
        Fault::Result(result) => t!("record-result", result),
    };
    t!("record-wrong", line = error.line, token, why)
}

/// Shortens a part of a record that is too long to quote.
pub fn cut(text: &str) -> String {
    let mut cut: String = text.chars().take(LONGEST_TOKEN).collect();
    if cut.len() < text.len() {
        cut.push('…');
    }
    cut
}

fn form_slug(form: Form) -> &'static str {
    match form {
        Form::NoRecord => "none",
        Form::SeveralRecords => "several",
        Form::OtherGame => "other",
        Form::UnknownGame => "unknown",
        Form::NoGameTag => "no-game",
        Form::TagAfterMoves => "late",
        Form::TagTwice => "twice",
        Form::Tag => "tag",
        Form::Backslash => "backslash",
        Form::OpenQuotes => "quotes",
        Form::AfterTag => "after",
    }
}
