//! The running score of all players, and what a fall is worth.

use yew::prelude::*;

use super::{
    model::{Model, Scene},
    picture::fall_picture,
    words::{fall_name, points},
};
use crate::{
    rules::{
        Seat,
        slam::{Event, Fall, Landing, Score, Slam, Wrestler},
    },
    ui::words::t,
};

/// A turn that is over, or that goes on.
pub(super) type Cell = (Seat, String);

/// Turns as rows, each with what was said of it for those who had one.
pub(super) fn rows(story: &[Event]) -> Vec<Vec<Cell>> {
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

/// What a turn brought.
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

/// What the score sheet shows of a bout that stands so.
#[derive(Properties, PartialEq)]
pub(super) struct TallyProps {
    pub(super) names: Vec<String>,
    pub(super) totals: Vec<i32>,
    /// Who have left, in nokkuauto.
    pub(super) out: Vec<Seat>,
    pub(super) rows: Vec<Vec<Cell>>,
    /// Whose column is marked.
    pub(super) who: Option<Seat>,
    /// Whether that one is throwing: an open cell says so.
    pub(super) throwing: bool,
}

impl TallyProps {
    /// The score of a bout, with these events told.
    pub(super) fn of(bout: &Slam, story: &[Event], who: Option<Seat>, throwing: bool) -> Self {
        Self {
            names: bout.config().players.clone(),
            totals: bout.totals().to_vec(),
            out: bout.out().to_vec(),
            rows: rows(story),
            who,
            throwing,
        }
    }
}

/// The score sheet: turns as rows, players as columns.
#[component]
pub(super) fn Tally(props: &TallyProps) -> Html {
    let seats: Vec<Seat> = (0..props.names.len() as u8)
        .filter_map(|place| Seat::try_from(place).ok())
        .collect();
    let me = |seat: Seat| {
        classes!(
            (props.who == Some(seat)).then_some("me"),
            props.out.contains(&seat).then_some("gone")
        )
    };
    let mut rows = props.rows.clone();
    let thrower = props.who.filter(|_| props.throwing);
    if let Some(who) = thrower {
        let open = |row: &&mut Vec<Cell>| !row.iter().any(|(seat, _)| *seat == who);
        let cell = (who, t!("slam-throwing"));
        match rows.iter_mut().find(open) {
            Some(row) => row.push(cell),
            None => rows.push(vec![cell]),
        }
    }
    let row = |(number, row): (usize, &Vec<Cell>)| {
        let cell = |&seat: &Seat| {
            let said = row.iter().find(|(who, _)| *who == seat);
            html! { <td class={me(seat)}>{ said.map_or("", |(_, said)| said) }</td> }
        };
        html! { <tr key={number}><th scope="row">{ number + 1 }</th>{ for seats.iter().map(cell) }</tr> }
    };
    html! {
        <div class="tally-box" role="group" tabindex="0" aria-label={t!("slam-score")}>
            <table class="tally">
                <thead>
                    <tr>
                        <th scope="col">{ t!("slam-turn") }</th>
                        { for seats.iter().map(|&seat| html! {
                            <th scope="col" class={me(seat)} aria-current={(props.who == Some(seat)).then_some("true")}>
                                <span class="tally-n">{ &props.names[seat.index()] }</span>
                                if props.out.contains(&seat) {
                                    <small>{ t!("slam-left") }</small>
                                }
                            </th>
                        }) }
                    </tr>
                </thead>
                <tbody>{ for rows.iter().enumerate().map(row) }</tbody>
                <tfoot>
                    <tr>
                        <th scope="row">{ t!("slam-total") }</th>
                        { for seats.iter().map(|&seat| html! {
                            <td class={me(seat)}>{ points(props.totals.get(seat.index()).copied().unwrap_or_default()) }</td>
                        }) }
                    </tr>
                </tfoot>
            </table>
        </div>
    }
}

/// The score sheet of the bout on screen.
pub(super) fn tally(model: &Model) -> Html {
    let throwing = !matches!(model.scene(), Scene::Scored | Scene::Over);
    let throwing = throwing && model.bout().tied().is_none();
    let props = TallyProps::of(model.bout(), &model.story(), model.who(), throwing);
    html! { <Tally ..props /> }
}

/// What a fall is worth, with those marked that lie in the ring.
pub(super) fn worth(landing: Option<Landing>) -> Html {
    worth_as("worth", landing)
}

/// The same under another id, where it stands a second time.
pub(super) fn worth_as(id: &'static str, landing: Option<Landing>) -> Html {
    let row = |fall: Fall| {
        let (Some(one), Some(both)) = (fall.single(), fall.double()) else {
            return Html::default();
        };
        let lies = Wrestler::PAIR
            .into_iter()
            .find(|&wrestler| landing.is_some_and(|landing| landing.of(wrestler) == fall));
        html! {
            <tr key={fall.slug()} class={lies.map(|_| "cur")}>
                <th scope="row">{ fall_picture(lies.unwrap_or(Wrestler::A), fall) }<span>{ fall_name(fall) }</span></th>
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
