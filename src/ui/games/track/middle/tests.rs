use rand::{RngExt as _, SeedableRng as _, rngs::SmallRng};
use rules::track::Config;

use super::*;

/// The bout after this turn of both.
fn played(bout: &Track, plays: [Play; 2]) -> Track {
    let mut bout = *bout;
    let turn = Step::Act(Joint::Both(plays.map(Action::own)));
    bout.apply(turn, &mut ()).unwrap();
    bout
}

/// The last turn is told if it follows any of the opponent's cards, not only the one that is listed last.
#[test]
fn last_turn_is_told_if_it_follows_any_card() {
    let mut luck = SmallRng::seed_from_u64(3);
    // How often the last turn follows, and how often it follows some card, but not the last one.
    let (mut follows, mut not_the_last) = (0, 0);
    for _ in 0..3000 {
        let mut bout = Track::new(&Config::default());
        while bout.forced().is_none() && bout.verdict().is_none() {
            let all = Side::PAIR.map(|seat| bout.playable(seat).into_iter().collect::<Vec<_>>());
            for play in &all[0] {
                let after = all[1].iter().map(|&theirs| played(&bout, [*play, theirs]));
                let forced: Vec<bool> = after.map(|bout| bout.forced().is_some()).collect();
                let told = landings(&bout, Side::East, *play).1;
                assert_eq!(told, forced.contains(&true), "{bout:?} {play:?}");
                follows += u32::from(told);
                not_the_last += u32::from(told && !forced[forced.len() - 1]);
            }
            let plays = all.map(|plays| plays[luck.random_range(0..plays.len())]);
            bout = played(&bout, plays);
        }
    }
    assert!(
        follows > 100 && not_the_last > 10,
        "{follows} {not_the_last}"
    );
}
