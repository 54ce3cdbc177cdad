//! The bout page: renders the model, persists it and runs the computer players.

use yew::prelude::*;

use super::{
    across::{Across, across},
    advice::{advised_events, hint},
    axes::{axis_cards, orders},
    disks::{MomentumBoard, named},
    draft::{Build, Do},
    model::{Model, Msg, Scene},
    now::now,
    picture::{Board, board, spot},
    result::ending,
    sheets::{Laid, sheet},
    words::{log_line, refusal},
};
use crate::{
    rules::{
        Seat, Side,
        momentum::{Event, Facing, Momentum, View},
    },
    ui::{
        app_context::AppContext,
        hooks::{focus, focus_is_lost, use_size},
        pages::Notice,
        parts::icon,
        stage::{
            BoutLock, Hint, ResultPage, Sits, bout_bar, has_room, is_upright, messages, names,
            now_box, read_only_overlay, rematch, series_stars, turn_words, use_bout,
            use_bout_effects, use_kept,
        },
        words::t,
    },
};

/// The stored bout, or the set-up if there is none.
#[component]
pub fn BoutPage() -> Html {
    let Some((start, lock)) = use_kept() else {
        return Html::default();
    };
    let bout = html! { <Bout key={lock.turn()} {start} lock={lock.clone()} /> };
    read_only_overlay(&lock, bout)
}

/// A bout to continue.
#[derive(Properties, PartialEq)]
pub struct BoutProps {
    /// The state of the bout.
    pub start: Model,
    /// Whether this tab holds the lock and plays the bout.
    #[prop_or_default]
    pub lock: BoutLock,
}

/// What the page, or a player's edge, shows and can do.
pub(super) struct Shown<'a> {
    pub(super) model: &'a Model,
    pub(super) event: Option<Event>,
    pub(super) view: &'a View,
    /// The turn that the asked player is building.
    pub(super) build: Option<Build>,
    pub(super) names: &'a [String; 2],
    /// Whether the player was asked to confirm walking off the board.
    pub(super) warned: bool,
    pub(super) act: Callback<Do>,
    pub(super) walk: Callback<()>,
    pub(super) send: Callback<Msg>,
}

