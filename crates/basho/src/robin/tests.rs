use std::collections::HashSet;

use proptest::prelude::*;

use super::*;
use crate::Rank;

const EAST: Side = Side::East;
const WEST: Side = Side::West;

fn robin(entrants: usize) -> RoundRobin {
    let wrestlers = (0..entrants as u32).map(Fighter::Wrestler);
    RoundRobin::new(7, Config::default(), wrestlers.collect()).unwrap()
}

/// The pairing of these two.
fn bout(robin: &RoundRobin, a: usize, b: usize) -> Pairing {
    let sit = |p: &Pairing| p.side_of(a).is_some() && p.side_of(b).is_some();
    robin.pairings().find(sit).unwrap()
}

/// A round robin with these results: `0>1` a push-off, `0+1` a win by position, `0=1` a tie.
fn after(entrants: usize, results: &str) -> RoundRobin {
    let mut robin = robin(entrants);
    for result in results.split_whitespace() {
        let mark = result.find(['>', '+', '=']).unwrap();
        let [a, b] = [&result[..mark], &result[mark + 1..]].map(|n| n.parse().unwrap());
        let pairing = bout(&robin, a, b);
        let winner = pairing.side_of(a).unwrap();
        let verdict = match &result[mark..=mark] {
            ">" => Verdict::OshiDashi(winner),
            "+" => Verdict::Position(winner),
            _ => Verdict::Tie,
        };
        assert_eq!(robin.enter(pairing.bout, verdict), Ok(true), "{result}");
    }
    robin
}

#[test]
fn results_of_two_tabs_are_joined_and_a_replaced_round_robin_is_dropped() {
    let (ours, theirs) = (after(4, "0>1 2=3"), after(4, "0=1 0+2"));
    let joined = ours.clone().joined(theirs);
    assert_eq!(joined, after(4, "0=1 2=3 0+2"));
    let mut other = robin(4);
    other.id = 8;
    let joined = ours.joined(other.clone());
    assert_eq!(joined, other);
}

/// The table as `entrant:place` words.
fn places(robin: &RoundRobin) -> String {
    let word = |s: &Standing| format!("{}:{}", s.entrant, s.place);
    let words: Vec<String> = robin.table().iter().map(word).collect();
    words.join(" ")
}

mod schedule {
    use super::*;

    #[test]
    fn everyone_meets_everyone_once_and_plays_at_most_once_a_round() {
        for entrants in FEWEST..=25 {
            let robin = robin(entrants);
            let bouts: Vec<Pairing> = robin.pairings().collect();
            assert_eq!(bouts.len(), entrants * (entrants - 1) / 2);
            let mut met = HashSet::new();
            for (number, pairing) in bouts.iter().enumerate() {
                assert_eq!(pairing.bout, number);
                let [east, west] = pairing.seats;
                assert!(east < entrants && west < entrants && east != west);
                assert!(met.insert((east.min(west), east.max(west))), "{pairing:?}");
            }
            for round in 0..robin.rounds() {
                let of_round = bouts.iter().filter(|p| p.round == round);
                let mut sat: Vec<usize> = of_round.flat_map(|p| p.seats).collect();
                sat.extend(robin.bye(round));
                sat.sort_unstable();
                assert!(sat.into_iter().eq(0..entrants), "round {round}");
            }
            assert!(bouts.is_sorted_by_key(|p| p.round));
            assert_eq!(robin.pairing(bouts.len()), None);
        }
    }

    #[test]
    fn odd_number_of_entrants_gives_each_one_bye() {
        for entrants in FEWEST..=25 {
            let robin = robin(entrants);
            let byes: Vec<usize> = (0..robin.rounds()).filter_map(|r| robin.bye(r)).collect();
            if entrants % 2 == 0 {
                assert_eq!((robin.rounds(), byes.len()), (entrants - 1, 0));
            } else {
                assert_eq!(robin.rounds(), entrants);
                assert_eq!(byes.iter().collect::<HashSet<_>>().len(), entrants);
            }
            assert_eq!(robin.bye(robin.rounds()), None);
        }
    }

    #[test]
    fn everyone_sits_east_and_west_equally_often_give_or_take_one() {
        for entrants in FEWEST..=25 {
            let robin = robin(entrants);
            for entrant in 0..entrants {
                let seats = robin.pairings().filter_map(|p| p.side_of(entrant));
                let east = seats.filter(|&seat| seat == EAST).count();
                let west = entrants - 1 - east;
                assert!(east.abs_diff(west) <= 1, "{entrant} of {entrants}: {east}");
            }
        }
    }

    #[test]
    fn four_entrants_play_three_rounds_of_two_bouts() {
        let robin = robin(4);
        let seats: Vec<[usize; 2]> = robin.pairings().map(|p| p.seats).collect();
        assert_eq!(seats, [[3, 0], [1, 2], [1, 3], [2, 0], [3, 2], [0, 1]]);
    }

