//! `cargo xtask toy`: adds the toy game of `docs/adding-a-game.md` to a copy of the repository, and tests it there. `cargo xtask test` does
//! the same, so that the guide stays true.
//!
//! The copy is a folder below the target folder, and is built in the same target folder as the repository. So the dependencies are compiled
//! already.

use crate::shell::{Run, cargo, inside, root, target};
use anyhow::{Context, Result, ensure};
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::Path;
use std::{env, fs};

/// The toy's slug, which the names of its tests contain.
const TOY: &str = "bales";
/// The toy's files. They lie here as they would in the repository.
const FILES: &str = "docs/adding-a-game/";
/// The lines that the toy needs in files of the repository.
const LINES: &str = "lines.patch";

/// Cargo's settings for the copy: compiled quickly rather than well. For cargo, the packages of the copy are those of the repository, because
/// they lie at the same places in their workspaces; if all of their settings were the same, the copy's programs would take the place of the
/// repository's own. That also holds for the build script of the page's package, on which only the last setting has an effect.
const PROFILE: [&str; 6] = [
    "--config",
    "profile.dev.opt-level=0",
    "--config",
    "profile.dev.debug=0",
    "--config",
    "profile.dev.package.hakkyoi.codegen-units=200",
];

/// The tests that every game has.
const OF_A_GAME: [&str; 9] = [
    "--lib",
    "--test=arena",
    "--test=fuzzed",
    "--test=persistence",
    "--test=playthroughs",
    "--test=problems",
    "--test=ssr",
    "--test=strength",
    "--test=vectors",
];
/// Tests among them that are about all games together.
const OF_ALL_GAMES: [&str; 2] = ["ui::entries", "home_links_to_every_game"];
/// The toy has English words only: tests that ask for every language leave it out.
const OF_EVERY_LANGUAGE: [&str; 4] = [
    "--skip",
    "every_language_is_spoken",
    "--skip",
    "no_catalogue_lacks_a_key_or_a_placeholder",
];
/// The tests of all files.
const OF_FILES: [&str; 3] = ["--test=catalogue", "--test=layering", "--test=styles"];

/// Files by their paths from the repository's root, with slashes.
type Files = BTreeMap<String, Vec<u8>>;

/// Adds the toy to a copy of the repository, and tests it there. With `UPDATE_GOLDEN`, its golden files are written anew.
///
/// # Errors
/// If the toy can't be added, or a test fails.
pub(crate) fn run() -> Result<()> {
    let copy = target().join("adding-a-game");
    let (mut files, mut toy) = read()?;
    let patch = toy.remove(LINES);
    let patch = patch.with_context(|| format!("{FILES}{LINES} is missing"))?;
    let changed = patched(&files, &String::from_utf8(patch)?)?;
    files.extend(changed);
    for (name, content) in &toy {
        let before = files.insert(name.clone(), content.clone());
        ensure!(
            before.is_none(),
            "{FILES}{name} would replace a file of the repository; lines that the toy needs in it belong into {FILES}{LINES}"
        );
    }
    write(&copy, &files)?;
    test(&copy).with_context(|| {
        format!(
            "The toy game of docs/adding-a-game.md no longer fits the rest of the repository. Mend its files in {FILES}, and what the guide says \
             about them, until `cargo xtask toy` passes. {} is the repository with the toy in it",
            copy.display()
        )
    })?;
    if env::var_os("UPDATE_GOLDEN").is_some() {
        for name in toy.keys() {
            fs::copy(copy.join(name), root().join(FILES).join(name))?;
        }
    }
    Ok(())
}

/// The files of the repository but those below `docs`, and the files of the toy. What git ignores belongs to neither.
fn read() -> Result<(Files, Files)> {
    let git = Run::new("git").args([
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ]);
    let list = git
        .output()
        .context("git can't list the repository's files")?;
    let (mut files, mut toy) = (Files::new(), Files::new());
    for path in list.split_terminator('\0') {
        let (into, name) = match path.strip_prefix(FILES) {
            Some(name) => (&mut toy, name),
            None if path.starts_with("docs/") => continue,
            None => (&mut files, path),
        };
        match fs::read(root().join(path)) {
            Ok(content) => drop(into.insert(name.to_owned(), content)),
            // The file was deleted, and that is not committed yet.
            Err(error) if error.kind() == ErrorKind::NotFound => (),
            Err(error) => return Err(error).context(path.to_owned()),
        }
    }
    Ok((files, toy))
}

