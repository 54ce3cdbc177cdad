//! Solves two-player zero-sum games of hidden information by CFR+. The game must be small enough to write out as a tree.
//!
//! CFR+ is counterfactual regret minimisation with non-negative regrets, alternating updates and linear averaging (Tammelin, Burch,
//! Johanson & Bowling 2015). The tree knows no game: its nodes are ends with a payoff and decisions in information sets.

/// A node of a [`Tree`].
#[derive(Clone, Copy, PartialEq, Debug)]
enum Node {
    /// The first player's payoff.
    End(f32),
    /// A decision in information set `set`; its children begin at index `children` of [`Tree::children`].
    Decision { set: u32, children: u32 },
}

/// An information set: the decisions that one player cannot tell apart.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Set {
    /// 0 or 1.
    player: u8,
    actions: u8,
    /// Where its actions begin in `regret`, `now`, `change` and `average`.
    first: u32,
}

/// The index of a node in its [`Tree`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NodeId(u32);

/// The index of an information set in its [`Tree`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SetId(u32);

/// A game tree and the state of its solver.
#[derive(Clone, Default, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    children: Vec<NodeId>,
    sets: Vec<Set>,
    roots: Vec<(NodeId, f32)>,
    regret: Vec<f32>,
    now: Vec<f32>,
    change: Vec<f32>,
    average: Vec<f32>,
}

impl Tree {
    /// Adds an information set of that player (0 or 1) with this many actions, at most 32.
    pub fn set(&mut self, player: u8, actions: usize) -> SetId {
        let first = self.regret.len();
        self.sets.push(Set {
            player,
            actions: actions as u8,
            first: first as u32,
        });
        for row in [
            &mut self.regret,
            &mut self.now,
            &mut self.change,
            &mut self.average,
        ] {
            row.resize(first + actions, 0.0);
        }
        SetId(self.sets.len() as u32 - 1)
    }

    /// Adds an end with the first player's payoff; the second player loses it.
    pub fn end(&mut self, payoff: f32) -> NodeId {
        self.nodes.push(Node::End(payoff));
        NodeId(self.nodes.len() as u32 - 1)
    }

    /// Adds a decision with one child for each action of the set, in the set's order.
    pub fn decision(&mut self, set: SetId, children: &[NodeId]) -> NodeId {
        self.nodes.push(Node::Decision {
            set: set.0,
            children: self.children.len() as u32,
        });
        self.children.extend_from_slice(children);
        NodeId(self.nodes.len() as u32 - 1)
    }

