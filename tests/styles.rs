//! Checks the style sheets: cascade layers, tokens in place of lengths, one set of breakpoints, and lines that fit a screen.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot go on fails; helpers here are part of the tests"
)]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use rules::GameId;

/// The layers, in the order in which they apply. Files that are not in a folder are named after their layer, others are in its folder.
const LAYERS: [&str; 5] = ["tokens", "base", "parts", "stage", "games"];

/// The breakpoints of media queries, as `styles/tokens.css` explains them.
const WIDTHS: [&str; 6] = ["350px", "520px", "700px", "1000px", "1100px", "1400px"];
const HEIGHTS: [&str; 4] = ["480px", "700px", "810px", "1100px"];
/// The breakpoints of container queries: how large a picture is, and what fits into a line of type.
const CONTAINERS: [&str; 7] = ["560px", "900px", "6 / 5", "16em", "20em", "41em", "50em"];

/// Lengths that need no name: a hairline, also that of content for screen readers only, and a zero where `calc` needs a unit.
const NAMELESS: [&str; 2] = ["1px", "0px"];

const LONGEST_LINE: usize = 160;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files below this folder with one of these endings, as paths from the root with slashes, and their texts.
fn files(folder: &str, endings: &[&str]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if endings
                .iter()
                .any(|it| path.extension().is_some_and(|is| is == *it))
            {
                let name = path.strip_prefix(root()).unwrap().to_str().unwrap();
                found.push((name.replace('\\', "/"), fs::read_to_string(&path).unwrap()));
            }
        }
    }
    found.sort();
    found
}

/// The style sheet that imports all others.
const MANIFEST: &str = "style.css";

/// The text of [`MANIFEST`].
fn manifest() -> String {
    fs::read_to_string(root().join(MANIFEST)).unwrap()
}

/// The style sheets that [`MANIFEST`] imports.
fn sheets() -> Vec<(String, String)> {
    files("styles", &["css"])
}

/// The text without comments, and with nothing inside its strings.
fn bare(css: &str) -> String {
    let mut bare = String::new();
    let mut rest = css;
    while let Some(at) = rest.find(['"', '/']) {
        let (before, after) = rest.split_at(at);
        bare += before;
        rest = if let Some(comment) = after.strip_prefix("/*") {
            comment.split_once("*/").map_or("", |(_, rest)| rest)
        } else if let Some(string) = after.strip_prefix('"') {
            bare += "\"\"";
            string.split_once('"').map_or("", |(_, rest)| rest)
        } else {
            bare.push('/');
            &after[1..]
        };
    }
    bare + rest
}

/// A declaration or the head of a block.
#[derive(Debug, PartialEq, Eq)]
enum Piece {
    Declared(String, String),
    Head(String),
}

/// The pieces of a style sheet, in order.
fn pieces(css: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut text = String::new();
    for char in bare(css).chars() {
        match char {
            '{' => pieces.push(Piece::Head(text.trim().to_owned())),
            ';' | '}' => {
                if let Some((name, value)) = text.split_once(':') {
                    pieces.push(Piece::Declared(
                        name.trim().to_owned(),
                        value.trim().to_owned(),
                    ));
                } else if !text.trim().is_empty() {
                    pieces.push(Piece::Head(text.trim().to_owned()));
                }
            }
            _ => {
                text.push(char);
                continue;
            }
        }
        text.clear();
    }
    pieces
}

/// The lengths in pixels that a value contains.
fn lengths(value: &str) -> impl Iterator<Item = &str> {
    let words =
        value.split(|char: char| !char.is_ascii_alphanumeric() && char != '.' && char != '_');
    words.filter(|word| {
        word.strip_suffix("px")
            .is_some_and(|it| it.parse::<f64>().is_ok())
    })
}

