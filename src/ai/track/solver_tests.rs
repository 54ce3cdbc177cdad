use super::*;
use crate::rules::record::Record;

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
    // No bout begins off the middle, but the values are there.
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
