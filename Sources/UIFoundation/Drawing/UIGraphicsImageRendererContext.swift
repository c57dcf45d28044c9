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

    /// Strokes a rectangle in the current stroke color.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

    /// Limits drawing to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
