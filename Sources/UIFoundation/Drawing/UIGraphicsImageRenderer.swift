import Picture

/// A renderer that makes images of drawings. The images consist of shapes, which are sharp at any
/// scale.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: NSObject {
    /// The settings.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// Creates a renderer of images of a size in points.
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    /// Creates a renderer of images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of the part of a drawing in a rectangle.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
        (self.bounds, self.format) = (bounds, format)
        super.init()
    }

    /// Returns the image that actions draw. A size with a negative side, or one that is not finite, makes an
    /// image of size zero, with a warning.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext()
        let bounds = drawnBounds
        context.canvas = bounds
        let layers = context.record { actions(UIGraphicsImageRendererContext(context, format)) }
        return UIImage(recorded: layers, in: bounds, scale: format.scale)
    }

    /// The part of the drawing that the images show.
    private var drawnBounds: CGRect {
        let size = RunContext.current.imageSize(
            bounds.size, scale: format.scale, for: "UIGraphicsImageRenderer")
        return size.map { CGRect(origin: bounds.origin, size: $0) } ?? .zero
    }

    /// Returns a PNG file of what actions draw, with as many pixels per point as the settings
    /// say.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns a JPEG file of what actions draw on white, in a quality of 0 to 1.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
