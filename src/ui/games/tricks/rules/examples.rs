//! The rules page’s examples: tricks judged by the real rules, shown with the cards and the ring of the bout page.

use yew::prelude::*;

use super::super::{
    cards::face,
    dohyo::{Dohyo, dohyo},
    words::{card_plain, kimarite_name, place_slug},
};
use crate::{
    rules::{
        Side, Turn, Viewer,
        tricks::{Card, CardSet, Config, Kimarite, KimariteSet, Suit, Throws, Trick, View},
    },
    ui::words::t,
};

/// A trick to show: who leads, both cards by colour and number, where the wrestlers stand, whether it is the last trick.
#[derive(Clone, Copy)]
pub(super) struct Example {
    pub(super) leader: Side,
    pub(super) led: (Suit, u8),
    pub(super) followed: (Suit, u8),
    pub(super) position: i8,
    pub(super) last: bool,
}

const fn example(leader: Side, led: (Suit, u8), followed: (Suit, u8), position: i8) -> Example {
    Example {
        leader,
        led,
        followed,
        position,
        last: false,
    }
}

/// The higher card of the led colour takes the trick.
pub(super) const HIGHER: Example = example(Side::East, (Suit::Green, 2), (Suit::Green, 3), 0);
/// A card of another colour never takes the trick.
pub(super) const OFF_COLOUR: Example = example(Side::East, (Suit::White, 3), (Suit::Red, 5), 0);
/// Both perform a technique: Yorikiri for East, Hikiotoshi for West.
pub(super) const BOTH: Example = example(Side::East, (Suit::Black, 5), (Suit::Black, 1), 1);

/// A trick that this technique decides.
pub(super) const fn of(kimarite: Kimarite) -> Example {
    match kimarite {
        Kimarite::Yorikiri => example(Side::East, (Suit::Green, 4), (Suit::Green, 2), 1),
        Kimarite::Uwatenage => Example {
            last: true,
            ..example(Side::West, (Suit::Red, 2), (Suit::Red, 3), 0)
        },
        Kimarite::Abisetaoshi => example(Side::West, (Suit::White, 1), (Suit::White, 4), 0),
        Kimarite::Hikiotoshi => example(Side::East, (Suit::Red, 5), (Suit::Red, 1), 0),
        Kimarite::Utchari => example(Side::West, (Suit::Green, 4), (Suit::Black, 2), -1),
    }
}

impl Example {
    /// The trick in the types of the rules.
    pub(super) fn trick(&self) -> Option<Trick> {
        let card = |(suit, number)| Card::new(suit, number);
        Some(Trick {
            leader: self.leader,
            led: card(self.led)?,
            followed: card(self.followed)?,
            position: self.position,
            last: self.last,
        })
    }
}

/// The highest technique that each seat performs.
pub(super) fn highest(trick: &Trick) -> [Option<Kimarite>; 2] {
    trick.performed(Throws::default()).map(KimariteSet::highest)
}

/// The seat that wins the bout or, without a technique, the push.
fn better(trick: &Trick) -> Side {
    let [east, west] = highest(trick);
    match east.cmp(&west) {
        std::cmp::Ordering::Equal => trick.winner(),
        std::cmp::Ordering::Greater => Side::East,
        std::cmp::Ordering::Less => Side::West,
    }
}

/// The two cards of a trick side by side, the ring if the position matters, and a caption that says the same.
pub(super) fn figure(example: &Example) -> Html {
    let Some(trick) = example.trick() else {
        return Html::default();
    };
    let name = |seat: Side| t!("seat", seat = seat.slug());
    let winner = better(&trick);
    let told = t!(
        "rules-example",
        place = if trick.last {
            "last"
        } else {
            place_slug(trick.position)
        },
        leader = name(trick.leader),
        led = card_plain(trick.led),
        follower = name(trick.leader.other()),
        followed = card_plain(trick.followed)
    );
    let [own, other] = [winner, winner.other()].map(|seat| highest(&trick)[seat.index()]);
    let result = match (own, other) {
        (Some(own), Some(other)) => t!(
            "rules-example-both",
            winner = name(winner),
            kimarite = kimarite_name(own),
            loser = name(winner.other()),
            other = kimarite_name(other)
        ),
        (Some(own), None) => t!(
            "rules-example-wins",
            winner = name(winner),
            kimarite = kimarite_name(own)
        ),
        _ => t!("rules-example-takes", winner = name(winner)),
    };
    html! {
        <figure class="example">
            { cards(
                [trick.led, trick.followed],
                [(trick.leader, t!("rules-leads")), (trick.leader.other(), t!("rules-follows"))],
                Some(winner),
            ) }
            if trick.position != 0 {
                { ring(trick.position) }
            }
            <figcaption>{ told }{ " " }<b>{ result }</b></figcaption>
        </figure>
    }
}