/// The files that this patch changes, changed.
fn patched(files: &Files, patch: &str) -> Result<Files> {
    let names = patch.lines().filter_map(|line| line.strip_prefix("+++ b/"));
    let before = names.map(|name| {
        let file = files.get(name);
        let file = file
            .with_context(|| format!("{FILES}{LINES} changes {name}, but there is no such file"))?;
        Ok((name.to_owned(), file.clone()))
    });
    let mut changed: Files = before.collect::<Result<_>>()?;
    let folder = target().join("xtask/toy");
    write(&folder, &changed)?;
    let git = Run::new("git")
        .arg("apply")
        .arg(root().join(FILES).join(LINES));
    // Git must not take the paths for those of the repository that the folder is in.
    let git = git.within(&folder).env("GIT_CEILING_DIRECTORIES", target());
    git.log_to("toy-lines.log").run().with_context(|| {
        format!(
            "{FILES}{LINES} no longer fits the files that it changes. Each of its parts adds a line between two others: write there those that \
             the file has now, and look whether docs/adding-a-game.md still says the truth about it"
        )
    })?;
    for (name, content) in &mut changed {
        *content = fs::read(folder.join(name))?;
    }
    Ok(changed)
}

/// Makes a folder contain exactly these files. Writes only those that differ, so that cargo builds only what has changed.
fn write(folder: &Path, files: &Files) -> Result<()> {
    for path in inside(folder)? {
        let name = path
            .strip_prefix(folder)?
            .to_string_lossy()
            .replace('\\', "/");
        if !files.contains_key(&name) {
            fs::remove_file(path)?;
        }
    }
    for (name, content) in files {
        let path = folder.join(name);
        if !fs::read(&path).is_ok_and(|before| before == *content) {
            fs::create_dir_all(path.with_file_name(""))?;
            fs::write(path, content)?;
        }
    }
    Ok(())
}

/// Runs the checks of formatting, the lints, and the tests of the toy, in the copy.
fn test(copy: &Path) -> Result<()> {
    let cargo = |subcommand: &str| {
        let cargo = cargo(subcommand).within(copy);
        cargo.env("CARGO_TARGET_DIR", target())
    };
    for package in [&["--all"][..], &["--manifest-path", "fuzz/Cargo.toml"]] {
        cargo("fmt").args(package).arg("--check").run()?;
    }
    let built = |subcommand: &str| {
        let built = cargo(subcommand).args(["--locked", "--workspace"]);
        built.args(PROFILE)
    };
    let lints = built("clippy").args(OF_A_GAME).arg("--test=e2e");
    lints.args(["--", "-D", "warnings"]).run()?;
    let tests = built("test").args(OF_A_GAME).args(["--", TOY]);
    let tests = tests.args(OF_ALL_GAMES);
    tests.args(OF_EVERY_LANGUAGE).run()?;
    let tests = built("test").args(OF_FILES).arg("--");
    tests.args(OF_EVERY_LANGUAGE).run()
}

#[cfg(test)]
mod tests {
    use super::{Files, inside, target, write};
    use std::fs::{self, File};
    use std::time::UNIX_EPOCH;

    #[test]
    fn folder_gets_exactly_these_files_and_equal_ones_are_not_written() {
        let folder = target().join("xtask/toy-test");
        let files = |files: &[(&str, &str)]| -> Files {
            let file = |(name, text): &(&str, &str)| ((*name).to_owned(), text.as_bytes().to_vec());
            files.iter().map(file).collect()
        };
        write(&folder, &files(&[("a", "1"), ("b/c", "2"), ("b/d", "3")])).unwrap();
        for name in ["a", "b/c"] {
            let file = File::options().write(true).open(folder.join(name));
            file.unwrap().set_modified(UNIX_EPOCH).unwrap();
        }
        write(&folder, &files(&[("a", "1"), ("b/c", "4")])).unwrap();
        let is_old = |name: &str| {
            let file = fs::metadata(folder.join(name)).unwrap();
            file.modified().unwrap() == UNIX_EPOCH
        };
        assert_eq!(["a", "b/c"].map(is_old), [true, false]);
        assert_eq!(fs::read(folder.join("b/c")).unwrap(), b"4");
        assert_eq!(inside(&folder).unwrap().len(), 2);
        fs::remove_dir_all(&folder).unwrap();
    }
}
