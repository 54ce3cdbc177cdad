//! The picture: the track from the side, with the wrestlers on it; and from above.

use rules::{
    Side,
    track::{EDGE, Event, Play},
};
use yew::prelude::*;

use super::{
    cards::mark,
    words::{side, stand, sum},
};
use crate::ui::{
    parts::{Pose, drawing, kanji, menko, shouted, side_class},
    words::t,
};

/// The width of the drawing, in its units.
const WIDE: i32 = 1128;
/// The least gap between two cards that hang below the track.
const GAP: i32 = 4;

/// Half of the width that the longest sum has on phones.
const HALF_OF_SUM: i32 = 180;

/// Whether the picture is upright in a window of this width and height; `styles/games/track-picture.css` has the same conditions.
pub(super) const fn is_tall((width, height): (i32, i32)) -> bool {
    width < 520 || width < 1000 && height >= 700 || width < 1100 && height >= 1100
}

/// One of the opponent's cards under the space where it would leave the wrestlers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Landing {
    /// What the opponent would play.
    pub(super) theirs: Play,
    /// Where the wrestlers would stand then.
    pub(super) at: i8,
}

/// Draws the counter at `at`, and where it `was` before the turn that is shown. `event` is being shown now. Below the track hang the
/// `landings` of a picked card, if there are any.
pub(super) fn picture(
    at: i8,
    was: Option<i8>,
    names: &[String; 2],
    event: Option<&Event>,
    landings: Option<Html>,
    target: bool,
) -> Html {
    let was = was.filter(|&was| was != at);
    // Beyond the end the picture has only one place, on the clay.
    let seen = at.clamp(-EDGE - 1, EDGE + 1);
    let out = at.unsigned_abs() > EDGE.unsigned_abs();
    let shout = match event {
        Some(Event::Revealed { .. }) => Some("hakkyoi"),
        Some(Event::Decided(verdict)) if verdict.winner().is_some() => Some("shobuari"),
        _ => None,
    };
    // The winner straightens up. Who was not pushed out bows.
    let winner = match event {
        Some(Event::Decided(verdict)) => verdict.winner(),
        _ => None,
    };
    let pose = |seat: Side| match winner {
        Some(won) if won == seat => Pose::Win,
        Some(_) if !out => Pose::Crouch,
        _ => Pose::Push,
    };
    let figure = |seat: Side| html! { <use href={drawing(&pose(seat).symbol())} class={side_class(seat)} width="240" height="240" /> };
    let near = if at.unsigned_abs() > 5 { side(at) } else { "" };
    let hangs = landings.is_some();
    // What was pushed is drawn where the cards would hang.
    let was_drawn = was.filter(|_| !hangs);
    html! {
        <div role="group" class={classes!("pic", "track-pic", out.then_some("is-out"), target.then_some("is-target"))} data-at={seen.to_string()}
            data-parted={(winner.is_some() && !out).then_some("")}
            data-near={near} data-half={side(at)} aria-label={t!("track-picture")}>
            <p class="vh">{ stand(at) }</p>
            <svg class="track-wide" viewBox="0 0 1128 346" aria-hidden="true">
                <use href={drawing("track.svg#wide-back")} />
                { lit_wide(at) }
                { for was.map(|was| html! { <ellipse class="was" cx={(564 + 58 * i32::from(was)).to_string()} cy="198" rx="24" ry="10" /> }) }
                if let Some(was) = was_drawn {
                    { hop_wide(was, at, event) }
                } else if !hangs && !out {
                    <text class="end-t is-east" x="60" y="304">{ t!("track-end", seat = "east") }</text>
                    <text class="end-t is-west" x="1068" y="304" text-anchor="end">{ t!("track-end", seat = "west") }</text>
                }
                <g class="pair">
                    <g class="grapple">
                        { figure(Side::West) }
                        { figure(Side::East) }
                    </g>
                </g>
                <use href={drawing("track.svg#wide-front")} />
                <use class="tassels" href={drawing("track.svg#wide-tassels")} />
                { for landings }
            </svg>
            { for Side::PAIR.map(|seat| html! {
                <div key={seat.slug()} class={classes!("plate", side_class(seat))} aria-hidden="true">
                    <div>{ kanji(t!("seat-kanji", seat)) }<b>{ &names[seat.index()] }</b></div>
                </div>
            }) }
            if let Some(shout) = shout {
                <div class="shout" aria-hidden="true">
                    { shouted(shout) }
                </div>
            }
        </div>
    }
}

