/// The state of a view for which content is described.
@preconcurrency @MainActor public protocol UIConfigurationState {
    /// The environment of the film.
    var traitCollection: UITraitCollection { get }
}
