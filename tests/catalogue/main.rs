//! Code and message catalogues agree: no message is missing or unused, placeholders match, and the output is Fluent's.

#[path = "../../build/catalogue.rs"]
mod catalogue;
mod fluent;
mod samples;
mod uses;

use std::{
    collections::{BTreeMap, BTreeSet},
    error::Error,
    fs, io,
    path::{Path, PathBuf},
};

use catalogue::{Case, Messages, Piece};
use hakkyoi::ui::words::LANGUAGES;
use rules::{momentum::Facing, tricks::Suit};
use uses::{Use, Uses};

/// The script that runs before the program; it says some messages, too.
const START: &str = "static/start.js";

type Outcome = Result<(), Box<dyn Error>>;

#[test]
fn no_catalogue_lacks_a_key_or_a_placeholder() -> Outcome {
    let mut catalogues = catalogues()?;
    let english = catalogues.remove("en").ok_or("no locales/en.ftl")?;
    let faults = catalogues.iter().flat_map(|(tag, messages)| {
        differences(&english, messages)
            .into_iter()
            .map(move |fault| format!("{tag}: {fault}"))
    });
    assert_none(faults);
    Ok(())
}

/// `static/start.js` chooses among the languages before the program has loaded.
#[test]
fn start_script_has_the_languages_of_the_program() -> Outcome {
    let script = fs::read_to_string(root().join(START))?;
    let tags = LANGUAGES.map(|(tag, _)| format!("{tag:?}"));
    let list = format!("const languages = [{}];", tags.join(", "));
    assert!(script.contains(&list), "{START} lacks {list}");
    Ok(())
}

#[test]
fn the_code_uses_every_message_and_no_other() -> Outcome {
    let english = catalogues()?.remove("en").ok_or("no locales/en.ftl")?;
    let uses = uses_in_source()?;
    assert_none(
        uses.faults
            .into_iter()
            .chain(misuses(&english, &uses.found)),
    );
    Ok(())
}

/// The catalogues by language tag.
fn catalogues() -> Result<BTreeMap<String, Messages>, Box<dyn Error>> {
    let mut catalogues = BTreeMap::new();
    for (tag, files) in catalogue::files(&root().join("locales"))? {
        let messages = catalogue::read_files(&files).map_err(|faults| faults.join("\n"))?;
        catalogues.insert(tag, messages);
    }
    Ok(catalogues)
}

/// The words that only this game uses are in the file with its name; those that others use, too, are in the language's own file.
#[test]
fn words_of_one_game_are_in_its_file() -> Outcome {
    let mut users: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for Use { place, key, .. } in uses_in_source()?.found {
        let game = place.strip_prefix("src/ui/games/");
        let game = game.and_then(|inside| Some(inside.split_once('/')?.0));
        users
            .entry(key)
            .or_default()
            .insert(game.unwrap_or("").to_owned());
    }
    let mut faults = Vec::new();
    for (tag, files) in catalogue::files(&root().join("locales"))? {
        for file in files {
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            let game = if name == *tag { "" } else { &*name };
            let messages = catalogue::read(&fs::read_to_string(&file)?);
            for key in messages.unwrap_or_default().into_keys() {
                let users = users.get(&key).cloned().unwrap_or_default();
                let owner = users.first().filter(|_| users.len() == 1);
                if owner.is_some_and(|owner| owner != game) || owner.is_none() && !game.is_empty() {
                    faults.push(format!("{}: {key} is used by {users:?}", file.display()));
                }
            }
        }
    }
    assert_none(faults.into_iter());
    Ok(())
}

/// A direction or colour without a case of its own would be told as the default one.
#[test]
fn each_direction_and_colour_has_its_case() -> Outcome {
    let facing: BTreeSet<&str> = Facing::ALL.map(Facing::slug).into();
    let suits = Suit::ALL.map(|suit| format!("{suit:?}").to_lowercase());
    let suits: BTreeSet<&str> = suits.iter().map(String::as_str).collect();
    let mut choices = 0;
    for (tag, messages) in catalogues()? {
        for (key, message) in &messages {
            for (by, names) in named_cases(message) {
                let all = match by {
                    "hex" | "from" | "to" | "toward" if key.starts_with("momentum-") => &facing,
                    "suit" | "led" => &suits,
                    _ => continue,
                };
                assert_eq!(names, *all, "{tag}: {by} in {key}");
                choices += 1;
            }
        }
    }
    assert!(choices > 0);
    Ok(())
}

