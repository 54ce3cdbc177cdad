//! The wording of the pages: cards, positions, turns, the log, and what to do now.

use basho::{Book, PadOwner, Star};
use bout::{Scene, games::track::Model};
use rules::{
    Game, Side,
    track::{Action, Card, Deed, Event, Illegal, Number, Play, Tactic, Track, Verdict},
};

use super::turn::Turn;
use crate::ui::{
    stage::Now,
    words::{
        self, Value,
        introduction::{Introduced, Introduction},
        t,
    },
};

impl Introduced for Track {
    fn introduction() -> Introduction {
        Introduction {
            name: t!("track-name"),
            kanji: t!("track-kanji"),
            verb: t!("track-verb"),
            line: t!("track-line"),
            goal: t!("track-rules-lead"),
            players: t!("track-players"),
            luck: t!("track-luck"),
            credit: t!("track-credit"),
            leaf: "home.svg#leaf-track",
            also: None,
        }
    }

    fn technique(word: &str) -> Option<String> {
        let known = matches!(word, "oshi-dashi" | "position" | "tie");
        known.then(|| t!("track-kimarite", kimarite = word))
    }

    fn kimarite() -> Vec<&'static str> {
        let won = [
            Verdict::OshiDashi(Side::East),
            Verdict::Position(Side::East),
        ];
        won.map(Verdict::slug).into()
    }

    fn earned(book: &Book, owner: PadOwner) -> Vec<String> {
        let ended = book.played(owner, Self::ID);
        let all: Vec<u8> = ended.filter_map(points).collect();
        let (points, bouts) = (all.iter().copied().map(u32::from).sum::<u32>(), all.len());
        let said = (bouts > 0).then(|| t!("track-points", points, bouts));
        said.into_iter().collect()
    }

    fn scored(star: Star<'_>) -> Option<String> {
        let points = points(star)?;
        Some(t!("star-points", number = points, points))
    }
}

/// The table points that a bout has brought this seat; `None` if it has not ended.
fn points(star: Star<'_>) -> Option<u8> {
    let worth = worth(&star.bout.kimarite)?;
    let lost = star.bout.winner.is_some() && !star.won();
    Some(if lost { 0 } else { worth })
}

/// What a bout that ends so, by its word in records, scores in a round robin for the winner, or for both in a tie.
fn worth(kimarite: &str) -> Option<u8> {
    let verdicts = [
        Verdict::OshiDashi(Side::East),
        Verdict::Position(Side::East),
        Verdict::Tie,
    ];
    let mut verdicts = verdicts.into_iter();
    let ended = verdicts.find(|verdict| verdict.slug() == kimarite)?;
    Some(ended.points()[Side::East.index()])
}

/// The tactic’s name, like “Nodowa”.
pub(super) fn tactic_name(tactic: Tactic) -> String {
    t!("track-tactic", tactic = tactic.slug())
}

/// The card’s name, like “3”, “Nodowa” or “Sumo Master”.
pub(super) fn card_name(card: Card) -> String {
    match card {
        Card::Number(number) => number.to_string(),
        Card::Tactic(tactic) => tactic_name(tactic),
        Card::Master => t!("track-master"),
    }
}

/// The played card’s name, like “3”, “Nodowa” or “Sumo Master as Yori”.
pub(super) fn play_name(play: Play) -> String {
    match play {
        Play::Master(tactic) => t!("track-master-as", tactic),
        other => card_name(other.card()),
    }
}

/// A number, or the tactic’s name. Catalogues can choose an article by it.
impl From<Card> for Value<'_> {
    fn from(card: Card) -> Self {
        match card {
            Card::Number(number) => number.into(),
            other => card_name(other).into(),
        }
    }
}

impl From<Play> for Value<'_> {
    fn from(play: Play) -> Self {
        match play {
            Play::Number(number) => number.into(),
            other => play_name(other).into(),
        }
    }
}

impl From<Deed> for Value<'_> {
    fn from(deed: Deed) -> Self {
        match deed {
            Deed::Number(number) => number.into(),
            Deed::Tactic(tactic) => tactic.into(),
        }
    }
}

impl From<Number> for Value<'_> {
    fn from(number: Number) -> Self {
        number.get().into()
    }
}

impl From<Tactic> for Value<'_> {
    fn from(tactic: Tactic) -> Self {
        tactic_name(tactic).into()
    }
}

/// What a tactic does, in one sentence.
pub(super) fn tactic_how(tactic: Tactic) -> String {
    t!("track-how", tactic = tactic.slug())
}

