//! Solves the last tricks as a game of hidden hands.
//!
//! With few cards left, every pair of hands that is still possible is written out, and [CFR+](crate::cfr) solves the rest of the bout
//! for both seats at once. Each hand is weighted by how well it explains what its seat has played.

use std::collections::HashMap;

use rules::tricks::{Card, CardSet, Throws};

use super::{
    Mix,
    model::{Weighed, followers, single},
    solver::{self, Stand, TrickResult},
};
use crate::cfr::{NodeId, SetId, Tree};

/// The public state at the beginning of a trick or after its lead.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Endgame {
    /// The table rule on throws.
    pub throws: Throws,
    /// Where the wrestlers stand, as the leader sees it.
    pub stand: Stand,
    /// The card that was led, if any.
    pub led: Option<Card>,
}

/// The solution's mix for the seat that acts, if it holds `hand`.
///
/// `own` and `others` are the hands that the two seats may hold; two hands that share a card are impossible together. Returns `None` if
/// `hand` is not in `own`.
pub fn mix(
    endgame: &Endgame,
    hand: CardSet,
    own: &[Weighed],
    others: &[Weighed],
    rounds: u32,
) -> Option<Mix> {
    let mut grower = Grower {
        throws: endgame.throws,
        tree: Tree::default(),
        sets: HashMap::new(),
    };
    for &(mine, mine_weighs) in own {
        for &(theirs, theirs_weighs) in others {
            let weight = mine_weighs * theirs_weighs;
            if weight <= 0.0 || !mine.and(theirs).is_empty() {
                continue;
            }
            let hands = [mine, theirs];
            let node = match endgame.led {
                None => grower.lead(hands, hands, 0, endgame.stand, 1),
                Some(led) => grower.follow(hands, hands, 1, endgame.stand, led, 1),
            };
            grower.tree.root(node, weight);
        }
    }
    let cards = match endgame.led {
        None => hand,
        Some(led) => followers(hand, led.suit()),
    };
    if cards.len() == 1 {
        return cards.nth(0).map(|card| vec![(card, 1.0)]);
    }
    let set = *grower.sets.get(&(0, hand, 1))?;
    grower.tree.solve(rounds);
    Some(cards.into_iter().zip(grower.tree.strategy(set)).collect())
}

/// Builds the tree; player 0 is the seat that acts.
struct Grower {
    throws: Throws,
    tree: Tree,
    /// The information sets, by player, the player's hand at the beginning, and the cards played since (five bits each, behind a one).
    sets: HashMap<(u8, CardSet, u64), SetId>,
}

impl Grower {
    fn decision(
        &mut self,
        player: usize,
        dealt: [CardSet; 2],
        history: u64,
        children: &[NodeId],
    ) -> NodeId {
        if let [only] = children {
            return *only;
        }
        let tree = &mut self.tree;
        let key = (player as u8, dealt[player], history);
        let set = *self
            .sets
            .entry(key)
            .or_insert_with(|| tree.set(player as u8, children.len()));
        tree.decision(set, children)
    }

    fn lead(
        &mut self,
        dealt: [CardSet; 2],
        hands: [CardSet; 2],
        leader: usize,
        stand: Stand,
        history: u64,
    ) -> NodeId {
        let mut children = Vec::with_capacity(4);
        for card in hands[leader] {
            let mut hands = hands;
            hands[leader].remove(card);
            children.push(self.follow(dealt, hands, leader, stand, card, after(history, card)));
        }
        self.decision(leader, dealt, history, &children)
    }

    fn follow(
        &mut self,
        dealt: [CardSet; 2],
        hands: [CardSet; 2],
        leader: usize,
        stand: Stand,
        led: Card,
        history: u64,
    ) -> NodeId {
        let follower = 1 - leader;
        let won_by = |player: usize| if player == 0 { 1.0 } else { -1.0 };
        let last = hands[leader].is_empty();
        let mut children = Vec::with_capacity(4);
        for card in followers(hands[follower], led.suit()) {
            let hands = {
                let mut hands = hands;
                hands[follower] = hands[follower].without(single(card));
                hands
            };
            let history = after(history, card);
            children.push(
                match solver::trick_result(self.throws, stand, led, card, last) {
                    TrickResult::LeaderWins => self.tree.end(won_by(leader)),
                    TrickResult::FollowerWins => self.tree.end(won_by(follower)),
                    TrickResult::LeaderLeads(stand) => {
                        self.lead(dealt, hands, leader, stand, history)
                    }
                    TrickResult::FollowerLeads(stand) => {
                        self.lead(dealt, hands, follower, stand, history)
                    }
                },
            );
        }
        self.decision(follower, dealt, history, &children)
    }
}

const fn after(history: u64, card: Card) -> u64 {
    (history << 5) | (card.suit() as u64 * 5 + card.number() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tricks::known::subsets;
    use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

    #[test]
    fn with_one_possible_deal_it_plays_what_the_solver_finds_winning() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(21);
        for _ in 0..300 {
            let hand = CardSet::ALL.sample(3, &mut rng);
            let other = CardSet::ALL.without(hand).sample(3, &mut rng);
            let stand = Stand::new(rng.random_range(0..=1));
            let throws = Throws::Either;
            let endgame = Endgame {
                throws,
                stand,
                led: None,
            };
            let mix = mix(&endgame, hand, &[(hand, 1.0)], &[(other, 1.0)], 200).unwrap();
            let winning = solver::winning_leads(throws, stand, hand, other);
            let sound: f32 = mix
                .iter()
                .filter(|(card, _)| winning.contains(*card))
                .map(|(_, p)| p)
                .sum();
            assert!(
                winning.is_empty() || sound > 0.99,
                "{hand} against {other}: {mix:?}"
            );
        }
    }

    #[test]
    fn hidden_hands_are_solved_to_a_small_gap() {
        let hidden = CardSet::from_bits(0b10011_00110_01101_00000);
        let both: Vec<Weighed> = subsets(hidden, 2).map(|hand| (hand, 1.0)).collect();
        let mut grower = Grower {
            throws: Throws::Either,
            tree: Tree::default(),
            sets: HashMap::new(),
        };
        for &(mine, _) in &both {
            for &(theirs, _) in both
                .iter()
                .filter(|(theirs, _)| theirs.and(mine).is_empty())
            {
                let node = grower.lead([mine, theirs], [mine, theirs], 0, Stand::Centre, 1);
                grower.tree.root(node, 1.0);
            }
        }
        grower.tree.solve(200);
        let gap = grower.tree.best_response(0) + grower.tree.best_response(1);
        assert!((-1e-4..0.01).contains(&gap), "{gap}");
    }
}
