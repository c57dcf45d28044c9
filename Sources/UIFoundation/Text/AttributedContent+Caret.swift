package import Picture

extension AttributedContent {
    /// Returns the place of a cursor in the lines of the text: its left end, and the upper and lower edges of
    /// the line. Spaces at the end of a line count.
    ///
    /// - Parameters:
    ///   - offset: The number of UTF-16 code units before the cursor.
    ///   - width: The width of the lines; infinite for one line, whose left end is at 0.
    ///   - lineLimit: The largest number of lines; 0 for any number.
    ///   - areas: The areas that lines keep free, in the coordinates of the text.
    ///   - adjust: Changes the defaults to what the view has now.
    package func caret(
        at offset: Int, width: CGFloat, lineLimit: Int = 0, around areas: [Path] = [],
        adjust: (inout StyledText.Defaults) -> Void
    ) -> CGRect {
        let whole = layout(width: width, lineLimit: lineLimit, around: areas, adjust: adjust)
        let string = text.string as NSString
        let place = string.startOfLetter(at: max(0, min(offset, string.length)))
        let rest = string.substring(from: place)
        let end = place + rest.prefix { !$0.isWhitespace }.utf16.count
        func lines(to end: Int) -> [StyledLine] {
            part(from: 0, to: end).layout(
                width: width, lineLimit: lineLimit, around: areas, adjust: adjust
            ).lines
        }
        let (before, extended) = (lines(to: place), lines(to: end))
        guard let line = whole.lines.prefix(max(1, extended.count)).last else { return .zero }
        var left: CGFloat = 0
        if before.count >= extended.count {
            left = before.last?.width ?? 0
            let spaces = string.substring(to: place).reversed().prefix { $0 == " " }.count
            left += CGFloat(spaces) * whole.ruler.widthOfSpace(in: defaults.font)
        } else {
            let start = string.substring(to: place).reversed().prefix { !$0.isWhitespace }.reduce(0) {
                $0 + $1.utf16.count
            }
            let word = part(from: place - start, to: place)
            left = word.layout(width: .infinity, adjust: adjust).size.width
        }
        let start = width.isFinite ? line.left(in: width) : 0
        left += line.shift(at: left)
        return CGRect(x: start + left, y: line.top, width: 0, height: line.height)
    }

    private func part(from start: Int, to end: Int) -> AttributedContent {
        let range = NSRange(location: start, length: end - start)
        return AttributedContent(text.attributedSubstring(from: range), defaults, limit: limit)
    }
}

extension NSAttributedString {
    /// Returns the text with a part replaced by one in the style of the letters before it.
    package func replacing(_ range: NSRange, with string: String) -> NSAttributedString {
        let place = range.location > 0 ? range.location - 1 : 0
        let style = length > 0 ? attributes(at: min(place, length - 1), effectiveRange: nil) : [:]
        let result = NSMutableAttributedString(
            attributedString: attributedSubstring(from: NSRange(location: 0, length: range.location)))
        result.append(NSAttributedString(string: string, attributes: style))
        let end = range.location + range.length
        result.append(attributedSubstring(from: NSRange(location: end, length: length - end)))
        return result
    }
}
