//! The table of a round robin, and all its bouts by round.

use basho::RoundRobin;
use rules::{Side, track::Verdict};
use yew::prelude::*;

use crate::ui::{routes::Route, words::t};

/// The columns of numbers, by their keys in the catalogue.
const COLUMNS: [&str; 6] = [
    "played",
    "push-offs",
    "positions",
    "ties",
    "losses",
    "points",
];

/// The table, best entrant first.
pub(super) fn standings(robin: &RoundRobin, name: &dyn Fn(usize) -> String) -> Html {
    let rows = robin.table().into_iter().map(|row| {
        let numbers = [
            row.played,
            row.push_offs,
            row.positions,
            row.ties,
            row.losses,
            row.points,
        ];
        html! {
            <tr key={row.entrant}>
                <td>{ row.place }</td>
                <th scope="row">{ name(row.entrant) }</th>
                { for numbers.map(|number| html! { <td>{ number }</td> }) }
            </tr>
        }
    });
    html! {
        <section class="robin-table" aria-labelledby="robin-table">
            <h2 id="robin-table" class="col-h">{ t!("robin-table") }</h2>
            <div class="robin-box" role="group" tabindex="0" aria-labelledby="robin-table">
            <table class="history">
                <thead>
                    <tr>
                        <th scope="col"><span class="vh">{ t!("robin-place") }</span></th>
                        <th scope="col">{ t!("robin-wrestler") }</th>
                        { for COLUMNS.map(|column| html! { <th scope="col"><span>{ t!("robin-column", column) }</span></th> }) }
                    </tr>
                </thead>
                <tbody>{ for rows }</tbody>
            </table>
            </div>
            <p class="note">{ t!("robin-points") }</p>
        </section>
    }
}

/// All bouts, and how they ended. `kept`: where the archive has that bout.
pub(super) fn rounds(
    robin: &RoundRobin,
    kept: &dyn Fn(usize) -> Option<Route>,
    name: &dyn Fn(usize) -> String,
    verdict: &dyn Fn(Verdict, &[String; 2]) -> String,
) -> Html {
    let rounds = (0..robin.rounds()).map(|round| {
        let bouts = robin.pairings().filter(|pairing| pairing.round == round);
        let bouts = bouts.map(|pairing| {
            let names = Side::PAIR.map(|seat| name(pairing.seats[seat.index()]));
            let words = match robin.result(pairing.bout) {
                Some(ended) => verdict(ended, &names),
                None => t!("robin-to-come", east = &names[0], west = &names[1]),
            };
            let way = kept(pairing.bout);
            html! {
                <li key={pairing.bout}>
                    if let Some(way) = way {
                        <a href={way.fragment()}>{ words }</a>
                    } else {
                        { words }
                    }
                </li>
            }
        });
        html! {
            <li key={round}>
                <h3>{ t!("robin-round-number", number = round + 1) }</h3>
                <ul>{ for bouts }</ul>
            </li>
        }
    });
    html! {
        <section class="robin-rounds" aria-labelledby="robin-rounds">
            <h2 id="robin-rounds" class="col-h">{ t!("robin-torikumi") }</h2>
            <ol>{ for rounds }</ol>
        </section>
    }
}
