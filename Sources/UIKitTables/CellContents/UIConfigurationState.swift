/// The state of a view for which content is described.
@preconcurrency @MainActor public protocol UIConfigurationState {
    /// The environment of the film.
    var traitCollection: UITraitCollection { get set }
    /// Creates the state of a view that is neither selected nor touched.
    ///
    /// - Parameter traitCollection: the environment of the film.
    init(traitCollection: UITraitCollection)
    /// A value that code adds to the state; nil for none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