/// Whose side a position is on: `east`, `west` or `middle`.
pub(super) fn side(position: i8) -> &'static str {
    match position {
        0 => "middle",
        // East pushes toward positive positions, so the spaces beyond the middle are West's.
        1.. => "west",
        _ => "east",
    }
}

/// The side of a position, or the end that it is beyond.
fn whereabouts(position: i8) -> &'static str {
    match position {
        9.. => "beyond-west",
        ..=-9 => "beyond-east",
        _ => side(position),
    }
}

/// A position, like “West’s 2”, “the middle” or “beyond West’s end”.
pub(super) fn place(position: i8) -> String {
    t!(
        "track-place",
        side = whereabouts(position),
        number = position.unsigned_abs()
    )
}

/// Where the wrestlers stand, in a sentence.
pub(super) fn stand(position: i8) -> String {
    t!(
        "track-stand",
        side = whereabouts(position),
        number = position.unsigned_abs()
    )
}

/// The sum of a push, like “(6 − 4) × 4 = 8”.
pub(super) fn sum(high: Number, low: Number) -> String {
    let spaces = (high.get() - low.get()) * low.get();
    t!("track-sum", high, low, spaces)
}

/// An event as a log line.
pub(super) fn log_line(event: &Event, names: &[String; 2]) -> String {
    let [name, _] = words::name_and_other(event.seat(), names);
    match *event {
        Event::Swapped { swaps } => {
            let told = Side::PAIR.map(|seat| swapped(swaps[seat.index()], &names[seat.index()]));
            words::sentences(&told)
        }
        Event::Revealed { plays, referee, .. } => {
            let late = Side::PAIR.into_iter().filter(|seat| referee[seat.index()]);
            let told = late.map(|seat| {
                let (name, card) = (&names[seat.index()], plays[seat.index()]);
                t!("track-log-referee", name, card)
            });
            let mut told: Vec<String> = told.collect();
            let ([east, west], [eastcard, westcard]) = (names, plays);
            told.push(t!("track-log-revealed", east, eastcard, west, westcard));
            words::sentences(&told)
        }
        Event::Repeated { deed, .. } => t!("track-log-repeated", name, card = deed),
        Event::Counted { number, .. } => t!("track-log-counted", name, number),
        Event::Pushed { high, low, to, .. } => {
            let pushed = t!("track-log-pushed", name, sum = sum(high, low));
            words::followed(&pushed, &stand(to))
        }
        Event::Stood { numbers } if numbers[0] == numbers[1] => t!("track-log-equal"),
        Event::Stood { .. } => t!("track-log-zero"),
        Event::Advanced { to, .. } => words::followed(&t!("track-log-advanced", name), &stand(to)),
        Event::Stopped { .. } => t!("track-log-stopped", name),
        Event::Reversed { to, .. } => words::followed(&t!("track-log-reversed", name), &stand(to)),
        Event::Cancelled { tactic } => t!("track-log-cancelled", tactic),
        Event::Idle { tactic, why, .. } => t!("track-log-idle", name, tactic, why = why.slug()),
        Event::TookBack => t!("track-log-back"),
        Event::Decided(Verdict::OshiDashi(_)) => t!("track-log-oshi", name),
        Event::Decided(Verdict::Position(_)) => t!("track-log-position", name),
        Event::Decided(Verdict::Tie) => t!("track-log-tie"),
    }
}

/// What a seat swapped, in a sentence.
pub(super) fn swapped(swaps: rules::track::Swaps, name: &str) -> String {
    let mut numbers = swaps.iter();
    let [first, second] = [numbers.next(), numbers.next()];
    let [firsttactic, secondtactic] =
        [first, second].map(|number| number.map_or_else(String::new, swap_card));
    t!(
        "track-log-swapped",
        count = swaps.len(),
        name,
        first = first.map_or(0, Number::get),
        firsttactic,
        second = second.map_or(0, Number::get),
        secondtactic
    )
}

/// The name of the tactic with this number’s value.
pub(super) fn swap_card(number: Number) -> String {
    let tactic = Tactic::ALL
        .into_iter()
        .find(|tactic| tactic.value() == number.get());
    tactic.map_or_else(|| t!("track-master"), tactic_name)
}

/// Why an action was refused.
pub(super) fn refusal(illegal: &Illegal) -> String {
    match *illegal {
        Illegal::NotHeld { card, .. } => t!("track-refuse-spent", card),
        Illegal::SwapsAreDue => t!("track-refuse-swaps"),
        Illegal::NoSwapsAreDue => t!("track-refuse-late"),
    }
}

