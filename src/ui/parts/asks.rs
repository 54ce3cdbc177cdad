//! A question with a few answers, as wooden tags.

use yew::prelude::*;

/// A question and its answers.
#[derive(Properties, PartialEq)]
pub struct AsksProps<T: PartialEq + Clone + 'static> {
    /// The question.
    pub legend: AttrValue,
    /// The name of the radio group, one of its kind on the page.
    pub name: &'static str,
    /// The answers with their words.
    pub answers: Vec<(T, String)>,
    /// The answer given.
    pub given: T,
    /// Called with a new answer.
    pub onanswer: Callback<T>,
    /// What the answer given means.
    #[prop_or_default]
    pub note: Option<AttrValue>,
}

/// A question with a few answers.
#[component]
pub fn Asks<T: PartialEq + Clone + 'static>(props: &AsksProps<T>) -> Html {
    let tags = props.answers.iter().map(|(answer, words)| {
        let onchange = {
            let (answer, onanswer) = (answer.clone(), props.onanswer.clone());
            Callback::from(move |_: Event| onanswer.emit(answer.clone()))
        };
        html! {
            <label>
                <input type="radio" name={props.name} checked={*answer == props.given} {onchange} />
                <span>{ words }</span>
            </label>
        }
    });
    html! {
        <fieldset class="ask">
            <legend>{ props.legend.clone() }</legend>
            <div class="tags">{ for tags }</div>
            if let Some(note) = &props.note {
                <p class="note">{ note }</p>
            }
        </fieldset>
    }
}
