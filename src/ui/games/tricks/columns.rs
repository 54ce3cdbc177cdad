//! The columns beside the picture: the techniques, the field, the last trick, the cards seen.

use yew::prelude::*;

use super::{
    cards::{Face, crest, mark_class},
    words::{kimarite_how, kimarite_name, suit_slug, trick_sentence},
};
use crate::{
    rules::{
        Seat,
        tricks::{Card, Event, Kimarite, KimariteSet, Suit, Throws, Trick, View},
    },
    ui::{
        parts::{drawing, japanese},
        words::t,
    },
};

/// The techniques with their numbers.
#[derive(Properties, PartialEq)]
pub(super) struct KimariteListProps {
    pub(super) throws: Throws,
    /// The techniques with which the player could win now.
    #[prop_or_default]
    pub(super) open: KimariteSet,
}

#[component]
pub(super) fn KimariteList(props: &KimariteListProps) -> Html {
    let items = Kimarite::ALL.into_iter().map(|kimarite| {
        let on = props.open.iter().any(|open| open == kimarite);
        let slug = kimarite.slug();
        html! {
            <li class={on.then_some("on")}>
                <svg class="num" aria-hidden="true"><use href={drawing(&format!("art.svg#n{}", kimarite.number()))} /></svg>
                <div>
                    <b>{ kimarite_name(kimarite) }{ japanese(t!("kimarite-kanji", kimarite = slug)) }</b>
                    <p>{ kimarite_how(kimarite, props.throws) }</p>
                </div>
            </li>
        }
    });
    html! { <ol class="kima">{ for items }</ol> }
}

/// Heading of a column.
#[derive(Properties, PartialEq)]
pub(super) struct HeadingProps {
    pub(super) text: AttrValue,
    #[prop_or_default]
    pub(super) kanji: Option<AttrValue>,
    #[prop_or_default]
    pub(super) small: Option<AttrValue>,
}

#[component]
pub(super) fn Heading(props: &HeadingProps) -> Html {
    html! {
        <h2 class="col-h">
            { props.text.clone() }
            if let Some(kanji) = &props.kanji {
                { " " }{ japanese(kanji.clone()) }
            }
            if let Some(small) = &props.small {
                { " " }<small>{ small }</small>
            }
        </h2>
    }
}

/// A view, and who the players are.
#[derive(Properties, PartialEq)]
pub(super) struct FieldProps {
    pub(super) view: View,
    pub(super) names: [String; 2],
    /// The seat addressed as “you”.
    pub(super) you: Option<Seat>,
}

/// The tachiai cards and all the cards seen.
#[component]
pub(super) fn Field(props: &FieldProps) -> Html {
    html! {
        <>
            <Heading text={t!("tachiai")} kanji={t!("tachiai-kanji")} />
            <Tachiai ..props.clone_props() />
            <Seen view={props.view.clone()} />
        </>
    }
}

impl FieldProps {
    pub(super) fn clone_props(&self) -> Self {
        Self {
            view: self.view.clone(),
            names: self.names.clone(),
            you: self.you,
        }
    }
}

#[component]
fn Tachiai(props: &FieldProps) -> Html {
    if props.view.tachiai.is_empty() {
        return html! { <p class="note">{ t!("no-tachiai") }</p> };
    }
    let pairs = props.view.tachiai.iter().map(|&cards| {
        let [east, west] = cards.map(Card::number);
        let outcome = match east.cmp(&west) {
            std::cmp::Ordering::Equal => t!("tie"),
            std::cmp::Ordering::Greater => t!("leads", name = &props.names[0]),
            std::cmp::Ordering::Less => t!("leads", name = &props.names[1]),
        };
        html! { <li><Face card={cards[0]} /><Face card={cards[1]} /><span>{ outcome }</span></li> }
    });
    html! { <ul class="pairs">{ for pairs }</ul> }
}

/// The last trick.
#[component]
pub(super) fn LastTrick(props: &FieldProps) -> Html {
    let Some(trick) = props.view.tricks.last() else {
        return html! { <p class="note">{ t!("no-trick") }</p> };
    };
    let winner = Trick {
        leader: trick.leader,
        led: trick.led,
        followed: trick.followed,
        position: props.view.position,
        last: false,
    }
    .winner();
    let face = |seat: Seat| {
        let class = (seat != winner).then_some("is-lost");
        html! { <Face card={trick.card_of(seat)} class={classes!(class)} /> }
    };
    // Where the push moved the wrestlers. A trick that decided the bout pushed nobody.
    let to = props.view.verdict.is_none().then_some(props.view.position);
    html! {
        <div class="last">
            <div class="two">{ face(Seat::EAST) }{ face(Seat::WEST) }</div>
            <p>{ trick_sentence(trick, winner, to, props.you, &props.names) }</p>
        </div>
    }
}

/// All twenty cards: played, the player's own, or unknown.
#[derive(Properties, PartialEq)]
struct SeenProps {
    view: View,
}

#[component]
fn Seen(props: &SeenProps) -> Html {
    let shown = props.view.shown();
    let unseen = props.view.unknown().len();
    let rows = Suit::ALL.into_iter().map(|suit| {
        let cells = suit.cards().into_iter().map(|card| {
            let (class, state) = if shown.contains(card) {
                (Some("gone"), Some(t!("seen-played")))
            } else if props.view.hand.contains(card) {
                (Some("mine"), Some(t!("seen-yours")))
            } else {
                (None, None)
            };
            html! {
                <td {class}>
                    { card.number() }
                    if let Some(state) = state {
                        <span class="vh">{ " " }{ state }</span>
                    }
                </td>
            }
        });
        html! {
            <tr>
                <th scope="row">
                    <svg class={classes!("crest", mark_class(suit))} role="img"
                        aria-label={t!("suit-name", suit = suit_slug(suit))}>
                        <use href={crest(suit)} />
                    </svg>
                </th>
                { for cells }
            </tr>
        }
    });
    html! {
        <>
            <Heading text={t!("cards-seen")} small={t!("unseen-number", number = unseen)} />
            <table class="seen"><tbody>{ for rows }</tbody></table>
            <p class="note">{ t!("seen-key") }</p>
        </>
    }
}

/// The technique with which playing this card now would win the bout for the viewing player, if it would.
pub(super) fn wins_with(view: &View, looker: Seat, card: Card) -> Option<Kimarite> {
    let (leader, led) = view.trick?;
    let trick = Trick {
        leader,
        led: led?,
        followed: card,
        position: view.position,
        last: view.hand.len() == 1,
    };
    let performed = trick.performed(view.config.throws);
    let own = performed[looker.index()].highest();
    own.filter(|_| own > performed[looker.other().index()].highest())
}

/// The techniques with which some playable card would win the bout now.
pub(super) fn open_moves(view: &View, looker: Seat) -> KimariteSet {
    let mut open = KimariteSet::default();
    for card in view.playable() {
        if let Some(kimarite) = wins_with(view, looker, card) {
            open.insert(kimarite);
        }
    }
    open
}

/// The techniques to highlight in the list: those that decided the bout, or those that could win it now.
pub(super) fn pointed_out(view: &View, event: Option<&Event>, looker: Seat) -> KimariteSet {
    match event {
        Some(Event::Decided(verdict)) => verdict.performed[verdict.winner.index()],
        Some(_) => KimariteSet::default(),
        None => open_moves(view, looker),
    }
}
