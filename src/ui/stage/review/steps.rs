//! The screen of a review: the buttons and keys that step through the frames of a bout, and the list of its turns.

use std::rc::Rc;

use bout::Player;
use rules::{GameId, Outcome};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, KeyboardEvent};
use yew::prelude::*;

use super::{
    ReviewUi,
    frames::Frames,
    graph::Graph,
    judged::{Findings, Judged},
};
use crate::ui::{
    browser::hooks::{focus_if_lost, sheet_is_open, use_events, use_in_sight, use_timer},
    data::app_context::AppContext,
    parts::{Share, button, game_bar, icon, phrase},
    routes::{Route, packed_and_frame},
    stage::{Replay, effects::watched, names_in, play_on::play_on},
    words::{
        self,
        introduction::{introduction, technique},
        t, who_won,
    },
};

/// Which frame of a bout is on screen, and the ways to others.
#[derive(Clone, Debug)]
pub struct Steps {
    /// The index of the frame.
    pub here: usize,
    last: usize,
    frames: Rc<Frames>,
    /// Goes to the frame with this index; beyond the last one, to the last one.
    go: Callback<usize>,
    /// Whether the frames follow one another by themselves.
    plays: bool,
    /// Starts or stops that.
    play: Callback<MouseEvent>,
    /// Whether the player has got the bout as a link and is told first how it ended.
    greets: bool,
    /// The list of turns.
    list: NodeRef,
}

/// The bout, as far as it does not depend on the game.
struct Bout {
    game: GameId,
    /// The players' names, by seat.
    names: Vec<String>,
    /// How it ended; `None` if it is not over.
    over: Option<Outcome>,
    /// The word of its record for that.
    how: Option<&'static str>,
}

/// An entry of the list of turns.
struct Turn {
    /// The index of the frame that begins it.
    frame: usize,
    /// Whether the rules count it as a turn. The first entry may be what came before all turns.
    counts: bool,
    line: String,
}

/// Where a player is in a review.
#[derive(Clone, Copy, PartialEq)]
struct Place {
    /// The index of the frame on screen.
    frame: usize,
    /// Whether the next one follows by itself.
    plays: bool,
    /// See [`Steps::greets`].
    greets: bool,
}

/// Steps through a bout, starting at the frame with index `first`; a bout that came as a link starts at its end, unless the link names a frame.
/// The arrow keys, Home and End work wherever the focus is. A bout that plays by itself stops at the last frame, at any other step, and when
/// another tab comes to the front.
#[hook]
pub fn use_steps<G: ReviewUi>(replay: &Replay<G>, first: usize) -> Steps {
    let pace = use_context::<AppContext>().map(|app| app.settings.pace);
    let in_sight = use_in_sight();
    let last = replay.table.event_count().saturating_sub(1);
    let frames = use_memo(replay.text.clone(), |_| Frames::of(replay.table.record()));
    let at = use_state_eq(|| start(G::ID, first));
    let here = at.frame.min(last);
    let plays = at.plays && here < last;
    let set = {
        let set = at.setter();
        Callback::from(move |(frame, plays)| {
            set.set(Place {
                frame,
                plays,
                greets: false,
            });
        })
    };
    let go = set.reform(move |next: usize| (next.min(last), false));
    let from = if here == last { 0 } else { here };
    let play = set.reform(move |_: MouseEvent| (from, !plays));
    let advance = {
        let (at, set) = (at.clone(), set.clone());
        Callback::from(move |here| {
            // The player may have stopped the playback or gone to another frame since the last render.
            if at.plays && at.frame == here {
                set.emit((here + 1, true));
            }
        })
    };
    use_timer(
        plays.then(|| (here, watched(pace.unwrap_or_default()))),
        advance,
    );
    let heard = {
        let go = go.clone();
        Callback::from(move |event: Event| {
            let next = match event.dyn_ref::<KeyboardEvent>() {
                Some(key) if in_sight && !event.default_prevented() => leads(key, here),
                Some(_) => None,
                // Another tab is in front, or this one is again.
                None => plays.then_some(here),
            };
            if let Some(next) = next {
                event.prevent_default();
                go.emit(next);
            }
        })
    };
    use_events(&["keydown", "visibilitychange"], heard);
    // The greeting's button has gone.
    use_effect_with(at.greets, |_| focus_if_lost(".review-turns [aria-current]"));
    let list = use_node_ref();
    {
        let list = list.clone();
        let followed = use_mut_ref(|| None);
        use_effect(move || {
            // Marks of the analysis can move the current entry. What the player has scrolled meanwhile stays.
            let list = list.cast::<Element>();
            let Some((list, entry)) = list.and_then(with_current) else {
                return;
            };
            let lies = Some((here, entry.offset_top(), entry.offset_height()));
            if followed.replace(lies) != lies {
                follow(&list, &entry);
            }
        });
    }
    Steps {
        here,
        last,
        frames,
        go,
        plays,
        play,
        greets: at.greets,
        list,
    }
}

