//! What a card would do now if the opponent did nothing.

use super::{Ask, Board, Card, Circle, Direction, Event};
use crate::{Side, Sink};

/// One way in which a card can act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The direction that the card's owner chooses; `None` if there is nothing to choose.
    pub direction: Option<Direction>,
    /// The events; [`Event::TookBack`] if another card must be played in its place.
    pub events: Vec<Event>,
    /// The board afterwards.
    pub board: Board,
}

#[derive(Clone, Default)]
struct Noted(Vec<Event>);

impl Sink<Circle> for Noted {
    fn note(&mut self, _: &Circle, event: Event) {
        self.0.push(event);
    }
}

impl Board {
    /// What the seat's card would do now if the opponent did nothing: every way in which it can act, by direction clockwise.
    ///
    /// Hikkake and Tsuppari affect only the opponent's card: they have one way, without events.
    pub fn preview(self, seat: Side, card: Card) -> Vec<Preview> {
        let mut state = Circle {
            board: self,
            ..Circle::START
        };
        let mut noted = Noted::default();
        let ask = match card {
            Card::Hikkake | Card::Tsuppari => None,
            _ => state.act(seat, card, &mut None, &mut noted),
        };
        let Some(Ask::Direction { among, .. }) = ask else {
            return vec![Preview {
                direction: None,
                events: noted.0,
                board: state.board,
            }];
        };
        let each = among.iter().map(|direction| {
            let (mut state, mut noted) = (state, noted.clone());
            state.go(seat, card, direction, &mut noted);
            Preview {
                direction: Some(direction),
                events: noted.0,
                board: state.board,
            }
        });
        each.collect()
    }
}