    #[test]
    fn next_bouts_are_the_open_ones_of_the_first_open_round() {
        let mut robin = robin(5);
        let next =
            |robin: &RoundRobin| -> Vec<usize> { robin.next_bouts().map(|p| p.bout).collect() };
        assert_eq!((robin.round(), robin.bye(0)), (Some(0), Some(0)));
        assert_eq!(next(&robin), [0, 1]);
        robin.enter(1, Verdict::Tie).unwrap();
        assert_eq!(next(&robin), [0]);
        // A bout of a later round may be over already.
        robin.enter(3, Verdict::Tie).unwrap();
        robin.enter(0, Verdict::OshiDashi(WEST)).unwrap();
        assert_eq!((robin.round(), next(&robin)), (Some(1), vec![2]));
        for bout in 0..10 {
            robin.enter(bout, Verdict::Tie).unwrap();
        }
        assert_eq!((robin.round(), next(&robin)), (None, vec![]));
    }
}

mod entering {
    use super::*;

    #[test]
    fn entrants_are_three_or_more_and_only_computers_repeat() {
        let new = |entrants: &[Fighter]| {
            RoundRobin::new(1, Config::default(), entrants.to_vec()).map(|robin| robin.rounds())
        };
        let umi = Fighter::Guest("Umi".to_owned());
        let ozeki = Fighter::Computer(Rank::Ozeki);
        let tetsu = Fighter::Wrestler(1);
        assert_eq!(new(&[]), Err(Refusal::TooFew));
        assert_eq!(new(&[tetsu.clone(), umi.clone()]), Err(Refusal::TooFew));
        assert_eq!(new(&[tetsu.clone(), umi.clone(), ozeki.clone()]), Ok(3));
        let twins = [tetsu.clone(), ozeki.clone(), umi.clone(), ozeki];
        assert_eq!(new(&twins), Ok(3), "computers of the same strength");
        let twice = Err(Refusal::EnteredTwice);
        assert_eq!(new(&[tetsu.clone(), umi.clone(), tetsu.clone()]), twice);
        assert_eq!(new(&[umi.clone(), tetsu.clone(), umi.clone()]), twice);
        let nobody = Fighter::Guest(" ".to_owned());
        assert_eq!(new(&[umi, tetsu, nobody]), Err(Refusal::NoName));
    }

    #[test]
    fn result_is_entered_once() {
        let mut robin = robin(4);
        assert_eq!(robin.enter(2, Verdict::Position(WEST)), Ok(true));
        let once = robin.clone();
        // A second tab may enter another result: the first one stays.
        assert_eq!(robin.enter(2, Verdict::Position(WEST)), Ok(false));
        assert_eq!(robin.enter(2, Verdict::OshiDashi(EAST)), Ok(false));
        assert_eq!(robin, once);
        assert_eq!(robin.result(2), Some(Verdict::Position(WEST)));
        assert_eq!((robin.result(3), robin.result(6)), (None, None));
    }

    #[test]
    fn result_of_an_unknown_bout_is_refused() {
        let mut robin = robin(4);
        let fresh = robin.clone();
        assert_eq!(robin.enter(6, Verdict::Tie), Err(Refusal::NoBout));
        assert_eq!(robin, fresh);
    }

    #[test]
    fn stored_round_robin_is_checked_when_read() {
        let robin = after(3, "0>1 2=0");
        let text = serde_json::to_string(&robin).unwrap();
        assert_eq!(
            text,
            r#"{"id":7,"config":{"zero":false,"oshi-dashi":false,"tactical":false},"clock":0,"entrants":[{"wrestler":0},{"wrestler":1},{"wrestler":2}],"results":[null,"tie",{"oshi-dashi":0}]}"#
        );
        let read = |text: &str| serde_json::from_str::<RoundRobin>(text).map(RoundRobin::checked);
        assert_eq!(read(&text).unwrap(), Ok(robin));
        for (part, other, why) in [
            ("[null,", "[", Refusal::NoBout),
            ("[null,", "[null,null,", Refusal::NoBout),
            (",{\"wrestler\":2}", "", Refusal::TooFew),
            ("\"wrestler\":2", "\"wrestler\":1", Refusal::EnteredTwice),
            ("\"wrestler\":2", "\"guest\":\"\"", Refusal::NoName),
        ] {
            assert!(text.contains(part), "{part}");
            let damaged = read(&text.replacen(part, other, 1)).unwrap();
            assert_eq!(damaged, Err(why), "{other}");
        }
        let third = text.replacen("-dashi\":0}]", "-dashi\":2}]", 1);
        assert!(third != text && read(&third).is_err(), "a third seat won");
    }
}

