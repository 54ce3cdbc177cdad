mod album;
mod archive;
mod banzuke;
mod met;
mod names;

use proptest::prelude::*;
use rules::Seat;

use super::*;

const TETSU: PadOwner = PadOwner::Wrestler(1);
const KAZE: PadOwner = PadOwner::Wrestler(2);

fn book() -> Book {
    let mut book = Book::default();
    book.create(1, "Tetsu").unwrap();
    book.create(2, "Kaze").unwrap();
    book
}

/// Tetsu against Kaze.
fn bout(id: u64, winner: Seat, kimarite: &str) -> Bout {
    Bout {
        id,
        game: GameId::Tricks.into(),
        date: "2026-11-20".to_owned(),
        seats: vec![Fighter::Wrestler(1), Fighter::Wrestler(2)],
        winner: Some(winner),
        kimarite: kimarite.to_owned(),
        record: None,
    }
}

/// A book with Tetsu's bouts against Kaze: `o` won, `x` lost.
fn after(stars: &str) -> Book {
    let mut book = book();
    for (id, star) in (0..).zip(stars.chars()) {
        let winner = if star == 'o' { Seat::EAST } else { Seat::WEST };
        assert_eq!(book.enter(bout(id, winner, "yorikiri")), Ok(true));
    }
    book
}

/// The sheets as texts of `o` and `x`.
fn stars(book: &Book, owner: PadOwner) -> Vec<String> {
    let pad = book.pad(owner, Some(GameId::Tricks));
    let text = |sheet: &Sheet<'_>| {
        let star = |star: &Star<'_>| if star.won() { 'o' } else { 'x' };
        sheet.stars.iter().map(star).collect()
    };
    pad.sheets.iter().map(text).collect()
}

#[test]
fn bout_is_a_star_on_both_sheets() {
    let book = after("ox");
    assert_eq!(stars(&book, TETSU), ["ox"]);
    assert_eq!(stars(&book, KAZE), ["xo"]);
    let pad = book.pad(KAZE, Some(GameId::Tricks));
    let star = pad.sheets[0].stars[0];
    assert_eq!(star.against().collect::<Vec<_>>(), [&Fighter::Wrestler(1)]);
    assert_eq!((&*star.bout.kimarite, star.seat), ("yorikiri", Seat::WEST));
}

#[test]
fn third_loss_closes_the_sheet_and_the_next_star_begins_another() {
    let book = after("oxoxxo");
    assert_eq!(stars(&book, TETSU), ["oxoxx", "o"]);
    let pad = book.pad(TETSU, Some(GameId::Tricks));
    assert_eq!(pad.sheets[0].rank(), Some(Rank::Makushita));
    assert_eq!(pad.sheets[1].rank(), None);
    assert_eq!((pad.wins(), pad.losses()), (3, 3));
}

#[test]
fn wins_before_the_third_loss_give_the_rank() {
    // From the table on the rule page.
    let ranks = [
        (0..=3, Rank::Makushita),
        (4..=4, Rank::Maegashira),
        (5..=5, Rank::Komusubi),
        (6..=7, Rank::Sekiwake),
        (8..=9, Rank::Ozeki),
        (10..=12, Rank::Yokozuna),
    ];
    for (wins, rank) in ranks {
        for wins in wins {
            let book = after(&format!("x{}xx", "o".repeat(wins)));
            let pad = book.pad(TETSU, Some(GameId::Tricks));
            assert_eq!(pad.sheets[0].rank(), Some(rank), "{wins} wins");
            assert_eq!(pad.best(), Some((rank, 0)));
        }
    }
    assert!(Rank::ALL.is_sorted());
    for rank in Rank::ALL {
        assert_eq!(Rank::from_slug(rank.slug()), Some(rank));
    }
}

#[test]
fn best_rank_is_that_of_the_first_best_closed_sheet() {
    let none = after("oooooooooooox");
    assert_eq!(none.pad(TETSU, Some(GameId::Tricks)).best(), None);
    let book = after(
        "xxx ooooxxx ooooxxx oxxx oooooooo"
            .replace(' ', "")
            .as_str(),
    );
    assert_eq!(
        book.pad(TETSU, Some(GameId::Tricks)).best(),
        Some((Rank::Maegashira, 1))
    );
}

