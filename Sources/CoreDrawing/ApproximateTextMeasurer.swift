package import Picture

/// A text measurer for programs without a renderer: lines broken at words.
///
/// Letters of the system font have the advances of an iPhone's. Those of other families are 0.6 em wide,
/// lines 1.2 em high, which is near the averages of DejaVu Sans.
package struct ApproximateTextMeasurer: TextMeasurer {
    /// Creates a measurer.
    package init() {}

    package func size(of string: String, font: Font, width: CGFloat, lineLimit: Int) -> CGSize {
        let system = SystemFont(font)
        let room = width > 0 ? width + 0.001 : .infinity
        func measure(_ text: Substring) -> CGFloat {
            (system.map { CGFloat($0.width(of: text)) } ?? 0.6 * font.size * CGFloat(text.count))
                + font.kern * CGFloat(text.count)
        }
        let all = string.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { lineWidths(of: $0, room: room, measure: measure) }
        let lines = lineLimit > 0 ? Array(all.prefix(lineLimit)) : all
        guard string.contains(where: { $0 != " " && !$0.isNewline }) else { return .zero }
        return CGSize(
            width: lines.max() ?? 0,
            height: CGFloat(lines.count) * (system?.lineHeight ?? 1.2 * font.size))
    }

    /// Returns the widths of the lines of a paragraph; a word that is wider than a line ends at its end.
    private func lineWidths(of paragraph: Substring, room: CGFloat, measure: (Substring) -> CGFloat)
        -> [CGFloat]
    {
        var widths: [CGFloat] = [0]
        var start = paragraph.startIndex
        for word in paragraph.split(separator: " ") {
            let joined = measure(paragraph[start..<word.endIndex])
            if joined <= room || widths[widths.count - 1] == 0 {
                widths[widths.count - 1] = min(joined, room)
            } else {
                start = word.startIndex
                widths.append(min(measure(word), room))
            }
        }
        return widths
    }
}
