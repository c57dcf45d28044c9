public import Picture

/// The clip, mask, shadows and blend mode of a layer with its children.
public struct LayerEffects: Sendable, Hashable {
    /// The clip in the layer's coordinates, or nil (the default) for none.
    public var clip: Shape?
    /// The layers whose opacity the layer is drawn with; default none.
    public var mask: [Layer] = []
    /// The shadows; default none.
    public var shadows: [Shadow] = []
    /// The blending; default normal.
    public var blending = Layer.Blending.normal
    /// A Boolean value that indicates whether the edges of the layer's contents are hard; default false.
    public var hasHardEdges = false

    /// Creates effects that change nothing.
    public init() {}
}
