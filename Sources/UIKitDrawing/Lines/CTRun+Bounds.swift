import CoreGeometry
public import UIFoundation

/// Finds the heights of a run, and returns the width of its letters in a range, in points.
@preconcurrency @MainActor @discardableResult public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = run.font.ascender
    descent?.pointee = -run.font.descender
    leading?.pointee = run.font.leading
    guard let start = run.letters.first?.x, !run.letters.isEmpty else { return 0 }
    func place(_ index: Int) -> CGFloat {
        run.letters.indices.contains(index) ? run.letters[index].x : start + run.width
    }
    let first = max(0, range.location)
    let end = range.length <= 0 ? run.letters.count : min(run.letters.count, first + range.length)
    return Double(max(0, place(end) - place(first)))
}

/// Returns the box of the outlines of a run's letters in a range, upward from the baseline.
@preconcurrency @MainActor public func CTRunGetImageBounds(
    _ run: CTRun, _ context: CGContext?, _ range: CFRange
) -> CGRect {
    let end = range.length <= 0 ? run.letters.count : range.location + range.length
    var all = CGRect.null
    for (index, letter) in run.letters.enumerated() where index >= range.location && index < end {
        guard let path = CTFontCreatePathForGlyph(run.font, letter.glyph, nil) else { continue }
        all = all.union(path.boundingBoxOfPath.offsetBy(dx: letter.x, dy: 0))
    }
    return all.isNull ? .zero : all
}
