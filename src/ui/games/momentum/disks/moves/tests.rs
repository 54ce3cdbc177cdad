use super::*;

#[test]
fn every_moved_disk_flies_from_where_it_lay() {
    let mut moves = Moves::new(Disks::START);
    let leant = Disks::new([4, 2, 2, 1, 1, 2]).unwrap();
    moves.see(leant, false);
    let came: Vec<Facing> = moves.came(Facing::F).collect();
    assert_eq!(came, [Facing::B, Facing::BL]);
    // Drawn again with the same disks, they go on flying; taken back, they fly back.
    moves.see(leant, false);
    assert_eq!((moves.came(Facing::F).count(), moves.times), (2, 1));
    moves.see(Disks::START, false);
    assert_eq!(moves.came(Facing::F).count(), 0);
    assert_eq!(moves.came(Facing::B).collect::<Vec<_>>(), [Facing::F]);
}

#[test]
fn disk_that_was_dropped_or_seen_does_not_fly() {
    let leant = Disks::new([3, 2, 2, 1, 2, 2]).unwrap();
    let mut moves = Moves::new(Disks::START);
    moves.by_hand = true;
    moves.see(leant, false);
    assert_eq!(moves.came(Facing::F).count(), 0);
    // Only that one change was made by hand.
    moves.see(Disks::START, false);
    assert_eq!(moves.came(Facing::B).count(), 1);
    moves.see(leant, true);
    assert_eq!(moves.came(Facing::F).count(), 0);
}
