package import Picture

/// The sizes of a text in the widths in which it was measured last, so that the layout of many labels does
/// not shape the letters of those that stay as they are.
package struct TextMeasurements {
    private var string = ""
    private var font = Font(system: .standard)
    private var lineLimit = 0
    /// At most `most` sizes, the latest last.
    private var sizes: [(width: CGFloat, size: CGSize)] = []
    /// The most sizes that are kept: the natural one, and two of a layout that tries widths.
    private static let most = 3

    package init() {}

    /// Returns the size of a text, in whole pixels.
    @MainActor package mutating func size(
        of string: String, font: Font, width: CGFloat, lineLimit: Int
    ) -> CGSize {
        exactSize(of: string, font: font, width: width, lineLimit: lineLimit).roundedUp
    }

    /// Returns the size of a text, which is measured when the text, its font, the number of lines or the
    /// width is another one than before.
    @MainActor package mutating func exactSize(
        of string: String, font: Font, width: CGFloat, lineLimit: Int
    ) -> CGSize {
        if string != self.string || font != self.font || lineLimit != self.lineLimit {
            (self.string, self.font, self.lineLimit, sizes) = (string, font, lineLimit, [])
        }
        if let known = sizes.first(where: { $0.width == width }) { return known.size }
        let ruler = RunContext.current.textRuler ?? ApproximateTextMeasurer()
        let size =
            ruler.blankSize(of: string, font: font, lineLimit: lineLimit)
            ?? ruler.size(of: string, font: font, width: width, lineLimit: lineLimit)
        if sizes.count == Self.most { sizes.removeFirst() }
        sizes.append((width, size))
        return size
    }
}
