//! The page of a bout, the same for every game: it keeps the bout, hands the device over, opens sheets, moves the focus, and shows how the
//! bout ended. What is on the page is the game's own ([`BoutUi`]).

use std::{fmt, rc::Rc};

use bout::{Digest, Model, Msg, Scene, Seating};
use rules::{Seat, Side};
use yew::prelude::*;

use super::{
    BoutLock, BoutOnScreen, BoutSheet, Coach, Ending, GameUi, Handover, LastShown, MenuSeating,
    Reader, ResultPage, guests, has_room, pair_names, read_only_overlay, rematch,
    sheets::bout_sheet, use_bout, use_bout_effects, use_dragging, use_stored_bout,
};
use crate::ui::{
    browser::hooks::{focus, focus_if_lost, use_size},
    data::{app_context::AppContext, settings::Settings},
    parts::Notice,
    words::t,
};

/// A game whose bouts can be played on the page.
pub trait BoutUi: GameUi {
    /// What the player who looks has begun and not chosen yet, such as a card that waits for confirmation. It lasts as long as the choice
    /// that it is for.
    type Draft: Clone + PartialEq + Default + 'static;

    /// The sheets that only this game has; [`Infallible`](std::convert::Infallible) if there are none.
    type Sheet: Copy + PartialEq + 'static;

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

    /// Whether nobody has done anything yet, so that the device is taken, not handed over. An open game has no curtain and is never asked.
    fn is_untouched(_on: &OnStage<Self>) -> bool {
        false
    }

    /// How the bout ended; `None` while it goes on.
    fn ending(on: &OnStage<Self>) -> Option<Ending>;

    /// How far an unfinished bout is, as a sentence for the home page.
    fn unfinished(digest: &Digest) -> String;

    /// A line of the log, for a reader at this edge of the table if two sit across from each other: whom it is about, and a sentence.
    fn line(
        model: &Model<Self>,
        names: &[String; 2],
        event: &Self::Event,
        edge: Option<Seat>,
    ) -> (Option<Side>, String);

    /// What stands above the log in its sheet.
    fn above_log(_of: &Reader<Self>) -> Html {
        Html::default()
    }

    /// The quick reference to the rules of a bout with this config.
    fn quick(config: &Self::Config) -> Html;

    /// Links below the quick reference, besides the one to the rules.
    fn quick_ways() -> Html {
        Html::default()
    }

    /// The menu's buttons for other sheets.
    fn menu_ways(_of: &Reader<Self>) -> Html {
        Html::default()
    }

    /// A sheet that only this game has.
    fn sheet(of: &Reader<Self>, sheet: Self::Sheet) -> Html;

    /// Components that work for the bout without being seen, such as the worker that throws.
    fn behind_the_scenes(_on: &OnStage<Self>) -> Html {
        Html::default()
    }
}

/// A change of a draft.
struct Edit<D>(Box<dyn FnOnce(&mut D)>);

