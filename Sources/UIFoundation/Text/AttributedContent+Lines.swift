package import Picture

extension AttributedContent {
    /// Returns the lines of the text, no more than a number (0 for any number) or than fit a height.
    ///
    /// - Parameters:
    ///   - width: The width of the lines; infinite for lines that break only at newlines.
    ///   - height: The height of the lines; infinite for any.
    ///   - lineLimit: The largest number of lines.
    ///   - areas: The areas that lines keep free, in the coordinates of the text.
    ///   - adjust: Changes the defaults to what the view has now.
    package func lines(
        width: CGFloat, height: CGFloat = .infinity, lineLimit: Int = 0,
        around areas: [Path] = [], adjust: (inout StyledText.Defaults) -> Void
    ) -> [LineFragment] {
        let layout = layout(
            width: width, height: height, lineLimit: lineLimit, around: areas, adjust: adjust)
        let string = source.string as NSString
        var place = 0
        return layout.lines.map { line in
            let end = min(place + line.length, string.length)
            let next = line.endsParagraph ? Self.behindNewline(at: end, in: string) : end
            defer { place = next }
            return LineFragment(
                range: NSRange(location: place, length: next - place), length: end - place,
                frame: CGRect(
                    x: width.isFinite ? line.left(in: width) : line.indent, y: line.top,
                    width: line.shownWidth, height: line.height),
                baseline: line.baseline, isRightToLeft: line.isRightToLeft, shift: line.shift(at:))
        }
    }

    /// Returns the place behind a newline, which may have two code units.
    private static func behindNewline(at place: Int, in string: NSString) -> Int {
        guard place < string.length else { return place }
        return place + string.rangeOfComposedCharacterSequence(at: place).length
    }

    /// Returns the distance of a character's left edge from that of the text, in points.
    ///
    /// - Parameters:
    ///   - offset: The number of code units before the character.
    ///   - line: The line of the character.
    package func edge(at offset: Int, in line: LineFragment) -> CGFloat {
        let count = max(0, min(offset - line.range.location, line.length))
        guard count > 0 else { return line.isRightToLeft ? line.frame.maxX : line.frame.minX }
        let part = text.attributedSubstring(from: NSRange(location: line.range.location, length: count))
        let layout = AttributedContent(part, defaults).layout(width: .infinity) { _ in }
        let spaces = CGFloat(part.string.reversed().prefix { $0 == " " }.count)
        var length = layout.size.width + spaces * layout.ruler.widthOfSpace(in: defaults.font)
        length += line.shift(length)
        return line.isRightToLeft ? line.frame.maxX - length : line.frame.minX + length
    }
}
