import Picture

extension StyledTextLayout {
    /// Widens the spaces of justified lines, so that these end at the right edge. Lines with letters of
    /// scripts from right to left stay as they are.
    mutating func justifyLines() {
        guard width.isFinite else { return }
        for index in lines.indices where lines[index].isStretched {
            lines[index].words = words(of: lines[index])
        }
    }

    /// Returns the words of a line between wider spaces; none for a line without spaces or room.
    private func words(of line: StyledLine) -> [StyledLine.Segment] {
        var words = line.segments.flatMap { parted($0) }
        for index in words.indices.dropFirst() { words[index].left = words[index - 1].end }
        // Spaces before the first word are an indent.
        let gaps = words.reduce(-(words.first?.spaces.before ?? 0)) {
            $0 + $1.spaces.before + $1.spaces.after
        }
        let room = (line.end ?? line.style.end(in: width)) - line.indent
        let extra = room - (words.last?.end ?? room)
        guard gaps > 0, extra > 0 else { return [] }
        let step = extra / CGFloat(gaps)
        var shift: CGFloat = 0
        for index in words.indices {
            let before = CGFloat(index > 0 ? words[index].spaces.before : 0) * step
            let after = CGFloat(words[index].spaces.after) * step
            words[index].left += shift
            words[index].lead += before
            words[index].width += before + after
            // The letters begin behind the spaces before them.
            words[index].shift = shift + before
            shift += before + after
        }
        return words
    }

    /// Returns the words of a segment, each with the spaces behind it.
    private func parted(_ segment: StyledLine.Segment) -> [StyledLine.Segment] {
        let parts = segment.string.split(separator: " ")
        guard parts.count > 1 else { return [segment] }
        let (run, string) = (segment.run, segment.string)
        let space = ruler.widthOfSpace(in: run)
        return parts.indices.map { index in
            let next = index + 1 < parts.count ? parts[index + 1].startIndex : nil
            let after =
                next.map { string.distance(from: parts[index].endIndex, to: $0) } ?? segment.spaces.after
            let lead = index == 0 ? segment.lead : 0
            return StyledLine.Segment(
                run: run, string: String(parts[index]), left: segment.left, lead: lead,
                width: lead + ruler.width(of: String(parts[index]), in: run) + CGFloat(after) * space,
                metrics: segment.metrics, spaces: (index == 0 ? segment.spaces.before : 0, after))
        }
    }
}

extension StyledLine.Segment {
    /// The right end, in points from the left end of the line.
    fileprivate var end: CGFloat { left + width }
}

extension StyledLine {
    /// A Boolean value that indicates whether spaces are widened: in all lines of a justified paragraph but
    /// the last one.
    fileprivate var isStretched: Bool {
        style.alignment == .justified && !endsParagraph && !isCut && !isRightToLeft
            && !segments.contains { $0.string.unicodeScalars.contains(where: \.isRightToLeft) }
    }

    /// The segments that are drawn, from left to right.
    var shown: [Segment] { words.isEmpty ? segments : words }

    /// The width with wider spaces, in points.
    var shownWidth: CGFloat { words.last?.end ?? width }

    /// Returns the distance by which wider spaces move a place in the line, in points.
    func shift(at place: CGFloat) -> CGFloat {
        words.last { $0.left + $0.lead - $0.shift <= place + 0.01 }?.shift ?? 0
    }
}
