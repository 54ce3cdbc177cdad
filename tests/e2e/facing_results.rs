//! Results of two who sit face to face: in every game and state, with every offer, all of it fits both edges.

use basho::{BestOf, Series};
use hakkyoi::ui::words::LANGUAGES;
use rules::{Outcome, Seat, Side};
use serde_json::{Value, json};

use crate::common::facing::own;
use crate::common::geometry::faults;
use crate::common::planted::{ALL_SEEN, entry, kept, settings, with};
use crate::common::spoken::{file, speak};
use crate::page::Page;
use crate::pointer::Hand;
use crate::tricks::DEAL;

/// The sizes of windows with room for two face to face: tablets both ways, a desk, and the smallest.
const SIZES: [(u32, u32); 7] = [
    (1180, 820),
    (820, 1180),
    (1024, 768),
    (768, 1024),
    (1366, 1024),
    (1440, 900),
    (960, 600),
];

/// Each game that two play face to face, with the record of a bout that is decided.
fn decided() -> [(&'static str, String); 4] {
    let circle = "[Game \"circle\"]\n\n1. E+MM,KD,TK W+TD,UH,YK MM=TD E>3 E+OD W+HK 2. KD=UH E+YK W+MM 3. TK=YK E:YK";
    let track = "[Game \"track\"]\n[Variant \"\"]\n\n1. 5=2 2. 3=4 3. 4=6 4. 6=5 5. 2=1 6. 1=3";
    let momentum = "[Game \"momentum\"]\n\n1. B>F,B>F:VRL -,-:VRL -,-:VRL";
    [
        ("tricks", format!("{DEAL}G4=G2 R5-R1")),
        ("track", track.to_owned()),
        ("circle", circle.to_owned()),
        ("momentum", momentum.to_owned()),
    ]
}

/// A decided bout of two face to face who have won so many periods of a basho of seven before.
fn bout(record: &str, names: [&str; 2], won: Option<[usize; 2]>) -> Value {
    let players = names.map(|name| json!({ "person": name }));
    let bout = kept(&json!(players), record, ALL_SEEN, None::<&()>);
    let mut bout = with(bout, "seating", "facing");
    if let Some([east, west]) = won {
        let mut series = Series::new(BestOf::Seven);
        let periods = [vec![Seat::EAST; east], vec![Seat::WEST; west]].concat();
        for winner in periods {
            series.enter(Outcome::Win(winner)).unwrap();
        }
        bout["series"] = json!(series);
    }
    bout["torikumi"] = json!({ "id": 4_711, "wrestlers": [null, null] });
    bout
}

/// What does not hold at the edges and between them.
const WRONG: &str = "
const wrong = [];
const box = (it) => it.getBoundingClientRect();
const inside = (inner, outer) => inner.left >= outer.left - 1 && inner.top >= outer.top - 1 && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
const name = (it) => `${it.localName}.${it.className} ${JSON.stringify(it.textContent.slice(0, 40))}`;
for (const side of document.querySelectorAll('.facing-side')) {
    const parts = [...side.querySelectorAll('header, .facing-now > *, .facing-result > *, .facing-result .btn')];
    for (const it of parts) {
        if (it.textContent && !inside(box(it), box(side))) wrong.push(`${name(it)} is not inside its edge`);
        if (it.textContent && !inside(box(it), window_)) wrong.push(`${name(it)} is not inside the window`);
    }
    const [straw] = side.querySelectorAll('.tawara');
    for (const it of parts) if (straw && it.textContent && !apart(box(it), box(straw))) wrong.push(`${name(it)} is under the straw`);
    const [told, follows] = ['.facing-now', '.facing-result'].map((css) => [...side.querySelectorAll(`${css} > *`)]);
    for (const one of told) for (const other of follows) {
        if (one.textContent && other.textContent && !apart(box(one), box(other))) wrong.push(`${name(one)} overlaps ${name(other)}`);
    }
}
const plan = box(document.querySelector('.result-plan'));
for (const it of document.querySelectorAll('.result-plan > :is(.victor, .kim)')) if (!inside(box(it), plan)) wrong.push(`${it.getAttribute('class')} is not inside the picture`);
const { width } = box(document.querySelector('.result-plan .victor'));
if (width < Math.min(plan.width, plan.height, 700) * 0.75) wrong.push(`the winner is only ${Math.round(width)} px wide`);
if (document.querySelectorAll('.result-plan .kim').length !== 2) wrong.push('the technique is not told to both');
return wrong;
";

/// Looks at the result on screen at every size; at one size also in the other languages.
async fn look(page: &Page, what: &str) {
    for (width, height) in SIZES {
        page.size(width, height).await;
        page.drawn().await;
        page.come_to_rest().await;
        fits(page, &format!("{what} en {width}x{height}")).await;
        if (width, height) == SIZES[0] {
            for (tag, _) in LANGUAGES.into_iter().filter(|(tag, _)| *tag != "en") {
                speak(page, tag, &file(tag)).await;
                fits(page, &format!("{what} {tag} {width}x{height}")).await;
            }
            speak(page, "en", &file("en")).await;
        }
    }
}

async fn fits(page: &Page, what: &str) {
    page.picture_of(&format!("{what}: ")).await;
    assert_eq!(page.eval(WRONG).await, json!([]), "{what}");
    // Whether one line hides another is measured along lines that are not rotated; above, overlaps are.
    let mut faults = faults(page).await;
    faults.retain(|it| !it.contains(" is hidden by "));
    assert_eq!(faults, [""; 0], "{what}");
}

pub(crate) async fn results_fit_both_edges(page: &Page) {
    let anna = json!([{ "id": 7, "shikona": "Anna", "retired": false }]);
    let book = json!({ "version": 2, "data": { "wrestlers": anna, "bouts": [], "deleted": [] } });
    for (game, record) in decided() {
        // Guests, one of whom has a wrestler's name; in the middle of a basho, at its end, and without one.
        for (names, won) in [
            (["Anna", "Konstantin Akane"], Some([2, 2])),
            (["Konstantin Akane", "Anna"], Some([3, 3])),
            (["Ben", "Anna"], None),
        ] {
            page.size(1180, 820).await;
            let bout = bout(&record, names, won);
            page.plant(&[
                ("book", &book.to_string()),
                ("settings", &settings("day", "instant")),
                (&format!("bout.{game}"), &entry(&bout)),
            ]);
            page.open(&format!("#/{game}")).await;
            for seat in Side::PAIR {
                page.find(&own(seat, ".keep-pad")).await;
            }
            look(page, &format!("{game} {names:?}")).await;
            page.size(1180, 820).await;
            let keep = page.find(&own(Side::East, ".keep-pad .btn")).await;
            page.tap(Hand::Finger, &keep).await;
            page.find(&own(Side::East, ".newstar, .refusal")).await;
            look(page, &format!("{game} {names:?} kept")).await;
        }
    }
}
