//! The router: which screen an address asks for. Addresses are fragments, so that the page works under any path of any host.
//!
//! This does not use `yew-router`, which would add its own history, query strings and components for a few fragments.

use basho::PadOwner;
use rules::{
    GameId,
    record::packed::{Alphabet, pack},
};
use yew::AttrValue;

/// A screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Route {
    /// The home page with the games.
    Home,
    /// What goes on: the unfinished bout, or home if there are several or none. An installed page has a shortcut to it.
    Continue,
    /// Setting up a bout.
    Setup(GameId),
    /// The saved bout.
    Bout(GameId),
    /// The replay of the bout that has just ended.
    Review(GameId),
    /// The replay of a record; the fragment may continue with the packed record.
    Record(GameId),
    /// The rules of all games.
    RulesList,
    /// The rules of one game.
    Rules(GameId),
    /// The lesson of a game.
    Lesson(GameId),
    /// One of a game's problems.
    Problem(GameId, Which),
    /// Turns of a game to train.
    Training(GameId),
    /// The problems of all games.
    Problems,
    /// The measured outcomes of throws in `slam`.
    Fairness,
    /// The round robin of `track`.
    Robin,
    /// The wrestlers.
    Wrestlers,
    /// A scorepad; the fragment may continue with `album`.
    Scorepad(PadOwner),
    /// The banzuke: all owners of scorepads by their best rank.
    Banzuke,
    /// The archive of all bouts.
    Bouts,
    /// The archive, filtered by the owner of a scorepad.
    BoutsOf(PadOwner),
    /// The replay of the bout with this id in the archive.
    ArchivedBout(u64),
    /// The data stored on this device.
    Data,
    /// Any other address.
    Nowhere,
}

impl Route {
    /// The screen for a fragment, with or without its `#`.
    pub fn from_fragment(fragment: &str) -> Self {
        let path = fragment.trim_start_matches('#');
        match path {
            "" | "/" => return Self::Home,
            "/continue" => return Self::Continue,
            "/rules" => return Self::RulesList,
            "/wrestlers" => return Self::Wrestlers,
            "/banzuke" => return Self::Banzuke,
            "/bouts" => return Self::Bouts,
            "/data" => return Self::Data,
            "/problems" => return Self::Problems,
            "/track/robin" => return Self::Robin,
            _ => (),
        }
        let mut parts = path.splitn(3, '/').skip(1);
        let (first, rest) = (parts.next().unwrap_or_default(), parts.next());
        if !path.starts_with('/') {
            return Self::Nowhere;
        }
        if first == "wrestlers" {
            let owner = rest.map(|rest| rest.strip_suffix("/album").unwrap_or(rest));
            let owner = owner.and_then(PadOwner::from_slug);
            return owner.map_or(Self::Nowhere, Self::Scorepad);
        }
        if first == "bouts" {
            let rest = rest.unwrap_or_default();
            let archived = || rest.parse().ok().map(Self::ArchivedBout);
            let of = rest.strip_prefix("of/").and_then(PadOwner::from_slug);
            return of
                .map(Self::BoutsOf)
                .or_else(archived)
                .unwrap_or(Self::Nowhere);
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
            Some("lesson") => Self::Lesson(game),
            Some("training") => Self::Training(game),
            Some(rest) if rest.starts_with("problem") => {
                let which = Which::from_slug(&rest["problem".len()..]);
                which.map_or(Self::Nowhere, |which| Self::Problem(game, which))
            }
            Some(record) if record.split('/').next() == Some("record") => Self::Record(game),
            Some(_) => Self::Nowhere,
        }
    }

