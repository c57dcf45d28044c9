extension UITableViewCell {
    /// The states of a cell that is dragged.
    public enum DragState: Int, Sendable {
        /// The cell is in its place; it is about to be dragged; it is dragged.
        case none, lifting, dragging
    }
}
