//! Announces the steps of a command to the user: the current step, its number, and how long it takes.

use crate::shell::target;
use anyhow::Result;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// The steps of a command, announced one after the other.
pub(crate) struct Steps {
    number: usize,
    total: usize,
    /// How long each step took the last time, in seconds.
    last: BTreeMap<String, f64>,
}

impl Steps {
    /// The steps of a command; `total` is their number.
    pub(crate) fn new(total: usize) -> Self {
        let last = fs::read_to_string(file()).unwrap_or_default();
        Self {
            number: 0,
            total,
            last: serde_json::from_str(&last).unwrap_or_default(),
        }
    }

    /// Announces a step, takes it, and prints how long it took. `usual` is how long it takes on two cores.
    ///
    /// # Errors
    /// The step's own errors.
    pub(crate) fn take<T>(
        &mut self,
        what: &str,
        usual: Duration,
        step: impl FnOnce() -> Result<T>,
    ) -> Result<T> {
        let expected = match self.last.get(what) {
            Some(&last) => format!("{} last time", words(Duration::from_secs_f64(last))),
            None => format!("usually {}", words(usual)),
        };
        let place = self.next();
        println!("{place} {what} ({expected})");
        let start = Instant::now();
        let done = step()?;
        let time = start.elapsed();
        println!("{place} done in {}", words(time));
        self.last.insert(what.to_owned(), time.as_secs_f64());
        self.save();
        Ok(done)
    }

    /// Announces a step that has nothing to do.
    pub(crate) fn skip(&mut self, what: &str) {
        println!("{} {what}: already here", self.next());
    }

    fn next(&mut self) -> String {
        self.number += 1;
        format!("[{}/{}]", self.number, self.total)
    }

    /// Saves the times for the next announcements. Ignores failures: the next run then announces the usual times.
    fn save(&self) {
        if let Ok(text) = serde_json::to_string_pretty(&self.last) {
            drop(fs::create_dir_all(target().join("xtask")));
            drop(fs::write(file(), text));
        }
    }
}

fn file() -> PathBuf {
    target().join("xtask/times.json")
}

/// A time in words.
pub(crate) fn words(time: Duration) -> String {
    let seconds = time.as_secs_f64().round() as u64;
    match (seconds / 60, seconds % 60) {
        (0, 0) => "a moment".to_owned(),
        (0, seconds) => format!("{seconds} s"),
        (minutes, 0) => format!("{minutes} min"),
        (minutes, seconds) => format!("{minutes} min {seconds} s"),
    }
}

#[cfg(test)]
mod tests {
    use super::words;
    use std::time::Duration;

    #[test]
    fn times_are_given_in_minutes_and_seconds() {
        let told = |seconds| words(Duration::from_secs_f64(seconds));
        assert_eq!(told(0.2), "a moment");
        assert_eq!(told(59.4), "59 s");
        assert_eq!(told(180.0), "3 min");
        assert_eq!(told(161.7), "2 min 42 s");
    }
}
