import CoreGeometry
import Picture

extension CGContext {
    /// Draws a text in lines of a width, whose first baseline is at a place where y points up.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - width: The width of lines; infinite for lines that break at newlines alone.
    ///   - origin: The place, from that of `matrix`.
    ///   - matrix: The transform of letters.
    @MainActor func drawLines(
        of text: NSAttributedString, width: CGFloat, height: CGFloat = .infinity, at origin: CGPoint,
        _ matrix: CGAffineTransform
    ) {
        RunContext.current.checkLetters(of: text.string)
        let content = text.content
        let layout = content.layout(width: width, height: height) { _ in }
        guard let first = content.lines(width: width, height: height, adjust: { _ in }).first else { return }
        let size = CGSize(width: width.isFinite ? width : layout.size.width, height: layout.size.height)
        let frame = CGRect(origin: CGPoint(x: 0, y: -first.baseline - first.frame.minY), size: size)
        // Letters stand upright where y points up.
        let place = CGAffineTransform(scaleX: 1, y: -1)
            .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y)).concatenating(matrix)
        saveGState()
        concatenate(place)
        for content in layout.contents(in: frame) { addText(content) }
        let layers = layout.layers(in: frame)
        if !layers.isEmpty { add(layers, in: frame) }
        restoreGState()
    }
}
