/// The environment of a section in a compositional layout.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The container of the section.
    var container: any NSCollectionLayoutContainer { get }
    /// The environment of the film.
    var traitCollection: UITraitCollection { get }
}

/// The container of a section in a compositional layout: its size and insets.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size, in points.
    var contentSize: CGSize { get }
    /// The size within the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment and container of a section: those of the collection view.
final class CollectionEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize

    init(size: CGSize) { contentSize = size }

    var container: any NSCollectionLayoutContainer { self }
    var traitCollection: UITraitCollection { UITraitCollection() }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

/// The ways in which a section scrolls across the direction of the collection view.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all.
    case none = 0
    /// Freely.
    case continuous
    /// Freely; it comes to rest at the beginning of a group.
    case continuousGroupLeadingBoundary
    /// By the width of the collection view.
    case paging
    /// By groups.
    case groupPaging
    /// By groups, which come to rest in the middle.
    case groupPagingCentered
}

/// A visible item of a section, which a handler can change while the section scrolls.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// The opacity.
    var alpha: CGFloat { get set }
    /// The position on the z axis.
    var zIndex: Int { get set }
    /// A Boolean value that indicates whether the item is hidden.
    var isHidden: Bool { get set }
    /// The transform in three dimensions.
    var transform3D: CATransform3D { get set }
    /// The index path.
    var indexPath: IndexPath { get }
    /// The rectangle, in points.
    var frame: CGRect { get }
    /// The category.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary view; nil for a cell.
    var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// The arrangement of the items of a section: groups one after the other.
@preconcurrency @MainActor public final class NSCollectionLayoutSection: NSObject {
    /// The closure that changes visible items while the section scrolls.
    public typealias VisibleItemsHandler =
        ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

    let group: NSCollectionLayoutGroup
    /// The configuration of a list; nil for other sections.
    var list: UICollectionLayoutListConfiguration?
    /// The insets around the groups; default none.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance between groups, in points; default 0.
    public var interGroupSpacing: CGFloat = 0
    /// The way in which the section scrolls sideways; default not at all.
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The headers and footers; default none.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The views behind the section; default none.
    public var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// The closure that changes visible items while the section scrolls; default nil.
    public var visibleItemsInvalidationHandler: VisibleItemsHandler?
    /// A Boolean value that indicates whether headers keep to the insets; default true.
    public var supplementariesFollowContentInsets = true
    /// The reference of the insets; without effect.
    public var contentInsetsReference = UIContentInsetsReference.automatic {
        didSet {
            warnOfNoEffect(
                "NSCollectionLayoutSection.contentInsetsReference", oldValue, contentInsetsReference)
        }
    }

    /// Creates a section of groups.
    public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// The references of insets in compositional layouts. All are drawn as the collection view's edges.
public enum UIContentInsetsReference: Int, Sendable {
    /// As the layout.
    case automatic = 0
    /// The edges.
    case none
    /// The safe area.
    case safeArea
    /// The margins.
    case layoutMargins
    /// The readable width.
    case readableContent
}

/// The edges and corners of a rectangle to which something is aligned.
public struct NSRectAlignment: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates an alignment from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No edge.
    public static let none = NSRectAlignment(rawValue: 0)
    /// The top edge.
    public static let top = NSRectAlignment(rawValue: 1)
    /// The top left corner.
    public static let topLeading = NSRectAlignment(rawValue: 2)
    /// The left edge.
    public static let leading = NSRectAlignment(rawValue: 3)
    /// The bottom left corner.
    public static let bottomLeading = NSRectAlignment(rawValue: 4)
    /// The bottom edge.
    public static let bottom = NSRectAlignment(rawValue: 5)
    /// The bottom right corner.
    public static let bottomTrailing = NSRectAlignment(rawValue: 6)
    /// The right edge.
    public static let trailing = NSRectAlignment(rawValue: 7)
    /// The top right corner.
    public static let topTrailing = NSRectAlignment(rawValue: 8)
}

/// A view attached to an item of a group. It is not shown.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// The position on the z axis; default 0.
    open var zIndex = 0

    init(size: NSCollectionLayoutSize, kind: String) {
        elementKind = kind
        super.init(layoutSize: size)
    }
}

/// A header or footer of a section.
@preconcurrency @MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge at which it is placed: the bottom for a footer.
    public let alignment: NSRectAlignment
    /// The distance from its place, in points; default none.
    public let offset: CGPoint
    /// A Boolean value that indicates whether the section grows by the view's size; default true.
    public var extendsBoundary = true
    /// A Boolean value that indicates whether the view stays visible while its section is; default false.
    public var pinToVisibleBounds = false

    /// Creates a header or footer.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(size: layoutSize, kind: elementKind)
    }

    /// True for a footer.
    var isFooter: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
}

/// A view behind a section, whose class is registered with the layout.
@preconcurrency @MainActor public final class NSCollectionLayoutDecorationItem: NSObject {
    /// The kind of the view.
    public let elementKind: String
    /// The insets between the section and the view; default none.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The position on the z axis; default 0.
    public var zIndex = 0

    private init(_ kind: String) { elementKind = kind }

    /// Returns a view as large as the section.
    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}