mod table {
    use super::*;

    #[test]
    fn a_push_off_scores_3_a_win_by_position_2_a_tie_1_a_loss_0() {
        let robin = after(4, "0>1 0+2 0=3 1>2");
        let table = robin.table();
        let row = |entrant: usize| *table.iter().find(|s| s.entrant == entrant).unwrap();
        assert_eq!(
            row(0),
            Standing {
                entrant: 0,
                place: 1,
                played: 3,
                push_offs: 1,
                positions: 1,
                ties: 1,
                losses: 0,
                points: 6
            }
        );
        assert_eq!((row(1).points, row(1).losses, row(1).played), (3, 1, 2));
        assert_eq!((row(2).points, row(2).losses, row(2).played), (0, 2, 2));
        assert_eq!((row(3).points, row(3).ties, row(3).played), (1, 1, 1));
        assert_eq!(places(&robin), "0:1 1:2 3:3 2:4");
    }

    #[test]
    fn all_share_first_place_before_the_first_bout() {
        assert_eq!(places(&robin(3)), "0:1 1:1 2:1");
    }

    #[test]
    fn more_points_rank_higher_even_after_a_lost_direct_bout() {
        // 1 has beaten 0, but 0 has 5 points and 1 has 2.
        assert_eq!(places(&after(4, "1+0 0>2 0+3 2=3")), "0:1 1:2 2:3 3:3");
    }

    #[test]
    fn tie_on_points_breaks_by_direct_result_before_push_offs() {
        // 0 and 1 have 6 points each; 0 has two push-offs, but 1 has beaten 0.
        let robin = after(5, "1+0 0>2 0>3 1+2 1+3");
        assert_eq!(places(&robin), "1:1 0:2 2:3 3:3 4:3");
    }

    #[test]
    fn tie_on_points_and_direct_result_breaks_by_push_offs() {
        // 0 and 1 have 7 points each: 0 by two push-offs, 1 by three wins by position.
        let robin = after(5, "0=1 0>2 0>3 1+2 1+3 1+4");
        assert_eq!(robin.table()[0].points, robin.table()[1].points);
        assert!(places(&robin).starts_with("0:1 1:2"));
    }

    #[test]
    fn equals_share_a_place_and_the_next_place_stays_empty() {
        let robin = after(4, "0=1 0>2 1>2 0+3 1+3 2=3");
        assert_eq!(places(&robin), "0:1 1:1 2:3 3:3");
    }

    #[test]
    fn direct_result_among_three_is_a_table_of_their_own_bouts() {
        // 0, 1 and 2 have 5 points each. Their bouts against each other gave 3, 2 and 2, and 1 has beaten 2.
        let robin = after(5, "0>1 1+2 2+0 0+3 1>3 2>4");
        let points: Vec<usize> = robin.table().iter().map(|s| s.points).collect();
        assert_eq!(points, [5, 5, 5, 0, 0]);
        assert_eq!(places(&robin), "0:1 1:2 2:3 3:4 4:4");
        // The same with 0 and 2 exchanged: the order of entry gives no advantage.
        let robin = after(5, "2>1 1+0 0+2 2+3 1>3 0>4");
        assert_eq!(places(&robin), "2:1 1:2 0:3 3:4 4:4");
    }

    #[test]
    fn circle_of_wins_breaks_by_push_offs_and_then_by_direct_result() {
        // 0 beat 1, 1 beat 2 and 2 beat 0, all by position. Each has 7 points, and 2 has the only push-off. 0 has beaten 1.
        let robin = after(7, "0+1 1+2 2+0 2>3 2=4 2=5 0+3 0+4 0=5 1+3 1+4 1=5");
        assert_eq!(
            robin.table()[..3]
                .iter()
                .map(|s| s.points)
                .collect::<Vec<_>>(),
            [7; 3]
        );
        assert!(places(&robin).starts_with("2:1 0:2 1:3"));
        // With equally many push-offs, nothing separates them.
        let robin = after(6, "0+1 1+2 2+0 0>3 1>4 2>5");
        assert!(places(&robin).starts_with("0:1 1:1 2:1"));
    }
}

