/// The state of a view that is no cell, such as a header.
@preconcurrency @MainActor public struct UIViewConfigurationState: UIConfigurationState {
    /// The environment of the film.
    public var traitCollection: UITraitCollection
    /// A Boolean value that indicates whether the view takes no touches.
    public var isDisabled = false
    /// A Boolean value that indicates whether a finger is on the view.
    public var isHighlighted = false
    /// A Boolean value that indicates whether the view is selected.
    public var isSelected = false
    /// A Boolean value that indicates whether a keyboard's focus is on the view; false unless code sets it.
    public var isFocused = false
    /// A Boolean value that indicates whether the view stays at the edge; false unless code sets it.
    public var isPinned = false
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the state of a view that is neither selected nor touched.
    ///
    /// - Parameter traitCollection: the environment of the film.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value that code adds to the state; nil for none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