/// The names of the custom properties that a value uses. With `needed`, only those for which it has no fallback.
fn used(value: &str, needed: bool) -> impl Iterator<Item = &str> {
    let names = value.split("var(").skip(1);
    names.filter_map(move |rest| {
        let end = rest.find([',', ')'])?;
        (!needed || rest[end..].starts_with(')')).then(|| rest[..end].trim())
    })
}

/// The selectors of the rules, one by one, and the names of the animations; without `:root`, under which every file defines its own values, and
/// without the steps of animations.
fn selectors(css: &str) -> BTreeSet<String> {
    let mut selectors = BTreeSet::new();
    for piece in pieces(css) {
        let Piece::Head(head) = piece else {
            continue;
        };
        let mut depth = 0;
        let parts = head.split(|char| {
            depth += i32::from(char == '(') - i32::from(char == ')');
            char == ',' && depth == 0
        });
        let named = !head.starts_with('@') || head.starts_with("@keyframes");
        let step = |part: &str| matches!(part, "from" | "to") || part.ends_with('%');
        if named {
            let parts = parts.map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "));
            selectors.extend(parts.filter(|part| !step(part)));
        }
    }
    selectors.remove(":root");
    selectors
}

/// What is wrong with the values of a style sheet.
fn unnamed(css: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for piece in pieces(css) {
        let Piece::Declared(name, value) = piece else {
            continue;
        };
        if value.contains('!') {
            faults.push(format!("{name}: {value}: important"));
        }
        let lengths = lengths(&value).filter(|length| !NAMELESS.contains(length));
        if !name.starts_with("--") {
            faults.extend(lengths.map(|length| format!("{name}: {value}: {length}")));
        }
    }
    faults
}

/// The questions of media and container queries that are not about a breakpoint of the one set.
fn strange_breakpoints(css: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for piece in pieces(css) {
        let Piece::Head(head) = piece else {
            continue;
        };
        let container = head.starts_with("@container");
        if !container && !head.starts_with("@media") {
            continue;
        }
        for question in head
            .split('(')
            .skip(1)
            .filter_map(|rest| rest.split(')').next())
        {
            let asks = |feature: &str| {
                ["<", ">=", "<="]
                    .iter()
                    .find_map(|sign| question.strip_prefix(&format!("{feature} {sign} ")))
            };
            let known = match (asks("width"), asks("height"), asks("aspect-ratio")) {
                (Some(width), None, None) if !container => WIDTHS.contains(&width),
                (None, Some(height), None) if !container => HEIGHTS.contains(&height),
                (Some(it), None, None) | (None, None, Some(it)) if container => {
                    CONTAINERS.contains(&it)
                }
                // A question about something else, such as `hover: hover`.
                _ => !["width", "height", "aspect-ratio"]
                    .iter()
                    .any(|it| question.contains(it)),
            };
            if !known {
                faults.push(format!("{head}: ({question})"));
            }
        }
    }
    faults
}

/// The lines of the manifest outside its comments.
fn lines_of(manifest: &str) -> Vec<&str> {
    let mut parts = manifest.split("/*");
    let before = parts.next().into_iter();
    let after = parts.filter_map(|part| Some(part.split_once("*/")?.1));
    let lines = before.chain(after).flat_map(str::lines).map(str::trim);
    lines.filter(|line| !line.is_empty()).collect()
}

