/// The state of a cell.
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
    /// The environment of the film.
    public var traitCollection: UITraitCollection
    /// A Boolean value that indicates whether the cell is selected.
    public var isSelected = false
    /// A Boolean value that indicates whether a finger is on the cell.
    public var isHighlighted = false
    /// A Boolean value that indicates whether the cell is edited.
    public var isEditing = false
    /// A Boolean value that indicates whether the cell takes no touches.
    public var isDisabled = false
    /// A Boolean value that indicates whether a keyboard's focus is on the cell; false unless code sets it.
    public var isFocused = false
    /// A Boolean value that indicates whether the cell stays at the edge; false unless code sets it.
    public var isPinned = false
    /// A Boolean value that indicates whether the items below the cell's are shown; false unless code sets
    /// it.
    public var isExpanded = false
    /// A Boolean value that indicates whether a finger has moved the cell aside; false unless code sets it.
    public var isSwiped = false
    /// A Boolean value that indicates whether a finger moves the cell elsewhere; false unless code sets it.
    public var isReordering = false
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the state of a cell that is neither selected nor touched.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value that code adds to the state; nil for none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
