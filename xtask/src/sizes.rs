//! What a visitor downloads: the files of `dist/`, raw and as brotli at its best (11) sends them.

use anyhow::{Context, Result};
use std::path::Path;
use std::{fmt, fs, io::Write};

/// When a file is asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum When {
    /// Before the first picture, home's.
    First,
    /// As a further program is opened, besides what all share.
    Program,
    /// When the computer plays.
    Worker,
    /// When a page shows it.
    Later,
}

impl When {
    /// Scripts, styles and wasm of the page come first; those of a further program or a worker are named after its binary.
    fn of(name: &str) -> Self {
        const PROGRAMS: [&str; 6] = ["books", "tricks", "circle", "track", "momentum", "slam"];
        const WORKERS: [&str; 2] = ["bots", "ring"];
        let code = Path::new(name).extension().is_some_and(|kind| {
            ["html", "css", "js", "wasm"]
                .iter()
                .any(|code| kind == *code)
        });
        let file = name.rsplit('/').next().unwrap_or(name);
        let one_of = |binaries: &[&str]| binaries.iter().any(|binary| file.starts_with(binary));
        if !code {
            Self::Later
        } else if one_of(&PROGRAMS) {
            Self::Program
        } else if one_of(&WORKERS) {
            Self::Worker
        } else {
            Self::First
        }
    }

    fn title(self) -> &'static str {
        match self {
            Self::First => "first load",
            Self::Program => "further programs",
            Self::Worker => "workers",
            Self::Later => "when shown",
        }
    }
}

struct File {
    when: When,
    name: String,
    raw: usize,
    brotli: usize,
}

/// The sizes of a built site's files.
pub(crate) struct Table(Vec<File>);

impl Table {
    /// Reads a built site.
    pub(crate) fn of(dist: &Path) -> Result<Self> {
        let mut files = Vec::new();
        visit(dist, "", &mut files).with_context(|| format!("{} can't be read", dist.display()))?;
        files.sort_by(|a, b| (a.when, &a.name).cmp(&(b.when, &b.name)));
        Ok(Self(files))
    }
}

fn visit(dir: &Path, prefix: &str, files: &mut Vec<File>) -> std::io::Result<()> {
    for entry in fs::read_dir(dir)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().display());
        if entry.file_type()?.is_dir() {
            visit(&entry.path(), &format!("{name}/"), files)?;
        } else {
            let bytes = fs::read(entry.path())?;
            files.push(File {
                when: When::of(&name),
                raw: bytes.len(),
                brotli: brotli_11(&bytes)?,
                name,
            });
        }
    }
    Ok(())
}

fn brotli_11(bytes: &[u8]) -> std::io::Result<usize> {
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 1 << 16, 11, 22);
    writer.write_all(bytes)?;
    writer.flush()?;
    Ok(writer.into_inner().len())
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:>10} {:>10}  file", "bytes", "brotli-11")?;
        for group in self.0.chunk_by(|a, b| a.when == b.when) {
            for File {
                name, raw, brotli, ..
            } in group
            {
                writeln!(f, "{raw:>10} {brotli:>10}  {name}")?;
            }
            let raw: usize = group.iter().map(|file| file.raw).sum();
            let brotli: usize = group.iter().map(|file| file.brotli).sum();
            let title = group.first().map_or("", |file| file.when.title());
            writeln!(f, "{raw:>10} {brotli:>10}  = {title}\n")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{When, brotli_11};

    #[test]
    fn files_are_counted_where_a_visitor_meets_them() {
        let named = |name| When::of(name).title();
        assert_eq!(named("app-1f_bg.wasm"), "first load");
        assert_eq!(named("index.html"), "first load");
        assert_eq!(named("tricks.js"), "further programs");
        assert_eq!(named("bots_loader.js"), "workers");
        assert_eq!(named("static/art.svg"), "when shown");
    }

    #[test]
    fn brotli_packs() {
        assert!(brotli_11(&[b'a'; 4000]).is_ok_and(|size| size < 40));
    }
}
