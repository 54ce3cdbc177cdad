//! What optimal play can reach in an unfinished bout in which all cards are known.

use std::collections::HashMap;

use ai::{
    matrix::{self, Solution},
    tricks::{
        model::single,
        solver::{self, Stand},
    },
};
use rules::{
    Game, GameId, Side, Turn,
    tricks::{CardSet, Throws, Tricks},
};

use crate::oracle::{Ask, Both, Insight, Oracle, Play, Plays, Worth, shares_of};

impl Oracle for Tricks {
    const ASK: Option<Ask<Self>> = Some(|_, bout| ask(bout));
}

/// What the seats that act can reach; `None` before the deal and after the end.
fn ask(bout: &Tricks) -> Option<Insight> {
    let Turn::Act(seats) = bout.turn() else {
        return None;
    };
    let insight = |value, plays, mix| Insight {
        plays,
        mix,
        ..Insight::new(GameId::Tricks, seats, value)
    };
    let throws = bout.config().throws;
    let Some((leader, led)) = bout.trick() else {
        let hands = Side::PAIR.map(|seat| bout.hand(seat));
        let solution = tachiai(throws, hands, &mut HashMap::new())?;
        let mix = |hand: CardSet, shares: &[f64]| {
            let shares = hand.into_iter().zip(shares);
            shares_of(shares.map(|(card, &p)| (card.to_string(), p)))
        };
        let mixes = Both {
            east: mix(hands[0], &solution.rows),
            west: mix(hands[1], &solution.columns),
        };
        return Some(insight(solution.value, None, Some(mixes)));
    };
    let toward = if leader == Side::East {
        bout.position()
    } else {
        -bout.position()
    };
    let (stand, seat) = (
        Stand::new(toward),
        if led.is_some() {
            leader.other()
        } else {
            leader
        },
    );
    let (own, other) = (bout.hand(seat), bout.hand(seat.other()));
    let winning = match led {
        None => solver::winning_leads(throws, stand, own, other),
        Some(led) => solver::winning_follows(throws, stand, led, other, own),
    };
    let worth = |won: bool| if won { 1.0 } else { -1.0 };
    let plays = bout.playable(seat).into_iter().map(|card| Play {
        play: card.to_string(),
        value: Worth {
            value: worth(winning.contains(card)),
        },
    });
    Some(insight(
        worth(!winning.is_empty()),
        Some(Plays::One(plays.collect())),
        None,
    ))
}

/// The tachiai with both hands known: a matrix game in which a tie leads to a smaller game of the same kind. Values are for East, from -1
/// to 1; a void bout is 0.
fn tachiai(
    throws: Throws,
    hands: [CardSet; 2],
    known: &mut HashMap<[CardSet; 2], f64>,
) -> Option<Solution> {
    let mut payoff = Vec::with_capacity(hands[0].len() * hands[1].len());
    for east in hands[0] {
        for west in hands[1] {
            let [left, right] = [
                hands[0].without(single(east)),
                hands[1].without(single(west)),
            ];
            let wins =
                |leader, follower| solver::leader_wins(throws, Stand::Centre, leader, follower);
            payoff.push(match east.number().cmp(&west.number()) {
                std::cmp::Ordering::Greater if wins(left, right) => 1.0,
                std::cmp::Ordering::Less if !wins(right, left) => 1.0,
                std::cmp::Ordering::Equal if left.is_empty() => 0.0,
                std::cmp::Ordering::Equal => {
                    let value = match known.get(&[left, right]) {
                        Some(&value) => value,
                        None => tachiai(throws, [left, right], known)?.value,
                    };
                    known.insert([left, right], value);
                    value
                }
                _ => -1.0,
            });
        }
    }
    matrix::solve(&payoff, hands[1].len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::oracle::{Saying, oracle};

    const DEAL: &str = "[Game \"tricks\"]
[East-Hand \"G1 G5 W4 R1 R3 B1 R4 B3\"]
[West-Hand \"W1 G2 R2 G3 B5 G4 W2 R5\"]

";

    fn line(moves: &str) -> String {
        let said = oracle(&format!("{DEAL}{moves}\n"));
        serde_json::to_string(&said[0]).unwrap()
    }

    #[test]
    fn the_oracle_rates_every_card_of_the_seat_that_acts() {
        let head = r#"{"ok":true,"game":"tricks","to_act":["west"],"exact":true,"value":"#;
        let plays =
            r#"[{"play":"G2","value":-1.0},{"play":"G3","value":-1.0},{"play":"G4","value":1.0}]"#;
        assert_eq!(line("R3=W2 G1-"), format!("{head}1.0,\"plays\":{plays}}}"));
    }

    #[test]
    fn the_tachiai_is_a_matrix_game() {
        let Saying::Insight(insight) = &oracle(DEAL)[0] else {
            unreachable!("{DEAL}");
        };
        assert_eq!(insight.to_act, ["east", "west"]);
        assert!((-1.0..=1.0).contains(&insight.value) && insight.plays.is_none());
        let mix = insight.mix.as_ref().unwrap();
        for side in [&mix.east, &mix.west] {
            assert!((side.iter().map(|play| play.value.p).sum::<f64>() - 1.0).abs() < 1e-9);
        }
    }

    #[test]
    fn the_last_tachiai_reveal_can_void_the_bout() {
        let hands = |left: &str, right: &str| [left, right].map(|c| single(c.parse().unwrap()));
        let value = |hands| {
            tachiai(Throws::Either, hands, &mut HashMap::new())
                .unwrap()
                .value
        };
        assert!(value(hands("G1", "R1")).abs() < 1e-9);
    }

    #[test]
    fn the_oracle_says_why_it_has_no_answer() {
        assert!(line("R3=W2 G1-G3 B5-B1").contains("This bout is over"));
        assert!(line("R3=W2 W5-").contains(r#""ok":false,"game":"tricks","line":5,"token":"W5-""#));
        assert_eq!(oracle(""), []);
    }
}
