//! What a visitor downloads: the files of `dist/`, raw and as brotli at its best (11) sends them; and what that may come to.

use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::path::Path;
use std::{fmt, fs, io::Write};

/// The budget: what each figure was declared to be, in bytes as brotli.
const BUDGET: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/budget.json");

/// A figure may rise by a twentieth before it must be declared anew.
const SLACK: usize = 20;

const FIRST_LOAD: &str = "first load";
const FIRST_WASM: &str = "first load, its wasm";

/// What figures may never come to.
const LIMITS: [(&str, usize); 3] = [
    (FIRST_LOAD, 200_000),
    (FIRST_WASM, 150_000),
    ("ring", 260_000),
];

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
        if !code || file == "sw.js" {
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

/// Prints the sizes of a sealed site; checks them against the budget, or declares them.
///
/// # Errors
/// When the site or the budget can't be read, or a size is not as declared.
pub(crate) fn weigh(site: &Path, check: bool, declare: bool) -> Result<()> {
    let sizes = Table::of(site)?;
    if declare {
        sizes.declare()?;
    }
    if check {
        return sizes.check();
    }
    print!("\n{sizes}");
    Ok(())
}

/// The sizes of a built site's files.
struct Table(Vec<File>);

impl Table {
    /// Reads a built site.
    fn of(dist: &Path) -> Result<Self> {
        let mut files = Vec::new();
        visit(dist, "", &mut files).with_context(|| format!("{} can't be read", dist.display()))?;
        files.sort_by(|a, b| (a.when, &a.name).cmp(&(b.when, &b.name)));
        Ok(Self(files))
    }
}

type Figures = BTreeMap<String, usize>;

impl Table {
    /// What is kept small: the first load, every further program and worker, all else.
    fn figures(&self) -> Figures {
        let mut figures = Figures::new();
        for file in &self.0 {
            let name = file.name.rsplit('/').next().unwrap_or_default();
            let stem = name.split(['.', '_']).next().unwrap_or_default();
            let mut add = |name: &str| *figures.entry(name.to_owned()).or_default() += file.brotli;
            match file.when {
                When::First => {
                    add(FIRST_LOAD);
                    if Path::new(name).extension().is_some_and(|it| it == "wasm") {
                        add(FIRST_WASM);
                    }
                }
                When::Program | When::Worker => add(stem),
                When::Later => add(When::Later.title()),
            }
        }
        figures
    }

    /// Prints the figures; whether they are as declared.
    ///
    /// # Errors
    /// When one is beyond its limit, or has risen undeclared.
    fn check(&self) -> Result<()> {
        let text = fs::read_to_string(BUDGET).with_context(|| format!("{BUDGET} can't be read"))?;
        let declared: Figures = serde_json::from_str(&text)?;
        let figures = self.figures();
        println!("{:>10} {:>10}  brotli-11", "bytes", "declared");
        for (name, bytes) in &figures {
            println!(
                "{bytes:>10} {:>10}  {name}",
                declared.get(name).copied().unwrap_or_default()
            );
        }
        let faults = faults(&declared, &figures);
        if !faults.is_empty() {
            bail!(
                "{}\n`cargo xtask dist --declare` writes {BUDGET}",
                faults.join("\n")
            );
        }
        Ok(())
    }

    /// Declares the figures as they are.
    ///
    /// # Errors
    /// When they can't be written.
    fn declare(&self) -> Result<()> {
        let text = serde_json::to_string_pretty(&self.figures())?;
        Ok(fs::write(BUDGET, text + "\n")?)
    }
}

fn faults(declared: &Figures, figures: &Figures) -> Vec<String> {
    let mut faults = Vec::new();
    for (name, limit) in LIMITS {
        let bytes = figures.get(name).copied().unwrap_or_default();
        if bytes > limit {
            faults.push(format!("{name}: {bytes} bytes, more than {limit}"));
        }
    }
    for (name, bytes) in figures {
        match declared.get(name) {
            None => faults.push(format!("{name}: {bytes} bytes, which nothing declares")),
            Some(declared) if *bytes > declared + declared / SLACK => {
                faults.push(format!("{name}: {bytes} bytes, declared are {declared}"));
            }
            Some(_) => (),
        }
    }
    let gone = declared.keys().filter(|name| !figures.contains_key(*name));
    faults.extend(gone.map(|name| format!("{name}: declared, but not there")));
    faults
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
    use super::{FIRST_LOAD, Figures, When, brotli_11, faults};

    #[test]
    fn a_figure_may_rise_a_little_and_must_be_declared_for_more() {
        let figures = |bytes| Figures::from([(FIRST_LOAD.to_owned(), bytes)]);
        let faults = |declared, found| faults(&figures(declared), &figures(found));
        assert!(faults(100_000, 105_000).is_empty());
        assert!(faults(100_000, 10).is_empty());
        assert_eq!(faults(100_000, 105_001).len(), 1);
        assert_eq!(
            faults(250_000, 200_001).len(),
            1,
            "the limit holds whatever is declared"
        );
        assert_eq!(super::faults(&Figures::new(), &figures(1)).len(), 1);
        assert_eq!(super::faults(&figures(1), &Figures::new()).len(), 1);
    }

    #[test]
    fn files_are_counted_where_a_visitor_meets_them() {
        let named = |name| When::of(name).title();
        assert_eq!(named("1f/app_bg.wasm"), "first load");
        assert_eq!(named("1f/static/start.js"), "first load");
        assert_eq!(named("1f/static/track.css"), "further programs");
        assert_eq!(named("sw.js"), "when shown");
        assert_eq!(named("index.html"), "first load");
        assert_eq!(named("1f/tricks.js"), "further programs");
        assert_eq!(named("1f/bots_loader.js"), "workers");
        assert_eq!(named("1f/static/art.svg"), "when shown");
    }

    #[test]
    fn brotli_packs() {
        assert!(brotli_11(&[b'a'; 4000]).is_ok_and(|size| size < 40));
    }
}
