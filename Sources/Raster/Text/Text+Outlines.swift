import CoreGeometry
package import Picture

extension Text {
    /// Returns the outlines of the letters in points, a path a run, in the text's perspective.
    ///
    /// - Parameter skippingColor: true to leave out the letters of color fonts.
    /// - Throws: `RasterError` for a text with letters of a color font, such as emoji, which have none.
    package func outlines(skippingColor: Bool = false) throws -> [Path] {
        guard let block = try block() else { return [] }
        return try block.lines.enumerated().flatMap { index, line -> [Path] in
            let transform = block.place(ofLine: index, in: self)
            return try line.runs.map { run in
                guard skippingColor || run.colorGlyphs.isEmpty else {
                    throw RasterError("“\(run.string)” has letters of a color font, which have no outlines.")
                }
                let outline = run.outline.applying(transform)
                return projection.map { $0(outline) } ?? outline
            }
        }
    }
}

extension TextBlock {
    /// Returns the transform from the units of a line to points.
    func place(ofLine index: Int, in text: Text) -> CGAffineTransform {
        let origin = origin(ofLine: index, in: text.frame, alignment: text.alignment)
        return CGAffineTransform(translationX: origin.x, y: origin.y).scaledBy(x: scale, y: scale)
    }
}
