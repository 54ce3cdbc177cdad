use ::rules::{GameId, Seat};
use basho::{Book, Bout, Fighter, PadOwner, Rank};
use store::{Memory, Store};
use yew::{ServerRenderer, prelude::*};

use super::*;
use crate::ui::{
    data::{app_context::AppContext, book::BOOK},
    routes::Route,
    words::{self, introduction::earned},
};

#[derive(Properties, PartialEq)]
struct At {
    route: Route,
    #[prop_or_default]
    book: Book,
}

/// The page at that route, with that book in the store.
#[component]
fn Page(props: &At) -> Html {
    let store = use_memo((), |()| {
        let store = Store::on(Memory::default());
        store.save(&BOOK, &props.book).unwrap();
        store
    });
    let app = AppContext {
        store: (*store).clone(),
        settings: crate::ui::data::settings::Settings::default(),
        language: words::spoken(),
        language_missing: false,
        set: Callback::noop(),
        reread: Callback::noop(),
    };
    let page = screen(props.route).html;
    html! { <ContextProvider<AppContext> context={app}>{ page }</ContextProvider<AppContext>> }
}

async fn page(route: Route, book: Book) -> String {
    let page = ServerRenderer::<Page>::with_props(move || At { route, book });
    page.hydratable(false).render().await
}

/// How many opening tags contain all of these parts.
fn tags(page: &str, with: &[&str]) -> usize {
    let opening = page.split('<').filter_map(|tag| tag.split('>').next());
    let fits = |tag: &&str| !tag.starts_with('/') && with.iter().all(|part| tag.contains(part));
    opening.filter(fits).count()
}

/// The text between the tags.
fn text(page: &str) -> String {
    let texts = page.split('<').filter_map(|tag| tag.split_once('>'));
    texts.map(|(_, text)| text).collect::<Vec<_>>().join("|")
}

/// Tetsu has four wins and three losses on one sheet, then one win, against Kaze, the computer and a guest.
fn book() -> Book {
    let mut book = Book::default();
    book.create(1, "Tetsu").unwrap();
    book.create(2, "Kaze").unwrap();
    book.create(3, "Umi").unwrap();
    book.retire(3).unwrap();
    let against = [
        Fighter::Wrestler(2),
        Fighter::Computer(Rank::Ozeki),
        Fighter::Guest("Hana".to_owned()),
    ];
    for (id, star) in (0..).zip("oxoxooxo".chars()) {
        let bout = Bout {
            id,
            game: GameId::Tricks.into(),
            date: format!("2026-11-0{}", id + 1),
            seats: vec![Fighter::Wrestler(1), against[id as usize % 3].clone()],
            winner: Some(if star == 'o' { Seat::EAST } else { Seat::WEST }),
            kimarite: if id == 2 { "utchari" } else { "yorikiri" }.to_owned(),
            record: None,
        };
        assert_eq!(book.enter(bout), Ok(true));
    }
    book
}

const ALL: [Route; 5] = [
    Route::Wrestlers,
    Route::Scorepad(PadOwner::Wrestler(1)),
    Route::Scorepad(PadOwner::Wrestler(2)),
    Route::Banzuke,
    Route::Data,
];

#[tokio::test]
async fn pages_have_one_heading_one_main_and_links() {
    for route in ALL {
        for book in [book(), Book::default()] {
            let empty = book == Book::default();
            let page = page(route, book).await;
            assert_eq!(tags(&page, &["h1"]), 1, "{route:?}");
            assert_eq!(tags(&page, &["main"]), 1, "{route:?}");
            if !(empty && matches!(route, Route::Scorepad(_))) {
                assert_eq!(tags(&page, &["nav ", "aria-label="]), 1, "{route:?}");
            }
            assert!(
                !page.contains("style="),
                "the content security policy forbids it"
            );
            assert!(!page.contains("{$"), "a placeholder was not filled");
        }
    }
}

