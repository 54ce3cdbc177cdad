//! The settings for all screens: language, theme, perspective, pace, confirmation, sound and keys.

use crate::ui::words::known;
use serde::{Deserialize, Deserializer, Serialize};
use store::{Slot, Store, data, newest};
use web_sys::Element;

/// The slot of the settings.
pub const SETTINGS: Slot<Settings> = Slot::new("settings", 2)
    .upgrading(&[|text| data::<SettingsV1>(text).map(Settings::from)])
    .joining(|base, ours, theirs| Some(Settings::joined(base, ours, theirs.unwrap_or_default())));

/// The player's settings. A new one takes a new version (docs/architecture.md).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Settings {
    /// The colour theme.
    pub theme: Theme,
    /// How circle and momentum show their ring.
    pub perspective: Perspective,
    /// How long frames are shown.
    pub pace: Pace,
    /// Whether playing a card takes another press.
    pub confirm: bool,
    /// Whether sound and vibration are off.
    pub silent: bool,
    /// Whether the letter keys are off when two players sit face to face.
    pub no_letters: bool,
    /// The language.
    pub language: Language,
}

/// The settings as version 1 stored them. The last two were not there from the start.
#[derive(Deserialize)]
struct SettingsV1 {
    theme: Theme,
    pace: Pace,
    confirm: bool,
    silent: bool,
    #[serde(default)]
    no_letters: bool,
    #[serde(default)]
    language: Language,
}

impl From<SettingsV1> for Settings {
    fn from(was: SettingsV1) -> Self {
        Self {
            theme: was.theme,
            perspective: Perspective::default(),
            pace: was.pace,
            confirm: was.confirm,
            silent: was.silent,
            no_letters: was.no_letters,
            language: was.language,
        }
    }
}

impl Settings {
    /// The settings of two tabs: each as the tab has it that changed it since the base.
    fn joined(base: Option<Self>, ours: Self, theirs: Self) -> Self {
        let base = base.unwrap_or_default();
        Self {
            theme: newest(base.theme, ours.theme, theirs.theme),
            perspective: newest(base.perspective, ours.perspective, theirs.perspective),
            pace: newest(base.pace, ours.pace, theirs.pace),
            confirm: newest(base.confirm, ours.confirm, theirs.confirm),
            silent: newest(base.silent, ours.silent, theirs.silent),
            no_letters: newest(base.no_letters, ours.no_letters, theirs.no_letters),
            language: newest(base.language, ours.language, theirs.language),
        }
    }
}

/// The stored settings.
pub fn read(store: &Store) -> Settings {
    store.load(&SETTINGS).unwrap_or_default()
}

/// Stores what the player has changed in the settings that this tab showed, and returns the settings that hold now: another tab may have
/// changed others meanwhile.
pub fn change(store: &Store, shown: Settings, changed: Settings) -> Settings {
    let now = Settings::joined(Some(shown), changed, read(store));
    // A setting that cannot be saved still holds until the page is closed. The bout page reports that the browser stores nothing.
    let _ = store.save(&SETTINGS, &now);
    now
}

/// The colour theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the device prefers.
    #[default]
    System,
    /// Dark ink on light paper.
    Day,
    /// Light ink on dark paper.
    Night,
}

impl Theme {
    /// The theme’s word in `data-theme` and in the catalogues.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Day => "day",
            Self::Night => "night",
        }
    }
}

/// How a ring is seen; `ui/parts/ring.rs` draws it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Perspective {
    /// From the side and above: the wrestlers stand in the ring.
    #[default]
    Oblique,
    /// From straight above.
    Plan,
}

/// How long frames are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// No hold times; only frames that must be seen stay.
    Instant,
    /// Half the normal time.
    Fast,
    /// The hold times of the design.
    #[default]
    Normal,
    /// Twice the normal time.
    Slow,
}

impl Pace {
    /// The pace’s word in the catalogues.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Instant => "instant",
            Self::Fast => "fast",
            Self::Normal => "normal",
            Self::Slow => "slow",
        }
    }

    /// Scales a normal time in milliseconds to this pace.
    pub const fn of(self, normal: u32) -> u32 {
        match self {
            Self::Instant => 0,
            Self::Fast => normal / 2,
            Self::Normal => normal,
            Self::Slow => normal * 2,
        }
    }
}