    /// Adds a root that chance picks with this weight.
    pub fn root(&mut self, node: NodeId, weight: f32) {
        self.roots.push((node, weight));
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no node.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Runs this many iterations; each one updates both players.
    pub fn solve(&mut self, rounds: u32) {
        for round in 1..=rounds {
            for player in 0..2 {
                self.update_strategies();
                let roots = std::mem::take(&mut self.roots);
                for &(node, weight) in &roots {
                    self.walk(node, player, 1.0, weight, round as f32);
                }
                self.roots = roots;
                for (regret, change) in self.regret.iter_mut().zip(&mut self.change) {
                    *regret = (*regret + std::mem::take(change)).max(0.0);
                }
            }
        }
    }

    fn update_strategies(&mut self) {
        for set in &self.sets {
            let range = set.first as usize..set.first as usize + usize::from(set.actions);
            let sum: f32 = self.regret[range.clone()].iter().sum();
            for place in range {
                self.now[place] = if sum > 0.0 {
                    self.regret[place] / sum
                } else {
                    1.0 / f32::from(set.actions)
                };
            }
        }
    }

    /// Returns the expected payoff of `player` below the node. `own` and `others` are the probabilities that the player, or chance and the
    /// other player, play to the node.
    fn walk(&mut self, node: NodeId, player: u8, own: f32, others: f32, weight: f32) -> f32 {
        let (set, children) = match self.nodes[node.0 as usize] {
            Node::End(payoff) => return if player == 0 { payoff } else { -payoff },
            Node::Decision { set, children } => (self.sets[set as usize], children as usize),
        };
        let (first, actions) = (set.first as usize, usize::from(set.actions));
        let mut value = 0.0;
        if set.player == player {
            let mut values = [0.0; 32];
            for (action, below) in values.iter_mut().enumerate().take(actions) {
                let p = self.now[first + action];
                *below = self.walk(
                    self.children[children + action],
                    player,
                    own * p,
                    others,
                    weight,
                );
                value += p * *below;
                self.average[first + action] += weight * own * p;
            }
            for (change, below) in self.change[first..first + actions].iter_mut().zip(values) {
                *change += others * (below - value);
            }
        } else {
            for action in 0..actions {
                let p = self.now[first + action];
                if p > 0.0 {
                    value += p * self.walk(
                        self.children[children + action],
                        player,
                        own,
                        others * p,
                        weight,
                    );
                }
            }
        }
        value
    }

    /// The probability of each action of the set in the solution, which is the average strategy.
    pub fn strategy(&self, set: SetId) -> Vec<f32> {
        let set = self.sets[set.0 as usize];
        let row = &self.average[set.first as usize..][..usize::from(set.actions)];
        let sum: f32 = row.iter().sum();
        let share = |&a: &f32| {
            if sum > 0.0 {
                a / sum
            } else {
                1.0 / f32::from(set.actions)
            }
        };
        row.iter().map(share).collect()
    }

    /// The payoff of a best response of that player against the other player's solution, averaged over the weighted roots.
    pub fn best_response(&self, player: u8) -> f32 {
        // Children come before their parents, so one pass in reverse gives the reach of every node. `answer` then finds each set's best
        // action.
        let mut reach = vec![0.0f32; self.nodes.len()];
        for &(node, weight) in &self.roots {
            reach[node.0 as usize] += weight;
        }
        for place in (0..self.nodes.len()).rev() {
            if let Node::Decision { set, children } = self.nodes[place] {
                let strategy = self.strategy(SetId(set));
                for (action, p) in strategy.into_iter().enumerate() {
                    let p = if self.sets[set as usize].player == player {
                        1.0
                    } else {
                        p
                    };
                    reach[self.children[children as usize + action].0 as usize] += reach[place] * p;
                }
            }
        }
        let mut members: Vec<Vec<usize>> = vec![Vec::new(); self.sets.len()];
        for (place, node) in self.nodes.iter().enumerate() {
            if let Node::Decision { set, .. } = node {
                members[*set as usize].push(place);
            }
        }
        let mut best: Vec<Option<usize>> = vec![None; self.sets.len()];
        let total: f32 = self.roots.iter().map(|(_, weight)| weight).sum();
        let roots = self.roots.iter();
        roots
            .map(|&(node, weight)| weight * self.answer(node, player, &reach, &members, &mut best))
            .sum::<f32>()
            / total
    }

    fn answer(
        &self,
        node: NodeId,
        player: u8,
        reach: &[f32],
        members: &[Vec<usize>],
        best: &mut [Option<usize>],
    ) -> f32 {
        let (set, children) = match self.nodes[node.0 as usize] {
            Node::End(payoff) => return if player == 0 { payoff } else { -payoff },
            Node::Decision { set, children } => (set as usize, children as usize),
        };
        let child = |children: usize, action: usize| self.children[children + action];
        if self.sets[set].player != player {
            let strategy = self.strategy(SetId(set as u32));
            let parts = strategy.into_iter().enumerate();
            return parts
                .map(|(action, p)| {
                    p * self.answer(child(children, action), player, reach, members, best)
                })
                .sum();
        }
        if best[set].is_none() {
            let mut gains = vec![0.0; usize::from(self.sets[set].actions)];
            for &member in &members[set] {
                if let Node::Decision { children, .. } = self.nodes[member] {
                    for (action, gain) in gains.iter_mut().enumerate() {
                        *gain += reach[member]
                            * self.answer(
                                child(children as usize, action),
                                player,
                                reach,
                                members,
                                best,
                            );
                    }
                }
            }
            best[set] = (0..gains.len()).max_by(|&a, &b| gains[a].total_cmp(&gains[b]));
        }
        best[set].map_or(0.0, |action| {
            self.answer(child(children, action), player, reach, members, best)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Kuhn poker with three cards; Kuhn solved it by hand in 1950.
    fn kuhn() -> (Tree, HashMap<(u8, &'static str), SetId>) {
        fn grow(
            tree: &mut Tree,
            sets: &mut HashMap<(u8, &'static str), SetId>,
            cards: [u8; 2],
            history: &'static str,
        ) -> NodeId {
            let showdown = |stake: f32| if cards[0] > cards[1] { stake } else { -stake };
            let (player, next) = match history {
                "" => (0, ["p", "b"]),
                "p" => (1, ["pp", "pb"]),
                "b" => (1, ["bp", "bb"]),
                "pb" => (0, ["pbp", "pbb"]),
                "pp" => return tree.end(showdown(1.0)),
                "bp" => return tree.end(1.0),
                "pbp" => return tree.end(-1.0),
                _ => return tree.end(showdown(2.0)),
            };
            let set = *sets
                .entry((cards[usize::from(player)], history))
                .or_insert_with(|| tree.set(player, 2));
            let children = next.map(|history| grow(tree, sets, cards, history));
            tree.decision(set, &children)
        }
        let (mut tree, mut sets) = (Tree::default(), HashMap::new());
        for cards in [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]] {
            let node = grow(&mut tree, &mut sets, cards, "");
            tree.root(node, 1.0);
        }
        (tree, sets)
    }

    #[test]
    fn kuhn_poker_is_solved() {
        let (mut tree, sets) = kuhn();
        tree.solve(2000);
        let gains = [tree.best_response(0), tree.best_response(1)];
        assert!(
            (gains[0] + 1.0 / 18.0).abs() < 1e-3 && (gains[1] - 1.0 / 18.0).abs() < 1e-3,
            "{gains:?}"
        );
        // A king always calls a bet, a jack never does.
        assert!(tree.strategy(sets[&(2, "b")])[1] > 0.999);
        assert!(tree.strategy(sets[&(0, "b")])[1] < 0.001);
    }
}
