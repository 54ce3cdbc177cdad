//! The page of a bout: ring, cards on the table, and hand.

use bout::{
    Digest, Scene,
    games::circle::{Model, card_of, follows, played},
};
use rules::{
    Seat, Side, Viewer,
    circle::{Action, Ask, Card, Circle, Config, Event, View},
};
use yew::prelude::*;

use super::{
    advice::{hint, hinted},
    cards::{back, face},
    foresee::{sentence, ways},
    hand::{items, playable},
    now::{now, stage},
    picture::Ring,
    result::ending,
    seats::seats,
    sheets::{SheetKind, quick, signs},
    turn::{Turn, acting, laid, last_turn, spots, struck, trace, turn_on_table},
    ways::way_buttons,
    words::{TWELVE, log_line, refusal, up},
};
use crate::ui::{
    browser::hooks::refocus,
    parts::{Tray, p, phrase},
    stage as bouts,
    stage::{
        BoutSheet, BoutUi, Ending, Reader, bout_bar, confirm_buttons, covered_hand, face_to_face,
        now_box, said, stars_of, unfinished_series, usual_button,
    },
    words::t,
};

type OnStage = bouts::OnStage<Circle>;

/// The cards that the player has taken up and not played.
#[derive(Clone, Copy, PartialEq, Default)]
pub struct Draft {
    /// The picked card.
    picked: Option<Card>,
    /// The card that waits for the player's confirmation.
    pending: Option<Card>,
    /// The card that the player looks at.
    looked: Option<Card>,
}

impl BoutUi for Circle {
    type Draft = Draft;
    type Sheet = SheetKind;

    fn asks_back(draft: &Draft) -> bool {
        draft.pending.is_some()
    }

    fn refocus() {
        // Directions and “go on” also have buttons outside the hand.
        refocus();
    }

    fn page(on: &OnStage) -> Html {
        page(on)
    }

    fn across(on: &OnStage) -> Option<Html> {
        face_to_face(on)
    }

    fn asked_inside(view: &View) -> Option<String> {
        let what = match view.choice?.ask {
            Ask::Direction { .. } => "way",
            Ask::Substitute => "substitute",
            Ask::FollowUp => "follow",
        };
        Some(t!("circle-handover", what))
    }

    fn is_untouched(on: &OnStage) -> bool {
        last_turn(&on.story).is_none()
    }

    fn ending(on: &OnStage) -> Option<Ending> {
        ending(&on.view, last_turn(&on.story).as_ref(), &on.names)
    }

    fn unfinished(digest: &Digest) -> String {
        unfinished_series(digest)
    }

    fn line(
        _: &Model,
        names: &[String; 2],
        event: &Event,
        edge: Option<Seat>,
    ) -> (Option<Side>, String) {
        let edge = edge.and_then(Seat::side);
        let line = log_line(event, names, edge.map_or(TWELVE, up));
        (event.seat(), line)
    }

    fn quick(_: &Config) -> Html {
        quick()
    }

    fn sheet(of: &Reader<Self>, SheetKind::Signs: SheetKind) -> Html {
        signs(of.onsheet.reform(|()| None))
    }
}

