//! Renders a screen with stored entries, and checks what must hold for every screen.

use crate::markup::{Document, Node};
use hakkyoi::rules::{self, tricks::Tricks};
use hakkyoi::store::{Backend as _, Memory, Store};
use hakkyoi::ui::app_context::AppContext;
use hakkyoi::ui::games::tricks::model::Model;
use hakkyoi::ui::games::tricks::{Review, ReviewProps};
use hakkyoi::ui::games::{circle, momentum, slam, track};
use hakkyoi::ui::pages::{Home, nowhere};
use hakkyoi::ui::settings::Settings;
use hakkyoi::ui::stage::{Bout, BoutPage, SetupPage, record_page};
use yew::{ServerRenderer, prelude::*};

/// Which screen to render.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Screen {
    Home,
    Setup,
    Bout,
    /// A bout in a state that is never stored.
    At(Box<Model>),
    Review(Box<ReviewProps>),
    /// A screen of `track`.
    Track(Box<Track>),
    /// A screen of `circle`.
    Circle(Box<Circle>),
    /// A screen of `momentum`.
    Momentum(Box<Momentum>),
    /// A screen of `slam`.
    Slam(Box<Slam>),
    Nowhere,
}

/// A screen of `track`.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Track {
    Setup,
    Bout,
    /// A bout in a state that is never stored.
    At(Box<track::model::Model>),
    /// What is shown of the last choice of a practice bout.
    Studied(track::StudiedProps),
    Review(track::ReviewProps),
    Record(String),
    Rules,
    Robin,
}

/// A screen of `circle`.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Circle {
    Setup,
    Bout,
    /// A bout in a state that is never stored.
    At(Box<circle::Model>),
}

/// A screen of `momentum`.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Momentum {
    Setup,
    Bout,
    /// A bout in a state that is never stored.
    At(Box<momentum::Model>),
}

/// A screen of `slam`.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Slam {
    Setup,
    Bout,
    /// A bout in a state that is never stored.
    At(Box<slam::Model>),
    Review(Box<slam::ReviewProps>),
    Record(String),
    Rules,
    Fairness,
}

impl Track {
    pub(crate) fn at(model: track::model::Model) -> Self {
        Self::At(Box::new(model))
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
        set: Callback::noop(),
    };
    let screen = match props.screen.clone() {
        Screen::Home => html! { <Home /> },
        Screen::Setup => html! { <SetupPage<Tricks> /> },
        Screen::Bout => html! { <BoutPage<Tricks> /> },
        Screen::At(model) => html! { <Bout<Tricks> start={*model} /> },
        Screen::Review(review) => html! { <Review ..*review /> },
        Screen::Track(screen) => match *screen {
            Track::Setup => html! { <SetupPage<rules::track::Track> /> },
            Track::Bout => html! { <BoutPage<rules::track::Track> /> },
            Track::At(start) => html! { <Bout<rules::track::Track> start={*start} /> },
            // Every screen has a main element and a heading.
            Track::Studied(props) => {
                html! { <main><h1>{ "Track" }</h1><track::Studied ..props /></main> }
            }
            Track::Review(review) => html! { <track::Review ..review /> },
            Track::Record(text) => record_page::<rules::track::Track>(&text),
            Track::Rules => track::rules_page(),
            Track::Robin => html! { <track::RobinPage /> },
        },
        Screen::Circle(screen) => match *screen {
            Circle::Setup => html! { <SetupPage<rules::circle::Circle> /> },
            Circle::Bout => html! { <BoutPage<rules::circle::Circle> /> },
            Circle::At(start) => html! { <Bout<rules::circle::Circle> start={*start} /> },
        },
        Screen::Momentum(screen) => match *screen {
            Momentum::Setup => html! { <SetupPage<rules::momentum::Momentum> /> },
            Momentum::Bout => html! { <BoutPage<rules::momentum::Momentum> /> },
            Momentum::At(start) => html! { <Bout<rules::momentum::Momentum> start={*start} /> },
        },
        Screen::Slam(screen) => match *screen {
            Slam::Setup => html! { <SetupPage<rules::slam::Slam> /> },
            Slam::Bout => html! { <BoutPage<rules::slam::Slam> /> },
            Slam::At(start) => html! { <Bout<rules::slam::Slam> start={*start} /> },
            Slam::Review(review) => html! { <slam::Review ..*review /> },
            Slam::Record(text) => record_page::<rules::slam::Slam>(&text),
            Slam::Rules => slam::rules_page(),
            Slam::Fairness => html! { <slam::fairness::FairnessPage /> },
        },
        Screen::Nowhere => nowhere(),
    };
    html! { <ContextProvider<AppContext> context={app}>{ screen }</ContextProvider<AppContext>> }
}

/// Renders the screen, checks what must hold for every screen, and returns document and markup.
pub(crate) async fn rendered(screen: Screen, kept: &[(&'static str, &str)]) -> (Document, String) {
    let markup = markup(screen, kept).await;
    let document = Document::read(&markup);
    sound(&document);
    (document, markup)
}

/// The screen's markup.
pub(crate) async fn markup(screen: Screen, kept: &[(&'static str, &str)]) -> String {
    let kept = kept
        .iter()
        .map(|(name, text)| (*name, (*text).to_owned()))
        .collect();
    let host = ServerRenderer::<Host>::with_props(move || HostProps { screen, kept });
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
    let all = ids.len();
    ids.dedup();
    assert_eq!(ids.len(), all, "an id must not repeat");
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

    // Kanji and kana must be marked as Japanese.
    let japanese =
        |c: char| ('\u{3040}'..='\u{30ff}').contains(&c) || ('\u{4e00}'..='\u{9fff}').contains(&c);
    for (place, text) in document.texts() {
        let told = document
            .around(place)
            .find_map(|node| node.attribute("lang"))
            == Some("ja");
        assert!(
            told || !text.contains(japanese),
            "not marked as Japanese: {text}"
        );
    }
}
