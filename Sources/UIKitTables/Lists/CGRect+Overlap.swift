extension CGRect {
    /// Returns true when two rectangles share more than an edge. Apple's `intersects` does the same, but
    /// Foundation's on Linux returns true for a shared edge as well.
    package func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