/// The content of the page while the bout goes on.
fn page(on: &OnStage) -> Html {
    let (model, names) = (&*on.model, &on.names);
    let view: View = on.view;
    let (event, asked) = (on.event, on.asked());
    let Some(looker) = model.looker().side() else {
        return Html::default();
    };
    let must_be_seen = on.scene == Scene::MustBeSeen;
    let turn = last_turn(&on.story);
    let now = now(model, looker, event.as_ref(), &view, names);
    let go = on.goes_on();
    let choose = on.choose();
    let picks = asked && view.choice.is_none_or(follows);
    let action = move |card: Card| played(&view, looker, card);
    let free = playable(&view, looker);
    let onplay = {
        let pend = on.edits(|draft: &mut Draft, card| {
            draft.picked = Some(card);
            draft.pending = Some(card);
        });
        let (choose, confirm) = (choose.clone(), on.settings.confirm);
        Callback::from(move |card: Card| {
            if confirm && free.contains(card) {
                pend.emit(card);
            } else {
                choose.emit(action(card));
            }
        })
    };
    let to_confirm = on.draft.pending.filter(|_| picks);
    // Shows what a card would do while the player has picked it or looks at it, or a hint says it.
    let (in_the_hint, best) = hinted(model);
    let card = on.draft.picked.or(on.draft.looked).or(best);
    let card = card.filter(|&card| picks && free.contains(card));
    let foreseen = card.map(|card| (card, ways(view.board, looker, card)));
    let direction = view
        .choice
        .filter(|_| asked)
        .and_then(|choice| match choice.ask {
            Ask::Direction { card, .. } => Some(ways(view.board, choice.seat, card)),
            _ => None,
        });
    let title = match to_confirm {
        Some(card) => t!("circle-confirm", card),
        None => now.title,
    };
    let more = html! {
        if let Some(card) = on.draft.picked.or(on.draft.looked).filter(|_| picks) {
            { p(t!("circle-how", card = card.slug())) }
            if on.draft.picked == Some(card) && to_confirm.is_none() {
                <p class="again">{ t!("tap-again") }</p>
            }
        } else {
            <p>{ phrase(now.detail) }</p>
            { on.for_both() }
        }
    };
    let hint = hint(model, &view, &names[looker.other().index()]);
    let more = said(model, model.refusal().map(refusal), hint, more);
    let follows_up = view
        .choice
        .is_some_and(|choice| choice.ask == Ask::FollowUp);
    let buttons = match to_confirm {
        Some(card) => Some(confirm_buttons(
            choose.reform(move |_: MouseEvent| action(card)),
            on.edits(|draft: &mut Draft, _: MouseEvent| draft.pending = None),
        )),
        None => usual_button(on, "btn").or_else(|| {
            let pass = choose.reform(|_: MouseEvent| Action::Pass);
            (picks && follows_up).then(|| {
                html! { <button class="btn btn-line" type="button" onclick={pass}>{ phrase(t!("circle-no-follow")) }</button> }
            })
        }),
    };
    let acts = buttons.map(|buttons| html! { <div class="acts">{ buttons }</div> });
    let foretold = foreseen
        .as_ref()
        .map(|(card, ways)| sentence(ways, looker, *card, names));
    let shout = match event {
        Some(Event::Revealed { .. }) => Some("hakkyoi"),
        Some(Event::Decided(_)) => Some("shobuari"),
        _ => None,
    };
    let mut seen = view;
    if model.watched() {
        // A user who watches two computer players may see everything.
        let (_, west) = model.shown_to(Viewer::Seat(Side::West.into()));
        (seen.viewer, seen.known) = (Viewer::Public, [view.hand, west.hand]);
    }
    let shown = on.events();
    // What happened last shows until something else is asked, or foreseen.
    let left = turn
        .as_ref()
        .filter(|_| direction.is_none() && foreseen.is_none());
    let left = left
        .map(|turn| trace(view.board, &turn.came))
        .unwrap_or_default();
    let choice = direction.clone().map(|ways| (looker, ways));
    let sealed = model.sealed().and_then(card_of);
    let standing = view.hand.into_iter().filter(|&card| sealed != Some(card));
    let standing = standing.map(|card| (card, card));
    html! {
        <>
            { bout_bar(on, html! { <p>{ stage(model, event.as_ref(), &view) }</p> }, None) }
            <div class="drop" ref={on.target.clone()}>
                <Ring spots={spots(view.board, shown.iter())} names={names.clone()} {choice} foreseen={foreseen.map(|(_, ways)| (looker, ways))}
                    trace={left} above={turn.as_ref().map_or(Side::West, Turn::above)} acts={event.as_ref().and_then(acting)} struck={event.as_ref().and_then(struck)}
                    target={on.dragging} {shout} onchoose={choose.clone()}
                    ongo={must_be_seen.then(|| go.reform(|_: MouseEvent| ()))} />
                { for turn.iter().zip(event.as_ref()).map(|(turn, event)| over_the_ring(turn, event)) }
            </div>
            { seats(&seen, names, Side::PAIR.map(|seat| stars_of(model, seat.into())), Some(on.opens(BoutSheet::Own(SheetKind::Signs)))) }
            { now_box(on.coach.as_ref(), now.side, title, more, acts.unwrap_or_default()) }
            { for direction.map(|ways| way_buttons(&ways, looker, names, &choose, TWELVE)) }
            { table(model, event.as_ref(), foretold, turn, names) }
            if model.is_public() {
                { covered_hand(model) }
            } else {
                <Tray<Card> items={items(&view, looker, standing, picks, in_the_hint)} label={t!("hand")}
                    asked={picks} picked={to_confirm.or(on.draft.picked)}
                    onpick={on.edits(|draft: &mut Draft, card| draft.picked = card)}
                    onlook={on.edits(|draft: &mut Draft, card| draft.looked = card)}
                    {onplay} ongo={go} ondrag={on.ondrag.clone()} target={on.target.clone()} />
            }
        </>
    }
}

/// The table: cards face down, what the card that the player looks at would do, and the last turn with what happened in it.
fn table(
    model: &Model,
    event: Option<&Event>,
    foretold: Option<String>,
    turn: Option<Turn>,
    names: &[String; 2],
) -> Html {
    let sealed = |seat: &Side| event.is_none() && model.has_sealed((*seat).into());
    let down = |seat: Side| {
        laid(
            back(seat),
            t!("circle-laid-now", name = &names[seat.index()]),
        )
    };
    let downs: Html = Side::PAIR.into_iter().filter(sealed).map(down).collect();
    let foretold = foretold.map(|words| html! { <p class="foretold">{ words }</p> });
    match turn {
        Some(mut turn) => {
            // The event on screen is told already.
            if event.is_some() && turn.came.last() == event {
                turn.came.pop();
            }
            turn_on_table(html! { <>{ for foretold }{ downs }</> }, &turn, names)
        }
        None => html! {
            <section class="shown">
                { downs }
                { foretold.unwrap_or_else(|| html! { <p>{ t!("circle-before") }</p> }) }
            </section>
        },
    }
}

/// Both cards of a turn on the ring, each of which is turned over as it comes. The one that acts now is raised.
fn over_the_ring(turn: &Turn, event: &Event) -> Html {
    let card = |seat: Side| {
        let card = turn.card_on_table(seat)?;
        let key = format!("{}{}{}", turn.number, seat.slug(), card.code());
        let acts = acting(event).is_some_and(|(who, _)| who == seat);
        let acts = acts.then_some("is-acting");
        let class = classes!(
            seat.slug(),
            acts,
            turn.comes_to_nothing(seat).then_some("is-spent")
        );
        Some(html! { <span {key} {class}>{ back(seat) }{ face(seat, card, true) }</span> })
    };
    html! { <div class="played" aria-hidden="true">{ for Side::PAIR.into_iter().filter_map(card) }</div> }
}
