import CoreGeometry
package import Picture

extension Text {
    /// Returns the outlines of the letters in points, a path a run.
    ///
    /// - Throws: `RasterError` for a text with letters of a color font, such as emoji, which have none.
    package func outlines() throws -> [Path] {
        guard let block = try block() else { return [] }
        return try block.lines.enumerated().flatMap { index, line -> [Path] in
            let origin = block.origin(ofLine: index, in: frame, alignment: alignment)
            let transform = CGAffineTransform(translationX: origin.x, y: origin.y)
                .scaledBy(x: block.scale, y: block.scale)
            return try line.runs.map { run in
                guard run.colorGlyphs.isEmpty else {
                    throw RasterError("“\(run.string)” has letters of a color font, which have no outlines.")
                }
                return run.outline.applying(transform)
            }
        }
    }
}
