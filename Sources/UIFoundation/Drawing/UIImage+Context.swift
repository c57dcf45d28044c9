package import Picture

extension UIImage {
    /// Draws the image in its own size at a point of the current context.
    @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image, stretched to a rectangle of the current context.
    @MainActor public func draw(in rect: CGRect) {
        guard let context = CGContext.current, let layer = layer(in: rect, tint: .black) else { return }
        context.add([layer])
    }

    /// Draws the image, stretched to a rectangle of the current context, with an opacity.
    @MainActor public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in a rectangle with a blend mode and an opacity.
    @MainActor public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        CGContext.current?.saveGState()
        CGContext.current?.setAlpha(alpha)
        draw(in: rect)
        CGContext.current?.restoreGState()
    }
}

extension CGContext {
    /// Draws an image, stretched to a rectangle. Core Graphics counts y upward: the image stands on its head
    /// in a context of UIKit, whose y points down, unless code has turned the context over.
    public func draw(_ image: CGImage, in rect: CGRect) {
        guard let layer = UIImage(cgImage: image, scale: 1, orientation: .up).layer(in: rect, tint: .black)
        else {
            return
        }
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        add([layer])
        restoreGState()
    }
}

/// The settings of an image renderer.
public final class UIGraphicsImageRendererFormat: NSObject {
    /// The number of pixels per point; default that of the screen. It has no effect: images are shapes.
    public var scale: CGFloat = 2 {
        didSet {
            warnOfNoEffect(anywhere: "UIGraphicsImageRendererFormat.scale", oldValue, scale)
        }
    }
    /// A Boolean value that indicates whether the image has no transparent parts; default false.
    public var opaque = false

    /// Returns the default settings.
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Returns the settings that suit the screen.
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

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

/// A renderer that makes images of drawings. The images consist of shapes, at any scale.
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

    /// Returns the image that actions draw.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext()
        context.canvas = bounds
        let layers = context.record { actions(UIGraphicsImageRendererContext(context, format)) }
        return UIImage(recorded: layers, in: bounds)
    }

    /// Returns a PNG file of what actions draw, with as many pixels per point as the film.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

extension UIImage {
    /// Creates an image of the part of a drawing in a rectangle.
    @MainActor package convenience init(recorded layers: [Layer], in bounds: CGRect) {
        let place = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        let drawing = Layer(transform: place, clip: .rectangle(bounds), children: layers)
        self.init(drawing: drawing, size: bounds.size, scale: RunContext.current.scale)
    }
}

/// Begins an image of a size in points.
@MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points. The scale has no effect: images are shapes.
@MainActor public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    let context = CGContext()
    context.canvas = CGRect(origin: .zero, size: size)
    RunContext.current[ImageContexts.self].stack.append((context, size))
    CGContext.push(context)
}

/// Returns the image drawn so far; nil when none has begun.
@MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    RunContext.current[ImageContexts.self].stack.last.map {
        UIImage(recorded: $0.context.drawing, in: CGRect(origin: .zero, size: $0.size))
    }
}

/// Ends the image.
@MainActor public func UIGraphicsEndImageContext() {
    guard RunContext.current[ImageContexts.self].stack.popLast() != nil else { return }
    CGContext.pop()
}
