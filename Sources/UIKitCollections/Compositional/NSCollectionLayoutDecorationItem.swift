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
