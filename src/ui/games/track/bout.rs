//! The page of a bout: the track, both hands, and what lies between them.

use std::convert::Infallible;

use bout::{
    Digest, Hint, Scene,
    games::track::{Model, Msg},
};
use rules::{
    Seat, Side,
    track::{Action, Card, Config, Event, Play, Tactic, Track, View},
};
use yew::prelude::*;

use super::{
    chart::{Studied, chart},
    draft::{Draft, acts, title},
    hands::{items, other_hand, slot_states},
    middle::{landings, put, slip, sum},
    pace::{clock_face, turn_bales},
    picture::{hanging, is_tall, picture},
    result::ending,
    sheets::{history, quick},
    swaps::swaps,
    turn::turns,
    words::{log_line, now, refusal, side, tactic_how},
};
use crate::ui::{
    parts::{Tray, seat_sign},
    stage::{self, BoutUi, Ending, Reader, bout_bar, face_to_face, now_box, said},
    words::t,
};

pub(super) type OnStage = stage::OnStage<Track>;

impl BoutUi for Track {
    type Draft = Draft;
    type Sheet = Infallible;

    fn asks_back(draft: &Draft) -> bool {
        draft.card == Some(Card::Master) || draft.plays
    }

    fn page(on: &OnStage) -> Html {
        page(on)
    }

    fn across(on: &OnStage) -> Option<Html> {
        face_to_face(on)
    }

    fn sealed_word(view: &View) -> &'static str {
        match view.bout.swaps() {
            Some(_) => "card",
            None => "swaps",
        }
    }

    fn is_untouched(on: &OnStage) -> bool {
        let late = Seat::PAIR.into_iter().any(|seat| on.model.is_late(seat));
        turns(&on.story).is_empty() && !late
    }

    fn ending(on: &OnStage) -> Option<Ending> {
        ending(&on.view, turns(&on.story).last(), &on.names)
    }

    fn unfinished(digest: &Digest) -> String {
        t!(
            "unfinished-track",
            number = digest.number,
            side = side(digest.position),
            space = digest.position.unsigned_abs()
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

    fn above_log(of: &Reader<Self>) -> Html {
        history(&turns(of.story), of.names)
    }

    fn quick(config: &Config) -> Html {
        quick(*config)
    }

    fn sheet(_: &Reader<Self>, none: Infallible) -> Html {
        match none {}
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
    let turns = turns(&on.story);
    let draft = on.draft;
    let swapping = asked && view.bout.swaps().is_none();
    let now = now(model, looker, event.as_ref(), names);
    let go = on.goes_on();
    let choose = on.choose();
    let onpick = on.edits(|draft: &mut Draft, card: Option<Card>| *draft = Draft::picking(card));
    let onplay = {
        let confirm = on.settings.confirm;
        let hand = view.bout.hand(looker);
        let ask = on.edits(|draft: &mut Draft, card: Card| *draft = draft.playing(card));
        Callback::from(move |card: Card| {
            // The rules refuse a card that is no longer in the hand. A Sumo Master needs a tactic to be sent at all, and any tactic will do.
            let gone = (!hand.contains(card)).then_some(Play::Master(Tactic::Yori));
            match draft.playing(card).play().or(gone) {
                Some(play) if !confirm || !hand.contains(card) => {
                    choose.emit(Action::own(play));
                }
                _ => ask.emit(card),
            }
        })
    };
    let onslot = {
        let onplay = onplay.clone();
        Callback::from(move |()| {
            if let Some(card) = draft.card {
                onplay.emit(card);
            }
        })
    };
    let slot_states = slot_states(
        model,
        event.as_ref(),
        turns.last(),
        asked,
        on.dragging || draft.card.is_some(),
    );
    let was = turns.last().map(|turn| turn.from);
    let hint = model.hint();
    let thinks = match hint {
        Some(Hint::Thinking) => Some(t!("hint-thinking")),
        Some(Hint::Failed) => Some(t!("hint-failed")),
        Some(Hint::Told(_)) | None => None,
    };
    let refused = model.refusal().map(refusal);
    let refused = refused.or_else(|| draft.third.then(|| t!("track-refuse-third")));
    let more = html! {
        if let Some(tactic) = draft.tactic().filter(|_| asked) {
            <p>{ tactic_how(tactic) }</p>
        } else {
            <p>{ now.detail }</p>
            { on.for_both() }
        }
    };
    let more = said(model, refused, thinks, more);
    let acts = html! {
        <>
            { for model.seconds_left().map(clock_face) }
            { acts(on) }
        </>
    };
    let position = view.bout.position();
    let chart = match hint {
        Some(Hint::Told(study)) if asked => Some(chart(study, looker, t!("track-hint-mix"), None)),
        _ => None,
    };
    // What a picked card would come to, unless the hint is shown in its place.
    let landings = draft
        .play()
        .filter(|_| asked && chart.is_none())
        .map(|play| (play, landings(&view.bout, looker, play)));
    let cards_hang = landings.as_ref().map(|(_, (landings, _))| {
        let size = if is_tall(on.size) { (58, 76) } else { (42, 46) };
        hanging(landings, looker.other(), size)
    });
    let chart = chart.or_else(|| {
        let (play, landings) = landings.as_ref()?;
        Some(slip(position, looker, *play, landings))
    });
    let last = model
        .last_choice()
        .filter(|_| model.keiko())
        .map(|(step, view, actions)| (step as u32, view, actions));
    html! {
        <>
            { bout_bar(on, turn_bales(model.config(), &turns, on.scene), None) }
            <div class="drop" ref={on.target.clone()}>
                { picture(position, was, names, event.as_ref(), cards_hang, on.dragging) }
                if on.scene == Scene::MustBeSeen {
                    <button class="pic-go" type="button" tabindex="-1" aria-hidden="true" onclick={on.sends(|| Msg::GoOn)}></button>
                }
            </div>
            { now_box(on.coach.as_ref(), now.side, if asked { title(&draft, now.title) } else { now.title }, more, acts) }
            if swapping {
                { swaps(looker, draft.swaps, &on.edits(Draft::swap)) }
            } else {
                <section class="duo">
                    { for Side::PAIR.map(|seat| {
                        let own = seat == looker && !model.watched();
                        html! {
                            <div key={seat.slug()} class={classes!("six-box", seat.slug(), own.then_some("own"))}>
                                <h3 class="six-h">{ seat_sign(seat) }<span>{ &names[seat.index()] }</span></h3>
                                if own {
                                    <Tray<Card> items={items(&view, seat, model, asked)} label={t!("track-hand", seat)}
                                        {asked} picked={draft.card} onpick={onpick.clone()} onlook={Callback::noop()}
                                        onplay={onplay.clone()} ongo={go.clone()} ondrag={on.ondrag.clone()} target={on.target.clone()} />
                                } else {
                                    { other_hand(&view, seat, model, &on.send) }
                                }
                            </div>
                        }
                    }) }
                    <div class="mid">
                        <div class="mid-top">
                            { put(Side::East, slot_states[0], &onslot) }
                            { sum(turns.last(), event.is_some(), names) }
                            { put(Side::West, slot_states[1], &onslot) }
                        </div>
                        <Studied {last} names={names.clone()} hidden={chart.is_some()} />
                        { for chart }
                    </div>
                </section>
            }
        </>
    }
}
