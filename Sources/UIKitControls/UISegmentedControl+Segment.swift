extension UISegmentedControl {
    /// The places of segments in their row, for which code chooses offsets.
    public enum Segment: Int, Sendable {
        /// Any place.
        case any = 0
        /// The first one.
        case left
        /// One between others.
        case center
        /// The last one.
        case right
        /// The only one.
        case alone
    }
}
