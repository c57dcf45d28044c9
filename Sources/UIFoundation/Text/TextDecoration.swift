import Picture

/// A line below or through a segment of text.
///
/// Places and widths are near those of an iPhone's system font: below the letters by a tenth of their size,
/// and through them at half of the small letters' height, a twentieth as thick as the letters are high.
@MainActor struct TextDecoration {
    private let style: NSUnderlineStyle
    private let color: Color
    private let segment: StyledLine.Segment
    private let isThrough: Bool

    /// Creates the line of a segment.
    init(_ line: StyledRun.Line, of segment: StyledLine.Segment, isThrough: Bool = false) {
        (style, self.segment, self.isThrough) = (line.style, segment, isThrough)
        color = (line.color ?? segment.run.color).color
    }

    private var thickness: CGFloat {
        let scale = RunContext.current.scale
        let usual = max(1 / scale, (segment.run.font.size * 0.05 * scale).rounded() / scale)
        return style.rawValue & 0xF == NSUnderlineStyle.thick.rawValue ? 2 * usual : usual
    }

    /// Returns what is drawn for a left end of the segment.
    func contents(from left: CGFloat, baseline: CGFloat) -> [Layer.Content] {
        let size = segment.run.font.size
        let isDouble = style.contains(.double)
        let middle = isThrough ? baseline - 0.26 * size : baseline + 0.1 * size + thickness / 2
        let places =
            !isDouble
            ? [middle]
            : isThrough ? [middle - thickness, middle + thickness] : [middle, middle + 2 * thickness]
        return stretches(from: left).flatMap { stretch in
            places.map { content(from: stretch.lowerBound, to: stretch.upperBound, at: $0) }
        }
    }

    private func content(from left: CGFloat, to right: CGFloat, at middle: CGFloat) -> Layer.Content {
        let dash = self.dash
        guard !dash.isEmpty else {
            let box = CGRect(x: left, y: middle - thickness / 2, width: right - left, height: thickness)
            return .fill(.rectangle(box), color)
        }
        let path = Path([.move(CGPoint(x: left, y: middle)), .line(CGPoint(x: right, y: middle))])
        return .stroke(.path(path), color, Stroke(width: thickness, dash: dash))
    }

    private var dash: [CGFloat] {
        switch style.rawValue & 0x700 {
        case 0x100: [thickness, thickness].map { $0 * 2 }
        case 0x200: [6, 3].map { $0 * thickness }
        case 0x300: [6, 3, 2, 3].map { $0 * thickness }
        case 0x400: [6, 3, 2, 3, 2, 3].map { $0 * thickness }
        default: []
        }
    }

    /// Returns the stretches of the line: all of the segment, or its words.
    private func stretches(from left: CGFloat) -> [ClosedRange<CGFloat>] {
        guard style.contains(.byWord) else { return segment.width > 0 ? [left...left + segment.width] : [] }
        let ruler = RunContext.current.textRuler ?? ApproximateTextMeasurer()
        let run = segment.run
        var stretches: [ClosedRange<CGFloat>] = []
        for word in segment.string.split(separator: " ") {
            let before = segment.string[..<word.startIndex]
            let spaces = before.reversed().prefix { $0 == " " }.count
            let start =
                ruler.width(of: String(before.dropLast(spaces)), in: run)
                + (spaces > 0 ? CGFloat(spaces) * ruler.widthOfSpace(in: run) : 0)
            let low = left + segment.lead + start
            stretches.append(low...low + ruler.width(of: String(word), in: run))
        }
        return stretches
    }
}
