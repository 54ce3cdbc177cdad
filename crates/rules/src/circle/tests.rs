//! Tests for every rule of the game.
//!
//! Boards are small drawings, steps are written as in records, and [`say`] puts events into a few words. Every turn is also played with
//! the board rotated and the seats exchanged ([`Turned`]).

mod attacks;
mod cancels;
mod defences;
mod draws;
mod laws;
mod limit;
mod order;
mod perft;
mod places;
mod preview;
mod record;
mod sight;

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

use super::*;
use crate::{
    Determinize,
    record::{Notation, Record, Refused},
};

const EAST: Side = Side::East;
const WEST: Side = Side::West;

/// A generator that gives the same numbers in every run and on every machine.
fn rng(seed: u64) -> Xoshiro256PlusPlus {
    SeedableRng::seed_from_u64(seed)
}

fn card(code: &str) -> Card {
    code.parse().unwrap()
}

fn cards(codes: &str) -> CardSet {
    codes.split_whitespace().map(card).collect()
}

fn board(drawing: &str) -> Board {
    drawing.parse().unwrap()
}

fn place(q: i8, r: i8) -> Place {
    Place::new(q, r).unwrap()
}

/// Collects every event.
#[derive(Default)]
struct Told(Vec<Event>);

impl Sink<Circle> for Told {
    fn note(&mut self, _: &Circle, event: Event) {
        self.0.push(event);
    }
}

fn read(tokens: &str) -> Result<(Record<Circle>, Circle), Refused<Circle>> {
    Record::parse(&format!("[Game \"circle\"]\n{tokens}"))
}

/// The bout after these tokens.
fn bout(tokens: &str) -> Circle {
    read(tokens).unwrap().1
}

/// Takes the steps of these tokens and returns the events.
fn play(state: &mut Circle, tokens: &str) -> Vec<Event> {
    let mut told = Told::default();
    for token in tokens.split_whitespace() {
        for step in state.read_token(token).unwrap() {
            let done = state.apply(step, &mut told);
            assert_eq!(done, Ok(()), "{token} in {state:?}");
        }
    }
    told.0
}

/// Why a step is refused; checks that it changes nothing and emits no event.
fn refusal(state: &Circle, token: &str) -> StepError<Illegal> {
    let (mut after, mut told) = (*state, Told::default());
    let step = state.read_token(token).unwrap()[0];
    let error = after.apply(step, &mut told).unwrap_err();
    assert_eq!((&after, told.0.len()), (state, 0));
    error
}

/// An event in a few words: whose card, and what it does. Draws and cards set aside are left out.
fn say(event: Event) -> Option<String> {
    let seat = action::letter;
    Some(match event {
        Event::Reshuffled { .. } | Event::Drew { .. } | Event::SetAside { .. } => return None,
        Event::Revealed { cards: [e, w], .. } => format!("{e}={w}"),
        Event::Annulled { card } => format!("{card} annulled"),
        Event::ActsFirst { seat: s } => format!("{} first", seat(s)),
        Event::PriorityGained { seat: s } => format!("{} gains priority", seat(s)),
        Event::PriorityEnded { seat: s } => format!("{} loses priority", seat(s)),
        Event::Cancelled { by, with, card } => format!("{} {with} cancels {card}", seat(by)),
        Event::Moved {
            seat: s,
            card,
            direction,
            from,
            to,
        } => {
            let way = std::iter::successors(from.step(direction), |p| p.step(direction));
            let spaces = way.take(2).position(|place| place == to).unwrap();
            let spaces = ["one", "two"][spaces];
            format!("{} {card} moves {spaces} to {direction}", seat(s))
        }
        Event::Pushed {
            by,
            card,
            from,
            at,
            direction,
            to,
        } => {
            assert_eq!(from.distance(at), 1);
            assert_eq!(at.step(direction), to);
            let out = if to.is_none() { " out" } else { "" };
            format!("{} {card} pushes to {direction}{out}", seat(by))
        }
        Event::SetDown { by, to, .. } => {
            let out = if to.is_none() { " out" } else { "" };
            format!("{} TD sets down{out}", seat(by))
        }
        Event::ChangedPlaces { by, .. } => format!("{} UH changes places", seat(by)),
        Event::Idle { seat: s, card, why } => format!("{} {card} {why:?}", seat(s)),
        Event::TookBack { seat: s } => format!("{} takes back", seat(s)),
        Event::Substituted { seat: s, card } | Event::FollowedUp { seat: s, card } => {
            format!("{}:{card}", seat(s))
        }
        Event::NoFollowUp { seat: s } => format!("{}:-", seat(s)),
        Event::Decided(Verdict { winner, card }) => format!("{} wins by {card}", seat(winner)),
    })
}

