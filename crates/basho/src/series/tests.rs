use super::*;

const EAST: Seat = Seat::EAST;
const WEST: Seat = Seat::WEST;

/// A basho after these periods: `E` and `W` won by that seat, `-` drawn.
fn after(best_of: BestOf, periods: &str) -> Series {
    let mut series = Series::new(best_of);
    for period in periods.chars() {
        assert_eq!(series.enter(outcome(period)), Ok(()), "{periods}");
    }
    series
}

fn outcome(period: char) -> Outcome {
    match period {
        'E' => Outcome::Win(EAST),
        'W' => Outcome::Win(WEST),
        _ => Outcome::Draw,
    }
}

#[test]
fn best_of_five_is_won_by_the_first_to_win_three() {
    for (periods, winner) in [
        ("", None),
        ("EE", None),
        ("EEE", Some(EAST)),
        ("EWEW", None),
        ("EWEWW", Some(WEST)),
        ("WWEEE", Some(EAST)),
    ] {
        let mut series = after(BestOf::Five, periods);
        assert_eq!(series.winner(), winner, "{periods}");
        let wins = |seat| {
            periods
                .matches(if seat == EAST { 'E' } else { 'W' })
                .count()
        };
        assert_eq!(
            Seat::PAIR.map(|seat| usize::from(series.wins(seat))),
            Seat::PAIR.map(wins)
        );
        let next = winner.is_none().then_some(periods.len() + 1);
        assert_eq!(series.period(), next);
        if winner.is_some() {
            let before = series.clone();
            assert_eq!(series.enter(Outcome::Win(EAST)), Err(Refusal::NoBout));
            assert_eq!(series.enter(Outcome::Draw), Err(Refusal::NoBout));
            assert_eq!(series, before);
        }
    }
}

/// Plays every course of a basho of every length.
#[test]
fn basho_ends_exactly_when_a_seat_has_won_more_than_half() {
    for best_of in BestOf::ALL {
        let most = best_of.periods();
        assert_eq!(2 * best_of.wins(), most + 1);
        for course in 0..1 << most {
            let mut series = Series::new(best_of);
            for period in 0..most {
                assert_eq!(series.winner(), None);
                let winner = Seat::PAIR[course >> period & 1];
                assert_eq!(series.enter(Outcome::Win(winner)), Ok(()));
                if series.winner().is_some() {
                    break;
                }
            }
            let winner = series.winner().unwrap();
            assert_eq!(series.wins(winner), best_of.wins());
            assert!(series.wins(winner.other()) < best_of.wins());
            assert_eq!(*series.periods().last().unwrap(), Outcome::Win(winner));
        }
    }
}

#[test]
fn drawn_period_counts_for_nobody() {
    let series = after(BestOf::Three, "-E-W--");
    assert_eq!((series.wins(EAST), series.wins(WEST)), (1, 1));
    assert_eq!(series.winner(), None);
    assert_eq!(series.period(), Some(7));
    assert_eq!(after(BestOf::Three, "-E-W--E").winner(), Some(EAST));
}

#[test]
fn senshuraku_is_the_period_that_either_seat_can_win_the_basho_with() {
    let days = |best_of, periods| after(best_of, periods).is_senshuraku();
    for periods in ["", "EE", "EWE", "EWEWE", "EEE"] {
        assert!(!days(BestOf::Five, periods), "{periods}");
    }
    for periods in ["EWEW", "EEWW", "EWEW-", "-EWEW"] {
        assert!(days(BestOf::Five, periods), "{periods}");
    }
    assert!(days(BestOf::Three, "EW") && !days(BestOf::Three, "E"));
    assert!(days(BestOf::Seven, "EEEWWW") && !days(BestOf::Seven, "EEWW"));
}

#[test]
fn stored_series_round_trips_and_invalid_ones_are_refused() {
    let series = after(BestOf::Five, "E-W");
    let text = serde_json::to_string(&series).unwrap();
    assert_eq!(serde_json::from_str::<Series>(&text).unwrap(), series);
    let broken = [
        text.replace(":5", ":4"),
        text.replace("\"Draw\"", "{\"Win\":2}"),
        text.replace("\"Draw\"", "{\"Win\":0},{\"Win\":0}"),
    ];
    for broken in broken {
        assert_ne!(broken, text);
        assert!(serde_json::from_str::<Series>(&broken).is_err(), "{broken}");
    }
}
