//! Holds the arrows between the modules, and a few habits, where `core/src/lib.rs` says they are.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot go on fails; helpers here are part of the tests"
)]

use std::{
    fs,
    path::{Path, PathBuf},
};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// Where the packages' modules lie.
const SOURCES: [&str; 2] = ["core/src", "src"];

/// Which module may name which others, or which part of another.
const ARROWS: [(&str, &[&str]); 9] = [
    (
        "lib",
        &["rules", "ai", "physics", "basho", "session", "store"],
    ),
    ("rules", &[]),
    ("ai", &["rules"]),
    ("physics", &["rules::slam"]),
    ("basho", &["rules"]),
    ("session", &["rules", "ai::protocol", "ai::Level"]),
    ("store", &[]),
    (
        "ui",
        &["rules", "ai", "physics", "basho", "session", "store"],
    ),
    (
        "bin",
        &["rules", "ai", "physics", "basho", "session", "store", "ui"],
    ),
];

/// Crates and names that only these modules may mention; the name may end in `*`.
const RESERVED: [(&str, &[&str]); 12] = [
    ("rapier3d", &["physics"]),
    ("glamx", &["physics"]),
    ("gloo_storage", &["store"]),
    ("local_storage", &["store"]),
    ("LocalStorage", &["store"]),
    ("session_storage", &["store"]),
    ("SessionStorage", &["store"]),
    ("web_sys", &["store", "ui"]),
    ("js_sys", &["store", "ui"]),
    ("wasm_bindgen*", &["store", "ui"]),
    ("gloo_*", &["store", "ui"]),
    ("yew*", &["ui", "bin"]),
];

const MOST_LINES: usize = 500;
/// Bins that only start something.
const THIN: [&str; 14] = [
    "src/bin/app.rs",
    "src/bin/books.rs",
    "src/bin/tricks.rs",
    "src/bin/tricks-study.rs",
    "src/bin/track.rs",
    "src/bin/track-study.rs",
    "src/bin/circle.rs",
    "src/bin/circle-study.rs",
    "src/bin/momentum.rs",
    "src/bin/momentum-study.rs",
    "src/bin/slam.rs",
    "src/bin/slam-study.rs",
    "src/bin/bots.rs",
    "src/bin/ring.rs",
];
const MOST_LINES_THIN: usize = 40;

/// What is wrong with a file of `src`; `file` is its path from the repository's root.
fn faults(file: &str, source: &str) -> Vec<String> {
    let mut here = module_path(file);
    let top = here.first().cloned().unwrap_or_default();
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
        if path.first() != Some(&top) && !allowed.iter().any(below) {
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
        if let Some((_, owners)) = owners
            && !owners.contains(&&*top)
        {
            faults.push(format!("{file}: {ident} has no place in {top}"));
        }
    }
    if THIN.contains(&file) && source.lines().count() > MOST_LINES_THIN {
        faults.push(format!(
            "{file}: more than {MOST_LINES_THIN} lines in a thin main"
        ));
    }
    faults
}

/// What is wrong with any file of the project.
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

/// `core/src/rules/tricks/mod.rs` is `rules::tricks`. Binaries are one module; their own parts are not looked into.
fn module_path(file: &str) -> Vec<String> {
    let path = file.trim_start_matches("core/").trim_start_matches("src/");
    let path = path.trim_end_matches(".rs");
    let mut path: Vec<String> = path.split('/').map(str::to_owned).collect();
    if path.last().is_some_and(|last| last == "mod") {
        path.pop();
    }
    if path.first().is_some_and(|first| first == "bin") {
        path.truncate(1);
    }
    path
}

/// The names in a piece of code; comments and texts are none.
#[derive(Default)]
struct Code {
    /// Paths into this crate, from its root.
    paths: Vec<Vec<String>>,
    idents: Vec<String>,
}

impl Code {
    /// Reads code that stands in the module `here`.
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
            // The `super`s that belong to the path just read are not paths of their own.
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

    /// Takes note of all paths that begin with `base` and go on with these tokens.
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
fn no_arrow_runs_against_the_list() {
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
    fn sees_arrows_in_every_form() {
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
            "fn main() { hakkyoi::ui::bots::register(); }",
        );
        refuses("src/novel/mod.rs", "");
    }

    #[test]
    fn knows_who_may_speak_to_the_browser() {
        refuses("core/src/rules/game.rs", "use web_sys;");
        refuses("core/src/ai/mod.rs", "fn f() { js_sys::now(); }");
        refuses("core/src/session/mod.rs", "use yew;");
        refuses("core/src/ai/mod.rs", "#[wasm_bindgen] extern {}");
        refuses("src/ui/settings.rs", "use gloo_storage;");
        refuses("src/ui/settings.rs", "fn f() { window().local_storage(); }");
        accepts(
            "core/src/store/backend.rs",
            "use gloo_storage::LocalStorage;",
        );
        accepts(
            "src/ui/app.rs",
            "use gloo_timers::callback; use web_sys::Window;",
        );
    }

    #[test]
    fn counts_lines_and_sees_what_is_unsafe() {
        let lines = |n: usize| "//\n".repeat(n);
        accepts("src/bin/app.rs", &lines(MOST_LINES_THIN));
        refuses("src/bin/app.rs", &lines(MOST_LINES_THIN + 1));
        assert_eq!(habits("", &lines(MOST_LINES)), [""; 0]);
        assert_eq!(habits("", &lines(MOST_LINES + 1)).len(), 1);
        assert_eq!(habits("", "fn f() { unsafe { g() } }").len(), 1);
        assert_eq!(habits("", "#![forbid(unsafe_code)] // unsafe\n"), [""; 0]);
    }
}
