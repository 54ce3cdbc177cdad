//! The round-robin page: who wrestles, which bouts come next, and the table.

mod champion;
mod form;
mod standings;

use std::rc::Rc;

use ai::protocol::{Answer, Request};
use basho::{Book, Fighter, Pairing, RoundRobin};
use bout::{
    InRobin, Player,
    games::track::{Model, Msg},
};
use rules::{GameId, Side, track::Track};
use store::Store;
use yew::prelude::*;

use self::{
    champion::champion,
    form::RobinForm,
    standings::{rounds, standings},
};
use super::{setup::Terms, words::verdict_line};
use crate::ui::{
    browser::{
        hooks::{focus_if_lost, use_bots, use_elsewhere},
        random,
    },
    data::{app_context::AppContext, book, robin},
    parts::{Notice, bar, button, confirm, icon, seat_sign, way},
    routes::Route,
    stage::{Tournament, begin_in, given_up, last_setup, load, save_result},
    words::t,
};

/// The player for this entrant.
fn player(book: &Book, fighter: &Fighter) -> Player {
    match fighter {
        Fighter::Computer(rank) => Player::Computer(book::level_of(*rank)),
        _ => Player::Person(book::fighter_name(book, fighter)),
    }
}

/// The name of an entrant on this page: of several computers of one level, all but the first have a number.
fn entrant_name(book: &Book, entrants: &[Fighter], place: usize) -> String {
    let Some(fighter) = entrants.get(place) else {
        return String::new();
    };
    let name = book::fighter_name(book, fighter);
    let before = entrants.iter().take(place);
    match before.filter(|earlier| *earlier == fighter).count() {
        0 => name,
        others => t!("robin-another", name, number = others + 1),
    }
}

/// The bout of a pairing, before its first turn.
fn bout(robin: &RoundRobin, pairing: Pairing, book: &Book) -> Option<Model> {
    let fighters = [
        robin.entrants().get(pairing.seats[0])?,
        robin.entrants().get(pairing.seats[1])?,
    ];
    let players = fighters.map(|fighter| player(book, fighter));
    let watched = !players.iter().any(Player::is_person);
    let wrestlers = fighters.map(|fighter| match fighter {
        Fighter::Wrestler(id) => Some(*id),
        _ => None,
    });
    let model = Model::new(players, false, robin.config(), &mut random::rng());
    let of = InRobin {
        id: robin.id(),
        bout: pairing.bout as u32,
    };
    let model = model.between(wrestlers).of_robin(of);
    Some(model.timed(if watched { 0 } else { robin.clock() }))
}

/// The stored unfinished bout: its number in this round robin, if it belongs to it, and what a new bout would do to it.
fn goes_on(store: &Store, robin: &RoundRobin) -> Option<(Option<u32>, String)> {
    let kept = load::<Track>(store).filter(|model| !model.over())?;
    let of = kept.identity().and_then(|identity| identity.robin);
    let of = of.filter(|of| of.id == robin.id()).map(|of| of.bout);
    Some((of, given_up(&kept)))
}

