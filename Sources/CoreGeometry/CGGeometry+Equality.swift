// Equality as Core Graphics spells it for code that is older than Swift's operators.

extension CGPoint {
    /// Returns whether both points have the same coordinates.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Returns whether both sizes have the same width and height.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Returns whether both rectangles have the same origin and size.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
