public import Picture

/// A drawing operation of a layer for a whole film.
public struct ContentTrack: Sendable, Hashable {
    /// The operation in the first frame that shows it.
    public var content: Layer.Content
    /// The frames that show it, as ascending ranges, limited to those that show the layer; nil for all of
    /// them.
    public var visible: [Range<Int>]?
    /// The red, green and blue components and the opacity of its color, each 0...1; nil for a constant color.
    public var color: PolylineTrack?
    /// The coordinates of its shape, in the order of `Shape.coordinates`; nil for a constant shape.
    public var shape: PolylineTrack?

    /// Creates a drawing operation with a constant color and shape.
    public init(_ content: Layer.Content) {
        self.content = content
    }
}
