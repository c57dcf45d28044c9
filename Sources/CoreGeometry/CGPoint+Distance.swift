extension CGPoint {
    /// Returns the distance to another point.
    package func distance(to other: CGPoint) -> CGFloat {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
