/// An object that draws a layer, lays it out, and animates its changes.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    /// Renews the contents of a layer, in place of drawing them.
    func display(_ layer: CALayer)
    /// Prepares a layer for the drawing of its contents, which follows.
    func layerWillDraw(_ layer: CALayer)
    /// Draws the contents of a layer.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Lays out the sublayers of a layer.
    func layoutSublayers(of layer: CALayer)
    /// Returns the response to a change of a property, by its key; nil for the layer's own.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Calls the layer's `draw(in:)`.
    public func display(_ layer: CALayer) { layer.recordDrawing() }
    /// Prepares nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Lays out nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Returns nil.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
