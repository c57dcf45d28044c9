/// A line of attributed text.
@preconcurrency @MainActor public final class CTLine: NSObject {
    package let runs: [CTRun]
    package let width: CGFloat
    package let text: NSAttributedString, range: NSRange

    package init(_ text: NSAttributedString, _ part: NSRange? = nil) {
        var (runs, x): ([CTRun], CGFloat) = ([], 0)
        (self.text, range) = (text, part ?? NSRange(location: 0, length: text.length))
        text.enumerateAttributes(in: range) { _, range, _ in
            let run = CTRun(text, range, at: x)
            runs.append(run)
            x += run.width
        }
        (self.runs, width) = (runs, x)
        super.init()
    }
}

/// Returns the line of a text.
@preconcurrency @MainActor public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString)
    -> CTLine
{ CTLine(attrString) }

/// Returns the runs of a line.
@preconcurrency @MainActor public func CTLineGetGlyphRuns(_ line: CTLine) -> [CTRun] { line.runs }

/// Returns the number of letters of a line.
@preconcurrency @MainActor public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
    line.runs.reduce(0) { $0 + $1.letters.count }
}

/// Finds the heights of a line, and returns its width in points.
@preconcurrency @MainActor @discardableResult public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = line.runs.map(\.font.ascender).max() ?? 0
    descent?.pointee = line.runs.map { -$0.font.descender }.max() ?? 0
    leading?.pointee = line.runs.map(\.font.leading).max() ?? 0
    return line.width
}

/// Returns the box of the outlines of a line, upward from its baseline.
@preconcurrency @MainActor public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    var all = CGRect.null
    for run in line.runs {
        for letter in run.letters {
            guard let path = CTFontCreatePathForGlyph(run.font, letter.glyph, nil) else { continue }
            all = all.union(path.boundingBoxOfPath.offsetBy(dx: letter.x, dy: 0))
        }
    }
    return all.isNull ? .zero : all
}
