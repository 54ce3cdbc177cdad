//! The wording of the pages: names, the log, refusals.

use basho::{Book, PadOwner, Star};
use bout::games::slam::record_tags::{Line, Rope};
use rules::{
    Game, Seat,
    record::Record,
    slam::{Action, Event, Fall, Figure, Landing, Mode, Score, Shape, Slam},
};

use crate::ui::{
    routes::Route,
    words::{
        self,
        introduction::{Introduced, Introduction},
        t,
    },
};

/// Of how many bouts the totals are told: each record has to be unpacked and played.
const TOTALS: usize = 30;

impl Introduced for Slam {
    fn introduction() -> Introduction {
        Introduction {
            name: t!("slam-name"),
            kanji: t!("slam-kanji"),
            verb: t!("slam-verb"),
            line: t!("slam-line"),
            goal: t!("slam-rules-lead"),
            players: t!("slam-players"),
            luck: t!("slam-luck"),
            credit: t!("slam-credit"),
            leaf: "home.svg#leaf-slam",
            also: Some((Route::Fairness, t!("slam-fairness-way"))),
        }
    }

    fn technique(word: &str) -> Option<String> {
        let known = matches!(word, "basho" | "nokkuauto");
        known.then(|| t!("slam-kimarite", mode = word))
    }

    fn kimarite() -> Vec<&'static str> {
        Mode::ALL.map(Mode::slug).into()
    }

    fn earned(book: &Book, owner: PadOwner) -> Vec<String> {
        let won = book.played(owner, Self::ID).filter(|star| star.won());
        let titles = won.filter(|star| star.bout.kimarite == Mode::Nokkuauto.slug());
        let titles = titles.count();
        let newest = book.played(owner, Self::ID).rev();
        let ended = newest.filter(|star| star.bout.winner.is_some());
        let totals: Vec<i32> = ended.take(TOTALS).filter_map(total).collect();
        let most = totals.iter().max().map(|most| {
            let bouts = totals.len() as i32;
            let average = (2 * totals.iter().sum::<i32>() + bouts).div_euclid(2 * bouts);
            t!(
                "slam-totals",
                bouts = totals.len(),
                most = points(*most),
                average = points(average)
            )
        });
        let titles = (titles > 0).then(|| t!("slam-titles", number = titles));
        titles.into_iter().chain(most).collect()
    }

    fn scored(star: Star<'_>) -> Option<String> {
        let total = total(star)?;
        Some(t!(
            "star-points",
            number = total.unsigned_abs(),
            points = points(total)
        ))
    }
}

/// What the seat had scored at the end of the bout.
fn total(star: Star<'_>) -> Option<i32> {
    let (_, state) = Record::<Slam>::parse(&star.bout.text()?).ok()?;
    Some(state.total(star.seat))
}

/// The wrestler's name.
pub(super) fn wrestler_name(wrestler: Figure) -> String {
    t!("slam-wrestler", wrestler = wrestler.slug())
}

/// The name of a fall.
pub(super) fn fall_name(fall: Fall) -> String {
    t!("slam-fall", fall = fall.slug())
}

/// A number of points, with a proper minus sign.
pub(super) fn points(points: i32) -> String {
    if points < 0 {
        format!("−{}", points.unsigned_abs())
    } else {
        points.to_string()
    }
}

/// The mode's name.
pub(super) fn mode_name(mode: Mode) -> String {
    t!("slam-mode", mode = mode.slug())
}

/// How both wrestlers lie, like “Indigo: headstand. Vermilion: on the side.”
pub(super) fn landing_words(landing: Landing) -> String {
    let [a, b] = landing.0.map(Fall::slug);
    t!("slam-lies", a, b)
}

/// A computer's decision, like “throws vermilion again”.
pub(super) fn action_words(name: &str, action: Action) -> String {
    match action {
        Action::Stop => t!("slam-stops", name),
        Action::Again(thrown) => t!("slam-throws-again", name, thrown = thrown.slug()),
    }
}

/// The ring's shape and size, in words.
pub(super) fn rope_words(rope: &Rope, round: u16) -> String {
    let shape = match rope.line {
        Line::Measured(shape) => shape_name(shape),
        Line::Drawn(_) => t!("slam-shape", shape = "drawn"),
    };
    t!(
        "slam-ring-is",
        shape,
        percent = rope.size_in(round).percent()
    )
}

/// The shape's name.
pub(super) fn shape_name(shape: Shape) -> String {
    t!("slam-shape", shape = shape.slug())
}

/// The names of these seats as a part of a sentence.
fn listed(names: &[String], seats: impl Iterator<Item = Seat>) -> String {
    let names = seats.filter_map(|seat| names.get(seat.index()).cloned());
    words::list(&names.collect::<Vec<_>>())
}

/// An event as a log line.
pub(super) fn log_line(event: &Event, names: &[String], mode: Mode) -> String {
    let name = event.seat().and_then(|seat| names.get(seat.index()));
    let name = name.map_or("", String::as_str);
    match *event {
        Event::Landed {
            throw,
            thrown,
            landing,
            ..
        } => {
            let (thrown, lies) = (thrown.slug(), landing_words(landing));
            t!("slam-log-landed", name, throw, thrown, lies)
        }
        Event::Scored { score, total, .. } => {
            let total = points(total);
            match score {
                Score::Points(brought) => {
                    t!("slam-log-scored", name, points = points(brought), total)
                }
                Score::Nothing => t!("slam-log-nothing", name, total),
                Score::AllLost => t!("slam-log-lost", name),
            }
        }
        Event::Tied { seats } => t!("slam-log-tied", names = listed(names, seats.iter())),
        Event::Threw { fall, .. } => t!("slam-log-threw", name, fall = fall.slug()),
        Event::Left { round, .. } => t!("slam-log-left", name, round),
        Event::Won { .. } => t!("slam-log-won", name, mode = mode.slug()),
    }
}
