import CoreGeometry
public import UIFoundation

/// Lines of a text in the box of a path.
@preconcurrency @MainActor public final class CTFrame: NSObject {
    let text: NSAttributedString
    let range: NSRange
    let path: CGPath
    let box: CGRect
    /// The lines, and the starts of their baselines from the lower left corner of the box.
    let lines: [(line: CTLine, origin: CGPoint)]

    init(_ whole: NSAttributedString, _ part: CFRange, _ path: CGPath) {
        let range = whole.part(part)
        let (text, box) = (whole.attributedSubstring(from: range), path.boundingBoxOfPath)
        (self.text, self.range, self.path, self.box) = (text, range, path, box.isNull ? .zero : box)
        let size = self.box.size
        let isEmpty = size.width <= 0 || size.height <= 0 || text.length == 0
        let found = isEmpty ? [] : text.content.lines(width: size.width, height: size.height) { _ in }
        lines = found.filter { $0.frame.maxY <= size.height + 0.01 }.map { line in
            let place = NSRange(location: range.location + line.range.location, length: line.range.length)
            let origin = CGPoint(x: line.frame.minX, y: size.height - line.frame.minY - line.baseline)
            return (CTLine(whole, place), origin)
        }
        super.init()
    }
}

/// Draws the lines in their box, where y points up: code turns the contexts of UIKit over before.
@preconcurrency @MainActor public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    guard let first = frame.lines.first else { return }
    var matrix = context.textMatrix
    (matrix.tx, matrix.ty) = (0, 0)
    let origin = CGPoint(x: frame.box.minX, y: frame.box.minY + first.origin.y)
    context.drawLines(
        of: frame.text, width: frame.box.width, height: frame.box.height, at: origin, matrix)
}

/// Returns the lines.
@preconcurrency @MainActor public func CTFrameGetLines(_ frame: CTFrame) -> NSArray {
    NSArray(array: frame.lines.map(\.line))
}

/// Copies the starts of the baselines of lines, from the lower left corner of the box, in points.
@preconcurrency @MainActor public func CTFrameGetLineOrigins(
    _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
    let first = max(0, min(range.location, frame.lines.count))
    let count = range.length <= 0 ? frame.lines.count - first : min(range.length, frame.lines.count - first)
    for index in 0..<count { origins[index] = frame.lines[first + index].origin }
}

/// Returns the part of the text that lines were made of.
@preconcurrency @MainActor public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.range.location, length: frame.range.length)
}

/// Returns the part of the text that fits the box.
@preconcurrency @MainActor public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    let end = frame.lines.last?.line.range.upperBound ?? frame.range.location
    return CFRange(location: frame.range.location, length: end - frame.range.location)
}

/// Returns the path.
@preconcurrency @MainActor public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
