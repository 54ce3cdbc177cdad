//! What the four actions are worth in an unfinished bout.

use super::{
    advice,
    thinking::{Aim, Asked, Memory, Question},
};
use crate::{
    ai::oracle::{Ask, Hope, Insight, Oracle, Play, Plays},
    rules::{
        GameId, SeatSet,
        slam::{Action, Due, Ring, Shape, Size, Slam},
    },
};

/// The ring that a record's `Rope` tag names, in this round. A ring drawn by hand, or none, counts as a circle of the whole rope.
pub fn ring(rope: Option<&str>, round: u16) -> Ring {
    let words: Vec<&str> = rope.unwrap_or_default().split_whitespace().collect();
    let told = || {
        let shape = Shape::from_slug(words.first()?)?;
        let size: u8 = words.get(1)?.parse().ok()?;
        let size = Size::try_from(size).ok()?;
        Some(Ring { shape, size })
    };
    let mut ring = told().unwrap_or_default();
    if words.contains(&"shrinking") {
        ring.size = ring.size.shrunk(round);
    }
    ring
}

/// The token of an action in records.
const fn word(action: Action) -> &'static str {
    match action {
        Action::Stop => ".",
        Action::Again(thrown) => thrown.slug(),
    }
}

impl Oracle for Slam {
    const ASK: Option<Ask<Self>> = Some(|record, bout| {
        let rope = record.tags.iter().find(|(name, _)| name == "Rope");
        let rope = rope.map(|(_, rope)| rope.as_str());
        ask(bout, ring(rope, bout.round()))
    });
}

/// The chances to win of the player whose turn is on: with each action or, if a throw comes first, before it. `None` if nobody has a turn.
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