#[test]
fn bout_of_an_unknown_game_is_kept_through_load_and_save() {
    let mut book = after("ox");
    let unknown = Bout {
        game: GameName::Unknown("chess".to_owned()),
        ..bout(9, Seat::WEST, "mate")
    };
    book.enter(unknown.clone()).unwrap();
    book.enter(bout(10, Seat::EAST, "yorikiri")).unwrap();
    let text = serde_json::to_string(&book).unwrap();
    assert!(text.contains(r#","chess","#));
    let read: Book = serde_json::from_str(&text).unwrap();
    let read = read.checked().unwrap();
    assert_eq!(read, book);
    assert_eq!(read.bout(9), Some(&unknown));
    assert_eq!(serde_json::to_string(&read).unwrap(), text);
    // It counts in no game that this version has.
    assert_eq!(stars(&read, TETSU), ["oxo"]);
    assert!(
        GameId::ALL[1..]
            .iter()
            .all(|&game| read.pad(TETSU, Some(game)).sheets.is_empty())
    );
}

#[test]
fn game_that_no_version_can_have_written_is_refused() {
    for word in [
        "",
        "Tricks",
        "a game",
        "a-word-longer-than-any-game-of-ours",
    ] {
        let mut book = after("o");
        let game = GameName::Unknown(word.to_owned());
        let bout = Bout {
            game,
            ..bout(9, Seat::WEST, "mate")
        };
        assert_eq!(book.enter(bout), Err(Refusal::NoBout), "{word:?}");
    }
}

#[test]
fn bout_is_entered_once() {
    let mut book = book();
    assert_eq!(book.enter(bout(7, Seat::EAST, "utchari")), Ok(true));
    let once = book.clone();
    assert_eq!(book.enter(bout(7, Seat::EAST, "utchari")), Ok(false));
    // A second tab may enter another result: the first one stays.
    assert_eq!(book.enter(bout(7, Seat::WEST, "yorikiri")), Ok(false));
    assert_eq!(book, once);
    assert_eq!(book.bout(7), Some(&bout(7, Seat::EAST, "utchari")));
    assert_eq!(book.bout(8), None);
}

#[test]
fn computer_opponents_have_sheets_and_guests_do_not() {
    let mut book = book();
    let mut game = bout(1, Seat::WEST, "uwatenage");
    game.seats = vec![
        Fighter::Guest("Umi".to_owned()),
        Fighter::Computer(Rank::Ozeki),
    ];
    assert_eq!(book.enter(game), Ok(true));
    assert_eq!(stars(&book, PadOwner::Computer(Rank::Ozeki)), ["o"]);
    assert!(stars(&book, PadOwner::Computer(Rank::Yokozuna)).is_empty());
    assert_eq!(Fighter::Guest("Umi".to_owned()).pad_owner(), None);
}

#[test]
fn each_game_has_its_own_sheets_and_more_than_two_may_play() {
    let mut book = after("x");
    let slam = Bout {
        game: GameId::Slam.into(),
        seats: vec![
            Fighter::Guest("Aki".to_owned()),
            Fighter::Wrestler(2),
            Fighter::Wrestler(1),
        ],
        winner: Some(Seat::try_from(2).unwrap()),
        ..bout(9, Seat::EAST, "nokkuauto")
    };
    assert_eq!(book.enter(slam), Ok(true));
    assert_eq!(stars(&book, TETSU), ["x"]);
    let pad = book.pad(TETSU, Some(GameId::Slam));
    let star = pad.sheets[0].stars[0];
    assert!(star.won());
    assert_eq!(star.against().count(), 2);
    assert_eq!(book.pad(KAZE, Some(GameId::Slam)).losses(), 1);
}

/// A bout of slam between these fighters, won by that seat.
fn slam(id: u64, seats: &[Fighter], winner: u8, kimarite: &str) -> Bout {
    Bout {
        game: GameId::Slam.into(),
        seats: seats.to_vec(),
        winner: Some(Seat::try_from(winner).unwrap()),
        ..bout(id, Seat::EAST, kimarite)
    }
}

#[test]
fn one_of_several_players_wins_and_all_others_lose() {
    let all = [
        Fighter::Wrestler(2),
        Fighter::Computer(Rank::Ozeki),
        Fighter::Guest("Aki".to_owned()),
        Fighter::Wrestler(1),
    ];
    let mut book = book();
    for (id, winner, kimarite) in [
        (1, 3, "basho"),
        (2, 0, "nokkuauto"),
        (3, 2, "basho"),
        (4, 3, "basho"),
    ] {
        assert_eq!(book.enter(slam(id, &all, winner, kimarite)), Ok(true));
    }
    let score = |owner| {
        let pad = book.pad(owner, Some(GameId::Slam));
        (pad.wins(), pad.losses())
    };
    assert_eq!(score(TETSU), (2, 2));
    assert_eq!(score(KAZE), (1, 3));
    assert_eq!(score(PadOwner::Computer(Rank::Ozeki)), (0, 4));
    let pad = book.pad(TETSU, Some(GameId::Slam));
    let counts = pad.counts();
    let counts: Vec<_> = counts.iter().map(|c| (c.kimarite, c.won, c.lost)).collect();
    assert_eq!(counts, [("basho", 2, 1), ("nokkuauto", 0, 1)]);
    assert_eq!(pad.speciality().map(|count| count.kimarite), Some("basho"));
}

#[test]
fn computer_strength_that_plays_twice_gets_no_star_and_others_do() {
    let computer = Fighter::Computer(Rank::Ozeki);
    let mut book = book();
    let all = [computer.clone(), Fighter::Wrestler(1), computer.clone()];
    assert_eq!(book.enter(slam(1, &all, 0, "basho")), Ok(true));
    assert_eq!(book.enter(slam(2, &all, 1, "basho")), Ok(true));
    let pad = book.pad(TETSU, Some(GameId::Slam));
    assert_eq!((pad.wins(), pad.losses()), (1, 1));
    let pad = book.pad(PadOwner::Computer(Rank::Ozeki), Some(GameId::Slam));
    assert!(pad.sheets.is_empty());
    let guest = Fighter::Guest("Aki".to_owned());
    let nobody = slam(3, &[computer.clone(), guest, computer], 0, "basho");
    assert_eq!(book.enter(nobody), Ok(true));
    let pad = book.pad(PadOwner::Computer(Rank::Ozeki), Some(GameId::Slam));
    assert!(pad.sheets.is_empty());
}

#[test]
fn last_grand_champion_is_the_winner_of_the_last_nokkuauto() {
    let pair = [Fighter::Wrestler(1), Fighter::Guest("Aki".to_owned())];
    let mut book = book();
    let champion = |book: &Book| book.last_winner(GameId::Slam, "nokkuauto").cloned();
    assert_eq!(champion(&book), None);
    for (id, winner, kimarite, last) in [
        (1, 0, "basho", None),
        (2, 0, "nokkuauto", Some(0)),
        (3, 1, "nokkuauto", Some(1)),
        (4, 0, "basho", Some(1)),
    ] {
        assert_eq!(book.enter(slam(id, &pair, winner, kimarite)), Ok(true));
        assert_eq!(
            champion(&book),
            last.map(|place: usize| pair[place].clone())
        );
    }
    assert_eq!(book.last_winner(GameId::Tricks, "nokkuauto"), None);
}

#[test]
fn impossible_bout_is_refused_and_changes_nothing() {
    let guest = |name: &str| Fighter::Guest(name.to_owned());
    let seats = |seats: &[Fighter]| Bout {
        seats: seats.to_vec(),
        ..bout(5, Seat::EAST, "yorikiri")
    };
    let date = |date: &str| Bout {
        date: date.to_owned(),
        ..bout(5, Seat::EAST, "yorikiri")
    };
    let refused = [
        (
            seats(&[Fighter::Wrestler(1), Fighter::Wrestler(1)]),
            Refusal::Himself,
        ),
        (
            seats(&[Fighter::Wrestler(1), Fighter::Wrestler(3)]),
            Refusal::NoSuchWrestler,
        ),
        (
            seats(&[Fighter::Wrestler(1), guest(" Umi")]),
            Refusal::NoName,
        ),
        (seats(&[Fighter::Wrestler(1)]), Refusal::NoBout),
        (seats(&[]), Refusal::NoBout),
        (
            bout(5, Seat::try_from(2).unwrap(), "yorikiri"),
            Refusal::NoBout,
        ),
        (bout(5, Seat::EAST, ""), Refusal::NoBout),
        (bout(5, Seat::EAST, "Yorikiri"), Refusal::NoBout),
        (date("20.11.2026"), Refusal::NoBout),
        (date("2026-11-2"), Refusal::NoBout),
        (date("2026-11-2é"), Refusal::NoBout),
    ];
    for (bout, why) in refused {
        let mut book = book();
        assert_eq!(book.enter(bout.clone()), Err(why), "{bout:?}");
        assert_eq!(book, super::tests::book());
        let stored = Book {
            bouts: vec![bout],
            ..book
        };
        assert_eq!(stored.checked(), Err(why));
    }
}

#[test]
fn wrestlers_are_created_renamed_retired_and_come_back() {
    let mut book = after("o");
    assert_eq!(book.create(3, "  "), Err(Refusal::NoName));
    assert_eq!(book.create(3, "tetsu "), Err(Refusal::NameTaken));
    assert_eq!(book.create(1, "Umi"), Err(Refusal::IdTaken));
    assert_eq!(book.rename(1, "Kaze"), Err(Refusal::NameTaken));
    assert_eq!(book.rename(9, "Umi"), Err(Refusal::NoSuchWrestler));
    book.rename(1, "TETSU").unwrap();
    book.rename(1, " Tetsu\u{202e} no\tYama").unwrap();
    assert_eq!(book.wrestler(1).unwrap().shikona, "Tetsu no Yama");

    book.retire(1).unwrap();
    assert!(book.wrestler(1).unwrap().retired);
    assert_eq!(stars(&book, TETSU), ["o"]);
    book.create(3, "Tetsu no Yama").unwrap();
    assert_eq!(book.come_back(1), Err(Refusal::NameTaken));
    book.rename(3, "Umi").unwrap();
    book.come_back(1).unwrap();
    assert!(!book.wrestler(1).unwrap().retired);
    assert_eq!(book.retire(9), Err(Refusal::NoSuchWrestler));
}

#[test]
fn kimarite_are_counted_and_the_one_with_most_wins_is_the_speciality() {
    let mut book = book();
    let won = [
        ("yorikiri", Seat::EAST),
        ("hikiotoshi", Seat::EAST),
        ("abisetaoshi", Seat::WEST),
        ("yorikiri", Seat::EAST),
        ("yorikiri", Seat::WEST),
    ];
    assert_eq!(book.pad(TETSU, Some(GameId::Tricks)).speciality(), None);
    for (id, (kimarite, winner)) in (0..).zip(won) {
        book.enter(bout(id, winner, kimarite)).unwrap();
    }
    let count = |kimarite, won, lost| Count {
        kimarite,
        won,
        lost,
    };
    let pad = book.pad(TETSU, Some(GameId::Tricks));
    assert_eq!(
        pad.counts(),
        [
            count("yorikiri", 2, 1),
            count("hikiotoshi", 1, 0),
            count("abisetaoshi", 0, 1)
        ]
    );
    assert_eq!(pad.speciality(), Some(count("yorikiri", 2, 1)));
    let lost = after("xx");
    assert_eq!(lost.pad(TETSU, Some(GameId::Tricks)).speciality(), None);
}

#[test]
fn owner_slugs_round_trip_and_others_are_refused() {
    let all = Rank::ALL.into_iter().map(PadOwner::Computer);
    for owner in all.chain([TETSU, PadOwner::Wrestler(u32::MAX)]) {
        assert_eq!(PadOwner::from_slug(&owner.slug()), Some(owner));
    }
    for slug in ["", "-1", "4294967296", "Ozeki", "1.0"] {
        assert_eq!(PadOwner::from_slug(slug), None, "{slug}");
    }
}

fn fighters() -> impl Strategy<Value = Fighter> {
    prop_oneof![
        (1..4u32).prop_map(Fighter::Wrestler),
        (0..6usize).prop_map(|place| Fighter::Computer(Rank::ALL[place])),
        Just(Fighter::Guest("Hana".to_owned())),
    ]
}

prop_compose! {
    fn bouts()(id in 0..40u64, seats in [fighters(), fighters()], east in any::<bool>(), kimarite in 0..3usize) -> Bout {
        let kimarite = ["yorikiri", "utchari", "uwatenage"][kimarite];
        let winner = if east { Seat::EAST } else { Seat::WEST };
        Bout { seats: seats.to_vec(), ..bout(id, winner, kimarite) }
    }
}

proptest! {
    #[test]
    fn sheets_follow_from_the_entered_bouts(bouts in prop::collection::vec(bouts(), 0..60)) {
        let mut book = book();
        book.create(3, "Umi").unwrap();
        let mut taken = 0;
        for bout in &bouts {
            taken += usize::from(book.enter(bout.clone()) == Ok(true));
        }
        // Entering everything again in reverse order changes nothing.
        let once = book.clone();
        for bout in bouts.iter().rev() {
            prop_assert_ne!(book.enter(bout.clone()), Ok(true));
        }
        prop_assert_eq!(&book, &once);
        prop_assert_eq!(book.bouts.len(), taken);

        let wrestlers = (1..4).map(PadOwner::Wrestler);
        let owners: Vec<PadOwner> = wrestlers.chain(Rank::ALL.map(PadOwner::Computer)).collect();
        for &owner in &owners {
            let pad = book.pad(owner, Some(GameId::Tricks));
            let stars: usize = pad.sheets.iter().map(|sheet| sheet.stars.len()).sum();
            let sat = book.bouts.iter().filter(|bout| bout.seat_of(owner).is_some()).count();
            prop_assert_eq!(stars, sat);
            prop_assert_eq!(pad.wins() + pad.losses(), sat);
            for (place, sheet) in pad.sheets.iter().enumerate() {
                let open = sheet.rank().is_none();
                prop_assert!(!sheet.stars.is_empty());
                prop_assert!(!open || place + 1 == pad.sheets.len());
                prop_assert_eq!(sheet.losses() == LAST_LOSS, !open);
                prop_assert!(open || !sheet.stars.last().unwrap().won());
            }
            let counted: usize = pad.counts().iter().map(|count| count.won + count.lost).sum();
            prop_assert_eq!(counted, sat);
        }
        // A bout is a win on the sheet of one owner and a loss on the other's, but guests have no sheets, and nobody wins against himself.
        let wins: usize = owners.iter().map(|&k| book.pad(k, Some(GameId::Tricks)).wins()).sum();
        let losses: usize = owners.iter().map(|&k| book.pad(k, Some(GameId::Tricks)).losses()).sum();
        let sat = |bout: &Bout| owners.iter().filter(|&&owner| bout.seat_of(owner).is_some()).count();
        prop_assert_eq!(wins + losses, book.bouts.iter().map(sat).sum::<usize>());

        let json = serde_json::to_string(&book).unwrap();
        let read: Book = serde_json::from_str(&json).unwrap();
        prop_assert_eq!(read.checked(), Ok(book));
    }

    #[test]
    fn tidying_is_idempotent(name in any::<String>()) {
        if let Some(tidied) = tidy(&name) {
            prop_assert!((1..=LONGEST_NAME).contains(&tidied.chars().count()));
            prop_assert!(!tidied.chars().any(is_unseen));
            prop_assert_eq!(tidy(&tidied), Some(tidied));
        }
    }
}
