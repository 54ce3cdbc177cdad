//! What a visitor downloads: the sizes of the files of `dist/`, raw and with brotli at its best level (11), and their limits.

use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::path::Path;
use std::{fmt, fs, io::Write};

/// The budget: the declared value of each figure, in bytes with brotli.
const BUDGET: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/budget.json");

/// A figure may rise by a twentieth before it must be declared again.
const SLACK: usize = 20;

/// The figure for everything that the service worker downloads for use without a network: all but the languages other than English, of which
/// it downloads those that the visitor reads.
const ALL: &str = "all";
const PAGE_WASM: &str = "page, its wasm";

/// The most that these figures may ever be, in bytes with brotli.
const LIMITS: [(&str, usize); 4] = [
    ("shell", 60_000),
    // The aim is 720 kB, which plain Yew does not reach yet.
    (PAGE_WASM, 800_000),
    ("ring", 260_000),
    (ALL, 1_350_000),
];

/// When the page requests a file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum When {
    /// Before the visitor sees anything.
    Shell,
    /// Before the visitor can use the page.
    Page,
    /// With the page, if the visitor reads this language.
    Words,
    /// When the computer thinks, or somebody throws wrestlers.
    Worker,
    /// When a screen shows it.
    Later,
}

impl When {
    fn of(name: &str) -> Self {
        const SHELL: [&str; 3] = ["index.html", "shell.css", "start.js"];
        let file = name.rsplit('/').next().unwrap_or(name);
        let is = |kind| Path::new(file).extension().is_some_and(|it| it == kind);
        if SHELL.contains(&file) {
            Self::Shell
        } else if file == "sw.js" {
            Self::Later
        } else if file.starts_with("page") || is("css") {
            Self::Page
        } else if is("txt") || is("html") {
            Self::Words
        } else if is("js") || is("wasm") {
            Self::Worker
        } else {
            Self::Later
        }
    }

    fn title(self) -> &'static str {
        match self {
            Self::Shell => "shell",
            Self::Page => "page",
            Self::Words => "words",
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

/// Prints the sizes of a sealed site, checks them against the budget, or declares them.
///
/// # Errors
/// If the site or the budget cannot be read, or a size does not fit the budget.
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
        // Only a browser that is about to install the page asks for these.
        files.retain(|file| !file.name.starts_with("screenshots/"));
        files.sort_by(|a, b| (a.when, &a.name).cmp(&(b.when, &b.name)));
        Ok(Self(files))
    }
}

type Figures = BTreeMap<String, usize>;

impl Table {
    /// The figures of the budget: the shell, the page, its wasm, each language, each worker, all else, and everything together.
    fn figures(&self) -> Figures {
        let mut figures = Figures::new();
        for file in &self.0 {
            let name = file.name.rsplit('/').next().unwrap_or_default();
            let stem = name.split(['.', '_']).next().unwrap_or_default();
            let mut add = |name: &str| *figures.entry(name.to_owned()).or_default() += file.brotli;
            if file.when != When::Words || stem == "en" {
                add(ALL);
            }
            match file.when {
                When::Worker => add(stem),
                When::Words => add(&format!("words, {stem}")),
                when => add(when.title()),
            }
            let is_wasm = Path::new(name).extension().is_some_and(|it| it == "wasm");
            if file.when == When::Page && is_wasm {
                add(PAGE_WASM);
            }
        }
        figures
    }

    /// Prints the figures and checks them against the budget.
    ///
    /// # Errors
    /// If one exceeds its limit or has risen without being declared, or the budget names other figures.
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

    /// Writes the current figures to the budget.
    ///
    /// # Errors
    /// If the budget cannot be written.
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
    use super::{Figures, PAGE_WASM, When, brotli_11, faults};

    #[test]
    fn figure_may_rise_by_a_twentieth_without_being_declared() {
        let figures = |bytes| Figures::from([(PAGE_WASM.to_owned(), bytes)]);
        let faults = |declared, found| faults(&figures(declared), &figures(found));
        assert!(faults(100_000, 105_000).is_empty());
        assert!(faults(100_000, 10).is_empty());
        assert_eq!(faults(100_000, 105_001).len(), 1);
        assert_eq!(
            faults(900_000, 800_001).len(),
            1,
            "no declaration lifts the limit"
        );
        assert_eq!(super::faults(&Figures::new(), &figures(1)).len(), 1);
        assert_eq!(super::faults(&figures(1), &Figures::new()).len(), 1);
    }

    #[test]
    fn files_count_where_the_page_requests_them() {
        let named = |name| When::of(name).title();
        assert_eq!(named("index.html"), "shell");
        assert_eq!(named("1f/shell.css"), "shell");
        assert_eq!(named("1f/screens.css"), "page");
        assert_eq!(named("1f/static/start.js"), "shell");
        assert_eq!(named("1f/page_bg.wasm"), "page");
        assert_eq!(named("1f/words/en.txt"), "words");
        assert_eq!(named("1f/start/de.html"), "words");
        assert_eq!(named("1f/bots_loader.js"), "workers");
        assert_eq!(named("1f/static/art.svg"), "when shown");
        assert_eq!(named("sw.js"), "when shown");
    }

    #[test]
    fn brotli_compresses() {
        assert!(brotli_11(&[b'a'; 4000]).is_ok_and(|size| size < 40));
    }
}
