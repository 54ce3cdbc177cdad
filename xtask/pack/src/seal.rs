//! Seals a built site: moves all files of a version into a folder named after their contents, writes their checksums into the page, lets
//! the page begin the program's download, and writes the service worker that caches the version for use without a network.

use anyhow::{Context, Result, ensure};
use base64::{Engine, prelude::BASE64_STANDARD};
use lol_html::html_content::ContentType;
use lol_html::{RewriteStrSettings, element, rewrite_str};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

const PAGE: &str = "index.html";
const START: &str = "static/start.js";
const PROGRAM: &str = "page_bg.wasm";
const MANIFEST: (&str, &str) = (
    "manifest.webmanifest",
    include_str!("../site/manifest.webmanifest"),
);
const KEEPS: &str = include_str!("../site/sw.js");
const GONE: &str = include_str!("../site/gone.js");
/// The page's only inline script. It begins the program's download if static/start.js has not come after 50 ms, because a slow network would
/// be idle meanwhile. Begun at once, the download would compete with what is painted first. A preload would not do: WebKit downloads the
/// program again for the `fetch`.
const BEGIN: &str = include_str!("../site/begin.js");

/// Home screen icons: name, width in pixels, and whether the icon fills its square, so that it can be cropped to any shape.
const ICONS: [(&str, u16, bool); 4] = [
    ("icon-180.png", 180, true),
    ("icon-192.png", 192, false),
    ("icon-512.png", 512, false),
    ("icon-maskable.png", 512, true),
];

/// Pictures of the page that a browser shows before it installs the page. They lie beside the version's folder, because they are not cached.
const SCREENSHOTS: [(&str, &[u8]); 3] = [
    (
        "phone.png",
        include_bytes!("../../../docs/pictures/phone.png"),
    ),
    (
        "home.png",
        include_bytes!("../../../docs/pictures/home.png"),
    ),
    (
        "tricks.png",
        include_bytes!("../../../docs/pictures/tricks.png"),
    ),
];

/// How many hexadecimal digits of its checksum name a version.
const DIGITS: usize = 12;

/// The checksum of each file, in the form of `integrity`, by its path with slashes.
type Sums = BTreeMap<String, String>;

/// Seals the site that trunk has built in this folder. Without `offline`, its service worker deletes the versions that visitors have
/// cached.
///
/// # Errors
/// If the folder is not a built site or cannot be written.
pub(crate) fn seal(site: &Path, offline: bool) -> Result<()> {
    draw_icons(site)?;
    fs::write(site.join(MANIFEST.0), MANIFEST.1)?;
    let mut sums = Sums::new();
    sum_up(site, "", &mut sums)?;
    let page = sums.remove(PAGE).context("there is no page")?;
    tell_start(site, &mut sums)?;
    let version = version(&page, &sums);
    move_into(site, &version)?;
    let screenshots = site.join("screenshots");
    fs::create_dir(&screenshots)?;
    for (name, bytes) in SCREENSHOTS {
        fs::write(screenshots.join(name), bytes)?;
    }
    let text = fs::read_to_string(site.join(PAGE))?;
    fs::write(site.join(PAGE), mark(&text, &version, &sums)?)?;
    let worker = if offline {
        keeper(&version, &sums)?
    } else {
        GONE.to_owned()
    };
    Ok(fs::write(site.join("sw.js"), worker)?)
}

/// A file's checksum, in the form of `integrity`.
fn sum(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)))
}

fn sum_up(dir: &Path, prefix: &str, sums: &mut Sums) -> Result<()> {
    for entry in fs::read_dir(dir)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().display());
        if entry.file_type()?.is_dir() {
            sum_up(&entry.path(), &format!("{name}/"), sums)?;
        } else {
            sums.insert(name, sum(&fs::read(entry.path())?));
        }
    }
    Ok(())
}

/// Writes the checksums of the programs' and the languages' files into the script that loads them.
fn tell_start(site: &Path, sums: &mut Sums) -> Result<()> {
    const BLANK: &str = "const sums = {};";
    let loaded: BTreeMap<_, _> = sums
        .iter()
        .filter(|(name, _)| {
            let is = |kind| Path::new(name).extension().is_some_and(|it| it == kind);
            *name != START && (is("wasm") || is("js") || language(name).is_some())
        })
        .collect();
    let file = site.join(START);
    let script = fs::read_to_string(&file)?;
    let told = format!("const sums = {};", serde_json::to_string(&loaded)?);
    let script = fill(&script, BLANK, &told)?;
    fs::write(&file, &script)?;
    sums.insert(START.to_owned(), sum(script.as_bytes()));
    Ok(())
}

/// The language to which a file belongs: `words/<tag>.txt` or `start/<tag>.html`.
fn language(name: &str) -> Option<&str> {
    let words = name.strip_prefix("words/");
    let file = words.or_else(|| name.strip_prefix("start/"))?;
    Some(file.split_once('.')?.0)
}

