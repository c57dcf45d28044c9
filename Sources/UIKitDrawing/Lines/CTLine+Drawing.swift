import CoreGeometry
public import UIFoundation

/// Draws a line with its baseline at the context's place of texts, and moves that behind the line. Letters
/// stand upright where y points up: code turns the contexts of UIKit over before.
@preconcurrency @MainActor public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    let text = line.text.attributedSubstring(from: line.range)
    context.drawLines(of: text, width: .infinity, at: .zero, context.textMatrix)
    context.textPosition.x += line.width
}

/// Draws letters of a run as `CTLineDraw` draws a line; all from the start of a range without a length.
@preconcurrency @MainActor public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    guard !run.letters.isEmpty else { return }
    let first = max(0, min(range.location, run.letters.count - 1))
    let end = range.length <= 0 ? run.letters.count : min(run.letters.count, first + range.length)
    guard first < end else { return }
    let start = run.letters[first].index
    let upper = end < run.letters.count ? run.letters[end].index : run.range.upperBound
    let part = run.text.attributedSubstring(from: NSRange(location: start, length: max(0, upper - start)))
    context.drawLines(
        of: part, width: .infinity, at: CGPoint(x: run.letters[first].x, y: 0), context.textMatrix)
}

/// Returns the part of the text that a line shows.
@preconcurrency @MainActor public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    CFRange(location: line.range.location, length: line.range.length)
}

/// Returns the distance of a character from the start of its line, in points.
@preconcurrency @MainActor @discardableResult public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let letter = line.runs.lazy.flatMap(\.letters).first { $0.index >= charIndex }
    let offset = letter?.x ?? line.width
    secondaryOffset?.pointee = offset
    return offset
}

/// Returns the place between characters that is nearest to a point.
@preconcurrency @MainActor public func CTLineGetStringIndexForPosition(
    _ line: CTLine, _ position: CGPoint
) -> CFIndex {
    let places =
        line.runs.flatMap { $0.letters.map { (x: $0.x, index: $0.index) } }
        + [(x: line.width, index: line.range.upperBound)]
    return places.min { abs($0.x - position.x) < abs($1.x - position.x) }?.index ?? line.range.location
}

/// Returns the width of the spaces at the end of a line, in points.
@preconcurrency @MainActor public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    let text = line.text.attributedSubstring(from: line.range)
    let count = text.string.reversed().prefix(while: \.isWhitespace).reduce(0) { $0 + $1.utf16.count }
    guard count > 0 else { return 0 }
    let core = CTLine(line.text, NSRange(location: line.range.location, length: line.range.length - count))
    return max(0, line.width - core.width)
}

/// Returns the distance by which a line moves to stand at the left (0), in the middle (0.5) or at the right
/// (1) of a width.
@preconcurrency @MainActor public func CTLineGetPenOffsetForFlush(
    _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
    let room = flushWidth - Double(line.width) + CTLineGetTrailingWhitespaceWidth(line)
    return max(0, room) * Double(min(max(flushFactor, 0), 1))
}

/// Returns the box of a line, upward from its baseline; with the option `useGlyphPathBounds` that of its
/// outlines.
@preconcurrency @MainActor public func CTLineGetBoundsWithOptions(
    _ line: CTLine, _ options: CTLineBoundsOptions
) -> CGRect {
    if options.contains(.useGlyphPathBounds) { return CTLineGetImageBounds(line, nil) }
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    let gap = options.contains(.excludeTypographicLeading) ? 0 : leading
    return CGRect(x: 0, y: -descent - gap, width: CGFloat(width), height: ascent + descent + gap)
}

/// Returns a line that ends in a token where it is wider than a width; nil where not even that fits.
@preconcurrency @MainActor public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard Double(line.width) > width else { return line }
    let token =
        truncationToken.map { $0.text.attributedSubstring(from: $0.range) }
        ?? NSAttributedString(string: "\u{2026}", attributes: line.runs.last?.attributes ?? [:])
    let room = CGFloat(width) - CTLine(token).width
    guard room >= 0 else { return nil }
    func part(_ start: Int, _ end: Int) -> NSAttributedString {
        line.text.attributedSubstring(from: NSRange(location: start, length: max(0, end - start)))
    }
    let (first, last) = (line.range.location, line.range.upperBound)
    /// Returns the end of the longest start of the line in a width.
    func end(in room: CGFloat) -> Int { line.runs.flatMap(\.letters).last { $0.x <= room }?.index ?? first }
    /// Returns the start of the longest end of the line in a width.
    func start(in room: CGFloat) -> Int {
        line.runs.flatMap(\.letters).first { line.width - $0.x <= room }?.index ?? last
    }
    let text = NSMutableAttributedString()
    switch truncationType {
    case .end:
        text.append(part(first, end(in: room)))
        text.append(token)
    case .start:
        text.append(token)
        text.append(part(start(in: room), last))
    case .middle:
        text.append(part(first, end(in: room / 2)))
        text.append(token)
        text.append(part(start(in: room / 2), last))
    }
    return CTLine(text)
}

/// Returns a line as it is: lines are not spread over a width.
@preconcurrency @MainActor public func CTLineCreateJustifiedLine(
    _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
    RunContext.current.warn("CTLineCreateJustifiedLine returns the line as it is: lines are not spread.")
    return line
}
