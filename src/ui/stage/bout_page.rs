//! The page of a bout, the same for every game: it keeps the bout, hands the device over, opens sheets, moves the focus, and shows how the
//! bout ended. What is on the page is the game's own ([`BoutUi`]).

use std::{fmt, rc::Rc};

use yew::prelude::*;

use super::{
    BoutLock, BoutOnScreen, Coach, Digest, Ending, GameUi, HandoverProps, LastShown, MenuSeating,
    Model, Msg, ResultProps, Scene, Seating, handover, has_room, read_only_overlay, rematch,
    result_page, use_bout, use_bout_effects, use_dragging, use_stored_bout,
};
use crate::{
    rules::Seat,
    ui::{
        app_context::AppContext,
        component::{component, keyed_component},
        hooks::{focus, focus_if_lost, use_effect_with, use_size, use_state, use_state_eq},
        pages::Notice,
        settings::Settings,
        words::t,
    },
};

/// A game whose bouts can be played on the page.
pub trait BoutUi: GameUi {
    /// What the player who looks has begun and not chosen yet, such as a card that waits for confirmation. Every message drops it, except
    /// those that [`BoutUi::keeps_draft`] names.
    type Draft: Clone + PartialEq + Default + 'static;

    /// The sheets that can open over the bout.
    type Sheet: Copy + PartialEq + 'static;

    /// Whether the draft survives this message. Nothing that somebody else says may take the player's card away.
    fn keeps_draft(msg: &Msg<Self>) -> bool {
        matches!(msg, Msg::Answer { .. })
    }

    /// Whether the draft asks something, so that the focus goes to the answers.
    fn asks_back(_draft: &Self::Draft) -> bool {
        false
    }

    /// Moves the focus if what had it has gone.
    fn refocus() {
        focus_if_lost("[data-focus]");
    }

    /// The class of the page's main element.
    fn class() -> &'static str {
        Self::ID.slug()
    }

    /// The content of the page while the bout goes on.
    fn page(on: &OnStage<Self>) -> Html;

    /// The whole page, with the sheet that is open over it, in its layout for two who sit across from each other; `None` if nobody does, or
    /// the game has no such layout.
    fn across(_on: &OnStage<Self>) -> Option<Html> {
        None
    }

    /// What the curtain calls the choice that a player seals: a catalogue word.
    fn sealed_word(_view: &Self::View) -> &'static str {
        "card"
    }

    /// What a player is asked in the middle of a turn, in a sentence for the curtain.
    fn asked_inside(_view: &Self::View) -> Option<String> {
        None
    }

    /// Whether nobody has done anything yet, so that the device is taken, not handed over.
    fn is_untouched(on: &OnStage<Self>) -> bool;

    /// How the bout ended; `None` while it goes on.
    fn ending(on: &OnStage<Self>) -> Option<Ending>;

    /// How far an unfinished bout is, as a sentence for the home page.
    fn unfinished(digest: &Digest) -> String;

    /// A line of the log.
    fn line(on: &OnStage<Self>, event: &Self::Event) -> String;

    /// A sheet, opened from that seat's edge, or from the page for the first seat.
    fn sheet(on: &OnStage<Self>, sheet: Self::Sheet, from: Seat) -> Html;

    /// Components that work for the bout without being seen, such as the worker that throws.
    fn behind_the_scenes(_on: &OnStage<Self>) -> Html {
        Html::default()
    }
}

/// A change of a draft.
pub struct Edit<D>(Rc<dyn Fn(&mut D)>);

/// Everything that a game's page may show and do.
pub struct OnStage<G: BoutUi> {
    /// The bout.
    pub model: Rc<Model<G>>,
    /// The event on screen, if one is shown now.
    pub event: Option<G::Event>,
    /// What the player who looks may see.
    pub view: G::View,
    /// The events shown so far, each with the view right after it.
    pub story: Vec<(G::Event, G::View)>,
    /// East’s and West’s names, in a game for two.
    pub names: [String; 2],
    /// What the screen waits for.
    pub scene: Scene,
    /// What the player has begun.
    pub draft: G::Draft,
    /// Changes the draft.
    pub edit: Callback<Edit<G::Draft>>,
    /// Sends a message to the bout, and drops the draft.
    pub send: Callback<Msg<G>>,
    /// Sends a message to the bout, and keeps the draft.
    pub ask: Callback<Msg<G>>,
    /// The sheet that is open, and from whose edge.
    open: Option<(Seat, G::Sheet)>,
    /// Opens a sheet for that seat, or closes it.
    pub show_sheet: Callback<Option<(Seat, G::Sheet)>>,
    /// The settings.
    pub settings: Settings,
    /// The window's width and height, in CSS pixels.
    pub size: (i32, i32),
    /// The app context, if there is one.
    pub app: Option<AppContext>,
    /// Whether this tab only watches.
    pub watches: bool,
    /// Whether the player drags a card.
    pub dragging: bool,
    /// Called when a drag starts and ends.
    pub ondrag: Callback<bool>,
    /// The element onto which cards are dropped.
    pub target: NodeRef,
    /// Called to start the next bout.
    pub onrematch: Callback<()>,
    /// A message about a failure to save.
    pub trouble: Option<String>,
    /// What the coach says, in a lesson.
    pub coach: Option<Coach>,
}

