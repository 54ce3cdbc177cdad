//! Every screen of a game's bout: a game lists them ([`Screens`]), and axe-core and the geometry look at each.

use crate::common::setup::FORM;
use hakkyoi::ui::words::Text;
use rules::GameId;
use serde_json::Value;

use crate::common::axe::{before_a_bout, look, sheets};
use crate::common::geometry::{Geometry, Steady, Windows, while_it_thinks};
use crate::common::lesson::{card, press};
use crate::common::means::Means;
use crate::common::planted::settings;
use crate::common::table::Table;
use crate::page::Page;
use crate::pointer::Hand;
use crate::problems::trained;

/// The page while the player has to choose, while a frame has to be confirmed, while the computer thinks, and once the bout is over.
pub(crate) const ASKED: &str = "main[data-scene=asked]";
pub(crate) const MUST_BE_SEEN: &str = "main[data-scene=must-be-seen]";
const WAITS: &str = "main[data-scene=waits]";
pub(crate) const OVER: &str = "main[data-scene=over]";
/// A bout that is looked at again.
pub(crate) const REVIEW: &str = "main[data-scene=review]";

/// A step from one screen of a bout to the next.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
    /// Plays the card with this selector from the hand.
    Card(&'static str),
    /// Presses the element with this selector.
    Press(&'static str),
    /// Presses the button of this name.
    Button(Text),
    /// Lifts the curtain.
    Lift,
    /// Waits until the page shows these words.
    Says(&'static str),
    /// Waits for the element with this selector, then looks at the screen.
    Look(&'static str),
}

/// The screens of a game.
pub(crate) struct Screens {
    pub(crate) game: GameId,
    pub(crate) table: Table,
    /// Every screen of a bout: stored bouts, each with the steps through its screens. The sheets are looked at over the last screen.
    pub(crate) bouts: fn() -> Vec<(Value, &'static [Step])>,
    /// A bout in which the computer has to choose.
    pub(crate) thinks: fn() -> Value,
    /// A bout that is over, for the review.
    pub(crate) over: fn() -> Value,
    /// How its board and the hand keep their places.
    pub(crate) steady: Steady,
}

impl Screens {
    /// Runs axe-core over the screens before a bout, every screen of a bout, its sheets and the review, in a window of this size and in this
    /// theme.
    pub(crate) async fn axe(&self, page: &Page, ((width, height), theme): ((u32, u32), &str)) {
        page.size(width, height).await;
        let (slug, settings) = (self.game.slug(), settings(theme, "instant"));
        before_a_bout(page, slug, &settings).await;
        let look_at = async |css: &str, _: &Value| look(page, css).await;
        self.bouts(page, &settings, look_at).await;
        sheets(page).await;
        self.table.sit_down(page, &(self.over)(), &settings).await;
        page.open(&format!("#/{slug}/review")).await;
        look(page, REVIEW).await;
    }

    /// Measures every screen of a bout, also while the computer thinks; then the set-up page, the lesson and the training.
    pub(crate) async fn geometry(&self, page: &Page, windows: Windows) {
        let slug = self.game.slug();
        let geometry = Geometry::begin(page, windows, Some(self.steady)).await;
        let look = async |css: &str, bout: &Value| {
            geometry.comes_to(bout);
            geometry.look(page, css).await;
        };
        self.bouts(page, &settings("day", "instant"), &look).await;
        let thinks = (self.thinks)();
        while_it_thinks(page, self.table.sit_down_at(page, &thinks)).await;
        look(WAITS, &thinks).await;
        geometry.end();
        let geometry = Geometry::begin(page, windows, None).await;
        let look = async |css: &str| geometry.look(page, css).await;
        page.open(&format!("#/{slug}/new")).await;
        look(FORM).await;
        page.open(&format!("#/{slug}/lesson")).await;
        look(ASKED).await;
        if matches!(self.game, GameId::Track | GameId::Circle) {
            trained(page, slug, &look).await;
        }
        geometry.end();
    }

    async fn bouts(&self, page: &Page, settings: &str, look: impl AsyncFn(&str, &Value)) {
        for (bout, steps) in (self.bouts)() {
            self.table.sit_down(page, &bout, settings).await;
            self.table.scene(page).await;
            for step in steps {
                match *step {
                    Step::Card(css) => card(page, Means::Clicks, css).await,
                    Step::Press(css) => press(page, Means::Clicks, css).await,
                    Step::Button(words) => page.press("button", &words.say()).await,
                    Step::Lift => page.press_curtain_twice(Hand::Mouse).await,
                    Step::Says(words) => page.says(words).await,
                    Step::Look(css) => look(css, &bout).await,
                }
            }
        }
    }
}
