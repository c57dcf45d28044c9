import CoreGeometry

/// What one frame looks like, as a value: a size in points, a background and sheets upon it. It can be drawn
/// at any scale, on any thread.
public struct Picture: Sendable, Hashable {
    /// The size in points.
    public var size: CGSize
    /// The colour behind everything; default white, clear for none.
    public var background: Color
    /// The sheets from the back to the front, in the picture's coordinates: origin top left, y down.
    public var layers: [Layer]
    /// The name of the picture, which SVG and PDF files carry as their title; default none.
    public var title: String?
    /// The alternative text: one or two sentences about what is seen, which SVG files carry as their description
    /// and PDF files as their subject; default none.
    public var summary: String?

    /// A picture of the properties given.
    public init(size: CGSize, background: Color = .white, layers: [Layer] = []) {
        self.size = size
        self.background = background
        self.layers = layers
    }
}
