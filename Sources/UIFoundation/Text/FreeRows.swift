import Picture

/// The parts of rows of text that areas leave free, in the order of reading.
@MainActor final class FreeRows {
    /// The largest number of rows that areas may cover, after which rows are whole.
    private static let mostRows = 10_000

    private let outlines: [[CGPoint]]
    private let height, step: CGFloat
    /// The upper edge of the next row.
    private var place: CGFloat
    private let sides: (_ isFirst: Bool) -> (left: CGFloat, right: CGFloat)
    private var parts: [CGRect] = []
    private var rowCount = 0

    /// Prepares the rows of a paragraph.
    ///
    /// - Parameters:
    ///   - areas: The areas that are kept free.
    ///   - top: The upper edge of the first row.
    ///   - height: The height of a row.
    ///   - step: The distance from the upper edge of a row to that of the next one.
    ///   - sides: Returns the ends of the first row or of another one.
    init(
        _ areas: [Path], top: CGFloat, height: CGFloat, step: CGFloat,
        sides: @escaping (_ isFirst: Bool) -> (left: CGFloat, right: CGFloat)
    ) {
        outlines = areas.flatMap { $0.flattened(within: 0.5) }
        (place, self.height, self.step, self.sides) = (top, height, max(step, 1), sides)
    }

    /// The part of a number; each row has none, one or more.
    subscript(index: Int) -> CGRect {
        while parts.count <= index { addRow() }
        return parts[index]
    }

    private func addRow() {
        let (left, right) = sides(rowCount == 0)
        let row = CGRect(x: left, y: place, width: max(0, right - left), height: height)
        let covers = rowCount < Self.mostRows ? outlines.filter { Self.cover(of: $0, in: row) != nil } : []
        let (covered, count) = (covers.compactMap { Self.cover(of: $0, in: row) }, parts.count)
        rowCount += 1
        place += step
        guard !covered.isEmpty else { return parts.append(row) }
        var start = left
        for span in covered.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            add(from: start, to: min(span.lowerBound, right), of: row)
            start = max(start, span.upperBound)
        }
        add(from: start, to: right, of: row)
        guard parts.count == count else { return }
        // A row without a part moves down until an area ends.
        let bottom = covers.compactMap { $0.map(\.y).max() }.min() ?? 0
        place = max(row.minY + 1, bottom)
    }

    /// Adds a part that is wider than high: in a narrower one hardly a word fits.
    private func add(from start: CGFloat, to end: CGFloat, of row: CGRect) {
        guard end - start > row.height else { return }
        parts.append(CGRect(x: start, y: row.minY, width: end - start, height: row.height))
    }

    /// Returns the span that a closed outline covers in a row; nil for none.
    private static func cover(of outline: [CGPoint], in row: CGRect) -> ClosedRange<CGFloat>? {
        var places: [CGFloat] = []
        for (one, other) in zip(outline, outline.dropFirst() + outline.prefix(1)) {
            if one.y > row.minY, one.y < row.maxY { places.append(one.x) }
            // An area that ends where the row begins, or begins where it ends, covers nothing of it.
            let isIn = (
                (one.y <= row.minY) != (other.y <= row.minY), (one.y < row.maxY) != (other.y < row.maxY)
            )
            for (edge, isCrossed) in [(row.minY, isIn.0), (row.maxY, isIn.1)] where isCrossed {
                places.append(one.x + (other.x - one.x) * (edge - one.y) / (other.y - one.y))
            }
        }
        guard let least = places.min(), let most = places.max() else { return nil }
        return least...most
    }
}