/// The stored round robin, or the form for a new one.
#[component]
pub(super) fn RobinPage() -> Html {
    let app = use_context::<AppContext>();
    let store = app.map_or_else(Store::in_memory, |app| app.store);
    let robin = {
        let store = store.clone();
        use_state(move || robin::read(&store))
    };
    let book = {
        let store = store.clone();
        use_memo((*robin).clone(), move |_| book::read(&store))
    };
    let fresh = use_state(|| false);
    let trouble = use_state(|| None::<String>);
    // The bout that the player wants to start although another one is unfinished.
    let giving_up = use_state(|| None::<Pairing>);
    // The bout that two computer players play in the background.
    let behind = use_state(|| None::<(usize, Model)>);
    let elsewhere = use_elsewhere();
    let going_on = {
        let (store, robin) = (store.clone(), robin.clone());
        use_memo(((*robin).clone(), elsewhere), move |_| {
            robin.as_ref().and_then(|robin| goes_on(&store, robin))
        })
    };
    {
        let stands = (*robin).as_ref().map(|robin| (robin.id(), robin.round()));
        let before = use_mut_ref(|| stands);
        use_effect_with(stands, move |&stands| {
            // What led on from the round, or from the last round robin, has gone.
            if before.replace(stands) != stands {
                focus_if_lost("#robin-next");
            }
        });
    }
    let onbegin = {
        let (store, robin, fresh, trouble) =
            (store.clone(), robin.clone(), fresh.clone(), trouble.clone());
        Callback::from(move |next: RoundRobin| match robin::begin(&store, &next) {
            Ok(()) => {
                trouble.set(None);
                robin.set(Some(next));
                fresh.set(false);
            }
            Err(refused) => trouble.set(Some(refused)),
        })
    };
    let onresult = {
        let (store, robin, behind, trouble) = (
            store.clone(),
            robin.clone(),
            behind.clone(),
            trouble.clone(),
        );
        Callback::from(move |model: Model| {
            trouble.set(if model.failed() {
                Some(t!("now-failed"))
            } else {
                save_result(&store, &model).err()
            });
            robin.set(robin::read(&store));
            behind.set(None);
        })
    };
    let heading = || {
        let ways = html! {
            <>
                { way(Route::Setup(GameId::Track), "man", t!("new-bout")) }
                { way(Route::Rules(GameId::Track), "rules", t!("rules")) }
            </>
        };
        bar(
            t!("track-kanji"),
            &t!("track-name"),
            Some(t!("robin")),
            ways,
        )
    };
    let Some(shown) = robin.as_ref().filter(|_| !*fresh) else {
        let onback = {
            let fresh = fresh.clone();
            robin
                .is_some()
                .then(|| Callback::from(move |()| fresh.set(false)))
        };
        let last = robin.as_ref().map(|robin| Terms {
            config: robin.config(),
            clock: robin.clock(),
        });
        let terms = last.or_else(|| last_setup::<Track>(&store).map(|setup| setup.terms));
        let terms = terms.unwrap_or_default();
        return html! {
            <main class="page robin">
                <Notice text={(*trouble).clone()} />
                { heading() }
                <RobinForm book={(*book).clone()} {terms} {onbegin} {onback} />
            </main>
        };
    };
    let sit_down = {
        let (store, robin, book) = (store.clone(), robin.clone(), book.clone());
        Callback::from(move |pairing: Pairing| {
            let model = robin.as_ref().and_then(|robin| bout(robin, pairing, &book));
            if let Some(model) = model {
                begin_in(&store, &model);
                Route::Bout(GameId::Track).go();
            }
        })
    };
    // A single tap must not give up a bout.
    let ask_first = {
        let (sit_down, giving_up, sure) = (sit_down.clone(), giving_up.clone(), going_on.is_none());
        move |pairing: Pairing| {
            let (sit_down, giving_up) = (sit_down.clone(), giving_up.clone());
            Callback::from(move |_: MouseEvent| {
                if sure {
                    sit_down.emit(pairing);
                } else {
                    giving_up.set(Some(pairing));
                }
            })
        }
    };
    let play_out = |pairing: Pairing| {
        let (robin, book, behind) = (robin.clone(), book.clone(), behind.clone());
        Callback::from(move |_: MouseEvent| {
            let model = robin.as_ref().and_then(|robin| bout(robin, pairing, &book));
            behind.set(model.map(|model| (pairing.bout, model)));
        })
    };
    let name = |entrant: usize| entrant_name(&book, shown.entrants(), entrant);
    let kept = |bout: usize| {
        let (id, bout) = (shown.id(), bout as u32);
        let kept = book.bout(InRobin { id, bout }.bout_id())?;
        kept.record.as_ref().map(|_| Route::ArchivedBout(kept.id))
    };
    let is_person = |entrant: usize| {
        let fighter = shown.entrants().get(entrant);
        !matches!(fighter, Some(Fighter::Computer(_)))
    };
    let next = shown.next_bouts().map(|pairing| {
        let [east, west] = pairing.seats;
        let thinks = behind.as_ref().is_some_and(|(bout, _)| *bout == pairing.bout);
        let acts = if thinks {
            html! { <span class="note" role="status">{ t!("robin-played-out") }</span> }
        } else if going_on.as_ref().as_ref().is_some_and(|(bout, _)| *bout == Some(pairing.bout as u32)) {
            html! { <a class="btn" href={Route::Bout(GameId::Track).fragment()}>{ t!("go-on") }</a> }
        } else if is_person(east) || is_person(west) {
            html! { <button class="btn" type="button" onclick={ask_first(pairing)}>{ t!("robin-sit") }</button> }
        } else {
            html! {
                <>
                    <button class="btn" type="button" disabled={behind.is_some()} onclick={play_out(pairing)}>{ t!("robin-play-out") }</button>
                    <button class="btn btn-line" type="button" onclick={ask_first(pairing)}>{ t!("robin-watch") }</button>
                </>
            }
        };
        html! {
            <li key={pairing.bout}>
                <span>{ seat_sign(Side::East) }<b>{ name(east) }</b></span>
                <i>{ t!("versus") }</i>
                <span>{ seat_sign(Side::West) }<b>{ name(west) }</b></span>
                <div class="acts">{ acts }</div>
            </li>
        }
    });
    let onnew = {
        let fresh = fresh.clone();
        Callback::from(move |_: MouseEvent| fresh.set(true))
    };
    let onagain = {
        let ended = shown.clone();
        onbegin.reform(move |_: MouseEvent| ended.again(random::seed()))
    };
    let played_out = behind.as_ref().map(|(bout, model)| {
        html! { <PlayOut key={*bout} start={model.clone()} {onresult} /> }
    });
    html! {
        <>
        <Notice text={(*trouble).clone()} />
        <main class="page robin">
            { heading() }
            <section class="robin-next" aria-labelledby="robin-next">
                if let Some(round) = shown.round() {
                    <h2 id="robin-next" class="col-h" tabindex="-1">{ t!("robin-round", number = round + 1, all = shown.rounds()) }</h2>
                    <ul>{ for next }</ul>
                    if let Some(bye) = shown.bye(round) {
                        <p class="note">{ t!("robin-bye", name = name(bye)) }</p>
                    }
                } else {
                    { champion(shown, &name) }
                    <p class="acts">
                        <button class="btn" type="button" onclick={onagain}>{ t!("robin-again") }</button>
                        <button class="btn btn-line" type="button" onclick={onnew.clone()}>{ icon("stars") }{ t!("robin-new") }</button>
                        <a class="btn btn-line" href="#/">{ t!("home") }</a>
                    </p>
                }
            </section>
            { standings(shown, &name) }
            { rounds(shown, &kept, &name, &verdict_line) }
            if shown.round().is_some() {
                <p class="sheet-acts">
                    <button class="btn btn-line" type="button" onclick={onnew}>{ icon("stars") }{ t!("robin-new") }</button>
                </p>
            }
            { for played_out }
        </main>
        if let (Some(pairing), Some((_, loses))) = (*giving_up, &*going_on) {
            { give_up(loses, &sit_down.reform(move |()| pairing), &Callback::from(move |()| giving_up.set(None))) }
        }
        </>
    }
}