/// The middle of a space, in the drawing's units.
fn space(at: i8) -> i32 {
    564 + 597 * i32::from(at) / 10
}

/// Cards that land on one space, and the left edge of the first.
struct Group {
    at: i8,
    cards: Vec<Play>,
    left: i32,
}

/// The landings by space, from East's end to West's, if a card is `wide` units wide. Each group hangs as near to its space as its neighbours
/// and the edges of the drawing allow.
fn grouped(landings: &[Landing], wide: i32) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for &Landing { theirs, at } in landings {
        let at = at.clamp(-EDGE - 1, EDGE + 1);
        match groups.iter_mut().find(|group| group.at == at) {
            Some(group) => group.cards.push(theirs),
            None => groups.push(Group {
                at,
                cards: vec![theirs],
                left: 0,
            }),
        }
    }
    groups.sort_by_key(|group| group.at);
    let across = |group: &Group| (wide + GAP) * group.cards.len() as i32;
    let mut free = 0;
    for group in &mut groups {
        group.left = free.max(space(group.at) - across(group) / 2);
        free = group.left + across(group);
    }
    let mut free = WIDE;
    for group in groups.iter_mut().rev() {
        group.left = group.left.min(free - across(group));
        free = group.left;
    }
    groups
}

/// The landings, each card hanging from its space by a string; cards that land together share it. A card is `wide` and `high` units large.
pub(super) fn hanging(landings: &[Landing], seat: Side, (wide, high): (i32, i32)) -> Html {
    let groups = grouped(landings, wide).into_iter().map(|Group { at, cards, left }| {
        let last = left + (wide + GAP) * (cards.len() as i32 - 1);
        let middle = i32::midpoint(left, last + wide);
        let string = format!("M{} 265L{middle} 274M{left} 274H{}", space(at), last + wide);
        let cards = cards.into_iter().enumerate().map(|(place, card)| {
            let x = left + (wide + GAP) * place as i32;
            html! {
                <>
                    <rect x={x.to_string()} y="276" width={wide.to_string()} height={high.to_string()} rx="5" />
                    <text x={(x + wide / 2).to_string()} y={(276 + high * 3 / 4).to_string()}>{ mark(card.card()) }</text>
                </>
            }
        });
        html! {
            <g key={at} data-at={at.to_string()}>
                <path class="string" d={string} />
                { for cards }
                if at.unsigned_abs() > EDGE.unsigned_abs() {
                    <text class="out-t" x={middle.clamp(44, WIDE - 44).to_string()} y={(272 + high * 3 / 2).to_string()}>{ t!("track-out") }</text>
                }
            </g>
        }
    });
    html! { <g class={classes!("landings", seat.slug())}>{ for groups }</g> }
}

/// The track from above with the last push, for places too small for [`picture`]: the counter at `at`, and where it `was` before.
pub(super) fn small(at: i8, was: i8) -> Html {
    let was = Some(was).filter(|&was| was != at);
    html! {
        <svg class="track-tall" viewBox="96 -20 236 432" data-at={at.clamp(-EDGE - 1, EDGE + 1).to_string()} aria-hidden="true">
            { from_above(at, was) }
            { for was.map(|was| hop_tall(was, at)) }
        </svg>
    }
}

/// The track from above, East's end at the bottom, with the counter at `at` and where it `was` before.
pub(super) fn from_above(at: i8, was: Option<i8>) -> Html {
    html! {
        <>
            <use href={drawing("track.svg#tall")} />
            { lit_tall(at) }
            { for was.map(|was| html! { <ellipse class="was" cx="172" cy={(192 - 20 * i32::from(was)).to_string()} rx="22" ry="7" /> }) }
            <g class="pair">
                { wrestler(Side::West, "translate(172 173) scale(.45)") }
                { wrestler(Side::East, "translate(172 211) scale(.45)") }
            </g>
        </>
    }
}