    /// The screen’s fragment.
    pub fn fragment(self) -> AttrValue {
        let of = |game: GameId, rest: &str| ["#/", game.slug(), rest].concat().into();
        AttrValue::Static(match self {
            Self::Home => "#/",
            Self::Continue => "#/continue",
            Self::Setup(game) => return of(game, "/new"),
            Self::Bout(game) => return of(game, ""),
            Self::Review(game) => return of(game, "/review"),
            Self::Record(game) => return of(game, "/record"),
            Self::Rules(game) => return of(game, "/rules"),
            Self::Lesson(game) => return of(game, "/lesson"),
            Self::Problem(game, which) => return of(game, &["/problem", &which.slug()].concat()),
            Self::Training(game) => return of(game, "/training"),
            Self::Problems => "#/problems",
            Self::RulesList => "#/rules",
            Self::Robin => "#/track/robin",
            Self::Fairness => "#/slam/fairness",
            Self::Wrestlers => "#/wrestlers",
            Self::Scorepad(owner) => return format!("#/wrestlers/{}", owner.slug()).into(),
            Self::Banzuke => "#/banzuke",
            Self::Bouts => "#/bouts",
            Self::BoutsOf(owner) => return format!("#/bouts/of/{}", owner.slug()).into(),
            Self::ArchivedBout(id) => return format!("#/bouts/{id}").into(),
            Self::Data => "#/data",
            Self::Nowhere => "#/nowhere",
        })
    }

    /// The game to which the screen belongs, if any.
    pub fn game(self) -> Option<GameId> {
        match self {
            Self::Setup(game)
            | Self::Bout(game)
            | Self::Review(game)
            | Self::Record(game)
            | Self::Rules(game)
            | Self::Lesson(game)
            | Self::Problem(game, _)
            | Self::Training(game) => Some(game),
            Self::Fairness => Some(GameId::Slam),
            Self::Robin => Some(GameId::Track),
            _ => None,
        }
    }

    /// Whether a player comes here only to look something up, so that the screen they left stays mounted.
    pub fn looks_up(self) -> bool {
        matches!(
            self,
            Self::RulesList
                | Self::Rules(_)
                | Self::Lesson(_)
                | Self::Fairness
                | Self::ArchivedBout(_)
        )
    }

    /// Whether this screen stays mounted while the player is at that one. A bout must not stay behind a review, which can play on in its
    /// place.
    pub fn waits_behind(self, to: Self) -> bool {
        to.looks_up() && !(matches!(to, Self::ArchivedBout(_)) && self.game().is_some())
    }

    /// The rest of the address after this screen’s fragment and a slash.
    pub fn rest(self) -> String {
        let hash = fragment();
        let rest = hash.strip_prefix(&*self.fragment()).unwrap_or_default();
        rest.trim_start_matches('/').to_owned()
    }

    /// Goes to this screen.
    pub fn go(self) {
        if let Some(window) = web_sys::window() {
            // Setting a fragment cannot fail.
            let _ = window.location().set_hash(&self.fragment());
        }
    }

    /// Replaces the address of the current history entry.
    pub fn replace(fragment: &str) {
        if let Some(window) = web_sys::window() {
            // Setting a fragment cannot fail.
            let _ = window.location().replace(fragment);
        }
    }

    /// Goes to this screen and replaces the current history entry, so that “back” does not return to it.
    pub fn go_instead(self) {
        Self::replace(&self.fragment());
    }
}

/// The fragment of the album on this owner's page.
pub fn album_fragment(owner: PadOwner) -> String {
    format!("{}/album", Route::Scorepad(owner).fragment())
}

/// The fragment of the replay of this record. A record too long for a link leads to the form for records.
pub fn record_fragment(game: GameId, record: &str) -> String {
    let packed = pack(record, Alphabet::Link).unwrap_or_default();
    format!("{}/{packed}", Route::Record(game).fragment())
}

/// The fragment of the replay of this record, which then begins at the frame with this index; otherwise like [`record_fragment`].
pub fn frame_fragment(game: GameId, record: &str, frame: usize) -> String {
    format!("{}/{frame}", record_fragment(game, record))
}

/// What follows a record screen's fragment in an address: the packed record, and the index of the frame at which the replay begins.
pub fn packed_and_frame(rest: &str) -> (&str, Option<usize>) {
    match rest.split_once('/') {
        Some((packed, frame)) => (packed, frame.parse().ok()),
        None => (rest, None),
    }
}

/// The fragment in the address bar, including its `#`. Where there is no browser, nothing.
pub fn fragment() -> String {
    if !cfg!(target_arch = "wasm32") {
        return String::new();
    }
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default()
}

/// Which problem of a game is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// The first one that is not solved.
    Next,
    /// Today's.
    Today,
    /// The one with this index.
    Number(u16),
}

