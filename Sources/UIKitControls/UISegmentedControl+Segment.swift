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

    /// The middle of the next segment that a tap would select; nil for none.
    package var middleOfNextSegment: CGPoint? {
        let order = segments.indices.map { (selectedSegmentIndex + 1 + $0) % segments.count }
        let next = order.first { segments[$0].isEnabled && $0 != selectedSegmentIndex }
        return next.map { CGPoint(x: frames[$0].midX, y: bounds.midY) }
    }
}
