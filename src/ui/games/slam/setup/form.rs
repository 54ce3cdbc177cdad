//! The players of a bout: an ordered list, with buttons to add, move and remove players.

use ai::Level;
use basho::{Book, LONGEST_NAME};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::{MOST, Place, Setup};
use crate::ui::{
    browser::hooks::focus,
    data::book::{opponent_label, opponent_name},
    routes::Route,
    stage::KNOWN_NAMES,
    words::{self, t},
};

/// A change of the list.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Change {
    Add(Place),
    Set(usize, Place),
    /// Swaps the place with the one before.
    Up(usize),
    Out(usize),
}

impl Setup {
    /// The set-up after this change. The youngest player stays the same.
    pub(super) fn changed(&self, change: Change) -> Self {
        let mut next = self.clone();
        let places = &mut next.places;
        match change {
            Change::Add(place) if places.len() < MOST => places.push(place),
            Change::Set(at, place) => {
                if let Some(old) = places.get_mut(at) {
                    *old = place;
                }
            }
            Change::Up(at) if at > 0 && at < places.len() => {
                places.swap(at - 1, at);
                next.youngest = moved(self.youngest, at - 1, at);
            }
            Change::Out(at) if places.len() > 1 && at < places.len() => {
                places.remove(at);
                if at < self.youngest {
                    next.youngest = self.youngest - 1;
                } else if at == self.youngest {
                    next.youngest = 0;
                }
            }
            _ => (),
        }
        next
    }
}

/// The new index of a place after two places were swapped.
fn moved(place: usize, one: usize, other: usize) -> usize {
    match place {
        it if it == one => other,
        it if it == other => one,
        it => it,
    }
}

/// The field of a place: a guest's name, a wrestler's name, or a computer's level.
fn at_place(place: usize, seated: &Place, name: &str, change: &Callback<Change>) -> Html {
    match seated {
        Place::Guest(typed) => {
            let oninput = change.reform(move |event: InputEvent| {
                let input = event.target_dyn_into::<HtmlInputElement>();
                let name = input.map(|input| input.value()).unwrap_or_default();
                Change::Set(place, Place::Guest(name))
            });
            html! {
                <label class="name">
                    <span class="vh">{ t!("slam-name-of", number = place + 1) }</span>
                    <input type="text" name={format!("name-{place}")} value={typed.clone()} placeholder={name.to_owned()}
                        maxlength={LONGEST_NAME.to_string()} autocomplete="off" list={KNOWN_NAMES} {oninput} />
                </label>
            }
        }
        Place::Wrestler(_) => html! { <b>{ name }</b> },
        Place::Computer(level) => {
            let onchange = change.reform(move |event: Event| {
                let select = event.target_dyn_into::<HtmlSelectElement>();
                let slug = select.map(|select| select.value()).unwrap_or_default();
                let level = Level::ALL.into_iter().find(|level| level.slug() == slug);
                Change::Set(place, Place::Computer(level.unwrap_or_default()))
            });
            html! {
                <label class="name">
                    <span class="vh">{ t!("slam-level-of", number = place + 1) }</span>
                    <select name={format!("level-{place}")} {onchange}>
                        { for Level::ALL.map(|it| {
                            let chosen = it == *level;
                            let name = if chosen { name.to_owned() } else { opponent_name(it) };
                            html! { <option value={it.slug()} selected={chosen}>{ opponent_label(&name, it) }</option> }
                        }) }
                    </select>
                </label>
            }
        }
    }
}

/// The list of players.
pub(super) fn places(setup: &Setup, book: &Book, change: &Callback<Change>) -> Html {
    let sitters = setup.sitters(book);
    let last = setup.places.len().saturating_sub(1);
    let row = |(place, seated): (usize, &Place)| {
        let name = sitters.get(place).map_or("", |sitter| &sitter.name);
        let act = |what: &'static str, shut: bool, to: Change| {
            let onclick = change.reform(move |_: MouseEvent| {
                // Whoever is taken out, it is the last entry's button that goes; the focus must not go with it.
                if to == Change::Out(last) && last > 0 {
                    focus(&format!("[data-place='{}'] [data-act=out]", last - 1));
                }
                to.clone()
            });
            html! {
                <button class="link" type="button" data-act={what} aria-disabled={shut.then_some("true")}
                    aria-label={t!("slam-place-of", what, name)} {onclick}>{ t!("slam-place", what) }</button>
            }
        };
        html! {
            <li key={place} data-place={place.to_string()}>
                { at_place(place, seated, name, change) }
                <span class="sit-acts">
                    { act("up", place == 0, Change::Up(place)) }
                    { act("down", place == last, Change::Up(place + 1)) }
                    { act("out", last == 0, Change::Out(place)) }
                </span>
            </li>
        }
    };
    let sits = |id: u32| setup.places.contains(&Place::Wrestler(id));
    let open: Vec<_> = book
        .wrestlers()
        .iter()
        .filter(|it| !it.retired && !sits(it.id))
        .collect();
    let full = setup.places.len() >= MOST;
    let onpick = change.reform(|event: Event| {
        let select = event.target_dyn_into::<HtmlSelectElement>();
        let value = select.as_ref().map(HtmlSelectElement::value);
        if let Some(select) = select {
            select.set_value("");
        }
        let id = value
            .and_then(|value| value.parse().ok())
            .unwrap_or_default();
        Change::Add(Place::Wrestler(id))
    });
    let add = |what: &'static str, place: Place| {
        let onclick = change.reform(move |_: MouseEvent| Change::Add(place.clone()));
        html! {
            <button class="btn btn-line" type="button" data-add={what} aria-disabled={full.then_some("true")} {onclick}>
                { t!("slam-add", what) }
            </button>
        }
    };
    html! {
        <fieldset class="ask">
            <legend>{ t!("slam-who") }</legend>
            <ol class="sitters">{ for setup.places.iter().enumerate().map(row) }</ol>
            <div class="sit-add">
                { add("guest", Place::Guest(String::new())) }
                { add("computer", Place::Computer(Level::default())) }
            </div>
            if !open.is_empty() && !full {
                <label class="name sit-wrestler">
                    { t!("slam-add-wrestler") }
                    <select name="wrestler" onchange={onpick}>
                        <option value="" selected=true>{ t!("robin-pick") }</option>
                        { for open.iter().map(|it| html! { <option value={it.id.to_string()}>{ &it.shikona }</option> }) }
                    </select>
                </label>
            }
            <p class="note">
                { t!("slam-who-note", number = MOST) }{ words::gap() }
                <a href={Route::Wrestlers.fragment()}>{ t!("setup-wrestlers") }</a>
            </p>
        </fieldset>
    }
}
