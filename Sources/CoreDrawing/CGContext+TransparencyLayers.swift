import Picture

/// The drawing around a transparency layer.
struct OuterDrawing {
    let state: CGContext.State
    let drawing: [Layer]
    let clips: [CGContext.Clip]
}

extension CGContext {
    /// Begins a layer, which is drawn as a whole at its end, with the present opacity, blend mode and shadow.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) { beginLayer(clippedTo: nil) }

    /// Begins a layer that is limited to a rectangle, and drawn as a whole at its end.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
        beginLayer(clippedTo: rect)
    }

    /// Ends the layer that was begun last, and draws it. Without any it has no effect.
    public func endTransparencyLayer() { endLayer() }
}
