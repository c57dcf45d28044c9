extension CGRect {
    /// Whether two rectangles share more than an edge. Apple's `intersects` means the same, but Foundation's on
    /// Linux is true for an edge as well.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