impl Shown<'_> {
    /// A seat's momentum board, rotated on the screen by `turned` quarter turns clockwise.
    pub(super) fn board_of(&self, seat: Side, upside: bool, turned: u8) -> Html {
        let own = self
            .build
            .filter(|_| self.view.bout.position().mover() == seat);
        let disks = own.map_or_else(
            || self.view.bout.position().disks(seat),
            |build| build.draft.disks(),
        );
        let laid: Option<Facing> = match self.event {
            Some(Event::Leaned { seat: who, shift }) if who == seat => Some(shift.to),
            _ => None,
        };
        html! {
            <MomentumBoard {seat} name={self.names[seat.index()].clone()} {disks} draft={own.map(|build| build.draft)} {laid} {upside} {turned}
                onact={self.act.clone()} />
        }
    }

    /// The seat that the fan points to, the title that says what to do, and the line below it.
    pub(super) fn words(&self) -> (Option<Side>, String, Html) {
        let now = now(
            self.model,
            self.event.as_ref(),
            self.view,
            self.build.as_ref(),
            self.names,
        );
        let refused = self.build.and_then(|build| build.refused);
        let more = html! {
            if self.warned {
                <p class="refusal">{ t!("momentum-warned") }</p>
            } else if let Some(refused) = refused {
                <p class="refusal">{ refusal(refused) }</p>
            } else if self.model.failed() {
                <p class="refusal">{ t!("now-failed") }</p>
            } else if let Some(hint) = hint(self.model) {
                <p class="hint">{ hint }</p>
            } else {
                <p>{ now.detail }</p>
            }
        };
        (now.side, now.title, more)
    }

    /// The buttons for the turn that is being built, or the button to go on.
    pub(super) fn acts(&self) -> Html {
        if self.model.scene() == Scene::Lies {
            let go = self.send.reform(|_: MouseEvent| Msg::GoOn);
            return html! {
                <div class="go"><button class="btn btn-big" type="button" data-focus="" onclick={go}>{ t!("result") }{ " " }{ icon("next") }</button></div>
            };
        }
        if self.model.failed() {
            let again = self.send.reform(|_: MouseEvent| Msg::Retry);
            return html! { <div class="go"><button class="btn btn-big" type="button" onclick={again}>{ t!("retry") }</button></div> };
        }
        let Some(build) = self.build else {
            return Html::default();
        };
        let does = |act: Do| self.act.reform(move |_: MouseEvent| act);
        let forth = if build.leaned() {
            let ready = build.action().is_some();
            let words = if self.warned {
                t!("momentum-walk-off")
            } else {
                t!("momentum-walk")
            };
            html! {
                <button class="btn btn-big" type="button" aria-disabled={(!ready).then_some("true")} onclick={self.walk.reform(|_: MouseEvent| ())}>{ words }</button>
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
    pub(super) fn axes(&self, upside: bool) -> Html {
        self.build
            .map(|build| axis_cards(&build, upside, &self.act))
            .unwrap_or_default()
    }

    /// The result of each order, once the lean is set.
    pub(super) fn orders(&self) -> Html {
        self.build
            .filter(Build::leaned)
            .map(|build| orders(&build, self.names, &self.act))
            .unwrap_or_default()
    }

    /// The board between the players.
    pub(super) fn board(&self) -> Html {
        let position = self.view.bout.position();
        let story = self.model.story();
        let begins = |(event, _): &(Event, View)| matches!(event, Event::Began { .. });
        let turn = story.iter().rposition(begins).unwrap_or(story.len());
        let turn: Vec<Event> = story.iter().skip(turn).map(|(event, _)| *event).collect();
        let last = turn
            .iter()
            .rev()
            .find(|event| !matches!(event, Event::Ended(_)));
        let spots = Side::PAIR.map(|seat| spot(position.place(seat), seat, last));
        let shout = match self.event {
            Some(Event::Began { turn: 1, .. }) => Some("hakkyoi"),
            Some(Event::Ended(_)) => Some("shobuari"),
            _ => None,
        };
        // Once the player has chosen an axis, the board shows the player's own turn instead of the advice.
        let undecided = self
            .build
            .is_some_and(|build| build.full().axes().next().is_none());
        let advised = match self.model.hint().filter(|_| undecided) {
            Some(Hint::Told(advice)) => advised_events(position, advice),
            _ => Vec::new(),
        };
        board(&Board {
            draft: self.build.map(|build| build.full()),
            trail: turn,
            advised,
            shout,
            onaxis: self.act.reform(Do::Walk),
            ..Board::new(position.side(), spots, self.names.clone())
        })
    }

    /// How far the bout has come.
    pub(super) fn stage(&self) -> Html {
        let number = self.view.bout.turns() + u16::from(self.event.is_none());
        turn_words(self.model, number.into())
    }

    /// The stars of a seat in the basho.
    pub(super) fn stars(&self, seat: Side) -> Html {
        let series = self.model.series();
        series
            .map(|series| series_stars(series, seat.into()))
            .unwrap_or_default()
    }
}

/// A bout on screen.
#[component]
pub fn Bout(props: &BoutProps) -> Html {
    let app = use_context::<AppContext>();
    let model = use_bout(&props.start);
    let laid = use_state(|| None::<(Seat, Laid)>);
    let built = use_state(|| None::<Build>);
    // Whether walking off the board waits for the player's confirmation.
    let warned = use_state(|| false);
    // Asking for a hint keeps the turn that is being built.
    let ask = messages(&model, &props.lock);
    let send = {
        let (ask, built, warned) = (ask.clone(), built.clone(), warned.clone());
        Callback::from(move |msg: Msg| {
            built.set(None);
            warned.set(false);
            ask.emit(msg);
        })
    };
    let size = use_size();
    let trouble = use_bout_effects(&model, &props.lock, &send, &ask);
    let (event, view) = model.shown();
    let scene = model.scene();
    let asked = scene == Scene::Asked;
    let position = *view.bout.position();
    let build = asked.then(|| {
        built
            .filter(|build| *build.draft.start() == position)
            .unwrap_or_else(|| Build::new(position))
    });
    // The focused element may be gone.
    use_effect_with((scene, model.passing()), |_| {
        if focus_is_lost() {
            focus("[data-focus]");
        }
    });
    let silent = app.as_ref().is_some_and(|app| app.settings.silent);
    {
        let refused = build.and_then(|build| build.refused).is_some();
        use_effect_with(refused, move |&refused| {
            if refused && !silent {
                crate::ui::sound::vibrate(30);
            }
        });
    }
    let names = names(model.players());
    let act = {
        let (built, warned) = (built.clone(), warned.clone());
        Callback::from(move |act: Do| {
            if let Some(build) = build {
                warned.set(false);
                built.set(Some(build.after(act)));
            }
        })
    };
    let walk = {
        let (send, built, warned) = (send.clone(), built.clone(), warned.clone());
        Callback::from(move |()| {
            let Some(build) = build else { return };
            match build.action() {
                Some(_) if build.falls() && !*warned => warned.set(true),
                Some(action) => send.emit(Msg::Choose(action)),
                None => built.set(Some(build.too_soon())),
            }
        })
    };
    let onlay = |seat: Seat| {
        let laid = laid.clone();
        Callback::from(move |next: Option<Laid>| laid.set(next.map(|next| (seat, next))))
    };
    let story: Vec<Event> = model.story().into_iter().map(|(event, _)| event).collect();
    let sheets = laid.map(|(seat, laid)| {
        let sits = Sits {
            seating: model.shared().then(|| model.seating()),
            onsit: &ask.reform(Msg::Sit),
            cramped: !has_room(size),
            // No hand is hidden in this game, so no key has to uncover one.
            app: None,
        };
        html! { <div class="facing-sheet" data-seat={seat.slug()}>{ sheet(laid, &story, &names, &sits, &onlay(seat)) }</div> }
    });
    if scene == Scene::Over
        && let Some(verdict) = view.bout.verdict()
    {
        let last = story
            .iter()
            .rev()
            .find(|event| !matches!(event, Event::Ended(_)));
        return html! {
            <>
                <Notice text={trouble} />
                <ResultPage<Momentum> ending={ending(verdict, last, &names)} torikumi={model.torikumi()}
                    series={model.series_now().map(|series| (series, names.clone()))} onrematch={rematch(&model, &send)} />
            </>
        };
    }
    let shown = Shown {
        model: &model,
        event,
        view: &view,
        build,
        names: &names,
        warned: *warned,
        act,
        walk,
        send: send.clone(),
    };
    let log = html! {
        <div class="vh" role="log" aria-label={t!("log")}>
            { for story.iter().enumerate().map(|(place, event)| html! { <p key={place}>{ log_line(event, &names).1 }</p> }) }
        </div>
    };
    if model.across() {
        let lay = Callback::from(move |next: (Seat, Laid)| laid.set(Some(next)));
        return html! {
            <>
                <Notice text={trouble} />
                { across(&shown, &Across { lay, upright: is_upright(size) }, log, sheets.unwrap_or_default()) }
            </>
        };
    }
    let lay = |next: Laid| onlay(Seat::EAST).reform(move |_: MouseEvent| Some(next));
    let (side, title, more) = shown.words();
    let seat = |seat: Side| {
        let board = shown.board_of(seat, seat == Side::West, 0);
        named(seat, &names[seat.index()], shown.stars(seat), board)
    };
    html! {
        <>
        <Notice text={trouble} />
        <main class="page momentum">
            { bout_bar(&model, &ask, &send, html! { <p>{ shown.stage() }</p> }, [
                ("log", t!("log"), lay(Laid::Log)),
                ("rules", t!("rules"), lay(Laid::Rules)),
                ("menu", t!("menu"), lay(Laid::Menu)),
            ]) }
            { shown.board() }
            <div class="mbs">{ for Side::PAIR.map(seat) }</div>
            { now_box(side.map(Seat::from), title, more, Html::default()) }
            { shown.axes(false) }
            { shown.orders() }
            { shown.acts() }
            { log }
        </main>
        { sheets.unwrap_or_default() }
        </>
    }
}
