public import CoreGeometry

/// A blurred image of a layer in one color, drawn behind the layer.
public struct Shadow: Sendable, Hashable {
    /// The color; its opacity is that of the shadow.
    public var color: Color
    /// The displacement in the layer's coordinates.
    public var offset: CGVector
    /// The standard deviation of the Gaussian blur in points; 0 for a sharp edge.
    public var radius: CGFloat
    /// The outline of what casts the shadow, or nil (the default) for all that the layer draws.
    public var shape: Shape?

    /// Creates a shadow.
    public init(color: Color, offset: CGVector, radius: CGFloat, shape: Shape? = nil) {
        (self.color, self.offset, self.radius, self.shape) = (color, offset, radius, shape)
    }
}
