use super::*;
use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

#[test]
fn known_games_are_solved_and_malformed_ones_refused() {
    let rps = [0.0, -1.0, 1.0, 1.0, 0.0, -1.0, -1.0, 1.0, 0.0];
    let solved = solve(&rps, 3).unwrap();
    assert!(solved.value.abs() < 1e-12 && value(&rps, 3).abs() < 1e-12);
    assert!(
        solved
            .rows
            .iter()
            .chain(&solved.columns)
            .all(|p| (p - 1.0 / 3.0).abs() < 1e-12)
    );
    let pennies = solve(&[2.0, -1.0, -1.0, 1.0], 2).unwrap();
    assert!((pennies.value - 0.2).abs() < 1e-12 && (pennies.rows[0] - 0.4).abs() < 1e-12);
    let one = solve(&[3.0, 1.0, 2.0], 3).unwrap();
    assert!((one.value - 1.0).abs() < 1e-12 && one.columns == [0.0, 1.0, 0.0]);
    let flat = solve(&[0.5; 6], 3).unwrap();
    assert!((flat.value - 0.5).abs() < 1e-12);
    assert_eq!(solve(&[], 0), None);
    assert_eq!(solve(&[], 3), None);
    assert_eq!(solve(&[1.0, 2.0, 3.0], 2), None);
    assert_eq!(solve(&[f64::NAN], 1), None);
}

/// Nobody mixes if nobody has to.
#[test]
fn a_game_with_a_saddle_point_has_a_pure_solution() {
    let payoff = [4.0, 2.0, 3.0, 9.0, 1.0, 0.0, -1.0, 2.0, 8.0];
    let solved = solve(&payoff, 3).unwrap();
    assert_eq!(
        (solved.value, solved.rows, solved.columns),
        (2.0, vec![1.0, 0.0, 0.0], vec![0.0, 1.0, 0.0])
    );
}

fn random_game(round: u32, rng: &mut impl Rng) -> (Vec<f64>, usize) {
    let (height, width) = if round.is_multiple_of(3) {
        let side = rng.random_range(2..=7);
        (side, side)
    } else {
        (rng.random_range(1..=24), rng.random_range(1..=24))
    };
    // Every other game has few different entries, and with them the ties that make the simplex method cycle.
    let mut entry = || match round % 2 {
        0 => rng.random_range(-1.0..=1.0),
        _ => f64::from(rng.random_range(-1..=1)),
    };
    ((0..height * width).map(|_| entry()).collect(), width)
}

#[test]
fn solutions_of_random_games_leave_no_gap() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    for round in 0..4000 {
        let (payoff, width) = random_game(round, &mut rng);
        let solved = solve(&payoff, width).unwrap();
        let gap = solved.gap(&payoff);
        assert!(gap.abs() < 1e-9, "gap {gap} in {payoff:?}");
        assert!((value(&payoff, width) - solved.value).abs() < 1e-12);
        for mix in [&solved.rows, &solved.columns] {
            assert!((mix.iter().sum::<f64>() - 1.0).abs() < 1e-12 && mix.iter().all(|&p| p >= 0.0));
        }
    }
}

/// Exchanging the players negates the value, and adding a constant to all entries adds it to the value.
#[test]
fn the_value_follows_an_exchange_of_players_and_a_shift_of_payoffs() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    for round in 0..1000 {
        let (payoff, width) = random_game(round, &mut rng);
        let height = payoff.len() / width;
        let exchanged: Vec<f64> = (0..width)
            .flat_map(|column| payoff[column..].iter().step_by(width).map(|v| -v))
            .collect();
        let sum = value(&payoff, width) + value(&exchanged, height);
        assert!(sum.abs() < 1e-12, "{sum}");
        let lifted: Vec<f64> = payoff.iter().map(|v| v + 50.0).collect();
        let rise = value(&lifted, width) - value(&payoff, width);
        assert!((rise - 50.0).abs() < 1e-12, "{rise}");
    }
}
