extension CGPoint {
    /// The same point with 0 for every -0, which is what is left of an inset of 0 and of a rounded small
    /// negative number, and which would be printed with its sign.
    package var withoutNegativeZeros: CGPoint { CGPoint(x: x + 0, y: y + 0) }
}
