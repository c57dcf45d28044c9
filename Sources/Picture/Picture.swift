public import CoreGeometry

/// The content of one frame as a value: a size in points, a background and layers in front of it. A picture
/// can be drawn at any scale, on any thread.
public struct Picture: Sendable, Hashable {
    /// The size in points.
    public var size: CGSize
    /// The background color; default white, `clear` for none.
    public var background: Color
    /// The layers from back to front, in the picture's coordinates: origin at the top left, y pointing down.
    public var layers: [Layer]
    /// The name of the picture, which SVG and PDF files carry as their title; default none.
    public var title: String?
    /// The alternative text: one or two sentences that describe the picture, which SVG files have as their
    /// description and PDF files as their subject; default none.
    public var summary: String?

    /// Creates a picture with the given properties.
    public init(size: CGSize, background: Color = .white, layers: [Layer] = []) {
        self.size = size
        self.background = background
        self.layers = layers
    }
}
