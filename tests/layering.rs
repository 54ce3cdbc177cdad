//! What cargo cannot say of the files: a folder of the page imports only what stands above it in its list, and no file is long.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot go on fails; helpers here are part of the tests"
)]

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The folders and files of `src/ui`, as `src/ui/mod.rs` lists them.
const ORDER: [&str; 9] = [
    "routes", "browser", "words", "data", "parts", "stage", "games", "pages", "app",
];

const MOST_LINES: usize = 500;

/// All Rust files below a folder.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path());
    let below = entries.flat_map(|path| {
        if path.is_dir() {
            rust_files(&path)
        } else {
            vec![path]
        }
    });
    let is_rust = |path: &PathBuf| path.extension().is_some_and(|it| it == "rs");
    below.filter(is_rust).collect()
}

/// The names that follow `crate::ui::` in this code: one, or those between its braces, without what follows each of them.
fn imported(code: &str) -> Vec<String> {
    let mut names = Vec::new();
    for rest in code.split("crate::ui::").skip(1) {
        let mut depth = 0;
        let mut name = String::new();
        for letter in rest.chars() {
            match letter {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 1 => names.push(std::mem::take(&mut name)),
                _ if depth < 2 => name.push(letter),
                _ => (),
            }
            if depth == 0 && !(letter.is_alphanumeric() || letter == '_') {
                break;
            }
        }
        names.push(name);
    }
    let first = |name: &String| {
        let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
        let name = name.trim();
        name[..name.find(|it| !is_part(it)).unwrap_or(name.len())].to_owned()
    };
    names.iter().map(first).collect()
}

#[test]
fn folders_import_only_what_stands_above_them() {
    let ui = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui");
    let mut wrong = Vec::new();
    for file in rust_files(&ui) {
        let path = file.strip_prefix(&ui).unwrap();
        let folder = path.iter().next().unwrap().to_str().unwrap();
        let place = |name: &str| ORDER.iter().position(|it| *it == name);
        let Some(here) = place(folder.trim_end_matches(".rs")) else {
            assert_eq!(folder, "mod.rs", "not in the list");
            continue;
        };
        let code = fs::read_to_string(&file).unwrap();
        // Tests may know everything.
        let code = code.split("#[cfg(test)]\nmod tests {").next().unwrap();
        let is_test = path
            .iter()
            .any(|part| part == "tests.rs" || part == "tests");
        let above = imported(code).into_iter();
        let above = above.filter(|name| !is_test && place(name).is_some_and(|it| it > here));
        wrong.extend(above.map(|name| format!("{} imports {name}", path.display())));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn imports_are_found() {
    let code = "use crate::ui::{parts::{Item, icon}, stage, words::{self, t}};\nfn f() { crate::ui::games::screen(x) }";
    assert_eq!(imported(code)[..3], ["parts", "stage", "words"]);
    assert_eq!(imported(code).last().unwrap(), "games");
}

#[test]
fn files_are_short() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = [
        "crates",
        "src",
        "tests",
        "xtask/src",
        "xtask/pack/src",
        "fuzz/src",
        "fuzz/fuzz_targets",
    ];
    let files = folders.map(|folder| rust_files(&root.join(folder)));
    let is_long = |file: &&PathBuf| fs::read_to_string(file).unwrap().lines().count() > MOST_LINES;
    let long: Vec<_> = files.iter().flatten().filter(is_long).collect();
    assert!(long.is_empty(), "more than {MOST_LINES} lines: {long:?}");
}
