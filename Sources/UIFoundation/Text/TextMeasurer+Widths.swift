import Picture

extension TextMeasurer {
    /// Returns the width of a text in one line, without the spaces at its end.
    func width(of text: String, font: Font) -> CGFloat {
        text.isEmpty ? 0 : size(of: text, font: font, width: .greatestFiniteMagnitude, lineLimit: 1).width
    }

    /// Returns the width of a space: lines have no spaces at their ends, so that it is measured between
    /// letters.
    func widthOfSpace(in font: Font) -> CGFloat {
        if let system = SystemFont(font) { return CGFloat(system.width(of: " ")) + font.kern }
        return max(0, width(of: "n n", font: font) - 2 * width(of: "n", font: font))
    }

    /// Returns the width of a text in the style of a run, in one line, without the spaces at its end.
    @MainActor func width(of text: String, in run: StyledRun) -> CGFloat {
        width(of: text, font: run.font) * run.stretch
    }

    /// Returns the width of a space in the style of a run.
    @MainActor func widthOfSpace(in run: StyledRun) -> CGFloat {
        widthOfSpace(in: run.font) * run.stretch
    }

    /// Returns the number of characters of a text that fit a width, in the style of a run.
    @MainActor func count(of text: String, fitting width: CGFloat, in run: StyledRun) -> Int {
        var (low, high) = (0, text.count)
        while low < high {
            let middle = (low + high + 1) / 2
            let fits = self.width(of: String(text.prefix(middle)), in: run) <= width
            (low, high) = fits ? (middle, high) : (low, middle - 1)
        }
        return low
    }
}

extension String {
    /// The text without spaces at its end.
    var trimmingSpacesAtEnd: String { String(dropLast(reversed().prefix { $0 == " " }.count)) }
}
