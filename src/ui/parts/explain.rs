//! Japanese words, each of which a tap explains.
//!
//! Screens show Japanese words as buttons ([`japanese`], [`explained`]). [`Explanation`], which is mounted once, listens for their clicks.

use web_sys::{Element, HtmlElement};
use yew::{create_portal, prelude::*};

use crate::ui::{browser::hooks::use_events, words::t};

/// The words that the catalogue explains, as letters from a to z, sorted.
const TERMS: [&str; 63] = [
    "abisetaoshi",
    "banzuke",
    "basho",
    "byakko",
    "dohyo",
    "fuda",
    "fusa",
    "genbu",
    "ginosho",
    "hakkeyoi",
    "hakkyoi",
    "higashi",
    "hikae",
    "hikiotoshi",
    "hikiwake",
    "hikkake",
    "hoshitori",
    "ikioi",
    "isamiashi",
    "kanto",
    "katasukashi",
    "keiko",
    "kimarite",
    "kimedashi",
    "komusubi",
    "kuroboshi",
    "maegashira",
    "makushita",
    "mamorite",
    "michi",
    "nage",
    "nishi",
    "nodowa",
    "nokkuauto",
    "nokotta",
    "oshidashi",
    "ozeki",
    "rikishi",
    "seiryu",
    "sekiwake",
    "senshuraku",
    "shikona",
    "shiroboshi",
    "shobuari",
    "suzaku",
    "tachiai",
    "tawara",
    "tokuiwaza",
    "torikumi",
    "torinaoshi",
    "tsukidashi",
    "tsuppari",
    "tsuridashi",
    "utchari",
    "uwatehineri",
    "uwatenage",
    "wa",
    "yokozuna",
    "yori",
    "yorikiri",
    "yoritaoshi",
    "yusei",
    "yusho",
];

/// The word as its letters from a to z: "Oshi-dashi" and "Oshidashi" are both `oshidashi`.
fn letters(word: &str) -> String {
    let plain = |letter: char| match letter {
        'ō' | 'Ō' => Some('o'),
        'ū' | 'Ū' => Some('u'),
        '-' => None,
        other => Some(other.to_ascii_lowercase()),
    };
    word.chars().filter_map(plain).collect()
}

/// The term that a text is, in letters or in Japanese script.
pub fn term(text: &str) -> Option<&'static str> {
    let letters = letters(text);
    let found = TERMS.binary_search(&letters.as_str()).ok();
    let at = found.or_else(|| {
        TERMS
            .iter()
            .position(|&term| t!("term-kanji", term) == text)
    });
    at.map(|at| TERMS[at])
}

/// Marks that end a clause and stay on the line of the word before them.
const ENDS: &str = ".,:;!?)。、";

/// Whether a word may have this letter, of those that the page's languages have.
fn in_a_word(letter: char) -> bool {
    matches!(letter, '-' | 'a'..='z' | 'A'..='Z' | 'À'..='ſ' | '々' | 'ぁ'..='ヿ' | '一'..='鿿')
}

/// A text that changes beside elements, or makes room for them. Another text is another element: a translator may have moved the words of this
/// one, and Yew would not find them.
pub fn phrase(text: impl Into<AttrValue>) -> Html {
    let text = text.into();
    html! { <span key={&*text}>{ text.clone() }</span> }
}

/// A sentence, as in [`phrase`]; each Japanese word in it that the catalogue explains is a button.
pub fn explained(text: impl AsRef<str>) -> Html {
    let text = text.as_ref();
    let mut parts = Vec::new();
    // Where the text begins that is not yet in `parts`.
    let mut from = 0;
    let mut rest = text;
    while let Some(start) = rest.find(in_a_word) {
        let tail = &rest[start..];
        let word = &tail[..tail.find(|it| !in_a_word(it)).unwrap_or(tail.len())];
        rest = &tail[word.len()..];
        if TERMS.binary_search(&letters(word).as_str()).is_ok() {
            let end = text.len() - rest.len();
            parts.push(Html::from(text[from..end - word.len()].to_owned()));
            let button = html! { <button class="term" type="button">{ word.to_owned() }</button> };
            // A line breaks around a button, even before a full stop.
            let ends = rest.find(|it| !ENDS.contains(it)).unwrap_or(rest.len());
            let (end_mark, after) = rest.split_at(ends);
            parts.push(if end_mark.is_empty() {
                button
            } else {
                html! { <span class="unbroken">{ button }{ end_mark.to_owned() }</span> }
            });
            rest = after;
            from = end + ends;
        }
    }
    parts.push(Html::from(text[from..].to_owned()));
    html! { <span key={text}>{ for parts }</span> }
}

