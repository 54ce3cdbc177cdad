use std::{ops::Deref, path::PathBuf};

use super::*;

/// A folder with a small site, removed when this is dropped.
struct Site(PathBuf);

impl Deref for Site {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.0
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

fn site(files: &[(&str, &str)]) -> Site {
    use std::sync::atomic::{AtomicUsize, Ordering};
    static MADE: AtomicUsize = AtomicUsize::new(0);
    let number = MADE.fetch_add(1, Ordering::Relaxed);
    let site = std::env::temp_dir().join(format!("hakkyoi-seal-{}-{number}", std::process::id()));
    let icon =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M1 1h4v4z'/></svg>";
    let page = "<!doctype html><html><head>\
        <meta http-equiv=Content-Security-Policy content=\"default-src 'none'; script-src 'self'\">\
        <link rel=stylesheet href=./shell.css><link rel=manifest href=manifest.webmanifest>\
        <link rel=canonical href=elsewhere.html><script src=static/start.js></script></head>\
        <body><template><link rel=stylesheet href=./screens.css></template><svg><use href=static/art.svg#logo></use></svg>\
        <a href=#/rules>Rules</a></body></html>";
    let common = [
        ("index.html", page),
        ("shell.css", "p {}"),
        ("screens.css", "a {}"),
        ("static/start.js", "const sums = {};\n"),
        ("static/favicon.svg", icon),
        ("static/art.svg", "<svg/>"),
        ("page.js", "export default 1"),
        ("page_bg.wasm", "wasm"),
    ];
    for folder in ["static", "words", "start"] {
        fs::create_dir_all(site.join(folder)).unwrap();
    }
    for (name, text) in common.iter().chain(files) {
        fs::write(site.join(name), text).unwrap();
    }
    Site(site)
}

fn read(site: &Path, name: &str) -> String {
    fs::read_to_string(site.join(name)).unwrap()
}

/// The version folder that the page names.
fn folder(site: &Path) -> String {
    let page = read(site, PAGE);
    let (_, rest) = page.split_once("data-files=\"").unwrap();
    rest.split_once('/').unwrap().0.to_owned()
}

#[test]
fn version_is_in_one_folder_that_the_page_names_with_checksums() {
    let site = site(&[]);
    seal(&site, true).unwrap();
    let version = folder(&site);
    assert_eq!(version.len(), DIGITS);
    let mut names: Vec<_> = fs::read_dir(&*site)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    let others = [PAGE, "screenshots", "sw.js"].map(str::to_owned);
    let mut expected = [vec![version.clone()], others.to_vec()].concat();
    expected.sort();
    assert_eq!(names, expected);
    let page = read(&site, PAGE);
    for (tag, address) in [
        ("href", "shell.css"),
        ("href", "screens.css"),
        ("href", "manifest.webmanifest"),
        ("href", "static/art.svg#logo"),
        ("src", "static/start.js"),
    ] {
        assert!(
            page.contains(&format!("{tag}=\"{version}/{address}\"")),
            "{page}"
        );
    }
    assert!(
        page.contains("href=elsewhere.html") && page.contains("href=#/rules"),
        "{page}"
    );
    for name in ["shell.css", "screens.css", "static/start.js"] {
        let sum = sum(read(&site, &format!("{version}/{name}")).as_bytes());
        assert!(page.contains(&format!("integrity=\"{sum}\"")), "{name}");
    }
    let start = read(&site, &format!("{version}/{START}"));
    for name in ["page.js", "page_bg.wasm"] {
        let sum = sum(read(&site, &format!("{version}/{name}")).as_bytes());
        assert!(start.contains(&format!("\"{name}\":\"{sum}\"")), "{start}");
    }
}

#[test]
fn policy_allows_the_one_inline_script_which_begins_the_program() {
    let site = site(&[]);
    seal(&site, true).unwrap();
    let page = read(&site, PAGE);
    let (policy, rest) = page.split_once("<script>").unwrap();
    let (script, rest) = rest.split_once("</script>").unwrap();
    assert!(!rest.contains("<script>"), "{page}");
    // Scripts wait for the style sheets before them.
    assert!(
        !policy.contains("stylesheet") && !policy.contains("<script"),
        "{page}"
    );
    let allowed = format!("script-src '{}' 'self'", sum(script.as_bytes()));
    assert!(policy.contains(&allowed), "{page}");
    let program = sum(read(&site, &format!("{}/{PROGRAM}", folder(&site))).as_bytes());
    assert!(
        script.contains(&format!("integrity: \"{program}\"")),
        "{script}"
    );
}

#[test]
fn service_worker_caches_every_file() {
    let site = site(&[("static/more.svg", "<svg></svg>")]);
    seal(&site, true).unwrap();
    let version = folder(&site);
    let worker = read(&site, "sw.js");
    assert!(worker.contains(&format!("const VERSION = \"{version}\";")));
    let mut all = Sums::new();
    sum_up(&site.join(&version), "", &mut all).unwrap();
    assert!(all.len() >= 11, "{all:?}");
    for (name, sum) in all {
        assert!(
            worker.contains(&format!("[\"{name}\",\"{sum}\"]")),
            "{name}"
        );
    }
}

#[test]
fn service_worker_caches_another_language_only_if_it_is_asked_for() {
    let site = site(&[
        ("words/en.txt", "Hello"),
        ("words/de.txt", "Hallo"),
        ("start/de.html", "<p>Hallo"),
    ]);
    seal(&site, true).unwrap();
    let worker = read(&site, "sw.js");
    let list = |name: &str| {
        let (_, rest) = worker.split_once(&format!("const {name} = ")).unwrap();
        rest.split_once(';').unwrap().0.to_owned()
    };
    assert!(list("FILES").contains("words/en.txt") && !list("FILES").contains("/de."));
    let languages: BTreeMap<String, Vec<(String, String)>> =
        serde_json::from_str(&list("LANGUAGES")).unwrap();
    let files: Vec<_> = languages["de"].iter().map(|(name, _)| &**name).collect();
    assert_eq!(files, ["start/de.html", "words/de.txt"]);
    let start = read(&site, &format!("{}/{START}", folder(&site)));
    for (name, sum) in &languages["de"] {
        assert!(start.contains(&format!("\"{name}\":\"{sum}\"")), "{start}");
    }
}

#[test]
fn version_changes_exactly_when_a_file_does() {
    let version = |files: &[(&str, &str)]| {
        let site = site(files);
        seal(&site, true).unwrap();
        folder(&site)
    };
    let plain = version(&[]);
    assert_eq!(version(&[]), plain);
    assert_ne!(version(&[("page_bg.wasm", "wasn")]), plain);
    assert_ne!(version(&[("books.js", "")]), plain);
}

#[test]
fn without_offline_the_service_worker_unregisters_itself() {
    let site = site(&[]);
    seal(&site, false).unwrap();
    assert!(read(&site, "sw.js").contains("unregister"));
}

#[test]
fn icons_are_square_and_croppable_ones_fill_the_square() {
    let site = site(&[]);
    draw_icons(&site).unwrap();
    for (name, width, fills) in ICONS {
        let icon = Pixmap::load_png(site.join(name)).unwrap();
        assert_eq!((icon.width(), icon.height()), (width.into(), width.into()));
        let corner = icon.pixel(0, 0).unwrap();
        assert_eq!(corner.alpha() == 255, fills, "{name}");
    }
}

#[test]
fn manifest_describes_the_page_in_every_language() {
    let manifest: serde_json::Value = serde_json::from_str(MANIFEST.1).unwrap();
    let locales = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");
    let files = fs::read_dir(locales).unwrap().map(|it| it.unwrap().path());
    let catalogues = files.filter(|it| it.extension().is_some_and(|kind| kind == "ftl"));
    let mut languages: Vec<_> = catalogues
        .map(|it| it.file_stem().unwrap().display().to_string())
        .collect();
    languages.retain(|it| *it != manifest["lang"]);
    assert!(languages.len() > 1);
    for language in languages {
        let told = manifest["description_localized"][&language].as_str();
        assert!(told.is_some_and(|it| !it.is_empty()), "{language}");
    }
}

#[test]
fn every_icon_in_the_manifest_exists() {
    let manifest: serde_json::Value = serde_json::from_str(MANIFEST.1).unwrap();
    for icon in manifest["icons"].as_array().unwrap() {
        let name = icon["src"].as_str().unwrap();
        assert!(
            ICONS.iter().any(|(icon, ..)| *icon == name) || name == "static/favicon.svg",
            "{name}"
        );
    }
}
