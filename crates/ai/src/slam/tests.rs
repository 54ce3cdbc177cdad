#![allow(
    clippy::float_cmp,
    reason = "what is certain is 0 or 1 and nothing near it"
)]

use rules::{
    Game, Viewer,
    record::Record,
    slam::{Fall, Landing, Shape, Size, Slam, THROWS, Thrown},
};

use super::{
    basho::{self, Duel},
    chances::Odds,
    nokkuauto::{Last, Look, Round, score},
    thinking::{Aim, Asked, Known},
    turn::{ENDS, End, Ends, Plan},
    *,
};

fn rings() -> impl Iterator<Item = Ring> {
    let sizes = |shape| Size::all().map(move |size| Ring { shape, size });
    Shape::ALL.into_iter().flat_map(sizes)
}

fn bout(mode: &str, players: &str, tokens: &str) -> Slam {
    let tags = format!("[Game \"slam\"]\n[Players \"{players}\"]\n[Mode \"{mode}\"]\n");
    Record::parse(&format!("{tags}\n{tokens}\n")).unwrap().1
}

fn advice(bout: &Slam) -> advice::Advice {
    let view = bout.view(Viewer::Public);
    advice::advise(&view, Ring::default(), &mut Memory::default()).unwrap()
}

fn level(bout: &Slam, level: Level, seed: u64) -> Action {
    let view = bout.view(Viewer::Public);
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let memory = &mut Memory::default();
    Slam::decide(&view, Ring::default(), level, &mut dice, memory).unwrap()
}

#[test]
fn the_odds_of_every_ring_sum_to_one() {
    for ring in rings() {
        let odds = Odds::new(ring);
        let all = Fall::ALL[..5].iter().map(|&lay| odds.one(lay));
        for odds in all.chain([odds.both()]) {
            let sum: f64 = odds.iter().sum();
            assert!((sum - 1.0).abs() < 1e-9, "{ring:?}: {sum}");
            assert!(odds.iter().all(|p| (0.0..=1.0).contains(p)));
        }
    }
}

#[test]
fn the_odds_do_not_tell_the_wrestlers_apart() {
    let odds = Odds::new(Ring::default());
    for landing in Landing::all() {
        let [a, b] = landing.0;
        let turned = Landing([b, a]);
        let [one, two] = [landing, turned].map(|landing| odds.both()[chances::place(landing)]);
        assert!((one - two).abs() < 1e-12, "{landing}");
    }
}

#[test]
fn odds_without_counts_assume_independent_falls() {
    let counts = chances::Chances {
        one: [[[0; 6]; 6]; 5],
        ..*chances::chances(Ring::default())
    };
    let odds = Odds::of(&counts);
    for &lay in &Fall::ALL[..5] {
        for landing in Landing::all() {
            let p = odds.one(lay)[chances::place(landing)];
            assert_eq!(p > 0.0, landing.0[1] == lay, "{landing} beside {lay:?}");
        }
    }
}

#[test]
fn every_landing_has_its_end() {
    assert_eq!(End::all().count(), ENDS);
    for (place, end) in End::all().enumerate() {
        assert_eq!(end.place(), place);
    }
    for landing in Landing::all() {
        let expected = match landing.outside() {
            0 => End::Points(landing.points().unwrap()),
            1 => End::One,
            _ => End::Both,
        };
        assert_eq!(End::of(landing), expected);
    }
}

/// The value of a turn by plain recursion over all landings.
fn plain(odds: &Odds, worth: &Ends, landing: Landing, made: u8) -> f64 {
    let stop = worth.of(End::of(landing));
    if landing.outside() > 0 || made == THROWS {
        return stop;
    }
    let [a, b] = landing.0;
    let thrown = [odds.both(), odds.one(b), odds.one(a)].map(|likely| {
        let all = Landing::all().zip(likely);
        let values = all.map(|(landing, p)| p * plain(odds, worth, landing, made + 1));
        values.sum::<f64>()
    });
    thrown.into_iter().fold(stop, f64::max)
}

#[test]
fn a_turn_is_solved_exactly() {
    let odds = Odds::new(Ring::default());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for _ in 0..2 {
        let worth = Ends::new(|_| rng.random_range(-1.0..1.0));
        let plan = Plan::new(&odds, &worth);
        for landing in [[Fall::Side, Fall::Belly], [Fall::KnockOut, Fall::KnockOut]] {
            for made in 1..=THROWS {
                let (_, value) = plan.best(Landing(landing), made);
                let expected = plain(&odds, &worth, Landing(landing), made);
                assert!((value - expected).abs() < 1e-12, "{landing:?} {made}");
            }
        }
    }
}