impl Which {
    /// What follows the game's problems in an address. There, problems are counted from 1.
    pub fn slug(self) -> String {
        match self {
            Self::Next => String::new(),
            Self::Today => "/today".to_owned(),
            Self::Number(number) => format!("/{}", u32::from(number) + 1),
        }
    }

    /// The problem of this slug.
    pub fn from_slug(slug: &str) -> Option<Self> {
        match slug {
            "" => Some(Self::Next),
            "/today" => Some(Self::Today),
            _ => {
                let number = slug.strip_prefix('/')?.parse::<u16>().ok()?;
                number.checked_sub(1).map(Self::Number)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use basho::Rank;

    use super::*;

    #[test]
    fn every_route_survives_its_fragment() {
        let games = GameId::ALL.into_iter().flat_map(|game| {
            [
                Route::Setup(game),
                Route::Bout(game),
                Route::Review(game),
                Route::Record(game),
                Route::Rules(game),
                Route::Lesson(game),
                Route::Problem(game, Which::Next),
                Route::Problem(game, Which::Today),
                Route::Problem(game, Which::Number(11)),
                Route::Training(game),
            ]
        });
        let others = [
            Route::Home,
            Route::Continue,
            Route::RulesList,
            Route::Robin,
            Route::Fairness,
            Route::Wrestlers,
            Route::Scorepad(PadOwner::Wrestler(17)),
            Route::Scorepad(PadOwner::Computer(Rank::Ozeki)),
            Route::Banzuke,
            Route::Bouts,
            Route::BoutsOf(PadOwner::Wrestler(17)),
            Route::BoutsOf(PadOwner::Computer(Rank::Ozeki)),
            Route::ArchivedBout(u64::MAX),
            Route::Data,
            Route::Problems,
        ];
        for route in games.chain(others) {
            assert_eq!(Route::from_fragment(&route.fragment()), route);
        }
        assert_eq!(Route::from_fragment(""), Route::Home);
        let tetsu = PadOwner::Wrestler(17);
        assert_eq!(
            Route::from_fragment(&album_fragment(tetsu)),
            Route::Scorepad(tetsu)
        );
        let with_record = record_fragment(GameId::Tricks, "[Game \"tricks\"]");
        assert_eq!(
            Route::from_fragment(&with_record),
            Route::Record(GameId::Tricks)
        );
        let at_frame = frame_fragment(GameId::Tricks, "[Game \"tricks\"]", 12);
        assert_eq!(
            Route::from_fragment(&at_frame),
            Route::Record(GameId::Tricks)
        );
    }

    #[test]
    fn an_address_may_name_a_frame() {
        assert_eq!(packed_and_frame("a-Z_9"), ("a-Z_9", None));
        assert_eq!(packed_and_frame("a-Z_9/12"), ("a-Z_9", Some(12)));
        assert_eq!(packed_and_frame("a-Z_9/"), ("a-Z_9", None));
        assert_eq!(packed_and_frame(""), ("", None));
    }

    #[test]
    fn unknown_address_is_nowhere() {
        for fragment in [
            "#/trick",
            "#/tricks/",
            "#/tricks/records",
            "#/tricks/fairness",
            "#/tricks/problems",
            "#/tricks/problem/0",
            "#tricks",
            "#/TRICKS",
            "#/\u{202e}",
            "#/nowhere",
            "#/wrestlers/",
            "#/wrestlers/-1",
            "#/wrestlers/tetsu",
            "#/bouts/",
            "#/bouts/-1",
            "#/bouts/18446744073709551616",
            "#/bouts/of/",
        ] {
            assert_eq!(Route::from_fragment(fragment), Route::Nowhere, "{fragment}");
        }
    }

    #[test]
    fn addresses_count_from_1() {
        for which in [
            Which::Next,
            Which::Today,
            Which::Number(0),
            Which::Number(299),
        ] {
            assert_eq!(Which::from_slug(&which.slug()), Some(which));
        }
        for slug in ["/0", "/-1", "/x", "1", "/65536", "/today/"] {
            assert_eq!(Which::from_slug(slug), None, "{slug}");
        }
    }
}
