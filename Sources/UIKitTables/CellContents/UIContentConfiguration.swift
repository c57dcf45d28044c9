/// A description of the content of a cell, which creates the view that shows it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// Returns a new view that shows the content.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the description for a state of the cell.
    func updated(for state: any UIConfigurationState) -> Self
}
