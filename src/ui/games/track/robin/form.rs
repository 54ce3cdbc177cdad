//! The form that sets up a round robin: who wrestles, and by which rules.

use ai::Level;
use basho::{Book, FEWEST, Fighter, LONGEST_NAME, RoundRobin, tidy};
use bout::rank_of;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::entrant_name;
use crate::ui::{
    browser::{
        hooks::{focus, key_of},
        random,
    },
    data::book::{level_of, opponent_label, opponent_name},
    games::track::setup::{Terms, add_rules},
    parts::Folded,
    words::t,
};

/// The most entrants: more than a club has, and few enough for the table.
const MOST: usize = 16;

#[derive(Properties, PartialEq)]
pub(super) struct RobinFormProps {
    pub(super) book: Book,
    /// The rules that the form starts with.
    pub(super) terms: Terms,
    /// Called with the new round robin.
    pub(super) onbegin: Callback<RoundRobin>,
    /// Called to go back to the stored round robin, if there is one.
    pub(super) onback: Option<Callback<()>>,
}

#[component]
pub(super) fn RobinForm(props: &RobinFormProps) -> Html {
    let book = &props.book;
    let terms = use_state(|| props.terms);
    let entrants = {
        let active = book.wrestlers().iter().filter(|wrestler| !wrestler.retired);
        let first: Vec<Fighter> = active
            .take(MOST)
            .map(|wrestler| Fighter::Wrestler(wrestler.id))
            .collect();
        use_state(move || first)
    };
    let guest = use_state(String::new);
    let wrong = use_state(|| None::<String>);
    let add = {
        let (entrants, wrong) = (entrants.clone(), wrong.clone());
        Callback::from(move |fighter: Fighter| {
            let twice = !matches!(fighter, Fighter::Computer(_)) && entrants.contains(&fighter);
            if twice {
                wrong.set(Some(t!("robin-twice")));
            } else if entrants.len() == MOST {
                wrong.set(Some(t!("robin-many", number = MOST)));
            } else {
                let mut next = (*entrants).clone();
                next.push(fighter);
                entrants.set(next);
                wrong.set(None);
            }
        })
    };
    let onguest = {
        let (guest, add, wrong) = (guest.clone(), add.clone(), wrong.clone());
        let book = book.clone();
        Callback::from(move |()| match tidy(&guest) {
            Some(name) => {
                let wrestler = book.named(&name).map(|it| Fighter::Wrestler(it.id));
                add.emit(wrestler.unwrap_or(Fighter::Guest(name)));
                guest.set(String::new());
            }
            None => wrong.set(Some(t!("book-no-name"))),
        })
    };
    let onpick = {
        let add = add.clone();
        Callback::from(move |event: Event| {
            let Some(select) = event.target_dyn_into::<HtmlSelectElement>() else {
                return;
            };
            let value = select.value();
            select.set_value("");
            let level = Level::ALL.into_iter().find(|level| level.slug() == value);
            if let Some(level) = level {
                add.emit(Fighter::Computer(rank_of(level)));
            } else if let Ok(id) = value.parse() {
                add.emit(Fighter::Wrestler(id));
            }
        })
    };
    let onsubmit = {
        let (entrants, terms, wrong, onbegin) = (
            entrants.clone(),
            *terms,
            wrong.clone(),
            props.onbegin.clone(),
        );
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            match RoundRobin::new(random::seed(), terms.config, (*entrants).clone()) {
                Ok(robin) => onbegin.emit(robin.timed(terms.clock)),
                Err(_) => wrong.set(Some(t!("robin-few", number = FEWEST))),
            }
        })
    };
    let onchange = {
        let terms = terms.clone();
        Callback::from(move |next: Terms| terms.set(next))
    };
    let oninput = {
        let guest = guest.clone();
        Callback::from(move |event: InputEvent| {
            let input = event.target_dyn_into::<HtmlInputElement>();
            guest.set(input.map(|input| input.value()).unwrap_or_default());
        })
    };
    let onkeydown = {
        let onguest = onguest.clone();
        Callback::from(move |event: KeyboardEvent| {
            // Enter adds the guest instead of starting the round robin.
            if key_of(&event).as_deref() == Some("Enter") {
                event.prevent_default();
                onguest.emit(());
            }
        })
    };
    let listed = entrants.iter().enumerate().map(|(place, fighter)| {
        let name = entrant_name(book, &entrants, place);
        let label = match fighter {
            Fighter::Computer(rank) => opponent_label(&name, level_of(*rank)),
            _ => name.clone(),
        };
        let onclick = {
            let entrants = entrants.clone();
            Callback::from(move |_: MouseEvent| {
                let mut next = (*entrants).clone();
                next.remove(place);
                // Whoever is taken out, it is the last entry's button that goes; the focus must not go with it.
                if next.is_empty() {
                    focus("[name=entrant]");
                } else if place == next.len() {
                    focus(&format!(".entrants li:nth-child({place}) .link"));
                }
                entrants.set(next);
            })
        };
        html! {
            <li key={place}>
                <b>{ label }</b>
                <button class="link" type="button" aria-label={t!("robin-remove-name", name = &name)} {onclick}>{ t!("robin-remove") }</button>
            </li>
        }
    });
    let open = book.wrestlers().iter().filter(|wrestler| {
        !wrestler.retired && !entrants.contains(&Fighter::Wrestler(wrestler.id))
    });
    let mut rules = Folded::default();
    add_rules(&terms, true, &onchange, &mut rules);
    html! {
        <form class="setup-form robin-form" {onsubmit}>
            <fieldset class="ask">
                <legend>{ t!("robin-who") }</legend>
                <ol class="entrants">{ for listed }</ol>
                <div class="names">
                    <label class="name robin-name">
                        { t!("robin-add") }
                        <select name="entrant" onchange={onpick}>
                            <option value="" selected=true>{ t!("robin-pick") }</option>
                            { for open.map(|wrestler| html! { <option value={wrestler.id.to_string()}>{ &wrestler.shikona }</option> }) }
                            { for Level::ALL.map(|level| html! { <option value={level.slug()}>{ opponent_label(&opponent_name(level), level) }</option> }) }
                        </select>
                    </label>
                    <label class="name robin-name">
                        { t!("robin-guest") }
                        <input type="text" name="guest" value={(*guest).clone()} maxlength={LONGEST_NAME.to_string()} autocomplete="off" {oninput} {onkeydown} />
                    </label>
                </div>
                <button class="btn btn-line add-guest" type="button" onclick={onguest.reform(|_: MouseEvent| ())}>{ t!("robin-add-guest") }</button>
                <p class={wrong.is_some().then_some("refusal")} role="status">{ (*wrong).clone().unwrap_or_default() }</p>
            </fieldset>
            { rules.unfolded() }
            <div class="begin">
                <button class="btn btn-big" type="submit">{ t!("robin-begin") }</button>
                if let Some(onback) = &props.onback {
                    <p class="note">{ t!("robin-replaces") }</p>
                    <button class="btn btn-line" type="button" onclick={onback.reform(|_: MouseEvent| ())}>{ t!("robin-keep") }</button>
                }
            </div>
        </form>
    }
}
