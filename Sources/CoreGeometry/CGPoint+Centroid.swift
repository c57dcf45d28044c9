extension [CGPoint] {
    /// The mean of the points; nil without any.
    package var centroid: CGPoint? {
        guard !isEmpty else { return nil }
        let count = CGFloat(count)
        return CGPoint(x: reduce(0) { $0 + $1.x } / count, y: reduce(0) { $0 + $1.y } / count)
    }
}