/// Japanese script beside the same word in letters, as a button that explains it.
pub fn japanese(text: impl Into<AttrValue>) -> Html {
    html! { <button class="term k" type="button" lang="ja">{ text.into() }</button> }
}

/// Japanese script beside a name; nothing if the name is in that script already, as in Japanese.
pub fn beside(name: &str, kanji: impl Into<AttrValue>) -> Html {
    let kanji = kanji.into();
    if name.contains(kanji.as_str()) {
        Html::default()
    } else {
        japanese(kanji)
    }
}

/// A name, and beside it the same word in Japanese script; a name in that script has its reading above it.
pub fn with_kanji(name: &str, kanji: impl Into<AttrValue>) -> Html {
    let kanji = kanji.into();
    if name == kanji.as_str() {
        return read(name);
    }
    html! { <>{ name }{ " " }{ beside(name, kanji) }</> }
}

/// A name; if it is a term in Japanese script, with its reading in kana above it.
pub fn read(name: &str) -> Html {
    let script = |term: &&str| t!("term-kanji", term = *term) == name;
    let reading = term(name).filter(script).map(|term| t!("term", term));
    match reading {
        Some(reading) if reading != name => {
            html! { <ruby>{ name.to_owned() }<rt>{ reading }</rt></ruby> }
        }
        _ => name.to_owned().into(),
    }
}

/// Japanese script where a button cannot stand: in a link or a button, or over a board.
pub fn kanji(text: impl Into<AttrValue>) -> Html {
    html! { <span class="k" lang="ja">{ text.into() }</span> }
}

/// What the referee shouts, once in every script.
pub fn shouted(shout: &str) -> Html {
    let said = t!("shout", shout);
    let written = t!("shout-kanji", shout);
    let twice = said.contains(&written);
    html! { <span key={shout}>{ said }if !twice { { kanji(written) } }</span> }
}

