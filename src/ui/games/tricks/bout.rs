//! The page of a bout: dohyō, techniques, field and hand.

use bout::{
    Digest, Scene,
    games::tricks::{Model, open_hand},
};
use rules::{
    GameId, Seat, Side,
    tricks::{Card, Config, Event, Tricks, View},
};
use yew::prelude::*;

use super::{
    advice,
    columns::{Field, field, heading, kimarite_list, last_trick, pointed_out},
    dohyo::{Dohyo, dohyo, score},
    hand::{items, sorted},
    result::ending,
    sheets::{SheetKind, field_of, menu_ways, quick, sheet},
    words::{log_line, now, place_slug, refusal},
};
use crate::ui::{
    parts::{Tray, phrase},
    routes::Route,
    stage::{
        self, BoutSheet, BoutUi, Ending, Reader, bout_bar, confirm_buttons, covered_hand,
        face_to_face, now_box, said, usual_button,
    },
    words::t,
};

type OnStage = stage::OnStage<Tricks>;

/// The cards that the player has taken up and not played.
#[derive(Clone, Copy, PartialEq, Default)]
pub struct Draft {
    /// The picked card.
    picked: Option<Card>,
    /// The card that waits for the player's confirmation.
    pending: Option<Card>,
}

impl BoutUi for Tricks {
    type Draft = Draft;
    type Sheet = SheetKind;

    fn asks_back(draft: &Draft) -> bool {
        draft.pending.is_some()
    }

    fn class() -> &'static str {
        "bout"
    }

    fn page(on: &OnStage) -> Html {
        page(on)
    }

    fn across(on: &OnStage) -> Option<Html> {
        face_to_face(on)
    }

    fn is_untouched(on: &OnStage) -> bool {
        on.view.tachiai.is_empty()
    }

    fn ending(on: &OnStage) -> Option<Ending> {
        Some(ending(&on.view, &on.names))
    }

    fn unfinished(digest: &Digest) -> String {
        if digest.number == 0 {
            return t!("unfinished-tachiai");
        }
        t!(
            "unfinished-trick",
            number = digest.number,
            place = place_slug(digest.position)
        )
    }

    fn line(
        _: &Model,
        names: &[String; 2],
        event: &Event,
        _: Option<Seat>,
    ) -> (Option<Side>, String) {
        (event.seat(), log_line(event, names))
    }

    fn quick(config: &Config) -> Html {
        quick(config.throws)
    }

    fn quick_ways() -> Html {
        html! { <a class="btn btn-line" href={Route::Lesson(GameId::Tricks).fragment()}>{ t!("lesson-offer") }</a> }
    }

    fn menu_ways(of: &Reader<Self>) -> Html {
        menu_ways(of)
    }

    fn sheet(of: &Reader<Self>, kind: SheetKind) -> Html {
        sheet(of, kind)
    }
}

