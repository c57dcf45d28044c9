/// A section of a flow layout, divided into lines.
///
///     header
///     inset before
///     line: indent | item | gap | item | gap | item
///     spacing
///     line ...
///     inset after
///     footer
///
/// A full line spreads its items over its whole length. In a section of equal sizes the last line keeps the
/// gaps of a full one, so that the items form columns; a single column is centered. In a section of different
/// sizes the last line begins at its head and has the minimum gaps.
struct FlowSection {
    /// The measurements of a section, from the layout or its delegate; all lengths in points.
    struct Metrics {
        var axis: FlowAxis
        /// The length of a line before the section's insets.
        var length: CGFloat
        var inset: UIEdgeInsets
        var lineSpacing: CGFloat
        var itemSpacing: CGFloat
        var header: CGFloat
        var footer: CGFloat
        /// The number of pixels per point; items begin on whole pixels.
        var scale: CGFloat
    }

    struct Line {
        let items: Range<Int>
        /// The start of the line along the content.
        let start: CGFloat
        let thickness: CGFloat
        /// The distance from the line's head to its first item.
        let indent: CGFloat
        let gap: CGFloat

        var end: CGFloat { start + thickness }
    }

    let metrics: Metrics
    let sizes: FlowSizes
    /// The start of the section along the content.
    let start: CGFloat
    private(set) var end: CGFloat
    private(set) var lines: [Line] = []

    init(_ sizes: FlowSizes, _ metrics: Metrics, start: CGFloat) {
        (self.sizes, self.metrics, self.start) = (sizes, metrics, start)
        let (before, after, _, _) = metrics.axis.parts(metrics.inset)
        end = start + metrics.header + before
        cutLines()
        end = (lines.last?.end ?? end) + after + metrics.footer
    }

    /// Returns the frame of the header, which stays within a part of the content while the section is in it;
    /// nil without one.
    func headerFrame(in sight: ClosedRange<CGFloat>?) -> CGRect? {
        let last = end - metrics.footer - metrics.header
        return bar(at: sight.map { max(start, min($0.lowerBound, last)) } ?? start, metrics.header)
    }

    /// Returns the frame of the footer, which stays within a part of the content while the section is in it;
    /// nil without one.
    func footerFrame(in sight: ClosedRange<CGFloat>?) -> CGRect? {
        let place = end - metrics.footer
        let first = min(place, start + metrics.header)
        return bar(
            at: sight.map { min(place, max($0.upperBound - metrics.footer, first)) } ?? place, metrics.footer)
    }

    private func bar(at along: CGFloat, _ thickness: CGFloat) -> CGRect? {
        guard thickness > 0 else { return nil }
        let size = metrics.axis.size(along: thickness, across: metrics.length)
        return metrics.axis.rect(along: along, across: 0, size)
    }

    // MARK: Places

    func frame(ofItem item: Int) -> CGRect {
        let line = lines[lines.partitioningIndex { $0.items.upperBound > item }]
        return frame(ofItem: item, in: line, at: offset(ofItem: item, in: line))
    }

    /// Calls a function with the index and frame of each item that overlaps a rectangle of the content,
    /// line by line.
    func forEachItem(in rect: CGRect, _ body: (Int, CGRect) -> Void) {
        let range = metrics.axis.along(rect)
        // Rounding to pixels can move an item out of its line by up to a point.
        let first = lines.partitioningIndex { $0.end + 1 > range.lowerBound }
        for line in lines[first...] {
            if line.start - 1 > range.upperBound { return }
            var across = offset(ofItem: line.items.lowerBound, in: line)
            for item in line.items {
                let frame = frame(ofItem: item, in: line, at: across)
                if frame.overlaps(rect) { body(item, frame) }
                across += metrics.axis.across(sizes[item]) + line.gap
            }
        }
    }

    private func offset(ofItem item: Int, in line: Line) -> CGFloat {
        let head = metrics.axis.parts(metrics.inset).head + line.indent
        if case .uniform(let size, _) = sizes {
            return head + CGFloat(item - line.items.lowerBound) * (metrics.axis.across(size) + line.gap)
        }
        return (line.items.lowerBound..<item).reduce(head) { $0 + metrics.axis.across(sizes[$1]) + line.gap }
    }

    /// Returns the frame of an item at an offset across. An item thinner than its line is centered in it.
    private func frame(ofItem item: Int, in line: Line, at across: CGFloat) -> CGRect {
        let size = sizes[item]
        let along = line.start + (line.thickness - metrics.axis.along(size)) / 2
        return metrics.axis.rect(along: onPixel(along), across: onPixel(across), size)
    }

    private func onPixel(_ value: CGFloat) -> CGFloat {
        (value * metrics.scale).rounded() / metrics.scale
    }

    // MARK: Lines

    private mutating func cutLines() {
        var first = 0
        while first < sizes.count {
            let last = lastItem(ofLineFrom: first)
            // Lines overlap where the spacing is negative, but none begins before the one above it.
            let start = lines.last.map { max($0.start, $0.end + metrics.lineSpacing) } ?? end
            lines.append(line(first..<last + 1, at: start))
            first = last + 1
        }
    }

    /// The length of a line, without the section's insets.
    private var room: CGFloat {
        let (_, _, head, tail) = metrics.axis.parts(metrics.inset)
        return metrics.length - head - tail
    }

    /// Returns the last item of the line that begins with an item: as many items as fit, at least one. The
    /// tolerance of 1e-6 points allows for the rounding of sums.
    private func lastItem(ofLineFrom first: Int) -> Int {
        if case .uniform(_, let count) = sizes { return min(first + itemsInFullLine, count) - 1 }
        var length = metrics.axis.across(sizes[first])
        var last = first
        while last + 1 < sizes.count {
            length += metrics.itemSpacing + metrics.axis.across(sizes[last + 1])
            if length > room + 1e-6 { break }
            last += 1
        }
        return last
    }

    /// The number of items of a uniform section that fit a line, at least one.
    private var itemsInFullLine: Int {
        let step = metrics.axis.across(sizes[0]) + metrics.itemSpacing
        guard step > 0 else { return sizes.count }
        let number = (room + metrics.itemSpacing + 1e-6) / step
        return number < 1 ? 1 : Int(min(number, 1e9))
    }

    private func line(_ items: Range<Int>, at start: CGFloat) -> Line {
        let thickness = items.reduce(0) { max($0, metrics.axis.along(sizes[$1])) }
        let (indent, gap) = distribution(of: items)
        return Line(items: items, start: start, thickness: thickness, indent: indent, gap: gap)
    }

    private func distribution(of items: Range<Int>) -> (indent: CGFloat, gap: CGFloat) {
        if case .uniform(let size, _) = sizes {
            let number = itemsInFullLine
            return spread(number, length: CGFloat(number) * metrics.axis.across(size))
        }
        if items.upperBound == sizes.count { return (0, metrics.itemSpacing) }
        return spread(items.count, length: items.reduce(0) { $0 + metrics.axis.across(sizes[$1]) })
    }

    /// Returns the indent and gap of a line. Several items fill the line from end to end, a single one is
    /// centered, also one that is longer than the line.
    private func spread(_ number: Int, length: CGFloat) -> (indent: CGFloat, gap: CGFloat) {
        let rest = room - length
        return number > 1 ? (0, max(rest, 0) / CGFloat(number - 1)) : (rest / 2, metrics.itemSpacing)
    }
}
