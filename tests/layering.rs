//! Checks the imports between modules, and some rules for all files, as `core/src/lib.rs` states them.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot go on fails; helpers here are part of the tests"
)]

use std::{
    fs,
    path::{Path, PathBuf},
};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// The folders with the packages' modules.
const SOURCES: [&str; 2] = ["core/src", "src"];

/// Which other modules, or parts of them, each module may import.
const ARROWS: [(&str, &[&str]); 11] = [
    (
        "lib",
        &[
            "rules", "ai", "physics", "basho", "session", "store", "order", "problems",
        ],
    ),
    ("rules", &[]),
    ("ai", &["rules"]),
    ("physics", &["rules::slam"]),
    ("problems", &["rules", "ai"]),
    ("basho", &["rules", "order"]),
    ("order", &[]),
    ("session", &["rules", "ai::protocol", "ai::Level"]),
    ("store", &["order"]),
    (
        "ui",
        &[
            "rules", "ai", "physics", "basho", "session", "store", "order", "problems",
        ],
    ),
    (
        "bin",
        &[
            "rules", "ai", "physics", "basho", "session", "store", "order", "problems", "ui",
        ],
    ),
];

/// Crates and names that only these modules may use. A name may end in `*`.
const RESERVED: [(&str, &[&str]); 9] = [
    ("rapier3d", &["physics"]),
    ("glamx", &["physics"]),
    ("local_storage", &["ui::storage"]),
    ("session_storage", &["ui::storage"]),
    ("web_sys", &["ui"]),
    ("js_sys", &["ui"]),
    ("wasm_bindgen*", &["ui"]),
    ("gloo_*", &["ui"]),
    ("yew*", &["ui", "bin"]),
];

/// The macros of the list of games (`core/src/rules/game.rs`), which Rust puts at the root of the crate. Any module may use them.
const MACROS: [&str; 3] = ["games", "test_every_game", "with_game"];

const MOST_LINES: usize = 500;
/// Binaries that only start something.
const THIN: [&str; 3] = ["src/main.rs", "src/bin/bots.rs", "src/bin/ring.rs"];
const MOST_LINES_THIN: usize = 40;

/// The faults of a source file; `file` is its path from the repository's root.
fn faults(file: &str, source: &str) -> Vec<String> {
    let mut here = module_path(file);
    let top = here.first().cloned().unwrap_or_default();
    let module = here.join("::");
    let mut code = Code::default();
    let tokens: TokenStream = source.parse().unwrap();
    code.read(tokens, &mut here);
    let mut faults = Vec::new();

    let arrows = ARROWS.iter().find(|(module, _)| *module == top);
    let allowed = arrows.map_or(&[][..], |(_, allowed)| allowed);
    if arrows.is_none() {
        faults.push(format!("{file}: no row in the table for {top}"));
    }
    for path in &code.paths {
        let named = path.join("::");
        let below = |whole: &&str| {
            named == **whole
                || named
                    .strip_prefix(*whole)
                    .is_some_and(|rest| rest.starts_with("::"))
        };
        if path.first() != Some(&top) && !allowed.iter().any(below) && !MACROS.contains(&&*named) {
            faults.push(format!("{file}: {top} may not import {named}"));
        }
    }
    for ident in &code.idents {
        let owners = RESERVED
            .iter()
            .find(|(name, _)| match name.strip_suffix('*') {
                Some(start) => ident.starts_with(start),
                None => ident == name,
            });
        let owned = |owner: &&str| format!("{module}::").starts_with(&format!("{owner}::"));
        if let Some((_, owners)) = owners
            && !owners.iter().any(owned)
        {
            faults.push(format!("{file}: {top} may not use {ident}"));
        }
    }
    if THIN.contains(&file) && source.lines().count() > MOST_LINES_THIN {
        faults.push(format!(
            "{file}: more than {MOST_LINES_THIN} lines in a thin main"
        ));
    }
    faults
}

/// The faults that any file of the project may have.
fn habits(file: &str, source: &str) -> Vec<String> {
    let mut code = Code::default();
    code.read(source.parse().unwrap(), &mut Vec::new());
    let mut faults = Vec::new();
    if code.idents.iter().any(|ident| ident == "unsafe") {
        faults.push(format!("{file}: unsafe"));
    }
    if source.lines().count() > MOST_LINES {
        faults.push(format!("{file}: more than {MOST_LINES} lines"));
    }
    faults
}

