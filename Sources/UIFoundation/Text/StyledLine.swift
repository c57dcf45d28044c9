import Picture

/// A line of a text in several styles: segments of runs, with their places from the start of the line.
@MainActor struct StyledLine {
    /// The part of a line in one style.
    struct Segment {
        let run: StyledRun
        /// The text without spaces at its ends.
        let string: String
        /// The distance of the segment from the left end of the line, in points.
        var left: CGFloat
        /// The distance of the text from the left end of the segment: that of spaces before it.
        var lead: CGFloat
        /// The width with the spaces at both ends, other than those at the end of a line.
        var width: CGFloat
        /// The height of the font above the baseline, and that of its lines.
        let metrics: LineMetrics
        /// The numbers of spaces at both ends.
        let spaces: (before: Int, after: Int)
        /// The distance by which wider spaces before it move a word of a justified line, in points.
        var shift: CGFloat = 0
    }

    /// The segments from left to right.
    var segments: [Segment] = []
    /// The words of a justified line from left to right, between wider spaces; none for other lines.
    var words: [Segment] = []
    /// The distance of the line from the leading side of the text.
    var indent: CGFloat = 0
    /// The right end of the part of a row that the line fills beside an area; nil for that of the style.
    var end: CGFloat?
    /// The width of the segments.
    var width: CGFloat = 0
    /// The place of the upper edge in the text.
    var top: CGFloat = 0
    /// The height, without the distance to the next line.
    var height: CGFloat = 0
    /// The distance of the baseline from the upper edge.
    var baseline: CGFloat = 0
    var style = ParagraphStyle()
    var isRightToLeft = false
    /// The number of UTF-16 code units of the text in the line, without a newline.
    var length = 0
    /// A Boolean value that indicates whether the line is the last of its paragraph.
    var endsParagraph = false
    /// A Boolean value that indicates whether the line ends with an ellipsis.
    var isCut = false

    /// Returns the left end of the line in a width.
    func left(in width: CGFloat) -> CGFloat {
        if let end { return left(upTo: end) }
        let end = style.end(in: width)
        switch style.alignment {
        case .center: return (indent + end - self.width) / 2
        case .right: return isRightToLeft ? width - indent - self.width : end - self.width
        case .left: return isRightToLeft ? width - end : indent
        case .justified, .natural: return isRightToLeft ? width - indent - self.width : indent
        }
    }

    /// Returns the left end of the line in the part of a row that ends at a place.
    private func left(upTo end: CGFloat) -> CGFloat {
        switch style.alignment {
        case .center: (indent + end - width) / 2
        case .right: end - width
        case .left: indent
        case .justified, .natural: isRightToLeft ? end - width : indent
        }
    }
}
