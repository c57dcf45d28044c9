extension UITableViewCell {
    /// The states of a cell that is dragged.
    public enum DragState: Int, Sendable {
        /// The cell is in its place; it is about to be dragged; it is dragged.
        case none, lifting, dragging
    }

    /// The ways in which a row shows that it has the focus.
    public enum FocusStyle: Int, Sendable {
        /// The system's way.
        case `default` = 0
        /// The way of the row's own code.
        case custom
    }
}