/// Everything that a game's page may show and do.
pub struct OnStage<G: BoutUi> {
    /// The bout.
    pub model: Rc<Model<G>>,
    /// The event on screen, if one is shown now.
    pub event: Option<G::Event>,
    /// What the player who looks may see.
    pub view: G::View,
    /// The events shown so far, each with the view right after it.
    pub story: Rc<Vec<(G::Event, G::View)>>,
    /// East’s and West’s names, in a game for two.
    pub names: [String; 2],
    /// What the screen waits for.
    pub scene: Scene,
    /// What the player has begun.
    pub draft: G::Draft,
    /// Changes the draft.
    edit: Callback<Edit<G::Draft>>,
    /// Sends a message to the bout.
    pub send: Callback<Msg<G>>,
    /// The sheet that is open, and from whose edge.
    pub(super) open: Option<(Seat, BoutSheet<G::Sheet>)>,
    /// Opens a sheet for that seat, or closes it.
    pub show_sheet: Callback<Option<(Seat, BoutSheet<G::Sheet>)>>,
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
    pub fn edits<T: 'static>(&self, change: impl Fn(&mut G::Draft, T) + 'static) -> Callback<T> {
        let change = Rc::new(change);
        self.edit.reform(move |with: T| {
            let change = change.clone();
            Edit(Box::new(move |draft: &mut G::Draft| change(draft, with)))
        })
    }

    /// A press that sends this message.
    pub fn sends(&self, msg: impl Fn() -> Msg<G> + 'static) -> Callback<MouseEvent> {
        self.send.reform(move |_: MouseEvent| msg())
    }

    /// Chooses an action for the player who looks, and drops the draft: a card that the rules refuse goes back to the hand.
    pub fn choose(&self) -> Callback<G::Action> {
        let (looker, send) = (self.model.looker(), self.send.clone());
        let drop = self.edits(|draft, ()| *draft = G::Draft::default());
        Callback::from(move |action| {
            drop.emit(());
            send.emit(Msg::Choose(looker, action));
        })
    }

    /// A press that opens a sheet.
    pub fn opens(&self, sheet: BoutSheet<G::Sheet>) -> Callback<MouseEvent> {
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

    /// The sheet that is open over the bout.
    pub fn open_sheet(&self) -> Html {
        let open = self.open;
        open.map(|(from, sheet)| self.sheet(sheet, from, None))
            .unwrap_or_default()
    }

    /// The sheet that is open over a bout of two who sit across from each other, turned to its reader.
    pub fn open_sheet_at_edge(&self) -> Html {
        let open = self.open;
        open.map(|(from, sheet)| {
            html! {
                <div class="facing-sheet" data-seat={from.slug()}>{ self.sheet(sheet, from, Some(from)) }</div>
            }
        })
        .unwrap_or_default()
    }

    fn sheet(&self, sheet: BoutSheet<G::Sheet>, from: Seat, edge: Option<Seat>) -> Html {
        let onsheet = self
            .show_sheet
            .reform(move |next: Option<BoutSheet<G::Sheet>>| Some((from, next?)));
        let sits = MenuSeating {
            seating: self.model.shared().then(|| self.model.seating()),
            onsit: self.send.reform(|seating: Seating| Msg::Sit(seating)),
            cramped: !has_room(self.size),
        };
        let of = Reader {
            model: &self.model,
            view: &self.view,
            event: self.event.as_ref(),
            story: &self.story,
            names: &self.names,
            edge,
            onsheet,
            sits,
        };
        bout_sheet(&of, sheet)
    }

    /// Tells two who pass the device that what is shown is for both.
    pub fn for_both(&self) -> Html {
        let [east, west] = &self.names;
        html! {
            if self.model.is_public() {
                <p class="note for-both">{ t!("look-together", east, west) }</p>
            }
        }
    }

    /// The bout's main element.
    pub(super) fn main(&self) -> Html {
        let lesson = self.coach.is_some().then_some("lesson");
        let moment = self.model.moment().to_string();
        html! {
            <main class={classes!("page", G::class(), lesson)} data-scene={self.model.scene_slug()} data-moment={moment}>
                { G::page(self) }
                { self.log() }
            </main>
        }
    }

    /// The log, for assistive technology.
    pub fn log(&self) -> Html {
        log(&self.model, &self.story, &self.names)
    }
}

/// A bout's log, for assistive technology.
pub(super) fn log<G: BoutUi>(
    model: &Model<G>,
    story: &[(G::Event, G::View)],
    names: &[String; 2],
) -> Html {
    let line = |(place, (event, _)): (usize, &(G::Event, G::View))| {
        html! { <p key={place}>{ G::line(model, names, event, None).1 }</p> }
    };
    html! {
        <div class="vh" role="log" aria-label={t!("log")}>{ for story.iter().enumerate().map(line) }</div>
    }
}

/// The stored bout, or the set-up if there is none.
#[component]
pub fn BoutPage<G: BoutUi>() -> Html {
    let Some(stored) = use_stored_bout::<G>() else {
        return Html::default();
    };
    let lock = stored.lock.clone();
    // The screen begins anew when this tab begins or stops watching.
    let bout = html! { <BoutScreen<G> key={lock.turn()} ..stored /> };
    read_only_overlay(&lock, bout)
}

/// A bout to continue.
#[derive(Properties, PartialEq)]
pub struct BoutScreenProps<G: GameUi> {
    /// The state of the bout.
    pub start: Model<G>,
    /// Whether another tab has erased the stored bout, so that this is the only copy.
    pub erased: bool,
    /// Whether this tab holds the lock and plays the bout.
    pub lock: BoutLock,
    /// Where the bout's last state is noted, for when another tab erases it.
    pub last: LastShown<G>,
}

/// The choice that a draft is for: of which bout, by its seed, of which player, after how many steps, and in which scene. What a player
/// looks at while frames are shown is no draft of the choice that comes after them.
type Choice = (u64, Seat, usize, Scene);

