import CoreGeometry

/// A sheet of a picture: what is painted on it, in its own coordinates, and the sheets that lie upon it.
public struct Layer: Sendable, Hashable {
    /// A stroke of the brush.
    public enum Content: Sendable, Hashable {
        /// An area in one colour.
        case fill(Shape, Color)
        /// The outline of an area, or an open path, in one colour.
        case stroke(Shape, Color, Stroke)
        /// Letters.
        case text(Text)
    }

    /// How a layer with all that lies upon it is put upon what is behind it.
    public enum Blending: Sendable, Hashable {
        /// It covers what is behind it.
        case normal
        /// Each component is multiplied by that behind it, as if both were films on a light table: darker.
        case multiply
        /// The complements of components are multiplied, as if both were projected on a wall: lighter.
        case screen
    }

    /// What the sheet shows, such as the view's identifier; an id in SVG; default none.
    public var name: String?
    /// From this sheet's coordinates to those of the sheet or picture that it lies on; default the identity.
    public var transform: CGAffineTransform
    /// The point of the sheet about which it turns on its way from one picture to the next, in its own
    /// coordinates: a view's center; default the origin. No single picture shows it.
    public var anchor = CGPoint.zero
    /// How much of the sheet with all that lies upon it is seen, as one group: 0...1, default 1.
    public var opacity: CGFloat
    /// How the group is put upon what is behind it; default normal.
    public var blending = Blending.normal
    /// The only part of this sheet, and of all upon it, that is seen; default all of it.
    public var clip: Shape?
    /// What is painted, from the back to the front.
    public var contents: [Content]
    /// The sheets upon it, from the back to the front.
    public var children: [Layer]

    /// A sheet of the properties given.
    public init(
        name: String? = nil, transform: CGAffineTransform = .identity, opacity: CGFloat = 1,
        clip: Shape? = nil,
        contents: [Content] = [], children: [Layer] = []
    ) {
        self.name = name
        self.transform = transform
        self.opacity = opacity
        self.clip = clip
        self.contents = contents
        self.children = children
    }
}
