extension UICollectionView {
    /// The kind of a section's header in a flow layout.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer in a flow layout.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The changes after which cells are measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// None.
        case disabled = 0
        /// A call of `invalidateIntrinsicContentSize()` of a cell or of its content view.
        case enabled
        /// These calls, and changes of constraints in cells and of the natural sizes of views in them.
        case enabledIncludingConstraints
    }

    /// The directions in which the content of a layout can grow.
    public enum ScrollDirection: Int, Sendable {
        /// The content grows downward.
        case vertical = 0
        /// The content grows to the right.
        case horizontal = 1
    }

    /// The categories of elements of a collection view.
    public enum ElementCategory: UInt, Sendable {
        /// A cell: the view of an item.
        case cell = 0
        /// A supplementary view: a view for a section, such as a header.
        case supplementaryView = 1
        /// A decoration view: a view of the layout's own, without data.
        case decorationView = 2
    }

    /// The positions of an item after scrolling to it; empty for no scrolling.
    public struct ScrollPosition: OptionSet, Sendable, Hashable {
        /// The raw value, equal to Apple's.
        public let rawValue: UInt

        /// Creates a position from Apple's raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The item is at the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// The item is vertically centered.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// The item is at the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// The item is at the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// The item is horizontally centered.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// The item is at the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }
}