/// The version's name: equal files give an equal name.
fn version(page: &str, sums: &Sums) -> String {
    let mut all = Sha256::new();
    all.update(page);
    all.update(KEEPS);
    all.update(BEGIN);
    for (name, sum) in sums {
        all.update(name);
        all.update(sum);
    }
    let mut name = format!("{:x}", all.finalize());
    name.truncate(DIGITS);
    name
}

fn move_into(site: &Path, version: &str) -> Result<()> {
    let entries: Vec<_> = fs::read_dir(site)?.collect::<Result<_, _>>()?;
    let folder = site.join(version);
    fs::create_dir(&folder)?;
    for entry in entries {
        if entry.file_name() != PAGE {
            fs::rename(entry.path(), folder.join(entry.file_name()))?;
        }
    }
    Ok(())
}

/// The page with its version, with the addresses and checksums of the files in the version's folder, and with the script that begins the
/// program's download.
fn mark(page: &str, version: &str, sums: &Sums) -> Result<String> {
    let moved = |address: &str| {
        let name = address.trim_start_matches("./");
        let file = name.split('#').next().unwrap_or_default();
        let sum = sums.get(file);
        sum.map(|sum| (format!("{version}/{name}"), sum.clone()))
    };
    let program = sums.get(PROGRAM).context("there is no program")?;
    let begin = fill(
        BEGIN.trim_end(),
        "integrity: \"\"",
        &format!("integrity: {program:?}"),
    )?;
    let allowed = sum(begin.as_bytes());
    let handlers = vec![
        element!("html", |it| Ok(
            it.set_attribute("data-files", &format!("{version}/"))?
        )),
        element!("meta[http-equiv=Content-Security-Policy]", |it| {
            let policy = it.get_attribute("content").unwrap_or_default();
            let policy = fill(&policy, "script-src", &format!("script-src '{allowed}'"))?;
            it.set_attribute("content", &policy)?;
            it.after(&format!("<script>{begin}</script>"), ContentType::Html);
            Ok(())
        }),
        element!("link[href], use[href]", |it| {
            if let Some((address, sum)) = it.get_attribute("href").and_then(|it| moved(&it)) {
                it.set_attribute("href", &address)?;
                if it.get_attribute("rel").as_deref() == Some("stylesheet") {
                    it.set_attribute("integrity", &sum)?;
                }
            }
            Ok(())
        }),
        element!("script[src]", |it| {
            if let Some((address, sum)) = it.get_attribute("src").and_then(|it| moved(&it)) {
                it.set_attribute("src", &address)?;
                it.set_attribute("integrity", &sum)?;
            }
            Ok(())
        }),
    ];
    let settings = RewriteStrSettings {
        element_content_handlers: handlers,
        ..RewriteStrSettings::new()
    };
    let marked = rewrite_str(page, settings)?;
    ensure!(marked.contains(&begin), "no policy in the page");
    Ok(marked)
}

/// The text with its blank filled in.
fn fill(text: &str, blank: &str, filled: &str) -> Result<String> {
    ensure!(text.contains(blank), "no place for {blank}");
    Ok(text.replace(blank, filled))
}

/// The service worker that caches this version.
fn keeper(version: &str, sums: &Sums) -> Result<String> {
    let mut worker = KEEPS.to_owned();
    let mut files = Vec::new();
    let mut languages: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for file in sums {
        match language(file.0).filter(|tag| *tag != "en") {
            Some(tag) => languages.entry(tag).or_default().push(file),
            None => files.push(file),
        }
    }
    for (blank, filled) in [
        (
            "const VERSION = \"\";",
            format!("const VERSION = {version:?};"),
        ),
        (
            "const FILES = [];",
            format!("const FILES = {};", serde_json::to_string(&files)?),
        ),
        (
            "const LANGUAGES = {};",
            format!("const LANGUAGES = {};", serde_json::to_string(&languages)?),
        ),
    ] {
        worker = fill(&worker, blank, &filled)?;
    }
    Ok(worker)
}

fn draw_icons(site: &Path) -> Result<()> {
    let text = fs::read_to_string(site.join("static/favicon.svg"))?;
    let tree = usvg::Tree::from_str(&text, &usvg::Options::default())?;
    for (name, width, fills) in ICONS {
        let mut picture = Pixmap::new(width.into(), width.into()).context("no room for an icon")?;
        if fills {
            // The drawing's own background colour: its corners are round.
            picture.fill(Color::from_rgba8(0x14, 0x29, 0x4a, 0xff));
        }
        let scale = f32::from(width) / tree.size().width();
        let scaled = Transform::from_scale(scale, scale);
        resvg::render(&tree, scaled, &mut picture.as_mut());
        fs::write(site.join(name), picture.encode_png()?)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
