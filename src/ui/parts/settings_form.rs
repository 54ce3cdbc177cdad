//! The form with the settings.

use yew::prelude::*;

use super::{asks, question, tag};
use crate::ui::{
    data::{
        app_context::AppContext,
        settings::{Language, Pace, Perspective, Settings, Theme},
    },
    words::{LANGUAGES, t},
};

/// The question about the language, with an alert if the given answer could not be loaded. Each language is named in its own words.
fn language_asks(app: &AppContext) -> Html {
    let settings = app.settings;
    let answer = |language: Option<&'static str>, words: &str| {
        let language = Language(language);
        let onchange = app.set.reform(move |_: Event| Settings {
            language,
            ..settings
        });
        tag(
            "language",
            words,
            language.0,
            settings.language == language,
            onchange,
        )
    };
    let mut answers = vec![answer(None, &t!("language-device"))];
    for (tag, name) in LANGUAGES {
        answers.push(answer(Some(tag), name));
    }
    html! {
        <>
            { question(&t!("language"), "language", answers.into_iter().collect(), None) }
            if app.language_missing {
                <p class="note" role="alert">{ t!("language-missing") }</p>
            }
        </>
    }
}

/// The question about the pace.
pub fn pace_asks(app: &AppContext) -> Html {
    let settings = app.settings;
    let paces = [Pace::Instant, Pace::Fast, Pace::Normal, Pace::Slow];
    let answers = paces.map(|pace| (pace, t!("pace-name", pace = pace.slug())));
    let onanswer = app.set.reform(move |pace| Settings { pace, ..settings });
    asks(
        &t!("pace"),
        "pace",
        &answers,
        settings.pace,
        None,
        &onanswer,
    )
}

/// The question whether the letter keys work when two players sit face to face.
#[component]
pub fn LettersAsks() -> Html {
    let Some(app) = use_context::<AppContext>() else {
        return Html::default();
    };
    let settings = app.settings;
    let answers = [(false, t!("letters-on")), (true, t!("letters-off"))];
    let onanswer = app.set.reform(move |no_letters| Settings {
        no_letters,
        ..settings
    });
    asks(
        &t!("letters"),
        "letters",
        &answers,
        settings.no_letters,
        Some(t!("letters-note")),
        &onanswer,
    )
}

/// What the form asks.
#[derive(Properties, PartialEq)]
pub struct SettingsFormProps {
    /// Whether there are cards, so that the form asks how to play them.
    pub cards: bool,
    /// Whether there are rings with two views, so that the form asks for one.
    pub views: bool,
}

/// The line that says which version of the page this is.
pub fn version_line() -> Html {
    html! { <p class="note">{ t!("version", version = env!("CARGO_PKG_VERSION")) }</p> }
}

/// The form with all settings.
#[component]
pub fn SettingsForm(props: &SettingsFormProps) -> Html {
    let app = use_context::<AppContext>();
    let Some(app) = app else {
        return Html::default();
    };
    let settings = app.settings;
    let themes = [Theme::System, Theme::Day, Theme::Night];
    let themes = themes.map(|theme| (theme, t!("theme-name", theme = theme.slug())));
    let ontheme = app.set.reform(move |theme| Settings { theme, ..settings });
    let views = [
        (Perspective::Oblique, t!("view-side")),
        (Perspective::Plan, t!("view-above")),
    ];
    let onview = app.set.reform(move |perspective| Settings {
        perspective,
        ..settings
    });
    let confirms = [(false, t!("confirm-no")), (true, t!("confirm-yes"))];
    let onconfirm = app.set.reform(move |confirm| Settings {
        confirm,
        ..settings
    });
    let sounds = [(false, t!("sound-on")), (true, t!("sound-off"))];
    let onsound = app
        .set
        .reform(move |silent| Settings { silent, ..settings });
    html! {
        <>
            { language_asks(&app) }
            { asks(&t!("theme"), "theme", &themes, settings.theme, None, &ontheme) }
            if props.views {
                { asks(&t!("view"), "view", &views, settings.perspective, None, &onview) }
            }
            { pace_asks(&app) }
            if props.cards {
                { asks(&t!("confirm"), "confirm", &confirms, settings.confirm, None, &onconfirm) }
            }
            { asks(&t!("sound"), "sound", &sounds, settings.silent, None, &onsound) }
        </>
    }
}