/// What is wrong with the manifest's imports of the style sheets.
fn outside_layers(manifest: &str, sheets: &[&str]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut missing: BTreeSet<&str> = sheets.iter().copied().collect();
    let mut last = 0;
    let declared = format!("@layer {};", LAYERS.join(", "));
    let lines = lines_of(manifest);
    for line in lines.iter().filter(|line| **line != declared) {
        let import = line
            .strip_prefix("@import \"")
            .and_then(|it| it.strip_suffix(");"));
        let Some((sheet, layer)) = import.and_then(|it| it.split_once("\" layer(")) else {
            faults.push(format!("{line}: no import into a layer"));
            continue;
        };
        let path = sheet.strip_prefix("styles/");
        let folder = path.and_then(|path| path.split(['/', '.']).next());
        let place = LAYERS.iter().position(|it| *it == layer);
        match place {
            Some(place) if place >= last && folder == Some(layer) => last = place,
            _ => faults.push(format!(
                "{line}: not the layer of this file, or out of order"
            )),
        }
        if !missing.remove(sheet) {
            faults.push(format!("{line}: no such file, or imported before"));
        }
    }
    let layers = lines.iter().filter(|line| line.starts_with("@layer"));
    if layers.collect::<Vec<_>>() != [&declared] {
        faults.push(format!("not declared once: {declared}"));
    }
    faults.extend(
        missing
            .into_iter()
            .map(|sheet| format!("{sheet}: not imported")),
    );
    faults
}

#[test]
fn every_rule_is_in_a_layer() {
    let sheets = sheets();
    let names: Vec<&str> = sheets.iter().map(|(name, _)| &**name).collect();
    assert!(names.len() > 20, "{names:?}");
    assert_eq!(outside_layers(&manifest(), &names), [""; 0]);
    for (name, css) in &sheets {
        let count = |brace| bare(css).matches(brace).count();
        assert_eq!(
            count('{'),
            count('}'),
            "{name}: a brace too many would end its layer"
        );
        for piece in pieces(css) {
            // A layer or an import inside a file would escape the order of the manifest.
            let escapes = matches!(&piece, Piece::Head(head) if head.starts_with("@layer") || head.starts_with("@import"));
            assert!(!escapes, "{name}: {piece:?}");
        }
    }
}

#[test]
fn no_game_changes_another() {
    // A game may have several files: `slam.css` and `slam-ring.css`.
    let game = |name: &str| {
        name.strip_prefix("styles/games/")?
            .split(['-', '.'])
            .next()
            .map(str::to_owned)
    };
    let sheets = sheets();
    let shared: BTreeSet<String> = sheets
        .iter()
        .filter(|(name, _)| game(name).is_none())
        .flat_map(|(_, css)| selectors(css))
        .collect();
    let mut owners: BTreeMap<String, String> = BTreeMap::new();
    for (name, css) in &sheets {
        let Some(game) = game(name) else {
            continue;
        };
        for selector in selectors(css) {
            assert!(
                !shared.contains(&selector),
                "{name}: {selector} changes a shared part in all games"
            );
            let owner = owners
                .entry(selector.clone())
                .or_insert_with(|| game.clone());
            assert_eq!(
                *owner, game,
                "both have a rule for {selector}, and one wins in both games"
            );
        }
    }
    let games: BTreeSet<&str> = owners.values().map(String::as_str).collect();
    assert_eq!(
        games,
        GameId::ALL.map(GameId::slug).into(),
        "the games with styles"
    );
}

#[test]
fn values_come_from_tokens_and_no_rule_is_important() {
    for (name, css) in sheets() {
        assert_eq!(unnamed(&css), [""; 0], "{name}");
    }
}

#[test]
fn media_queries_use_one_set_of_breakpoints() {
    let sheets = sheets();
    for (name, css) in &sheets {
        assert_eq!(strange_breakpoints(css), [""; 0], "{name}");
    }
    let all: String = sheets.into_iter().map(|(_, css)| css).collect();
    for breakpoint in [&WIDTHS[..], &HEIGHTS, &CONTAINERS].concat() {
        assert!(
            all.contains(&format!(" {breakpoint})")),
            "nothing asks for {breakpoint}"
        );
    }
}

