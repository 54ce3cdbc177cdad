//! How strong the levels are: the easiest suits a first bout, and each is stronger than the one below.
//!
//! The bands are wide, because the bouts are few; `docs/opponents.md` has the exact figures.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::convert::Infallible;

use ai::Level;
use cli::arena::{self, Arena, Options, Player};
use rules::{Outcome, Side, slam::Slam, test_every_game};

/// How many of twice this many bouts the first player wins; a draw is half a win. Both begin equally often. Options that are not set have
/// their defaults.
fn wins<G: Arena>(
    players: [Player<G::Reference>; 2],
    deals: u64,
    set: &[(&'static str, &str)],
) -> f64 {
    let defaults = G::OPTIONS.iter();
    let defaults = defaults.filter_map(|option| Some((option.name, option.default?)));
    let options = defaults.chain(set.iter().copied());
    let options: Options = options
        .map(|(name, value)| (name, value.to_owned()))
        .collect();
    let terms = G::terms(&options).unwrap();
    let mut memory = G::Memory::default();
    let [one, other] = players;
    let mut share = |seated, seed, seat: Side| {
        let clock = |_, decide: &mut dyn FnMut()| decide();
        let ended = arena::bout(&terms, seated, seed, &mut memory, clock).unwrap();
        match ended.outcome {
            Outcome::Win(winner) if winner == seat.into() => 1.0,
            Outcome::Win(_) => 0.0,
            Outcome::Draw => 0.5,
        }
    };
    (0..deals)
        .map(|seed| share([one, other], seed, Side::East) + share([other, one], seed, Side::West))
        .sum()
}

fn easiest_level_wins_most_bouts_against_random_play_but_not_all<G: Arena>() {
    let won = wins::<G>([Player::Level(Level::Makushita), Player::Random], 200, &[]);
    assert!((205.0..=295.0).contains(&won), "{won} of 400");
}

fn second_level_beats_the_easiest<G: Arena>() {
    let levels = [Level::Maegashira, Level::Makushita].map(Player::Level);
    let won = wins::<G>(levels, 200, &[]);
    assert!(won >= 210.0, "{won} of 400");
}

test_every_game!(
    easiest_level_wins_most_bouts_against_random_play_but_not_all,
    second_level_beats_the_easiest,
);

fn slam_wins(mode: &str, players: [Player<Infallible>; 2], deals: u64) -> f64 {
    wins::<Slam>(players, deals, &[("mode", mode)])
}

#[test]
fn each_level_of_slam_beats_the_one_below() {
    for pair in Level::ALL.windows(2) {
        let won = slam_wins("basho", [pair[1], pair[0]].map(Player::Level), 300);
        assert!(won > 300.0, "{pair:?}: {won} of 600");
    }
}

#[test]
fn yokozuna_of_slam_beats_random_in_both_modes_and_makushita_in_nokkuauto() {
    let players = [Player::Level(Level::Yokozuna), Player::Random];
    for (mode, least) in [("basho", 150.0), ("nokkuauto", 130.0)] {
        let won = slam_wins(mode, players, 100);
        assert!(won > least, "{mode}: {won} of 200");
    }
    let levels = [Level::Yokozuna, Level::Makushita].map(Player::Level);
    let won = slam_wins("nokkuauto", levels, 300);
    assert!(won > 320.0, "{won} of 600");
}
