//! Which screen the address asks for. Addresses are fragments, so that the page works at any path of any host.
//!
//! The first part of an address says which program shows the screen (`static/start.js`).
//!
//! `yew-router` was considered; for a few fragments it would bring its own history, query strings and components.

use yew::AttrValue;

use crate::basho::Keeper;

/// A screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Route {
    /// The five games.
    Home,
    /// Setting up a bout of `tricks`.
    TricksSetup,
    /// The bout of `tricks`.
    Tricks,
    /// The bout of `tricks` that has just ended, looked at again.
    TricksReview,
    /// A bout of `tricks` out of a record; the fragment may go on with the record itself.
    Record,
    /// The rules of all games.
    Rules,
    /// The rules of `tricks`.
    TricksRules,
    /// The first lesson in `tricks`.
    TricksLesson,
    /// The wrestlers.
    Wrestlers,
    /// The scorepad of one who keeps sheets.
    Scorepad(Keeper),
    /// All who keep sheets, by their best.
    Banzuke,
    /// What is kept on this device.
    Data,
    /// No screen has this address.
    Nowhere,
}

impl Route {
    /// The screen for a fragment, with or without its `#`.
    pub fn from_fragment(fragment: &str) -> Self {
        match fragment.trim_start_matches('#') {
            "" | "/" => Self::Home,
            "/tricks/new" => Self::TricksSetup,
            "/tricks" => Self::Tricks,
            "/tricks/review" => Self::TricksReview,
            "/tricks/record" => Self::Record,
            other if other.starts_with("/tricks/record/") => Self::Record,
            "/rules" => Self::Rules,
            "/tricks/rules" => Self::TricksRules,
            "/tricks/lesson" => Self::TricksLesson,
            "/wrestlers" => Self::Wrestlers,
            "/banzuke" => Self::Banzuke,
            "/data" => Self::Data,
            other => other
                .strip_prefix("/wrestlers/")
                .and_then(Keeper::from_slug)
                .map_or(Self::Nowhere, Self::Scorepad),
        }
    }

    /// The screen’s fragment.
    pub fn fragment(self) -> AttrValue {
        AttrValue::Static(match self {
            Self::Home => "#/",
            Self::TricksSetup => "#/tricks/new",
            Self::Tricks => "#/tricks",
            Self::TricksReview => "#/tricks/review",
            Self::Record => "#/tricks/record",
            Self::Rules => "#/rules",
            Self::TricksRules => "#/tricks/rules",
            Self::TricksLesson => "#/tricks/lesson",
            Self::Wrestlers => "#/wrestlers",
            Self::Scorepad(keeper) => return format!("#/wrestlers/{}", keeper.slug()).into(),
            Self::Banzuke => "#/banzuke",
            Self::Data => "#/data",
            Self::Nowhere => "#/nowhere",
        })
    }

    /// The screen that the address bar asks for.
    pub fn current() -> Self {
        Self::from_fragment(&fragment())
    }

    /// Goes to this screen.
    pub fn go(self) {
        if let Some(window) = web_sys::window() {
            // A fragment can always be set.
            let _ = window.location().set_hash(&self.fragment());
        }
    }

    /// Goes to this screen in place of the one shown, so that “back” does not lead there again.
    pub fn go_instead(self) {
        if let Some(window) = web_sys::window() {
            // As above.
            let _ = window.location().replace(&self.fragment());
        }
    }
}

/// The fragment in the address bar, with its `#`.
pub fn fragment() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basho::Rank;

    #[test]
    fn every_screen_has_its_address() {
        for route in [
            Route::Home,
            Route::TricksSetup,
            Route::Tricks,
            Route::TricksReview,
            Route::Record,
            Route::Rules,
            Route::TricksRules,
            Route::TricksLesson,
            Route::Wrestlers,
            Route::Scorepad(Keeper::Wrestler(17)),
            Route::Scorepad(Keeper::Computer(Rank::Ozeki)),
            Route::Banzuke,
            Route::Data,
        ] {
            assert_eq!(Route::from_fragment(&route.fragment()), route);
        }
        assert_eq!(Route::from_fragment(""), Route::Home);
        let with_record = "#/tricks/record/%5BGame%20%22tricks%22%5D";
        assert_eq!(Route::from_fragment(with_record), Route::Record);
    }

    #[test]
    fn any_other_address_is_nowhere() {
        for fragment in [
            "#/trick",
            "#/tricks/",
            "#tricks",
            "#/TRICKS",
            "#/\u{202e}",
            "#/nowhere",
            "#/wrestlers/",
            "#/wrestlers/-1",
            "#/wrestlers/tetsu",
        ] {
            assert_eq!(Route::from_fragment(fragment), Route::Nowhere, "{fragment}");
        }
    }
}