fn uses_in_source() -> io::Result<Uses> {
    let mut all = Uses::default();
    for path in files(&root().join("src"), "rs")? {
        // Tests may contain text that the page does not.
        if path.ends_with("tests.rs") {
            continue;
        }
        let name = path
            .strip_prefix(root())
            .unwrap_or(&path)
            .display()
            .to_string();
        let uses = uses::read(&name, &fs::read_to_string(&path)?);
        all.found.extend(uses.found);
        all.faults.extend(uses.faults);
    }
    // What is said while the program does not run.
    let script = fs::read_to_string(root().join(START))?;
    for said in script.split("calm(\"").skip(1) {
        let key = said.split('"').next().unwrap_or_default();
        all.found.push(Use {
            place: START.to_owned(),
            key: key.to_owned(),
            placeholders: BTreeSet::new(),
        });
    }
    Ok(all)
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files with this extension, in this folder and below.
fn files(folder: &Path, extension: &str) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path, extension)?);
        } else if path.extension().is_some_and(|it| it == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Where a catalogue's keys or placeholders differ from the reference's.
fn differences(reference: &Messages, other: &Messages) -> Vec<String> {
    let keys: BTreeSet<&String> = reference.keys().chain(other.keys()).collect();
    keys.into_iter()
        .filter_map(|key| match (reference.get(key), other.get(key)) {
            (Some(_), None) => Some(format!("{key} is missing")),
            (None, _) => Some(format!("{key} is not in the reference")),
            (Some(wanted), Some(given)) => {
                let (shown, wanted) = (shown(wanted), placeholders(wanted));
                let given = placeholders(given);
                // A language may have no need of a choice.
                (!given.is_subset(&wanted) || !shown.is_subset(&given))
                    .then(|| format!("{key} has the placeholders {given:?}, not {wanted:?}"))
            }
        })
        .chain(unknown_cases(reference, other))
        .collect()
}

/// The cases that only the other catalogue has. A case that is not in the reference is never chosen: the program does not know its name.
fn unknown_cases(reference: &Messages, other: &Messages) -> Vec<String> {
    let mut faults = Vec::new();
    for (key, message) in other {
        let known = reference.get(key).map(|known| named_cases(known));
        for (by, cases) in named_cases(message) {
            let known = known.as_ref().and_then(|known| known.get(by));
            let strange = known.map(|known| cases.difference(known).collect::<Vec<_>>());
            if let Some(strange) = strange.filter(|strange| !strange.is_empty()) {
                faults.push(format!("{key} has the cases {strange:?} of {by}"));
            }
        }
    }
    faults
}

/// The words, other than plurals, by which a message chooses, for each placeholder that decides.
fn named_cases(message: &[Piece]) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for piece in message {
        let Piece::Choice { by, cases, .. } = piece else {
            continue;
        };
        for (case, message) in cases {
            if let Case::Named(name) = case
                && !["one", "other"].contains(&name.as_str())
            {
                found.entry(by).or_default().insert(name);
            }
            for (by, names) in named_cases(message) {
                found.entry(by).or_default().extend(names);
            }
        }
    }
    found
}

/// Where uses and messages do not match.
fn misuses(messages: &Messages, uses: &[Use]) -> Vec<String> {
    let in_use: BTreeSet<&String> = uses.iter().map(|it| &it.key).collect();
    let unused = messages
        .keys()
        .filter(|key| !in_use.contains(key))
        .map(|key| format!("{key} is never used"));
    let wrong = uses.iter().filter_map(
        |Use {
             place,
             key,
             placeholders: given,
         }| {
            let Some(message) = messages.get(key) else {
                return Some(format!("{place}: {key} is in no catalogue"));
            };
            let wanted = placeholders(message);
            (!given.iter().eq(wanted.iter()))
                .then(|| format!("{place}: {key} is given {given:?}, but wants {wanted:?}"))
        },
    );
    unused.chain(wrong).collect()
}

/// The placeholders whose values a message shows in any of its cases.
fn shown(message: &[Piece]) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    for piece in message {
        match piece {
            Piece::Text(_) => {}
            Piece::Given(name) => drop(found.insert(name.as_str())),
            Piece::Choice { cases, .. } => {
                found.extend(cases.iter().flat_map(|(_, message)| shown(message)));
            }
        }
    }
    found
}

/// The placeholders of a message, in any of its cases.
fn placeholders(message: &[Piece]) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    for piece in message {
        match piece {
            Piece::Text(_) => {}
            Piece::Given(name) => {
                found.insert(name.as_str());
            }
            Piece::Choice { by, cases, .. } => {
                found.insert(by.as_str());
                found.extend(cases.iter().flat_map(|(_, message)| placeholders(message)));
            }
        }
    }
    found
}

fn assert_none(faults: impl Iterator<Item = String>) {
    let faults: Vec<String> = faults.collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}
