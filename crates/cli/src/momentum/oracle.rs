//! What a deep search says about an unfinished bout.

use ai::momentum::{
    Memory, advice,
    search::SEEN,
    thinking::{Effort, Opinion, Question},
};
use rules::{
    GameId, SeatSet,
    momentum::{Action, Momentum},
};

use crate::oracle::{Ask, Insight, Oracle, Play, Plays, Worth};

/// The search effort of the oracle.
const EFFORT: Effort = Effort {
    sure: 3,
    depth: 20,
    nodes: 4_000_000,
};
/// How many of the best turns the oracle lists.
const TOLD: usize = 5;

impl Oracle for Momentum {
    const ASK: Option<Ask<Self>> = Some(|_, bout| ask(bout));
}

/// The best turns, and how many turns ahead the search looked; `None` when the bout is over. Values are estimates from -1, a loss, to 1, a
/// win; they are exact only if the search sees a win or a loss.
fn ask(bout: &Momentum) -> Option<Insight> {
    if bout.verdict().is_some() {
        return None;
    }
    let mut memory = Memory::default();
    let question = Question::in_bout(bout, &mut memory)?;
    let Opinion { turns, depth, .. } = question.think(EFFORT, TOLD, None, &mut memory);
    let value = |score| f64::from(advice::share(score) * 2.0 - 1.0);
    let &(_, score) = turns.first()?;
    let play = |&(action, score): &(Action, i16)| Play {
        play: action.to_string(),
        value: Worth {
            value: value(score),
        },
    };
    let asked = SeatSet::one(bout.position().mover());
    Some(Insight {
        exact: score.abs() > SEEN,
        depth: Some(depth),
        plays: Some(Plays::One(turns.iter().map(play).collect())),
        ..Insight::new(GameId::Momentum, asked, value(score))
    })
}

#[cfg(test)]
mod tests {
    use crate::oracle::{Saying, oracle};

    #[test]
    fn the_oracle_lists_the_best_turns_unless_the_bout_is_over() {
        let said = oracle("[Game \"momentum\"]\n1. B>F,B>F:VRL FL>F,-:RVL\n");
        let [Saying::Insight(insight)] = &said[..] else {
            unreachable!("{said:?}");
        };
        let line = serde_json::to_value(insight).unwrap();
        assert_eq!(line["to_act"], serde_json::json!(["east"]));
        assert!(line["depth"].as_u64() >= Some(1));
        let plays = line["plays"].as_array().unwrap();
        let values = plays.iter().map(|play| play["value"].as_f64().unwrap());
        assert!(values.is_sorted_by(|a, b| a >= b));
        assert_eq!(line["value"], plays[0]["value"]);
        let over = oracle("[Game \"momentum\"]\n1. B>F,B>F:VLR FL>F,-:RVL FR>F,-:LRV\n");
        assert!(matches!(over[..], [Saying::Silence(_)]), "{over:?}");
    }
}
