//! A question with a few answers, drawn as wooden tags.

use web_sys::HtmlElement;
use yew::prelude::*;

use super::explained;
use crate::ui::words::t;

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
        tag(name, words, None, answer == given, onchange)
    });
    question(legend, name, tags.collect(), note)
}

/// Questions whose answers rarely change. They are folded below the given answers.
#[derive(Default, Debug)]
pub struct Folded {
    questions: Vec<Html>,
    answers: Vec<String>,
}

impl Folded {
    /// Adds a question, which needs a key: a question may come and go while another one before or after it is answered.
    pub fn add(&mut self, question: Html) {
        self.questions.push(question);
    }

    /// Adds a question with its given answer, in words that can be understood without the question.
    pub fn add_answered(&mut self, question: Html, answer: impl Into<Option<String>>) {
        self.add(question);
        self.answers.extend(answer.into());
    }

    /// Adds the question whether the bout counts, or is practice.
    pub fn add_kind(&mut self, keiko: bool, onanswer: &Callback<bool>) {
        let kinds = [(false, t!("setup-real")), (true, t!("setup-keiko"))];
        let note = keiko.then(|| t!("setup-keiko-note"));
        let question = asks(&t!("setup-kind"), "keiko", &kinds, keiko, note, onanswer);
        let [real, practice] = kinds.map(|(_, name)| name);
        self.add_answered(question, if keiko { practice } else { real });
    }

    /// The questions, folded.
    pub fn folded(self) -> Html {
        let answers = self.answers.into_iter();
        html! {
            <details class="more" ontoggle={|event: Event| unfold_in_sight(&event)}>
                <summary>
                    <b>{ t!("setup-more") }</b>
                    { for answers.map(|answer| html! { <span>{ answer }</span> }) }
                </summary>
                { for self.questions }
            </details>
        }
    }

    /// The questions, unfolded.
    pub fn unfolded(self) -> Html {
        html! { <>{ for self.questions }</> }
    }
}

/// Scrolls to questions that have just been unfolded, if they do not fit below where they are.
fn unfold_in_sight(event: &Event) {
    let details: Option<HtmlElement> = event.target_dyn_into();
    let height = web_sys::window().and_then(|window| window.inner_height().ok()?.as_f64());
    let (Some(details), Some(height)) = (details, height) else {
        return;
    };
    if details.has_attribute("open") && details.get_bounding_client_rect().bottom() > height {
        details.scroll_into_view();
    }
}

/// An answer. `lang` is the language of its words, if that is not the page's.
pub fn tag(
    name: &'static str,
    words: &str,
    lang: Option<&'static str>,
    checked: bool,
    onchange: Callback<Event>,
) -> Html {
    html! { <label><input type="radio" {name} {checked} {onchange} /><span {lang}>{ words }</span></label> }
}

/// A question with its answers, which are made by [`tag`], and a note about the given one.
pub fn question(legend: &str, name: &'static str, answers: Html, meaning: Option<String>) -> Html {
    html! {
        <fieldset key={name} class="ask">
            <legend>{ legend }</legend>
            <div class="tags">{ answers }</div>
            if let Some(meaning) = meaning {
                <p class="note">{ explained(meaning) }</p>
            }
        </fieldset>
    }
}