#[test]
fn every_custom_property_is_defined_and_used() {
    let (mut defined, mut needed, mut mentioned) =
        (BTreeSet::new(), BTreeSet::new(), String::new());
    let sheets = sheets();
    for (name, css) in &sheets {
        for piece in pieces(css) {
            if let Piece::Declared(property, value) = piece {
                needed.extend(used(&value, true).map(|used| (used.to_owned(), name.clone())));
                mentioned.extend(used(&value, false).flat_map(|used| [used, " "]));
                if property.starts_with("--") {
                    defined.insert(property);
                }
            }
        }
    }
    let undefined: Vec<_> = needed
        .iter()
        .filter(|(name, _)| !defined.contains(name))
        .collect();
    assert!(undefined.is_empty(), "{undefined:?}");
    // Drawings and the program use some as well.
    for (_, text) in [files("static", &["svg"]), files("src", &["rs"])].concat() {
        let names = text.split("--").skip(1);
        mentioned.extend(names.flat_map(|rest| {
            let end = rest.find(|char: char| !char.is_ascii_alphanumeric() && char != '-');
            ["--", &rest[..end.unwrap_or(rest.len())], " "]
        }));
    }
    let mentioned: BTreeSet<&str> = mentioned.split(' ').collect();
    let unused: Vec<_> = defined
        .iter()
        .filter(|name| !mentioned.contains(name.as_str()))
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn no_line_is_longer_than_a_screen_is_wide() {
    let manifest = (MANIFEST.to_owned(), manifest());
    for (name, css) in sheets().into_iter().chain([manifest]) {
        for (number, line) in css.lines().enumerate() {
            assert!(
                line.chars().count() <= LONGEST_LINE,
                "{name}:{}",
                number + 1
            );
        }
    }
}

/// The checks above must find what they look for.
#[test]
fn faulty_style_sheets_are_found() {
    assert_eq!(
        unnamed("p { --gap: 5px; margin: 0 1px; inset: calc(0px + var(--gap)); }"),
        [""; 0]
    );
    assert_eq!(
        unnamed("p { /* 7px; */ content: \"8px\"; margin: -2.5px }"),
        ["margin: -2.5px: 2.5px"]
    );
    assert_eq!(
        unnamed("@media (width < 700px) { p { width: min(9px, 2em) } }").len(),
        1
    );
    assert_eq!(unnamed("p { color: red !important; }").len(), 1);
    for fine in [
        "@media (width < 700px), (height >= 700px) { p { top: 0; } }",
        "@media (prefers-contrast: more) { p { top: 0; } }",
        "@container dohyo (aspect-ratio <= 6 / 5) { p { top: 0; } }",
    ] {
        assert_eq!(strange_breakpoints(fine), [""; 0]);
    }
    for strange in [
        "@media (width < 640px)",
        "@media (max-width: 599px)",
        "@media (700px <= width)",
        "@container (width < 700px)",
    ] {
        assert_eq!(
            strange_breakpoints(&format!("{strange} {{ p {{ top: 0; }} }}")).len(),
            1,
            "{strange}"
        );
    }
    let declared = "@layer tokens, base, parts, stage, games;\n";
    let import = "@import \"styles/parts/bar.css\" layer(parts);\n";
    let faults = |manifest: &str| outside_layers(manifest, &["styles/parts/bar.css"]).len();
    assert_eq!(
        faults(&format!("/* All. */\n{declared}/* Bar */\n{import}")),
        0
    );
    assert_eq!(faults(import), 1, "no layers are declared");
    assert_eq!(
        faults(&format!("{declared}@layer base, tokens;\n{import}")),
        2
    );
    assert_eq!(faults(&format!("{declared}{import}p {{ margin: 0; }}")), 1);
    assert_eq!(faults(declared), 1, "a file is not imported");
    assert_eq!(
        faults(&format!("{declared}/* {import} */")),
        1,
        "a comment imports nothing"
    );
    assert_eq!(
        faults(&format!(
            "{declared}@import \"styles/parts/bar.css\" layer(stage);"
        )),
        1
    );
    assert_eq!(
        faults(&format!("{declared}@import \"styles/parts/bar.css\";")),
        2
    );
    assert_eq!(
        used("calc(var(--a) + var(--b, 1px))", true).collect::<Vec<_>>(),
        ["--a"]
    );
}
