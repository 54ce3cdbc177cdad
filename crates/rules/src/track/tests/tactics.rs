//! How tactics resolve: every pairing, in both seats, as played and as named by a Sumo Master.

use super::*;

/// Reads a label of a table: a play, and for a Kantō what it repeats (`K5`, `KY`; `K-` with nothing to repeat).
fn read(text: &str) -> (Play, Option<Deed>) {
    match text.strip_prefix('K') {
        Some(last) => (play("K"), deed(last)),
        None => (play(text), deed("-")),
    }
}

/// Checks a table: rows are East's cards, columns West's, and each cell says where the counter goes from 3.
fn check(heading: &str, rows: &[(&str, &[i8])]) {
    let wests: Vec<&str> = heading.split_whitespace().collect();
    for (of_east, row) in rows {
        assert_eq!(row.len(), wests.len(), "{of_east}");
        for (of_west, &to) in wests.iter().zip(*row) {
            let (east, east_last) = read(of_east);
            let (west, west_last) = read(of_west);
            let last = [east_last, west_last];
            let found = moved(3, [east, west], last);
            assert_eq!(found, to, "{of_east} v {of_west}");
            let masters = |play: Play| play.tactic().map(Play::Master);
            for (east, west) in [
                (masters(east), Some(west)),
                (Some(east), masters(west)),
                (masters(east), masters(west)),
            ] {
                if let (Some(east), Some(west)) = (east, west) {
                    assert_eq!(moved(3, [east, west], last), to, "{east} v {west}");
                }
            }
            let mirrored = moved(-3, [west, east], [west_last, east_last]);
            assert_eq!(mirrored, -to, "{of_west} v {of_east}, seats exchanged");
        }
    }
}

#[test]
fn against_a_number_only_the_tactic_acts() {
    check(
        "0 1 2 3 4 5 6",
        &[
            ("Y", &[4, 4, 4, 4, 4, 4, 4]),
            ("G", &[3, 3, 3, 3, 3, 3, 3]),
            // 6 v 1, 5 v 2, 4 v 3, 3 v 4, 2 v 5, 1 v 6.
            ("N", &[3, 8, 9, 6, 0, -3, -2]),
            ("S", &[-3, -3, -3, -3, -3, -3, -3]),
            ("K-", &[3, 3, 3, 3, 3, 3, 3]),
            ("K0", &[3, 3, 3, 3, 3, 3, 3]),
            ("K1", &[3, 3, 2, 1, 0, -1, -2]),
            ("K2", &[3, 4, 3, 1, -1, -3, -5]),
            ("K3", &[3, 5, 5, 3, 0, -3, -6]),
            ("K4", &[3, 6, 7, 6, 3, -1, -5]),
            ("K5", &[3, 7, 9, 9, 7, 3, -2]),
            ("K6", &[3, 8, 11, 12, 11, 8, 3]),
            ("KY", &[4, 4, 4, 4, 4, 4, 4]),
            ("KG", &[3, 3, 3, 3, 3, 3, 3]),
            ("KN", &[3, 8, 9, 6, 0, -3, -2]),
            ("KS", &[-3, -3, -3, -3, -3, -3, -3]),
        ],
    );
}

#[test]
fn of_two_tactics_the_lower_value_is_processed_first() {
    check(
        "Y G N S K- K4 KY KG KN KS",
        &[
            ("Y", &[3, 4, 4, -4, 4, 4, 3, 4, 4, -4]),
            ("G", &[2, 3, 3, 3, 3, 3, 3, 3, 3, 3]),
            ("N", &[2, 3, 3, -3, 3, 3, 2, 3, 3, -3]),
            ("S", &[-2, 3, -3, 3, -3, -3, -4, -3, -3, 3]),
            ("K-", &[2, 3, 3, -3, 3, 3, 2, 3, 3, -3]),
            ("K4", &[2, 3, 3, -3, 3, 3, 2, 3, 3, -3]),
            ("KY", &[3, 3, 4, -2, 4, 4, 3, 4, 4, -4]),
            ("KG", &[2, 3, 3, -3, 3, 3, 2, 3, 3, 3]),
            ("KN", &[2, 3, 3, -3, 3, 3, 2, 3, 3, -3]),
            ("KS", &[-2, 3, -3, 3, -3, -3, -2, 3, -3, 3]),
        ],
    );
}

