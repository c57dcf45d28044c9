extension UIDynamicAnimator {
    /// The precision with which views are set to the state of their bodies; items that are not views always
    /// get exact values. Flipbook's own.
    public enum WriteBack: Sendable, Hashable {
        /// Exact values, for the smoothest motion on film; the default.
        case exact
        /// The precision of Apple's animator: centers rounded to whole pixels, with this many pixels
        /// per point, and angles to multiples of 1/5000 radian. Use 1 for a view without a window,
        /// as in the log of 2013.
        case pixels(perPoint: CGFloat)

        func rounded(_ center: CGPoint) -> CGPoint {
            guard case .pixels(let scale) = self, scale > 0 else { return center }
            return CGPoint(x: (center.x * scale).rounded() / scale, y: (center.y * scale).rounded() / scale)
        }

        func rounded(_ angle: CGFloat) -> CGFloat {
            guard case .pixels = self else { return angle }
            return (angle * 5000).rounded() / 5000
        }
    }
}
