package import Picture

/// A text in several styles, broken into lines.
///
/// Lines break between words, and within a word only when it is wider than a line. The height of a line is
/// that of its highest font, and each segment of a run stands on its baseline.
@MainActor package struct StyledTextLayout {
    /// The largest width of a line, in points; infinite for lines that break only at newlines.
    let width: CGFloat
    /// The largest number of lines; 0 for any number.
    let lineLimit: Int
    let ruler: any TextMeasurer
    /// The areas that lines keep free, in the coordinates of the text; none for most texts.
    let areas: [Path]
    /// The lines from top to bottom.
    var lines: [StyledLine] = []

    /// The tolerance of the width, in points: a frame made of a measured size can be smaller by rounding.
    private static let slack = 0.001

    /// Lays out a text in lines of a width, and in no more than a number of them (0 for any number).
    package init(_ text: StyledText, width: CGFloat, lineLimit: Int = 0, around areas: [Path] = []) {
        self.areas = areas
        self.width = width > 0 ? width + Self.slack : .infinity
        (self.lineLimit, ruler) = (lineLimit, RunContext.current.textRuler ?? ApproximateTextMeasurer())
        guard areas.isEmpty || !self.width.isFinite else {
            for paragraph in text.paragraphs { addParts(of: paragraph) }
            justifyLines()
            return
        }
        for (index, paragraph) in text.paragraphs.enumerated() {
            guard lineLimit <= 0 || lines.count < lineLimit else { break }
            add(paragraph, isLast: index == text.paragraphs.count - 1)
        }
        placeLines()
        justifyLines()
    }

    /// The size of the text, in points; zero for an empty one.
    package var size: CGSize {
        guard let last = lines.last, lines.contains(where: { !$0.segments.isEmpty }) else { return .zero }
        let widths = lines.map { line in
            line.width + line.indent + (line.style.tailIndent < 0 ? -line.style.tailIndent : 0)
        }
        return CGSize(width: widths.max() ?? 0, height: last.top + last.height)
    }

    /// The place of the baseline in the first line, and the height of the line; nil without lines.
    package var firstLine: LineMetrics? {
        lines.first.map { LineMetrics(ascent: $0.baseline, height: $0.height) }
    }

    /// Returns the layout with no more lines than fit a height, but at least one.
    package func fitting(_ height: CGFloat, of text: StyledText) -> StyledTextLayout {
        let kept = lines.prefix { $0.top + $0.height <= height + 0.01 }
        guard kept.count < lines.count else { return self }
        // Beside areas a row is several lines.
        let count = areas.isEmpty ? kept.count : Set(kept.map(\.top)).count
        let width = width.isFinite ? width - Self.slack : 0
        return StyledTextLayout(text, width: width, lineLimit: max(1, count), around: areas)
    }

    private mutating func add(_ paragraph: StyledText.Paragraph, isLast: Bool) {
        let atoms = StyledAtom.atoms(of: paragraph, ruler: ruler)
        let ranges = LineBreaks(paragraph, atoms, width: width, ruler: ruler).lines()
        for (index, atoms) in ranges.enumerated() {
            let isEnd = lineLimit > 0 && lines.count == lineLimit - 1
            let isCut = isEnd && (index < ranges.count - 1 || !isLast)
            let indent = paragraph.style.indent(isFirst: index == 0)
            let room = paragraph.style.end(in: width) - indent
            let shown =
                isCut
                ? TextTruncation(paragraph, ruler: ruler, width: room)
                    .atoms(of: ranges[index...].flatMap { $0 }, first: atoms) : atoms
            var line = line(of: shown, in: paragraph, indent: indent)
            (line.indent, line.style) = (indent, paragraph.style)
            (line.endsParagraph, line.isCut) = (index == ranges.count - 1, isCut)
            line.length = (isCut ? ranges[index...].flatMap { $0 } : atoms).utf16Count
            if index == 0, !lines.isEmpty { line.top = paragraph.style.spacingBefore }
            lines.append(line)
            if isEnd { return }
        }
    }

    /// Returns atoms as a line: neighbors of one run are one segment, which is shaped as a whole; a tab is a
    /// segment of its own.
    func line(of atoms: [StyledAtom], in paragraph: StyledText.Paragraph, indent: CGFloat) -> StyledLine {
        var line = StyledLine()
        var parts: [(run: Int, string: String)] = []
        for atom in atoms {
            if let last = parts.last, last.run == atom.run, !atom.isTab, last.string != StyledAtom.tab {
                parts[parts.count - 1].string += atom.string
            } else {
                parts.append((atom.run, atom.string))
            }
        }
        while let last = parts.last, last.string.allSatisfy({ $0 == " " }) { parts.removeLast() }
        let last = parts.count - 1
        line.segments = parts.enumerated().map { index, part in
            segment(part.string, of: paragraph.runs[part.run], isLast: index == last)
        }
        for (index, part) in parts.enumerated() {
            if part.string == StyledAtom.tab {
                let end = parts[(index + 1)...].firstIndex { $0.string == StyledAtom.tab } ?? parts.count
                let width = line.segments[(index + 1)..<end].reduce(0) { $0 + $1.width }
                let column = self.width(ofColumn: parts[(index + 1)..<end], in: paragraph)
                line.segments[index].width = paragraph.style.width(
                    ofTabAt: indent + line.width, before: TabField(width: width, column: column ?? width),
                    space: line.segments[index].width)
            }
            line.segments[index].left = line.width
            line.width += line.segments[index].width
        }
        line.isRightToLeft = paragraph.isRightToLeft
        if line.isRightToLeft {
            for index in line.segments.indices {
                let segment = line.segments[index]
                line.segments[index].left = line.width - segment.left - segment.width
            }
            line.segments.reverse()
        }
        measureHeight(of: &line, paragraph)
        return line
    }

    /// Returns the width of parts of a line up to the first character that ends a column; nil without one.
    private func width(
        ofColumn parts: ArraySlice<(run: Int, string: String)>, in paragraph: StyledText.Paragraph
    ) -> CGFloat? {
        guard let terminators = paragraph.style.columnTerminators else { return nil }
        var width: CGFloat = 0
        for part in parts {
            let (run, start) = (paragraph.runs[part.run], part.string.prefix(beforeAnyOf: terminators))
            width += segment(start ?? part.string, of: run, isLast: false).width
            if start != nil { return width }
        }
        return nil
    }

    private func segment(_ string: String, of run: StyledRun, isLast: Bool) -> StyledLine.Segment {
        if string == StyledAtom.tab {
            return StyledLine.Segment(
                run: run, string: "", left: 0, lead: 0, width: ruler.widthOfSpace(in: run),
                metrics: ruler.metrics(of: run.font), spaces: (0, 0))
        }
        let before = string.prefix { $0 == " " }.count
        // Spaces alone are before the text only.
        let after = isLast || before == string.count ? 0 : string.reversed().prefix { $0 == " " }.count
        let core = String(string.drop { $0 == " " }).trimmingSpacesAtEnd
        let space = before + after > 0 ? ruler.widthOfSpace(in: run) : 0
        let text = run.picture?.bounds.width ?? ruler.width(of: core, in: run)
        return StyledLine.Segment(
            run: run, string: run.picture == nil ? core : "", left: 0, lead: CGFloat(before) * space,
            width: text + CGFloat(before + after) * space, metrics: ruler.metrics(of: run.font),
            spaces: (before, after))
    }

    /// Makes room for the letters. A run keeps its room at its baseline's place without an offset, also where
    /// all runs have one (Mac Catalyst 26.1).
    private func measureHeight(of line: inout StyledLine, _ paragraph: StyledText.Paragraph) {
        var (above, below): (CGFloat, CGFloat) = (0, 0)
        let shown = line.segments.map(\.run)
        for run in shown.isEmpty ? Array(paragraph.runs.prefix(1)) : shown {
            let (metrics, offset) = (ruler.metrics(of: run.font), run.baselineOffset)
            if let picture = run.picture {
                above = max(above, picture.bounds.maxY + offset)
                below = max(below, -picture.bounds.minY - offset)
            } else {
                above = max(above, metrics.ascent + max(0, offset))
                below = max(below, metrics.height - metrics.ascent + max(0, -offset))
            }
        }
        line.height = paragraph.style.height(of: above + below)
        // Room that a style adds is above the letters.
        line.baseline = line.height - below
    }

    private mutating func placeLines() {
        var place: CGFloat = 0
        for index in lines.indices {
            lines[index].top += place
            place = lines[index].top + lines[index].height + lines[index].style.lineSpacing
            if index + 1 < lines.count, lines[index].endsParagraph { place += lines[index].style.spacing }
        }
    }
}