#[test]
fn the_mean_over_the_ends_of_a_turn_is_its_value() {
    for ring in rings().step_by(4) {
        let odds = Odds::new(ring);
        let worth = Ends::new(|end| f64::from(score(end)));
        let plan = Plan::new(&odds, &worth);
        let ends = plan.ends(&odds);
        assert!((ends.mean(&Ends::new(|_| 1.0)) - 1.0).abs() < 1e-9);
        assert!((ends.mean(&worth) - plan.start()).abs() < 1e-9, "{ring:?}");
    }
}

#[test]
fn nobody_throws_after_the_third_throw_or_beside_one_outside() {
    let plan = Plan::new(&Odds::new(Ring::default()), &Ends::new(|_| 0.0));
    let inside = Landing([Fall::Side, Fall::Belly]);
    for again in &Action::ALL[1..] {
        assert_eq!(plan.value(inside, 3, *again), None);
        assert_eq!(plan.value(inside, 0, *again), None);
        let outside = Landing([Fall::Side, Fall::Outside]);
        assert_eq!(plan.value(outside, 1, *again), None);
        assert!(plan.value(inside, 2, *again).is_some());
    }
}

#[test]
fn basho_between_two_has_converged_and_rises_with_the_total() {
    let known = Known::new(Ring::default());
    let duel: &Duel = known.duel();
    assert!(duel.moved < 1e-9, "{}", duel.moved);
    for totals in [[0, 0], [475, 0], [0, 475], [-100, 250], [-75, -75]] {
        let value = Plan::new(known.odds(), &duel.ends(totals)).start();
        assert!((value - duel.wins(totals)).abs() < 1e-8, "{totals:?}");
    }
    for total in (0..475).step_by(25) {
        assert!(duel.wins([total, 100]) < duel.wins([total + 25, 100]));
        assert!(duel.wins([100, total]) > duel.wins([100, total + 25]));
    }
    assert!(duel.wins([0, 0]) > 0.5);
}

#[test]
fn basho_of_more_agrees_with_basho_of_two() {
    let known = Known::new(Ring::default());
    for totals in [[0, 0], [300, 400], [450, 100]] {
        let clocks = basho::among(known.odds(), known.race(), &totals);
        let clocks = Plan::new(known.odds(), &clocks).start();
        assert!(
            (clocks - known.duel().wins(totals)).abs() < 0.01,
            "{totals:?}"
        );
    }
}

#[test]
fn a_race_is_shorter_with_more_points() {
    let known = Known::new(Ring::default());
    let turns = (0..500).step_by(25).map(|total| known.race().turns(total));
    let turns: Vec<f64> = turns.collect();
    assert!(turns.is_sorted_by(|a, b| a > b), "{turns:?}");
    assert!(turns[0] > 3.0 && turns[19] >= 1.0);
}

/// The chance of the player with index `own` when the round begins; players before it play for points.
fn before(odds: &Odds, last: &Last, totals: &mut Vec<i32>, from: usize, own: usize) -> f64 {
    if from == own {
        let round = Round {
            totals: totals.clone(),
            own,
        };
        return Plan::new(odds, &round.ends(odds, last, Look::Bout)).start();
    }
    let total = totals[from];
    let mut sum = 0.0;
    for (end, p) in last.usual().iter().filter(|(_, p)| *p > 0.0) {
        totals[from] = total + score(end);
        sum += p * before(odds, last, totals, from + 1, own);
    }
    totals[from] = total;
    sum
}

#[test]
fn the_chances_in_nokkuauto_add_up_to_about_one() {
    for (ring, players) in rings().step_by(8).zip([3, 2, 3, 2, 3]) {
        let known = Known::new(ring);
        let chance = |own| before(known.odds(), known.last(), &mut vec![0; players], 0, own);
        let sum: f64 = (0..players).map(chance).sum();
        assert!((0.9..1.02).contains(&sum), "{ring:?}, {players}: {sum}");
    }
}

#[test]
fn the_lowest_total_leaves_when_a_round_ends() {
    let known = Known::new(Ring::default());
    let last = known.last();
    let stays = |totals: &[i32], own| last.outlook(Look::Round, totals, own);
    assert_eq!(stays(&[0, 25], 0), 0.0);
    assert_eq!(stays(&[0, 25], 1), 1.0);
    assert_eq!(stays(&[50, 50], 1), 0.5);
    assert!((stays(&[0, 0, 75, 0], 3) - 2.0 / 3.0).abs() < 1e-12);
    for totals in [&[0, 100, -50][..], &[0, 0, 0, 0], &[25, 25, 300, 50, 600]] {
        let chances = (0..totals.len()).map(|own| last.outlook(Look::Bout, totals, own));
        let sum: f64 = chances.sum();
        assert!((sum - 1.0).abs() < 1e-9, "{totals:?}: {sum}");
    }
    assert!(last.first(100) > last.first(0) && last.first(-600) == 0.0);
}

