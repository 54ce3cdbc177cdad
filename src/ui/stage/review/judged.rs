//! What the choices of a bout cost, in words and on a scale that all games share.

use ai::{Weight, hundredths};
use rules::Seat;
use yew::prelude::*;

use crate::ui::{
    browser::hooks::back_to,
    words::{self, t},
};

/// A choice that the analysis has judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// The index of the frame that shows the choice.
    pub frame: usize,
    /// The index of the frame after which it was made.
    pub after: usize,
    /// The seat that chose.
    pub seat: Seat,
    /// Who sat there.
    pub name: String,
    /// What was chosen.
    pub played: String,
    /// What the analysis would have chosen.
    pub best: String,
    /// What that costs, as a share of bouts from 0 to 1.
    pub cost: f32,
    /// How often the chooser wins with the best choice, as a share from 0 to 1.
    pub wins: f32,
    /// Whether that is exact.
    pub exact: bool,
}

/// What the analysis has found out about a bout so far.
#[derive(Clone, Default, Debug)]
pub struct Findings {
    pub(super) judged: Vec<Judged>,
    /// Whether it has judged every choice.
    pub(super) whole: bool,
    /// How far it has come, or that it failed.
    pub(super) note: Html,
}

impl Judged {
    fn weight(&self) -> Weight {
        Weight::of(hundredths(self.cost))
    }

    /// Whose choice it was and what it cost, if it mattered; for the list of turns.
    pub(super) fn mark(&self) -> Option<Html> {
        let weight = self.weight();
        let words = || {
            t!(
                "cost-mark",
                name = &self.name,
                weight = weight.slug(),
                cost = hundredths(self.cost)
            )
        };
        weight.matters().then(|| {
            html! { <>{ words::gap() }<mark class={(weight == Weight::Mistake).then_some("grave")}>{ words() }</mark></> }
        })
    }
}

/// A share of bouts; 0 or 1 if it is exact, as the estimate beside a proof may lie a little off.
pub fn certain(wins: f32, exact: bool) -> f32 {
    if exact { wins.round() } else { wins }
}

/// Each player's costliest choice, if it mattered; the first of equals.
fn worst(judged: &[Judged]) -> Vec<&Judged> {
    let mut worst: Vec<&Judged> = Vec::new();
    for choice in judged.iter().filter(|choice| choice.weight().matters()) {
        let costlier = |than: &Judged| {
            let order = choice.cost.total_cmp(&than.cost);
            order.then(than.frame.cmp(&choice.frame)).is_gt()
        };
        match worst.iter_mut().find(|it| it.seat == choice.seat) {
            Some(most) if costlier(most) => *most = choice,
            Some(_) => (),
            None => worst.push(choice),
        }
    }
    worst
}

impl Findings {
    /// Once every choice is judged: each player's costliest choice in a sentence that leads to its frame. Below it, how far the analysis has
    /// come, or that it failed.
    pub(super) fn summary(&self, go: &Callback<usize>) -> Html {
        // On a phone the sentence is below the board.
        let go = |frame: usize| {
            let go = go.clone();
            Callback::from(move |_: MouseEvent| {
                go.emit(frame);
                back_to(".review-board");
            })
        };
        let entry = |choice: &Judged| {
            let frame = choice.frame;
            let words = t!(
                "costliest",
                name = &choice.name,
                played = &choice.played,
                best = &choice.best,
                cost = hundredths(choice.cost)
            );
            html! { <li key={choice.seat.index()}><button class="link" type="button" onclick={go(frame)}>{ words }</button></li> }
        };
        let worst = worst(&self.judged);
        html! {
            <div class="costliest-place">
                if self.whole && worst.is_empty() {
                    <p class="note">{ t!("costliest-none") }</p>
                } else if self.whole {
                    <ul class="costliest">{ for worst.into_iter().map(entry) }</ul>
                }
                { self.note.clone() }
            </div>
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(frame: usize, seat: Seat, cost: f32) -> Judged {
        Judged {
            frame,
            after: frame,
            seat,
            name: "Tetsu".to_owned(),
            played: String::new(),
            best: String::new(),
            cost,
            wins: 0.5,
            exact: false,
        }
    }

    #[test]
    fn each_players_costliest_choice_is_named_once() {
        let [east, west, third] = [0, 1, 2].map(|seat| Seat::try_from(seat).unwrap());
        let all = [
            judged(8, east, 0.31),
            judged(1, east, 0.2),
            judged(2, west, 0.01),
            judged(4, east, 0.31),
            judged(6, third, 0.05),
        ];
        assert_eq!(worst(&all), [&all[3], &all[4]]);
        assert!(worst(&all[2..3]).is_empty(), "too small a cost to mention");
        assert!(all[2].mark().is_none() && all[3].mark().is_some());
    }
}