#[tokio::test]
async fn scorepad_shows_last_sheet_ranks_and_kimarite() {
    let page = page(Route::Scorepad(PadOwner::Wrestler(1)), book()).await;
    let text = text(&page);
    for words in [
        "Best rank Maegashira, on sheet 1. 2 sheets, 5 wins, 3 losses.",
        "2026-11-08",
        "Tetsu wins by Yorikiri: 4 of 5.",
    ] {
        assert!(text.contains(words), "{words} in {text}");
    }
    let tab = |pressed: &str| {
        tags(
            &page,
            &[
                "button ",
                "sheet-tab",
                &format!("aria-pressed=\"{pressed}\""),
            ],
        )
    };
    assert_eq!((tab("true"), tab("false")), (1, 1));
    // The open sheet has one star, and the chart counts its kimarite.
    assert_eq!(tags(&page, &["span ", r#"aria-label="win""#]), 1);
    assert_eq!(tags(&page, &["span ", r#"aria-label="loss""#]), 0);
    assert_eq!(
        tags(&page, &["li ", "is-free", r#"aria-hidden="true""#]),
        12
    );
    assert_eq!(tags(&page, &["svg ", r#"aria-label="4 won, 3 lost""#]), 1);
    assert_eq!(tags(&page, &["svg ", r#"aria-label="1 won, 0 lost""#]), 1);
    assert_eq!(
        tags(&page, &["li ", "aria-current"]),
        0,
        "an open sheet has no rank"
    );
}

/// Tetsu has won with Yorikiri and Utchari, and has met nothing else.
#[tokio::test]
async fn album_tells_what_was_won_with_and_what_was_never_seen() {
    let tetsu = page(Route::Scorepad(PadOwner::Wrestler(1)), book()).await;
    assert!(text(&tetsu).contains("won with 2 of 17"), "{tetsu}");
    assert_eq!(tags(&tetsu, &["li ", "album-plate"]), 17);
    assert_eq!(tags(&tetsu, &["li ", "album-plate", "is-won"]), 2);
    assert_eq!(tags(&tetsu, &["li ", "album-plate", "is-free"]), 15);
    assert_eq!(tetsu.matches("not seen yet").count(), 15);
    // Pictures lie on plates that were met alone.
    assert_eq!(tags(&tetsu, &["use ", "ring.svg#w-"]), 0);
    let computer = page(Route::Scorepad(PadOwner::Computer(Rank::Ozeki)), book()).await;
    assert_eq!(tags(&computer, &["li ", "album-plate"]), 0);
}

#[tokio::test]
async fn scorepad_of_track_counts_table_points() {
    let mut book = Book::default();
    book.create(1, "Tetsu").unwrap();
    let ends = [
        (Some(Seat::EAST), "oshi-dashi"),
        (None, "tie"),
        (Some(Seat::WEST), "position"),
        (None, Bout::UNFINISHED),
    ];
    for (id, (winner, kimarite)) in (0..).zip(ends) {
        let bout = Bout {
            id,
            game: GameId::Track.into(),
            date: "2026-11-20".to_owned(),
            seats: vec![Fighter::Wrestler(1), Fighter::Computer(Rank::Ozeki)],
            winner,
            kimarite: kimarite.to_owned(),
            record: None,
        };
        book.enter(bout).unwrap();
    }
    let page = page(Route::Scorepad(PadOwner::Wrestler(1)), book).await;
    let text = text(&page);
    assert!(text.contains("4 table points from 3 bouts"), "{text}");
    assert!(
        text.contains("As many won as lost in 2 decided bouts."),
        "{text}"
    );
    assert_eq!(tags(&page, &["polyline"]), 1);
    // Each star has its own.
    for points in ["3 points", "0 points"] {
        assert!(text.contains(points), "{points} in {text}");
    }
}

#[tokio::test]
async fn scorepads_count_basho_totals_and_titles() {
    let mut book = Book::default();
    book.create(1, "Tetsu").unwrap();
    let mut enter = |id: u64, game: GameId, winner: Seat, kimarite: &str, record: &str| {
        let bout = Bout {
            id,
            game: game.into(),
            date: "2026-11-20".to_owned(),
            seats: vec![Fighter::Wrestler(1), Fighter::Computer(Rank::Ozeki)],
            winner: Some(winner),
            kimarite: kimarite.to_owned(),
            record: None,
        };
        book.enter(bout.recorded(record)).unwrap();
    };
    let period = "[Game \"circle\"]\n[Best-Of \"5\"]\n";
    for (id, winner) in (1..).zip([Seat::EAST, Seat::WEST, Seat::EAST, Seat::EAST]) {
        enter(id, GameId::Circle, winner, "oshidashi", period);
    }
    enter(9, GameId::Circle, Seat::EAST, "oshidashi", period);
    let slam = |moves: &str| {
        format!("[Game \"slam\"]\n[Players \"Tetsu, Oroshi\"]\n[Mode \"nokkuauto\"]\n\n{moves}")
    };
    enter(
        20,
        GameId::Slam,
        Seat::EAST,
        "nokkuauto",
        &slam("HH . BB ."),
    );
    enter(
        30,
        GameId::Slam,
        Seat::WEST,
        "nokkuauto",
        &slam("KK . BB ."),
    );
    let basho = "[Game \"slam\"]\n[Players \"Tetsu, Oroshi\"]\n\nCC . BB . CC .";
    enter(40, GameId::Slam, Seat::EAST, "basho", basho);
    let of = |game| earned(game, &book, PadOwner::Wrestler(1));
    assert_eq!(of(GameId::Circle), ["1 of 1 basho won"]);
    let slam = [
        "Grand champion once",
        "Last 3 bouts: highest total 600, average 250",
    ];
    assert_eq!(of(GameId::Slam), slam);
    assert!(of(GameId::Momentum).is_empty() && of(GameId::Tricks).is_empty());
    let page = page(Route::Scorepad(PadOwner::Wrestler(1)), book).await;
    let text = text(&page);
    // The page opens with the game of the newest bout, and all games come first.
    assert!(text.contains("Grand champion once"), "{text}");
    assert!(!text.contains("1 of 1 basho won"), "{text}");
    assert!(text.contains("All games||6 won, 2 lost"), "{text}");
    assert!(text.contains("600 points"), "{text}");
}

#[tokio::test]
async fn closed_sheet_names_its_rank() {
    let mut closed = book();
    for id in 8..11 {
        let bout = Bout {
            id,
            winner: Some(Seat::WEST),
            ..closed.bout(7).unwrap().clone()
        };
        closed.enter(bout).unwrap();
    }
    let page = page(Route::Scorepad(PadOwner::Wrestler(1)), closed).await;
    assert!(text(&page).contains("Closed by the third loss"));
    assert_eq!(
        tags(&page, &["li ", "makushita", r#"aria-current="true""#]),
        1
    );
}

#[tokio::test]
async fn active_wrestlers_can_retire_and_retired_ones_return() {
    let page = page(Route::Wrestlers, book()).await;
    for label in [
        "Rename Tetsu",
        "Retire Tetsu",
        "Rename Kaze",
        "Retire Kaze",
        "Bring back Umi",
    ] {
        assert_eq!(
            tags(&page, &["button ", &format!("aria-label=\"{label}\"")]),
            1,
            "{label}"
        );
    }
    assert!(!page.contains("Retire Umi"));
    assert_eq!(tags(&page, &["a ", r##"href="#/wrestlers/1""##]), 1);
    assert!(text(&page).contains("Maegashira, 5 won, 3 lost"));
}

#[tokio::test]
async fn banzuke_starts_with_the_best_and_marks_computers() {
    let page = page(Route::Banzuke, book()).await;
    let places = [
        "#/wrestlers/1",
        "#/wrestlers/2",
        "#/wrestlers/ozeki",
        "#/wrestlers/3",
    ];
    let places = places.map(|to| page.find(&format!("{to}\"")).unwrap());
    assert!(places.is_sorted(), "{places:?}");
    let text = text(&page);
    assert!(
        text.contains("Computer") && text.contains("retired"),
        "{text}"
    );
}

#[tokio::test]
async fn banzuke_of_several_games_begins_with_all_of_them() {
    let mut several = book();
    for id in 20..23 {
        let bout = Bout {
            id,
            game: GameId::Track.into(),
            seats: vec![Fighter::Wrestler(2), Fighter::Computer(Rank::Ozeki)],
            winner: Some(Seat::EAST),
            ..several.bout(7).unwrap().clone()
        };
        several.enter(bout).unwrap();
    }
    let one = page(Route::Banzuke, book()).await;
    assert!(!text(&one).contains("All games"));
    let all = page(Route::Banzuke, several).await;
    assert_eq!(
        tags(&all, &["button ", "sheet-tab", r#"aria-pressed="true""#]),
        1
    );
    let text = text(&all);
    assert!(text.contains("All games||Who has won the most"), "{text}");
    // Ranks are of one game.
    assert!(!text.contains("Maegashira"), "{text}");
    assert!(text.contains("5 won, 1 lost"), "{text}");
}

#[tokio::test]
async fn empty_pages_say_how_to_begin() {
    let empty = page(Route::Wrestlers, Book::default()).await;
    assert!(text(&empty).contains("No wrestlers yet"));
    let empty = page(Route::Banzuke, Book::default()).await;
    assert_eq!(tags(&empty, &["a ", r##"href="#/wrestlers""##, "btn"]), 1);
    let nobody = page(Route::Scorepad(PadOwner::Wrestler(9)), book()).await;
    assert!(text(&nobody).contains("Nothing here"));
    let mut book = Book::default();
    book.create(1, "Tetsu").unwrap();
    let new = page(Route::Scorepad(PadOwner::Wrestler(1)), book).await;
    assert!(text(&new).contains("Tetsu has no star yet"));
}

#[tokio::test]
async fn data_can_be_exported_imported_and_erased() {
    let page = page(Route::Data, Book::default()).await;
    assert_eq!(
        tags(&page, &["input ", r#"type="file""#, "aria-describedby"]),
        1
    );
    assert_eq!(tags(&page, &["button ", "btn"]), 2);
    assert_eq!(tags(&page, &["dialog"]), 0, "no dialog before an action");
}

#[component]
fn SettingsSheet() -> Html {
    home::settings_sheet(Callback::noop())
}

#[tokio::test]
async fn settings_say_the_version_of_the_page() {
    let sheet = ServerRenderer::<SettingsSheet>::new();
    let text = text(&sheet.hydratable(false).render().await);
    let version = format!("Hakkyoi, version {}", env!("CARGO_PKG_VERSION"));
    assert!(text.contains(&version), "{text}");
}