/// The numerals of the spaces again, upside down, for the player at West’s end.
pub(super) fn numerals_for_west() -> Html {
    let numeral = |at: i8| {
        let middle = 192 - 20 * i32::from(at);
        html! { <text class={classes!("lit-n", "lit-s", side(at))} transform={format!("translate(214 {}) rotate(180)", middle - 5)}>{ at.unsigned_abs() }</text> }
    };
    html! { <g>{ for (-EDGE..=EDGE).map(numeral) }</g> }
}

fn wrestler(seat: Side, transform: &'static str) -> Html {
    html! {
        <g class={classes!("menko", side_class(seat))} {transform}>{ menko() }</g>
    }
}

fn lit_wide(at: i8) -> Html {
    if at.unsigned_abs() > EDGE.unsigned_abs() {
        return Html::default();
    }
    let cell = i32::from(at) + 8;
    let top = |cell: i32| 77 + 573 * cell / 10;
    let bottom = |cell: i32| 54 + 60 * cell;
    let d = format!(
        "M{} 178L{} 178L{} 246L{} 246Z",
        top(cell),
        top(cell + 1),
        bottom(cell + 1),
        bottom(cell)
    );
    let number = html! { <text class="lit-n" x={(564 + 597 * i32::from(at) / 10).to_string()} y="237">{ at.unsigned_abs() }</text> };
    html! { <><path class="lit" {d} />{ number }</> }
}

fn lit_tall(at: i8) -> Html {
    if at.unsigned_abs() > EDGE.unsigned_abs() {
        return Html::default();
    }
    let y = 182 - 20 * i32::from(at);
    html! {
        <>
            <rect class="lit" x="116" y={y.to_string()} width="112" height="20" />
            <text class="lit-n lit-s" x="130" y={(y + 15).to_string()}>{ at.unsigned_abs() }</text>
        </>
    }
}

/// An arrow along the pushes of a turn, and below it what they come to: the sum of a single push, or the number of spaces.
fn hop_wide(was: i8, at: i8, event: Option<&Event>) -> Html {
    let place = |at: i8| 564 + 60 * i32::from(at.clamp(-EDGE - 1, EDGE + 1));
    let (from, to) = (place(was), place(at));
    let tip = if to > from { -13 } else { 13 };
    let words = match event {
        Some(Event::Pushed {
            high, low, from, ..
        }) if *from == was => sum(*high, *low),
        _ if at.abs() > EDGE => t!("track-out"),
        _ => t!(
            "track-spaces",
            number = (i32::from(at) - i32::from(was)).unsigned_abs()
        ),
    };
    let d = format!(
        "M{from} 280V296M{from} 288H{to}M{} 279L{to} 288L{} 297",
        to + tip,
        to + tip
    );
    let middle = i32::midpoint(from, to).clamp(HALF_OF_SUM, WIDE - HALF_OF_SUM);
    html! {
        <>
            <path class="hop" {d} />
            <text class="hop-t" x={middle.to_string()} y="304" dominant-baseline="hanging">{ words }</text>
        </>
    }
}

fn hop_tall(was: i8, at: i8) -> Html {
    let place = |at: i8| 192 - 20 * i32::from(at.clamp(-EDGE - 1, EDGE + 1));
    let (from, to) = (place(was), place(at));
    let tip = if to > from { -12 } else { 12 };
    let spaces = (i32::from(at) - i32::from(was)).unsigned_abs();
    let d = format!(
        "M262 {from}H278M270 {from}V{to}M262 {}L270 {to}L278 {}",
        to + tip,
        to + tip
    );
    html! {
        <>
            <path class="hop" {d} />
            <text class="hop-t" x="306" y={(i32::midpoint(from, to) + 7).to_string()}>{ spaces }</text>
        </>
    }
}

#[cfg(test)]
mod tests;