/// The content of the page while the bout goes on.
fn page(on: &OnStage) -> Html {
    let (model, view, names) = (&*on.model, &on.view, &on.names);
    let (event, asked) = (on.event, on.asked());
    let Some(looker) = model.looker().side() else {
        return Html::default();
    };
    let must_be_seen = on.scene == Scene::MustBeSeen;
    let field = field_of(model, view, event.as_ref(), None);
    let open = pointed_out(view, event.as_ref(), looker, model.is_posed());
    let now = now(model, looker, event.as_ref(), view);
    let (hint, hinted) = advice::hint(model, view);
    let go = on.goes_on();
    let choose = on.choose();
    let sealed = Side::PAIR.map(|seat| event.is_none() && model.has_sealed(seat.into()));
    let onplay = {
        let (choose, pend) = (
            choose.clone(),
            on.edits(|draft: &mut Draft, card| draft.pending = Some(card)),
        );
        let (free, confirm) = (view.playable(), on.settings.confirm);
        Callback::from(move |card| {
            if confirm && free.contains(card) {
                pend.emit(card);
            } else {
                choose.emit(card);
            }
        })
    };
    let onslot = {
        let (picked, onplay) = (on.draft.picked, onplay.clone());
        Callback::from(move |()| {
            if let Some(card) = picked {
                onplay.emit(card);
            }
        })
    };
    let to_confirm = on.draft.pending.filter(|_| asked);
    let stage = match view.trick {
        None if view.verdict.is_none() => t!("tachiai"),
        _ => t!("trick-number", number = trick_number(view, event.as_ref())),
    };
    let picture = Dohyo {
        event,
        asked,
        sealed,
        target: on.dragging || on.draft.picked.is_some(),
        onslot,
        open_hand: open_hand(model),
        ongo: must_be_seen.then(|| go.clone()),
        node: on.target.clone(),
        ..Dohyo::new(view.clone(), names.clone(), looker)
    };
    let more = html! {
        if on.draft.picked.is_some() && to_confirm.is_none() {
            <p>{ t!("tap-again") }</p>
        } else {
            <p>{ now.detail }</p>
            { on.for_both() }
        }
    };
    let more = said(model, model.refusal().map(refusal), hint, more);
    let buttons = match to_confirm {
        Some(card) => Some(confirm_buttons(
            choose.reform(move |_: MouseEvent| card),
            on.edits(|draft: &mut Draft, _: MouseEvent| draft.pending = None),
        )),
        None => usual_button(on, "btn"),
    };
    let acts = buttons.map(|buttons| html! { <div class="acts">{ buttons }</div> });
    let picked = to_confirm.or(on.draft.picked);
    html! {
        <>
            { bout_bar(on, html! { <p>{ stage }</p> }, None) }
            { score(names, view.held) }
            { dohyo(&picture) }
            <section class="col-kimarite" aria-label={t!("techniques")}>
                { heading(t!("kimarite-heading"), Some(t!("kimarite-heading-kanji")), None) }
                { kimarite_list(view.config.throws, open) }
            </section>
            <section class="col-field" aria-label={t!("on-the-field")}>
                { field_column(&field) }
            </section>
            <div class="tabs">
                <button class="tab" type="button" onclick={on.opens(BoutSheet::Own(SheetKind::Kimarite))}>
                    { phrase(t!("kimarite-heading")) }
                    { for open.iter().map(|kimarite| html! { <>{ " " }<mark>{ kimarite.number() }</mark></> }) }
                </button>
                <button class="tab" type="button" onclick={on.opens(BoutSheet::Own(SheetKind::Field))}>{ t!("field") }</button>
                <button class="tab" type="button" onclick={on.opens(BoutSheet::Own(SheetKind::Last))}>{ t!("last-trick") }</button>
            </div>
            { now_box(on.coach.as_ref(), now.side, to_confirm.map_or(now.title, |card| t!("tricks-confirm", card)), more, acts.unwrap_or_default()) }
            if model.is_public() {
                { covered_hand(model) }
            } else {
                <Tray<Card> items={items(view, looker, sorted(view, model.sealed()), asked, hinted, model.is_posed())} label={t!("hand")}
                    {asked} {picked} onpick={on.edits(|draft: &mut Draft, card| draft.picked = card)} onlook={Callback::noop()}
                    {onplay} ongo={go} ondrag={on.ondrag.clone()} target={on.target.clone()} />
            }
        </>
    }
}

/// The number of the trick on screen; between tricks, of the next one.
pub(super) fn trick_number(view: &View, event: Option<&Event>) -> usize {
    view.tricks.len() + usize::from(!shows_trick(event))
}

/// Whether the last trick is still on the dohyō.
fn shows_trick(event: Option<&Event>) -> bool {
    matches!(
        event,
        Some(
            Event::Followed { .. } | Event::Took { .. } | Event::Pushed { .. } | Event::Decided(_)
        )
    )
}

/// The view without the trick that is still on the dohyō. The columns show only tricks that were cleared away, and at the end all.
pub(super) fn without_shown_trick(view: &View, event: Option<&Event>) -> View {
    let mut view = view.clone();
    if shows_trick(event) && !matches!(event, Some(Event::Decided(_))) {
        view.tricks.pop();
    }
    view
}

/// The right-hand column.
pub(super) fn field_column(of: &Field) -> Html {
    let tricks = of.view.tricks.len();
    html! {
        <>
            if tricks > 0 {
                { heading(t!("last-trick"), None, Some(tricks.to_string())) }
                { last_trick(of) }
            }
            { field(of) }
        </>
    }
}
