/// The context of an image renderer.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext: NSObject {
    /// The context to draw into.
    public let cgContext: CGContext
    /// The settings of the renderer.
    public let format: UIGraphicsImageRendererFormat

    package init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        (cgContext, self.format) = (context, format)
        super.init()
    }

    /// Fills a rectangle in the current fill color.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle in the current fill color with a blend mode.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        blend(blendMode) { cgContext.fill(rect) }
    }

    /// Strokes a rectangle in the current stroke color.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

    /// Strokes a rectangle in the current stroke color with a blend mode.
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        blend(blendMode) { cgContext.stroke(rect) }
    }

    private func blend(_ mode: CGBlendMode, _ draw: () -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(mode)
        draw()
        cgContext.restoreGState()
    }

    /// Limits drawing to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    /// The image of what is drawn so far.
    public var currentImage: UIImage {
        UIImage(recorded: cgContext.drawing, in: cgContext.canvas ?? .zero, scale: format.scale)
    }
}
