//! Two who pass the device look together at what came of their choices.

use super::*;

#[test]
fn two_at_one_device_see_a_turn_once_and_together() {
    for seed in 0..20 {
        let mut model = model(people(), seed);
        let (mut curtains, mut before) = (0, None);
        while model.scene() != Scene::Over {
            if model.is_public() {
                assert_eq!(model.you(), None);
                assert_eq!(model.shown().1.hand, CardSet::EMPTY);
            } else if let (Scene::Curtain(_), Some(Scene::TimedFrame)) = (model.scene(), before) {
                let last = model.story().pop().map(|(event, _)| event);
                assert!(
                    matches!(last, Some(Event::Led { .. } | Event::Dealt { .. })),
                    "both go on from {last:?} before the curtain falls"
                );
            }
            curtains += usize::from(matches!(model.scene(), Scene::Curtain(_)));
            before = Some(model.scene());
            model = go(&model);
        }
        let view = model.public_view();
        let choices = 2 * (view.tachiai.len() + view.tricks.len());
        assert_eq!(curtains, choices, "one curtain for each choice");
    }
}
