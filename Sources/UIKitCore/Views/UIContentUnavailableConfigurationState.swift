/// The state for which missing content is described.
@preconcurrency @MainActor public struct UIContentUnavailableConfigurationState {
    /// The environment.
    public var traitCollection: UITraitCollection
    /// The text that is searched for; nil without a search.
    public var searchText: String?
    /// The values that code adds to the state.
    package var values: [AnyHashable: AnyHashable] = [:]

    /// Creates the state in an environment.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