/// The events of a turn such as `Y=S`, from this position and with these last cards.
fn told(position: i8, token: &str, last: [&str; 2]) -> Vec<Event> {
    turn(&mut standing(position, last.map(deed)), token)
}

const FIRST: [&str; 2] = ["-", "-"];

fn advanced(by: Side, from: i8, to: i8) -> Event {
    Event::Advanced { by, from, to }
}

fn reversed(by: Side, from: i8) -> Event {
    let to = -from;
    Event::Reversed { by, from, to }
}

fn repeated(seat: Side, last: &str) -> Event {
    let deed = deed(last).unwrap();
    Event::Repeated { seat, deed }
}

fn idle(seat: Side, tactic: Tactic, why: Why) -> Event {
    Event::Idle { seat, tactic, why }
}

fn pushed(by: Side, [high, low]: [u8; 2], [from, to]: [i8; 2]) -> Event {
    Event::Pushed {
        by,
        high: number(high),
        low: number(low),
        from,
        to,
    }
}

const PUSHED_OFF: [Event; 2] = [
    Event::Decided(Verdict::OshiDashi(EAST)),
    Event::Decided(Verdict::OshiDashi(WEST)),
];

#[test]
fn yori_moves_one_space_in_its_owners_favour() {
    assert_eq!(told(3, "Y=6", FIRST), [advanced(EAST, 3, 4)]);
    assert_eq!(told(3, "6=Y", FIRST), [advanced(WEST, 3, 2)]);
    let off = [advanced(EAST, 8, 9), PUSHED_OFF[0]];
    assert_eq!(told(8, "Y=6", FIRST), off);
    assert_eq!(told(8, "MY=6", FIRST), off);
}

#[test]
fn gino_sho_prevents_all_movement() {
    assert_eq!(told(3, "G=6", FIRST), [Event::Stopped { by: EAST }]);
    let both = [EAST, WEST].map(|by| Event::Stopped { by });
    assert_eq!(told(3, "G=MG", FIRST), both);
}

#[test]
fn gino_sho_stops_every_later_tactic() {
    for (token, tactic) in [
        ("G=N", Tactic::Nodowa),
        ("G=S", Tactic::Katasukashi),
        ("MG=K", Tactic::Kanto),
        ("G=MS", Tactic::Katasukashi),
    ] {
        let stopped = [
            Event::Stopped { by: EAST },
            idle(WEST, tactic, Why::Stopped),
        ];
        assert_eq!(told(3, token, ["-", "Y"]), stopped);
    }
    let before = [advanced(WEST, 3, 2), Event::Stopped { by: EAST }];
    assert_eq!(told(3, "G=Y", FIRST), before);
}

#[test]
fn nodowa_counts_as_the_opposite_side_of_the_die() {
    let counted = |seat, n| Event::Counted {
        seat,
        number: number(n),
    };
    let push = [counted(EAST, 5), pushed(EAST, [5, 2], [0, 6])];
    assert_eq!(told(0, "N=2", FIRST), push);
    let against = [counted(EAST, 1), pushed(WEST, [6, 1], [0, -5])];
    assert_eq!(told(0, "MN=6", FIRST), against);
    let west = [counted(WEST, 6), pushed(WEST, [6, 1], [0, -5])];
    assert_eq!(told(0, "1=N", FIRST), west);
    let off = [
        counted(EAST, 5),
        pushed(EAST, [5, 2], [3, 9]),
        PUSHED_OFF[0],
    ];
    assert_eq!(told(3, "N=2", FIRST), off);
}

#[test]
fn nodowa_does_nothing_against_a_0() {
    let nothing = [idle(WEST, Tactic::Nodowa, Why::Zero)];
    assert_eq!(told(3, "0=N", FIRST), nothing);
    let repeated = [repeated(EAST, "N"), idle(EAST, Tactic::Kanto, Why::Zero)];
    assert_eq!(told(3, "K=0", ["N", "-"]), repeated);
}

