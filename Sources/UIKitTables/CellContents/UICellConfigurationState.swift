/// The state of a cell.
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
    /// The environment of the film.
    public var traitCollection: UITraitCollection
    /// A Boolean value that indicates whether the cell is selected.
    public var isSelected = false
    /// A Boolean value that indicates whether a finger is on the cell.
    public var isHighlighted = false
    /// A Boolean value that indicates whether the cell is edited; always false.
    public var isEditing = false
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the state of a cell that is neither selected nor touched.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value that code adds to the state; nil for none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