/// `core/src/rules/tricks/mod.rs` is `rules::tricks`. All binaries are in one module; we do not check the imports between their parts.
fn module_path(file: &str) -> Vec<String> {
    let path = file.trim_start_matches("core/").trim_start_matches("src/");
    let path = path.trim_end_matches(".rs");
    let mut path: Vec<String> = path.split('/').map(str::to_owned).collect();
    if path.last().is_some_and(|last| last == "mod") {
        path.pop();
    }
    // The page's main is a binary like the workers'.
    if path == ["main"] {
        path = vec!["bin".to_owned()];
    }
    if path.len() > 2 && path.last().is_some_and(|last| last == "main") {
        path.pop();
    }
    path
}

/// The names in a piece of code, without comments and strings.
#[derive(Default)]
struct Code {
    /// Paths into this crate, from its root.
    paths: Vec<Vec<String>>,
    idents: Vec<String>,
}

impl Code {
    /// Reads code inside the module `here`.
    fn read(&mut self, tokens: TokenStream, here: &mut Vec<String>) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut place = 0;
        while place < tokens.len() {
            let inner_module = match &tokens[place..] {
                [
                    TokenTree::Ident(word),
                    TokenTree::Ident(name),
                    TokenTree::Group(body),
                    ..,
                ] if word == "mod" => Some((name.to_string(), body.stream())),
                _ => None,
            };
            if let Some((name, body)) = inner_module {
                here.push(name);
                self.read(body, here);
                here.pop();
                place += 3;
                continue;
            }
            match &tokens[place] {
                TokenTree::Group(group) => self.read(group.stream(), here),
                TokenTree::Ident(ident) => {
                    let ident = ident.to_string();
                    let base = match &*ident {
                        "crate" | "hakkyoi" | "hakkyoi_core" => Some(Vec::new()),
                        "super" => Some(here[..here.len().saturating_sub(1)].to_vec()),
                        _ => None,
                    };
                    if let Some(base) = base
                        && let Some(rest) = after_colons(&tokens[place + 1..])
                    {
                        self.follow(&base, rest);
                    }
                    self.idents.push(ident);
                }
                _ => (),
            }
            place += 1;
            // A `super` that belongs to the path just read does not start a path of its own.
            while place > 0
                && matches!(&tokens[place - 1], TokenTree::Ident(word) if word == "super")
                && matches!(
                    after_colons(&tokens[place..]),
                    Some([TokenTree::Ident(next), ..]) if next == "super"
                )
            {
                place += 3;
            }
        }
    }

    /// Collects all paths that begin with `base` and continue with these tokens.
    fn follow(&mut self, base: &[String], tokens: &[TokenTree]) {
        match tokens {
            [TokenTree::Ident(word), rest @ ..] => {
                let mut path = base.to_vec();
                if word == "super" {
                    path.pop();
                } else if word != "self" {
                    path.push(word.to_string());
                }
                match after_colons(rest) {
                    Some(rest) => self.follow(&path, rest),
                    None => self.paths.push(path),
                }
            }
            [TokenTree::Group(group), ..] if group.delimiter() == Delimiter::Brace => {
                let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
                let comma =
                    |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == ',');
                for branch in tokens.split(comma).filter(|branch| !branch.is_empty()) {
                    self.follow(base, branch);
                }
            }
            // A glob, or the rest of an expression.
            _ => self.paths.push(base.to_vec()),
        }
    }
}

fn after_colons(tokens: &[TokenTree]) -> Option<&[TokenTree]> {
    match tokens {
        [TokenTree::Punct(a), TokenTree::Punct(b), rest @ ..]
            if a.as_char() == ':' && b.as_char() == ':' =>
        {
            Some(rest)
        }
        _ => None,
    }
}

fn rust_files(folder: &str) -> Vec<(String, String)> {
    fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, files);
            } else if path.extension().is_some_and(|ext| ext == "rs") {
                files.push(path);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    walk(&root.join(folder), &mut files);
    let read = |path: PathBuf| {
        let name = path.strip_prefix(root).unwrap().to_str().unwrap();
        (name.replace('\\', "/"), fs::read_to_string(&path).unwrap())
    };
    files.into_iter().map(read).collect()
}

#[test]
fn modules_import_only_what_the_table_allows() {
    let mut all = Vec::new();
    for folder in SOURCES {
        let files = rust_files(folder);
        assert!(files.len() > 10, "{files:?}");
        all.extend(files.iter().flat_map(|(f, s)| faults(f, s)));
    }
    assert_eq!(all, [""; 0], "see the table at the top of this test");
}

#[test]
fn files_are_short_and_safe() {
    let folders = [
        "src",
        "core",
        "tests",
        "xtask/src",
        "xtask/pack/src",
        "fuzz/src",
        "fuzz/fuzz_targets",
    ];
    let files = folders.into_iter().flat_map(rust_files);
    let faults: Vec<String> = files.flat_map(|(f, s)| habits(&f, &s)).collect();
    assert_eq!(faults, [""; 0]);
}