#[test]
fn katasukashi_mirrors_the_counter() {
    assert_eq!(told(8, "S=6", FIRST), [reversed(EAST, 8)]);
    assert_eq!(told(-5, "6=S", FIRST), [reversed(WEST, -5)]);
    assert_eq!(told(0, "MS=1", FIRST), [reversed(EAST, 0)]);
}

#[test]
fn kanto_repeats_its_owners_last_card() {
    let push = [repeated(EAST, "6"), pushed(EAST, [6, 3], [-4, 5])];
    assert_eq!(told(-4, "K=3", ["6", "1"]), push);
    let equal = Event::Stood {
        numbers: [number(3); 2],
    };
    assert_eq!(told(0, "K=3", ["3", "1"]), [repeated(EAST, "3"), equal]);
    let zero = Event::Stood {
        numbers: [number(5), number(0)],
    };
    assert_eq!(told(0, "5=K", ["3", "0"]), [repeated(WEST, "0"), zero]);
    let advance = [repeated(WEST, "Y"), advanced(WEST, 3, 2)];
    assert_eq!(told(3, "6=K", ["3", "Y"]), advance);
    let stopped = [repeated(WEST, "G"), Event::Stopped { by: WEST }];
    assert_eq!(told(3, "6=MK", ["3", "G"]), stopped);
    let turned = [repeated(EAST, "S"), reversed(EAST, 3)];
    assert_eq!(told(3, "K=6", ["S", "1"]), turned);
    let thrust = [
        repeated(EAST, "N"),
        Event::Counted {
            seat: EAST,
            number: number(4),
        },
        pushed(EAST, [4, 3], [0, 3]),
    ];
    assert_eq!(told(0, "K=3", ["N", "1"]), thrust);
}

#[test]
fn kanto_as_the_first_card_does_nothing() {
    for token in ["K=6", "K=0", "MK=N", "K=K"] {
        let events = told(3, token, FIRST);
        let nothing = idle(EAST, Tactic::Kanto, Why::NothingToRepeat);
        assert_eq!(events[usize::from(token == "MK=N")], nothing, "{token}");
    }
}

#[test]
fn nodowa_and_a_kanto_of_a_number_do_nothing_against_a_tactic() {
    let nodowa = |seat| idle(seat, Tactic::Nodowa, Why::NoNumber);
    let kanto = |seat| idle(seat, Tactic::Kanto, Why::NoNumber);
    assert_eq!(told(3, "N=N", FIRST), [nodowa(EAST), nodowa(WEST)]);
    let both = [advanced(WEST, 3, 2), nodowa(EAST)];
    assert_eq!(told(3, "N=Y", FIRST), both);
    for last in ["5", "0", "N"] {
        let both = [reversed(WEST, 3), repeated(EAST, last), kanto(EAST)];
        assert_eq!(told(3, "K=S", [last, "-"]), both);
    }
}

#[test]
fn two_yori_or_two_katasukashi_cancel_out() {
    for (token, tactic) in [
        ("Y=Y", Tactic::Yori),
        ("Y=MY", Tactic::Yori),
        ("MS=S", Tactic::Katasukashi),
    ] {
        for position in [-8, 0, 8] {
            let cancelled = [Event::Cancelled { tactic }];
            assert_eq!(told(position, token, FIRST), cancelled, "both act at once");
        }
    }
}

