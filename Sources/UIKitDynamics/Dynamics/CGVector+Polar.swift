extension CGVector {
    /// Creates a vector from its direction, in radians clockwise from the positive x axis, and its length.
    init(angle: CGFloat, length: CGFloat) {
        let (sine, cosine) = sineAndCosine(Double(angle))
        self.init(dx: length * cosine, dy: length * sine)
    }

    var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