fn say_all(events: Vec<Event>) -> String {
    let said: Vec<String> = events.into_iter().filter_map(say).collect();
    said.join(", ")
}

/// Things as seen from the other side of the ring: rotated by 180°, with the seats exchanged.
trait Turned {
    fn turned(&self) -> Self;
}

impl Turned for Board {
    fn turned(&self) -> Self {
        let exchange = |c| match c {
            'E' => 'W',
            'W' => 'E',
            _ => c,
        };
        let drawing: String = self.to_string().chars().rev().map(exchange).collect();
        board(&drawing)
    }
}

/// Text from [`say`], and tokens of records.
impl Turned for String {
    fn turned(&self) -> Self {
        let word = |word: &str| -> String {
            let (word, comma) = match word.strip_suffix(',') {
                Some(word) => (word, ","),
                None => (word, ""),
            };
            let hour = |text: &str| -> String {
                let direction = text.parse().ok().and_then(Direction::from_hour);
                direction.map_or_else(|| text.to_owned(), |d| d.opposite().to_string())
            };
            let other = |seat: &str| match seat {
                "E" => "W".to_owned(),
                "W" => "E".to_owned(),
                _ => seat.to_owned(),
            };
            let turned = if let Some((east, west)) = word.split_once('=') {
                format!("{west}={east}")
            } else if let Some((seat, direction)) = word.split_once('>') {
                format!("{}>{}", other(seat), hour(direction))
            } else if let Some((seat, card)) = word.split_once(':') {
                format!("{}:{card}", other(seat))
            } else {
                other(&hour(word))
            };
            turned + comma
        };
        let words: Vec<String> = self.split_whitespace().map(word).collect();
        words.join(" ")
    }
}

/// A hand of three with these cards, filled up with defences first.
fn hand(mut held: CardSet) -> CardSet {
    for card in Card::ALL.into_iter().rev() {
        if held.len() < HAND {
            held.insert(card);
        }
    }
    held
}

/// The beginning of a turn on this board, with hands that hold the cards in the tokens.
fn standing(board: Board, priority: Option<Side>, tokens: &str) -> Circle {
    let mut held = [CardSet::EMPTY; 2];
    for token in tokens.split_whitespace() {
        if let Some((east, west)) = token.split_once('=') {
            held[0].insert(card(east));
            held[1].insert(card(west));
        } else if let Some((seat, follow)) = token.split_once(':')
            && follow != "-"
        {
            held[usize::from(seat == "W")].insert(card(follow));
        }
    }
    Circle::standing(board, priority, held.map(hand), [CardSet::EMPTY; 2]).unwrap()
}

/// Plays the turn given by the tokens, checks the events after the reveal and the final board, and returns the final state. Also checks
/// the turn as seen from the other side of the ring.
fn turn_with(
    priority: Option<Side>,
    before: &str,
    tokens: &str,
    said: &str,
    after: &str,
) -> Circle {
    let once = |priority, before: Board, tokens: &str, said: &str, after: Board| {
        let mut state = standing(before, priority, tokens);
        let told = say_all(play(&mut state, tokens));
        let revealed = tokens.split_whitespace().next().unwrap();
        let told = told.strip_prefix(revealed).unwrap();
        assert_eq!(told.strip_prefix(", ").unwrap_or(told), said, "{tokens}");
        assert_eq!(state.board(), after, "{tokens}\n{}", state.board());
        state
    };
    let [before, after] = [before, after].map(board);
    let turned = |text: &str| text.to_owned().turned();
    once(
        priority.map(Side::other),
        before.turned(),
        &turned(tokens),
        &turned(said),
        after.turned(),
    );
    once(priority, before, tokens, said, after)
}

/// [`turn_with`] without priority.
fn turn(before: &str, tokens: &str, said: &str, after: &str) -> Circle {
    turn_with(None, before, tokens, said, after)
}
