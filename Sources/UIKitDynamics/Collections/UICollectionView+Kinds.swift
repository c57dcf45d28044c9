extension UICollectionView {
    /// The direction in which a layout's content grows.
    public enum ScrollDirection: Int, Sendable {
        /// Downwards.
        case vertical = 0
        /// To the right.
        case horizontal = 1
    }

    /// What an element of a collection view is.
    public enum ElementCategory: UInt, Sendable {
        /// The view of an item.
        case cell = 0
        /// A view for a section, say a header.
        case supplementaryView = 1
        /// A view that is the layout's own.
        case decorationView = 2
    }

    /// Where in sight an item shall be after scrolling to it; empty for no scrolling.
    public struct ScrollPosition: OptionSet, Sendable, Hashable {
        /// Apple's bits.
        public let rawValue: UInt

        /// A position of Apple's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// Halfway between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// Halfway between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }
}
