//! The page of a bout: the board, both momentum boards, and the turn that is being built.

use std::convert::Infallible;

use bout::{Digest, Hint, games::momentum::Model};
use rules::{
    Seat, Side,
    momentum::{Action, Config, Event, Momentum, Position, Shift, View},
};
use yew::prelude::*;

use super::{
    across::across,
    advice::{advised_events, follows, hint, shifts},
    axes::{axis_cards, orders},
    disks::{Forward, MomentumBoard, named},
    draft::{Build, Do},
    now::now,
    picture::{Board, Picture, spot},
    result::ending,
    sheets::quick,
    threat::threat,
    words::{last_turn, log_line, refusal},
};
use crate::ui::{
    browser::hooks::use_in_sight,
    parts::{
        first_click,
        sound::{self, Sound, use_play},
    },
    stage::{
        self, BoutUi, Ending, Reader, bout_bar, now_box, said, stars_of, turn_words,
        unfinished_series, usual_button,
    },
    words::t,
};

pub(super) type OnStage = stage::OnStage<Momentum>;

/// The turn that the player is building.
#[derive(Clone, Copy, PartialEq, Default)]
pub struct Draft {
    built: Option<Build>,
    /// Whether walking off the board waits for the player's confirmation.
    warned: bool,
    /// Whether the player has tapped the referee's call away.
    hushed: bool,
}

impl BoutUi for Momentum {
    type Draft = Draft;
    type Sheet = Infallible;

    fn page(on: &OnStage) -> Html {
        page(&Shown::of(on))
    }

    fn across(on: &OnStage) -> Option<Html> {
        on.model.across().then(|| across(&Shown::of(on)))
    }

    fn ending(on: &OnStage) -> Option<Ending> {
        let mut story = on.story.iter().rev().map(|(event, _)| event);
        let last = story.find(|event| !matches!(event, Event::Ended(_)));
        Some(ending(on.view.bout.verdict()?, last, &on.names))
    }

    fn unfinished(digest: &Digest) -> String {
        unfinished_series(digest)
    }

    fn line(
        _: &Model,
        names: &[String; 2],
        event: &Event,
        _: Option<Seat>,
    ) -> (Option<Side>, String) {
        (event.seat(), log_line(event, names))
    }

    fn quick(_: &Config) -> Html {
        quick()
    }

    fn sheet(_: &Reader<Self>, none: Infallible) -> Html {
        match none {}
    }

    fn behind_the_scenes(on: &OnStage) -> Html {
        let refused = build_of(on).is_some_and(|build| build.refused.is_some());
        let begins = on.model.table().record().steps.is_empty();
        html! { <Effects {begins} built={on.draft.built} {refused} silent={on.settings.silent} /> }
    }
}

#[derive(Properties, PartialEq)]
struct EffectsProps {
    begins: bool,
    built: Option<Build>,
    refused: bool,
    silent: bool,
}

/// Plays a sound when the bout starts and at every step of the turn that is being built, and vibrates when a step is refused.
#[component]
fn Effects(props: &EffectsProps) -> Html {
    let play = use_play();
    {
        let play = play.clone();
        use_effect_with(props.begins, move |&begins| {
            if begins {
                play.emit(Sound::Clappers);
            }
        });
    }
    let draft = props.built.map(|built| built.draft);
    use_effect_with(draft, move |draft| {
        if draft.is_some() {
            play.emit(Sound::Disk);
        }
    });
    let silent = props.silent || !use_in_sight();
    use_effect_with(props.refused, move |&refused| {
        if refused && !silent {
            sound::vibrate(30);
        }
    });
    Html::default()
}

/// A turn from this position: the one that is built so far, or a new one.
fn build_from(position: Position, built: Option<Build>) -> Build {
    built
        .filter(|build| *build.draft.start() == position)
        .unwrap_or_else(|| Build::new(position))
}

/// The turn that the asked player is building.
fn build_of(on: &OnStage) -> Option<Build> {
    let position = *on.view.bout.position();
    on.asked().then(|| build_from(position, on.draft.built))
}

/// What the page, or a player's edge, shows and can do.
pub(super) struct Shown<'a> {
    pub(super) on: &'a OnStage,
    /// The turn that the asked player is building.
    pub(super) build: Option<Build>,
    pub(super) act: Callback<Do>,
    pub(super) walk: Callback<MouseEvent>,
}

