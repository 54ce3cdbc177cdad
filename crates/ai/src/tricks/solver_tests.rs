use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    Side,
    tricks::{KimariteSet, Trick},
};

use super::*;

/// The leads that win if the rules are played out card by card, by the rules' own judgement of a trick.
fn plainly(throws: Throws, position: i8, leader: Side, hands: [CardSet; 2]) -> CardSet {
    let wins = |&led: &Card| plain_follows(throws, position, leader, led, hands).is_empty();
    hands[leader.index()].into_iter().filter(wins).collect()
}

fn plain_follows(
    throws: Throws,
    position: i8,
    leader: Side,
    led: Card,
    mut hands: [CardSet; 2],
) -> CardSet {
    let follower = leader.other();
    hands[leader.index()].remove(led);
    let hand = hands[follower.index()];
    let same = hand.and(led.suit().cards());
    let legal = if same.is_empty() { hand } else { same };
    let wins = |&followed: &Card| {
        let mut hands = hands;
        hands[follower.index()].remove(followed);
        let last = hands[0].is_empty() && hands[1].is_empty();
        let trick = Trick {
            leader,
            led,
            followed,
            position,
            last,
        };
        let [east, west] = trick.performed(throws).map(KimariteSet::highest);
        let winner = if east.max(west).is_some() {
            if east > west { Side::East } else { Side::West }
        } else {
            let taker = trick.winner();
            let position = position + if taker == Side::East { 1 } else { -1 };
            if plainly(throws, position, taker, hands).is_empty() {
                taker.other()
            } else {
                taker
            }
        };
        winner == follower
    };
    legal.into_iter().filter(wins).collect()
}

fn random_hands<R: Rng>(cards: usize, rng: &mut R) -> [CardSet; 2] {
    let leader = CardSet::ALL.sample(cards, rng);
    [leader, CardSet::ALL.without(leader).sample(cards, rng)]
}

#[test]
fn the_solver_agrees_with_the_rules_played_out() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    for round in 0..6000 {
        let cards = if round % 20 == 0 { 7 } else { 1 + round % 6 };
        let [mine, theirs] = random_hands(cards, &mut rng);
        let throws = [Throws::Either, Throws::Follower][rng.random_range(0..2)];
        let toward = rng.random_range(-1..=1i8);
        let stand = Stand::new(toward);
        let east = plainly(throws, toward, Side::East, [mine, theirs]);
        assert_eq!(
            winning_leads(throws, stand, mine, theirs),
            east,
            "{mine} / {theirs} {stand:?} {throws:?}"
        );
        assert_eq!(
            plainly(throws, -toward, Side::West, [theirs, mine]),
            east,
            "mirrored"
        );
        assert_eq!(leader_wins(throws, stand, mine, theirs), !east.is_empty());
        for led in mine {
            let plain = plain_follows(throws, toward, Side::East, led, [mine, theirs]);
            assert_eq!(
                winning_follows(throws, stand, led, mine, theirs),
                plain,
                "{led} from {mine} / {theirs}"
            );
        }
    }
}

#[test]
fn the_leader_wins_as_often_as_expected() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let rounds = 40_000;
    for (stand, percent) in [
        (Stand::Centre, 78.3),
        (Stand::OwnEdge, 66.3),
        (Stand::TheirEdge, 91.1),
    ] {
        let won = (0..rounds)
            .filter(|_| {
                let [mine, theirs] = random_hands(7, &mut rng);
                leader_wins(Throws::Either, stand, mine, theirs)
            })
            .count();
        let measured = 100.0 * f64::from(won as u32) / f64::from(rounds);
        assert!((measured - percent).abs() < 0.8, "{stand:?}: {measured}");
    }
}