/// Where a review of this game starts: at the frame with index `first`, if the address leads to no other.
fn start(game: GameId, first: usize) -> Place {
    let rest = Route::Record(game).rest();
    let (packed, frame) = packed_and_frame(&rest);
    let greets = !packed.is_empty() && frame.is_none();
    let end = greets.then_some(usize::MAX);
    Place {
        frame: frame.or(end).unwrap_or(first),
        plays: false,
        greets,
    }
}

/// The index of the frame to which this key leads from `here`.
fn leads(key: &KeyboardEvent, here: usize) -> Option<usize> {
    let element = key.target_dyn_into::<Element>();
    let field = element
        .as_ref()
        .map(|it| it.closest("input, select, textarea"));
    // In a text, a list of choices or an open sheet, a key does what it always does there.
    let elsewhere = sheet_is_open() || matches!(field, Some(Ok(Some(_))));
    let scrolls = matches!(&*key.key(), "Home" | "End")
        && element.is_some_and(|it| it.matches(".studied") == Ok(true));
    if elsewhere || scrolls || key.alt_key() || key.ctrl_key() || key.meta_key() || key.shift_key()
    {
        return None;
    }
    match key.key().as_str() {
        "ArrowLeft" => Some(here.saturating_sub(1)),
        "ArrowRight" => Some(here + 1),
        "Home" => Some(0),
        "End" => Some(usize::MAX),
        _ => None,
    }
}

/// The list with its current entry.
fn with_current(list: Element) -> Option<(Element, HtmlElement)> {
    let entry = list.query_selector("[aria-current]").ok()??;
    Some((list, entry.dyn_into().ok()?))
}

/// Scrolls the list, and nothing around it, until this entry is in view.
fn follow(list: &Element, entry: &Element) {
    let (view, entry) = (
        list.get_bounding_client_rect(),
        entry.get_bounding_client_rect(),
    );
    let above = (entry.top() - view.top()).min(0.0);
    let below = (entry.bottom() - view.bottom()).max(0.0);
    list.set_scroll_top(list.scroll_top() + (above.floor() + below.ceil()) as i32);
}

/// The turns of a bout, in order.
fn turns<G: ReviewUi>(replay: &Replay<G>) -> Vec<Turn> {
    let events = (0..replay.table.event_count()).map_while(|frame| G::event(replay, frame));
    let events: Vec<G::Event> = events.collect();
    let mut turns = Vec::new();
    let mut frame = 0;
    for events in events.chunk_by(|_, next| !G::begins_turn(next)) {
        let mut lines = G::turn_lines(events, replay);
        if lines.is_empty() {
            lines.extend(events.first().map(|event| G::line(event, replay)));
        }
        turns.push(Turn {
            frame,
            counts: events.first().is_some_and(G::begins_turn),
            line: words::sentences(&lines),
        });
        frame += events.len();
    }
    turns
}

/// The box that says what is on screen: a heading, a line below it, and buttons.
fn told(heading: String, line: String, acts: Html) -> Html {
    html! {
        <section class="now" aria-label={t!("what-now")}>
            <div role="status"><h2>{ heading }</h2><p>{ line }</p></div>
            { acts }
        </section>
    }
}

impl Steps {
    /// The index of the step that caused the frame on screen; `None` if the bout has no frame.
    pub fn step(&self) -> Option<usize> {
        self.frames.step(self.here)
    }

    /// The index of the first frame after so many steps.
    pub fn frame_after(&self, steps: usize) -> usize {
        self.frames.after(steps)
    }

    /// The screen: the game's board, the buttons, the list of turns with the choices that cost much, each player's costliest one, what the
    /// analysis says about this frame, and what may be done with the bout.
    pub fn screen<G: ReviewUi>(
        &self,
        replay: &Replay<G>,
        board: Html,
        study: Html,
        findings: &Findings,
    ) -> Html {
        let table = &replay.table;
        let players = replay.names.clone().map(Player::Person);
        let bout = Bout {
            game: G::ID,
            names: names_in::<G>(&table.record().config, &players),
            over: match table.turn() {
                rules::Turn::Over(outcome) => Some(outcome),
                _ => None,
            },
            how: table.kimarite(),
        };
        let now = G::event(replay, self.here).map(|event| {
            if self.greets {
                self.greeting(&bout)
            } else {
                let place = t!("review-place", number = self.here + 1, all = self.last + 1);
                told(G::line(&event, replay), place, Html::default())
            }
        });
        let step = self.step();
        let step = step.map(|step| G::goes_on_from(replay, self.here, step));
        let more = html! {
            <section class="review-more">
                <Share key={replay.text.clone()} game={G::ID} record={replay.text.clone()} />
                { play_on(replay, &bout.names, self.here, step) }
            </section>
        };
        match now {
            Some(now) => self.stepped(&bout, now, &turns(replay), [board, study, more], findings),
            None => html! {
                <main class="page review" data-scene="review">{ game_bar(G::ID, t!("review")) }<p class="note">{ t!("review-empty") }</p>{ more }</main>
            },
        }
    }

