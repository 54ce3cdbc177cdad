//! What the four actions are worth in an unfinished bout.

use ai::slam::{
    Memory, advice,
    thinking::{Aim, Asked, Question},
};
use rules::{
    GameId, SeatSet,
    slam::{Action, Due, Ring, Slam},
};

use crate::oracle::{Ask, Hope, Insight, Oracle, Play, Plays};

/// The token of an action in records.
const fn word(action: Action) -> &'static str {
    match action {
        Action::Stop => ".",
        Action::Again(thrown) => thrown.slug(),
    }
}

impl Oracle for Slam {
    const ASK: Option<Ask<Self>> =
        Some(|record, bout| ask(bout, Ring::of_record(record, bout.round())));
}

/// The chances to win of the player whose turn it is: with each action or, if a throw comes first, before it. `None` if nobody has a turn.
fn ask(bout: &Slam, ring: Ring) -> Option<Insight> {
    let mut memory = Memory::default();
    let known = memory.of(ring);
    let question = Question::of(bout)?;
    let exact = question.round.totals.len() <= 2;
    let value = |wins: f64| wins * 2.0 - 1.0;
    let Ok(asked) = Asked::of(bout) else {
        let Due::Throw { thrown, .. } = bout.due()? else {
            return None;
        };
        let plan = question.plan(Aim::Win, known);
        let wins = match bout.lies() {
            None => plan.start(),
            Some(lies) => plan.value(lies, bout.throws(), Action::Again(thrown))?,
        };
        return Some(Insight {
            exact,
            ..Insight::new(GameId::Slam, SeatSet::NONE, value(wins))
        });
    };
    let advice = advice::of(&asked, known);
    let (best, _) = advice.rated(advice.choice()?)?;
    let plays = advice.values.iter().map(|&(action, wins, points)| Play {
        play: word(action).to_owned(),
        value: Hope {
            value: value(wins),
            wins,
            points,
        },
    });
    let plays = Plays::Hopes(plays.collect());
    let name = bout.config().players.get(bout.thrower()?.index())?;
    Some(Insight {
        to_act: vec![name.clone()],
        exact,
        plays: Some(plays),
        ..Insight::new(GameId::Slam, SeatSet::NONE, value(best))
    })
}

#[cfg(test)]
mod tests {
    use crate::oracle::{Saying, oracle as ask};

    #[test]
    fn the_oracle_lists_the_four_actions_unless_nobody_decides() {
        let head = "[Game \"slam\"]\n[Players \"Aki, Bo\"]\n";
        let said = |text: &str| {
            let said = ask(&format!("{head}{text}\n"));
            serde_json::to_value(&said[0]).unwrap()
        };
        let line = said("\nSB . SH");
        assert_eq!(line["to_act"], serde_json::json!(["Bo"]));
        assert_eq!(line["exact"], serde_json::json!(true));
        let plays = line["plays"].as_array().unwrap();
        let words: Vec<&str> = plays
            .iter()
            .map(|play| play["play"].as_str().unwrap())
            .collect();
        assert_eq!(words, [".", "a", "b", "ab"]);
        let wins = plays.iter().map(|play| play["wins"].as_f64().unwrap());
        let best = wins.fold(0.0, f64::max);
        assert!((line["value"].as_f64().unwrap() - (best * 2.0 - 1.0)).abs() < 1e-12);
        assert_eq!(plays[0]["points"], serde_json::json!(175.0));
        assert_ne!(line, said("[Rope \"eight 60\"]\n\nSB . SH"));
        let waits = said("\nSB");
        let thrown = said("\nSB a");
        assert_eq!(thrown["value"], waits["plays"][1]["value"]);
        assert!(said("")["value"].as_f64().unwrap().abs() < 0.5);
        let over = ask(&format!("{head}[Mode \"nokkuauto\"]\n\nSS . SB .\n"));
        assert!(matches!(over[..], [Saying::Silence(_)]), "{over:?}");
        let tied = ask(&format!("{head}[Mode \"nokkuauto\"]\n\nSB . SB .\n"));
        assert!(matches!(tied[..], [Saying::Silence(_)]), "{tied:?}");
    }
}
