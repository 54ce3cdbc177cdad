//! The columns beside the picture: the techniques, the field, the last trick, the cards seen.

use rules::{
    Side,
    tricks::{Card, Event, Kimarite, KimariteSet, Suit, Throws, Trick, View},
};
use yew::prelude::*;

use super::{
    cards::{crest, face, mark_class},
    words::{kimarite_how, kimarite_name, trick_sentence},
};
use crate::ui::{
    parts::{beside, drawing, with_kanji},
    words::t,
};

/// The techniques with their numbers; highlights those with which the player could win now.
pub(super) fn kimarite_list(throws: Throws, open: KimariteSet) -> Html {
    let items = Kimarite::ALL.into_iter().map(|kimarite| {
        let on = open.iter().any(|it| it == kimarite);
        let slug = kimarite.slug();
        html! {
            <li class={on.then_some("on")}>
                <svg class="num" aria-hidden="true"><use href={drawing(&format!("art.svg#n{}", kimarite.number()))} /></svg>
                <div>
                    <b>{ with_kanji(&kimarite_name(kimarite), t!("term-kanji", term = slug)) }</b>
                    <p>{ kimarite_how(kimarite, throws) }</p>
                </div>
            </li>
        }
    });
    html! { <ol class="kima">{ for items }</ol> }
}

/// Heading of a column.
pub(super) fn heading(text: String, kanji: Option<String>, small: Option<String>) -> Html {
    let kanji = kanji.map(|kanji| beside(&text, kanji));
    html! {
        <h2 class="col-h">
            { text }
            if let Some(kanji) = kanji {
                { " " }{ kanji }
            }
            if let Some(small) = small {
                { " " }<small>{ small }</small>
            }
        </h2>
    }
}

/// A view, and who the players are.
#[derive(PartialEq)]
pub(super) struct Field {
    pub(super) view: View,
    pub(super) names: [String; 2],
    /// The seat addressed as “you”.
    pub(super) you: Option<Side>,
}

/// The tachiai cards and all the cards seen.
pub(super) fn field(field: &Field) -> Html {
    html! {
        <>
            { heading(t!("tachiai"), Some(t!("tachiai-kanji")), None) }
            { tachiai(field) }
            { seen(&field.view) }
        </>
    }
}

fn tachiai(field: &Field) -> Html {
    if field.view.tachiai.is_empty() {
        return html! { <p class="note">{ t!("no-tachiai") }</p> };
    }
    let pairs = field.view.tachiai.iter().map(|&cards| {
        let [east, west] = cards.map(Card::number);
        let outcome = match east.cmp(&west) {
            std::cmp::Ordering::Equal => t!("tie"),
            std::cmp::Ordering::Greater => t!("leads", name = &field.names[0]),
            std::cmp::Ordering::Less => t!("leads", name = &field.names[1]),
        };
        html! { <li>{ face(cards[0], "", false) }{ face(cards[1], "", false) }<span>{ outcome }</span></li> }
    });
    html! { <ul class="pairs">{ for pairs }</ul> }
}

/// The last trick.
pub(super) fn last_trick(field: &Field) -> Html {
    let Some(trick) = field.view.tricks.last() else {
        return html! { <p class="note">{ t!("no-trick") }</p> };
    };
    let winner = Trick {
        leader: trick.leader,
        led: trick.led,
        followed: trick.followed,
        position: field.view.position,
        last: false,
    }
    .winner();
    let face = |seat: Side| {
        let class = (seat != winner).then_some("is-lost");
        face(trick.card_of(seat), classes!(class), false)
    };
    // Where the push moved the wrestlers. A trick that decided the bout pushed nobody.
    let to = field.view.verdict.is_none().then_some(field.view.position);
    html! {
        <div class="last">
            <div class="two">{ face(Side::East) }{ face(Side::West) }</div>
            <p>{ trick_sentence(trick, winner, to, field.you, &field.names) }</p>
        </div>
    }
}

/// All twenty cards: played, the player's own, or unknown.
fn seen(view: &View) -> Html {
    let shown = view.shown();
    let unseen = view.unknown().len();
    let rows = Suit::ALL.into_iter().map(|suit| {
        let cells = suit.cards().into_iter().map(|card| {
            let (class, state) = if shown.contains(card) {
                (Some("gone"), Some(t!("seen-played")))
            } else if view.hand.contains(card) {
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
                        aria-label={t!("suit-name", suit = suit.slug())}>
                        <use href={crest(suit)} />
                    </svg>
                </th>
                { for cells }
            </tr>
        }
    });
    html! {
        <>
            { heading(t!("cards-seen"), None, Some(t!("unseen-number", number = unseen))) }
            <table class="seen"><tbody>{ for rows }</tbody></table>
            <p class="note">{ t!("seen-key") }</p>
        </>
    }
}

/// The technique with which playing this card now would decide the bout, and the seat that would win by it, if it would.
pub(super) fn decides(view: &View, card: Card) -> Option<(Side, Kimarite)> {
    let (leader, led) = view.trick?;
    let trick = Trick {
        leader,
        led: led?,
        followed: card,
        position: view.position,
        last: view.hand.len() == 1,
    };
    let performed = trick.performed(view.config.throws);
    let [east, west] = Side::PAIR.map(|seat| performed[seat.index()].highest());
    if east > west {
        Some((Side::East, east?))
    } else {
        Some((Side::West, west?))
    }
}

/// The techniques with which some playable card would win the bout now for the player who looks.
fn open_moves(view: &View, looker: Side) -> KimariteSet {
    let mut open = KimariteSet::default();
    for card in view.playable() {
        if let Some((seat, kimarite)) = decides(view, card)
            && seat == looker
        {
            open.insert(kimarite);
        }
    }
    open
}

/// The techniques to highlight in the list: those that decided the bout, or those that could win it now. A problem (`posed`) does not point out the
/// latter.
pub(super) fn pointed_out(
    view: &View,
    event: Option<&Event>,
    looker: Side,
    posed: bool,
) -> KimariteSet {
    match event {
        Some(Event::Decided(verdict)) => verdict.performed[verdict.winner.index()],
        Some(_) => KimariteSet::default(),
        None if posed => KimariteSet::default(),
        None => open_moves(view, looker),
    }
}
