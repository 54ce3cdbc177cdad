//! What the choices of a bout cost, in words and on a scale that all games share.

use yew::prelude::*;

use crate::{
    ai::Weight,
    ui::{hooks::back_to, words::t},
};

/// A choice that the analysis has judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// The index of the frame that shows the choice.
    pub frame: usize,
    /// Who chose.
    pub name: String,
    /// What was chosen.
    pub played: String,
    /// What the analysis would have chosen.
    pub best: String,
    /// What that costs, as a share of bouts from 0 to 1.
    pub cost: f32,
}

impl Judged {
    /// The cost in bouts of 100.
    fn hundredths(&self) -> u32 {
        (self.cost * 100.0).round() as u32
    }

    fn weight(&self) -> Weight {
        Weight::of(self.hundredths())
    }

    /// Whose choice it was and what it cost, if it mattered; for the list of turns.
    pub(super) fn mark(&self) -> Option<Html> {
        let weight = self.weight();
        let words = || {
            let cost = t!("weight", weight = weight.slug(), cost = self.hundredths());
            t!("judged-whose", name = &self.name, judgement = cost)
        };
        weight.matters().then(|| {
            html! { <>{ " " }<mark class={(weight == Weight::Mistake).then_some("grave")}>{ words() }</mark></> }
        })
    }
}

/// Each player's costliest choice, if it mattered.
fn worst(judged: &[Judged]) -> Vec<&Judged> {
    let mut worst: Vec<&Judged> = Vec::new();
    for choice in judged.iter().filter(|choice| choice.weight().matters()) {
        match worst.iter_mut().find(|it| it.name == choice.name) {
            Some(most) if most.cost >= choice.cost => (),
            Some(most) => *most = choice,
            None => worst.push(choice),
        }
    }
    worst
}

/// Each player's costliest choice in a sentence that leads to its frame.
pub(super) fn costliest(judged: &[Judged], go: &Callback<usize>) -> Html {
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
            cost = choice.hundredths()
        );
        html! { <li key={&*choice.name}><button class="link" type="button" onclick={go(frame)}>{ words }</button></li> }
    };
    let worst = worst(judged);
    html! {
        if !worst.is_empty() {
            <ul class="costliest">{ for worst.into_iter().map(entry) }</ul>
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(frame: usize, name: &str, cost: f32) -> Judged {
        let words = String::new;
        Judged {
            frame,
            name: name.to_owned(),
            played: words(),
            best: words(),
            cost,
        }
    }

    #[test]
    fn each_players_costliest_choice_is_named_once() {
        let all = [
            judged(1, "Tetsu", 0.2),
            judged(2, "Kaze", 0.01),
            judged(4, "Tetsu", 0.31),
            judged(6, "Umi", 0.05),
            judged(8, "Tetsu", 0.31),
        ];
        assert_eq!(worst(&all), [&all[2], &all[3]]);
        assert!(worst(&all[1..2]).is_empty(), "too small a cost to mention");
        assert!(all[1].mark().is_none() && all[3].mark().is_some());
    }
}