/// Asks whether to give up the unfinished bout for another; `loses` says what would happen to it.
fn give_up(loses: &str, onyes: &Callback<()>, onclose: &Callback<()>) -> Html {
    let acts = html! {
        <>
            <a class="btn" href={Route::Bout(GameId::Track).fragment()}>{ t!("setup-go-on") }</a>
            { button("btn btn-line", t!("robin-give-up"), onyes.reform(|_: MouseEvent| ())) }
        </>
    };
    let what = html! { <p>{ loses }</p> };
    confirm("s-sure", t!("robin-sure"), what, acts, onclose)
}

/// The round robin that is going on; `None` while one of its bouts is unfinished.
pub(super) fn tournament(store: &Store) -> Option<Tournament> {
    let robin = robin::read(store)?;
    let round = robin.round()?;
    let goes_on = goes_on(store, &robin).and_then(|(bout, _)| bout);
    let book = book::read(store);
    let places = 0..robin.entrants().len();
    let names = places.map(|place| entrant_name(&book, robin.entrants(), place));
    goes_on.is_none().then(|| Tournament {
        route: Route::Robin,
        name: t!("robin-on"),
        stands: t!("robin-round", number = round + 1, all = robin.rounds()),
        names: names.collect(),
    })
}

#[derive(Properties, PartialEq)]
struct PlayOutProps {
    start: Model,
    onresult: Callback<Model>,
}

/// A bout that a component plays by itself.
#[derive(PartialEq)]
struct Playing(Model);

impl Reducible for Playing {
    type Action = Msg;

    fn reduce(self: Rc<Self>, msg: Msg) -> Rc<Self> {
        Rc::new(Self(self.0.after(msg)))
    }
}

/// A bout between two computer players that nobody watches. Renders nothing, and calls `onresult` when the bout is over or fails.
#[component]
fn PlayOut(props: &PlayOutProps) -> Html {
    let start = props.start.clone();
    let model = use_reducer_eq(move || Playing(start));
    let question = model.0.question().map(|question| Request {
        seed: random::seed(),
        ..question
    });
    let heard = {
        let dispatch = model.dispatcher();
        Callback::from(move |answer: Answer<_>| {
            dispatch.dispatch(Msg::Answer {
                id: answer.id,
                reply: answer.reply,
            });
        })
    };
    use_bots(question, heard);
    let onresult = props.onresult.clone();
    let ended = model.0.over() || model.0.failed();
    let last = model.0.clone();
    use_effect_with(ended, move |&ended| {
        if ended {
            onresult.emit(last);
        }
    });
    Html::default()
}

#[cfg(test)]
mod tests;
