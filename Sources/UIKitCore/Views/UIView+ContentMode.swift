extension UIView {
    /// The adjustment of content to a change of the view's size.
    public enum ContentMode: Int, Sendable {
        /// Content stretched to the view's size.
        case scaleToFill
        /// Content scaled to the largest size that fits, with its aspect ratio.
        case scaleAspectFit
        /// Content scaled to the smallest size that fills the view, with its aspect ratio.
        case scaleAspectFill
        /// Content redrawn.
        case redraw
        /// Content centered in the view.
        case center
        /// Content centered at an edge.
        case top, bottom, left, right
        /// Content aligned to a corner.
        case topLeft, topRight, bottomLeft, bottomRight
    }
}