impl<'a> Shown<'a> {
    fn of(on: &'a OnStage) -> Self {
        let build = build_of(on);
        let position = *on.view.bout.position();
        // Several gestures may come before the next render.
        let act = on.edits(move |draft: &mut Draft, act: Do| {
            if build.is_some() {
                *draft = Draft {
                    built: Some(build_from(position, draft.built).after(act)),
                    ..Draft::default()
                };
            }
        });
        let walk = {
            let choose = on.choose();
            let warned = on.draft.warned;
            let warn = on.edits(|draft: &mut Draft, ()| draft.warned = true);
            let too_soon = on.edits(move |draft: &mut Draft, ()| {
                draft.built = Some(build_from(position, draft.built).too_soon());
            });
            first_click(move || {
                let Some(build) = build else { return };
                match build.action() {
                    Some(_) if build.falls() && !warned => warn.emit(()),
                    Some(action) => choose.emit(action),
                    None => too_soon.emit(()),
                }
            })
        };
        Self {
            on,
            build,
            act,
            walk,
        }
    }

    pub(super) fn names(&self) -> &'a [String; 2] {
        &self.on.names
    }

    fn view(&self) -> &'a View {
        &self.on.view
    }

    /// The events of the turn that is shown, or of the last one.
    fn last_turn(&self) -> Vec<Event> {
        last_turn(&self.on.events()).to_vec()
    }

    /// The advised turn, until the player decides on something else or chooses an axis.
    fn advised(&self) -> Option<&Action> {
        let build = self.build?;
        let Hint::Told(advice) = self.on.model.hint()? else {
            return None;
        };
        let advised = &advice.choice.action;
        let open = build.full().axes().next().is_none() && follows(&build.draft, advised);
        open.then_some(advised)
    }

    /// A seat's momentum board with forward there, rotated on the screen by `turned` quarter turns clockwise.
    pub(super) fn board_of(&self, seat: Side, forward: Forward, turned: u8) -> Html {
        let own = self
            .build
            .filter(|_| self.view().bout.position().mover() == seat);
        let disks = own.map_or_else(
            || self.view().bout.position().disks(seat),
            |build| build.draft.disks(),
        );
        let advised = self.advised().filter(|_| own.is_some());
        // A frame tells the turn from its beginning; its player has built it already.
        let seen = !matches!(self.on.event, None | Some(Event::Leaned { .. }));
        let marks: Vec<Shift> = match (advised, own) {
            (Some(advised), _) => shifts(advised),
            (None, Some(build)) => build.draft.lean().iter().flatten().copied().collect(),
            _ => leans(&self.last_turn(), seat),
        };
        html! {
            <MomentumBoard {seat} name={self.names()[seat.index()].clone()} {disks} draft={own.map(|build| build.draft)} {marks}
                hints={advised.is_some()} {seen} {forward} {turned} onact={self.act.clone()} />
        }
    }

    /// The seat that the fan points to, the title that says what to do, and the line below it.
    pub(super) fn words(&self) -> (Option<Side>, String, Html) {
        // In a lesson the coach has told it.
        let last = if self.on.coach.is_none() {
            self.last_turn()
        } else {
            Vec::new()
        };
        let now = now(
            &self.on.model,
            self.on.event.as_ref(),
            self.view(),
            self.build.as_ref(),
            &last,
            self.names(),
        );
        let refused = self.build.and_then(|build| build.refused);
        let refused = match refused {
            _ if self.on.draft.warned => Some(t!("momentum-warned")),
            refused => refused.map(refusal),
        };
        let model = &self.on.model;
        let more = said(model, refused, hint(model), html! { <p>{ now.detail }</p> });
        (now.side, now.title, more)
    }

    /// The buttons for the turn that is being built, or the button to go on.
    pub(super) fn acts(&self) -> Html {
        if let Some(button) = usual_button(self.on, "btn btn-big") {
            return html! { <div class="go">{ button }</div> };
        }
        let Some(build) = self.build else {
            return Html::default();
        };
        let does = |act: Do| self.act.reform(move |_: MouseEvent| act);
        let forth = if build.leaned() {
            let ready = build.action().is_some();
            let words = if self.on.draft.warned {
                t!("momentum-walk-off")
            } else {
                t!("momentum-walk")
            };
            html! {
                <button class="btn btn-big" type="button" aria-disabled={(!ready).then_some("true")} onclick={self.walk.clone()}>{ words }</button>
            }
        } else {
            html! { <button class="btn btn-line btn-big" type="button" onclick={does(Do::Leave)}>{ t!("momentum-leave") }</button> }
        };
        html! {
            <div class="go">
                <button class="btn btn-line btn-big" type="button" aria-disabled={build.draft.is_empty().then_some("true")} onclick={does(Do::Back)}>{ t!("momentum-back") }</button>
                { forth }
            </div>
        }
    }

    /// The three axes, in the order chosen so far.
    pub(super) fn axes(&self, forward: Forward) -> Html {
        self.build
            .map(|build| axis_cards(&build, forward, &self.act))
            .unwrap_or_default()
    }

    /// The result of each order, once the lean is set.
    pub(super) fn orders(&self) -> Html {
        self.build
            .filter(Build::leaned)
            .map(|build| orders(&build, self.names(), &self.act))
            .unwrap_or_default()
    }

    /// The board between the players.
    pub(super) fn board(&self) -> Html {
        let position = self.view().bout.position();
        let turn = self.last_turn();
        let last = turn
            .iter()
            .rev()
            .find(|event| !matches!(event, Event::Ended(_)));
        let side = position.side();
        let spots = Side::PAIR.map(|seat| spot(side, position.place(seat), seat, last));
        let ended = matches!(self.on.event, Some(Event::Ended(_))) && !self.on.draft.hushed;
        let hush = self
            .on
            .edits(|draft: &mut Draft, _: MouseEvent| draft.hushed = true);
        let advised = self
            .advised()
            .map(|action| advised_events(position, action));
        // What the other did and could do goes when a disk is picked up, and gives way to the advice.
        let begun = self.build.is_some_and(|build| !build.draft.is_empty()) || advised.is_some();
        let asked = self.build.is_some();
        let board = Board {
            draft: self.build.map(|build| build.full()),
            trail: if begun { Vec::new() } else { turn },
            past: self.on.event.is_none(),
            advised: advised.unwrap_or_default(),
            threat: (asked && !begun).then(|| threat(position)).flatten(),
            // Face to face, both edges say it, each to its own reader.
            call: (ended && !self.on.model.across()).then_some(hush),
            onaxis: self.act.reform(Do::Walk),
            facing: self.on.model.across(),
            ..Board::new(side, spots, self.names().clone())
        };
        html! { <Picture ..board /> }
    }

    /// How far the bout has come.
    pub(super) fn stage(&self) -> Html {
        let bout = &self.view().bout;
        let next = self.on.event.is_none() && bout.verdict().is_none();
        let number = bout.turns() + u16::from(next);
        turn_words(&self.on.model, number.into())
    }

    /// The stars of a seat in the basho.
    pub(super) fn stars(&self, seat: Side) -> Html {
        stars_of(&self.on.model, seat.into())
    }
}

/// The disk moves of a seat among these events.
pub(super) fn leans(events: &[Event], of: Side) -> Vec<Shift> {
    let lean = |event: &Event| match *event {
        Event::Leaned { seat, shift } if seat == of => Some(shift),
        _ => None,
    };
    events.iter().filter_map(lean).collect()
}

/// The content of the page while the bout goes on.
fn page(shown: &Shown<'_>) -> Html {
    let (side, title, more) = shown.words();
    let mover = shown.view().bout.position().mover();
    let seat = |seat: Side| {
        let board = shown.board_of(seat, Forward::of(seat), 0);
        named(seat, &shown.names()[seat.index()], shown.stars(seat), board)
    };
    html! {
        <>
            { bout_bar(shown.on, html! { <p>{ shown.stage() }</p> }, None) }
            { shown.board() }
            <div class="mbs">{ for Side::PAIR.map(seat) }</div>
            { now_box(shown.on.coach.as_ref(), side, title, more, Html::default()) }
            { shown.axes(Forward::of(mover)) }
            { shown.orders() }
            { shown.acts() }
        </>
    }
}
