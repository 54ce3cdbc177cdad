//! Which screen the address asks for. Addresses are fragments, so that the page works at any path of any host.
//!
//! The first part of an address says which program shows the screen (`static/start.js`).
//!
//! `yew-router` was considered; for a few fragments it would bring its own history, query strings and components.

use yew::AttrValue;

use crate::{basho::Keeper, rules::GameId};

/// A screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Route {
    /// The five games.
    Home,
    /// Setting up a bout.
    Setup(GameId),
    /// The bout that is kept.
    Bout(GameId),
    /// The bout that has just ended, looked at again.
    Review(GameId),
    /// A bout out of a record; the fragment may go on with the record itself.
    Record(GameId),
    /// The rules of all games.
    RulesList,
    /// The rules of one game.
    Rules(GameId),
    /// The first lesson.
    Lesson(GameId),
    /// What throws of `slam` come to, measured.
    Fairness,
    /// The round robin of `track`.
    Robin,
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
        let path = fragment.trim_start_matches('#');
        match path {
            "" | "/" => return Self::Home,
            "/rules" => return Self::RulesList,
            "/wrestlers" => return Self::Wrestlers,
            "/banzuke" => return Self::Banzuke,
            "/data" => return Self::Data,
            "/track/robin" => return Self::Robin,
            _ => (),
        }
        let mut parts = path.splitn(3, '/').skip(1);
        let (first, rest) = (parts.next().unwrap_or_default(), parts.next());
        if !path.starts_with('/') {
            return Self::Nowhere;
        }
        if first == "wrestlers" {
            let keeper = rest.and_then(Keeper::from_slug);
            return keeper.map_or(Self::Nowhere, Self::Scorepad);
        }
        let Some(game) = GameId::from_slug(first) else {
            return Self::Nowhere;
        };
        match rest {
            None => Self::Bout(game),
            Some("new") => Self::Setup(game),
            Some("review") => Self::Review(game),
            Some("rules") => Self::Rules(game),
            Some("fairness") if game == GameId::Slam => Self::Fairness,
            Some("lesson") if game == GameId::Tricks => Self::Lesson(game),
            Some(record) if record.split('/').next() == Some("record") => Self::Record(game),
            Some(_) => Self::Nowhere,
        }
    }

    /// The screen’s fragment.
    pub fn fragment(self) -> AttrValue {
        let of = |game: GameId, rest: &str| ["#/", game.slug(), rest].concat().into();
        AttrValue::Static(match self {
            Self::Home => "#/",
            Self::Setup(game) => return of(game, "/new"),
            Self::Bout(game) => return of(game, ""),
            Self::Review(game) => return of(game, "/review"),
            Self::Record(game) => return of(game, "/record"),
            Self::Rules(game) => return of(game, "/rules"),
            Self::Lesson(game) => return of(game, "/lesson"),
            Self::RulesList => "#/rules",
            Self::Robin => "#/track/robin",
            Self::Fairness => "#/slam/fairness",
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

    /// What stands in the address bar after this screen's fragment and a slash, decoded.
    pub fn rest(self) -> String {
        let hash = fragment();
        let coded = hash.strip_prefix(&*self.fragment()).unwrap_or_default();
        let coded = coded.trim_start_matches('/');
        // What is not coded as it should be is looked at as it is, and complained of.
        js_sys::decode_uri_component(coded).map_or_else(|_| coded.to_owned(), String::from)
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
        let games = GameId::ALL.into_iter().flat_map(|game| {
            [
                Route::Setup(game),
                Route::Bout(game),
                Route::Review(game),
                Route::Record(game),
                Route::Rules(game),
            ]
        });
        let others = [
            Route::Home,
            Route::Lesson(GameId::Tricks),
            Route::RulesList,
            Route::Robin,
            Route::Fairness,
            Route::Wrestlers,
            Route::Scorepad(Keeper::Wrestler(17)),
            Route::Scorepad(Keeper::Computer(Rank::Ozeki)),
            Route::Banzuke,
            Route::Data,
        ];
        for route in games.chain(others) {
            assert_eq!(Route::from_fragment(&route.fragment()), route);
        }
        assert_eq!(Route::from_fragment(""), Route::Home);
        let with_record = "#/tricks/record/%5BGame%20%22tricks%22%5D";
        assert_eq!(
            Route::from_fragment(with_record),
            Route::Record(GameId::Tricks)
        );
    }

    #[test]
    fn any_other_address_is_nowhere() {
        for fragment in [
            "#/trick",
            "#/tricks/",
            "#/tricks/records",
            "#/tricks/fairness",
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
