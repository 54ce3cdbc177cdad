//! The reason for a choice: what it gains or prevents on the board.

use rules::circle::{Action, Ask, Board, Card, Event, Preview, View};

/// What speaks for an action, the most important first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It takes the opponent out of the ring if nothing stops it.
    TakesOut,
    /// It cancels an attack of the opponent.
    Cancels,
    /// After it, fewer of the cards that the opponent may hold can take its owner out.
    Protects,
    /// It moves the opponent.
    Pushes,
    /// It brings its owner nearer to the opponent.
    Nearer,
    /// None of these.
    Waits,
}

impl Reason {
    /// The reason for an action of the viewing player; `None` for the public view, and for the choice not to attack again.
    pub fn of(view: &View, action: Action) -> Option<Self> {
        let seat = view.viewer.side()?;
        let other = seat.other();
        let board = view.board;
        let (card, previews) = match action {
            Action::Reveal(card) | Action::Follow(card) => (card, board.preview(seat, card)),
            Action::Toward(direction) => {
                let Ask::Direction { card, .. } = view.choice?.ask else {
                    return None;
                };
                let mut previews = board.preview(seat, card);
                previews.retain(|preview| preview.direction == Some(direction));
                (card, previews)
            }
            Action::Pass => return None,
        };
        let any = |holds: &dyn Fn(&Preview) -> bool| previews.iter().any(holds);
        if any(&|preview| preview.board.place(other).is_none()) {
            return Some(Self::TakesOut);
        }
        if matches!(card, Card::Hikkake | Card::Tsuppari) {
            return Some(Self::Cancels);
        }
        let may_hold = view.unseen(other).or(view.known[other.index()]);
        let threats = |board: Board| {
            let threatens = |&card: &Card| {
                let previews = board.preview(other, card);
                previews.iter().any(|it| it.board.place(seat).is_none())
            };
            may_hold.into_iter().filter(threatens).count()
        };
        let before = threats(board);
        if before > 0 && any(&|preview| threats(preview.board) < before) {
            return Some(Self::Protects);
        }
        let moves = |event: &Event| {
            matches!(
                event,
                Event::Pushed { .. } | Event::SetDown { .. } | Event::ChangedPlaces { .. }
            )
        };
        if any(&|preview| preview.events.iter().any(moves)) {
            return Some(Self::Pushes);
        }
        let apart = |board: Board| Some(board.place(seat)?.distance(board.place(other)?));
        let nearer = any(&|preview| apart(preview.board) < apart(board));
        Some(if nearer { Self::Nearer } else { Self::Waits })
    }
}
