import CCairo
import CoreGeometry
import Picture

extension LineLayout {
    /// A line of a paragraph, with what follows it.
    struct BrokenLine {
        let line: TextLine
        /// The text from the line's start to the paragraph's end.
        let rest: String
        let direction: PangoDirection
    }

    /// Returns the lines of the text, broken where the advances of the system font reach the width.
    ///
    /// Pango would break them by the advances of its own font, so that it lays out whole paragraphs here, and
    /// then each line alone.
    func brokenLines() throws -> [BrokenLine] {
        let layout = layout(of: request.string.paragraphs, width: -1)
        // Most texts fit in one line.
        lazy var breaks = layout.breaks
        return try layout.lines.flatMap { paragraph -> [BrokenLine] in
            let whole = try line(paragraph, of: layout)
            let start = Int(paragraph.pointee.start_index)
            let end = start + Int(paragraph.pointee.length)
            let direction = PangoDirection(paragraph.pointee.resolved_dir)
            func text(_ bytes: Range<Int>) -> String {
                String(utf8: layout.text + bytes.lowerBound, count: bytes.count)
            }
            guard whole.width > lineWidth else {
                return [BrokenLine(line: whole, rest: text(start..<end), direction: direction)]
            }
            let clusters = advances(of: paragraph, of: layout)
            return try starts(of: clusters, breaks: breaks, text: layout.text).map { range in
                BrokenLine(
                    line: try line(of: text(range).withoutTrailingSpaces, direction: direction),
                    rest: text(range.lowerBound..<end), direction: direction)
            }
        }
    }

    /// Returns the bytes of each line of a paragraph. Spaces at the end of a line need no room.
    private func starts(
        of clusters: [(bytes: Range<Int>, advance: CGFloat)], breaks: Set<Int>, text: UnsafePointer<CChar>
    ) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var (first, width) = (0, CGFloat(0))
        // The last cluster before which the line may break.
        var chance: Int?
        var index = 0
        while index < clusters.count {
            let cluster = clusters[index]
            if index > first, breaks.contains(cluster.bytes.lowerBound) { chance = index }
            let isSpace = text[cluster.bytes.lowerBound] == 32
            if !isSpace, width + cluster.advance > lineWidth, index > first {
                let next = chance ?? index
                lines.append(clusters[first].bytes.lowerBound..<clusters[next].bytes.lowerBound)
                (first, index, width, chance) = (next, next, 0, nil)
                continue
            }
            width += cluster.advance
            index += 1
        }
        if first < clusters.count {
            lines.append(clusters[first].bytes.lowerBound..<clusters[clusters.count - 1].bytes.upperBound)
        }
        return lines
    }

    /// Returns a line with as much of its paragraph as fits before an ellipsis.
    func truncatedLine(_ line: BrokenLine) throws -> TextLine {
        let room = lineWidth - (try self.line(of: Self.ellipsis, direction: line.direction)).width
        let layout = layout(of: line.rest, width: -1)
        var (width, end) = (CGFloat(0), 0)
        for cluster in layout.lines.first.map({ advances(of: $0, of: layout) }) ?? [] {
            width += cluster.advance
            guard width <= room else { break }
            end = cluster.bytes.upperBound
        }
        let kept = String(decoding: line.rest.utf8.prefix(end), as: UTF8.self).withoutTrailingSpaces
        return try self.line(of: kept + Self.ellipsis, direction: line.direction)
    }
}

extension PangoText {
    /// The places at which lines may break, in bytes of the text.
    var breaks: Set<Int> {
        var count: Int32 = 0
        guard let attributes = pango_layout_get_log_attrs_readonly(pointer, &count) else { return [] }
        var breaks: Set<Int> = []
        var place = 0
        let scalars = String(cString: text).unicodeScalars
        for (index, scalar) in scalars.enumerated() where index < count {
            if attributes[index].is_line_break != 0 { breaks.insert(place) }
            place += UTF8.width(scalar)
        }
        return breaks
    }
}