/// Two cards side by side, each with its seat and what that seat does. The losing card is placed lower.
pub(super) fn cards(cards: [Card; 2], whose: [(Side, String); 2], winner: Option<Side>) -> Html {
    let places = cards.into_iter().zip(whose).map(|(card, (seat, what))| {
        let lost = winner.is_some_and(|winner| winner != seat);
        html! {
            <div>
                { face(card, classes!(lost.then_some("is-lost")), false) }
                <p><b class={seat.slug()}>{ t!("seat", seat = seat.slug()) }</b>{ what }</p>
            </div>
        }
    });
    html! { <div class="example-cards">{ for places }</div> }
}

/// An example of a tachiai with these two cards.
pub(super) fn clash(cards_shown: [(Suit, u8); 2]) -> Html {
    let [Some(east), Some(west)] = cards_shown.map(|(suit, number)| Card::new(suit, number)) else {
        return Html::default();
    };
    let [leads, waits, ties] = ["leads", "waits", "ties"].map(|how| t!("rules-clash", how = how));
    let (winner, whats, told) = match east.number().cmp(&west.number()) {
        std::cmp::Ordering::Equal => (None, [ties.clone(), ties], t!("rules-clash-tie")),
        std::cmp::Ordering::Greater => (Some(Side::East), [leads, waits], told(Side::East)),
        std::cmp::Ordering::Less => (Some(Side::West), [waits, leads], told(Side::West)),
    };
    let [a, b] = whats;
    html! {
        <figure class="example">
            { cards([east, west], [(Side::East, a), (Side::West, b)], winner) }
            <figcaption>{ told }</figcaption>
        </figure>
    }
}

fn told(winner: Side) -> String {
    t!(
        "rules-clash-leads",
        winner = t!("seat", seat = winner.slug())
    )
}

/// The wrestlers at this position in the ring. Only a picture: the text beside it says the same.
pub(super) fn ring(position: i8) -> Html {
    let view = View {
        viewer: Viewer::Public,
        config: Config::default(),
        turn: Turn::Chance,
        hand: CardSet::EMPTY,
        held: [0; 2],
        position,
        tachiai: Vec::new(),
        tricks: Vec::new(),
        trick: Some((Side::East, None)),
        verdict: None,
    };
    let names = Side::PAIR.map(|seat| t!("seat", seat = seat.slug()));
    html! {
        <div class="example-ring" aria-hidden="true">{ dohyo(&Dohyo { hands: false, ..Dohyo::new(view, names, Side::East) }) }</div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_technique_decides_its_example_under_either_throws_rule() {
        for kimarite in Kimarite::ALL {
            let trick = of(kimarite).trick().unwrap();
            for throws in [Throws::Either, Throws::Follower] {
                let performed = trick.performed(throws);
                assert_eq!(
                    performed[better(&trick).index()].highest(),
                    Some(kimarite),
                    "{throws:?}"
                );
            }
        }
    }

    #[test]
    fn plain_tricks_perform_no_technique() {
        for (example, winner) in [(HIGHER, Side::West), (OFF_COLOUR, Side::East)] {
            let trick = example.trick().unwrap();
            assert_eq!(highest(&trick), [None; 2]);
            assert_eq!(better(&trick), winner);
        }
    }

    #[test]
    fn both_perform_and_the_higher_number_wins() {
        let trick = BOTH.trick().unwrap();
        assert_eq!(
            highest(&trick),
            [Some(Kimarite::Yorikiri), Some(Kimarite::Hikiotoshi)]
        );
        assert_eq!((trick.winner(), better(&trick)), (Side::East, Side::West));
    }
}