/// An explanation that is shown.
#[derive(Clone, PartialEq)]
struct Shown {
    term: &'static str,
    /// The word as the screen has it.
    word: String,
    /// What the word stands in: a dialog, outside of which nothing can be used; a landmark; or the page.
    host: Element,
    /// Where the word's middle is across the window, in CSS pixels.
    at: i32,
    /// The style sheet's property for the side of the window from which the explanation keeps a distance, in CSS pixels: it does not cover
    /// the word.
    from: (&'static str, i32),
}

impl Shown {
    /// The explanation of the word that was clicked.
    fn of(event: &Event) -> Option<Self> {
        let clicked: Element = wasm_bindgen::JsCast::dyn_into(event.target()?).ok()?;
        let button = clicked.closest(".term").ok()??;
        let word = button.text_content()?;
        let window = web_sys::window()?;
        let page: Element = window.document()?.body()?.into();
        let around = button.closest("dialog, main").ok()?;
        let rect = button.get_bounding_client_rect();
        let height = window.inner_height().ok()?.as_f64()?;
        // Nobody sees a fraction of a pixel.
        let pixels = |number: f64| number as i32;
        let from = if rect.bottom() < height / 2.0 {
            ("--top", pixels(rect.bottom()))
        } else {
            ("--bottom", pixels(height - rect.top()))
        };
        Some(Self {
            term: term(&word)?,
            word,
            host: around.unwrap_or(page),
            at: pixels(rect.left() + rect.width() / 2.0),
            from,
        })
    }
}

/// Shows what a Japanese word means beside the word that the player has clicked, until the next click elsewhere, or Escape.
#[component]
pub fn Explanation() -> Html {
    let shown = use_state(|| None::<Shown>);
    let popover = use_node_ref();
    {
        let shown = shown.clone();
        let show = move |event: Event| {
            if let Some(new) = Shown::of(&event) {
                shown.set(Some(new));
            }
        };
        use_events(&["click"], Callback::from(show));
    }
    {
        let shown = shown.clone();
        use_events(&["hashchange"], Callback::from(move |_| shown.set(None)));
    }
    {
        let popover = popover.clone();
        use_effect_with((*shown).clone(), move |shown| {
            let element = popover.cast::<HtmlElement>();
            if let (Some(element), Some(shown)) = (element, shown) {
                let style = element.style();
                let (side, distance) = shown.from;
                let other = if side == "--top" { "--bottom" } else { "--top" };
                // Setting a property of our own does not fail.
                let _ = style.remove_property(other);
                let _ = style.set_property(side, &format!("{distance}px"));
                let _ = style.set_property("--at", &format!("{}px", shown.at));
                // Fails only if the popover is open already. A screen reader reads what gets the focus; closing returns it to the word.
                let _ = element.show_popover();
                let _ = element.focus();
            }
        });
    }
    let Some(Shown {
        term, word, host, ..
    }) = (*shown).clone()
    else {
        return Html::default();
    };
    let ontoggle = {
        let popover = popover.clone();
        Callback::from(move |_: Event| {
            let open = popover.cast::<Element>();
            let open = open.is_some_and(|it| it.matches(":popover-open") == Ok(true));
            if !open {
                shown.set(None);
            }
        })
    };
    // WebKit would close the dialog below as well.
    let onkeydown = {
        let popover = popover.clone();
        Callback::from(move |event: KeyboardEvent| {
            let element = popover.cast::<HtmlElement>();
            if let Some(element) = element.filter(|_| event.key() == "Escape") {
                event.prevent_default();
                // Fails only if the popover is closed already.
                let _ = element.hide_popover();
            }
        })
    };
    let (other, lang) = if letters(&word) == term {
        (t!("term-kanji", term), Some("ja"))
    } else {
        (t!("term", term), None)
    };
    create_portal(
        html! {
            <div class="explanation" popover="auto" tabindex="-1" role="note" ref={popover} {ontoggle} {onkeydown}>
                <b>{ word }</b>{ " " }<span class="k" {lang}>{ other }</span>
                <p>{ t!("term-is", term) }</p>
            </div>
        },
        host,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::words::{CATALOGUES, speak};

    #[test]
    fn every_term_is_found_in_both_scripts() {
        assert!(TERMS.is_sorted());
        for expected in TERMS {
            let name = t!("term", term = expected);
            assert_eq!(term(&name), Some(expected), "{name}");
            let script = t!("term-kanji", term = expected);
            let found = term(&script);
            assert!(found.is_some_and(|found| t!("term-kanji", term = found) == script));
        }
    }

    #[test]
    fn names_in_japanese_script_have_their_reading() {
        assert!(matches!(read("Oshi-dashi"), Html::VText(_)));
        let japanese = CATALOGUES.iter().find(|(tag, _)| *tag == "ja").unwrap().1;
        speak("ja", japanese.to_owned()).unwrap();
        let Html::VTag(ruby) = read("喉輪") else {
            panic!("a name without its reading")
        };
        assert_eq!(ruby.tag(), "ruby");
        for plain in ["トリックス", "ノックアウト", "のどわ"] {
            assert!(matches!(read(plain), Html::VText(_)), "{plain}");
        }
    }

    #[test]
    fn only_japanese_words_are_buttons() {
        let buttons = |text: &str| {
            let Html::VTag(sentence) = explained(text) else {
                panic!("a sentence without an element of its own")
            };
            match sentence.children() {
                Some(Html::VList(parts)) => parts
                    .iter()
                    .filter(|it| matches!(it, Html::VTag(_)))
                    .count(),
                _ => 0,
            }
        };
        assert_eq!(buttons("An Oshi-dashi, or Ōzeki."), 2);
        assert_eq!(buttons("The wall was yours: a natural edge."), 0);
    }
}