    /// The screen of a bout that has no frame to show yet.
    pub fn without_board<G: ReviewUi>(&self, replay: &Replay<G>) -> Html {
        self.screen(
            replay,
            Html::default(),
            Html::default(),
            &Findings::default(),
        )
    }

    fn stepped(
        &self,
        bout: &Bout,
        now: Html,
        turns: &[Turn],
        [board, study, more]: [Html; 3],
        findings: &Findings,
    ) -> Html {
        html! {
            <main class="page review" data-scene="review">
                { game_bar(bout.game, t!("review")) }
                <div class="review-board">{ board }</div>
                <div class="review-side">
                    { self.buttons() }
                    { now }
                    { self.list(turns, &findings.judged) }
                    <section class="studied" aria-label={t!("analysis")} tabindex="0">{ self.graph(bout, findings) }{ findings.summary(&self.go) }{ study }</section>
                </div>
                { more }
            </main>
        }
    }

    /// Who stood better when, in a bout of two or more; empty until all choices have been judged, so that nothing moves when they are.
    fn graph(&self, bout: &Bout, findings: &Findings) -> Html {
        if bout.names.len() < 2 {
            return Html::default();
        }
        let (judged, over) = if findings.whole {
            (&*findings.judged, bout.over)
        } else {
            Default::default()
        };
        let graph = Graph {
            judged,
            names: &bout.names,
            over,
            awaited: !findings.whole,
            here: self.here,
            last: self.last,
        };
        graph.html(&self.go)
    }

    /// Who won how, and the ways to see it and to play the game oneself.
    fn greeting(&self, bout: &Bout) -> Html {
        let game = bout.game;
        let how = bout.how.and_then(|word| technique(game, word));
        let ended = match bout.over {
            Some(over) => who_won(bout.names.clone(), over.winner()),
            None => t!("bout-open", names = words::list(&bout.names)),
        };
        let acts = html! {
            <div class="acts">
                { button("btn", t!("greet-watch"), self.play.clone()) }
                <a class="btn btn-line" href={Route::Setup(game).fragment()}>{ t!("greet-play", game = introduction(game).name) }</a>
            </div>
        };
        told(ended, how.unwrap_or_default(), acts)
    }

    fn buttons(&self) -> Html {
        let (here, last) = (self.here, self.last);
        let to = |symbol: &'static str, words: String, to: usize, shut: bool| {
            html! {
                <button class="tool" type="button" aria-disabled={shut.then_some("true")}
                    onclick={self.go.reform(move |_: MouseEvent| to)}>
                    { icon(symbol) }<span>{ words }</span>
                </button>
            }
        };
        let (symbol, words) = if self.plays {
            ("pause", t!("review-pause"))
        } else {
            ("play", t!("review-play"))
        };
        html! {
            <div class="review-steps" role="group" aria-label={t!("review-steps")}>
                { to("first", t!("review-first"), 0, here == 0) }
                { to("back", t!("review-back"), here.saturating_sub(1), here == 0) }
                <button class="tool" type="button" onclick={&self.play}>{ icon(symbol) }<span>{ words }</span></button>
                { to("next", t!("review-next"), here + 1, here == last) }
                { to("last", t!("review-last"), last, here == last) }
            </div>
        }
    }

    fn list(&self, turns: &[Turn], judged: &[Judged]) -> Html {
        let entry = |(place, turn): (usize, &Turn)| {
            let first = turn.frame;
            let end = turns.get(place + 1).map_or(usize::MAX, |next| next.frame);
            let frames = first..end;
            let found = judged
                .iter()
                .filter(|choice| frames.contains(&choice.frame));
            html! {
                <li key={first} class={turn.counts.then_some("counts")}>
                    <button class="link" type="button" aria-current={frames.contains(&self.here).then_some("step")}
                        onclick={self.go.reform(move |_: MouseEvent| first)}>
                        { phrase(turn.line.clone()) }
                        { for found.filter_map(Judged::mark) }
                    </button>
                </li>
            }
        };
        html! { <ol class="review-turns" ref={&self.list} aria-label={t!("review-turns")}>{ for turns.iter().enumerate().map(entry) }</ol> }
    }
}
