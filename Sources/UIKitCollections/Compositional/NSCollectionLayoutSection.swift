/// The closure that changes the visible items of a section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    NSCollectionLayoutSection.VisibleItemsHandler

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
    /// The bounce and the deceleration of a section that scrolls sideways.
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
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

    /// The edges from which headers and footers have their insets; default automatic, for the insets of the
    /// section where they follow these. Others are the edges of the collection view; margins and the readable
    /// width warn.
    public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic {
        didSet {
            switch supplementaryContentInsetsReference {
            case .automatic, .none, .safeArea: break
            case .layoutMargins, .readableContent:
                warnOfNoEffect("NSCollectionLayoutSection.supplementaryContentInsetsReference")
            }
        }
    }

    /// True for headers and footers within the insets of the section.
    var insetsSupplementaries: Bool {
        supplementariesFollowContentInsets && supplementaryContentInsetsReference == .automatic
    }

    /// Creates a section of groups.
    public init(group: NSCollectionLayoutGroup) { self.group = group }
}
