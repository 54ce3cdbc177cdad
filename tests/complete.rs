//! A game is complete if it has everything in this list. A game counts as begun if it has a folder in `core/src/rules`.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot go on fails; helpers here are part of the tests"
)]

use std::{env, fs, path::Path, process};

use hakkyoi::rules::GameId;

/// What must be found.
enum Sign {
    /// This text.
    Text(&'static str),
    /// A function whose name contains this word.
    Function(&'static str),
}
use Sign::{Function, Text};

/// What a game must have: the part's name, the files or folders that may contain it, and the signs that they do. `GAME` stands for the
/// game's slug, `TYPE` for the type of its state.
const PARTS: [(&str, &[&str], &[Sign]); 12] = [
    (
        "rules",
        &["core/src/rules/GAME"],
        &[Text("impl Game for TYPE"), Text("impl Enumerate for TYPE")],
    ),
    (
        "its rule page as tests",
        &["core/src/rules/GAME/tests.rs", "core/src/rules/GAME/tests"],
        &[Text("#[test]")],
    ),
    (
        "the laws",
        &["core/src/rules/GAME/tests.rs", "core/src/rules/GAME/tests"],
        &[Text("laws::hold::<TYPE")],
    ),
    (
        "notation",
        &["core/src/rules/GAME"],
        &[Text("impl Notation for TYPE")],
    ),
    (
        "its part of the record format as tests",
        &["core/src/rules/record/tests"],
        &[Text("[Game \"GAME\"]")],
    ),
    (
        "vectors",
        &["core/tests/vectors/GAME.records"],
        &[Text("[Game \"GAME\"]")],
    ),
    (
        "what the vectors expect",
        &["core/tests/vectors/GAME.expected.jsonl"],
        &[Text("\"GAME\"")],
    ),
    (
        "perft counts",
        &["core/tests/perft/GAME.txt", "core/tests/perft.rs"],
        &[
            Text("[Steps \""),
            Text("[Ends \""),
            Text("fn GAME() {"),
            Text("::<TYPE>("),
        ],
    ),
    (
        "a playthrough",
        &[
            "core/tests/playthroughs/GAME.txt",
            "core/tests/playthroughs.rs",
        ],
        &[Text("== step 1:"), Text("check::<TYPE>(")],
    ),
    (
        "a fuzz target",
        &["fuzz/fuzz_targets/GAME.rs"],
        &[Text("check::<TYPE>(")],
    ),
    (
        "an accessibility test of its rendered page",
        &["tests/ssr_GAME.rs", "tests/ssr/GAME.rs"],
        &[Text("::test]")],
    ),
    (
        "whole bouts in the browser by every means",
        &["tests/e2e/GAME.rs", "tests/e2e/GAME"],
        &[
            Function("mouse"),
            Function("touch"),
            Function("tap"),
            Function("keyboard"),
        ],
    ),
];

/// The parts that the game lacks in the project at `root`.
fn missing(root: &Path, slug: &str) -> Vec<&'static str> {
    let name = |text: &str| text.replace("GAME", slug).replace("TYPE", &capital(slug));
    let lacks = |places: &[&str], signs: &[Sign]| {
        let places = places.iter().map(|place| text(&root.join(name(place))));
        let text: String = places.collect();
        let stands = |sign: &Sign| match sign {
            Text(sign) => text.contains(&name(sign)),
            Function(word) => functions(&text).any(|function| function.contains(word)),
        };
        !signs.iter().all(stands)
    };
    let parts = PARTS
        .iter()
        .filter(|(_, places, signs)| lacks(places, signs));
    parts.map(|(part, ..)| *part).collect()
}

/// The text of a file, or of all files in a folder and below; empty if there is neither.
fn text(path: &Path) -> String {
    match fs::read_dir(path) {
        Ok(entries) => entries.map(|entry| text(&entry.unwrap().path())).collect(),
        Err(_) => fs::read_to_string(path).unwrap_or_default(),
    }
}

fn functions(text: &str) -> impl Iterator<Item = &str> {
    let ends = |c: char| !(c.is_alphanumeric() || c == '_');
    let after = text.split("fn ").skip(1);
    after.filter_map(move |rest| rest.split(ends).next())
}

fn capital(slug: &str) -> String {
    let (first, rest) = slug.split_at(1);
    first.to_uppercase() + rest
}

fn begun(root: &Path, slug: &str) -> bool {
    root.join("core/src/rules").join(slug).is_dir()
}

#[test]
fn no_game_lacks_a_part() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let slugs = GameId::ALL.map(GameId::slug);
    let games: Vec<&str> = slugs.into_iter().filter(|slug| begun(root, slug)).collect();
    assert!(games.contains(&"tricks"), "{games:?}");
    let lacking: Vec<(&str, Vec<&str>)> = games
        .into_iter()
        .map(|slug| (slug, missing(root, slug)))
        .filter(|(_, parts)| !parts.is_empty())
        .collect();
    assert_eq!(lacking, []);
}

#[test]
fn an_empty_project_lacks_every_part() {
    let root = env::temp_dir().join(format!("hakkyoi-complete-{}", process::id()));
    fs::create_dir_all(root.join("core/src/rules/slam")).unwrap();
    let (begun, lacking) = (begun(&root, "slam"), missing(&root, "slam"));
    // The word "mouse" in a comment is no bout played by mouse, and another game's laws are not this game's.
    fs::create_dir_all(root.join("tests/e2e")).unwrap();
    fs::write(
        root.join("tests/e2e/slam.rs"),
        "// fn by mouse touch tap keyboard",
    )
    .unwrap();
    fs::write(
        root.join("core/src/rules/slam/tests.rs"),
        "laws::hold::<Tricks, _>",
    )
    .unwrap();
    let words = missing(&root, "slam");
    fs::write(
        root.join("tests/e2e/slam.rs"),
        "async fn by_mouse() {} fn by_touch() {} fn tap_tap() {} fn keyboard() {}",
    )
    .unwrap();
    let bouts = missing(&root, "slam");
    fs::remove_dir_all(&root).unwrap();

    assert!(begun);
    let all = PARTS.map(|(part, ..)| part);
    assert_eq!(lacking, all);
    assert_eq!(words, all);
    assert_eq!(bouts, all[..all.len() - 1]);
}
