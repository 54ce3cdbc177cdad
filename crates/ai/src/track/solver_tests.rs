use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{Enumerate, Game, Joint, Step, Turn, record::Record, track::Verdict};

use super::*;
use crate::track::swaps;

/// The bout after these turns of the standard game.
fn bout(turns: &str) -> Track {
    let text = format!("[Game \"track\"]\n\n{turns}\n");
    Record::<Track>::parse(&text).unwrap().1
}

#[test]
fn the_standard_game_has_its_known_solution() {
    let solved = Solved::new(Setting::default());
    assert_eq!(solved.games(), 15_691);
    let start = bout("");
    let node = solved.node(&start).unwrap();
    assert!(solved.value(&start).unwrap().abs() < 1e-12);
    assert!(node.solution.gap(&node.payoff).abs() < 1e-12);
    let known = [0.0, 0.501_890, 0.0, 0.031_808, 0.0, 0.466_303];
    for mix in [&node.solution.rows, &node.solution.columns] {
        for (p, known) in mix.iter().zip(known) {
            assert!((p - known).abs() < 5e-7, "{mix:?}");
        }
    }
    // No bout begins off the middle, but the solver has these values, too.
    let full = solved.values.last().unwrap();
    let known = [
        0.0, 0.351_336, 0.529_723, 0.683_011, 0.920_408, 1.0, 1.0, 1.0, 1.0,
    ];
    for (position, known) in known.into_iter().enumerate() {
        let value = full[MIDDLE + position];
        assert!((value - known).abs() < 5e-7, "{position}: {value}");
        assert!((full[MIDDLE - position] + value).abs() < 1e-15);
    }
}

/// What a bout is worth to East, by playing out the rules in every way.
fn plain(bout: &Track, stakes: Stakes) -> f64 {
    if let Some(verdict) = bout.verdict() {
        let worth = match verdict {
            Verdict::Position(_) => stakes.position(),
            _ => 1.0,
        };
        return match verdict.winner() {
            Some(Side::East) => worth,
            Some(Side::West) => -worth,
            None => 0.0,
        };
    }
    let mut payoff = Vec::new();
    for east in bout.actions(Side::East.into()) {
        for west in bout.actions(Side::West.into()) {
            let mut next = *bout;
            next.apply(Step::Act(Joint::Both([east, west])), &mut ())
                .unwrap();
            payoff.push(plain(&next, stakes));
        }
    }
    matrix::value(&payoff, bout.actions(Side::West.into()).count())
}

/// Plays a bout at random until this many cards are left; `None` if it is over before.
fn random_bout(config: Config, cards: usize, rng: &mut Xoshiro256PlusPlus) -> Option<Track> {
    let mut bout = Track::new(&config);
    while bout.swaps().is_none() || bout.held() > cards {
        let actions = Side::PAIR.map(|seat| bout.any(seat.into(), rng));
        let [Some(east), Some(west)] = actions else {
            return None;
        };
        bout.apply(Step::Act(Joint::Both([east, west])), &mut ())
            .unwrap();
    }
    matches!(bout.turn(), Turn::Act(_)).then_some(bout)
}

#[test]
fn every_variant_is_solved_in_agreement_with_the_rules() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut compared = 0;
    for config in Config::all().filter(|config| !config.oshi_dashi) {
        for round in 0..60 {
            let cards = if round % 10 == 0 { 3 } else { 2 } + usize::from(config.zero);
            let Some(bout) = random_bout(config, cards, &mut rng) else {
                continue;
            };
            let stakes = [Stakes::Bout, Stakes::Points][round % 2];
            let swaps = bout.swaps().unwrap();
            let solved = Solved::new(Setting {
                config,
                swaps,
                stakes,
            });
            let (value, node) = (solved.value(&bout).unwrap(), solved.node(&bout).unwrap());
            let expected = plain(&bout, stakes);
            assert!(
                (value - expected).abs() < 1e-9,
                "{bout:?}: {value}, not {expected}"
            );
            assert!((node.solution.value - value).abs() < 1e-12);
            compared += 1;
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn mixes_leave_no_gap_and_exchanging_the_seats_negates_the_values() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let all: Vec<[Swaps; 2]> = swaps::pairs().collect();
    for config in Config::all().filter(|config| !config.oshi_dashi) {
        for _ in 0..4 {
            let pair = all[rng.random_range(0..all.len())];
            let [swaps, exchanged] = if config.tactical {
                [pair, [pair[1], pair[0]]]
            } else {
                [[Swaps::NONE; 2]; 2]
            };
            let solve = |swaps| {
                Solved::new(Setting {
                    config,
                    swaps,
                    stakes: Stakes::Points,
                })
            };
            let (solved, mirrored) = (solve(swaps), solve(exchanged));
            let mut bout = Track::new(&config);
            if config.tactical {
                let step = Step::Act(Joint::Both(swaps.map(rules::track::Action::Swap)));
                bout.apply(step, &mut ()).unwrap();
            }
            while let Some(node) = solved.node(&bout) {
                assert!(node.solution.gap(&node.payoff).abs() < 1e-9);
                for mix in [&node.solution.rows, &node.solution.columns] {
                    assert!((mix.iter().sum::<f64>() - 1.0).abs() < 1e-12);
                    assert!(mix.iter().all(|&p| p >= 0.0));
                }
                let actions = Side::PAIR.map(|seat| bout.any(seat.into(), &mut rng).unwrap());
                bout.apply(Step::Act(Joint::Both(actions)), &mut ())
                    .unwrap();
            }
            for (level, values) in solved.values.iter().enumerate() {
                let [own, other] =
                    [0, 1].map(|seat: usize| solved.states[seat].levels[level].len());
                for (row, places) in values.chunks_exact(PLACES).enumerate() {
                    let exchanged = row % other * own + row / other;
                    let mirror = &mirrored.values[level][exchanged * PLACES..][..PLACES];
                    for (value, opposite) in places.iter().zip(mirror.iter().rev()) {
                        assert!((value + opposite).abs() < 1e-12);
                    }
                }
            }
        }
    }
}