prop_compose! {
    /// A round robin at any point, with its results entered in any order.
    fn played()(entrants in FEWEST..9)(
        entrants in Just(entrants),
        results in prop::collection::vec((0..36usize, 0..5u8), 0..60),
    ) -> RoundRobin {
        let mut robin = robin(entrants);
        for (bout, result) in results {
            let verdict = match result {
                0 => Verdict::OshiDashi(EAST),
                1 => Verdict::OshiDashi(WEST),
                2 => Verdict::Position(EAST),
                3 => Verdict::Position(WEST),
                _ => Verdict::Tie,
            };
            let _ = robin.enter(bout, verdict);
        }
        robin
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn table_sums_match_the_results(robin in played()) {
        let table = robin.table();
        let sum = |part: fn(&Standing) -> usize| table.iter().map(part).sum::<usize>();
        let results: Vec<Verdict> = robin.pairings().filter_map(|p| robin.result(p.bout)).collect();
        let count = |is: fn(&Verdict) -> bool| results.iter().filter(|v| is(v)).count();
        let push_offs = count(|v| matches!(v, Verdict::OshiDashi(_)));
        let positions = count(|v| matches!(v, Verdict::Position(_)));
        let ties = count(|v| matches!(v, Verdict::Tie));
        prop_assert_eq!(sum(|s| s.played), 2 * results.len());
        prop_assert_eq!(sum(|s| s.push_offs), push_offs);
        prop_assert_eq!(sum(|s| s.positions), positions);
        prop_assert_eq!(sum(|s| s.ties), 2 * ties);
        prop_assert_eq!(sum(|s| s.losses), push_offs + positions);
        prop_assert_eq!(sum(|s| s.points), 3 * push_offs + 2 * positions + 2 * ties);
        for s in &table {
            prop_assert_eq!(s.played, s.push_offs + s.positions + s.ties + s.losses);
            prop_assert_eq!(s.points, 3 * s.push_offs + 2 * s.positions + s.ties);
        }
        let open = robin.results.len() - results.len();
        prop_assert_eq!(robin.round().is_none(), open == 0);
        prop_assert_eq!(robin.next_bouts().count() == 0, open == 0);
    }

    #[test]
    fn places_follow_points_and_only_equals_share_one(robin in played()) {
        let table = robin.table();
        let mut entrants: Vec<usize> = table.iter().map(|s| s.entrant).collect();
        entrants.sort_unstable();
        prop_assert!(entrants.into_iter().eq(0..robin.entrants().len()));
        for (row, standing) in table.iter().enumerate() {
            let above = table.iter().filter(|s| s.place < standing.place).count();
            prop_assert_eq!(standing.place, above + 1, "a place counts the entrants above it: {:?}", &table);
            if let Some(next) = table.get(row + 1) {
                prop_assert!(next.points <= standing.points && next.place >= standing.place);
            }
            let sharing: Vec<&Standing> = table.iter().filter(|s| s.place == standing.place).collect();
            for other in &sharing {
                prop_assert_eq!((other.points, other.push_offs), (standing.points, standing.push_offs));
            }
            if let [one, other] = sharing[..] {
                let pairing = bout(&robin, one.entrant, other.entrant);
                let result = robin.result(pairing.bout);
                prop_assert!(matches!(result, None | Some(Verdict::Tie)), "{:?}", result);
            }
            // If exactly two are level on points, the winner of their bout ranks higher.
            let level: Vec<&Standing> = table.iter().filter(|s| s.points == standing.points).collect();
            if let [higher, lower] = level[..] {
                let pairing = bout(&robin, higher.entrant, lower.entrant);
                let won = robin.result(pairing.bout).and_then(Verdict::winner);
                prop_assert!(won.is_none_or(|seat| pairing.side_of(higher.entrant) == Some(seat)));
            }
        }
    }

    #[test]
    fn order_of_entry_changes_no_place(robin in played()) {
        let count = robin.entrants().len();
        let mut turned = super::RoundRobin::new(
            1,
            Config::default(),
            robin.entrants().iter().rev().cloned().collect(),
        ).unwrap();
        for pairing in robin.pairings() {
            let other = bout(&turned, count - 1 - pairing.seats[0], count - 1 - pairing.seats[1]);
            let same = other.seats[0] == count - 1 - pairing.seats[0];
            let seat = |seat: Side| if same { seat } else { seat.other() };
            let verdict = robin.result(pairing.bout).map(|verdict| match verdict {
                Verdict::OshiDashi(won) => Verdict::OshiDashi(seat(won)),
                Verdict::Position(won) => Verdict::Position(seat(won)),
                Verdict::Tie => Verdict::Tie,
            });
            if let Some(verdict) = verdict {
                turned.enter(other.bout, verdict).unwrap();
            }
        }
        for standing in robin.table() {
            let same = |s: &&Standing| s.entrant == count - 1 - standing.entrant;
            let table = turned.table();
            prop_assert_eq!(table.iter().find(same).map(|s| s.place), Some(standing.place));
        }
    }

    #[test]
    fn stored_round_robin_round_trips(robin in played()) {
        let text = serde_json::to_string(&robin).unwrap();
        let read: RoundRobin = serde_json::from_str(&text).unwrap();
        prop_assert_eq!(read.checked(), Ok(robin));
    }
}
