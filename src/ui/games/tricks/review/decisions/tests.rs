use ai::{
    Level,
    protocol::{self, Ask, Request},
};

use super::*;
use crate::ui::games::tricks::review::Replay;

const DEAL: &str = "[Game \"tricks\"]\n[East-Hand \"G1 G4 R2 R5 W1 W3 B1 B5\"]\n[West-Hand \"G2 G5 R1 R4 W2 W4 B2 B3\"]\n\n";

/// A bout in which one card was forced.
const WHOLE: &str = "G4=G2 R2-R4 W2-W3 B5-B2 W1-W4";

fn made(moves: &str) -> Vec<Decision> {
    let replay = Replay::of(&format!("{DEAL}{moves}\n")).unwrap();
    decisions(&replay.table)
}

/// What the analysis says of each decision.
fn advice(decisions: &[Decision]) -> Vec<Advice> {
    let asked = decisions.iter().map(|decision| {
        let request = Request::<Tricks> {
            id: 0,
            ask: Ask::Advice(decision.view.clone(), ()),
            level: Level::default(),
            seed: 0,
        };
        protocol::answer(&request).reply.advice().unwrap()
    });
    asked.collect()
}

fn findings<'a>(decisions: &'a [Decision], advice: &'a [Advice]) -> Vec<Finding<'a>> {
    let pairs = decisions.iter().zip(advice);
    pairs
        .map(|(decision, advice)| Finding::of(decision, advice).unwrap())
        .collect()
}

/// The decisions, each written like `east G4`.
fn written(moves: &str) -> Vec<String> {
    let text = |it: Decision| format!("{} {}", it.seat.slug(), it.played);
    made(moves).into_iter().map(text).collect()
}

#[test]
fn every_free_choice_is_a_decision_and_a_forced_card_is_not() {
    assert_eq!(written(""), [""; 0]);
    assert_eq!(written("G4=G2"), ["east G4", "west G2"]);
    // West had to play its last card.
    assert_eq!(
        written(WHOLE),
        [
            "east G4", "west G2", "east R2", "west R4", "west W2", "east W3", "east B5", "west B2",
            "east W1"
        ]
    );
    // A tie, then an open trick.
    assert_eq!(
        written("G1=R1 G4=G2 W3-"),
        ["east G1", "west R1", "east G4", "west G2", "east W3"]
    );
}

#[test]
fn each_decision_has_its_players_view_before_the_card() {
    let made = made("G4=G2 R2-R4 W2-W3");
    assert_eq!(made.len(), 6);
    for Decision {
        seat, played, view, ..
    } in made
    {
        assert_eq!(view.viewer, Viewer::Seat(seat.into()));
        assert!(view.playable().contains(played));
        assert!(!view.shown().contains(played));
        assert!(view.turn.asks(seat));
    }
}

#[test]
fn missed_throw_costs_much_and_found_throw_costs_nothing() {
    let west = made("G4=G2 R5-R4");
    let advised = advice(&west);
    let found = findings(&west, &advised);
    let last = found.last().unwrap();
    assert_eq!(
        (last.decision.seat, last.choice.card),
        (Side::West, "R1".parse().unwrap())
    );
    assert_eq!(last.weight(), Weight::Mistake);
    assert!(last.cost > 0.3, "{}", last.cost);
    let summary = Summary::of(&found, Side::West);
    assert!(summary.cost >= last.cost && summary.best < summary.all);

    let west = made("G4=G2 R5-R1");
    let advised = advice(&west);
    let found = findings(&west, &advised);
    let last = found.last().unwrap();
    assert_eq!((last.weight(), last.cost), (Weight::Best, 0.0));
}

#[test]
fn summary_adds_up_a_players_decisions() {
    let made = made(WHOLE);
    let advised = advice(&made);
    let found = findings(&made, &advised);
    for seat in Side::PAIR {
        let own = found.iter().filter(|it| it.decision.seat == seat);
        let own: Vec<&Finding<'_>> = own.collect();
        let summary = Summary::of(&found, seat);
        assert_eq!(summary.all, own.len());
        let best = own.iter().filter(|it| it.weight() == Weight::Best).count();
        assert_eq!(summary.best, best);
    }
}