#[test]
fn a_player_who_wins_by_stopping_stops() {
    let bout = bout("basho", "Aki, Bo", "SS . SB . SS . SB . SS . SB . SB");
    for seed in 0..20 {
        for rank in Level::ALL {
            assert_eq!(level(&bout, rank, seed), Action::Stop, "{rank:?}");
        }
    }
    let told = advice(&bout);
    assert_eq!(
        (told.rated(Action::Stop).unwrap().0, told.exact),
        (1.0, true)
    );
}

#[test]
fn the_last_player_of_nokkuauto_knows_what_to_beat() {
    let behind = bout("nokkuauto", "Aki, Bo", "SS . SB");
    let told = advice(&behind);
    assert_eq!(told.rated(Action::Stop).unwrap().0, 0.0);
    assert_ne!(level(&behind, Level::Yokozuna, 1), Action::Stop);
    assert!(told.cost(Action::Stop).unwrap() > 0.1 && !told.exact);
    let ahead = bout("nokkuauto", "Aki, Bo", "SB . SS");
    assert_eq!(advice(&ahead).choice(), Some(Action::Stop));
    let told = advice(&ahead);
    assert_eq!(
        (told.rated(Action::Stop).unwrap().0, told.exact),
        (1.0, true)
    );
}

#[test]
fn only_yokozuna_looks_at_the_others_totals() {
    // Stopping leads to 475. Bo is about as near to 500, or far behind.
    let pressed = bout("basho", "Aki, Bo", "SS . CC . SS . SH . SH");
    let calm = bout("basho", "Aki, Bo", "SS . KB . SS . KB . SH");
    let plan = |bout: &Slam, aim| {
        let asked = Asked::of(bout).unwrap();
        let known = Known::new(Ring::default());
        let plan = asked.question.plan(aim, &known);
        plan.best(asked.lies, asked.made).0
    };
    for aim in [Aim::Points, Aim::Own] {
        assert_eq!(plan(&pressed, aim), plan(&calm, aim));
    }
    assert_eq!(plan(&pressed, Aim::Win), Action::Again(Thrown::A));
    assert_eq!(plan(&calm, Aim::Win), Action::Stop);
}

#[test]
fn a_player_alone_is_advised_to_play_for_points() {
    for mode in ["basho", "nokkuauto"] {
        let told = advice(&bout(mode, "Aki", "KK"));
        assert!(
            told.values
                .iter()
                .all(|(_, wins, _)| (wins - 1.0).abs() < 1e-9)
        );
        assert_ne!(told.choice(), Some(Action::Stop));
    }
}

#[test]
fn every_level_plays_with_any_number_of_players() {
    for players in [3, 5, 16] {
        let names: Vec<String> = (0..players).map(|name| format!("P{name}")).collect();
        for mode in ["basho", "nokkuauto"] {
            let bout = bout(mode, &names.join(", "), "SB . KB");
            for rank in Level::ALL {
                level(&bout, rank, 1);
            }
            let told = advice(&bout);
            let best = told.rated(told.choice().unwrap()).unwrap().0;
            assert!((0.2..4.0).contains(&(best * f64::from(players))), "{best}");
        }
    }
}

#[test]
fn a_view_in_which_nobody_decides_gets_no_answer() {
    for tokens in ["", "SB a", "SB .", "SO"] {
        let view = bout("basho", "Aki, Bo", tokens).view(Viewer::Public);
        let (ring, mut dice) = (Ring::default(), Xoshiro256PlusPlus::seed_from_u64(1));
        let asked = Slam::decide(&view, ring, Level::Ozeki, &mut dice, &mut Memory::default());
        assert_eq!(asked, Err(CannotDecide::NotAsked), "{tokens}");
    }
}

#[test]
fn every_level_throws_near_the_middle_and_repeats_itself() {
    for rank in Level::ALL {
        for seed in 0..50 {
            let (across, strength, spin) = aim(rank, seed);
            assert!((-30..=30).contains(&across) && (450..=550).contains(&strength));
            assert_eq!((across, strength, spin), aim(rank, seed));
        }
    }
}
