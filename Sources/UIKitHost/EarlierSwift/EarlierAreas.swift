// Methods of Swift 2 that change a rectangle or a set in place. Both had them under one name, but only sets
// have them today.

extension CGRect {
    /// Moves the edges of the rectangle inward (Swift 2 spelling).
    public mutating func insetInPlace(dx: CGFloat, dy: CGFloat) { self = insetBy(dx: dx, dy: dy) }
    /// Moves the rectangle (Swift 2 spelling).
    public mutating func offsetInPlace(dx: CGFloat, dy: CGFloat) { self = offsetBy(dx: dx, dy: dy) }
    /// Extends the rectangle to the smallest one around it and another (Swift 2 spelling).
    public mutating func unionInPlace(_ rect: CGRect) { self = union(rect) }
    /// Reduces the rectangle to the part that it has in common with another (Swift 2 spelling).
    public mutating func intersectInPlace(_ rect: CGRect) { self = intersection(rect) }
    /// Extends the rectangle to the smallest one of integers around it (Swift 2 spelling).
    public mutating func makeIntegralInPlace() { self = integral }
    /// Gives the rectangle sides of positive length (Swift 2 spelling).
    public mutating func standardizeInPlace() { self = standardized }
}

extension Set {
    /// Adds the elements of a sequence (Swift 2 spelling).
    public mutating func unionInPlace<Others: Sequence>(_ sequence: Others) where Others.Element == Element {
        formUnion(sequence)
    }
    /// Removes the elements that a sequence does not have (Swift 2 spelling).
    public mutating func intersectInPlace<Others: Sequence>(_ sequence: Others)
    where Others.Element == Element {
        formIntersection(sequence)
    }
}

extension OptionSet {
    /// Adds the options of another set (Swift 2 spelling).
    public mutating func unionInPlace(_ other: Self) { formUnion(other) }
    /// Removes the options that another set does not have (Swift 2 spelling).
    public mutating func intersectInPlace(_ other: Self) { formIntersection(other) }
}
