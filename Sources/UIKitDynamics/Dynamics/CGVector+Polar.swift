extension CGVector {
    /// A vector from its direction, in radians clockwise from the right, and its length.
    init(angle: CGFloat, length: CGFloat) {
        let (sine, cosine) = sineAndCosine(Double(angle))
        self.init(dx: length * cosine, dy: length * sine)
    }

    var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
