//! Every screen of a bout, for axe-core and for their geometry.

use crate::common::curtain::LIFT_CURTAIN;
use hakkyoi::ui::words::text;
use rules::GameId;
use rules::circle::{Action, Card};
use serde_json::Value;

use super::table::{
    AFTER_A_HIKKAKE, AFTER_A_TURN, ASIDE, AT_THE_LIMIT, CIRCLE, DRAWN, EAST_WON, MAMORITE,
    TWO_WAYS, kept,
};
use crate::common::axe::{PHONE_DAY, TABLET_NIGHT};
use crate::common::geometry::{Steady, Windows};
use crate::common::planted::{
    self, ALL_SEEN, against_the_computer, in_a_basho, people, practice, unseen,
};
use crate::common::screens::Step::{self, Button, Look, Press};
use crate::common::screens::{ASKED, MUST_BE_SEEN, OVER, Screens};
use crate::page::Page;

const SCREENS: Screens = Screens {
    game: GameId::Circle,
    table: CIRCLE,
    bouts,
    thinks: || {
        let record = format!("[Game \"circle\"]\n\n{DRAWN}");
        let sealed = Action::Reveal(Card::Oshidashi);
        planted::kept(&against_the_computer(), &record, ALL_SEEN, Some(&sealed))
    },
    over: || seen(EAST_WON),
    steady: Steady {
        gives_way: &[],
        in_longer_words: true,
    },
};

fn seen(tokens: &str) -> Value {
    kept(&against_the_computer(), tokens)
}

fn bouts() -> Vec<(Value, &'static [Step])> {
    vec![
        (seen(TWO_WAYS), &[Look("button[data-hour]")]),
        // A card that cannot be played is refused.
        (
            seen(AT_THE_LIMIT),
            &[Press("li[data-card=TK]"), Look(".now .refusal")],
        ),
        (in_a_basho(seen(EAST_WON)), &[Look(OVER)]),
        // The preview of a picked card.
        (
            seen(DRAWN),
            &[Press("li[data-card=OD]"), Look(".ring-pic .ghost")],
        ),
        (seen(AFTER_A_TURN), &[Look(ASKED)]),
        // Both cards have been turned over.
        (seen(MAMORITE), &[Look("button[data-hour]")]),
        (seen(ASIDE), &[Look("button[data-hour]")]),
        (seen(AFTER_A_HIKKAKE), &[Look(".now button")]),
        (kept(&people(), DRAWN), &[Look(LIFT_CURTAIN)]),
        (unseen(seen(EAST_WON)), &[Look(MUST_BE_SEEN)]),
        (
            seen(AT_THE_LIMIT),
            &[Step::Card("li[data-card=YK]"), Look(".ring-pic .shout")],
        ),
        // Known and used cards, and a priority; in practice mode, with its additions.
        (
            practice(seen(AT_THE_LIMIT)),
            &[Button(text!("hint")), Look(".now .hint")],
        ),
    ]
}

pub(crate) async fn circle_axe_phone_day(page: &Page) {
    SCREENS.axe(page, PHONE_DAY).await;
}

pub(crate) async fn circle_axe_tablet_night(page: &Page) {
    SCREENS.axe(page, TABLET_NIGHT).await;
}

pub(crate) async fn circle_geometry_of_phones(page: &Page) {
    SCREENS.geometry(page, Windows::Phones).await;
}

pub(crate) async fn circle_geometry_of_tablets(page: &Page) {
    SCREENS.geometry(page, Windows::Tablets).await;
}

pub(crate) async fn circle_geometry_of_languages(page: &Page) {
    SCREENS.geometry(page, Windows::Languages).await;
}
