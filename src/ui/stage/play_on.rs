//! Playing a bout on from a replay, as practice: what if?

use ai::Level;
use bout::Model;
use rules::Seat;
use store::Store;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::{GameUi, Replay, begin_in, given_up, load};
use crate::ui::{
    data::{
        app_context::AppContext,
        book::{opponent_label, opponent_name},
    },
    parts::button,
    routes::{Route, frame_fragment},
    words::t,
};

/// Who plays on, against which computers, and whether an unfinished bout may be given up for it.
struct Begin {
    store: Store,
    seat: Seat,
    level: Level,
    gives_up: bool,
}

/// Asks which of the players plays the bout on from this step of the record, at the frame with this index.
pub(super) fn play_on<G: GameUi>(
    replay: &Replay<G>,
    names: &[String],
    frame: usize,
    step: Option<usize>,
) -> Html {
    let Some(step) = step else {
        return Html::default();
    };
    let record = replay.table.record().clone();
    let text = replay.text.clone();
    let names = names.to_vec();
    // In a game for two, two of one name are told apart by their seats, but are not called so.
    let players = if G::MANY {
        names.clone()
    } else {
        replay.names.to_vec()
    };
    let begin = Callback::from(move |begin: Begin| {
        let unfinished = load::<G>(&begin.store).filter(|model| !model.done());
        if let Some(unfinished) = unfinished.filter(|_| !begin.gives_up) {
            return Some(given_up(&unfinished));
        }
        let name = players.get(begin.seat.index()).cloned().unwrap_or_default();
        if let Some(model) = Model::practice(&record, step, (begin.seat, name), begin.level) {
            begin_in(&begin.store, &model);
            // The player can go back to the whole bout, whose place the practice takes.
            Route::replace(&frame_fragment(G::ID, &text, frame));
            Route::Bout(G::ID).go();
        }
        None
    });
    html! { <PlayOn {names} {begin} /> }
}

#[derive(Properties, PartialEq)]
struct PlayOnProps {
    /// The players' names, by seat.
    names: Vec<String>,
    /// Begins the practice, or says which bout would be given up for it.
    begin: Callback<Begin, Option<String>>,
}

#[component]
fn PlayOn(props: &PlayOnProps) -> Html {
    let app = use_context::<AppContext>();
    let level = use_state_eq(Level::default);
    // The seat for which the player wants to give up an unfinished bout, and what is said of that bout.
    let doubt = use_state_eq(|| None::<(Seat, String)>);
    let onlevel = {
        let (level, undoubt) = (level.setter(), doubt.setter());
        Callback::from(move |event: Event| {
            let value = event
                .target_dyn_into::<HtmlSelectElement>()
                .map(|select| select.value());
            undoubt.set(None);
            let picked = Level::ALL
                .into_iter()
                .find(|level| Some(level.slug()) == value.as_deref());
            level.set(picked.unwrap_or_default());
        })
    };
    let begin = |seat: Seat, gives_up: bool| {
        let (app, begin, level, doubt) = (app.clone(), props.begin.clone(), *level, doubt.setter());
        Callback::from(move |_: MouseEvent| {
            if let Some(store) = app.as_ref().map(|app| app.store.clone()) {
                let said = begin.emit(Begin {
                    store,
                    seat,
                    level,
                    gives_up,
                });
                doubt.set(said.map(|said| (seat, said)));
            }
        })
    };
    let act = |(seat, name): (Seat, &String)| {
        button("btn btn-line", t!("play-on-as", name), begin(seat, false))
    };
    let seats = (0..).map(Seat::try_from).filter_map(Result::ok);
    html! {
        <section class="play-on" aria-labelledby="play-on-h">
            <h2 class="col-h" id="play-on-h">{ t!("play-on") }</h2>
            <label class="field">
                { t!("setup-opponent") }
                <select name="against" onchange={onlevel}>
                    { for Level::ALL.map(|each| html! {
                        <option value={each.slug()} selected={each == *level}>{ opponent_label(&opponent_name(each), each) }</option>
                    }) }
                </select>
            </label>
            <p class="note">{ t!("play-on-note") }</p>
            <div class="sheet-acts">{ for seats.zip(&props.names).map(act) }</div>
            if let Some((seat, said)) = &*doubt {
                <p class="refusal" role="alert">{ said }</p>
                { button("btn btn-line", t!("play-on-anyway"), begin(*seat, true)) }
            }
        </section>
    }
}