/// The tag of a language in [`LANGUAGES`](crate::ui::words::LANGUAGES); `None`: as the device prefers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Language(pub Option<&'static str>);

impl<'de> Deserialize<'de> for Language {
    /// Takes a language that this version does not have as none: a later version may have stored it.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tag = Option::<String>::deserialize(deserializer)?;
        Ok(Self(tag.and_then(|tag| known(&tag))))
    }
}

fn root() -> Option<Element> {
    let document = web_sys::window().and_then(|window| window.document());
    document.and_then(|document| document.document_element())
}

/// Sets this attribute of the root element, or removes it.
fn set_root_attribute(name: &str, value: Option<&str>) {
    if let Some(root) = root() {
        // Changing these attributes cannot fail.
        let _ = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    }
}

/// Applies to the root element what the stylesheet must know of the settings: the theme, and the pace, so that things move as fast as frames
/// pass.
pub fn show(settings: Settings) {
    // Every field is named, so that a new one cannot be forgotten here.
    let Settings {
        theme,
        perspective: _,
        pace,
        confirm: _,
        silent: _,
        no_letters: _,
        language: _,
    } = settings;
    let set = (theme != Theme::System).then(|| theme.slug());
    set_root_attribute("data-theme", set);
    set_root_attribute("data-pace", Some(pace.slug()));
}

/// How many times as long as at normal pace the stylesheet lets things move: 0 at the instant pace, and for users who want less motion.
pub fn motion() -> f64 {
    let style = |root| web_sys::window()?.get_computed_style(&root).ok()?;
    let pace = root().and_then(style);
    let pace = pace.and_then(|style| style.get_property_value("--pace").ok());
    let pace = pace.and_then(|pace| pace.trim().parse().ok());
    pace.unwrap_or(1.0)
}

/// Tells `static/start.js`, by an attribute of the root element, which language the player has set. It loads that language.
pub fn show_language(Language(tag): Language) {
    set_root_attribute("data-language", tag);
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use store::{Backend, Memory, Trouble};

    use super::*;
    use crate::ui::words::LANGUAGES;

    /// Memory that two tabs share.
    #[derive(Clone, Default)]
    struct Shared(Rc<Memory>);

    impl Backend for Shared {
        fn read(&self, key: &str) -> Option<String> {
            self.0.read(key)
        }

        fn write(&self, key: &str, text: &str) -> Result<(), Trouble> {
            self.0.write(key, text)
        }

        fn remove(&self, key: &str) {
            self.0.remove(key);
        }

        fn keys(&self) -> Vec<String> {
            self.0.keys()
        }
    }

    #[test]
    fn settings_without_a_known_language_follow_the_device() {
        let read = |language: &str| {
            let stored = r#"{"theme":"day","pace":"fast","confirm":false,"silent":false"#;
            let read: SettingsV1 = serde_json::from_str(&format!("{stored}{language}}}")).unwrap();
            let read = Settings::from(read);
            assert_eq!((read.theme, read.pace), (Theme::Day, Pace::Fast));
            read.language
        };
        assert_eq!(read(""), Language(None));
        assert_eq!(read(r#","language":null"#), Language(None));
        assert_eq!(read(r#","language":"tlh""#), Language(None));
        for (tag, _) in LANGUAGES {
            let language = Language(Some(tag));
            let stored = serde_json::to_string(&language).unwrap();
            assert_eq!(read(&format!(",\"language\":{stored}")), language);
        }
    }

    #[test]
    fn two_tabs_do_not_undo_each_others_settings() {
        let device = Shared::default();
        let (here, there) = (Store::on(device.clone()), Store::on(device));
        let shown = Settings::default();
        let night = Settings {
            theme: Theme::Night,
            ..shown
        };
        assert_eq!(change(&here, shown, night), night);
        // The other tab still shows the settings that it began with.
        let silent = Settings {
            silent: true,
            ..shown
        };
        let both = Settings {
            silent: true,
            ..night
        };
        assert_eq!(change(&there, shown, silent), both);
        assert_eq!(read(&here), both);
        // Of two changes of one setting, the later one holds.
        let fast = Settings {
            pace: Pace::Fast,
            ..both
        };
        let slow = Settings {
            pace: Pace::Slow,
            ..both
        };
        change(&here, both, fast);
        assert_eq!(change(&there, both, slow), slow);
    }
}
