//! Foresees what a card would do from here if nothing intervened.

use rules::{
    Side,
    circle::{Board, Card, Direction, Event, Preview},
};

use super::turn::{Spot, spots};
use crate::ui::words::{self, t};

/// One way in which a card can act.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Way {
    /// The direction that the card's owner chooses, if there is a choice.
    pub(super) direction: Option<Direction>,
    /// The wrestler whom the direction moves. For an Oshidashi beside the opponent this is the opponent.
    pub(super) mover: Side,
    /// The spots of East and West, before the action and after it.
    pub(super) spots: [[Option<Spot>; 2]; 2],
    /// The seat that is out after the action.
    pub(super) out: Option<Side>,
    /// The events of the action.
    events: Vec<Event>,
}

impl Way {
    fn of(board: Board, seat: Side, preview: Preview) -> Self {
        // For an Oshidashi beside the opponent, the direction is the one in which the opponent goes aside.
        let aside = |event: &Event| match *event {
            Event::Pushed {
                from,
                at,
                direction,
                ..
            } => from.step(direction) != Some(at),
            _ => false,
        };
        let mover = if preview.events.iter().any(aside) {
            seat.other()
        } else {
            seat
        };
        let out = Side::PAIR
            .into_iter()
            .find(|&seat| preview.board.place(seat).is_none());
        Self {
            direction: preview.direction,
            mover,
            spots: [
                spots(board, [].iter()),
                spots(preview.board, preview.events.iter()),
            ],
            out,
            events: preview.events,
        }
    }

    /// The result: the name of its case in the catalogues, and how many circles somebody goes or is pushed.
    fn result(&self, seat: Side) -> (&'static str, u8) {
        let (mut what, mut pushes, mut steps) = ("stays", 0_u8, 0_u8);
        for event in &self.events {
            what = match event {
                Event::Pushed { to: None, .. } | Event::SetDown { to: None, .. } => "out",
                Event::Pushed { .. } if self.mover != seat => "aside",
                Event::Pushed { .. } => {
                    pushes += 1;
                    "pushes"
                }
                Event::SetDown { .. } => "behind",
                Event::ChangedPlaces { .. } => "changes",
                Event::Moved { from, to, .. } => {
                    steps += from.distance(*to);
                    "goes"
                }
                Event::Idle { .. } => "apart",
                Event::TookBack { .. } => "limit",
                _ => what,
            };
        }
        (what, if what == "goes" { steps } else { pushes })
    }

    /// The result in a few words, like “Kaze is out” or “Kaze stays in”.
    pub(super) fn comes_to(&self, seat: Side, names: &[String; 2]) -> String {
        let (what, number) = self.result(seat);
        t!(
            "circle-way",
            what,
            own = &names[seat.index()],
            name = &names[seat.other().index()],
            number
        )
    }
}

/// Every way in which the seat’s card can act on this board.
pub(super) fn ways(board: Board, seat: Side, card: Card) -> Vec<Way> {
    let previews = board.preview(seat, card);
    previews
        .into_iter()
        .map(|preview| Way::of(board, seat, preview))
        .collect()
}

/// What the seat’s card would do from here if nothing intervened, in sentences.
pub(super) fn sentence(ways: &[Way], seat: Side, card: Card, names: &[String; 2]) -> String {
    match card {
        Card::Hikkake | Card::Tsuppari => t!("circle-how", card = card.slug()),
        _ => {
            // Ways with the same result share a sentence.
            let mut told: Vec<((&str, u8), Vec<String>)> = Vec::new();
            for way in ways {
                let what = way.result(seat);
                let to = way.direction;
                let to = to.map(|to| t!("circle-way-to", number = to.hour()));
                match told.iter_mut().find(|(other, _)| *other == what) {
                    Some((_, all)) => all.extend(to),
                    None => told.push((what, to.into_iter().collect())),
                }
            }
            let [own, name] = [seat, seat.other()].map(|seat| &names[seat.index()]);
            let mut all = Vec::new();
            for ((what, number), ways) in told {
                all.push(if ways.is_empty() {
                    t!("circle-foresee", what, own, name, number)
                } else {
                    t!(
                        "circle-foresee-toward",
                        ways = words::list(&ways),
                        what,
                        own,
                        name,
                        number
                    )
                });
            }
            all.push(t!("circle-foresee-may"));
            words::sentences(&all)
        }
    }
}

#[cfg(test)]
mod tests;
