//! The players, and the table options that the rules know.

use super::*;

fn names(names: &[&str]) -> Vec<String> {
    names.iter().copied().map(str::to_owned).collect()
}

#[test]
fn one_to_sixteen_players_can_play() {
    let many = |n: usize| (0..n).map(|n| n.to_string()).collect::<Vec<_>>();
    for n in 1..=MOST_PLAYERS {
        assert_eq!(check(&many(n)), Ok(()), "{n}");
        let state = Slam::new(&Config {
            players: many(n),
            mode: Mode::Basho,
        });
        assert_eq!(state.seats().count(), n);
    }
    assert_eq!(check(&many(17)), Err(BadPlayers::TooMany(17)));
}

#[test]
fn one_player_can_practise_basho() {
    let state = basho(1, "SB . OS CC .");
    assert_eq!(
        (state.total(AKI), state.round(), state.thrower()),
        (400, 4, Some(AKI))
    );
    assert_eq!(basho(1, "CC . HH .").winner(), Some(AKI));
}

#[test]
fn one_player_can_practise_nokkuauto_and_never_leaves() {
    let state = nokkuauto(1, "SB . OO CC .");
    assert_eq!(
        (state.total(AKI), state.round(), state.thrower()),
        (200, 4, Some(AKI))
    );
    assert_eq!(
        (state.winner(), state.out().len(), state.tied()),
        (None, 0, None)
    );
}

#[test]
fn first_player_begins() {
    for players in 1..=8 {
        assert_eq!(basho(players, "").thrower(), Some(AKI));
        assert_eq!(nokkuauto(players, "").thrower(), Some(AKI));
    }
}

#[test]
fn every_player_needs_a_unique_name() {
    assert_eq!(check(&[]), Err(BadPlayers::Nameless));
    for nameless in [&["Aki", ""][..], &["", "Bo"], &[" "]] {
        assert_eq!(check(&names(nameless)), Err(BadPlayers::Nameless));
    }
    let twice = check(&names(&["Aki", "Bo", "Aki"]));
    assert_eq!(twice, Err(BadPlayers::Twice("Aki".to_owned())));
    assert_eq!(check(&names(&["Aki", "aki", "Aki 2"])), Ok(()));
}

#[test]
fn name_that_a_record_cannot_hold_is_refused_and_tidy_repairs_it() {
    for (name, tidied) in [
        ("Smith, John", "Smith,John"),
        ("a, , b", "a,,b"),
        ("a,\nb", "a,b"),
        ("\tAki\u{0}", "Aki"),
    ] {
        let refused = Err(BadPlayers::NotAName(name.to_owned()));
        assert_eq!(check(&names(&["Bo", name])), refused);
        assert_eq!(tidy(name), tidied);
        assert_eq!(check(&names(&["Bo", tidied])), Ok(()));
    }
    assert_eq!(tidy("  Aki   no  Yama "), "Aki no Yama");
    assert_eq!(tidy(" \n "), "");
}

#[test]
fn state_of_an_invalid_config_does_not_panic() {
    for n in [0, 17, 40] {
        let config = Config {
            players: vec!["Aki".to_owned(); n],
            mode: Mode::Nokkuauto,
        };
        let state = Slam::new(&config);
        assert_eq!(state.seats().count(), n.clamp(1, MOST_PLAYERS));
        assert_eq!(state.turn(), Turn::Chance);
    }
    assert_eq!(
        Slam::new(&Config {
            players: Vec::new(),
            mode: Mode::Basho
        })
        .name(AKI),
        ""
    );
}

#[test]
fn ring_is_chosen_from_60_to_100_percent_of_the_rope() {
    let chosen = |size: &Size| *size >= Size::SMALLEST_CHOSEN;
    let sizes: Vec<u8> = Size::all().filter(chosen).map(Size::percent).collect();
    assert_eq!(sizes, [60, 70, 80, 90, 100]);
    assert_eq!(
        Shape::ALL.map(Shape::slug),
        ["circle", "oval", "square", "triangle", "eight"]
    );
}

#[test]
fn shrinking_ring_loses_10_percent_each_round_down_to_40_percent() {
    let sizes = |first: u8| {
        let first = Size::try_from(first).unwrap();
        (1..=8)
            .map(|round| first.shrunk(round).percent())
            .collect::<Vec<_>>()
    };
    assert_eq!(sizes(100), [100, 90, 80, 70, 60, 50, 40, 40]);
    assert_eq!(sizes(60), [60, 50, 40, 40, 40, 40, 40, 40]);
    assert_eq!(Size::WHOLE.shrunk(u16::MAX), Size::SMALLEST);
    assert_eq!(Size::WHOLE.shrunk(0), Size::WHOLE);
}
