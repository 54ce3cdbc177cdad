//! The rules page’s examples: records that the real rules replay, shown with the cards and the ring of the bout page.

use bout::Table;
use rules::{
    Side, Turn, Viewer,
    tricks::{Card, Event, Kimarite, KimariteSet, Played, Tricks, View},
};
use yew::prelude::*;

use super::super::{
    cards::face,
    dohyo::{Dohyo, dohyo},
    words::{card_plain, kimarite_name, place_slug},
};
use crate::ui::{
    parts::sequence,
    stage::seat_names,
    words::{self, t},
};

/// The hands of all examples. The other four cards stay unseen.
const HANDS: &str =
    "[East-Hand \"G5 G1 R5 R4 R3 W2 W4 B1\"]\n[West-Hand \"G4 G2 G3 R2 R1 W5 B5 B2\"]\n";

/// West pushes East out of the ring.
pub(super) const AIM: &str = "B1=W5 G3-G1 B5-W4";
/// The higher number leads.
pub(super) const CLASH: &str = "R5=G3";
/// Equal numbers: both choose again.
pub(super) const TIE: &str = "R4=G4";
/// The higher card of the led colour takes the trick.
pub(super) const HIGHER: &str = "R5=R2 W4-W5";
/// A card of another colour never takes the trick.
pub(super) const OFF_COLOUR: &str = "G5=W5 R5=G4 W2-B5";
/// Both perform a technique: Yorikiri for East, Hikiotoshi for West.
pub(super) const BOTH: &str = "G5=G4 R3-R2 R5-R1";
/// The wrestlers on East’s edge, in the middle, and on West’s edge.
pub(super) const PLACES: [&str; 3] = [HIGHER, CLASH, "G5=G4 R5-R2"];

/// A bout whose last trick this technique decides.
pub(super) const fn of(kimarite: Kimarite) -> &'static str {
    match kimarite {
        Kimarite::Yorikiri => "G5=G4 R5-R2 R3-R1",
        Kimarite::Uwatenage => "G5=W5 R5=B5 R4=G4 R3=G3 W2=G2 G1=R1 W4=R2 B1-B2",
        Kimarite::Abisetaoshi => "W2=W5 R1-R4",
        Kimarite::Hikiotoshi => "G5=G4 R5-R1",
        Kimarite::Utchari => "B1=W5 G3-G1 B5-W2",
    }
}

/// What happened in a bout between [`HANDS`], event by event.
pub(super) type Story = Vec<(Event, View)>;

/// The bout with these moves.
pub(super) fn story(tokens: &str) -> Story {
    let text = ["[Game \"tricks\"]\n", HANDS, "\n", tokens, "\n"].concat();
    let table = Table::<Tricks>::of(&text);
    table.map_or_else(
        |_| Story::new(),
        |table| table.story(Viewer::Public).collect(),
    )
}

/// The last trick of a bout.
pub(super) struct Example {
    /// The view as it is led.
    pub(super) before: View,
    pub(super) trick: Played,
    /// The seat that wins the bout or, without a technique, the trick.
    pub(super) winner: Side,
    /// The highest technique of each seat.
    pub(super) highest: [Option<Kimarite>; 2],
    /// The last event, and the view after it.
    pub(super) after: (Event, View),
}

/// The last trick of the bout with these moves.
pub(super) fn example(tokens: &str) -> Option<Example> {
    let story = story(tokens);
    let led = |(event, _): &&(Event, View)| matches!(event, Event::Led { .. });
    let (_, before) = story.iter().rfind(led)?.clone();
    let after = story.last()?.clone();
    let (winner, performed) = match (after.1.verdict, after.0) {
        (Some(verdict), _) => (verdict.winner, verdict.performed),
        (None, Event::Pushed { by, .. }) => (by, [KimariteSet::default(); 2]),
        _ => return None,
    };
    Some(Example {
        before,
        trick: *after.1.tricks.last()?,
        winner,
        highest: performed.map(KimariteSet::highest),
        after,
    })
}

/// The two cards of a trick side by side, the ring before it and after it, and a caption that says the same.
pub(super) fn figure(tokens: &str) -> Option<Html> {
    let shown = example(tokens)?;
    let name = |seat: Side| t!("seat", seat);
    let (trick, winner) = (shown.trick, shown.winner);
    let told = t!(
        "rules-example",
        place = if shown.after.1.held == [0; 2] {
            "last"
        } else {
            place_slug(shown.before.position)
        },
        leader = name(trick.leader),
        led = card_plain(trick.led),
        follower = name(trick.leader.other()),
        followed = card_plain(trick.followed)
    );
    let [own, other] = [winner, winner.other()].map(|seat| shown.highest[seat.index()]);
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
    Some(html! {
        <figure class="example">
            { cards(
                [trick.led, trick.followed],
                [(trick.leader, t!("rules-leads")), (trick.leader.other(), t!("rules-follows"))],
                Some(winner),
            ) }
            <div class="rings" aria-hidden="true">
                { sequence(vec![ring(shown.before, None), ring(shown.after.1, Some(shown.after.0))]) }
            </div>
            <figcaption>{ told }{ words::gap() }<b>{ result }</b></figcaption>
        </figure>
    })
}

/// Two cards side by side, each with its seat and what that seat does. The losing card is placed lower.
fn cards(cards: [Card; 2], whose: [(Side, String); 2], winner: Option<Side>) -> Html {
    let places = cards.into_iter().zip(whose).map(|(card, (seat, what))| {
        let lost = winner.is_some_and(|winner| winner != seat);
        html! {
            <div>
                { face(card, classes!(lost.then_some("is-lost")), false) }
                <p><b class={seat.slug()}>{ t!("seat", seat) }</b>{ what }</p>
            </div>
        }
    });
    html! { <div class="example-cards">{ for places }</div> }
}

/// The last cards of a tachiai, and what they come to.
pub(super) fn clash(tokens: &str) -> Option<Html> {
    let (event, view) = story(tokens).pop()?;
    let &[east, west] = view.tachiai.last()?;
    let leader = match event {
        Event::Leads { seat } => Some(seat),
        _ => None,
    };
    let does = |seat: Side| {
        let how = match leader {
            Some(leader) if leader == seat => "leads",
            Some(_) => "waits",
            None => "ties",
        };
        (seat, t!("rules-clash", how))
    };
    let told = match leader {
        Some(seat) => t!("rules-clash-leads", winner = t!("seat", seat)),
        None => t!("rules-clash-tie"),
    };
    Some(html! {
        <figure class="example">
            { cards([east, west], Side::PAIR.map(does), leader) }
            <figcaption>{ told }</figcaption>
        </figure>
    })
}

/// Where the wrestlers stand after these moves.
pub(super) fn place(tokens: &str) -> Option<Html> {
    let (_, view) = story(tokens).pop()?;
    let at = view.position;
    Some(html! {
        <figure class="example">
            { ring(view, None) }
            <figcaption>{ t!("rules-place", place = place_slug(at)) }</figcaption>
        </figure>
    })
}

/// The wrestlers in the ring. Only a picture: the text beside it says the same.
fn ring(view: View, event: Option<Event>) -> Html {
    // Without slots and cards.
    let view = View {
        turn: Turn::Chance,
        tricks: Vec::new(),
        trick: view.trick.map(|(leader, _)| (leader, None)),
        ..view
    };
    let names = seat_names();
    html! {
        <div class="example-ring" aria-hidden="true">{ dohyo(&Dohyo { event, hands: false, ..Dohyo::new(view, names, Side::East) }) }</div>
    }
}
