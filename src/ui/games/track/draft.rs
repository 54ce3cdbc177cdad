//! The choice that the viewing player is preparing, and the buttons that make it.

use rules::track::{Action, Card, MOST_SWAPS, Number, Play, Swaps, Tactic};
use yew::prelude::*;

use super::{
    bout::OnStage,
    words::{tactic_how, tactic_name},
};
use crate::ui::{parts::phrase, stage::usual_button, words::t};

/// The choice that the player is preparing.
#[derive(Clone, Copy, PartialEq, Default)]
pub struct Draft {
    /// The picked card, not yet played.
    pub(super) card: Option<Card>,
    /// The tactic that the picked Sumo Master will be.
    pub(super) named: Option<Tactic>,
    /// Whether the card is to be played as soon as the Sumo Master's tactic is named and the player confirms, if asked to.
    pub(super) plays: bool,
    /// The numbers to swap.
    pub(super) swaps: Swaps,
    /// Whether a third number was tried.
    pub(super) third: bool,
}

impl Draft {
    pub(super) fn picking(card: Option<Card>) -> Self {
        Self {
            card,
            ..Self::default()
        }
    }

    /// The player plays this card. The tactic that was named stays if it was for this card.
    pub(super) fn playing(self, card: Card) -> Self {
        Self {
            named: self.named.filter(|_| self.card == Some(card)),
            plays: true,
            ..Self::picking(Some(card))
        }
    }

    /// Swaps this number, or takes it back. A third number is only noted.
    pub(super) fn swap(&mut self, number: Number) {
        let taken = self.swaps.contains(number);
        self.third = !taken && self.swaps.len() == MOST_SWAPS;
        if !self.third {
            let others = self.swaps.iter().filter(|&other| other != number);
            let next = others.chain((!taken).then_some(number));
            self.swaps = Swaps::of(next).unwrap_or_default();
        }
    }

    pub(super) fn play(self) -> Option<Play> {
        match self.card? {
            Card::Number(number) => Some(Play::Number(number)),
            Card::Tactic(tactic) => Some(Play::Tactic(tactic)),
            Card::Master => self.named.map(Play::Master),
        }
    }

    /// The tactic that the picked card is, if it is one.
    pub(super) fn tactic(self) -> Option<Tactic> {
        match self.card? {
            Card::Number(_) => None,
            Card::Tactic(tactic) => Some(tactic),
            Card::Master => self.named,
        }
    }
}

pub(super) fn title(draft: &Draft, now: String) -> String {
    match (draft.card, draft.named, draft.plays) {
        (Some(Card::Master), None, _) => t!("track-name-tactic"),
        (Some(_), _, true) => draft
            .play()
            .map_or(now, |play| t!("track-confirm", card = play)),
        _ => now,
    }
}

/// The buttons of the what-now line.
pub(super) fn acts(on: &OnStage) -> Html {
    let (model, draft) = (&*on.model, on.draft);
    let back = on.edits(|draft: &mut Draft, _: MouseEvent| *draft = Draft::default());
    let choose = on.choose();
    let asked = on.asked();
    let swapping = asked && model.public_view().bout.swaps().is_none();
    let inside = if let Some(button) = usual_button(on, "btn") {
        button
    } else if swapping {
        let swap = Action::Swap(draft.swaps);
        let words = t!("track-swap-seal", number = draft.swaps.len());
        html! { <button class="btn" type="button" onclick={choose.reform(move |_: MouseEvent| swap)}>{ phrase(words) }</button> }
    } else if asked && draft.card == Some(Card::Master) && draft.named.is_none() {
        let at_once = draft.plays && !on.settings.confirm;
        html! {
            <>
                { for Tactic::ALL.map(|tactic| {
                    let onclick = if at_once {
                        choose.reform(move |_: MouseEvent| Action::own(Play::Master(tactic)))
                    } else {
                        on.edits(move |draft: &mut Draft, _: MouseEvent| draft.named = Some(tactic))
                    };
                    html! {
                        <button class="btn btn-line btn-tactic" type="button" data-tactic={tactic.letter().to_string()} {onclick}>
                            <b>{ tactic_name(tactic) }</b><small>{ tactic_how(tactic) }</small>
                        </button>
                    }
                }) }
                <button class="btn btn-line" type="button" onclick={back}>{ t!("confirm-back") }</button>
            </>
        }
    } else if let (Some(play), true) = (draft.play(), asked) {
        html! {
            <>
                <button class="btn" type="button" onclick={choose.reform(move |_: MouseEvent| Action::own(play))}>
                    { t!("track-lay", card = play) }
                </button>
                if draft.plays {
                    <button class="btn btn-line" type="button" onclick={back}>{ t!("confirm-back") }</button>
                }
            </>
        }
    } else {
        return Html::default();
    };
    html! { <div class="acts">{ inside }</div> }
}