#[test]
fn two_kanto_are_processed_in_the_order_of_what_they_repeat() {
    let first = [
        repeated(WEST, "Y"),
        advanced(WEST, 3, 2),
        repeated(EAST, "S"),
        reversed(EAST, 2),
    ];
    assert_eq!(told(3, "K=K", ["S", "Y"]), first);
    let stopped = [
        repeated(WEST, "G"),
        Event::Stopped { by: WEST },
        idle(EAST, Tactic::Kanto, Why::Stopped),
    ];
    assert_eq!(told(3, "MK=K", ["S", "G"]), stopped);
    for (last, tactic) in [("Y", Tactic::Yori), ("S", Tactic::Katasukashi)] {
        let together = [
            repeated(EAST, last),
            repeated(WEST, last),
            Event::Cancelled { tactic },
        ];
        assert_eq!(told(8, "K=MK", [last, last]), together);
    }
    let alone = [
        repeated(WEST, "6"),
        idle(WEST, Tactic::Kanto, Why::NoNumber),
        repeated(EAST, "S"),
        reversed(EAST, 3),
    ];
    assert_eq!(told(3, "K=K", ["S", "6"]), alone);
    let nothing = [
        idle(EAST, Tactic::Kanto, Why::NothingToRepeat),
        repeated(WEST, "Y"),
        advanced(WEST, 3, 2),
    ];
    assert_eq!(told(3, "K=K", ["-", "Y"]), nothing);
}

#[test]
fn kanto_keeps_its_value_5_whatever_it_repeats() {
    // A Yori is processed before a Kantō that repeats one; they do not act together.
    let both = [
        advanced(WEST, 3, 2),
        repeated(EAST, "Y"),
        advanced(EAST, 2, 3),
    ];
    assert_eq!(told(3, "K=Y", ["Y", "-"]), both);
    // A Ginō-shō that a Kantō repeats comes too late to stop a Katasukashi.
    let late = [
        reversed(WEST, 3),
        repeated(EAST, "G"),
        Event::Stopped { by: EAST },
    ];
    assert_eq!(told(3, "K=S", ["G", "-"]), late);
}

#[test]
fn push_off_is_checked_after_each_step() {
    let first = [advanced(EAST, 8, 9), PUSHED_OFF[0]];
    for token in ["Y=S", "Y=G", "Y=N", "Y=K", "MY=S"] {
        assert_eq!(told(8, token, ["-", "Y"]), first, "{token}");
    }
    let second = [
        reversed(EAST, 8),
        repeated(WEST, "Y"),
        advanced(WEST, -8, -9),
        PUSHED_OFF[1],
    ];
    assert_eq!(told(8, "S=K", ["-", "Y"]), second);
    let kanto = [repeated(WEST, "Y"), advanced(WEST, -8, -9), PUSHED_OFF[1]];
    assert_eq!(told(-8, "K=K", ["S", "Y"]), kanto);
    // Without the push-off, the Katasukashi would have moved the counter to -9.
    let mut state = standing(8, [None; 2]);
    turn(&mut state, "Y=S");
    assert_eq!(state.position(), 9);
}

#[test]
fn last_card_is_what_it_did() {
    let mut state = standing(0, [None; 2]);
    let mut last = |token: &str| {
        turn(&mut state, token);
        let word = |deed: Option<Deed>| match deed {
            None => "-".to_owned(),
            Some(Deed::Number(n)) => n.to_string(),
            Some(Deed::Tactic(t)) => t.letter().to_string(),
        };
        Side::PAIR.map(|seat| word(state.last(seat))).join(" ")
    };
    assert_eq!(last("K=1"), "- 1", "a first card that repeats nothing");
    assert_eq!(last("MS=MK"), "S 1", "a Sumo Master did what it named");
    // Each hand of this bout holds every card once.
    let mut state = standing(0, [deed("S"), deed("1")]);
    turn(&mut state, "K=K");
    assert_eq!([EAST, WEST].map(|s| state.last(s)), [deed("S"), deed("1")]);
    turn(&mut state, "MK=MK");
    assert_eq!([EAST, WEST].map(|s| state.last(s)), [deed("S"), deed("1")]);
    turn(&mut state, "G=S");
    let stopped = [deed("G"), deed("S")];
    assert_eq!([EAST, WEST].map(|s| state.last(s)), stopped);
}

#[test]
fn sink_sees_the_state_after_each_step() {
    struct Film(Vec<i8>);
    impl Sink<Track> for Film {
        fn note(&mut self, state: &Track, _: Event) {
            self.0.push(state.position());
        }
    }
    let mut film = Film(Vec::new());
    let mut state = standing(3, [None; 2]);
    state.apply(both("S", "Y"), &mut film).unwrap();
    assert_eq!(film.0, [3, 2, -2]);
}
