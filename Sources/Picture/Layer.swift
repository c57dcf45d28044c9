public import CoreGeometry

/// A layer of a picture: its contents, in the layer's own coordinates, and the child layers in front of them.
public struct Layer: Sendable, Hashable {
    /// A drawing operation of a layer.
    public enum Content: Sendable, Hashable {
        /// A filled area in one color.
        case fill(Shape, Color)
        /// The outline of an area, or an open path, in one color.
        case stroke(Shape, Color, Stroke)
        /// A text.
        case text(Text)
        /// A filled area in a gradient.
        case gradient(Shape, Gradient)
        /// An image of pixels.
        case image(PlacedImage)
        /// The blurred image of what has been drawn behind an area.
        case backdrop(Shape, Backdrop)
    }

    /// The number of the layer in all pictures of one run, whatever its name; default nil, for none.
    public var identity: Int?
    /// The name of the layer, such as the view's identifier, or nil (the default) for none; an id in SVG.
    public var name: String?
    /// The transform from this layer's coordinates to those of its parent layer or picture; default the
    /// identity.
    public var transform: CGAffineTransform
    /// The center of rotation, in the layer's coordinates, for interpolation between pictures: a view's
    /// center; default the origin. It does not affect the drawing of a picture.
    public var anchor = CGPoint.zero
    /// The opacity of the layer with all its children as one group, 0...1; default 1.
    public var opacity: CGFloat
    /// The way in which the group is combined with what is behind it; default normal.
    public var blending = Blending.normal
    /// A Boolean value that indicates whether the edges of the layer's own contents are hard: each pixel has
    /// all of a color or none of it; default false, for smooth edges. PDF and Lottie have smooth edges only.
    public var hasHardEdges = false
    /// The clip of the layer and all its children, in the layer's coordinates, or nil (the default) for none.
    public var clip: Shape?
    /// The layers whose opacity the layer with all its children is drawn with, in the layer's coordinates;
    /// empty, the default, for no mask.
    public var mask: [Layer] = []
    /// The shadows behind the layer with all its children; default none.
    public var shadows: [Shadow] = []
    /// The drawing operations, from back to front.
    public var contents: [Content]
    /// The child layers, from back to front.
    public var children: [Layer]

    /// True when the last child is combined with those before it, in a group that nothing behind takes part
    /// in. Only that child is examined, since each layer of each frame is asked.
    public var combinesChildren: Bool {
        !children.isEmpty && children[children.count - 1].blending.needsGroup
    }

    /// Creates a layer with the given properties.
    public init(
        identity: Int? = nil, name: String? = nil, transform: CGAffineTransform = .identity,
        opacity: CGFloat = 1, clip: Shape? = nil, contents: [Content] = [], children: [Layer] = []
    ) {
        self.identity = identity
        self.name = name
        self.transform = transform
        self.opacity = opacity
        self.clip = clip
        self.contents = contents
        self.children = children
    }
}