#[test]
fn every_module_has_a_row() {
    for folder in SOURCES {
        let name = format!("{folder}/lib.rs");
        let (_, lib) = rust_files(folder)
            .into_iter()
            .find(|(f, _)| *f == name)
            .unwrap();
        let declared = lib
            .lines()
            .filter_map(|line| line.trim().strip_prefix("pub mod "));
        for module in declared {
            let module = module.trim_end_matches(';');
            assert!(ARROWS.iter().any(|(row, _)| *row == module), "{module}");
        }
    }
}

mod the_checker {
    use super::*;

    fn refuses(file: &str, source: &str) {
        assert_eq!(faults(file, source).len(), 1, "{file}: {source}");
    }

    fn accepts(file: &str, source: &str) {
        assert_eq!(faults(file, source), [""; 0], "{source}");
    }

    #[test]
    fn sees_imports_in_every_form() {
        let file = "core/src/rules/tricks/card.rs";
        for source in [
            "use crate::ai;",
            "use crate::ai::Level;",
            "use crate::{rules::Seat, ui::App};",
            "use crate::{rules::{Seat, Game}, ai::{self}};",
            "use super::super::super::store::Store;",
            "use super::{super::super::ui::App, Suit};",
            "fn f() -> crate::session::Table { todo!() }",
            "fn f() { let a = g(crate::store::open()); }",
            "mod tests { use super::super::super::super::ai::Level; }",
            "mod tests { mod deeper { fn f() { crate::ai::Level::ALL; } } }",
            "macro_rules! m { () => { $crate::ui::words::say() } }",
            "use crate::*;",
            "use super::super::super::*;",
        ] {
            refuses(file, source);
        }
        for source in [
            "use crate::rules::Seat;",
            "use super::super::super::rules::Seat;",
            "use super::{Suit, super::Seat};",
            "mod tests { use super::super::*; use super::super::super::Seat; }",
            "// crate::ai::Level\nfn f() { \"crate::ai::Level\"; }",
            "//! [`crate::ai`]\n/// [`crate::ui::App`]\nstruct S;",
            "use std::fmt; use serde_json::value::ai;",
        ] {
            accepts(file, source);
        }
    }

    #[test]
    fn knows_the_table() {
        refuses(
            "core/src/session/mod.rs",
            "use crate::ai::matrix::Solution;",
        );
        refuses("core/src/session/mod.rs", "use crate::ai::protocolled;");
        accepts(
            "core/src/session/mod.rs",
            "use crate::{ai::{protocol::Ask, Level}, rules};",
        );
        refuses("core/src/store/backend.rs", "use crate::rules::Seat;");
        refuses("core/src/ai/mod.rs", "use super::session::Table;");
        accepts("core/src/ai/mod.rs", "use super::rules::Seat;");
        refuses("core/src/ai/tricks/mod.rs", "use crate::ui::App;");
        accepts("src/ui/app.rs", "use crate::{ai, rules, session, store};");
        refuses(
            "core/src/rules/game.rs",
            "fn main() { hakkyoi::ui::run(); }",
        );
        accepts(
            "src/bin/bots.rs",
            "fn main() { hakkyoi::ui::bot_worker::register(); }",
        );
        refuses("src/novel/mod.rs", "");
    }

    #[test]
    fn knows_which_modules_may_use_the_browser() {
        refuses("core/src/rules/game.rs", "use web_sys;");
        refuses("core/src/ai/mod.rs", "fn f() { js_sys::now(); }");
        refuses("core/src/session/mod.rs", "use yew;");
        refuses("core/src/ai/mod.rs", "#[wasm_bindgen] extern {}");
        refuses("src/ui/settings.rs", "fn f() { window().local_storage(); }");
        accepts("src/ui/storage.rs", "fn f() { window().local_storage(); }");
        refuses("core/src/store/backend.rs", "use web_sys::Storage;");
        accepts(
            "src/ui/app.rs",
            "use gloo_timers::callback; use web_sys::Window;",
        );
    }

    #[test]
    fn counts_lines_and_finds_unsafe() {
        let lines = |n: usize| "//\n".repeat(n);
        accepts("src/main.rs", &lines(MOST_LINES_THIN));
        refuses("src/main.rs", &lines(MOST_LINES_THIN + 1));
        assert_eq!(habits("", &lines(MOST_LINES)), [""; 0]);
        assert_eq!(habits("", &lines(MOST_LINES + 1)).len(), 1);
        assert_eq!(habits("", "fn f() { unsafe { g() } }").len(), 1);
        assert_eq!(habits("", "#![forbid(unsafe_code)] // unsafe\n"), [""; 0]);
    }
}
