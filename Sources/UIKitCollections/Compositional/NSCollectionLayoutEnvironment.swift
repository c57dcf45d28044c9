/// The environment of a section in a compositional layout.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The container of the section.
    var container: any NSCollectionLayoutContainer { get }
    /// The environment of the film.
    var traitCollection: UITraitCollection { get }
}