impl<G: BoutUi> fmt::Debug for OnStage<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OnStage")
            .field("model", &self.model)
            .finish_non_exhaustive()
    }
}

impl<G: BoutUi> OnStage<G> {
    /// A callback that changes the draft by what it is called with.
    pub fn edits<T: Clone + 'static>(
        &self,
        change: impl Fn(&mut G::Draft, T) + 'static,
    ) -> Callback<T> {
        let change = Rc::new(change);
        self.edit.reform(move |with: T| {
            let change = change.clone();
            Edit(Rc::new(move |draft: &mut G::Draft| {
                change(draft, with.clone());
            }))
        })
    }

    /// A press that sends this message and drops the draft.
    pub fn sends(&self, msg: impl Fn() -> Msg<G> + 'static) -> Callback<MouseEvent> {
        self.send.reform(move |_: MouseEvent| msg())
    }

    /// Chooses an action for the player who looks.
    pub fn choose(&self) -> Callback<G::Action> {
        let looker = self.model.looker();
        self.send.reform(move |action| Msg::Choose(looker, action))
    }

    /// A press that opens a sheet.
    pub fn opens(&self, sheet: G::Sheet) -> Callback<MouseEvent> {
        self.show_sheet
            .reform(move |_: MouseEvent| Some((Seat::EAST, sheet)))
    }

    /// Goes on to the next frame.
    pub fn goes_on(&self) -> Callback<()> {
        self.send.reform(|()| Msg::GoOn)
    }

    /// Whether the player has begun a choice.
    pub fn has_draft(&self) -> bool {
        self.draft != G::Draft::default()
    }

    /// Whether the player who looks has to choose.
    pub fn asked(&self) -> bool {
        self.scene == Scene::Asked
    }

    /// The events shown so far.
    pub fn events(&self) -> Vec<G::Event> {
        self.story.iter().map(|(event, _)| event.clone()).collect()
    }

    /// How two who share the device sit, for the menu. `letters`: whether letter keys do something in this game.
    pub fn sits(&self, letters: bool) -> MenuSeating {
        MenuSeating {
            seating: self.model.shared().then(|| self.model.seating()),
            onsit: self.ask.reform(|seating: Seating| Msg::Sit(seating)),
            cramped: !has_room(self.size),
            app: self.app.clone().filter(|_| letters),
        }
    }

    /// The sheet that is open over the bout.
    pub fn open_sheet(&self) -> Html {
        let open = self.open;
        open.map(|(from, sheet)| G::sheet(self, sheet, from))
            .unwrap_or_default()
    }

    /// Tells two who pass the device that what is shown is for both.
    pub fn for_both(&self) -> Html {
        let [east, west] = &self.names;
        html! {
            if self.model.look_together() {
                <p class="note for-both">{ t!("look-together", east = east, west = west) }</p>
            }
        }
    }

    /// The log, for assistive technology.
    pub fn log(&self) -> Html {
        let lines = self.story.iter().map(|(event, _)| G::line(self, event));
        log(lines.collect())
    }
}

/// These lines as a log, for assistive technology.
pub(super) fn log(lines: Vec<String>) -> Html {
    html! {
        <div class="vh" role="log" aria-label={t!("log")}>
            { for lines.into_iter().enumerate().map(|(place, line)| html! { <p key={place}>{ line }</p> }) }
        </div>
    }
}

/// The stored bout, or the set-up if there is none.
pub fn bout_page<G: BoutUi>() -> Html {
    component(use_bout_page::<G>)
}

#[hook]
fn use_bout_page<G: BoutUi>() -> Html {
    let Some(stored) = use_stored_bout::<G>() else {
        return Html::default();
    };
    let lock = stored.lock.clone();
    read_only_overlay(&lock, bout(stored))
}

/// A bout to continue.
#[derive(PartialEq)]
pub struct BoutProps<G: GameUi> {
    /// The state of the bout.
    pub start: Model<G>,
    /// Whether another tab has erased the stored bout, so that this is the only copy.
    pub erased: bool,
    /// Whether this tab holds the lock and plays the bout.
    pub lock: BoutLock,
    /// Where the bout's last state is noted, for when another tab erases it.
    pub last: LastShown<G>,
}

