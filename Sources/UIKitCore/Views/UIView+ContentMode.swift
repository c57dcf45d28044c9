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

extension CGSize {
    /// Returns the rectangle of content of this size in bounds, by a content mode.
    package func placed(in bounds: CGRect, _ mode: UIView.ContentMode) -> CGRect {
        guard width > 0, height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        let (x, y) = (bounds.width / width, bounds.height / height)
        switch mode {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return aligned(in: bounds, 0.5, 0.5, factor: min(x, y))
        case .scaleAspectFill: return aligned(in: bounds, 0.5, 0.5, factor: max(x, y))
        case .center: return aligned(in: bounds, 0.5, 0.5)
        case .top: return aligned(in: bounds, 0.5, 0)
        case .bottom: return aligned(in: bounds, 0.5, 1)
        case .left: return aligned(in: bounds, 0, 0.5)
        case .right: return aligned(in: bounds, 1, 0.5)
        case .topLeft: return aligned(in: bounds, 0, 0)
        case .topRight: return aligned(in: bounds, 1, 0)
        case .bottomLeft: return aligned(in: bounds, 0, 1)
        case .bottomRight: return aligned(in: bounds, 1, 1)
        }
    }
}
