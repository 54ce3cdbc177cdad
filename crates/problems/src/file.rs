//! The file of a game's problems: one problem a line.
//!
//! ```text
//! 2 3 100 0;B1 B3 G1 G5 R1 R3 R4 W4;B5 G2 G3 G4 R2 R5 W1 W2;;R3=W2 G1-G3 B5-B1
//! ```
//!
//! Before the first semicolon: the grade, the number of the record's last steps that are the solution, and what the best play and the best
//! other play are worth in bouts of 100 (`-` if that is not known). Then the values of the record's tags, in the order of
//! [`Posing::tags`](super::Posing::tags); an empty one stands for the game's usual value. After the last semicolon: the record's tokens.

use std::fmt::Write;

use rules::record::Record;

use super::{HARDEST, Posed, Problem, Worth};

/// Where and why a file of problems is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {bad}")]
pub struct BadLine {
    /// The line, counted from 1.
    pub line: usize,
    /// The reason.
    pub bad: Bad,
}

/// Why a line is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Bad {
    /// The game has no problems.
    #[error("this game has no problems")]
    NoProblems,
    /// A field is missing, or there is one too many.
    #[error("a line of this game has {expected} fields, this one has {found}")]
    Fields {
        /// The number of fields, with the head and the tokens.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// The head is not four numbers.
    #[error("“{0}” is not grade, steps and two worths, as 2 3 100 0")]
    Head(String),
    /// The grade is not from 1 to 5.
    #[error("{0} is no grade")]
    Grade(u8),
    /// A worth is more than 100.
    #[error("{0} of 100 bouts cannot be won")]
    Worth(u8),
    /// The solution has no steps, or more than the record.
    #[error("the record has {record} steps, so {solution} cannot be the solution")]
    Steps {
        /// The solution's number of steps.
        solution: usize,
        /// The record's.
        record: usize,
    },
    /// The rules or the notation refuse this token of the record, or part of a tag. The referee gives the reason.
    #[error("the rules or the notation refuse “{0}”")]
    Record(String),
}

/// Reads a file of problems. Their records are legal; nothing is proved about their solutions.
///
/// # Errors
/// The first line at fault.
pub fn read<G: Posed>(text: &str) -> Result<Vec<Problem<G>>, BadLine> {
    let lines = text.lines().enumerate();
    let problem = |(place, line)| {
        read_line(line).map_err(|bad| BadLine {
            line: place + 1,
            bad,
        })
    };
    lines.map(problem).collect()
}

/// Writes problems, one a line, in their order.
pub fn write<G: Posed>(problems: &[Problem<G>]) -> String {
    let mut text = String::new();
    for problem in problems {
        write_line(&mut text, problem);
    }
    text
}

fn read_line<G: Posed>(line: &str) -> Result<Problem<G>, Bad> {
    let posing = G::POSING.ok_or(Bad::NoProblems)?;
    let fields: Vec<&str> = line.split(';').collect();
    let expected = posing.tags.len() + 2;
    let wrong = || Bad::Fields {
        expected,
        found: fields.len(),
    };
    let [head, tags @ .., tokens] = &fields[..] else {
        return Err(wrong());
    };
    if fields.len() != expected {
        return Err(wrong());
    }
    let (grade, solution, worth) = read_head(head)?;
    let mut text = format!("[Game \"{}\"]\n", G::ID.slug());
    for ((name, usual), value) in posing.tags.iter().zip(tags) {
        let value = if value.is_empty() { usual } else { value };
        if !value.is_empty() {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            // Writing to a text cannot fail.
            let _ = writeln!(text, "[{name} \"{value}\"]");
        }
    }
    text.push('\n');
    text.push_str(tokens);
    let (record, _) = Record::<G>::parse(&text).map_err(|error| Bad::Record(error.token))?;
    let steps = record.steps.len();
    let begins = match steps.checked_sub(solution) {
        Some(begins) if solution > 0 => begins,
        _ => {
            return Err(Bad::Steps {
                solution,
                record: steps,
            });
        }
    };
    Ok(Problem {
        record,
        begins,
        grade,
        worth,
    })
}

fn read_head(head: &str) -> Result<(u8, usize, Worth), Bad> {
    let bad = || Bad::Head(head.to_owned());
    let words: Vec<&str> = head.split(' ').collect();
    let [grade, solution, best, other] = words[..] else {
        return Err(bad());
    };
    let number = |word: &str| word.parse::<u8>().map_err(|_| bad());
    let grade = number(grade)?;
    if !(1..=HARDEST).contains(&grade) {
        return Err(Bad::Grade(grade));
    }
    let solution = solution.parse().map_err(|_| bad())?;
    let share = |word| match number(word)? {
        more @ 101.. => Err(Bad::Worth(more)),
        share => Ok(share),
    };
    let best = share(best)?;
    let other = match other {
        "-" => None,
        other => Some(share(other)?),
    };
    Ok((grade, solution, Worth { best, other }))
}

fn write_line<G: Posed>(text: &mut String, problem: &Problem<G>) {
    let Problem {
        record,
        begins,
        grade,
        worth: Worth { best, other },
    } = problem;
    let solution = record.steps.len().saturating_sub(*begins);
    let other = other.map_or_else(|| "-".to_owned(), |other| other.to_string());
    // Writing to a text cannot fail.
    let _ = write!(text, "{grade} {solution} {best} {other}");
    let own = G::write_tags(&record.config, &record.steps);
    for (name, usual) in G::POSING.map_or(&[][..], |posing| posing.tags) {
        let told = own.iter().find(|(tag, _)| tag == name);
        let told = told.map(|(_, value)| value);
        let more = || record.tags.iter().find(|(tag, _)| tag == name);
        let value = told.or_else(|| more().map(|(_, value)| value));
        let value = value.filter(|value| value != usual);
        let _ = write!(text, ";{}", value.map_or("", String::as_str));
    }
    let tokens = G::write_tokens(&record.config, &record.steps);
    let _ = writeln!(text, ";{}", tokens.join(" "));
}
