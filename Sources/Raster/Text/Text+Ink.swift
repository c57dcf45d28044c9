import CoreGeometry
import Picture

extension Text {
    /// Returns the bounding box of the glyphs, in points; nil when nothing is visible.
    ///
    /// - Throws: `RasterError` when Cairo reports an error or no font is installed.
    func inkExtent() throws -> CGRect? {
        guard let block = try block() else { return nil }
        var corners: [CGPoint] = []
        for (index, line) in block.lines.enumerated() {
            let origin = block.origin(ofLine: index, in: frame, alignment: alignment)
            let place = CGAffineTransform(translationX: origin.x, y: origin.y)
                .scaledBy(x: block.scale, y: block.scale)
            for run in line.runs {
                if let ink = run.ink { corners += seen(ink.applying(place)) }
                guard let projection else { continue }
                corners += run.colorGlyphs.flatMap { glyph in
                    glyph.frame.corners.map { $0.applying(glyph.seen(place, in: projection)) }
                }
            }
        }
        let reach = (outline?.width ?? 0) / 2
        return corners.isEmpty ? nil : CGRect(holding: corners).insetBy(dx: -reach, dy: -reach)
    }

    /// Returns the corners of a rectangle in the text's perspective.
    func seen(_ rect: CGRect) -> [CGPoint] {
        projection.map { rect.corners.map($0.callAsFunction) } ?? rect.corners
    }

    /// A Boolean value that indicates whether glyphs of a color font are among those of the text.
    var hasColorGlyphs: Bool {
        guard let block = try? block() else { return false }
        return block.lines.contains { $0.runs.contains { $0.font.isColor } }
    }
}

extension Layer.Content {
    /// The bounding box of what the operation draws, closer than `extent` for a text.
    var inkExtent: CGRect? {
        if case .text(let text) = self { return (try? text.inkExtent()) ?? extent }
        return extent
    }
}
