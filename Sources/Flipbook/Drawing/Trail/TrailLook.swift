/// How a trail is drawn.
public struct TrailLook: Sendable, Hashable {
    /// What is drawn of a phase.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        /// Areas in pale, opaque tints with a thin edge, so that hues stay clean where phases overlap.
        case ghosts
        /// Ghosts of each item upon one another, through which those of other items are seen.
        case blended
        /// Only outlines, in which phases behind others are seen as well.
        case outlines
    }

    /// What a phase's colour tells.
    public enum Coloring: String, Sendable, Hashable, CaseIterable {
        /// Items keep their colours; the older a phase, the paler it is.
        case age
        /// Colours are times, named by a legend below the picture.
        case time
    }

    /// What is drawn of a phase; nil (the default) for blended where ghosts of one item would hide most of
    /// another's, else ghosts.
    public var style: Style?
    /// What colours tell; default the age.
    public var coloring: Coloring
    /// Whether the path of each moving item's center is drawn; nil (the default) where few items move and one of
    /// them winds.
    public var showsPaths: Bool?
    /// Whether the points where contacts began are marked; default false.
    public var showsContacts: Bool
    /// Whether the picture is cropped to what moves and a margin; default false.
    public var isCropped: Bool
    /// The names of the items that leave ghosts and paths; nil (the default) for all that move. Others are only in
    /// the newest phase.
    public var items: [String]?
    /// The colours of paper, paths and marks; default light. A view that covers the paper is the paper.
    public var theme: Theme

    /// A look of the properties given.
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
