/// The state for which missing content is described.
@preconcurrency @MainActor public struct UIContentUnavailableConfigurationState {
    /// The environment.
    public var traitCollection: UITraitCollection
    /// The text that is searched for; default nil.
    public var searchText: String?

    /// Creates the state in an environment.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
