use super::*;
use crate::{
    ai::protocol::{self, Reply},
    ui::games::tricks::review::Replay,
};

const DEAL: &str = "[Game \"tricks\"]\n[East-Hand \"G1 G4 R2 R5 W1 W3 B1 B5\"]\n[West-Hand \"G2 G5 R1 R4 W2 W4 B2 B3\"]\n\n";

/// A bout in which one card was forced.
const WHOLE: &str = "G4=G2 R2-R4 W2-W3 B5-B2 W1-W4";

fn replay(moves: &str) -> Replay {
    Replay::of(&format!("{DEAL}{moves}\n")).unwrap()
}

fn analysis(moves: &str) -> Analysis {
    Analysis::of(&replay(moves).table)
}

fn answered(analysis: &Analysis) -> Analysis {
    let question = analysis.question().unwrap();
    analysis.after(Told::Answer(protocol::answer(&question)))
}

fn to_the_end(mut analysis: Analysis) -> Analysis {
    analysis = analysis.after(Told::Go);
    while analysis.runs() {
        analysis = answered(&analysis);
    }
    analysis
}

/// The decisions, each written like `east G4`.
fn decisions(moves: &str) -> Vec<String> {
    let analysis = analysis(moves);
    let text = |it: &Decision| format!("{} {}", it.seat.slug(), it.played);
    analysis.decisions.iter().map(text).collect()
}

#[test]
fn every_free_choice_is_a_decision_and_a_forced_card_is_not() {
    assert_eq!(decisions(""), [""; 0]);
    assert_eq!(decisions("G4=G2"), ["east G4", "west G2"]);
    // West had to play its last card.
    assert_eq!(
        decisions(WHOLE),
        [
            "east G4", "west G2", "east R2", "west R4", "west W2", "east W3", "east B5", "west B2",
            "east W1"
        ]
    );
    // A tie, then an open trick.
    assert_eq!(
        decisions("G1=R1 G4=G2 W3-"),
        ["east G1", "west R1", "east G4", "west G2", "east W3"]
    );
}

#[test]
fn each_decision_is_sent_in_its_players_view_before_the_card() {
    let replay = replay("G4=G2 R2-R4 W2-W3");
    let mut analysis = Analysis::of(&replay.table).after(Told::Go);
    let mut asked = 0;
    while let Some(question) = analysis.question() {
        let decision = analysis.decisions[asked].clone();
        let Ask::Advice(view, ()) = question.ask.clone() else {
            panic!("a review must ask for advice");
        };
        assert_eq!(question.id, asked as u32);
        assert_eq!(view.viewer, Viewer::Seat(decision.seat.into()));
        assert!(view.playable().contains(decision.played));
        assert!(!view.shown().contains(decision.played));
        assert!(view.turn.asks(decision.seat));
        analysis = answered(&analysis);
        asked += 1;
        assert_eq!(analysis.progress(), (asked, 6));
    }
    assert_eq!((asked, analysis.done(), analysis.runs()), (6, true, false));
}

#[test]
fn nothing_is_asked_before_start_or_after_stop() {
    let analysis = analysis("G4=G2 W3-W2");
    assert_eq!(analysis.question(), None);
    let runs = analysis.after(Told::Go);
    let stale = Told::Answer(protocol::answer(&runs.question().unwrap()));
    let one = runs.after(stale.clone());
    assert_eq!(one.progress(), (1, 4));
    assert_eq!(one.after(stale), one, "the same answer counts once");
    let second = Told::Answer(protocol::answer(&one.question().unwrap()));
    let stopped = one.after(Told::Stop);
    assert_eq!((stopped.question(), stopped.runs()), (None, false));
    assert_eq!(stopped.after(second), stopped, "a late answer is dropped");
    assert_eq!(stopped.findings().count(), 1, "findings stay");
    let on = stopped.after(Told::Go);
    assert_eq!(on.question(), one.question(), "it resumes where it stopped");
}

#[test]
fn failure_stops_the_analysis_and_it_can_be_retried() {
    let runs = answered(&analysis("G4=G2").after(Told::Go));
    let reply = Reply::Failed;
    let failed = runs.after(Told::Answer(Answer { id: 1, reply }));
    assert!(failed.failed() && !failed.runs() && failed.question().is_none());
    let again = failed.after(Told::Go);
    assert!(!again.failed());
    assert!(answered(&again).done());
}

#[test]
fn missed_throw_costs_much_and_found_throw_costs_nothing() {
    let west = to_the_end(analysis("G4=G2 R5-R4"));
    let last = west.findings().last().unwrap();
    assert_eq!(
        (last.decision.seat, last.choice.card),
        (Side::West, "R1".parse().unwrap())
    );
    assert_eq!(last.weight(), Weight::Mistake);
    assert!(last.cost > 0.3, "{}", last.cost);
    let summary = west.summary(Side::West);
    assert!(summary.cost >= last.cost && summary.best < summary.all);

    let west = to_the_end(analysis("G4=G2 R5-R1"));
    let last = west.findings().last().unwrap();
    assert_eq!((last.weight(), last.cost), (Weight::Best, 0.0));
}

#[test]
fn summary_adds_up_a_players_decisions() {
    let analysis = to_the_end(analysis(WHOLE));
    for seat in Side::PAIR {
        let own: Vec<Finding<'_>> = analysis
            .findings()
            .filter(|finding| finding.decision.seat == seat)
            .collect();
        let summary = analysis.summary(seat);
        assert_eq!(summary.all, own.len());
        let best = own.iter().filter(|it| it.weight() == Weight::Best).count();
        assert_eq!(summary.best, best);
    }
}
