//! Renders a screen with stored entries, and checks what must hold for every screen.

use crate::markup::{Document, Node};
use hakkyoi::ai::track::study::Study;
use hakkyoi::store::{Backend as _, Memory, Store};
use hakkyoi::ui::app_context::AppContext;
use hakkyoi::ui::games::tricks::model::Model;
use hakkyoi::ui::games::tricks::{Bout, BoutPage, Replay, ReplayProps};
use hakkyoi::ui::games::{circle, momentum, slam, track};
use hakkyoi::ui::pages::{Home, nowhere};
use hakkyoi::ui::settings::Settings;
use hakkyoi::ui::stage::{SetupPage, record_page};
use yew::{ServerRenderer, prelude::*};

/// Which screen to render.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Screen {
    Home,
    Setup,
    Bout,
    /// A bout in a state that is never stored.
    At(Box<Model>),
    Review(Box<ReplayProps>),
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
    /// A bout in a state that is never stored, with the study of its last choice.
    At(Box<track::model::Model>, Option<Study>),
    Review(track::ReplayProps),
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
    Review(Box<slam::ReplayProps>),
    Record(String),
    Rules,
    Fairness,
}

impl Track {
    pub(crate) fn at(model: track::model::Model, studied: Option<Study>) -> Self {
        Self::At(Box::new(model), studied)
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
        Screen::Setup => html! { <SetupPage<hakkyoi::rules::tricks::Tricks> /> },
        Screen::Bout => html! { <BoutPage /> },
        Screen::At(model) => html! { <Bout start={*model} /> },
        Screen::Review(review) => html! { <Replay ..*review /> },
        Screen::Track(screen) => match *screen {
            Track::Setup => html! { <SetupPage<hakkyoi::rules::track::Track> /> },
            Track::Bout => html! { <track::BoutPage /> },
            Track::At(start, studied) => html! { <track::Bout start={*start} {studied} /> },
            Track::Review(review) => html! { <track::Replay ..review /> },
            Track::Record(text) => record_page::<hakkyoi::rules::track::Track>(&text),
            Track::Rules => track::rules_page(),
            Track::Robin => html! { <track::RobinPage /> },
        },
        Screen::Circle(screen) => match *screen {
            Circle::Setup => html! { <SetupPage<hakkyoi::rules::circle::Circle> /> },
            Circle::Bout => html! { <circle::BoutPage /> },
            Circle::At(start) => html! { <circle::Bout start={*start} /> },
        },
        Screen::Momentum(screen) => match *screen {
            Momentum::Setup => html! { <SetupPage<hakkyoi::rules::momentum::Momentum> /> },
            Momentum::Bout => html! { <momentum::BoutPage /> },
            Momentum::At(start) => html! { <momentum::Bout start={*start} /> },
        },
        Screen::Slam(screen) => match *screen {
            Slam::Setup => html! { <slam::SetupPage /> },
            Slam::Bout => html! { <slam::BoutPage /> },
            Slam::At(start) => html! { <slam::Bout start={*start} /> },
            Slam::Review(review) => html! { <slam::Replay ..*review /> },
            Slam::Record(text) => slam::record_page(&text),
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
