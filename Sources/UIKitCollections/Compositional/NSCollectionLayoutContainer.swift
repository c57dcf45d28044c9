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
