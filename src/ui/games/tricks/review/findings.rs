//! Renders the findings of the analysis: every card's share, and each player's summary.

use ai::{hundredths, tenths, tricks::advice::Rated};
use rules::{Side, tricks::Event};
use yew::prelude::*;

use super::decisions::{Finding, Summary};
use crate::ui::{
    games::tricks::{
        advice::{judged, remark},
        cards::face,
        words::card_plain,
    },
    parts::{phrase, seat_sign},
    stage::{Judged, certain},
    words::{self, t},
};

/// A finding, for what all games share.
pub(super) fn shared(finding: Finding<'_>, names: &[String; 2]) -> Judged {
    let decision = finding.decision;
    Judged {
        frame: decision.frame,
        after: decision.frame.saturating_sub(1),
        seat: decision.seat.into(),
        name: names[decision.seat.index()].clone(),
        played: card_plain(finding.played.card),
        best: card_plain(finding.choice.card),
        cost: finding.cost,
        wins: certain(finding.choice.wins, finding.advice.exact),
        exact: finding.advice.exact,
    }
}

/// The judgement of the decisions at a frame, in sentences.
pub(super) fn judgement(findings: &[Finding<'_>], event: &Event, names: &[String; 2]) -> String {
    if findings.is_empty() && matches!(event, Event::Led { .. } | Event::Followed { .. }) {
        return t!("judged-only");
    }
    let sentence = |finding: &Finding<'_>| {
        // In the tachiai both players decide.
        let tachiai = finding.decision.view.trick.is_none();
        let whose = tachiai.then(|| names[finding.decision.seat.index()].as_str());
        judged(whose, finding.played, finding.choice, finding.cost)
    };
    words::sentences(&findings.iter().map(sentence).collect::<Vec<_>>())
}

/// The summary of each player's decisions.
pub(super) fn summaries(findings: &[Finding<'_>], names: &[String; 2]) -> Html {
    let summary = |seat: Side| summary(seat, Summary::of(findings, seat), &names[seat.index()]);
    html! { { for Side::PAIR.map(summary) } }
}

fn summary(seat: Side, summary: Summary, name: &str) -> Html {
    let cost = hundredths(summary.cost);
    let given = if cost < 5 {
        t!("summary-none")
    } else {
        let tenths = (cost + 5) / 10;
        t!("summary-cost", whole = tenths / 10, tenths = tenths % 10)
    };
    html! {
        <section class="summary" aria-label={name.to_owned()}>
            <h3>{ seat_sign(seat) }{ name }</h3>
            <p>{ words::followed(&t!("summary", best = summary.best, all = summary.all), &given) }</p>
        </section>
    }
}

/// Every legal card with the share of bouts that it wins.
pub(super) fn shares(finding: Finding<'_>, names: &[String; 2]) -> Html {
    let seat = finding.decision.seat;
    let tachiai = finding.decision.view.trick.is_none();
    let rows = finding.advice.cards.iter().map(|rated| {
        let played = rated.card == finding.played.card;
        html! {
            <tr key={rated.card.to_string()} class={played.then_some("is-played")}>
                <th scope="row">{ face(rated.card, "", false) }</th>
                <td>{ phrase(hundredths(rated.wins).to_string()) }{ odds(rated) }</td>
                <td>{ remarks(finding, rated, tachiai) }</td>
            </tr>
        }
    });
    html! {
        <table key={seat.slug()} class="rated">
            <caption>{ t!("rated", name = &names[seat.index()]) }</caption>
            <thead class="vh"><tr>
                <th scope="col">{ t!("rated-card") }</th><th scope="col">{ t!("rated-won") }</th><th scope="col">{ t!("rated-about") }</th>
            </tr></thead>
            <tbody>{ for rows }</tbody>
        </table>
    }
}

fn odds(rated: &Rated) -> Html {
    html! {
        <svg class="odds" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect width={hundredths(rated.wins).to_string()} height="6" />
        </svg>
    }
}

/// Remarks on a card: whether it was played, whether the analysis would play it, and what it does at once.
fn remarks(finding: Finding<'_>, rated: &Rated, tachiai: bool) -> String {
    let often = tenths(rated.often);
    let analysis = if tachiai && often > 0 {
        Some(t!("rated-mix", tenths = often))
    } else {
        (!tachiai && rated.card == finding.choice.card).then(|| t!("rated-choice"))
    };
    let played = (rated.card == finding.played.card).then(|| t!("rated-played"));
    let all = [played, analysis, remark(rated)];
    words::row(&all.into_iter().flatten().collect::<Vec<_>>())
}
