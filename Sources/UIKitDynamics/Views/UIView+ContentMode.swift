extension UIView {
    /// How content follows a change of size.
    public enum ContentMode: Int, Sendable {
        /// Stretched.
        case scaleToFill
        /// As large as fits.
        case scaleAspectFit
        /// As small as fills.
        case scaleAspectFill
        /// Drawn anew.
        case redraw
        /// In the middle.
        case center
        /// At the middle of an edge.
        case top, bottom, left, right
        /// In a corner.
        case topLeft, topRight, bottomLeft, bottomRight
    }
}
