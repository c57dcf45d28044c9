public import Picture

/// The look of a trail.
public struct TrailLook: Sendable, Hashable {
    /// The drawing style of a phase.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        /// Areas in pale, opaque tints with a thin edge, so that hues stay clean where phases overlap.
        case ghosts
        /// Ghosts grouped by item, with other items' ghosts visible through each group.
        case blended
        /// Outlines only, so that phases behind others are visible too.
        case outlines
    }

    /// The meaning of a phase's color.
    public enum Coloring: String, Sendable, Hashable, CaseIterable {
        /// Items keep their colors; the older a phase, the paler it is.
        case age
        /// Colors show times, with a legend below the picture.
        case time
    }

    /// The drawing style of phases; nil (the default) selects `ghosts`, with all edges in front of the areas
    /// where ghosts of one item cover another's.
    public var style: Style?
    /// The meaning of colors; default `age`.
    public var coloring: Coloring
    /// A Boolean value that indicates whether the path of each moving item's center is drawn; nil (the
    /// default) draws paths where few items move and one of them winds.
    public var showsPaths: Bool?
    /// A Boolean value that indicates whether the points where contacts began are marked; default false.
    public var showsContacts: Bool
    /// A Boolean value that indicates whether the picture is cropped to the moving area and a margin; default
    /// false.
    public var isCropped: Bool
    /// The names of the items that leave ghosts and paths; nil (the default) for all moving items. Other
    /// items appear only in the newest phase.
    public var items: [String]?
    /// The colors of paper, paths and marks; default light. A view that covers the paper takes its place.
    public var theme: Theme
    /// The color of the screen behind views that leave it free; nil (the default) for that of the paper.
    public var ground: Color?

    /// A Boolean value that indicates whether a hairline shows the edge of the screen, which white paper
    /// lacks on a white page; default false. Marks that leave the screen bring it along.
    public var hasBorder = false

    /// Creates a look with the given properties.
    public init(
        style: Style? = nil, coloring: Coloring = .age, showsPaths: Bool? = nil,
        showsContacts: Bool = false, isCropped: Bool = false, items: [String]? = nil, theme: Theme = .light
    ) {
        self.style = style
        self.coloring = coloring
        self.showsPaths = showsPaths
        self.showsContacts = showsContacts
        self.isCropped = isCropped
        self.items = items
        self.theme = theme
    }
}
