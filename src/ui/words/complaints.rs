//! Messages for the player about an invalid record; each game adds its own.

use rules::{
    StepError,
    record::{Fault, Form, RecordError},
};

use crate::ui::words::t;

/// The longest part of a record that a message quotes, in characters.
const LONGEST_TOKEN: usize = 40;

/// What is wrong with a record, and where. The reasons that `illegal` and `misread` give are whole sentences.
pub fn complaint<I, M>(
    error: &RecordError<I, M>,
    illegal: fn(&I) -> String,
    misread: fn(&M) -> String,
) -> String {
    let token = cut(&error.token);
    let why = match &error.fault {
        Fault::Form(form) => t!("record-form", form = form_slug(*form)),
        Fault::Misread(fault) => misread(fault),
        Fault::Step(StepError::Illegal(fault)) => illegal(fault),
        Fault::Step(StepError::Over) => t!("record-over"),
        Fault::Step(_) => t!("record-turn"),
        Fault::Result(result) => t!("record-result", result = result),
    };
    t!("record-wrong", line = error.line, token = token, why = why)
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
