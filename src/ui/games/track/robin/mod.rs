//! The round robin: who wrestles, what comes next, and the table.

mod form;
mod standings;

use yew::prelude::*;

use self::{
    form::RobinForm,
    standings::{rounds, standings},
};
use super::{model::Model, words::verdict_line};
use crate::rules::GameId;
use crate::{
    ai::protocol::{Answer, Request},
    basho::{Book, Fighter, Pairing, RoundRobin},
    rules::{Seat, track::Track},
    session::Player,
    store::Store,
    ui::{
        book,
        desk::Desk,
        games::track::model::Msg,
        hooks::use_bots,
        pages::Notice,
        parts::{Icon, Sign, bar, way},
        random, robin,
        routes::Route,
        stage::{InRobin, Play as _, last_setup, names},
        words::t,
    },
};

/// Who plays that entrant.
fn player(book: &Book, fighter: &Fighter) -> Player {
    match fighter {
        Fighter::Computer(rank) => Player::Computer(book::level_of(*rank)),
        _ => Player::Person(book::fighter_name(book, fighter)),
    }
}

/// The bout of a pairing, before its first turn.
fn bout(robin: &RoundRobin, pairing: Pairing, book: &Book, clock: u16) -> Option<Model> {
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
    Some(model.timed(if watched { 0 } else { clock }))
}

/// The bout that is kept and goes on: its number in this round robin, where it is one of it, and who wrestles in it.
fn goes_on(store: &Store, robin: &RoundRobin) -> Option<(Option<u32>, [String; 2])> {
    let kept = Model::kept(store).filter(|model| !model.over())?;
    let of = kept.torikumi().and_then(|torikumi| torikumi.robin);
    let of = of.filter(|of| of.id == robin.id()).map(|of| of.bout);
    Some((of, names(kept.players())))
}

/// The round robin that is kept; where there is none, the form for a new one.
#[component]
pub fn RobinPage() -> Html {
    let desk = use_context::<Desk>();
    let Some(desk) = desk else {
        return Html::default();
    };
    html! { <Robin store={desk.store} /> }
}

#[derive(Properties, PartialEq)]
struct RobinProps {
    store: Store,
}

