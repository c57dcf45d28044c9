/// An object that is notified of a layer's layout and drawing.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    /// Draws the contents of a layer.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Lays out the sublayers of a layer.
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Lays out nothing.
    public func layoutSublayers(of layer: CALayer) {}
}
