//! How the page looks and how fast it goes, on every screen alike.

use serde::{Deserialize, Serialize};
use yew::prelude::*;

use super::{desk::Desk, parts::asks, words::t};
use crate::store::Slot;

/// Where settings are kept.
pub const SETTINGS: Slot<Settings> = Slot::new("settings", 1);

/// What a player has set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Settings {
    /// Day or night.
    pub theme: Theme,
    /// How long things are shown.
    pub pace: Pace,
    /// Whether a card is played only after a further press.
    pub confirm: bool,
    /// Whether nothing is heard and nothing shakes.
    pub silent: bool,
    /// Whether letters mean nothing where two sit face to face.
    #[serde(default)]
    pub no_letters: bool,
}

/// Day or night.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the device says.
    #[default]
    System,
    /// Ink on paper.
    Day,
    /// Paper on ink.
    Night,
}

impl Theme {
    /// The theme’s word in `data-theme` and in catalogues.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Day => "day",
            Self::Night => "night",
        }
    }
}

/// How long things are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Not at all, but for what has to be seen.
    Instant,
    /// Half as long.
    Fast,
    /// As the look says.
    #[default]
    Normal,
    /// Twice as long.
    Slow,
}

impl Pace {
    /// The pace’s word in catalogues.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Instant => "instant",
            Self::Fast => "fast",
            Self::Normal => "normal",
            Self::Slow => "slow",
        }
    }

    /// A time in milliseconds at this pace.
    pub const fn of(self, normal: u32) -> u32 {
        match self {
            Self::Instant => 0,
            Self::Fast => normal / 2,
            Self::Normal => normal,
            Self::Slow => normal * 2,
        }
    }
}

/// Puts the theme on the page.
pub fn show_theme(theme: Theme) {
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(root) = document.and_then(|document| document.document_element()) {
        // An element takes any attribute of this name.
        let _ = match theme {
            Theme::System => root.remove_attribute("data-theme"),
            set => root.set_attribute("data-theme", set.slug()),
        };
    }
}

/// The question for the pace.
#[component]
pub fn PaceAsks() -> Html {
    let desk = use_context::<Desk>();
    let Some(desk) = desk else {
        return Html::default();
    };
    let settings = desk.settings;
    let paces = [Pace::Instant, Pace::Fast, Pace::Normal, Pace::Slow];
    let answers = paces.map(|pace| (pace, t!("pace-name", pace = pace.slug())));
    let onanswer = desk.set.reform(move |pace| Settings { pace, ..settings });
    asks(
        &t!("pace"),
        "pace",
        &answers,
        settings.pace,
        None,
        &onanswer,
    )
}

/// The question whether letters mean something where two sit face to face.
pub fn letters_asks(desk: &Desk) -> Html {
    let settings = desk.settings;
    let answers = [(false, t!("letters-on")), (true, t!("letters-off"))];
    let onanswer = desk.set.reform(move |no_letters| Settings {
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

/// Which settings mean something here.
#[derive(Properties, PartialEq)]
pub struct SettingsProps {
    /// Whether cards are played: how that is done is asked.
    #[prop_or(true)]
    pub cards: bool,
}

/// All settings as a form.
#[component]
pub fn SettingsForm(props: &SettingsProps) -> Html {
    let desk = use_context::<Desk>();
    let Some(desk) = desk else {
        return Html::default();
    };
    let settings = desk.settings;
    let themes = [Theme::System, Theme::Day, Theme::Night];
    let themes = themes.map(|theme| (theme, t!("theme-name", theme = theme.slug())));
    let ontheme = desk.set.reform(move |theme| Settings { theme, ..settings });
    let confirms = [(false, t!("confirm-no")), (true, t!("confirm-yes"))];
    let onconfirm = desk.set.reform(move |confirm| Settings {
        confirm,
        ..settings
    });
    let sounds = [(false, t!("sound-on")), (true, t!("sound-off"))];
    let onsound = desk
        .set
        .reform(move |silent| Settings { silent, ..settings });
    html! {
        <>
            { asks(&t!("theme"), "theme", &themes, settings.theme, None, &ontheme) }
            <PaceAsks />
            if props.cards {
                { asks(&t!("confirm"), "confirm", &confirms, settings.confirm, None, &onconfirm) }
            }
            { asks(&t!("sound"), "sound", &sounds, settings.silent, None, &onsound) }
        </>
    }
}
