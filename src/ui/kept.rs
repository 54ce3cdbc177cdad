//! Every kind of entry that the page keeps, for files that are taken in.

use super::{
    backup::BACKUP, book::BOOK, games::slam, report::REPORT, robin::ROBIN, settings::SETTINGS,
    stage,
};
use crate::{
    basho::{Book, RoundRobin},
    rules::{circle::Circle, momentum::Momentum, track::Track, tricks::Tricks},
};

/// Whether an entry of this name may have this text; `None` where the page keeps nothing under this name.
pub fn fits(name: &str, text: &str) -> Option<bool> {
    if name == SETTINGS.name() {
        Some(SETTINGS.reads(text, Ok::<_, ()>))
    } else if name == BACKUP.name() {
        Some(BACKUP.reads(text, Ok::<_, ()>))
    } else if name == REPORT.name() {
        Some(REPORT.reads(text, Ok::<_, ()>))
    } else if name == BOOK.name() {
        Some(BOOK.reads(text, Book::checked))
    } else if name == ROBIN.name() {
        Some(ROBIN.reads(text, RoundRobin::checked))
    } else {
        stage::fits::<Tricks>(name, text)
            .or_else(|| stage::fits::<Track>(name, text))
            .or_else(|| stage::fits::<Circle>(name, text))
            .or_else(|| stage::fits::<Momentum>(name, text))
            .or_else(|| slam::fits(name, text))
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::fits;

    /// The names of all slots in the source.
    fn slots(folder: &Path, names: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                slots(&path, names);
            } else if !path.ends_with("tests.rs") {
                let source = fs::read_to_string(&path).unwrap();
                let made = source.split(concat!("Slot::", "new(\"")).skip(1);
                names.extend(made.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
            }
        }
    }

    #[test]
    fn every_slot_is_known_and_nothing_else() {
        let mut names = Vec::new();
        slots(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
            &mut names,
        );
        assert!(names.len() >= 4, "{names:?}");
        for name in names {
            assert_eq!(fits(&name, "no JSON"), Some(false), "{name}");
        }
        assert_eq!(fits("import", ""), None);
        assert_eq!(fits("damaged.book.1", ""), None);
    }

    #[test]
    fn what_an_entry_holds_is_looked_at() {
        for (name, text, expected) in [
            (
                "book",
                r#"{"version":1,"data":{"wrestlers":[],"bouts":[]}}"#,
                true,
            ),
            (
                "book",
                r#"{"version":2,"data":{"wrestlers":[],"bouts":[]}}"#,
                false,
            ),
            (
                "book",
                r#"{"version":1,"data":{"wrestlers":[{"id":1,"shikona":" ","retired":false}],"bouts":[]}}"#,
                false,
            ),
            (
                "book",
                r#"{"version":1,"data":{"wrestlers":[],"bouts":[{"id":0,"game":"tricks","date":"2026-11-20","seats":[{"computer":"ozeki"},{"guest":"Umi"}],"winner":0,"kimarite":"yorikiri"}]}}"#,
                true,
            ),
            (
                "book",
                r#"{"version":1,"data":{"wrestlers":[],"bouts":[{"id":0,"game":"tricks","date":"2026-11-20","seats":[{"wrestler":1},{"guest":"Umi"}],"winner":0,"kimarite":"yorikiri"}]}}"#,
                false,
            ),
        ] {
            assert_eq!(fits(name, text), Some(expected), "{text}");
        }
    }
}