/// The kimarite’s name.
pub(super) fn kimarite_name(verdict: Verdict) -> String {
    t!("track-kimarite", kimarite = verdict.slug())
}

/// Why the bout ended like this, with the counter at this position.
pub(super) fn why(verdict: Verdict, position: i8, names: &[String; 2]) -> String {
    let name = |seat: Side| &names[seat.index()];
    match verdict {
        Verdict::OshiDashi(seat) => t!("track-why-oshi", loser = name(seat.other())),
        Verdict::Position(seat) => t!(
            "track-why-position",
            loser = name(seat.other()),
            side = side(position),
            number = position.unsigned_abs()
        ),
        Verdict::Tie => t!("track-why-tie"),
    }
}

/// What to say now to that seat's player, or what is being shown.
pub(super) fn now(model: &Model, looker: Side, event: Option<&Event>, names: &[String; 2]) -> Now {
    let other = looker.other();
    let name = |seat: Side| &names[seat.index()];
    match (model.scene(), event) {
        (Scene::TimedFrame | Scene::MustBeSeen | Scene::Over, Some(event)) => {
            let detail = match event {
                Event::Decided(verdict) => {
                    why(*verdict, model.public_view().bout.position(), names)
                }
                Event::Swapped { .. } => t!("track-now-swapped"),
                Event::Revealed { referee, .. } if referee.contains(&true) => {
                    t!("track-now-lifted")
                }
                Event::Revealed { .. } => t!("track-now-revealed"),
                _ => String::new(),
            };
            Now {
                title: log_line(event, names),
                detail,
                side: event.seat(),
            }
        }
        (Scene::Asked, _) if model.asks(looker.into()) => {
            let swaps = model.public_view().bout.swaps().is_none();
            let title = match (model.shared() && !model.facing(), swaps) {
                (true, false) => t!("choose-card-named", name = name(looker)),
                (false, false) => t!("choose-card"),
                (_, true) => t!("track-now-swap"),
            };
            let detail = if model.is_late(other.into()) {
                t!("track-now-late", name = name(other))
            } else if swaps {
                t!("track-now-swap-why")
            } else if model.has_sealed(other.into()) {
                t!("choose-sealed", name = name(other))
            } else {
                t!("choose-together")
            };
            Now {
                title,
                detail,
                side: Some(looker),
            }
        }
        _ => Now {
            title: if model.is_late(looker.into()) {
                t!("track-now-you-late")
            } else if model.watched() {
                t!("choose-thinking")
            } else if model.shared() {
                t!("now-choosing", name = name(other))
            } else {
                t!("now-thinking", name = name(other))
            },
            detail: if model.is_late(looker.into()) || model.watched() {
                String::new()
            } else if model.public_view().bout.swaps().is_none() {
                t!("track-now-swap-sealed")
            } else {
                t!("now-sealed-why")
            },
            side: (!model.watched()).then_some(other),
        },
    }
}

/// The sums of the pushes in a turn, one per line.
pub(super) fn turn_sums(turn: &Turn) -> Vec<String> {
    let sums = turn.came.iter().filter_map(|event| match *event {
        Event::Pushed { high, low, .. } => Some(sum(high, low)),
        _ => None,
    });
    sums.collect()
}

/// What happened in a turn, in sentences.
pub(super) fn turn_story(turn: &Turn, names: &[String; 2]) -> String {
    let lines: Vec<String> = turn
        .came
        .iter()
        .map(|event| log_line(event, names))
        .collect();
    words::sentences(&lines)
}

/// The name of an action.
pub(super) fn action_name(action: Action) -> String {
    match action {
        Action::Play { play, .. } => play_name(play),
        Action::Swap(swaps) if swaps.is_empty() => t!("track-swap-none"),
        Action::Swap(swaps) => {
            let names: Vec<String> = swaps.iter().map(swap_card).collect();
            words::list(&names)
        }
    }
}

/// The result of a bout, as a line of the round robin.
pub(super) fn verdict_line(verdict: Verdict, names: &[String; 2]) -> String {
    let name = |seat: Side| &names[seat.index()];
    match verdict.winner() {
        Some(seat) => t!(
            "robin-ended",
            winner = name(seat),
            loser = name(seat.other()),
            kimarite = verdict.slug()
        ),
        None => t!("robin-tied", east = &names[0], west = &names[1]),
    }
}
