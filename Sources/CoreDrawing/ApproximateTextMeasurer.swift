package import Picture

/// A text measurer for programs without a renderer: letters 0.6 em wide, lines 1.2 em high, broken at words.
///
/// Both numbers are near the averages of DejaVu Sans, the stand-in for the system font.
package struct ApproximateTextMeasurer: TextMeasurer {
    /// Creates a measurer.
    package init() {}

    package func size(of string: String, font: Font, width: CGFloat, lineLimit: Int) -> CGSize {
        let advance = 0.6 * font.size
        let fitting = width >= 1e6 * advance ? Int.max : max(1, Int(width / advance))
        let all = string.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { lineLengths(of: $0, fitting: fitting) }
        let lines = lineLimit > 0 ? Array(all.prefix(lineLimit)) : all
        return CGSize(
            width: CGFloat(lines.max() ?? 0) * advance, height: CGFloat(lines.count) * 1.2 * font.size)
    }

    private func lineLengths(of paragraph: Substring, fitting: Int) -> [Int] {
        var lengths = [0]
        for word in paragraph.split(separator: " ") {
            let last = lengths[lengths.count - 1]
            let joined = last == 0 ? word.count : last + 1 + word.count
            if joined <= fitting || last == 0 {
                lengths[lengths.count - 1] = min(joined, fitting)
            } else {
                lengths.append(min(word.count, fitting))
            }
        }
        return lengths
    }
}
