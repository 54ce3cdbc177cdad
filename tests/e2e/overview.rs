//! The pictures that visits take, and the page on which a person looks through them: `target/e2e/index.html`.
//!
//! A list beside a visit's pictures says what they show, one line each. Everything else comes from the folder, so single visits add to
//! what earlier runs left.

use crate::engine::Engine;
use crate::page::Page;
use crate::visits::{self, Body};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::{env, fs};

/// Set if a person is going to look at the pictures; `cargo xtask test` decides that.
const WANTED: &str = "HAKKYOI_PICTURES";

/// What a picture shows: the address, and the headings of whatever covers the page.
const SHOWN: &str = r#"
const laid = [...document.querySelectorAll("dialog[open] h2, [data-scene=curtain] h1, [data-scene=over] h1")].map((it) => it.textContent);
return [location.hash || '#/', ...laid].join(' · ').replace(/\s+/g, ' ').slice(0, 200);
"#;

/// The folder of the pictures.
fn folder() -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent();
    target.expect("inside the target folder").join("e2e")
}

fn list(engine: Engine, test: &str) -> PathBuf {
    folder().join(engine.name()).join(format!("{test}.txt"))
}

fn picture(engine: Engine, test: &str, number: usize) -> String {
    format!("{}/{test}-{number}.png", engine.name())
}

/// Removes what an earlier visit left.
pub(crate) fn begin(engine: Engine, test: &str) {
    fs::create_dir_all(folder().join(engine.name())).expect("a folder for pictures");
    for number in 1..=shown(engine, test).len() {
        drop(fs::remove_file(
            folder().join(picture(engine, test, number)),
        ));
    }
    drop(fs::remove_file(list(engine, test)));
}

/// What the pictures of a visit show.
fn shown(engine: Engine, test: &str) -> Vec<String> {
    let list = fs::read_to_string(list(engine, test)).unwrap_or_default();
    list.lines().map(str::to_owned).collect()
}

impl Page {
    /// Takes a picture if a person is going to look at it.
    pub(crate) async fn picture(&self) {
        self.picture_of("").await;
    }

    /// The same with a word before its line in the list.
    pub(crate) async fn picture_of(&self, word: &str) {
        if env::var_os(WANTED).is_some() {
            self.picture_as(word).await;
        }
    }

    /// Takes a picture whose line in the list begins with `word`.
    pub(crate) async fn picture_as(&self, word: &str) {
        let mut png = self.client.screenshot().await;
        if png.is_err() {
            // Firefox takes no picture of a page while it is laying it out.
            self.come_to_rest().await;
            png = self.client.screenshot().await;
        }
        let png = png.expect("a picture");
        let what = self.eval(SHOWN).await;
        let (engine, test) = (self.engine(), self.test());
        let mut all = shown(engine, test);
        all.push(format!("{word}{}", what.as_str().unwrap_or_default()));
        fs::write(folder().join(picture(engine, test, all.len())), png)
            .expect("the picture is written");
        fs::write(list(engine, test), all.join("\n") + "\n").expect("the list is written");
    }
}

/// Writes the page that shows all pictures.
pub(crate) fn write() {
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _one = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let (mut contents, mut visits) = (String::new(), String::new());
    let mut theme = "";
    for Body {
        module, name: test, ..
    } in visits::all()
    {
        let module = module.trim_start_matches("e2e::");
        let all = Engine::ALL.map(|engine| shown(engine, test));
        let rows = rows(&all);
        if rows.is_empty() {
            continue;
        }
        if theme != module {
            theme = module;
            let _ = write!(contents, "<h2>{module}</h2>");
        }
        let _ = write!(
            contents,
            "<a href=\"#{test}\">{test}</a> <small>{}</small><br>",
            rows.len()
        );
        let _ = write!(
            visits,
            "<section id=\"{test}\"><h2>{module}: {test}</h2>{}</section>",
            rows.iter()
                .enumerate()
                .map(|(place, row)| self::row(test, place, rows.len(), row, &all))
                .collect::<String>()
        );
    }
    let page = include_str!("served/overview.html")
        .replace("<!-- contents -->", &contents)
        .replace("<!-- visits -->", &visits);
    // The rename comes last, so a reader sees either the old page or the new one.
    let (aside, index) = (folder().join("index.html.new"), folder().join("index.html"));
    fs::write(&aside, page).expect("the overview is written");
    fs::rename(aside, index).expect("the overview is written");
}

/// For each engine, the place in its list whose picture belongs into this row.
type Row = [Option<usize>; 3];

/// Puts pictures of the same thing side by side, though one engine may have taken some that another did not. The longest list leads; each
/// picture of another list goes beside the leader's next one with the same line.
fn rows(all: &[Vec<String>; 3]) -> Vec<Row> {
    let longest = all.iter().map(Vec::len).max().unwrap_or(0);
    let leads = all.iter().find(|list| list.len() == longest);
    let mut rows: Vec<Row> = vec![[None; 3]; longest];
    for (engine, list) in all.iter().enumerate() {
        let mut next = 0;
        for (place, what) in list.iter().enumerate() {
            let left = list.len() - place;
            let same = leads.and_then(|leads| leads[next..].iter().position(|it| it == what));
            // Only if the rest of the list still fits below.
            let row = same
                .map(|further| next + further)
                .filter(|row| row + left <= longest);
            let row = row.unwrap_or(next);
            rows[row][engine] = Some(place);
            next = row + 1;
        }
    }
    rows
}

fn row(test: &str, place: usize, of: usize, row: &Row, all: &[Vec<String>; 3]) -> String {
    let what = row
        .iter()
        .zip(all)
        .find_map(|(place, list)| list.get((*place)?));
    let mut html = format!(
        "<div class=\"row\" tabindex=\"-1\"><h3>{} of {of} <small>{}</small></h3>",
        place + 1,
        escaped(what.map_or("", String::as_str))
    );
    for (engine, place) in Engine::ALL.into_iter().zip(row) {
        html += "<figure>";
        if let Some(place) = place {
            let file = picture(engine, test, place + 1);
            let _ = write!(
                html,
                "<a href=\"{file}\"><img loading=\"lazy\" src=\"{file}\" alt=\"\"></a>"
            );
        }
        let _ = write!(html, "<figcaption>{}</figcaption></figure>", engine.name());
    }
    html + "</div>"
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}
