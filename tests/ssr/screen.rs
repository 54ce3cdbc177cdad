//! Renders a screen with stored entries, and checks what must hold for every screen.

use std::sync::Arc;

use bout::Model;
use hakkyoi::ui::{
    self,
    data::{app_context::AppContext, settings::Settings},
    parts::term,
    routes::Route,
    stage::{BoutLock, BoutScreen, BoutUi, LastShown},
    words,
};
use store::{Backend as _, Memory, Store};
use yew::{LocalServerRenderer, prelude::*};

use crate::markup::{Document, Node};

/// A screen to render.
#[derive(Clone)]
pub(crate) struct Screen(Arc<dyn Fn() -> Html + Send + Sync>);

impl Screen {
    /// The screen at an address.
    pub(crate) fn at(route: Route) -> Self {
        Self::of(move || ui::screen_at(route).html)
    }

    /// A bout in a state that is never stored.
    pub(crate) fn bout<G: BoutUi>(start: Model<G>) -> Self
    where
        Model<G>: Send + Sync,
    {
        Self::of(move || {
            html! {
                <BoutScreen<G> start={start.clone()} erased={false} lock={BoutLock::default()} last={LastShown::default()} />
            }
        })
    }

    /// A screen that no address leads to.
    pub(crate) fn of(html: impl Fn() -> Html + Send + Sync + 'static) -> Self {
        Self(Arc::new(html))
    }
}

impl PartialEq for Screen {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

#[derive(Properties, PartialEq)]
struct HostProps {
    screen: Screen,
    kept: Vec<(&'static str, String)>,
}

#[component]
fn Host(props: &HostProps) -> Html {
    let store = use_memo((), |()| {
        let memory = Memory::default();
        for (name, text) in &props.kept {
            memory.write(&format!("hakkyoi.{name}"), text).unwrap();
        }
        Store::on(memory)
    });
    let app = AppContext {
        store: (*store).clone(),
        settings: Settings::default(),
        language: words::spoken(),
        language_missing: false,
        set: Callback::noop(),
        reread: Callback::noop(),
    };
    html! {
        <ContextProvider<AppContext> context={app}>{ (props.screen.0)() }</ContextProvider<AppContext>>
    }
}

/// Renders the screen, checks what must hold for every screen, and returns document and markup.
pub(crate) async fn rendered(screen: Screen, kept: &[(&'static str, &str)]) -> (Document, String) {
    let markup = markup(screen, kept).await;
    let document = Document::read(&markup);
    sound(&document);
    (document, markup)
}

/// The screen's markup, in the language of this thread.
pub(crate) async fn markup(screen: Screen, kept: &[(&'static str, &str)]) -> String {
    let kept = kept
        .iter()
        .map(|(name, text)| (*name, (*text).to_owned()))
        .collect();
    let host = LocalServerRenderer::<Host>::with_props(HostProps { screen, kept });
    host.hydratable(false).render().await
}

/// Checks what must hold for every screen.
fn sound(document: &Document) {
    let node = |place: usize| document.get(place);
    let with = |name: &'static str| document.all(move |node| node.attribute(name).is_some());

    let mut ids: Vec<_> = with("id")
        .into_iter()
        .map(|place| node(place).attribute("id"))
        .collect();
    ids.sort_unstable();
    let repeated: Vec<_> = ids.windows(2).filter(|two| two[0] == two[1]).collect();
    assert!(repeated.is_empty(), "an id must not repeat: {repeated:?}");
    for name in ["style", "onclick", "autofocus"] {
        assert!(with(name).is_empty(), "{name}");
    }
    for place in with("tabindex") {
        assert!(
            node(place).is("tabindex", "0") || node(place).is("tabindex", "-1"),
            "{:?}",
            node(place)
        );
    }

    for place in document.all(|node| node.has_class("term")) {
        let word = document.text(place);
        assert!(term(&word).is_some(), "{word} is not explained");
        let inside = document.around(place);
        let mut controls = inside.filter(|node| ["a", "button", "label"].contains(&&*node.tag));
        assert!(controls.next().is_none(), "{word} is in a control");
    }

    let level = |node: &Node| {
        node.tag
            .strip_prefix('h')
            .and_then(|level| level.parse::<u8>().ok())
    };
    let headings = document.all(|node| level(node).is_some());
    let levels: Vec<u8> = headings
        .iter()
        .filter_map(|&place| level(node(place)))
        .collect();
    assert_eq!(document.all(|node| node.tag == "h1").len(), 1, "{levels:?}");
    assert!(
        levels.windows(2).all(|pair| pair[1] <= pair[0] + 1),
        "no heading level may be skipped: {levels:?}"
    );
    assert_eq!(document.all(|node| node.tag == "main").len(), 1);

    let named = |node: &Node| {
        let role = node.attribute("role").unwrap_or_default();
        [
            "button", "a", "input", "select", "fieldset", "h1", "h2", "h3", "dialog", "section",
        ]
        .contains(&node.tag.as_str())
            || ["img", "option", "listbox", "log", "group"].contains(&role)
    };
    for place in document.all(named) {
        // The tray is decoration.
        let plain = node(place).has_class("tray");
        assert!(
            plain || document.hidden(place) || !document.name(place).is_empty(),
            "an element has no accessible name: {:?}",
            node(place)
        );
    }
    for place in document.all(|node| node.tag == "svg") {
        assert!(
            document.hidden(place) || node(place).is("role", "img"),
            "{:?}",
            node(place)
        );
    }
    for place in document.all(|node| node.tag == "button") {
        assert!(node(place).attribute("type").is_some(), "{:?}", node(place));
    }

    // Kanji and kana must be marked as Japanese, unless the whole page is.
    let japanese =
        |c: char| ('\u{3040}'..='\u{30ff}').contains(&c) || ('\u{4e00}'..='\u{9fff}').contains(&c);
    for (place, text) in document.texts() {
        let told = document
            .around(place)
            .find_map(|node| node.attribute("lang"))
            == Some("ja");
        let told = told || words::spoken() == "ja";
        assert!(
            told || !text.contains(japanese),
            "not marked as Japanese: {text}"
        );
    }
}
