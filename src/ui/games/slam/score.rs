//! The score sheet of all players, and the table of what a fall is worth.

use bout::games::slam::{Model, Phase};
use rules::{
    Seat,
    slam::{Event, Fall, Figure, Landing, Score, Slam},
};
use yew::prelude::*;

use super::{
    picture::fall_picture,
    words::{fall_name, points},
};
use crate::ui::words::t;

/// A player's cell of the score sheet, for a finished or current turn.
type Cell = (Seat, String);

/// The results of the turns: one list per turn, with the result of each player who has had it.
fn rows(story: &[Event]) -> Vec<Vec<Cell>> {
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    for event in story {
        let Event::Scored {
            seat,
            score,
            landing,
            ..
        } = *event
        else {
            continue;
        };
        let said = brought(score, landing);
        match rows
            .iter_mut()
            .find(|row| !row.iter().any(|(who, _)| *who == seat))
        {
            Some(row) => row.push((seat, said)),
            None => rows.push(vec![(seat, said)]),
        }
    }
    rows
}

/// The result of a turn, in words.
fn brought(score: Score, landing: Landing) -> String {
    match score {
        Score::Points(brought) if landing.outside() == 0 => points(brought),
        Score::Points(brought) => t!(
            "slam-tally-out",
            outside = landing.outside(),
            points = points(brought)
        ),
        Score::Nothing => t!("slam-out", outside = 1),
        Score::AllLost => t!("slam-out", outside = 2),
    }
}

/// The score sheet of a bout after these events: a row for each player, with the last `turns` turns and the total. The row of `who` is
/// highlighted; if that player is `throwing`, an open cell says so.
pub(super) fn tally_sheet(
    bout: &Slam,
    story: &[Event],
    who: Option<Seat>,
    throwing: bool,
    turns: usize,
) -> Html {
    let mut rows = rows(story);
    let thrower = who.filter(|_| throwing);
    if let Some(who) = thrower {
        let open = |row: &&mut Vec<Cell>| !row.iter().any(|(seat, _)| *seat == who);
        let cell = (who, t!("slam-throwing"));
        match rows.iter_mut().find(open) {
            Some(row) => row.push(cell),
            None => rows.push(vec![cell]),
        }
    }
    let first = rows.len().saturating_sub(turns);
    let player = |seat: Seat| {
        let out = bout.out().contains(&seat);
        let me = who == Some(seat);
        let class = classes!(me.then_some("me"), out.then_some("gone"));
        let turn = |row: &Vec<Cell>| {
            let said = row.iter().find(|(who, _)| *who == seat);
            html! { <td>{ said.map_or("", |(_, said)| said) }</td> }
        };
        html! {
            <tr key={seat.index()} {class} aria-current={me.then_some("true")}>
                <th scope="row">
                    <span class="tally-n">{ bout.name(seat) }</span>
                    if out {
                        <small>{ t!("slam-left") }</small>
                    }
                </th>
                { for rows[first..].iter().map(turn) }
                <td>{ points(bout.total(seat)) }</td>
            </tr>
        }
    };
    html! {
        <div class="tally-box" role="group" tabindex="0" aria-label={t!("slam-score")}>
            <table class="tally">
                <thead>
                    <tr>
                        <th scope="col">{ t!("slam-turn") }</th>
                        { for (first..rows.len()).map(|turn| html! { <th key={turn} scope="col">{ turn + 1 }</th> }) }
                        <th scope="col">{ t!("slam-total") }</th>
                    </tr>
                </thead>
                <tbody>{ for bout.seats().map(player) }</tbody>
            </table>
        </div>
    }
}

/// The score sheet of the bout on screen, with this many of its last turns.
pub(super) fn tally(model: &Model, turns: usize) -> Html {
    let throwing = !matches!(model.phase(), Phase::Scored | Phase::Over);
    let throwing = throwing && model.bout().tied().is_none();
    tally_sheet(model.bout(), &model.events(), model.who(), throwing, turns)
}

/// Everybody's points, for a screen without room for the score sheet beside the ring.
pub(super) fn standing(model: &Model) -> Html {
    let bout = model.bout();
    let player = |seat: Seat| {
        let class = classes!(
            (model.who() == Some(seat)).then_some("me"),
            bout.out().contains(&seat).then_some("gone")
        );
        html! { <li key={seat.index()} {class}><span>{ bout.name(seat) }</span><b>{ points(bout.total(seat)) }</b></li> }
    };
    html! { <ul class="standing" aria-label={t!("slam-score")}>{ for bout.seats().map(player) }</ul> }
}

/// The worth of each fall, with the falls of this landing highlighted. The heading gets this id.
pub(super) fn worth_as(id: &'static str, landing: Option<Landing>) -> Html {
    let row = |fall: Fall| {
        let (Some(one), Some(both)) = (fall.single(), fall.double()) else {
            return Html::default();
        };
        let lies = Figure::PAIR
            .into_iter()
            .find(|&wrestler| landing.is_some_and(|landing| landing.of(wrestler) == fall));
        html! {
            <tr key={fall.slug()} class={lies.map(|_| "cur")}>
                <th scope="row">{ fall_picture(lies.unwrap_or(Figure::A), fall) }<span>{ fall_name(fall) }</span></th>
                <td>{ points(one) }</td>
                <td class="both">{ points(both) }</td>
            </tr>
        }
    };
    html! {
        <section class="worth-box" aria-labelledby={id}>
            <h2 {id} class="col-h">{ t!("slam-worth") }</h2>
            <table class="worth">
                <thead class="worth-h">
                    <tr>
                        <th scope="col"><span class="vh">{ t!("slam-position") }</span></th>
                        <th scope="col">{ t!("slam-one") }</th>
                        <th scope="col">{ t!("slam-both") }</th>
                    </tr>
                </thead>
                <tbody>{ for Fall::ALL.map(row) }</tbody>
            </table>
        </section>
    }
}