/// Everything that a game's page may show and do around this bout. `watches`: whether another tab plays it.
#[hook]
pub fn use_stage<G: BoutUi>(bout: BoutOnScreen<G>, watches: bool) -> OnStage<G> {
    let app = use_context::<AppContext>();
    let size = use_size();
    let open = use_state(|| None::<(Seat, G::Sheet)>);
    let draft = use_state_eq(G::Draft::default);
    let (dragging, ondrag) = use_dragging();
    let target = use_node_ref();
    let edit = {
        let draft = draft.clone();
        Callback::from(move |Edit(change): Edit<G::Draft>| {
            let mut next = (*draft).clone();
            change(&mut next);
            draft.set(next);
        })
    };
    let ask = bout.send.clone();
    let send = {
        let (ask, edit) = (ask.clone(), edit.clone());
        Callback::from(move |msg: Msg<G>| {
            if !G::keeps_draft(&msg) {
                edit.emit(Edit(Rc::new(|draft| *draft = G::Draft::default())));
            }
            ask.emit(msg);
        })
    };
    let model = bout.model;
    use_bout_effects(&model, watches, &send, &ask);
    let (event, view) = model.shown();
    let scene = model.scene();
    // A sheet closes when another player takes over the screen, and so does a drag: the clock may run out while a card is in the air.
    {
        let (open, ondrag) = (open.clone(), ondrag.clone());
        let covered = matches!(scene, Scene::Curtain(_)) || model.facing();
        use_effect_with(covered, move |&covered| {
            if covered {
                open.set(None);
                ondrag.emit(false);
            }
        });
    }
    // The focused element may be gone: the card that was played, the button that was pressed.
    {
        let asks_back = G::asks_back(&draft);
        let moment = (
            scene,
            model.current_frame(),
            model.failed(),
            G::moment(&model),
        );
        use_effect_with((moment, asks_back, (*draft).clone()), move |_| {
            if asks_back {
                focus(".acts .btn");
            } else {
                G::refocus();
            }
        });
    }
    let show_sheet = {
        let open = open.clone();
        Callback::from(move |next| open.set(next))
    };
    OnStage {
        event,
        view,
        story: model.story(),
        names: model.pair_names(),
        scene,
        draft: (*draft).clone(),
        edit,
        onrematch: rematch(&model, &send),
        send,
        ask,
        open: *open,
        show_sheet,
        settings: app.as_ref().map(|app| app.settings).unwrap_or_default(),
        size,
        app,
        watches,
        dragging: *dragging,
        ondrag,
        target,
        trouble: bout.trouble,
        coach: None,
        model,
    }
}

/// A bout on screen.
pub fn bout<G: BoutUi>(props: BoutProps<G>) -> Html {
    keyed_component(props.lock.turn(), props, use_bout_html)
}

#[hook]
fn use_bout_html<G: BoutUi>(props: Rc<BoutProps<G>>) -> Html {
    let bout = use_bout(&props.start, props.erased, &props.lock, &props.last);
    let on = use_stage(bout, props.lock.watches());
    let behind = G::behind_the_scenes(&on);
    if let Some(across) = G::across(&on) {
        return html! { <>{ across }{ behind }</> };
    }
    let page = match on.scene {
        Scene::Curtain(to) => curtain(&on, to),
        Scene::Over => result(&on),
        _ => html! {
            <>
                <Notice text={on.trouble.clone()} />
                <main class={classes!("page", G::class())}>
                    { G::page(&on) }
                    { on.log() }
                </main>
            </>
        },
    };
    html! { <>{ page }{ on.open_sheet() }{ behind }</> }
}

/// The curtain, while the device goes to that seat's player.
fn curtain<G: BoutUi>(on: &OnStage<G>, to: Seat) -> Html {
    let model = &on.model;
    let sealed = model.has_sealed(to.other());
    handover(HandoverProps {
        to,
        names: on.names.clone(),
        asked: G::asked_inside(&on.view),
        sealed,
        what: G::sealed_word(&on.view),
        first: G::is_untouched(on) && !sealed,
        cramped: model.cramped(),
        pace: on.settings.pace,
        onlift: on.send.reform(|()| Msg::Lift),
        onback: on.send.reform(|()| Msg::TakeBack),
    })
}

/// The result, once everything has been shown.
fn result<G: BoutUi>(on: &OnStage<G>) -> Html {
    let page = |ending: Ending| {
        let series = on.model.series_now();
        result_page(ResultProps {
            game: G::ID,
            many: G::MANY,
            ending,
            identity: on.model.identity().cloned(),
            series: series.map(|series| (series, on.names.clone())),
            guests: on.model.guests(),
            onkept: on.send.reform(|(seat, id)| Msg::Wrestler(seat, id)),
            onrematch: on.onrematch.clone(),
        })
    };
    html! {
        <>
            <Notice text={on.trouble.clone()} />
            { for G::ending(on).map(page) }
        </>
    }
}
