//! What to do now, and what has just happened, in words.

use ai::slam::advice::Advice;
use bout::{
    Hint,
    games::slam::{Model, Phase},
};
use rules::{
    Seat,
    slam::{Action, Event, Landing, Thrown},
};

use super::words::{action_words, landing_words, log_line, points};
use crate::ui::words::{self, t};

/// What the screen says: a title and the line below it.
pub(super) struct Now {
    pub(super) title: String,
    pub(super) detail: String,
}

/// Which wrestlers are thrown, as a catalogue key: `a`, `b` or `ab`.
pub(super) fn thrown_slug(in_hand: [bool; 2]) -> &'static str {
    Thrown::of(in_hand).map_or("ab", Thrown::slug)
}

/// What the screen says now.
pub(super) fn now(model: &Model) -> Now {
    let name = |seat: Seat| model.name(seat);
    let bout = model.bout();
    let (title, detail) = match model.phase() {
        Phase::Throws(seat) => (
            t!(
                "slam-now-throw",
                name = name(seat),
                thrown = thrown_slug(model.in_hand())
            ),
            match bout.lies() {
                Some(landing) => landing_words(landing),
                None => t!("slam-now-throw-how"),
            },
        ),
        Phase::TieBreak(seat) => (
            t!("slam-now-tie", name = name(seat)),
            t!(
                "slam-now-tie-how",
                how = if model.at_once() { "once" } else { "turns" }
            ),
        ),
        Phase::Flies => {
            let seat = model.who();
            (
                t!("slam-now-flies", name = seat.map_or("", name)),
                String::new(),
            )
        }
        Phase::Decides(seat) => (
            t!("slam-now-decide", name = name(seat)),
            bout.lies()
                .and_then(pair)
                .unwrap_or_else(|| t!("slam-now-decide-how", number = bout.throws())),
        ),
        Phase::Thinks(seat) => match (model.decided_action(), bout.lies()) {
            (Some(action), _) => (action_words(name(seat), action), String::new()),
            (None, lies) => (
                if model.its_throw().is_some() {
                    t!("slam-now-aims", name = name(seat))
                } else {
                    t!("now-thinking", name = name(seat))
                },
                lies.map(landing_words).unwrap_or_default(),
            ),
        },
        Phase::Scored => told(model),
        Phase::Over => (String::new(), String::new()),
    };
    Now { title, detail }
}

/// What two wrestlers who lie alike count, if that is not the sum of what each does.
fn pair(Landing([a, b]): Landing) -> Option<String> {
    let both = a
        .double()
        .filter(|&both| a == b && Some(both) != b.single().map(|one| 2 * one))?;
    Some(t!("slam-pair", fall = a.slug(), points = points(both)))
}

/// The result of the turn: its first event as the title, the rest below.
fn told(model: &Model) -> (String, String) {
    let news = model.news();
    let pair = news.iter().find_map(|event| match *event {
        Event::Scored { landing, .. } => pair(landing),
        _ => None,
    });
    let mut lines = news
        .iter()
        .filter(|event| !matches!(event, Event::Landed { .. }))
        .map(|event| log_line(event, &model.bout().config().players, model.mode()));
    let title = lines.next().unwrap_or_default();
    let rest: Vec<String> = pair.into_iter().chain(lines).collect();
    (title, words::sentences(&rest))
}

/// The hint's text. `None` until the player asks for a hint.
pub(super) fn hint(model: &Model) -> Option<String> {
    model.hint().map(|hint| match hint {
        Hint::Thinking => t!("hint-thinking"),
        Hint::Failed => t!("hint-failed"),
        Hint::Told(advice) => advised(advice),
    })
}

/// The word of a choice in message keys.
pub(super) const fn choice_slug(action: Action) -> &'static str {
    match action {
        Action::Stop => "stop",
        Action::Again(thrown) => thrown.slug(),
    }
}

/// What the analysis thinks of each choice, best first.
pub(super) fn advised(advice: &Advice) -> String {
    let mut values = advice.values.clone();
    values.sort_by(|(_, a, _), (_, b, _)| b.total_cmp(a));
    let line = |(action, chance, average): &(Action, f64, f64)| {
        t!(
            "slam-advice",
            what = choice_slug(*action),
            percent = (100.0 * chance).round() as i64,
            points = points(average.round() as i32)
        )
    };
    words::sentences(&values.iter().map(line).collect::<Vec<_>>())
}
