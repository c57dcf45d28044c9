package import Picture

extension Path {
    /// Returns the sectors of a circle, all of one angle, clockwise on the screen.
    ///
    /// - Parameters:
    ///   - first: The angle at which the first sector begins, in radians.
    ///   - isOverlapping: True for sectors that reach below the next ones, so that no seam is seen.
    package static func sectors(
        _ count: Int, around center: CGPoint, radius: CGFloat, from first: CGFloat, isOverlapping: Bool
    ) -> [Path] {
        func edge(_ index: Int) -> CGPoint {
            let (sine, cosine) = sineAndCosine(first + CGFloat(index) * 2 * .pi / CGFloat(count))
            return CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
        }
        return (0..<count).map { index in
            let end = isOverlapping ? min(index + 2, count) : index + 1
            return Path([.move(center)] + (index...end).map { .line(edge($0)) } + [.close])
        }
    }
}
