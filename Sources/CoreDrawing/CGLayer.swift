import Picture

/// A drawing that is made once and drawn several times in a context.
@preconcurrency @MainActor public final class CGLayer: NSObject {
    /// The context to draw into, with the coordinates of the context in which the layer is drawn; never nil.
    public let context: CGContext?
    /// The size in points.
    public let size: CGSize

    /// Creates an empty layer of a size for drawing in a context; never nil. The auxiliary information is not
    /// used.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
        let own = CGContext()
        own.canvas = CGRect(origin: .zero, size: size)
        (self.context, self.size) = (own, size)
        super.init()
    }

    /// The drawing so far, within the layer's size.
    fileprivate var drawing: Layer {
        Layer(clip: .rectangle(CGRect(origin: .zero, size: size)), children: context?.drawing ?? [])
    }
}

extension CGContext {
    /// Draws a layer in its own size at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }

    /// Draws a layer, stretched to a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard layer.size.width > 0, layer.size.height > 0 else { return }
        saveGState()
        translateBy(x: rect.minX, y: rect.minY)
        scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
        add([layer.drawing], in: CGRect(origin: .zero, size: layer.size))
        restoreGState()
    }
}
