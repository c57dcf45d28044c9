import Picture

extension StyledTextLayout {
    /// Adds a paragraph beside the areas that lines keep free: a row of several parts is as many lines.
    mutating func addParts(of paragraph: StyledText.Paragraph) {
        let (style, width) = (paragraph.style, width)
        var top = lines.last.map { $0.top + $0.height + $0.style.lineSpacing + $0.style.spacing } ?? 0
        if !lines.isEmpty { top += style.spacingBefore }
        let height = style.height(of: paragraph.runs.map { ruler.metrics(of: $0.font).height }.max() ?? 0)
        let rows = FreeRows(areas, top: top, height: height, step: height + style.lineSpacing) {
            (style.indent(isFirst: $0), style.end(in: width))
        }
        let parts = LineBreaks(
            paragraph, StyledAtom.atoms(of: paragraph, ruler: ruler), width: width, ruler: ruler
        ) { rows[$0].width }.lines()
        for (index, atoms) in parts.enumerated() {
            let part = rows[index]
            guard lineLimit <= 0 || rowCount(with: part.minY) <= lineLimit else { return }
            var line = line(of: atoms, in: paragraph, indent: part.minX)
            (line.indent, line.end, line.style) = (part.minX, part.maxX, style)
            (line.top, line.length) = (part.minY, atoms.utf16Count)
            line.endsParagraph = index == parts.count - 1
            lines.append(line)
        }
    }

    /// Returns the number of rows with one whose upper edge is at a place.
    private func rowCount(with top: CGFloat) -> Int { Set(lines.map(\.top) + [top]).count }
}
