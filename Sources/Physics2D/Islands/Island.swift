/// An island: bodies that touch one another or are joined, directly or through others. Fixed bodies do not
/// connect: two boxes on one floor are two islands. The sequential solver solves island by island, and an
/// island sleeps as a unit.
struct Island: BitwiseCopyable {
    /// The island's slices of the lists in `Islands`.
    var bodies: IslandSlice
    var contacts: IslandSlice
    var joints: IslandSlice
    /// True when the position solver has left an overlap or a joint's error that keeps the island awake.
    var isUnsettled = false
}
