import Picture

/// The configuration of a list in a compositional layout.
public struct UICollectionLayoutListConfiguration {
    /// The appearances of lists.
    public enum Appearance: Int, Sendable {
        /// A plain column.
        case plain = 0
        /// Groups on gray.
        case grouped
        /// Groups on gray with margins and round corners.
        case insetGrouped
        /// A column at the side: rows without lines on gray, with margins.
        case sidebar
        /// A plain column at the side: rows without lines on white.
        case sidebarPlain
    }

    /// The kinds of headers.
    public enum HeaderMode: Int, Sendable {
        /// No header.
        case none = 0
        /// A supplementary view.
        case supplementary
        /// The first item of a section.
        case firstItemInSection
    }

    /// The kinds of footers.
    public enum FooterMode: Int, Sendable {
        /// No footer.
        case none = 0
        /// A supplementary view.
        case supplementary
    }

    /// The closure that returns the buttons of a swipe over a row.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    /// The closure that returns the lines of a row, from its index path and the lines of the list.
    public typealias ItemSeparatorHandler =
        (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// The appearance.
    public var appearance: Appearance
    /// A Boolean value that indicates whether lines are drawn between rows; default true. A column at the
    /// side has only those whose visibility code sets.
    public var showsSeparators = true
    /// The color behind the rows; nil, the default, for that of the appearance. A collection view shows that
    /// of its first section, unless it has a `backgroundColor` of its own.
    public var backgroundColor: UIColor?
    /// The kind of header; default none.
    public var headerMode = HeaderMode.none
    /// The kind of footer; default none.
    public var footerMode = FooterMode.none
    /// The lines of rows, where a handler does not change them.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// The closure that returns the lines of a row, made from those of the list; default nil.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The closure that returns the buttons that a swipe to the right uncovers; default nil, for none.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The closure that returns the buttons that a swipe to the left uncovers; default nil, for none.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The distance above a header, also above the first item of a section that is one, in points; default
    /// nil, for that which a header has within itself.
    public var headerTopPadding: CGFloat?

    /// Creates a configuration with an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// True for a list whose rows can be swiped aside.
    var hasSwipeActions: Bool {
        leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
    }

    /// A Boolean value that indicates whether rows lie in groups on gray.
    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

    /// A Boolean value that indicates whether rows lie in a column at the side.
    var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }

    /// The first item of a section in the column or the group: the second one below a first that is a header.
    var firstRow: Int { headerMode == .firstItemInSection ? 1 : 0 }

    /// Returns true for an item that is the header of its section.
    func isHeader(_ path: IndexPath) -> Bool { path.item < firstRow }

    /// The color behind the rows.
    @MainActor var ground: UIColor {
        if let backgroundColor { return backgroundColor }
        switch appearance {
        case .grouped, .insetGrouped: return .systemGroupedBackground
        // The same gray in light; in dark it is lighter than the ground of groups.
        case .sidebar: return .secondarySystemBackground
        case .plain, .sidebarPlain: return .systemBackground
        }
    }

    /// Returns the shape of the fill of a row at the side that is pressed or selected, by eye: a plain column
    /// leaves 8 points at both sides.
    @MainActor func selection(in bounds: CGRect) -> Shape {
        let box = appearance == .sidebarPlain ? bounds.insetBy(dx: 8, dy: 0) : bounds
        return .roundedRectangle(box, cornerRadius: min(ListMeasures.current.cornerRadius, box.height / 2))
    }

    /// A Boolean value that indicates whether rows keep a distance from the sides of the safe area.
    var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }

    /// Returns the distance of rows from the sides, in points: that of root views for inset groups.
    @MainActor func margin(forWidth width: CGFloat) -> CGFloat {
        isInset ? UIViewController.rootMargin(forWidth: width) : 0
    }

    /// The distance of groups from what lies above and below, in points; the first group has as much again
    /// above it. These are the distances of grouped tables, rounded to pixels.
    @MainActor static var groupGap: CGFloat {
        let scale = RunContext.current.scale
        return (17.5 * scale).rounded() / scale
    }

    /// The distance above the first group that another group does not have, in points.
    @MainActor var leadingGap: CGFloat { isGrouped && headerMode == .none ? Self.groupGap : 0 }
}

extension NSCollectionLayoutSection {
    /// The estimated height of a row, in points (that of a line of text in UIKit).
    private static let rowHeight: CGFloat = 44

    /// Returns a section that is a list of rows as high as their content, of at least 44 points.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(rowHeight))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        let isPlain = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
        let margin = configuration.margin(forWidth: layoutEnvironment.container.contentSize.width)
        let gap = isPlain ? 0 : UICollectionLayoutListConfiguration.groupGap
        // A header has its distances within itself.
        section.contentInsets = NSDirectionalEdgeInsets(
            top: configuration.headerMode == .none ? gap : 0, leading: margin,
            bottom: configuration.footerMode == .supplementary ? 0 : gap, trailing: margin)
        let line = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(isPlain ? 28 : 38))
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: line, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            )
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: line, elementKind: UICollectionView.elementKindSectionFooter,
                    alignment: .bottom))
        }
        section.list = configuration
        return section
    }
}