fn steps_of<G: BoutUi>(model: &Model<G>) -> usize {
    model.table().record().steps.len()
}

/// A state of the bout, which differs from another one if anything has happened since.
struct StateOf<G: BoutUi>(Rc<Model<G>>);

impl<G: BoutUi> PartialEq for StateOf<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The events shown so far, each with the view right after it. They are built anew only when something has happened.
#[hook]
pub(super) fn use_story<G: BoutUi>(model: &Rc<Model<G>>) -> Rc<Vec<(G::Event, G::View)>> {
    use_memo(StateOf(model.clone()), |StateOf(model)| model.story())
}

/// Everything that a game's page may show and do around this bout. `watches`: whether another tab plays it.
#[hook]
pub fn use_stage<G: BoutUi>(bout: BoutOnScreen<G>, watches: bool) -> OnStage<G> {
    let app = use_context::<AppContext>();
    let size = use_size();
    let open = use_state_eq(|| None::<(Seat, BoutSheet<G::Sheet>)>);
    let kept = use_state_eq(|| None::<(Choice, G::Draft)>);
    let setter = kept.setter();
    let (dragging, ondrag) = use_dragging();
    let target = use_node_ref();
    let (model, send) = (bout.model, bout.send);
    let scene = model.scene();
    let choice: Choice = (model.seed(), model.looker(), steps_of(&model), scene);
    // The draft as it is now, also if it has been edited since the last render.
    let newest = move || match &*kept {
        Some((of, draft)) if *of == choice => draft.clone(),
        _ => G::Draft::default(),
    };
    let draft = newest();
    let edit = Callback::from(move |Edit(change): Edit<G::Draft>| {
        let mut next = newest();
        change(&mut next);
        setter.set(Some((choice, next)));
    });
    use_bout_effects(&model, watches, &send);
    let story = use_story(&model);
    let (event, view) = model.shown();
    // A sheet closes when another player takes over the screen or the players sit otherwise, and so does a drag: the clock may run out while a
    // card is in the air.
    {
        let (open, ondrag) = (open.clone(), ondrag.clone());
        let curtain = matches!(scene, Scene::Curtain(_));
        use_effect_with((curtain, model.facing()), move |_| {
            open.set(None);
            ondrag.emit(false);
        });
    }
    // The focused element may be gone: the card that was played, the button that was pressed.
    {
        let moment = (
            scene,
            model.current_frame(),
            model.failed(),
            steps_of(&model),
        );
        use_effect_with((moment, draft.clone()), |(_, draft)| {
            if G::asks_back(draft) {
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
        story,
        names: pair_names(&model),
        scene,
        draft,
        edit,
        onrematch: rematch(&model, &send),
        send,
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
#[component]
pub fn BoutScreen<G: BoutUi>(props: &BoutScreenProps<G>) -> Html {
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
                { on.main() }
            </>
        },
    };
    html! { <>{ page }{ on.open_sheet() }{ behind }</> }
}

/// The curtain, while the device goes to that seat's player.
fn curtain<G: BoutUi>(on: &OnStage<G>, to: Seat) -> Html {
    let model = &on.model;
    let sealed = model.has_sealed(to.other());
    html! {
        <Handover {to} names={on.names.clone()} asked={G::asked_inside(&on.view)} {sealed} what={G::sealed_word(&on.view)}
            first={G::is_untouched(on) && !sealed} cramped={model.cramped()} pace={on.settings.pace} moment={model.moment()}
            onlift={on.send.reform(|()| Msg::Lift)} onback={on.send.reform(|()| Msg::TakeBack)} />
    }
}

/// The result, once everything has been shown.
fn result<G: BoutUi>(on: &OnStage<G>) -> Html {
    let page = |ending: Ending| {
        let series = on.model.series_now();
        html! {
            <ResultPage game={G::ID} many={G::MANY} {ending} moment={on.model.moment()} identity={on.model.identity().cloned()}
                series={series.map(|series| (series, on.names.clone()))} guests={guests(&on.model)}
                onkept={on.send.reform(|(seat, id)| Msg::Wrestler(seat, id))} onrematch={on.onrematch.clone()} />
        }
    };
    html! {
        <>
            <Notice text={on.trouble.clone()} />
            { for G::ending(on).map(page) }
        </>
    }
}
