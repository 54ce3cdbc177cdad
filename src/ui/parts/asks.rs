//! A question with a few answers, drawn as wooden tags.

use yew::prelude::*;

use super::explained;

/// A question with its answers, the given answer, and a note about it. `name` names the radio group and must be unique on the page.
/// `onanswer` receives a new answer.
pub fn asks<T: PartialEq + Copy + 'static>(
    legend: &str,
    name: &'static str,
    answers: &[(T, String)],
    given: T,
    note: Option<String>,
    onanswer: &Callback<T>,
) -> Html {
    let tags = answers.iter().map(|(answer, words)| {
        let (answer, onanswer) = (*answer, onanswer.clone());
        let onchange = Callback::from(move |_: Event| onanswer.emit(answer));
        tag(name, words, answer == given, onchange)
    });
    question(legend, tags.collect(), note)
}

fn tag(name: &'static str, words: &str, checked: bool, onchange: Callback<Event>) -> Html {
    html! { <label><input type="radio" {name} {checked} {onchange} /><span>{ words }</span></label> }
}

fn question(legend: &str, answers: Html, meaning: Option<String>) -> Html {
    html! {
        <fieldset class="ask">
            <legend>{ legend }</legend>
            <div class="tags">{ answers }</div>
            if let Some(meaning) = meaning {
                <p class="note">{ explained(meaning) }</p>
            }
        </fieldset>
    }
}
