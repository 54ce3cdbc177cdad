use rules::momentum::{Config, Facing, Order};

use super::*;

/// A disk that is left where it is follows only an advice that leaves one.
#[test]
fn draft_follows_the_advice_disk_by_disk() {
    let moved = |from, to| Some(Shift { from, to });
    let [forth, right] = [moved(Facing::B, Facing::F), moved(Facing::BL, Facing::FR)];
    let drafted = |lean: &[Option<Shift>]| {
        let mut draft = Draft::new(Position::start(Config::default()));
        for disk in lean {
            match disk {
                Some(Shift { from, to }) => draft.lift(*from).and_then(|()| draft.put_down(*to)),
                None => draft.leave(),
            }
            .unwrap();
        }
        draft
    };
    let order = Order::ALL[0];
    for (advised, lean, follow) in [
        ([forth, right], &[][..], true),
        ([forth, right], &[right], true),
        ([forth, right], &[right, forth], true),
        ([forth, right], &[None], false),
        ([forth, right], &[forth, None], false),
        ([forth, None], &[None], true),
        ([forth, None], &[right], false),
        ([None, None], &[None, None], true),
    ] {
        let advised = Action {
            lean: advised,
            order,
        };
        assert_eq!(
            follows(&drafted(lean), &advised),
            follow,
            "{advised:?} {lean:?}"
        );
    }
}