#[component]
fn Robin(props: &RobinProps) -> Html {
    let store = &props.store;
    let robin = {
        let store = store.clone();
        use_state(move || robin::read(&store))
    };
    let book = {
        let store = store.clone();
        use_memo((), move |()| book::read(&store))
    };
    let fresh = use_state(|| false);
    let trouble = use_state(|| None::<String>);
    // The bout that is being played out behind the page.
    let behind = use_state(|| None::<(usize, Model)>);
    let going_on = {
        let (store, robin) = (store.clone(), robin.clone());
        use_memo((*robin).clone(), move |_| {
            robin.as_ref().and_then(|robin| goes_on(&store, robin))
        })
    };
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
            let unwritten = enter(&store, &model);
            let unwritten = unwritten.or_else(|| book::enter(&store, model.decided()?).err());
            trouble.set(if model.failed() {
                Some(t!("now-failed"))
            } else {
                unwritten
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
            t!("game-kanji", game = "track"),
            &t!("game-name", game = "track"),
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
        return html! {
            <main class="page robin">
                <Notice text={(*trouble).clone()} />
                { heading() }
                <RobinForm book={(*book).clone()} {onbegin} {onback} />
            </main>
        };
    };
    let sit_down = |pairing: Pairing| {
        let (store, robin, book) = (store.clone(), robin.clone(), book.clone());
        Callback::from(move |_: MouseEvent| {
            let clock = last_setup::<Track>(&store).map_or(0, |setup| setup.terms.clock);
            let model = robin
                .as_ref()
                .and_then(|robin| bout(robin, pairing, &book, clock));
            if let Some(model) = model {
                // A refusal is said on the bout page, which tries again with every step.
                let _ = store.save(&Track::BOUT, &model.save());
                Route::Bout(GameId::Track).go();
            }
        })
    };
    let play_out = |pairing: Pairing| {
        let (robin, book, behind) = (robin.clone(), book.clone(), behind.clone());
        Callback::from(move |_: MouseEvent| {
            let model = robin
                .as_ref()
                .and_then(|robin| bout(robin, pairing, &book, 0));
            behind.set(model.map(|model| (pairing.bout, model)));
        })
    };
    let name = |entrant: usize| {
        let fighter = shown.entrants().get(entrant);
        fighter.map_or_else(String::new, |fighter| book::fighter_name(&book, fighter))
    };
    let is_person = |entrant: usize| {
        let fighter = shown.entrants().get(entrant);
        !matches!(fighter, Some(Fighter::Computer(_)))
    };
    let next = shown.torikumi().enumerate().map(|(place, pairing)| {
        let [east, west] = pairing.seats;
        let thinks = behind.as_ref().is_some_and(|(bout, _)| *bout == pairing.bout);
        let first = (place == 0).then_some("");
        let acts = if thinks {
            html! { <span class="note" role="status">{ t!("robin-played-out") }</span> }
        } else if going_on.as_ref().as_ref().is_some_and(|(bout, _)| *bout == Some(pairing.bout as u32)) {
            html! { <a class="btn" data-focus={first} href={Route::Bout(GameId::Track).fragment()}>{ t!("go-on") }</a> }
        } else if is_person(east) || is_person(west) {
            html! { <button class="btn" type="button" data-focus={first} onclick={sit_down(pairing)}>{ t!("robin-sit") }</button> }
        } else {
            html! {
                <>
                    <button class="btn" type="button" data-focus={first} disabled={behind.is_some()} onclick={play_out(pairing)}>{ t!("robin-play-out") }</button>
                    <button class="btn btn-line" type="button" onclick={sit_down(pairing)}>{ t!("robin-watch") }</button>
                </>
            }
        };
        html! {
            <li key={pairing.bout}>
                <span><Sign seat={Seat::EAST} /><b>{ name(east) }</b></span>
                <i>{ t!("versus") }</i>
                <span><Sign seat={Seat::WEST} /><b>{ name(west) }</b></span>
                <div class="acts">{ acts }</div>
            </li>
        }
    });
    let onnew = {
        let fresh = fresh.clone();
        Callback::from(move |_: MouseEvent| fresh.set(true))
    };
    html! {
        <>
        <Notice text={(*trouble).clone()} />
        <main class="page robin">
            { heading() }
            <section class="robin-next" aria-labelledby="robin-next">
                if let Some(round) = shown.round() {
                    <h2 id="robin-next" class="col-h">{ t!("robin-round", number = round + 1, all = shown.rounds()) }</h2>
                    <ul>{ for next }</ul>
                    if let Some((_, [east, west])) = &*going_on {
                        <p class="note">
                            { t!("setup-gives-up", east = east, west = west) }{ " " }
                            <a href={Route::Bout(GameId::Track).fragment()}>{ t!("setup-go-on") }</a>
                        </p>
                    }
                    if let Some(bye) = shown.bye(round) {
                        <p class="note">{ t!("robin-bye", name = name(bye)) }</p>
                    }
                } else {
                    <h2 id="robin-next" class="col-h" tabindex="-1" data-focus="">{ champions(shown, &name) }</h2>
                }
            </section>
            { standings(shown, &name) }
            { rounds(shown, &name, &verdict_line) }
            <p class="sheet-acts">
                <button class="btn btn-line" type="button" onclick={onnew}><Icon name="stars" />{ t!("robin-new") }</button>
            </p>
            if let Some((bout, model)) = &*behind {
                <PlayOut key={*bout} start={model.clone()} {onresult} />
            }
        </main>
        </>
    }
}

/// Who has won it.
fn champions(robin: &RoundRobin, name: &dyn Fn(usize) -> String) -> String {
    let table = robin.table();
    let first = table.iter().filter(|standing| standing.place == 1);
    let names: Vec<String> = first.map(|standing| name(standing.entrant)).collect();
    t!("robin-won", number = names.len(), names = names.join(", "))
}

/// Writes a bout of a round robin down, once. Gives what is to be said where that is refused.
pub(super) fn enter(store: &Store, model: &Model) -> Option<String> {
    let of = model.torikumi()?.robin?;
    let verdict = model.public_view().bout.verdict()?;
    match robin::enter(store, of.id, of.bout as usize, verdict) {
        Ok(Some(_)) => None,
        Ok(None) => Some(t!("robin-gone")),
        Err(refused) => Some(refused),
    }
}

#[derive(Properties, PartialEq)]
struct PlayOutProps {
    start: Model,
    onresult: Callback<Model>,
}

/// A bout between two computers that nobody watches: shows nothing, and tells how it stands when it is over.
#[component]
fn PlayOut(props: &PlayOutProps) -> Html {
    let start = props.start.clone();
    let model = use_reducer_eq(move || start);
    let question = model.question().map(|question| Request {
        id: question.id,
        ask: question.ask,
        level: question.level,
        seed: random::seed(),
    });
    let heard = {
        let dispatch = model.dispatcher();
        Callback::from(move |answer: Answer| {
            dispatch.dispatch(Msg::Answer {
                id: answer.id,
                reply: answer.reply,
            });
        })
    };
    use_bots(question, heard);
    let onresult = props.onresult.clone();
    let ended = model.over() || model.failed();
    let last = (*model).clone();
    use_effect_with(ended, move |&ended| {
        if ended {
            onresult.emit(last);
        }
    });
    Html::default()
}
