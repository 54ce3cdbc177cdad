//! What to do now, in words.

use bout::{Scene, games::momentum::Model};
use rules::momentum::{Event, View};

use super::{
    axes::{Upshot, upshot},
    draft::Build,
    threat::{threat, told},
    words::{log_line, recap},
};
use crate::ui::{
    stage::Now,
    words::{self, t},
};

/// What the screen says. `last`: the last turn, which is told until the player who is to move begins.
pub(super) fn now(
    model: &Model,
    event: Option<&Event>,
    view: &View,
    build: Option<&Build>,
    last: &[Event],
    names: &[String; 2],
) -> Now {
    let mover = view.bout.position().mover();
    let name = &names[mover.index()];
    if let Some(event) = event {
        return Now {
            title: log_line(event, names),
            detail: String::new(),
            side: event.seat(),
        };
    }
    let (Scene::Asked, Some(build)) = (model.scene(), build) else {
        return Now {
            title: t!("now-thinking", name),
            detail: String::new(),
            side: Some(mover),
        };
    };
    let (what, detail) = asked(build, last, names);
    let title = if model.shared() {
        t!("momentum-ask-named", name, what)
    } else {
        t!("momentum-ask", what)
    };
    Now {
        title,
        detail,
        side: Some(mover),
    }
}

/// What the player is asked to do, and a hint on how.
fn asked(build: &Build, last: &[Event], names: &[String; 2]) -> (&'static str, String) {
    let draft = &build.draft;
    if let Some(from) = draft.held() {
        return ("lay", t!("momentum-ask-lay", hex = from.slug()));
    }
    if !build.leaned() {
        return match draft.lean().len() {
            0 => {
                let threat = threat(draft.start());
                let means = threat.map(|threat| told(&threat, names));
                let means = means.unwrap_or_else(|| t!("momentum-ask-two"));
                let told = recap(last, names).into_iter().chain([means]);
                ("two", words::sentences(&told.collect::<Vec<_>>()))
            }
            _ => ("one", t!("momentum-ask-one")),
        };
    }
    if build.action().is_some() {
        let Upshot {
            what,
            name,
            toward,
            number,
        } = upshot(&build.events(), names);
        return ("walk", t!("momentum-ask-comes", what, name, toward, number));
    }
    ("order", t!("momentum-ask-order"))
}
